import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabText

/// The project's folder and sessions for tests of its content.
enum Project {
  /// The root of the checkout.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A file of the project.
  static func read(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

  /// Every Swift file below a folder, as paths from the root.
  static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  /// A fresh session that leaves nothing behind.
  static func workbench(_ language: Language = .english) -> Workbench {
    Workbench(
      environment: SessionSetup.throwaway(language, variables: ProcessInfo.processInfo.environment, workingFolder: root).besideOthers())
  }

  /// Runs lines in a fresh session and returns the last answer.
  static func run(_ lines: [String], in language: Language = .english) async throws -> CommandReply {
    let shell = LabShell(workbench(language))
    var reply = CommandReply()
    for line in lines { reply = await shell.execute(line) }
    return reply
  }
}
