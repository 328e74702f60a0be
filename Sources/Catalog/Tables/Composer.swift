import UIKitModel

/// The object behind the buttons of a message field: it answers their messages and keeps a record of them.
final class Composer: SelectorTarget {
  /// How often Send was reported.
  private(set) var sentCount = 0
  /// The messages that arrived, oldest first: the selector and the sender's class.
  private(set) var received: [String] = []

  /// Whether it has a method of that name: `sendTapped:`, `attachTapped:` and `fingerDown:`.
  func responds(to selector: Selector) -> Bool {
    ["sendTapped:", "attachTapped:", "fingerDown:"].contains(selector.description)
  }

  /// Runs the method of that name.
  func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
    guard responds(to: selector) else { return false }
    if selector.description == "sendTapped:" { sentCount += 1 }
    received.append("\(selector.description) from \(sender.map { String(describing: Swift.type(of: $0)) } ?? "nobody")")
    return true
  }
}
