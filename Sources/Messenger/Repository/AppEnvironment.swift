public import LabSystem
public import LabText

/// The composition root: the one place where the messenger's parts are chosen and put together. Everything else gets
/// what it needs handed in and makes nothing itself.
public final class AppEnvironment: Sendable {
  /// Where the time comes from.
  public let clock: any LabClock
  /// Where the files are.
  public let fileSystem: any FileSystem
  /// Where everything lies under the home folder.
  public let layout: HomeLayout
  /// The way to the server.
  public let transport: any MessageTransport
  /// The owner of the messages.
  public let repository: MessageRepository

  /// Puts a messenger together. Nothing is read before `start`.
  ///
  /// - Parameters:
  ///   - transport: the way to the server; `nil` is the mock network with its server.
  ///   - program: the name written into the lock for others to read.
  public init(
    fileSystem: any FileSystem, layout: HomeLayout, clock: any LabClock, ids: UUIDSource, language: Language,
    program: String = "lab", transport: (any MessageTransport)? = nil
  ) {
    self.clock = clock
    self.fileSystem = fileSystem
    self.layout = layout
    let transport = transport ?? MockMessageTransport(fileSystem: fileSystem, layout: layout)
    self.transport = transport
    let cache = JSONInboxCache(
      fileSystem: fileSystem, layout: layout, holder: .current(program: program), seed: InboxSeed(language: language))
    repository = MessageRepository(cache: cache, transport: transport, clock: clock, ids: ids)
  }

  /// A messenger that leaves nothing behind: the same store, on a disk that lives in memory.
  public static func ephemeral(clock: any LabClock, ids: UUIDSource, language: Language) -> AppEnvironment {
    AppEnvironment(
      fileSystem: MemoryFileSystem(), layout: HomeLayout(root: "/home"), clock: clock, ids: ids, language: language)
  }

  /// Opens the store.
  ///
  /// - Throws: a diagnostic that names the holder when another process uses it.
  public func start() async throws(Diagnostic) -> RecoveryReport { try await repository.start() }

  /// The mock server's own ledger; empty when another transport was handed in.
  public var serverLedger: [ServerRecord] { (transport as? MockMessageTransport)?.ledger ?? [] }
}
