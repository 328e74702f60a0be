import Foundation
public import LabCore
import LabSystem
public import LabText

/// Makes the environment of a session out of the program's arguments and the process's environment: the only place that
/// looks at either.
public struct SessionSetup: Sendable {
  /// What the arguments ask for.
  public var options: LaunchOptions
  /// The variables of the process.
  public var variables: [String: String]
  /// Whether both input and output are a terminal and no script was given.
  public var isInteractive: Bool
  /// Whether the output is a terminal.
  public var outputIsTerminal: Bool
  /// The terminal's width, if there is one.
  public var terminalWidth: Int?
  /// The folder that the program was started in.
  public var workingFolder: String

  /// Creates a set-up.
  public init(
    options: LaunchOptions, variables: [String: String], isInteractive: Bool, outputIsTerminal: Bool, terminalWidth: Int?,
    workingFolder: String
  ) {
    self.options = options
    self.variables = variables
    self.isInteractive = isInteractive
    self.outputIsTerminal = outputIsTerminal
    self.terminalWidth = terminalWidth
    self.workingFolder = workingFolder
  }

  /// The environment of a session that leaves nothing behind: in memory, on the virtual clock, without a terminal.
  ///
  /// Tools and tests play whole lessons in such sessions; `besideOthers()` keeps the files of one apart from another's.
  public static func throwaway(
    _ language: Language = .english, width: Int = 80, variables: [String: String] = [:], workingFolder: String
  ) -> LabEnvironment {
    var options = LaunchOptions()
    options.isEphemeral = true
    options.language = language
    options.width = width
    let setup = SessionSetup(
      options: options, variables: variables, isInteractive: false, outputIsTerminal: false, terminalWidth: width,
      workingFolder: workingFolder)
    do { return try setup.environment() } catch { preconditionFailure("a session in memory needs no home: \(error.message.en)") }
  }

  /// The language: asked for, else the locale's, else English.
  public var language: Language {
    if let language = options.language { return language }
    let locale = ["LAB_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    return locale.flatMap { Language(localeName: $0) } ?? .english
  }

  /// The colours of the output.
  public var colorDepth: ColorDepth {
    switch options.color {
    case .never: .none
    case .always: max(depthOfTerminal, .ansi16)
    case .auto: outputIsTerminal && !options.usesJSON ? depthOfTerminal : .none
    }
  }

  private var depthOfTerminal: ColorDepth {
    ColorDepth(term: variables["TERM"], colorTerm: variables["COLORTERM"], noColor: options.color == .always ? nil : variables["NO_COLOR"])
  }

  /// The environment of the session.
  ///
  /// - Throws: when no home folder can be named.
  public func environment() throws(UsageError) -> LabEnvironment {
    let isVirtual = (options.clock ?? (isInteractive ? .real : .virtual)) == .virtual
    let seed = options.seed ?? (isVirtual ? 0 : UInt64.random(in: .min ... .max))
    let home = try home()
    return LabEnvironment(
      fileSystem: options.isEphemeral ? MemoryFileSystem() : POSIXFileSystem(), home: home, isEphemeral: options.isEphemeral,
      clock: isVirtual ? VirtualClock() : RealClock(), isVirtualClock: isVirtual, seed: seed, uuids: .seeded(seed),
      language: language, width: options.width ?? terminalWidth ?? 80, colorDepth: colorDepth, isInteractive: isInteractive,
      tools: tools, workingFolder: workingFolder, temporaryFolder: temporaryFolder)
  }

  private func home() throws(UsageError) -> HomeLayout {
    if options.isEphemeral { return HomeLayout(root: "/lab") }
    if let home = options.home ?? variables["LAB_HOME"], !home.isEmpty { return HomeLayout(root: absolute(home)) }
    if let home = HomeLayout.standard(environment: variables) { return home }
    throw UsageError(
      Localized(en: "there is no home folder: neither HOME nor LAB_HOME is set", zh: "没有主目录：HOME 和 LAB_HOME 都没有设置"),
      hint: Localized(en: "name one with --home DIR, or use --ephemeral", zh: "用 --home 目录 指定一个，或使用 --ephemeral"))
  }

  private func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : workingFolder + "/" + path
    return full.count > 1 && full.hasSuffix("/") ? String(full.dropLast()) : full
  }

  private var temporaryFolder: String {
    let base = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    return (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/lab-\(ProcessInfo.processInfo.processIdentifier)"
  }

  private var tools: LabEnvironment.Tools {
    let editor = ["VISUAL", "EDITOR"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    return LabEnvironment.Tools(
      swiftc: program("swiftc", "LAB_SWIFTC"), lldb: program("lldb", "LAB_LLDB"), editor: editor, environment: variables)
  }

  /// The program that a variable names, or the first of that name on `PATH`.
  private func program(_ name: String, _ variable: String) -> String? {
    if let path = variables[variable], !path.isEmpty { return path }
    for folder in (variables["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0 { return path }
    }
    return nil
  }
}
