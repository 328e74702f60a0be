import Foundation

/// A file of cases, one a line: `input // => value`, `input // : type`, `input // error: message`, `input // trap: line`.
/// Lines that start with `#` are remarks. `\n` in the input is a line break.
struct CaseFile {
  struct Case: CustomStringConvertible, Sendable {
    enum Expectation: Sendable { case value(String), type(String), error(String), trap(String), nothing }
    var input: String
    var expectation: Expectation
    var place: String
    var description: String { place }
  }

  static func all() throws -> [Case] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "expr" }.sorted { $0.path < $1.path }.flatMap(cases)
  }

  private static func cases(in file: URL) throws -> [Case] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    return try lines.enumerated().compactMap { index, line in
      if line.isEmpty || line.hasPrefix("#") { return nil }
      let place = "\(file.lastPathComponent):\(index + 1)"
      guard let mark = line.range(of: " // ", options: .backwards) else { throw Malformed(place: place) }
      let input = line[..<mark.lowerBound].replacingOccurrences(of: "\\n", with: "\n")
      let text = String(line[mark.upperBound...])
      return Case(input: input, expectation: try expectation(text, place), place: place)
    }
  }

  private static func expectation(_ text: String, _ place: String) throws -> Case.Expectation {
    if text == "nothing" { return .nothing }
    for (prefix, make) in [
      ("=> ", Case.Expectation.value), (": ", Case.Expectation.type), ("error: ", Case.Expectation.error),
      ("trap: ", Case.Expectation.trap),
    ] where text.hasPrefix(prefix) {
      return make(String(text.dropFirst(prefix.count)))
    }
    throw Malformed(place: place)
  }

  struct Malformed: Error { var place: String }
}
