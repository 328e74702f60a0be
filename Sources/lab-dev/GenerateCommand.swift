import Foundation

/// `lab-dev generate`: writes the Swift files that carry the lessons' texts into the program and the cards' frames into the
/// program that a real LLDB is asked about.
enum GenerateCommand {
  static func run(_ words: [String]) -> Int32 {
    do {
      let files = [("Sources/Lessons/Generated/EmbeddedLessons.swift", try embeddedLessons()), (CardFrames.path, CardFrames.source())]
      for (path, text) in files {
        guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { continue }
        if words.contains("--check") {
          print("\(path) is out of date: run 'make generate'")
          return 1
        }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
      return 0
    } catch {
      print("lab-dev generate: \(error) (run it from the project's root)")
      return 1
    }
  }

  /// The generated file as it should be.
  static func embeddedLessons() throws -> String {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "Lessons").sorted().filter { $0.first?.isNumber == true }
    var text = "// Written by `lab-dev generate` from the files in Lessons/. Do not edit.\n// swift-format-ignore-file\n\n"
    text += "enum EmbeddedLessons {\n  static let all: [LessonLibrary.Source] = [\n"
    for folder in folders { text += "    lesson\(folder.prefix { $0 != "-" }),\n" }
    text += "  ]\n"
    for folder in folders {
      let english = try String(contentsOfFile: "Lessons/\(folder)/lesson.en.md", encoding: .utf8)
      let chinese = try String(contentsOfFile: "Lessons/\(folder)/lesson.zh-Hans.md", encoding: .utf8)
      text += "\n  private static let lesson\(folder.prefix { $0 != "-" }) = LessonLibrary.Source(\n    folder: \"\(folder)\",\n"
      text += "    english: \(literal(english)),\n    chinese: \(literal(chinese)))\n"
    }
    return text + "}\n"
  }

  private static func literal(_ text: String) -> String { "##\"\"\"\n\(text)\n\"\"\"##" }
}
