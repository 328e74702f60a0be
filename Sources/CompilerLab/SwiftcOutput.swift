public import LabText

/// One message of the compiler.
public struct SwiftcDiagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable { case error, warning, note, remark }

  /// The file, as the compiler was given it; empty when the message is about no file.
  public var file: String
  /// The line, from 1; 0 when the message is about no line.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// How bad it is.
  public var severity: Severity
  /// The sentence.
  public var message: String
}

/// What the compiler said when it refused a file. The text is the compiler's own, escaped for a terminal.
public struct SwiftcRefusal: Error, Sendable, Hashable {
  /// The compiler's text, several lines.
  public var text: String
  /// The messages in it.
  public var diagnostics: [SwiftcDiagnostic]

  init(_ raw: String) {
    text = raw.escapingUntrusted(keepingNewlines: true)
    diagnostics = parseSwiftcDiagnostics(text)
  }

  /// The refusal as a diagnostic of the lab: its headline, then the compiler's first message.
  public var diagnostic: Diagnostic {
    let count = diagnostics.count { $0.severity == .error }
    let first = diagnostics.first { $0.severity == .error }
    return Diagnostic(
      Localized(
        en: "swiftc refuses this file: \(count) \(count == 1 ? "error" : "errors")", zh: "swiftc 拒绝了这个文件：\(count) 个错误"),
      notes: first.map { [Localized(same: "\($0.file):\($0.line):\($0.column): \($0.message)")] } ?? [])
  }
}

/// The messages in a compiler's output, in its order.
func parseSwiftcDiagnostics(_ text: String) -> [SwiftcDiagnostic] {
  text.split(separator: "\n").compactMap { line in
    for severity in [SwiftcDiagnostic.Severity.error, .warning, .note, .remark] {
      guard let range = line.firstRange(of: "\(severity.rawValue): ") else { continue }
      let message = String(line[range.upperBound...])
      if range.lowerBound == line.startIndex {
        return SwiftcDiagnostic(file: "", line: 0, column: 0, severity: severity, message: message)
      }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 4, place.last == " ", let column = Int(place[place.count - 2]),
        let number = Int(place[place.count - 3])
      else { continue }
      // A line of the source that is shown below a message can look like a message.
      if line.contains(" | ") { continue }
      return SwiftcDiagnostic(
        file: place.dropLast(3).joined(separator: ":"), line: number, column: column, severity: severity,
        message: message)
    }
    return nil
  }
}
