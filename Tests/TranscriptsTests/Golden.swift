import Foundation
import LabText
import Testing

/// Compares a text with a file in Fixtures. `LAB_RECORD=1` writes the file anew, and the test fails so that nobody takes
/// a recording run for a passing one.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
  if ProcessInfo.processInfo.environment["LAB_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  guard golden != text else { return }
  let lines = LineDiff.lines(
    from: golden.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
    to: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  Issue.record(
    "\(name) differs (record it with LAB_RECORD=1):\n\(LineDiff.styled(lines).plain)", sourceLocation: sourceLocation)
}

/// The bytes of a file in Fixtures.
func fixture(_ name: String) throws -> [UInt8] {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
  return [UInt8](try Data(contentsOf: file))
}
