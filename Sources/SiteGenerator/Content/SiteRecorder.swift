public import CommandGrammar
import LabCommands
public import LabCore
public import LabText
import LabSystem
import Messenger

/// Runs the sessions that the site shows, on the lab's own engine: nothing that a page shows as an answer was typed by hand.
public struct SiteRecorder: Sendable {
  private let makeWorkbench: @Sendable (Language, Int) -> Workbench

  /// Creates a recorder.
  ///
  /// - Parameter makeWorkbench: Makes a fresh session of a language and width that keeps nothing.
  public init(makeWorkbench: @escaping @Sendable (Language, Int) -> Workbench) { self.makeWorkbench = makeWorkbench }

  /// The environment of a session without a compiler, under the virtual clock, in memory: the same everywhere.
  ///
  /// - Parameters:
  ///   - folder: An empty folder for transcripts and for the short-lived files of experiments.
  public static func environment(_ language: Language, width: Int, folder: String) -> LabEnvironment {
    LabEnvironment(
      fileSystem: MemoryFileSystem(), home: HomeLayout(root: "/lab"), isEphemeral: true, clock: VirtualClock(), isVirtualClock: true,
      seed: 0, uuids: .seeded(0), language: language, width: width, colorDepth: .none, isInteractive: false, tools: .init(),
      workingFolder: folder, temporaryFolder: folder + "/temporary")
  }

  /// Every session of the site in one language, by its name.
  public func sessions(in language: Language) async -> [String: RecordedSession] {
    var sessions: [String: RecordedSession] = [:]
    for script in SiteScript.all { sessions[script.name] = await run(script.lines(in: language), in: language, width: 64) }
    for command in CommandIndex().commands {
      for example in command.spec.examples {
        let name = SiteScript.name(of: example, of: command.spec)
        sessions[name] = await self.example(example, of: command.spec, in: language)
      }
    }
    return sessions
  }

  /// An example of the reference, run from a fresh start; its set-up is not shown.
  public func example(_ example: CommandExample, of spec: CommandSpec, in language: Language) async -> RecordedSession {
    let setup = example.setup.isEmpty ? SiteScript.setup[example.line] ?? [] : example.setup
    let all = await run(setup + [example.line], in: language, width: 76)
    return RecordedSession(Array(all.exchanges.suffix(1)))
  }

  private func run(_ lines: [String], in language: Language, width: Int) async -> RecordedSession {
    let shell = LabShell(makeWorkbench(language, width))
    var exchanges: [RecordedSession.Exchange] = []
    for line in lines {
      let reply = await shell.execute(line)
      let output = ReplyRenderer(language: language, width: width, colorDepth: .none).styled(reply)
      exchanges.append(.init(line: line, output: output, isRefused: reply.status == .error))
    }
    await shell.workbench.removeTemporaryFiles()
    return RecordedSession(exchanges)
  }
}
