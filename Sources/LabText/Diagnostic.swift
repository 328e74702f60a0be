/// What was wrong with a person's input, where, and what to write instead. One renderer draws all of them.
public struct Diagnostic: Error, Hashable, Sendable {
  /// What was wrong, in one sentence.
  public var message: Localized
  /// The line the person wrote, unescaped; empty when there is none to point into.
  public var source: String
  /// The part of `source` that is wrong, as offsets of its `Character`s; `nil` when the whole is meant.
  public var span: Range<Int>?
  /// Further facts that help to understand the message.
  public var notes: [Localized]
  /// What to type instead: an edited command, a near name, a command that helps.
  public var hint: Localized?

  /// Creates a diagnostic.
  public init(
    _ message: Localized, source: String = "", span: Range<Int>? = nil, notes: [Localized] = [], hint: Localized? = nil
  ) {
    self.message = message
    self.source = source
    self.span = span
    self.notes = notes
    self.hint = hint
  }
}
