import Foundation
import LabCommands
import LabText
import Testing

/// Facts of UIKit, asked as a learner would ask them.
@Suite("Facts of UIKit through the shell")
struct ShellFactsTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    struct Line: Sendable {
      var command: String
      var wanted: [String] = []
      var unwanted: [String] = []
    }

    var name: String
    var lines: [Line] = []
    var testDescription: String { name }
  }

  static let facts: [Fact] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return [
      "uikit-facts.txt", "uikit-facts-declared.txt", "uikit-facts-behaviour.txt", "uikit-facts-beside.txt", "uikit-facts-further.txt",
      "uikit-facts-basics.txt",
    ].flatMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map(read) ?? []
    }
  }()

  private static func read(_ text: String) -> [Fact] {
    var facts: [Fact] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      if line.hasPrefix("## ") {
        facts.append(Fact(name: String(line.dropFirst(3))))
      } else if line.hasPrefix("= "), let last = facts.indices.last {
        facts[last].lines[facts[last].lines.count - 1].wanted.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("~ "), let last = facts.indices.last {
        facts[last].lines[facts[last].lines.count - 1].unwanted.append(String(line.dropFirst(2)))
      } else if let last = facts.indices.last {
        facts[last].lines.append(Fact.Line(command: String(line)))
      }
    }
    return facts
  }

  @Test("there are facts to ask")
  func present() { #expect(Self.facts.count > 400) }

  @Test("what UIKit does, the shell shows", arguments: facts)
  func holds(_ fact: Fact) async {
    let shell = ShellTests.shell()
    if fact.lines.first?.command.hasPrefix("use ") != true { _ = await shell.execute("use UIView") }
    for line in fact.lines {
      let answer = ShellTests.plain(await shell.execute(line.command)).trimmingCharacters(in: .whitespacesAndNewlines)
      for text in line.wanted { #expect(answer.contains(text), "\(line.command)") }
      for text in line.unwanted { #expect(!answer.contains(text), "\(line.command)") }
      guard line.wanted.isEmpty, line.unwanted.isEmpty else { continue }
      if line.command.hasPrefix("p ") {
        #expect(answer == "(Bool) true", "\(line.command)")
      } else {
        #expect(!answer.contains("error:") && !answer.contains("***"), "\(line.command): \(answer)")
      }
    }
  }
}
