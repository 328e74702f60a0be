import Foundation

/// What a terminal shows at one moment.
struct Screen: Decodable, Equatable {
  var rows: [String]
  var x: Int
  var y: Int
  var styled: Bool
  var title: String
  var paste: Bool

  /// The rows that hold anything, joined by newlines.
  var text: String {
    var shown = rows
    while shown.last?.isEmpty == true { shown.removeLast() }
    return shown.joined(separator: "\n")
  }

  /// The row the cursor is in.
  var cursorRow: String { y < rows.count ? rows[y] : "" }

  /// The text in that row before the cursor, by columns.
  var lastText: String { rows.last { !$0.isEmpty } ?? "" }
}

/// Draws terminal output with pyte in a Python process.
final class ScreenReader {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffered = Data()

  /// The Python that has pyte: the project's `.venv` (made by `make setup`), or what LAB_PYTHON names.
  static let python: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let candidates: [String?] = [
      ProcessInfo.processInfo.environment["LAB_PYTHON"], root.appendingPathComponent(".venv/bin/python").path,
      "/usr/bin/python3",
    ]
    let found = candidates.compactMap { $0 }.first { path in
      guard FileManager.default.isExecutableFile(atPath: path) else { return false }
      let probe = Process()
      probe.executableURL = URL(fileURLWithPath: path)
      probe.arguments = ["-c", "import pyte, wcwidth"]
      probe.standardError = FileHandle.nullDevice
      try? probe.run()
      probe.waitUntilExit()
      return probe.terminationStatus == 0
    }
    if found == nil {
      FileHandle.standardError.write(
        Data("\n*** TERMINAL TESTS SKIPPED: no Python with pyte. Run `make setup` first. ***\n\n".utf8))
    }
    return found
  }()

  init(rows: Int, columns: Int, graphemes: Bool) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Python/screen.py")
    process.executableURL = URL(fileURLWithPath: Self.python ?? "/usr/bin/python3")
    let kind = graphemes ? "graphemes" : "codepoints"
    process.arguments = [script.path, "\(rows)", "\(columns)", kind]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func feed(_ data: Data) throws -> Screen { try ask("{\"feed\":\"\(data.base64EncodedString())\"}") }

  func resize(rows: Int, columns: Int) throws -> Screen { try ask("{\"resize\":[\(rows),\(columns)]}") }

  private func ask(_ command: String) throws -> Screen {
    try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    while true {
      if let newline = buffered.firstIndex(of: 0x0A) {
        let line = buffered[buffered.startIndex..<newline]
        buffered = Data(buffered[(newline + 1)...])
        return try JSONDecoder().decode(Screen.self, from: Data(line))
      }
      let chunk = output.fileHandleForReading.availableData
      if chunk.isEmpty { throw CocoaError(.fileReadUnknown) }
      buffered += chunk
    }
  }

  func close() {
    try? input.fileHandleForWriting.close()
    // A session started later may hold the other end of its pipe, so the end of its input is no sign it can rely on.
    process.terminate()
  }
}
