import CommandGrammar
import Foundation
import LabCommands
import Testing

@Suite("Generated handbook")
struct HandbookTests {
  private static let files = Handbook().files

  @Test("a generated page is what the specifications say", arguments: files.map(\.path))
  func fresh(_ path: String) throws {
    let text = Self.files.first { $0.path == path }?.text
    #expect(try Project.read(path) == text, "run 'make generate'")
  }

  @Test("the reference explains every command and every option of the program in both languages")
  func whole() {
    for path in ["docs/reference.md", "docs/reference.zh-Hans.md"] {
      let text = Self.files.first { $0.path == path }?.text ?? ""
      for spec in CommandIndex().table.specs { #expect(text.contains("\n### \(spec.name)\n"), "\(path): \(spec.name)") }
      for flag in LaunchFlag.all { #expect(text.contains("| `\(flag.name)"), "\(path): \(flag.name)") }
    }
  }

  @Test("every option of the table is one that the program understands", arguments: LaunchFlag.all)
  func flags(_ flag: LaunchFlag) throws {
    let values = ["--lang": "en", "--clock": "real", "--seed": "7", "--color": "never", "--width": "80"]
    let words = [flag.name] + (flag.value == nil ? [] : [values[flag.name] ?? "x"])
    #expect(try LaunchOptions(arguments: words) != LaunchOptions(arguments: []))
  }

  @Test(
    "bash completes commands, options and what may follow them",
    arguments: [
      ("lab ins", "inspect"), ("lab --la", "--lang"), ("lab --lang z", "zh-Hans"), ("lab compile property-a", "property-access"),
      ("lab --home /x --json use UIViewC", "UIViewController"), ("lab compile --fac", "--facts"), ("lab lesson optional-", "optional-enum"),
    ])
  func bash(line: String, expected: String) throws {
    let script = """
      . docs/completions/lab.bash
      COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _lab; echo "${COMPREPLY[@]}"
      """
    #expect(try Self.run("bash", ["-uc", script]) == expected + "\n")
  }

  @Test("zsh and fish read their scripts", arguments: [("zsh", "docs/completions/_lab"), ("fish", "docs/completions/lab.fish")])
  func others(shell: String, path: String) throws {
    guard Self.isHere(shell) else { return }
    #expect(try Self.run(shell, ["-n", path]) == "")
  }

  @Test("fish completes a command and what may follow it", .enabled(if: isHere("fish")))
  func fish() throws {
    let script = "source docs/completions/lab.fish; complete -C'lab insp'; complete -C'lab compile property-a'"
    let lines = try Self.run("fish", ["-c", script]).split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(lines == ["inspect", "property-access"])
  }

  @Test("man formats the manual page without a warning", .enabled(if: isHere("man")))
  func manualPage() throws {
    #expect(try Self.run("sh", ["-c", "MANWIDTH=80 man --warnings -l docs/man/lab.1 2>&1 >/dev/null"]) == "")
  }

  @Test("mandoc has nothing to say about the manual page", .enabled(if: isHere("mandoc")))
  func mandoc() throws {
    #expect(try Self.run("sh", ["-c", "mandoc -T lint -W warning docs/man/lab.1; true"]) == "")
  }

  private static func isHere(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: Project.root)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
