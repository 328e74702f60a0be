import CommandGrammar
import CompilerLab
import Foundation
import LabCommands
import LabCore
import LabSystem
import LabText
import SiteGenerator

/// Records what the installed compiler makes of the samples, and the sessions that need it, for machines without one.
enum CompilerRecorder {
  static func record() async throws {
    let folder = FileManager.default.currentDirectoryPath + "/.build/site-compiler"
    let variables = ProcessInfo.processInfo.environment
    let toolchain = try await SwiftToolchain.find(
      override: variables["LAB_SWIFTC"], searchPath: variables["PATH"], cacheFolder: folder, processes: POSIXProcessRunner(),
      files: POSIXFileSystem())
    let pipeline = CompilerPipeline(toolchain: toolchain, cacheFolder: folder, processes: POSIXProcessRunner(), files: POSIXFileSystem())
    try FileManager.default.createDirectory(atPath: SiteSources.recordings, withIntermediateDirectories: true)
    for sample in CompilerSample.all {
      let artifact = try await pipeline.compile(sample.source)
      let record = MicroscopeRecord(artifact, date: SiteCommand.today) { clean($0, folder) }
      try write(record, to: "\(sample.slug).json")
    }
    for language in Language.allCases { try write(await sessions(language, folder), to: "sessions.\(language.rawValue).json") }
  }

  /// The examples whose answers differ where a compiler is found.
  private static func sessions(_ language: Language, _ folder: String) async -> [String: RecordedSession] {
    let without = SiteSources.recorder
    let with = SiteRecorder { language, width in workbench(language, width) }
    var sessions: [String: RecordedSession] = [:]
    for command in CommandIndex().commands where command.spec.name != "doctor" {
      for example in command.spec.examples {
        let found = await with.example(example, of: command.spec, in: language)
        guard await without.example(example, of: command.spec, in: language) != found else { continue }
        let cleaned = found.exchanges.map { exchange in
          RecordedSession.Exchange(
            line: exchange.line, output: StyledText(clean(exchange.output.plain, folder)), isRefused: exchange.isRefused)
        }
        sessions["example \(command.spec.name): \(example.line)"] = RecordedSession(cleaned)
      }
    }
    SiteSources.removeFolder()
    return sessions
  }

  private static func workbench(_ language: Language, _ width: Int) -> Workbench {
    Workbench(
      environment: SessionSetup.throwaway(
        language, width: width, variables: ProcessInfo.processInfo.environment, workingFolder: SiteSources.emptyFolder()))
  }

  /// A text without the folders of this machine.
  private static func clean(_ text: String, _ folder: String) -> String {
    text.replacing(folder, with: "~lab/cache")
      .replacing(/\/\S*?\/lab-\d+\/cache/, with: "~lab/cache")
      .replacing(/\/[^\s'"]*?\/usr\/(bin|lib)\//) { "$TOOLCHAIN/usr/\($0.1)/" }
  }

  private static func write(_ value: some Encodable, to name: String) throws {
    let text = try CanonicalJSON.text(of: value) + "\n"
    try text.write(toFile: "\(SiteSources.recordings)/\(name)", atomically: true, encoding: .utf8)
  }
}
