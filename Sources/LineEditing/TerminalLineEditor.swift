import CLineEdit
import Dispatch
import Foundation
public import LabText

/// Edits lines on a terminal. Keys, buffer, history and search are libedit's (`.editrc` works); reading, drawing, paste
/// and completion are done here, because libedit counts zero-width characters as one column and knows no paste.
///
/// All work happens on one queue of its own, so a caller's executor is never blocked by a person who thinks.
public final class TerminalLineEditor: LineEditor, @unchecked Sendable {
  /// What the editor needs to know of the world.
  public struct Configuration: Sendable {
    /// The terminal's input.
    public var input: Int32 = 0
    /// The terminal's output.
    public var output: Int32 = 1
    /// How colourful the prompt is.
    public var depth: ColorDepth = .none
    /// Whether the terminal (TERM=dumb) can't move its cursor.
    public var isDumb = false
    /// The language of the editor's own questions.
    public var language: Language = .english
    /// The path of the `.editrc` to honour.
    public var editrc: String?
    /// The path of the history file; nil keeps the history in memory.
    public var history: String?

    /// Creates a configuration for standard input and output, without colour, history file or `.editrc`.
    public init() {}
  }

  /// Completes the word before the cursor, which is given as a count of `Character`s.
  public typealias Completer = @Sendable (_ line: String, _ cursor: Int) async -> CompletionList

  let configuration: Configuration
  private let queue = DispatchQueue(label: "line editor")
  let completer: Completer?
  private let history: HistoryFile?
  var engine: OpaquePointer?
  let signalPipe: (read: Int32, write: Int32)
  private var hasWatcher = false
  private var notices: [Localized] = []
  // The state of the line being read; touched on `queue` only.
  var screen = LineScreen()
  var decoder = KeyDecoder()
  var prompt = StyledText()
  var feed: [Unicode.Scalar] = []
  var pendingLines: [String] = []
  var lastCursor = 0
  /// The line after the last key, when it held anything that takes more than one code point.
  var lastText = ""
  /// What Ctrl-R searches, oldest first.
  var entries: [String] = []
  private var language: Language
  var saidMalformed = false

  /// Opens the editor.
  ///
  /// - Returns: nil when input or output is no terminal, or libedit can't start; read with `PlainLineReader` then.
  public init?(configuration: Configuration, completer: Completer? = nil) {
    guard isatty(configuration.input) == 1, isatty(configuration.output) == 1 else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.configuration = configuration
    self.completer = completer
    language = configuration.language
    signalPipe = (ends[0], ends[1])
    history = configuration.history.map { HistoryFile(path: $0) }
    if !le_use_utf8_locale() { notices.append(Self.noUTF8) }
    guard open() else { return nil }
    notices += history?.takeNotices() ?? []
    history?.entries.forEach(remember)
  }

  private func open() -> Bool {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let callbacks = le_callbacks(
      context: context,
      next: { context, codePoint in
        guard let context, let codePoint else { return -1 }
        let editor = Unmanaged<TerminalLineEditor>.fromOpaque(context).takeUnretainedValue()
        guard let scalar = editor.nextScalar() else { return 0 }
        codePoint.pointee = scalar.value
        return 1
      },
      act: { context, action in
        guard let context else { return LE_REFUSED }
        return Unmanaged<TerminalLineEditor>.fromOpaque(context).takeUnretainedValue().act(action)
      })
    engine = le_open("lab", configuration.input, configuration.output, callbacks)
    guard let engine else { return false }
    if let editrc = configuration.editrc { _ = le_load_editrc(engine, editrc) }
    return true
  }

  deinit {
    le_release(SIGINT)
    le_close(engine)
    close(signalPipe.read)
    close(signalPipe.write)
  }

  private static let noUTF8 = Localized(
    en: "no UTF-8 locale is installed here: letters beyond ASCII may not arrive as typed",
    zh: "这台机器没有安装 UTF-8 区域设置：ASCII 以外的字符可能无法正确输入")

  // MARK: LineEditor

  /// Waits for the next line, editing it on the terminal. Accepted lines and given-up drafts go to the history.
  public func readLine(prompt: StyledText) async -> LineInput {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read(prompt)) }
    }
  }

  /// Forgets pasted lines that were confirmed but not read yet.
  public func discardPendingLines() { queue.sync { pendingLines = [] } }

  /// What the learner should be told once.
  public func takeNotices() -> [Localized] {
    queue.sync {
      defer { notices = [] }
      return notices
    }
  }

  /// Changes the language of the editor's own questions.
  public func setLanguage(_ language: Language) { queue.sync { self.language = language } }

  func text(_ sentence: Localized) -> String { sentence.text(in: language) }

  // MARK: Reading one line

  private func read(_ prompt: StyledText) -> LineInput {
    self.prompt = prompt
    let wasInterrupted = drainSignals()
    if !pendingLines.isEmpty {
      // Ctrl-C between two lines of a paste: the rest does not run.
      if !wasInterrupted { return nextPendingLine() }
      pendingLines = []
      return .interrupt
    }
    begin()
    let status = le_read(engine)
    let line = currentLine()
    let result: LineInput
    switch status {
    case LE_LINE:
      let text = line.text.hasSuffix("\n") ? String(line.text.dropLast()) : line.text
      result = .line(text)
      finish(showing: text)
    case LE_INTERRUPT:
      result = .interrupt
      finish(showing: line.text, mark: "^C")
    default:
      result = .end
      finish(showing: line.text)
    }
    end()
    return result
  }

  /// Takes signals out of the pipe that came while no line was read.
  ///
  /// - Returns: Whether Ctrl-C was among them.
  private func drainSignals() -> Bool {
    var wasInterrupted = false
    var signal: UInt8 = 0
    while Foundation.read(signalPipe.read, &signal, 1) == 1 { wasInterrupted = wasInterrupted || Int32(signal) == SIGINT }
    return wasInterrupted
  }

  private func begin() {
    screen.forget()
    lastCursor = 0
    lastText = ""
    if !hasWatcher && !configuration.isDumb { hasWatcher = le_watcher_start(configuration.output) }
    for signal in [SIGWINCH, SIGCONT, SIGINT] { _ = le_catch(signal, signalPipe.write) }
    le_guard_arm(configuration.input, configuration.output, !configuration.isDumb)
    setBracketedPaste(true)
  }

  private func end() {
    setBracketedPaste(false)
    le_guard_disarm()
    // SIGINT stays caught: between two lines Ctrl-C must not end the shell.
    for signal in [SIGWINCH, SIGCONT] { le_release(signal) }
  }

  func setBracketedPaste(_ isOn: Bool) {
    if configuration.isDumb { return }
    le_watcher_set(true)
    write(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
    le_watcher_set(isOn)
  }

  /// The line stays on the screen and in the history.
  private func finish(showing text: String, mark: String = "") {
    let characters = Array(text)
    write(screen.draw(prompt: prompt, text: characters, cursor: characters.count, on: terminal))
    write(screen.finish(mark: mark))
    add(text)
  }

  /// A line of a confirmed paste: shown as if it had been typed.
  private func nextPendingLine() -> LineInput {
    let text = pendingLines.removeFirst()
    screen.forget()
    finish(showing: text)
    return .line(text)
  }

  /// Puts a line into the history, in memory and on disk.
  func add(_ text: String) {
    guard !text.allSatisfy(\.isWhitespace), text != lastEntry else { return }
    remember(text)
    history?.append(text)
    notices += history?.takeNotices() ?? []
  }

  private var lastEntry: String? { entries.last }

  private func remember(_ entry: String) {
    entries.append(entry)
    let scalars = entry.unicodeScalars.map { $0.value == 0 ? 0xFFFD : $0.value }
    le_history_add(engine, scalars, scalars.count)
  }

  // MARK: The line

  /// The line in libedit's buffer and the cursor, counted in code points.
  func currentLine() -> (text: String, cursor: Int) {
    var count = 0
    var cursor = 0
    guard let base = le_line(engine, &count, &cursor) else { return ("", 0) }
    var text = String.UnicodeScalarView()
    for value in UnsafeBufferPointer(start: base, count: count) { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    return (String(text), cursor)
  }

  /// How many code points stand before the cursor.
  var cursorOffset: Int {
    var count = 0
    var cursor = 0
    _ = le_line(engine, &count, &cursor)
    return cursor
  }

  /// Whether there is anything that could need composing or that a cursor could stand inside of.
  var hasUnusualText: Bool {
    var count = 0
    var cursor = 0
    guard let base = le_line(engine, &count, &cursor) else { return false }
    return UnsafeBufferPointer(start: base, count: count).contains { $0 >= 0x300 }
  }

  /// Replaces the line; the cursor is counted in code points.
  func replaceLine(_ text: String, cursor: Int) {
    let scalars = text.unicodeScalars.map(\.value)
    _ = le_replace_line(engine, scalars, scalars.count, cursor)
    lastCursor = cursor
  }

  /// What is before and after the cursor.
  func sides() -> (before: String, after: String) {
    let line = currentLine()
    let scalars = line.text.unicodeScalars
    let middle = scalars.index(scalars.startIndex, offsetBy: min(line.cursor, scalars.count))
    return (String(scalars[..<middle]), String(scalars[middle...]))
  }
}
