public import Catalog
import CommandGrammar
import Foundation
public import Inspection
public import LabCore
public import Lessons
import LabSystem
import LabText
public import Transcripts

/// Sessions for replaying transcripts: each is made afresh from the stated start and leaves nothing behind.
public struct RecordedSessions: Sendable {
  /// The programs outside that a replay may use.
  public var tools: LabEnvironment.Tools
  /// A folder for short-lived files.
  public var temporaryFolder: String
  private let catalog: CatalogIndex
  private let lessons: LessonLibrary
  private let tables: TypeRegistry?

  /// Creates a maker of sessions.
  ///
  /// - Parameters:
  ///   - catalog: Every experiment.
  ///   - lessons: Every lesson.
  ///   - tables: The tables that every session uses; `nil` for tables of its own for each.
  public init(
    tools: LabEnvironment.Tools, temporaryFolder: String, catalog: CatalogIndex = CatalogIndex(),
    lessons: LessonLibrary = LessonLibrary(), tables: TypeRegistry? = nil
  ) {
    self.tools = tools
    self.temporaryFolder = temporaryFolder
    self.catalog = catalog
    self.lessons = lessons
    self.tables = tables
  }

  /// The factory that the verifier takes.
  public var factory: SessionFactory { { header, start in try session(header, start) } }

  private func session(_ header: Transcript.Header, _ start: Transcript.Start) throws -> TranscriptSession {
    let clock = VirtualClock(start: header.started == 0 ? VirtualClock.defaultStart : LabInstant(milliseconds: header.started))
    let disk = MemoryFileSystem()
    let home = HomeLayout(root: "/lab")
    for (path, bytes) in start.files.sorted(by: { $0.key < $1.key }) {
      let full = home.root + "/" + path
      try disk.createFolder(String(full.prefix(upTo: full.lastIndex(of: "/") ?? full.endIndex)))
      try disk.replace(full, with: bytes)
    }
    let environment = LabEnvironment(
      fileSystem: disk, home: home, isEphemeral: start.files.isEmpty, clock: clock, isVirtualClock: true, seed: header.seed,
      uuids: .seeded(header.seed), language: header.language, width: header.width, colorDepth: .none, isInteractive: false, tools: tools,
      workingFolder: "/", temporaryFolder: temporaryFolder, cacheFolder: temporaryFolder + "/cache")
    let workbench = Workbench(environment: environment.besideOthers(), catalog: catalog, lessons: lessons, sharing: tables)
    let shell = LabShell(workbench)
    let first = header.started == 0 ? clock.now : LabInstant(milliseconds: header.started)
    return TranscriptSession { command, time in
      if let time, header.usesRealClock { clock.advance(to: first.advanced(by: .milliseconds(time))) }
      return await shell.answer(to: command, width: header.width)
    }
  }
}

extension LabShell {
  /// Runs a line and returns its answer as a transcript holds it.
  func answer(to command: String, width: Int) async -> TranscriptAnswer {
    let reply = await execute(command)
    return Self.transcribed(reply, command, language: await workbench.language, width: width)
  }

  /// A reply as a transcript holds it: with the lesson's comments behind the output.
  static func transcribed(_ reply: CommandReply, _ command: String, language: Language, width: Int) -> TranscriptAnswer {
    var whole = reply
    if reply.diagnostic == nil { whole.output += reply.commentary }
    return TranscriptAnswer(whole, language: language, width: width, isAside: dependsOnTools(command))
  }

  /// Whether a line's output depends on programs of the machine.
  static func dependsOnTools(_ line: String) -> Bool {
    guard case .command(let spec) = index.table.resolve(String(firstWord(of: line).prefix { $0 != "/" })) else { return false }
    return ["compile", "rerun", "doctor", "explain", "compare"].contains(spec.name)
  }
}
