public import Messenger

/// A subject as a value: the experiment it was opened for and every line that changed it since. Replaying the lines on
/// a fresh subject gives the same state, because a session is deterministic.
public struct SubjectHistory: Sendable, Hashable {
  /// The experiment.
  public var experiment: String
  /// Lines that changed the instance, oldest first.
  public var lines: [String] = []

  /// Creates the history of a subject that was just opened.
  public init(experiment: String) { self.experiment = experiment }
}

/// What `undo` and `redo` walk over.
///
/// A change remembers what is needed to take it back: how many lines its subject had, the messenger's checkpoint, the
/// predictions. At most `ChangeLog.limit` changes of one subject are kept; with more, undo is refused until the next
/// `use`, because replaying an incomplete history would give another state.
public struct ChangeLog: Sendable {
  /// How many changes can be taken back.
  public static let limit = 10_000

  /// The subject before a change.
  public enum SubjectBefore: Sendable, Hashable {
    /// The same subject with this many lines.
    case lines(Int)
    /// Another subject, or none.
    case other(SubjectHistory?)
  }

  /// One change.
  public struct Entry: Sendable {
    /// The line that made it.
    public var line: String
    /// The subject before it.
    public var subject: SubjectBefore
    /// The messenger before it; `nil` when the line left the messenger alone.
    public var messenger: MessengerCheckpoint?
    /// The predictions before it.
    public var openPredictions: [OpenPrediction]
    /// How many predictions the progress held before it.
    public var predictionCount: Int
    /// The place in the open lesson in which it was made; `nil` outside lessons.
    public var place: String?

    /// Creates an entry.
    public init(
      line: String, subject: SubjectBefore, messenger: MessengerCheckpoint?, openPredictions: [OpenPrediction], predictionCount: Int,
      place: String? = nil
    ) {
      self.line = line
      self.subject = subject
      self.messenger = messenger
      self.openPredictions = openPredictions
      self.predictionCount = predictionCount
      self.place = place
    }
  }

  /// Changes that can be taken back, oldest first.
  public private(set) var entries: [Entry] = []
  /// Lines that were taken back and can be typed again, the next one last.
  public private(set) var undone: [String] = []
  /// Whether too many changes were made to take any back.
  public private(set) var isFull = false

  /// Creates an empty log.
  public init() {}

  /// Notes a change. What was undone before can no longer be redone.
  public mutating func append(_ entry: Entry) {
    undone = []
    guard entries.count < Self.limit else {
      entries = []
      isFull = true
      return
    }
    if !isFull { entries.append(entry) }
  }

  /// Takes the last change out, to be undone.
  public mutating func popLast() -> Entry? { entries.popLast() }

  /// Puts back a change that could not be undone.
  public mutating func pushBack(_ entry: Entry) { entries.append(entry) }

  /// Notes that a line was undone.
  public mutating func didUndo(_ line: String) { undone.append(line) }

  /// Takes the line that `redo` should run, without forgetting the ones behind it.
  public mutating func popUndone() -> (line: String, rest: [String])? {
    guard let line = undone.popLast() else { return nil }
    return (line, undone)
  }

  /// Puts lines back that can still be redone.
  public mutating func restoreUndone(_ lines: [String]) { undone = lines }

  /// Forgets everything: a new subject begins.
  public mutating func restart() {
    entries = []
    isFull = false
  }
}
