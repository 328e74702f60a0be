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
  public func closeMessenger() async {
    guard isMessengerStarted else { return }
    await messenger.repository.close()
  }
}
