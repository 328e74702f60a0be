public import Foundation
public import LabSystem

/// A network that fails on request: the fault word in a message's text (`FaultKind`) decides what becomes of it.
///
/// All times are fixed: 40 ms to the server and 40 ms back.
public final class MockMessageTransport: MessageTransport {
  /// The time a packet takes in one direction.
  public static let latency = Duration.milliseconds(40)

  private enum Packet: Sendable {
    /// To the server, which then answers after `answersAfter`; an answer that is `nil` is lost.
    case toServer(DeliveryAttempt, Answers)
    /// To the client.
    case toClient(TransportEvent.Kind)

    var messageID: Message.ID? {
      switch self {
      case .toServer(let attempt, _): attempt.messageID
      case .toClient(.answer(let id, _, _)), .toClient(.broken(let id, _, _)): id
      case .toClient: nil
      }
    }

    var attempt: Int? {
      switch self {
      case .toServer(let attempt, _): attempt.number
      case .toClient(.answer(_, let number, _)), .toClient(.broken(_, let number, _)): number
      case .toClient: nil
      }
    }
  }

  /// What the server sends back when an attempt has arrived, each after a delay.
  private enum Answers: Sendable {
    case confirm([Duration])
    case echoThenConfirm
    case status(Int)
    case proxyPage
    case lost
  }

  private struct State: Sendable {
    var server: MockServer
    var isOnline = true
    /// Sorted by date; packets of one moment keep the order in which they were sent.
    var packets: [(date: LabInstant, packet: Packet)] = []

    mutating func schedule(_ packet: Packet, at date: LabInstant) {
      let index = packets.lastIndex { $0.date <= date }.map { $0 + 1 } ?? 0
      packets.insert((date, packet), at: index)
    }
  }

  private struct Checkpoint: Sendable {
    var ledgerPosition: Int?
    var isOnline: Bool
  }

  private let state: Locked<State>

  /// Creates the network and its server. The server's ledger is kept in a file and found again by the next process.
  public init(fileSystem: any FileSystem, layout: HomeLayout) {
    state = Locked(State(server: MockServer(fileSystem: fileSystem, path: layout.serverLedger)))
  }

  /// What the server has stored, in the order of arrival.
  public var ledger: [ServerRecord] { state.withLock { $0.server.ledger() } }

  /// The server's record of one message.
  public func record(of id: Message.ID) -> ServerRecord? { state.withLock { $0.server.record(of: id) } }

  /// Whether the device has a network.
  public var isOnline: Bool { state.withLock { $0.isOnline } }

  public var nextEventDate: LabInstant? { state.withLock { $0.packets.first?.date } }

  public func send(_ attempt: DeliveryAttempt, at now: LabInstant) {
    state.withLock { state in
      guard state.isOnline else {
        let kind = TransportEvent.Kind.broken(
          messageID: attempt.messageID, attempt: attempt.number, .connectionRefused)
        return state.schedule(.toClient(kind), at: now)
      }
      MockMessageTransport.begin(attempt, at: now, &state)
    }
  }

  private static func begin(_ attempt: DeliveryAttempt, at now: LabInstant, _ state: inout State) {
    func arrive(after delay: Duration, _ answers: Answers) {
      state.schedule(.toServer(attempt, answers), at: now.advanced(by: delay))
    }
    func breakOff(_ failure: DeliveryFailure, after delay: Duration) {
      let kind = TransportEvent.Kind.broken(messageID: attempt.messageID, attempt: attempt.number, failure)
      state.schedule(.toClient(kind), at: now.advanced(by: delay))
    }
    let isFirst = attempt.number == 1
    switch FaultKind(in: attempt.text) {
    case .fail where isFirst: breakOff(.connectionRefused, after: latency)
    case .slow where isFirst: arrive(after: .milliseconds(2_500), .confirm([.milliseconds(2_500)]))
    case .dropack where isFirst:
      arrive(after: latency, .lost)
      breakOff(.connectionLost, after: .milliseconds(400))
    case .echofirst: arrive(after: latency, .echoThenConfirm)
    case .dupack: arrive(after: latency, .confirm([latency, latency * 2]))
    case .unavailable where attempt.number <= 2: arrive(after: latency, .status(503))
    case .rejected: arrive(after: latency, .status(400))
    case .html520 where isFirst: arrive(after: latency, .proxyPage)
    case .timeout where isFirst: arrive(after: .seconds(12), .confirm([.seconds(3)]))
    default: arrive(after: latency, .confirm([latency]))
    }
  }

  public func events(through moment: LabInstant) -> [TransportEvent] {
    state.withLock { state in
      var events: [TransportEvent] = []
      while let (date, packet) = state.packets.first, date <= moment {
        state.packets.removeFirst()
        switch packet {
        case .toClient(let kind): events.append(TransportEvent(date: date, kind: kind))
        case .toServer(let attempt, let answers):
          let verdict = MockMessageTransport.arrive(attempt, answers, at: date, &state)
          let kind = TransportEvent.Kind.reachedServer(
            messageID: attempt.messageID, attempt: attempt.number, verdict)
          events.append(TransportEvent(date: date, kind: kind))
        }
      }
      return events
    }
  }

  private static func arrive(
    _ attempt: DeliveryAttempt, _ answers: Answers, at date: LabInstant, _ state: inout State
  ) -> ServerVerdict {
    func answer(_ response: ServerResponse, after delay: Duration) {
      let kind = TransportEvent.Kind.answer(messageID: attempt.messageID, attempt: attempt.number, response)
      state.schedule(.toClient(kind), at: date.advanced(by: delay))
    }
    if case .status(let status) = answers {
      answer(ServerResponse(status: status, body: #"{"error":"\#(status)"}"#), after: latency)
      return .refused(status: status)
    }
    let verdict = state.server.receive(attempt, at: date)
    let serverID: String
    switch verdict {
    case .stored(let id), .recognized(let id): serverID = id
    case .refused: return verdict
    }
    switch answers {
    case .confirm(let delays): for delay in delays { answer(.accepted(serverID), after: delay) }
    case .echoThenConfirm:
      let kind = TransportEvent.Kind.echo(messageID: attempt.messageID, serverID: serverID)
      state.schedule(.toClient(kind), at: date.advanced(by: .milliseconds(20)))
      answer(.accepted(serverID), after: .milliseconds(60))
    case .proxyPage:
      let page = "<!DOCTYPE html><title>520: Web server is returning an unknown error</title>"
      answer(ServerResponse(status: 520, body: page), after: latency)
    case .lost, .status: break
    }
    return verdict
  }

  public func setOnline(_ isOnline: Bool, at now: LabInstant) {
    state.withLock { state in
      state.isOnline = isOnline
      guard !isOnline else { return }
      let lost = state.packets
      state.packets = []
      var told: Set<Message.ID> = []
      for case let (id?, attempt?) in lost.map({ ($0.packet.messageID, $0.packet.attempt) })
      where told.insert(id).inserted {
        let kind = TransportEvent.Kind.broken(messageID: id, attempt: attempt, .connectionLost)
        state.schedule(.toClient(kind), at: now)
      }
    }
  }

  public func clientVanished() {
    state.withLock { state in
      state.packets.removeAll {
        if case .toClient = $0.packet { true } else { false }
      }
    }
  }

  public func checkpoint() -> (any Sendable)? {
    state.withLock { Checkpoint(ledgerPosition: $0.server.position, isOnline: $0.isOnline) }
  }

  public func restore(_ checkpoint: any Sendable) {
    guard let checkpoint = checkpoint as? Checkpoint else { return }
    state.withLock { state in
      state.packets = []
      state.isOnline = checkpoint.isOnline
      state.server.rewind(to: checkpoint.ledgerPosition)
    }
  }

  /// Forgets the ledger and its file, and everything under way.
  public func reset() throws(FileSystemError) {
    try state.withLock { state throws(FileSystemError) in
      state.packets = []
      state.isOnline = true
      try state.server.reset()
    }
  }
}
