/// Where everything lies under the lab's home folder.
public struct HomeLayout: Hashable, Sendable {
  /// The home folder, absolute, without a slash at the end.
  public var root: String

  /// Creates the layout of a home folder.
  public init(root: String) {
    var root = root
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    self.root = root
  }

  /// The home folder used without `--home` and `LAB_HOME`: `$XDG_STATE_HOME/lab`, else `~/.local/state/lab`.
  ///
  /// - Returns: `nil` when the environment names no home at all.
  public static func standard(environment: [String: String]) -> HomeLayout? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return HomeLayout(root: state + "/lab") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return HomeLayout(root: home + "/.local/state/lab")
  }

  /// The folder of the messenger's store.
  public var messenger: String { root + "/messenger" }
  /// The messenger's snapshot.
  public var inbox: String { messenger + "/inbox.json" }
  /// The messenger's changes since the snapshot.
  public var journal: String { messenger + "/journal.jsonl" }
  /// What the mock server has stored. The client never reads it.
  public var serverLedger: String { messenger + "/server.jsonl" }
  /// The lock of the messenger's store.
  public var messengerLock: String { messenger + "/lock" }
  /// The folder of the learner's progress.
  public var learning: String { root + "/learning" }
  /// The learner's progress.
  public var progress: String { learning + "/progress.json" }
  /// The lock of the learner's progress, held while it is written.
  public var progressLock: String { learning + "/lock" }
  /// The command history.
  public var history: String { root + "/history" }
  /// The folder of recorded sessions.
  public var transcripts: String { root + "/transcripts" }
  /// The folder of the learner's Swift source file.
  public var workbench: String { root + "/workbench" }
  /// The folder of compiler artefacts. It can be deleted at any time.
  public var cache: String { root + "/cache" }
}
