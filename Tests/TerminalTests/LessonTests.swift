import Foundation
import Testing

/// Whether the built program lists lessons.
let hasLessons: Bool = {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: TerminalSession.path(of: "lab"))
  process.arguments = ["--ephemeral", "-c", "lessons"]
  process.standardOutput = output
  try? process.run()
  return !output.fileHandleForReading.readDataToEndOfFile().isEmpty
}()

@Suite(
  "A lesson at a terminal", .enabled(if: canDriveTerminal, "needs pyte: make setup"),
  .enabled(if: hasLessons, "no lesson is built into the program yet: lab-dev generate"), .serialized)
struct LessonTests {
  /// The lines that solve a lesson's steps, step by step, as its own document has them.
  private static func steps(of folder: URL) throws -> [[String]] {
    let text = try String(contentsOf: folder.appendingPathComponent("lesson.en.md"), encoding: .utf8)
    var steps: [[String]] = []
    var isSession = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## question") { break }
      if line.hasPrefix("## ") { steps.append([]) }
      if line.hasPrefix("```") { isSession = line == "```lab" }
      if isSession, line.hasPrefix("lab> ") || line.hasPrefix("lab! "), !steps.isEmpty {
        steps[steps.count - 1].append(String(line.dropFirst(5)))
      }
    }
    return steps.filter { !$0.isEmpty }
  }

  private static var lessons: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Lessons")
  }

  @Test("the first lesson, typed line by line, is done step by step; its recording verifies and reviews")
  func firstLesson() throws {
    let folder = try #require(
      try FileManager.default.contentsOfDirectory(at: Self.lessons, includingPropertiesForKeys: nil)
        .min { $0.lastPathComponent < $1.lastPathComponent })
    let steps = try Self.steps(of: folder)
    #expect(steps.count >= 8)
    let file = "/tmp/lab-\(UUID().uuidString.prefix(8)).labt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let session = try TerminalSession("lab", ["--ephemeral", "--clock", "virtual"], rows: 60, columns: 100)
    try session.wait(forCursorRow: "lab>")
    try answer(["record \(file)", "lesson 1"], in: session)
    for (number, lines) in steps.enumerated() {
      try session.type("\u{C}")
      try answer(lines, in: session)
      #expect(session.screen.text.contains("✓ step done"), "step \(number + 1): \(lines)\n\(session.screen.text)")
    }
    try answer(["record stop"], in: session)
    try session.type("\u{C}verify \(file)\r")
    try session.wait(for: "answer as recorded")
    try session.type("\u{C}review \(file)\r")
    try session.wait { $0.text.contains("verified") && $0.cursorRow.hasSuffix(">") }
    #expect(session.screen.text.components(separatedBy: "  done  ").count >= 5)
  }

  /// Types lines one by one; a prompt after each is the sign that it was answered.
  private func answer(_ lines: [String], in session: TerminalSession) throws {
    for line in lines {
      let before = session.raw.count
      try session.type(line + "\r")
      try session.wait("the prompt after “\(line)”", seconds: 60) { screen in
        screen.cursorRow.hasSuffix(">") && session.raw.count > before + line.utf8.count + 8
          && session.raw.suffix(64).range(of: Data("\u{1B}[?2004h".utf8)) != nil
      }
    }
  }
}
