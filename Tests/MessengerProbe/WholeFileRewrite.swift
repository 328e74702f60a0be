import Foundation
import LabSystem
import Messenger

extension MessengerProbe {
  /// The store to beat: one JSON file of all messages, encoded and replaced on each change.
  static func measureRewrites(_ layout: HomeLayout, _ count: Int) throws {
    let system = POSIXFileSystem()
    try system.createFolder(layout.messenger)
    var messages = (0..<count).map { message($0) }
    let rounds = max(1, min(200, 50_000 / max(count, 1)))
    var bytes = 0
    let began = ContinuousClock.now
    for number in count..<(count + rounds) {
      messages.append(message(number))
      // As in a send: once before the network, once with its answer.
      for _ in 1...2 {
        let data = try JSONEncoder().encode(messages)
        try system.replace(layout.inbox, with: Array(data))
        bytes += data.count
      }
    }
    let time = ContinuousClock.now - began
    say(
      "{\"messages\":\(count),\"sendsPerSecond\":\(Double(rounds) / (time / .seconds(1))),\"bytesPerSend\":\(bytes / rounds)}")
  }

  private static func message(_ number: Int) -> Message {
    Message(
      id: UUIDSource.seeded(1).uuid(ordinal: UInt64(number)), number: number + 1, ordinal: number + 1,
      conversation: "trail", author: Message.ownAuthor, text: sampleText(number),
      createdAt: VirtualClock.defaultStart.date, deliveryState: .sent, attempts: 1, serverID: "s\(number + 1)")
  }
}
