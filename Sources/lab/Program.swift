import Foundation
import LabCommands
import LabCore
import LabText
import LineEditing

/// One run of the program.
struct Program {
  let options: LaunchOptions
  let variables: [String: String]

  /// Runs what the arguments ask for and returns the exit status.
  func run() async throws -> Int32 {
    switch options.source {
    case .version:
      print("lab \(LabVersion.current)")
      return 0
    case .help:
      print(Usage.text.text(in: setup(isInteractive: false).language), terminator: "")
      return 0
    case .lines(let lines): return try await script(lines)
    case .words(let words): return try await script([LabShell.line(from: words)])
    case .file(let path): return try await script(try ScriptFile.lines(path))
    case .standardInput:
      let isTerminal = isatty(0) == 1 && isatty(1) == 1
      return try await script(nil, isInteractive: isTerminal)
    }
  }

  private func setup(isInteractive: Bool) -> SessionSetup {
    var size = winsize()
    let width = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    return SessionSetup(
      options: options, variables: variables, isInteractive: isInteractive, outputIsTerminal: isatty(1) == 1, terminalWidth: width,
      workingFolder: FileManager.default.currentDirectoryPath)
  }

  private func script(_ lines: [String]?, isInteractive: Bool = false) async throws -> Int32 {
    let environment = try setup(isInteractive: isInteractive).environment()
    let workbench = Workbench(environment: environment)
    let shell = LabShell(workbench)
    if let file = options.recording {
      do { try await workbench.beginRecording(file, isOverwriting: false) } catch {
        FileHandle.standardError.write(Data(error.styled(in: environment.language, width: environment.width).plain.utf8))
        return 1
      }
    }
    var status: Int32
    if isInteractive, let interactive = InteractiveShell(workbench: workbench, environment: environment, variables: variables) {
      status = await interactive.run()
    } else {
      let renderer = ReplyRenderer(language: environment.language, width: environment.width, colorDepth: environment.colorDepth)
      var runner = ScriptRunner(renderer: renderer, usesJSON: options.usesJSON, keepsGoing: options.keepsGoing)
      runner.playsFilms = isatty(1) == 1
      status = await ScriptInput(lines: lines).run(runner, in: workbench)
    }
    if let problem = await shell.close() {
      FileHandle.standardError.write(Data(problem.styled(in: environment.language, width: environment.width).plain.utf8))
      status = max(status, 1)
    }
    return status
  }
}

/// The lines of a script, from memory or from the standard input.
struct ScriptInput {
  let lines: [String]?

  func run(_ runner: ScriptRunner, in workbench: isolated Workbench) async -> Int32 {
    var output = OutputBuffer(descriptor: 1)
    var rest = lines.map { $0[...] }
    let reader = PlainLineReader(descriptor: 0)
    let status = await runner.run(in: workbench, output: &output) {
      if rest != nil { return rest?.popFirst().map { .line($0) } ?? .end }
      switch reader.next() {
      case .line(let line): return .line(line)
      case .rejected(let diagnostic): return .unreadable(diagnostic)
      case .interrupt, .end: return .end
      }
    }
    output.flush()
    return status
  }
}
