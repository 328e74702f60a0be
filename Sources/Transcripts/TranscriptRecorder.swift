public import LabSystem
import CommandGrammar
public import LabText

/// Writes a session to a file while it runs. Each finished command is on the disk before the next begins, so the file is
/// complete up to the last finished command however the program ends.
public struct TranscriptRecorder: Sendable {
  /// The file being written.
  public let path: String
  private let handle: any AppendHandle
  private var writer: TranscriptWriter
  private var isStopped = false
  /// How many commands were written.
  public var count: Int { writer.count }
  /// Whether commands are left out at the moment.
  public private(set) var isPaused = false
  /// Texts that must not stand in the file (paths of the machine), with what is written instead; longest first.
  private let redactions: [(text: String, replacement: String)]

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - path: The file. Its folder exists.
  ///   - header: How the session is set up; a recording is always checked.
  ///   - start: The state the session is in now.
  ///   - fileSystem: The disk.
  ///   - redactions: What must not be in the file (the home folder's path, say), with what stands for it.
  ///   - isOverwriting: Whether a file that is there is replaced.
  /// - Throws: When there is a file and nobody said that it may go, or the disk refuses.
  public init(
    path: String, header: Transcript.Header, start: Transcript.Start, fileSystem: any FileSystem,
    redactions: [String: String] = [:], isOverwriting: Bool = false
  ) throws(Diagnostic) {
    if !isOverwriting, fileSystem.exists(path) { throw Self.exists(path) }
    var header = header
    header.isChecked = true
    self.path = path
    self.redactions = redactions.filter { $0.key.count > 1 }.sorted { ($0.key.count, $0.key) > ($1.key.count, $1.key) }
      .map { ($0.key, $0.value) }
    writer = TranscriptWriter(isChecked: true)
    writer.write(header, start: start)
    do {
      try fileSystem.replace(path, with: Array(writer.take().utf8))
      handle = try fileSystem.openForAppending(path)
    } catch {
      throw Diagnostic(error.sentence)
    }
  }

  /// Writes down a finished command. Nothing while paused.
  ///
  /// - Throws: When the disk refuses; the file then ends with the command before.
  public mutating func record(_ entry: Transcript.Entry) throws(Diagnostic) {
    guard !isPaused, !isStopped else { return }
    var entry = entry
    entry.command = redacted(entry.command)
    entry.answer.output = redacted(entry.answer.output).escapingUntrusted(keepingNewlines: true)
    if !redactions.isEmpty {
      entry.answer.events = entry.answer.events.map { event in
        var event = event
        event.text = redacted(event.text)
        return event
      }
    }
    var next = writer
    next.write(entry)
    try append(next.take())
    writer = next
  }

  /// Leaves commands out from now on. What they change is in the start state that `resume` writes.
  public mutating func pause() { isPaused = true }

  /// Records again, from the state the session is in now.
  public mutating func resume(start: Transcript.Start) throws(Diagnostic) {
    guard isPaused, !isStopped else { return }
    var next = writer
    next.writeResume(start)
    try append(next.take())
    writer = next
    isPaused = false
  }

  /// Ends the recording with the number of its commands.
  ///
  /// - Returns: that number.
  @discardableResult
  public mutating func stop() throws(Diagnostic) -> Int {
    guard !isStopped else { return writer.count }
    var next = writer
    next.writeEnd()
    try append(next.take())
    isStopped = true
    return writer.count
  }

  private func redacted(_ text: String) -> String {
    redactions.reduce(text) { $0.contains($1.text) ? $0.replacing($1.text, with: $1.replacement) : $0 }
  }

  private func append(_ text: String) throws(Diagnostic) {
    let length = handle.length
    do {
      try handle.write(Array(text.utf8))
      try handle.synchronize()
    } catch {
      // Half a command would make the whole file look cut.
      try? handle.truncate(to: length)
      throw Diagnostic(
        Localized(
          en: "the transcript could not be written: \(error.sentence.en)",
          zh: "会话记录写不进去：\(error.sentence.zh)"),
        hint: Localized(same: "record stop"))
    }
  }

  private static func exists(_ path: String) -> Diagnostic {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let shown = name.escapingUntrusted()
    return Diagnostic(
      Localized(en: "\(shown) is already there; it was not touched", zh: "\(shown) 已经存在，没有动它"),
      hint: Localized(
        en: "record to another name, or say `record \(shown) --overwrite`",
        zh: "换一个文件名，或者用 `record \(shown) --overwrite`"))
  }
}
