/// What a session tells whoever shows it. Only a class can conform: the session refers to it weakly.
public protocol ChatSessionDelegate: AnyObject {
  /// A text has arrived.
  func session(_ session: ChatSession, didReceive text: String)
}

/// The connection of one conversation. It reports in two ways: to a delegate that it does not keep, and to a closure
/// that it does.
public final class ChatSession {
  /// Who is told of each text; not kept alive.
  public weak var delegate: (any ChatSessionDelegate)?
  /// What is called with each text; kept alive with everything that it captures.
  public var onReceive: ((String) -> Void)?
  /// Whether texts that arrive are passed on.
  public var isMuted = false
  /// How many texts have arrived.
  public private(set) var receivedCount = 0

  /// Makes a session that reports to nobody.
  public init() {}

  /// A text arrives.
  public func receive(_ text: String) {
    receivedCount += 1
    guard !isMuted else { return }
    delegate?.session(self, didReceive: text)
    onReceive?(text)
  }
}

/// A screen that shows a session: it keeps the session, and the session must not keep it.
public final class ChatScreen: ChatSessionDelegate {
  /// The screen's title.
  public var title: String
  /// The texts on it, the oldest first.
  public private(set) var shown: [String] = []
  /// The session that it shows; kept alive.
  public let session: ChatSession

  private let log: EventLog

  /// Makes a screen and becomes the session's delegate.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - session: the session that it shows.
  ///   - log: where `deinit` writes.
  public init(title: String = "Trail Club", session: ChatSession = ChatSession(), log: EventLog = EventLog()) {
    self.title = title
    self.session = session
    self.log = log
    session.delegate = self
  }

  deinit { log.add("\(title) ended") }

  /// The delegate's duty: shows the text.
  public func session(_ session: ChatSession, didReceive text: String) { shown.append(text) }

  /// Hands the session a closure that captures the screen strongly.
  public func listenStrongly() { session.onReceive = { self.note($0) } }

  /// Hands the session a closure that captures the screen weakly.
  public func listenWeakly() { session.onReceive = { [weak self] in self?.note($0) } }

  private func note(_ text: String) { log.add("\(title) heard \(text)") }
}
