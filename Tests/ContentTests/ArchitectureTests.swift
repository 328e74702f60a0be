import Foundation
import Testing

@Suite("Architecture")
struct ArchitectureTests {
  /// The table of Package.swift, read from its text: a row's name and what it may import.
  static func rows() throws -> [(name: String, imports: [String])] {
    let text = try Project.read("Package.swift")
    let start = try #require(text.range(of: "let libraries"))
    let end = try #require(text.range(of: "/// `LAB_ONLY"))
    let table = String(text[start.lowerBound..<end.lowerBound])
    return table.matches(of: /\(\s*"([\w-]+)",\s*\[([^\]]*)\]\s*\)/).map { match in
      (String(match.1), match.2.matches(of: /"([\w-]+)"/).map { String($0.1) })
    }
  }

  @Test("a row names only rows above it")
  func downwards() throws {
    var seen: Set<String> = ["CCMarkGFM", "CLineEdit", "CLabSystem"]
    let rows = try Self.rows()
    #expect(rows.count > 15)
    for row in rows {
      #expect(seen.isSuperset(of: row.imports), "\(row.name) imports \(Set(row.imports).subtracting(seen)) from below")
      seen.insert(row.name)
    }
  }

  @Test("every import of the project's own modules stands in the table")
  func declared() throws {
    let rows = try Self.rows()
    let own = Set(rows.map(\.name))
    for row in rows {
      let allowed = Set(row.imports).union([row.name])
      for file in Project.swiftFiles(in: "Sources/" + row.name) {
        let text = try Project.read(file)
        for match in text.matches(of: /(?m)^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:public |internal |package |private |fileprivate )?import (\w+)/) {
          let name = String(match.1)
          #expect(!own.contains(name) || allowed.contains(name), "\(file) imports \(name)")
        }
      }
    }
  }

  @Test("no library writes to the terminal by itself or looks at clock, home or environment")
  func noHiddenInputs() throws {
    let forbidden = ["print(", "ProcessInfo.processInfo.environment", "NSHomeDirectory", "Date()", "Date.now", "exit("]
    let exempt = ["LabSystem/", "LineEditing/", "subject/", "Inspection/Formatters/", "Inspection/Surroundings.swift", "Catalog/Concepts/"]
    for row in try Self.rows() where !["lab", "lab-dev"].contains(row.name) {
      for file in Project.swiftFiles(in: "Sources/" + row.name) where !exempt.contains(where: { file.contains("/" + $0) }) {
        for (index, line) in try Project.read(file).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
          guard !code.contains("\""), !code.contains("Initializer(") else { continue }
          for word in forbidden where code.contains(" " + word) && !code.contains("func ") {
            Issue.record("\(file):\(index + 1) uses \(word)")
          }
        }
      }
    }
  }

  @Test("the sentence about each target is in ARCHITECTURE.md")
  func documented() throws {
    let page = try Project.read("ARCHITECTURE.md")
    for row in try Self.rows() { #expect(page.contains("`\(row.name)`"), "\(row.name) is missing") }
  }
}
