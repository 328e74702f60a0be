import LabText

/// What a reviewer wrote beside a transcript, in a text file of its own.
///
/// A line is `12: note` (line 12 of the transcript), `uiview.3: note` (that step) or just a note on the whole session.
/// Indented lines go on with the note above; lines that begin with `#` are left out.
public struct ReviewNotes: Sendable, Hashable {
  /// What a note is about.
  public enum Anchor: Sendable, Hashable {
    /// The whole session.
    case session
    /// A lesson step.
    case step(String)
    /// A line of the transcript.
    case line(Int)
  }

  /// One note.
  public struct Note: Sendable, Hashable {
    /// What it is about.
    public var anchor: Anchor
    /// The words.
    public var text: String

    /// Creates a note.
    public init(anchor: Anchor, text: String) {
      self.anchor = anchor
      self.text = text
    }
  }

  /// The notes, in order.
  public var notes: [Note]

  /// Creates notes.
  public init(_ notes: [Note] = []) { self.notes = notes }

  /// Where the notes of a transcript are: `a.labt` has `a.notes.txt` beside it.
  public static func path(for transcript: String) -> String {
    let parts = transcript.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return transcript + ".notes.txt"
    }
    return (parts.dropLast() + [name[..<dot] + ".notes.txt"]).joined(separator: "/")
  }

  /// Reads notes.
  public init(parsing text: String) {
    notes = []
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      if line.first?.isWhitespace == true, !notes.isEmpty {
        notes[notes.count - 1].text += "\n" + line.drop(while: \.isWhitespace)
      } else {
        notes.append(Self.note(line))
      }
    }
  }

  private static func note(_ line: Substring) -> Note {
    let parts = line.split(separator: ":", maxSplits: 1)
    if parts.count == 2, let anchor = anchor(parts[0]) {
      return Note(anchor: anchor, text: String(parts[1].drop(while: \.isWhitespace)))
    }
    return Note(anchor: .session, text: String(line))
  }

  private static func anchor(_ word: Substring) -> Anchor? {
    if let line = Int(word), line > 0 { return .line(line) }
    let parts = word.split(separator: ".")
    guard parts.count == 2, Int(parts[1]) != nil, parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
      return nil
    }
    return .step(String(word))
  }

  /// The notes about one thing.
  public subscript(_ anchor: Anchor) -> [String] { notes.filter { $0.anchor == anchor }.map(\.text) }
}
