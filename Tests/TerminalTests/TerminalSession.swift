import CTestPTY
import Foundation
import Testing

/// A program on a pseudo terminal, with a person's eyes (the screen) and hands (keys).
final class TerminalSession {
  /// A screen that never became what a test waited for.
  struct TimedOut: Error, CustomStringConvertible {
    var wanted: String
    var screen: Screen
    var description: String { "never saw \(wanted); the screen is:\n\(screen.text)\ncursor \(screen.x),\(screen.y)" }
  }

  private let pid: pid_t
  private let master: Int32
  private let reader: ScreenReader
  private(set) var screen: Screen
  /// Everything the program has written, escape sequences and all.
  private(set) var raw = Data()
  private var status: Int32?

  /// The path of one of the package's programs.
  static func path(of program: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(program).path
  }

  /// Starts one of the package's programs, or any program by its absolute path.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], rows: Int = 24,
    columns: Int = 80, graphemes: Bool = true
  ) throws {
    let path = program.hasPrefix("/") ? program : Self.path(of: program)
    var variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "interactive=no"]
    for name in ["PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] { variables[name] = ProcessInfo.processInfo.environment[name] }
    variables.merge(environment) { $1 }
    var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] =
      variables.filter { !$0.value.isEmpty }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var master: Int32 = -1
    pid = pty_spawn(&argv, &envp, Int32(rows), Int32(columns), &master)
    self.master = master
    reader = try ScreenReader(rows: rows, columns: columns, graphemes: graphemes)
    screen = try reader.feed(Data())
  }

  deinit {
    if status == nil { kill(pid, SIGKILL) }
    while status == nil { status = exitStatus() }
    close(master)
    reader.close()
  }

  private func exitStatus() -> Int32? {
    let status = pty_exit_status(pid)
    if status < 0 { usleep(2000) }
    return status < 0 ? nil : status
  }

  // MARK: Hands

  /// Types text; control characters are keys.
  func type(_ text: String) throws { try type(bytes: Array(text.utf8)) }

  /// Types raw bytes.
  func type(bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min($0.count, 1024)) }
      guard count > 0 else { throw CocoaError(.fileWriteUnknown) }
      rest = rest.dropFirst(count)
      if !rest.isEmpty { try look(milliseconds: 0) }
    }
  }

  /// Pastes as a terminal does that has bracketed paste on.
  func paste(_ text: String) throws { try type("\u{1B}[200~\(text)\u{1B}[201~") }

  func resize(rows: Int, columns: Int) throws {
    screen = try reader.resize(rows: rows, columns: columns)
    _ = pty_resize(master, Int32(rows), Int32(columns))
  }

  func send(signal: Int32) { kill(pid, signal) }

  // MARK: Eyes

  /// Takes in what the program has written within the time.
  @discardableResult
  func look(milliseconds: Int32) throws -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(master, &chunk, chunk.count)
    guard count > 0 else { return false }
    raw += chunk[..<count]
    screen = try reader.feed(Data(chunk[..<count]))
    return true
  }

  /// Waits until the screen is as wanted.
  @discardableResult
  func wait(_ wanted: String = "the screen wanted", seconds: Double = 15, until isRight: (Screen) -> Bool) throws -> Screen {
    let deadline = Date().addingTimeInterval(seconds)
    while !isRight(screen) {
      if try !look(milliseconds: 50), Date() > deadline { throw TimedOut(wanted: wanted, screen: screen) }
    }
    return screen
  }

  /// Waits for a text on the screen.
  @discardableResult
  func wait(for text: String) throws -> Screen { try wait("“\(text)”") { $0.text.contains(text) } }

  /// Waits until the row with the cursor is exactly this.
  @discardableResult
  func wait(forCursorRow row: String) throws -> Screen { try wait("the row “\(row)”") { $0.cursorRow == row } }

  /// Waits for the program's end.
  func finish() throws -> Int32 {
    let deadline = Date().addingTimeInterval(15)
    while status == nil {
      _ = try look(milliseconds: 10)
      status = exitStatus()
      if Date() > deadline { throw TimedOut(wanted: "the end of the program", screen: screen) }
    }
    while try look(milliseconds: 0) {}
    return status ?? -1
  }
}
