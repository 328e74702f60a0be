import CommandGrammar
import Foundation
import LabCore
import LabSystem
import LabText
import Transcripts

/// `verify FILE…`: replays transcripts and compares.
enum VerifyCommand: ShellCommand {
  static let spec = CommandSpec(
    "verify", group: .review, summary: Localized(en: "replay transcripts and compare what they say", zh: "重放会话记录并逐行核对"),
    details: Localized(
      en:
        "Files and folders, several at once. Each is run from its stated start and stops at the first difference. --update writes the answers of now.",
      zh: "可以写多个文件和文件夹。每份记录都从它写明的起点重放，遇到第一处不同就停下。--update 写入现在的回答。"),
    arguments: [ArgumentSpec("FILE", .file, isRepeated: true)],
    options: [OptionSpec("update", summary: Localized(en: "put the answers of now into the files", zh: "把现在的回答写进文件"))],
    changes: .session,
    examples: [CommandExample("verify session.labt", Localized(en: "the first difference, if any", zh: "如有不同，指出第一处"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let paths = try TranscriptPaths.expand(arguments, in: workbench)
    let sessions = workbench.recordedSessions
    let verifier = TranscriptVerifier(version: LabVersion.current, sessions: sessions.factory)
    if arguments.has("update") { return try await update(paths, verifier, arguments, in: workbench) }
    let results = await verifier.verify(paths: paths, fileSystem: POSIXFileSystem(), atOnce: ProcessInfo.processInfo.activeProcessorCount)
    var page = StyledText()
    for (path, verification) in results {
      page += verification.styled(name: TranscriptPaths.shown(path, in: workbench), in: workbench.language)
    }
    let failed = results.count { !$0.verification.isVerified }
    if results.count > 1 {
      page.append(
        Localized(
          en: "\(results.count - failed) of \(results.count) verified\n", zh: "\(results.count) 份中有 \(results.count - failed) 份通过\n"
        )
        .text(in: workbench.language), .strong)
    }
    return Reply(status: failed == 0 ? .ok : .error, output: page)
  }

  private static func update(
    _ paths: [String], _ verifier: TranscriptVerifier, _ arguments: ParsedArguments, in workbench: isolated Workbench
  ) async throws(Diagnostic) -> Reply {
    var page = StyledText()
    for path in paths {
      do {
        let changed = try await verifier.update(path: path, fileSystem: POSIXFileSystem())
        let name = TranscriptPaths.shown(path, in: workbench)
        page.append(
          Localized(en: "\(name): \(changed ? "updated" : "unchanged")\n", zh: "\(name)：\(changed ? "已更新" : "没有变化")\n").text(
            in: workbench.language))
      } catch { throw arguments.diagnostic(of: error, at: 0) }
    }
    return Reply(output: page)
  }
}

/// Files that review commands name.
enum TranscriptPaths {
  static func absolute(_ name: String, in workbench: isolated Workbench) -> String {
    name.hasPrefix("/") ? name : workbench.environment.workingFolder + "/" + name
  }

  static func shown(_ path: String, in workbench: isolated Workbench) -> String {
    let folder = workbench.environment.workingFolder + "/"
    return (path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path).escapingUntrusted()
  }

  static func expand(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> [String] {
    let names = arguments.words.map { absolute($0.text, in: workbench) }
    let paths: [String]
    do { paths = try TranscriptFiles.expand(names, fileSystem: POSIXFileSystem()) } catch {
      throw arguments.diagnostic(of: error, at: 0)
    }
    guard !paths.isEmpty else { throw arguments.diagnostic(Localized(en: "there is no transcript in it", zh: "里面没有会话记录"), at: 0) }
    return paths
  }

  static func read(_ path: String, _ arguments: ParsedArguments) throws(Diagnostic) -> Transcript {
    do { return try Transcript(parsing: try POSIXFileSystem().read(path, followingLinks: true)) } catch {
      throw arguments.diagnostic(of: error, at: 0)
    }
  }
}

extension Workbench {
  /// Sessions for replaying.
  var recordedSessions: RecordedSessions {
    RecordedSessions(
      tools: environment.tools, temporaryFolder: environment.temporaryFolder + "/replay", catalog: catalog, lessons: lessons, tables: tables
    )
  }
}
