/// Draws diagnostics as LLDB does: markers and messages under the command the user typed, then what points elsewhere.
public struct DiagnosticLayout {
  /// The expression's text.
  public let source: String
  private let scalars: [Unicode.Scalar]
  /// The column at which the expression begins on the user's line, the prompt included: 9 for `(lldb) p count`.
  public var column: Int
  /// Whether the notes at declarations are printed twice, as they are where the expression is compiled as a method.
  public var repeatsNotes: Bool
  /// What LLDB adds about variables it cannot hand to the compiler.
  public var warnings: [String]
  /// Whether the source was typed on lines of its own: each message then shows its line below it.
  public var isMultiline = false

  /// Creates a layout.
  public init(source: String, column: Int, repeatsNotes: Bool = true, warnings: [String] = []) {
    self.source = source
    scalars = Array(source.unicodeScalars)
    self.column = column
    self.repeatsNotes = repeatsNotes
    self.warnings = warnings
  }

  /// The drawn text, lines ending in a newline.
  public func text(for diagnostics: [CompilerDiagnostic]) -> String {
    let inside = diagnostics.filter(isInside)
    let outside = diagnostics.filter { !isInside($0) }
    var result = isMultiline ? inside.map(classic).joined() : drawn(inside)
    let declarations = outside.filter { if case .declaration = $0.location { true } else { false } }
    for warning in warnings { result += "warning: \(warning)\n" }
    for diagnostic in outside {
      if case .declaration = diagnostic.location { continue }
      result += plain(diagnostic)
    }
    for _ in 0..<(repeatsNotes ? 2 : 1) {
      for diagnostic in declarations { result += plain(diagnostic) }
    }
    return result
  }

  private func isInside(_ diagnostic: CompilerDiagnostic) -> Bool {
    if case .user = diagnostic.location { return true }
    return false
  }

  /// The columns are counted in UTF-8, as the compiler counts them.
  private func place(_ diagnostic: CompilerDiagnostic) -> (column: Int, length: Int) {
    guard case .user(let offset, let length) = diagnostic.location else { return (column, 1) }
    let start = min(max(offset, 0), scalars.count)
    let lineStart = scalars[..<start].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let before = String(String.UnicodeScalarView(scalars[lineStart..<start])).utf8.count
    let end = min(start + max(length, 0), scalars.count)
    let beyond = start + max(length, 0) - end
    return (column + before, max(1, String(String.UnicodeScalarView(scalars[start..<end])).utf8.count + beyond))
  }

  /// The marks and messages under the command; an empty row when nothing points into it.
  private func drawn(_ diagnostics: [CompilerDiagnostic]) -> String {
    guard !diagnostics.isEmpty else { return String(repeating: " ", count: column) + "\n" }
    let diagnostics = diagnostics.map { ($0, place: place($0)) }
    var columns: [Int] = []
    var lengths: [Int: Int] = [:]
    for (_, place) in diagnostics {
      if lengths[place.column] == nil { columns.append(place.column) }
      lengths[place.column] = max(lengths[place.column] ?? 1, place.length)
    }
    columns.sort()
    var result = markers(columns, lengths)
    for (index, here) in columns.enumerated().reversed() {
      var lead = ""
      var reached = 0
      for earlier in columns[..<index] {
        lead += String(repeating: " ", count: earlier - reached) + "│"
        reached = earlier + 1
      }
      lead += String(repeating: " ", count: here - reached)
      for (diagnostic, place) in diagnostics where place.column == here {
        result += "\(lead)╰─ \(diagnostic.severity.rawValue): \(diagnostic.message)\n"
      }
    }
    return result
  }

  /// A place that an earlier one's underline covers gets no marker of its own.
  private func markers(_ columns: [Int], _ lengths: [Int: Int]) -> String {
    var line = ""
    var reached = 0
    for column in columns where reached <= column {
      line += String(repeating: " ", count: column - reached) + "˄"
      let length = lengths[column] ?? 1
      line += String(repeating: "˜", count: length - 1)
      reached = column + length
    }
    return line + "\n"
  }

  /// A message with its place in the wrapped source, its line and a caret.
  private func classic(_ diagnostic: CompilerDiagnostic) -> String {
    guard case .user(let offset, let length) = diagnostic.location else { return plain(diagnostic) }
    let start = min(max(offset, 0), scalars.count)
    let lineStart = scalars[..<start].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let lineEnd = scalars[start...].firstIndex(of: "\n") ?? scalars.count
    let number = (repeatsNotes ? 8 : 6) + scalars[..<lineStart].count { $0 == "\n" }
    let column = String(String.UnicodeScalarView(scalars[lineStart..<start])).utf8.count + 1
    let line = String(String.UnicodeScalarView(scalars[lineStart..<lineEnd]))
    let mark = "^" + String(repeating: "~", count: max(0, min(length, lineEnd - start) - 1))
    return "\(diagnostic.severity.rawValue): <EXPR>:\(number):\(column): \(diagnostic.message)\n\(line)\n"
      + String(repeating: " ", count: start - lineStart) + mark + "\n\n"
  }

  private func plain(_ diagnostic: CompilerDiagnostic) -> String {
    let head = "\(diagnostic.severity.rawValue): "
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count
    switch diagnostic.location {
    case .none, .user: return head + diagnostic.message + "\n"
    case .declaration(let path, let line, let column, let text):
      let caret = String(repeating: " ", count: max(0, column - 1)) + "^"
      return head + "\(path):\(line):\(column): \(diagnostic.message)\n\(text)\n\(caret)\n\n"
    case .wrapper(.afterExpression(let column, let fixIt)):
      let indent = String(repeating: " ", count: max(0, column - 1))
      let fix = fixIt.map { indent + $0 + "\n" } ?? ""
      return head
        + "<EXPR>:\(9 + lines):\(column): \(diagnostic.message)\n} catch (let __lldb_tmp_error) {\n\(indent)^\n\(fix)\n"
    case .wrapper(.openingBrace):
      return head
        + "<EXPR>:2:27: \(diagnostic.message)\nextension $__lldb_context {\n\(String(repeating: " ", count: 26))^\n\n"
    case .wrapper(.endOfFile(let line, let text)):
      return head + "<EXPR>:\(line + lines - 1):1: \(diagnostic.message)\n\(text)\n^\n\n"
    }
  }
}
