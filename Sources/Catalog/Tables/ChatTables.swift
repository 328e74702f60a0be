import Inspection
import TeachingTypes

/// Tables of the small types that ownership, enums and tasks are shown with.
extension TypeTable {
  /// The doors into an `EventLog`.
  static var eventLog: TypeTable {
    TypeTable(EventLog.self, fresh: EventLog()) {
      Property("lines", \EventLog.lines, .get)
      Property("count", \EventLog.count, .get)
      Property("last", \EventLog.last, .get)
      Method("add(_ line: String)") { (log: EventLog, line: String) in log.add(line) }
      Method("clear()") { (log: EventLog) in log.clear() }
      Initializer("init()") { EventLog() }
    }
  }

  /// The doors into an `Attachment`.
  static var attachment: TypeTable {
    TypeTable(Attachment.self, conformances: ["Equatable", "Hashable"]) {
      EnumCase("photo(width: Int, height: Int)", Attachment.photo)
      EnumCase("voice(seconds: Int)", Attachment.voice)
      EnumCase("file(name: String, bytes: Int)", Attachment.file)
    }
  }

  /// The doors into an `AttachmentRow`.
  static var attachmentRow: TypeTable {
    TypeTable(AttachmentRow.self, fresh: AttachmentRow()) {
      Property("attachment", \AttachmentRow.attachment)
      Property("caption", \AttachmentRow.caption)
      Property("isCompact", \AttachmentRow.isCompact)
      Property("autoplayLimit", \AttachmentRow.autoplayLimit, in: 0...600)
      Property("title", \AttachmentRow.title, .get)
      Property("playsByItself", \AttachmentRow.playsByItself, .get)
      Property("spokenText", \AttachmentRow.spokenText, .get)
      Initializer("init(attachment: Attachment? = nil, caption: String? = nil)") { (attachment: Attachment?, caption: String?) in
        AttachmentRow(attachment: attachment, caption: caption)
      }
    }
  }

  /// The doors into a `ChatSession`.
  static var chatSession: TypeTable {
    TypeTable(ChatSession.self, fresh: ChatSession()) {
      Property("delegate", \ChatSession.delegate)
      Property("onReceive", \ChatSession.onReceive)
      Property("isMuted", \ChatSession.isMuted)
      Property("receivedCount", \ChatSession.receivedCount, .privateSet)
      Method("receive(_ text: String)") { (session: ChatSession, text: String) in session.receive(text) }
      Initializer("init()") { ChatSession() }
    }
  }

  /// The doors into a `ChatScreen`.
  static var chatScreen: TypeTable {
    TypeTable(ChatScreen.self, conformances: ["ChatSessionDelegate"], fresh: ChatScreen()) {
      Property("title", \ChatScreen.title)
      Property("shown", \ChatScreen.shown, .privateSet)
      Property("session", \ChatScreen.session, .constant)
      Method("session(_ session: ChatSession, didReceive text: String)") { (screen: ChatScreen, session: ChatSession, text: String) in
        screen.session(session, didReceive: text)
      }
      Method("listenStrongly()") { (screen: ChatScreen) in screen.listenStrongly() }
      Method("listenWeakly()") { (screen: ChatScreen) in screen.listenWeakly() }
      Initializer("init(title: String = \"Trail Club\", session: ChatSession, log: EventLog)") {
        (title: String, session: ChatSession, log: EventLog) in
        ChatScreen(title: title, session: session, log: log)
      }
    }
  }

  /// The doors of the protocol `ChatSessionDelegate`.
  static var chatSessionDelegate: TypeTable {
    TypeTable((any ChatSessionDelegate).self, conformances: ["AnyObject"]) {
      Method("session(_ session: ChatSession, didReceive text: String)") {
        (delegate: any ChatSessionDelegate, session: ChatSession, text: String) in
        delegate.session(session, didReceive: text)
      }
    }
  }

  /// The doors into a `SendError`.
  static var sendError: TypeTable {
    TypeTable(SendError.self, conformances: ["Error", "Equatable", "Hashable"]) {
      EnumCase("offline", SendError.offline)
      EnumCase("emptyText", SendError.emptyText)
      EnumCase("tooLong(limit: Int)", SendError.tooLong)
      EnumCase("refused(status: Int)", SendError.refused)
    }
  }

  /// The doors into a `JobQueue`.
  static var jobQueue: TypeTable {
    TypeTable(JobQueue.self, fresh: JobQueue()) {
      Property("waiting", \JobQueue.waiting, .get)
      Method("func runNext() -> Bool") { (queue: JobQueue) in queue.runNext() }
      Method("func runAll() -> Int") { (queue: JobQueue) in queue.runAll() }
    }
  }

  /// The doors into an `AnswerWire`.
  static var answerWire: TypeTable {
    TypeTable(AnswerWire.self, fresh: AnswerWire()) {
      Property("isWaiting", \AnswerWire.isWaiting, .get)
      AsyncMethod("func request(_ text: String) async throws -> String") { (wire: AnswerWire, text: String) in
        try await wire.request(text)
      }
      Method("func answer(_ id: String) -> Bool") { (wire: AnswerWire, id: String) in wire.answer(id) }
      Method("func fail(_ error: SendError) -> Bool") { (wire: AnswerWire, error: SendError) in wire.fail(error) }
    }
  }

  /// The doors into a `MessageSender`.
  static var messageSender: TypeTable {
    TypeTable(MessageSender.self, fresh: MessageSender()) {
      Property("isOnline", \MessageSender.isOnline)
      Property("longestText", \MessageSender.longestText, in: 1...16_384)
      Property("queue", \MessageSender.queue, .constant)
      Property("wire", \MessageSender.wire, .constant)
      Property("log", \MessageSender.log, .constant)
      Method("func check(_ text: String) throws") { (sender: MessageSender, text: String) in try sender.check(text) }
      Method("func start(_ text: String) -> Task<String, any Error>") { (sender: MessageSender, text: String) in sender.start(text) }
    }
  }
}

/// Ends whatever a frame's tasks still wait for, so that nothing is left suspended when the frame goes.
func settle(_ queue: JobQueue, _ wire: AnswerWire) {
  while queue.runAll() > 0 || wire.fail(.offline) {}
}
