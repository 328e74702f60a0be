import Foundation
import LabCommands
import LabText
import Testing

@Suite("README and handbook")
struct ReadmeTests {
  /// Pages for people who use the lab.
  static let pages = [
    "README.md", "docs/tutorial.md", "docs/tutorial.zh-Hans.md", "docs/how-to.md", "docs/how-to.zh-Hans.md", "docs/explanation.md",
    "docs/explanation.zh-Hans.md",
  ]
  /// Pages whose links are followed.
  static let linked =
    pages + [
      "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "docs/reliability.md", "docs/research-boundary.md", "docs/third-party.md",
      "docs/reference.md", "docs/reference.zh-Hans.md",
    ]

  /// A block that begins with ```` ```lab ```` is a session of its own; ```` ```lab continued ```` goes on with the one before.
  /// `LAB_RECORD=1` in the environment writes what the lab answers into the page.
  @Test("every session that a page shows answers as it says", arguments: pages)
  func sessions(_ page: String) async throws {
    let text = try Project.read(page)
    let language: Language = page.contains("zh-Hans") ? .simplifiedChinese : .english
    var written = ""
    var rest = text[...]
    var shell: LabShell?
    var count = 0
    while let begin = rest.firstMatch(of: /(?m)^```lab( continued)?\n/), let end = rest[begin.range.upperBound...].firstRange(of: "```\n") {
      let block = String(rest[begin.range.upperBound..<end.lowerBound])
      if begin.output.1 == nil || shell == nil { shell = LabShell(Project.workbench(language)) }
      var shown = ""
      for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
        guard let prompt = ["lab> ", "(lldb) "].first(where: line.hasPrefix), let shell else { continue }
        let reply = await shell.execute(String(line.dropFirst(prompt.count)))
        shown += line + "\n" + ReplyRenderer(language: language, width: 80, colorDepth: .none).plain(reply)
      }
      count += 1
      #expect(shown == block, "\(page), session \(count)")
      written += rest[..<begin.range.upperBound] + shown + "```\n"
      rest = rest[end.upperBound...]
    }
    written += rest
    #expect(count > 0)
    if ProcessInfo.processInfo.environment["LAB_RECORD"] != nil {
      try written.write(toFile: Project.root + "/" + page, atomically: true, encoding: .utf8)
    }
  }

  @Test("every link to a file of the project leads somewhere", arguments: linked)
  func links(_ page: String) throws {
    let folder = URL(fileURLWithPath: Project.root + "/" + page).deletingLastPathComponent()
    for match in try Project.read(page).matches(of: /\]\(([^)#:]+)[^):]*\)/) {
      let target = folder.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(page) links to \(match.1)")
    }
  }

  @Test("every page in Chinese has the sessions of its English sister", arguments: pages.filter { $0.contains("zh-Hans") })
  func sisters(_ page: String) throws {
    func lines(_ page: String) throws -> [Substring] {
      try Project.read(page).split(separator: "\n").filter { $0.hasPrefix("lab> ") && !$0.hasPrefix("lab> send") }
    }
    #expect(try lines(page) == lines(page.replacing(".zh-Hans", with: "")))
  }
}
