/// Texts that wait to be sent: two initializers, methods that look, methods that change, and a part nobody outside may
/// touch.
public struct Outbox {
  /// How many texts may wait at the same time; fixed for life.
  public let limit: Int
  /// The texts, the oldest first. Everyone may look, only the methods below may change it.
  public private(set) var waiting: [String] = []
  /// Whether sending is held back.
  public var isPaused = false
  private var lastNumber = 0

  /// Makes an empty outbox.
  public init(limit: Int = 3) { self.limit = limit }

  /// Makes an outbox of texts that were kept, or `nil` when they are more than `limit`.
  public init?(restoring texts: [String], limit: Int = 3) {
    guard texts.count <= limit else { return nil }
    self.init(limit: limit)
    waiting = texts
    lastNumber = texts.count
  }

  /// Whether there is room for another text. Looks only.
  public func hasRoom() -> Bool { waiting.count < limit }

  /// Puts a text at the end of the line.
  ///
  /// - Returns: its number, or `nil` when there is no room; then nothing changes.
  public mutating func add(_ text: String) -> Int? {
    guard hasRoom() else { return nil }
    waiting.append(text)
    lastNumber += 1
    return lastNumber
  }

  /// Takes the oldest text out of the line.
  ///
  /// - Returns: the text, or `nil` when sending is paused or nothing waits.
  public mutating func takeNext() -> String? { isPaused || waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Puts another text in the place of every one that says `old`.
  public mutating func replace(_ old: String, with new: String) {
    waiting = waiting.map { text in text == old ? new : text }
  }
}
