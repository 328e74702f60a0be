import Foundation
import LabText
import Testing

/// The committed site and the programs that look at it.
enum SiteUnderTest {
  /// The root of the checkout.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A file of the project.
  static func read(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

  /// The Python of the tests: the project's `.venv` (made by `make setup`), or what LAB_PYTHON names.
  static let python: String? = {
    let named = ProcessInfo.processInfo.environment["LAB_PYTHON"].flatMap { $0.contains("/") ? $0 : nil }
    let found = [named, root + "/.venv/bin/python"].compactMap { $0 }.first { path in
      FileManager.default.isExecutableFile(atPath: path)
        && (try? output(of: path, ["-c", "import selenium, axe_core_python, html5lib"]))?.status == 0
    }
    if found == nil { shout("no Python with selenium, axe-core-python and html5lib") }
    return found
  }()

  /// Whether a browser can be driven; without one the tests are skipped, and say so loudly.
  static let canBrowse: Bool = {
    guard python != nil else { return false }
    let variables = ProcessInfo.processInfo.environment
    let found =
      program("chromium", "google-chrome", variables["LAB_CHROMIUM"]) && program("chromedriver", nil, variables["LAB_CHROMEDRIVER"])
    if !found { shout("no Chromium with its driver") }
    return found
  }()

  private static func shout(_ reason: String) {
    FileHandle.standardError.write(Data("\n*** SITE TESTS SKIPPED: \(reason). Run `make setup` first. ***\n\n".utf8))
  }

  private static func program(_ name: String, _ other: String?, _ path: String?) -> Bool {
    if let path { return FileManager.default.isExecutableFile(atPath: path) }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return [name, other].compactMap { $0 }.contains { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  /// What a program prints.
  static func output(of program: String, _ arguments: [String], input: String = "") throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    let (standardOutput, standardInput) = (Pipe(), Pipe())
    process.standardOutput = standardOutput
    process.standardInput = standardInput
    process.standardError = FileHandle.nullDevice
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let data = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// What a task of the browser script answers.
  ///
  /// - Throws: when the script did not answer; its status and output are part of the error.
  static func browse(_ task: String, overHTTP: Bool = false, input: String = "") throws -> JSONValue {
    try answer("browser.py", [task, root] + (overHTTP ? ["--http"] : []), input: input)
  }

  /// What the script that reads the files without a browser answers.
  static func readDocuments() throws -> JSONValue { try answer("documents.py", [root]) }

  private static func answer(_ script: String, _ arguments: [String], input: String = "") throws -> JSONValue {
    let path = root + "/Tests/SiteTests/Python/" + script
    let (text, status) = try output(of: try #require(python), [path] + arguments, input: input)
    guard status == 0 else { throw Failure(script: script, arguments: arguments, status: status, output: text) }
    return try CanonicalJSON.tree(parsing: Data(text.utf8))
  }

  /// A script that did not answer.
  struct Failure: Error {
    var script: String
    var arguments: [String]
    var status: Int32
    var output: String
  }

  /// A program that was built beside the tests.
  static func built(_ program: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(program).path
  }
}

extension JSONValue {
  /// A member of an object.
  subscript(_ name: String) -> JSONValue? { if case .object(let members) = self { members[name] } else { nil } }
  var list: [JSONValue] { if case .array(let list) = self { list } else { [] } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
  /// The sentences about what is wrong.
  var findings: [String] { self["findings"]?.list.compactMap(\.string) ?? ["no answer"] }
}
