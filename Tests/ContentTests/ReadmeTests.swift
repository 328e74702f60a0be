import Foundation
import LabCommands
import LabText
import Testing

@Suite("README")
struct ReadmeTests {
  @Test("every session that the README shows answers as it says")
  func sessions() async throws {
    let text = try Project.read("README.md")
    let blocks = text.matches(of: /(?s)```lab\n(.*?)```/).map { String($0.1) }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let shell = LabShell(try Project.workbench())
      var shown = ""
      for line in block.split(separator: "\n", omittingEmptySubsequences: false) where line.hasPrefix("lab> ") {
        let reply = await shell.execute(String(line.dropFirst(5)))
        shown += line + "\n" + ReplyRenderer(language: .english, width: 80, colorDepth: .none).plain(reply)
      }
      #expect(shown == block)
    }
  }

  @Test("every link to a file of the project leads somewhere", arguments: ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
  func links(_ page: String) throws {
    for match in try Project.read(page).matches(of: /\]\(([^)#:]+)\)/) {
      #expect(FileManager.default.fileExists(atPath: Project.root + "/" + String(match.1)), "\(page) links to \(match.1)")
    }
  }
}
