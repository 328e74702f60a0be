import Foundation
public import LabSystem
public import LabText

/// Everything that a session gets from outside. With the same environment and the same commands, a session gives the
/// same bytes.
public struct LabEnvironment: Sendable {
  /// Where files are read and written.
  public var fileSystem: any FileSystem
  /// The home folder.
  public var home: HomeLayout
  /// Whether nothing of the session outlives it.
  public var isEphemeral: Bool
  /// How time passes.
  public var clock: any LabClock
  /// Whether `clock` moves only when a command moves it.
  public var isVirtualClock: Bool
  /// The seed of every random choice.
  public var seed: UInt64
  /// Where message ids come from.
  public var uuids: UUIDSource
  /// The language of the first prompt.
  public var language: Language
  /// The width of the output in columns.
  public var width: Int
  /// What colours the output may use. Decides how `preview` draws; never what a transcript holds.
  public var colorDepth: ColorDepth
  /// Whether a person sits at a terminal: greetings, confirmations and `$EDITOR` need one.
  public var isInteractive: Bool
  /// Programs that were found outside.
  public var tools: Tools
  /// The folder that relative file names start from.
  public var workingFolder: String
  /// A folder for short-lived files; each user of it makes and removes one of its own inside. Sessions that run at the
  /// same time each have one.
  public var temporaryFolder: String
  /// Where a person sees that the lab waits for another program; `nil` where nobody looks.
  public var activity: (any ActivityIndicator)?
  /// Where compiled things are kept. Sessions may share it: an entry is found by its content and never changes.
  public var cacheFolder: String

  /// Programs that the lab can use when they are there.
  public struct Tools: Sendable, Hashable {
    /// The Swift compiler driver, from `LAB_SWIFTC` or `PATH`.
    public var swiftc: String?
    /// LLDB, from `LAB_LLDB` or `PATH`.
    public var lldb: String?
    /// The learner's editor, from `VISUAL` or `EDITOR`.
    public var editor: String?
    /// The environment that child processes get.
    public var environment: [String: String]

    /// Creates a set of programs.
    public init(
      swiftc: String? = nil, lldb: String? = nil, editor: String? = nil, environment: [String: String] = [:]
    ) {
      self.swiftc = swiftc
      self.lldb = lldb
      self.editor = editor
      self.environment = environment
    }
  }

  /// Creates an environment.
  ///
  /// - Parameter cacheFolder: by default under the home, or for a session that leaves nothing behind in the temporary folder.
  public init(
    fileSystem: any FileSystem, home: HomeLayout, isEphemeral: Bool, clock: any LabClock, isVirtualClock: Bool,
    seed: UInt64, uuids: UUIDSource, language: Language, width: Int, colorDepth: ColorDepth, isInteractive: Bool,
    tools: Tools, workingFolder: String, temporaryFolder: String, cacheFolder: String? = nil
  ) {
    self.fileSystem = fileSystem
    self.home = home
    self.isEphemeral = isEphemeral
    self.clock = clock
    self.isVirtualClock = isVirtualClock
    self.seed = seed
    self.uuids = uuids
    self.language = language
    self.width = width
    self.colorDepth = colorDepth
    self.isInteractive = isInteractive
    self.tools = tools
    self.workingFolder = workingFolder
    self.temporaryFolder = temporaryFolder
    self.cacheFolder = cacheFolder ?? (isEphemeral ? temporaryFolder + "/cache" : home.cache)
  }

  /// The same with a new temporary folder inside this one's, for a session that runs beside others.
  public func besideOthers() -> LabEnvironment {
    var copy = self
    copy.temporaryFolder += "/" + UUID().uuidString
    return copy
  }
}

/// The version of the program, printed by `lab --version` and written into transcripts.
public enum LabVersion {
  /// The version.
  public static let current = "0.1.0"
  /// The day of the version, for the manual page.
  public static let date = "2026-11-30"
}
