import Foundation
import LabCommands
import LabText

/// `lab-dev reference`, `lab-dev man` and `lab-dev completions SHELL`: the parts of the handbook that are written from the
/// commands' specifications.
enum HandbookCommand {
  /// Writes the generated pages, or with `--check` says which of them are out of date.
  static func reference(_ words: [String]) -> Int32 {
    var isFresh = true
    for (path, text) in Handbook().files {
      guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { continue }
      if words.contains("--check") {
        print("\(path) is out of date: run 'make generate'")
        isFresh = false
        continue
      }
      do {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        print("lab-dev reference: \(error.localizedDescription) (run it from the project's root)")
        return 1
      }
    }
    return isFresh ? 0 : 1
  }

  static func manualPage() -> Int32 {
    print(Handbook().manualPage(), terminator: "")
    return 0
  }

  static func completions(_ words: [String]) -> Int32 {
    guard let shell = words.first.flatMap(CompletionShell.init) else {
      print("usage: lab-dev completions \(CompletionShell.allCases.map(\.rawValue).joined(separator: "|"))")
      return 2
    }
    print(Handbook().completions(for: shell), terminator: "")
    return 0
  }
}
