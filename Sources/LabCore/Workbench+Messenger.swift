import LabSystem
public import LabText
public import Messenger

extension Workbench {
  /// The messenger's owner of messages, opened at the first use.
  ///
  /// - Throws: a diagnostic that names the process which uses the same home folder.
  public func repository() async throws(Diagnostic) -> MessageRepository {
    if let report = try await startMessenger() { pendingRecovery = report }
    return messenger.repository
  }

  /// Opens the messenger's store unless it is open.
  ///
  /// - Returns: what was found, at the first call only.
  public func startMessenger() async throws(Diagnostic) -> RecoveryReport? {
    guard !isMessengerStarted else { return nil }
    let report = try await messenger.start()
    isMessengerStarted = true
    return report
  }

  /// What the last start of the store found, once.
  public func takeRecovery() -> RecoveryReport? {
    defer { pendingRecovery = nil }
    return pendingRecovery
  }

  /// Brings what is open to rest: called before the program ends.
  ///
  /// - Returns: what is lost because the disk did not take it.
  @discardableResult public func closeMessenger() async -> Diagnostic? {
    guard isMessengerStarted, let loss = await messenger.repository.close() else { return nil }
    return Diagnostic(
      Localized(
        en: "messages of this session are lost: \(loss.sentence.en)", zh: "本次会话的消息没有保存：\(loss.sentence.zh)"),
      hint: Localized(en: "make room or name another folder with --home DIR", zh: "请腾出空间，或用 --home 目录 换一个位置"))
  }
}
