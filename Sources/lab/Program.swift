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
    case .lines(let lines): return try await script(.lines(lines))
    case .words(let words): return try await script(.lines([LabShell.line(from: words)]))
    case .file(let name) where ScriptFile.isExperiment(name): return try await script(.lines([LabShell.line(from: ["run", name])]))
    case .file(let path): return try await script(try ScriptFile.bytes(path).map { .reader(PlainLineReader(bytes: $0)) } ?? .standardInput)
    case .standardInput:
      let isTerminal = isatty(0) == 1 && isatty(1) == 1
      return try await script(.standardInput, isInteractive: isTerminal)
    }
  }

  private func setup(isInteractive: Bool) -> SessionSetup {
    var size = winsize()
    let width = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    return SessionSetup(
      options: options, variables: variables, isInteractive: isInteractive, outputIsTerminal: isatty(1) == 1, terminalWidth: width,
      workingFolder: FileManager.default.currentDirectoryPath)
  }

  private func script(_ input: ScriptInput, isInteractive: Bool = false) async throws -> Int32 {
    var environment = try setup(isInteractive: isInteractive).environment()
    if isInteractive, !InteractiveShell.isDumb(variables) {
      environment.activity = Spinner(language: environment.language, depth: environment.colorDepth)
    }
    let workbench = Workbench(environment: environment)
    let shell = LabShell(workbench)
    if let file = options.recording {
      do { try await workbench.beginRecording(file, isOverwriting: false) } catch {
        StandardError.write(error.styled(in: environment.language, width: environment.width).plain)
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
      if let notice = await workbench.progress.notice { StandardError.write("lab: \(notice.text(in: environment.language))\n") }
      status = await input.run(runner, in: workbench)
    }
    if let problem = await shell.close() {
      StandardError.write(problem.styled(in: environment.language, width: environment.width).plain)
      status = max(status, 1)
    }
    return status
  }
}

/// Where the lines of a script come from.
enum ScriptInput {
  /// The command line.
  case lines([String])
  /// A file, or the standard input.
  case reader(PlainLineReader)

  static var standardInput: ScriptInput { .reader(PlainLineReader(descriptor: 0)) }

  func run(_ runner: ScriptRunner, in workbench: isolated Workbench) async -> Int32 {
    var output = OutputBuffer(descriptor: 1)
    var status: Int32
    switch self {
    case .lines(let lines):
      var rest = lines[...]
      status = await runner.run(in: workbench, output: &output) { rest.popFirst().map { .line($0) } ?? .end }
    case .reader(let reader):
      status = await runner.run(in: workbench, output: &output, isReady: { reader.isLineReady }) {
        switch reader.next() {
        case .line(let line): .line(line)
        case .rejected(let diagnostic): .unreadable(diagnostic)
        case .interrupt, .end: .end
        }
      }
    }
    output.flush()
    if let failure = output.failure {
      let sentence = Localized(en: "lab: the output could not be written: \(failure)\n", zh: "lab：输出写不出去：\(failure)\n")
      StandardError.write(sentence.text(in: workbench.language))
      status = max(status, 1)
    }
    return status
  }
}
