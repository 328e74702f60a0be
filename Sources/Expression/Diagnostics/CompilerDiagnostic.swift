/// One message of the compiler about an expression, with the place it points to.
public struct CompilerDiagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable { case error, warning, note }

  /// What the message points to.
  public enum Location: Hashable, Sendable {
    /// A place in the expression: an offset in Unicode scalars and the length of what is marked (0 for a caret alone).
    case user(offset: Int, length: Int)
    /// The code that LLDB puts after the expression: `line` counts from the line after the expression's last.
    case wrapper(WrapperPlace)
    /// A declaration elsewhere: its path (`subject.Message.preview`), its text and the column in it, from 1.
    case declaration(path: String, line: Int, column: Int, text: String)
    /// Nothing: the message stands alone.
    case none
  }

  /// The places of LLDB's wrapper at which the compiler stumbles over an unfinished expression.
  public enum WrapperPlace: Hashable, Sendable {
    /// `} catch (let __lldb_tmp_error) {` at a column from 1.
    case afterExpression(column: Int, fixIt: String?)
    /// `extension $__lldb_context {` before the expression.
    case openingBrace
    /// The end of the wrapped file.
    case endOfFile(line: Int, text: String)
  }

  /// How many of them one expression can have; reading stops there.
  static let maximumCount = 64

  public var severity: Severity
  public var message: String
  public var location: Location

  /// Creates a diagnostic.
  public init(_ severity: Severity = .error, _ message: String, _ location: Location) {
    self.severity = severity
    self.message = message
    self.location = location
  }

  /// The same message as one of the compiler's notes.
  static func note(_ message: String, _ location: Location) -> CompilerDiagnostic {
    CompilerDiagnostic(.note, message, location)
  }

  /// What LLDB adds after an unknown member.
  static let privateTypeNote = CompilerDiagnostic(
    .note,
    "If the member name is spelled correctly, this error could mean that it depends on a (private) type from a module "
      + "that has not been imported into the current context.", .none)
}

extension CompilerDiagnostic {
  /// Whether it points into a part of the expression.
  func isWithin(_ range: Range<Int>) -> Bool {
    if case .user(let offset, _) = location { return range.contains(offset) }
    return false
  }
}
