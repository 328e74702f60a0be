import LabText
public import Messenger

extension Workbench {
  /// Notes the states that a message went through, for open state predictions.
  public func noteStates(_ changes: [InboxChange]) {
    for index in openPredictions.indices {
      guard case .states = openPredictions[index].form else { continue }
      for change in changes {
        guard let message = change.message, openPredictions[index].messageID ?? message.id == message.id else { continue }
        openPredictions[index].messageID = message.id
        if openPredictions[index].seenStates.last != message.deliveryState.rawValue {
          openPredictions[index].seenStates.append(message.deliveryState.rawValue)
        }
      }
    }
  }
}
