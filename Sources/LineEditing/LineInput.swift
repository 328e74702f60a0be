public import LabText

/// What came of asking for a line.
public enum LineInput: Sendable, Hashable {
  /// A line, without its newline.
  case line(String)
  /// Ctrl-C: the line was given up. It is in the history.
  case interrupt
  /// Ctrl-D on an empty line, or the end of the file.
  case end
  /// A line that can't be a command: not UTF-8, too long, with U+0000. The diagnostic says which and what to do.
  case rejected(Diagnostic)
}

/// Where command lines come from: a terminal with editing, or a pipe or file.
public protocol LineEditor: AnyObject, Sendable {
  /// Waits for the next line.
  ///
  /// - Parameter prompt: What stands before the line; shown on terminals only.
  func readLine(prompt: StyledText) async -> LineInput

  /// Forgets lines that were pasted but not yet read: called when a command was interrupted.
  func discardPendingLines()

  /// Sentences to show once, such as that the history file was set aside. Empty at the next call.
  func takeNotices() -> [Localized]
}

/// One way to complete the word before the cursor.
public struct CompletionCandidate: Sendable, Hashable {
  /// What replaces the word.
  public var text: String
  /// What is said about it in the list.
  public var note: String
  /// Written after the text when it is the only candidate; a space by default.
  public var terminator: String

  /// Creates a candidate.
  public init(_ text: String, note: String = "", terminator: String = " ") {
    self.text = text
    self.note = note
    self.terminator = terminator
  }
}

/// All ways to complete the word before the cursor.
public struct CompletionList: Sendable, Hashable {
  /// The part of the line that a candidate replaces, as offsets of its `Character`s.
  public var range: Range<Int>
  /// The candidates, in the order they are listed.
  public var candidates: [CompletionCandidate]

  /// Creates a list.
  public init(range: Range<Int>, candidates: [CompletionCandidate]) {
    self.range = range
    self.candidates = candidates
  }

  /// Nothing to complete.
  public static let none = CompletionList(range: 0..<0, candidates: [])

  /// What all candidates begin with.
  var commonPrefix: String {
    guard var common = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() {
      common = String(zip(common, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }
}
