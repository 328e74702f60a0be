import Foundation
import LabCommands
import LabText

/// `lab-dev new lesson SLUG`: the two files of the course's next lesson, with every part that a lesson needs.
enum NewCommand {
  static func run(_ words: [String]) -> Int32 {
    guard words.count == 2, words[0] == "lesson" else {
      print("usage: lab-dev new lesson SLUG")
      return 2
    }
    guard LessonTemplate.isSlug(words[1]) else {
      print("'\(words[1].escapingUntrusted())' is no name for a lesson: lower-case words joined by hyphens, such as struct-class")
      return 2
    }
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: "Lessons")) ?? []).filter { $0.first?.isNumber == true }
    guard !folders.isEmpty else {
      print("there is no folder Lessons here: run lab-dev in the project's root")
      return 1
    }
    if let same = folders.first(where: { $0.drop { $0.isNumber || $0 == "-" } == words[1] }) {
      print("there is already a lesson of that name: Lessons/\(same)")
      return 1
    }
    let number = folders.compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0
    return write(LessonTemplate(number: number + 1, slug: words[1]))
  }

  private static func write(_ template: LessonTemplate) -> Int32 {
    let folder = "Lessons/\(template.folder)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      for language in Language.allCases {
        let path = "\(folder)/lesson.\(language.rawValue).md"
        try template.text(in: language).write(toFile: path, atomically: true, encoding: .utf8)
        print("wrote \(path)")
      }
    } catch {
      print("not written: \(error.localizedDescription)")
      return 1
    }
    print("fill each \(LessonTemplate.gap), then: lab-dev check --record \(template.slug), lab-dev check \(template.slug), make generate")
    return 0
  }
}
