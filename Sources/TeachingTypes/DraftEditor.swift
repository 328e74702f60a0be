/// The field in which a message is written: observers watch its properties, and one list is made only when it is needed.
public final class DraftEditor {
  /// What was typed so far. Each assignment, also one of the same text, is counted and the old text is kept.
  public var text: String {
    didSet {
      assignments += 1
      previousText = oldValue
    }
  }
  /// The size of the letters in points. The observer pulls it back into 10...40; assigning inside does not call it again.
  public var fontSize: Double = 16 {
    didSet { fontSize = min(max(fontSize, 10), 40) }
  }
  /// How often `text` was assigned after `init`.
  public private(set) var assignments = 0
  /// The text before the last assignment; `nil` before the first.
  public private(set) var previousText: String?
  /// How often the list of suggestions was made.
  public private(set) var suggestionsMade = 0
  /// Words to offer above the keyboard. Made at the first reading, from the text of that moment, and kept.
  public lazy var suggestions: [String] = makeSuggestions()

  /// Makes an editor. The assignment in here does not call the observer.
  public init(text: String = "") { self.text = text }

  private func makeSuggestions() -> [String] {
    suggestionsMade += 1
    return text.isEmpty ? ["Hello", "Thanks"] : [text + "!", text + "?"]
  }
}
