import LabText

/// The lessons that the program carries with it. Each is read from its text at its first use.
public struct LessonLibrary: Sendable {
  /// The two texts of one lesson.
  public struct Source: Sendable, Hashable {
    /// The folder's name, such as `04-struct-class`.
    public var folder: String
    /// `lesson.en.md`.
    public var english: String
    /// `lesson.zh-Hans.md`.
    public var chinese: String

    /// Creates a source.
    public init(folder: String, english: String, chinese: String) {
      self.folder = folder
      self.english = english
      self.chinese = chinese
    }

    /// The number before the dash.
    public var number: Int { Int(folder.prefix { $0 != "-" }) ?? 0 }
    /// The name behind the dash.
    public var slug: String { String(folder.drop { $0 != "-" }.dropFirst()) }

    /// The lesson; `nil` when the files are damaged. What is wrong is listed beside it.
    public func parsed() -> (lesson: LessonDocument?, issues: [LessonIssue]) {
      var parser = LessonParser(
        english: ("Lessons/\(folder)/lesson.en.md", english), chinese: ("Lessons/\(folder)/lesson.zh-Hans.md", chinese))
      let lesson = parser.parse()
      return (lesson, parser.issues)
    }
  }

  /// The texts, by number.
  public let sources: [Source]

  /// The lessons built into the program.
  public init() { self.init(EmbeddedLessons.all) }

  /// A library of these texts.
  public init(_ sources: [Source]) { self.sources = sources.sorted { $0.number < $1.number } }

  /// The lesson of a number or slug, in any case; a unique beginning of a slug is enough.
  public func source(_ name: String) -> Source? {
    let folded = name.lowercased()
    // Digits of any script: an input method may give full-width ones.
    let digits = folded.compactMap(\.wholeNumberValue)
    if digits.count == folded.count, let number = Int(digits.map(String.init).joined()) {
      return sources.first { $0.number == number }
    }
    if let exact = sources.first(where: { $0.slug == folded }) { return exact }
    let starting = sources.filter { $0.slug.hasPrefix(folded) }
    return starting.count == 1 ? starting.first : nil
  }

  /// Every name that `source` understands.
  public var names: [String] { sources.flatMap { [String($0.number), $0.slug] } }
}
