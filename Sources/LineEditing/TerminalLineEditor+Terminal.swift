import CLineEdit
import Dispatch
import Foundation
import LabText

extension TerminalLineEditor {
  var terminal: LineScreen.Terminal {
    var columns: Int32 = 80
    var rows: Int32 = 24
    _ = le_window_size(configuration.output, &columns, &rows)
    return LineScreen.Terminal(
      columns: Int(columns), rows: max(1, Int(rows)), depth: configuration.depth, isDumb: configuration.isDumb)
  }

  func draw() {
    let (before, after) = sides()
    let text = Array(before + after)
    write(screen.draw(prompt: prompt, text: text, cursor: before.count, on: terminal))
  }

  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(configuration.output, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR && errno != EAGAIN { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  /// What wakes the editor up.
  enum Wake {
    case bytes
    case quiet
    case signal(UInt8)
    case end
  }

  /// Waits for bytes or a signal.
  ///
  /// - Parameter milliseconds: How long, or -1 for ever.
  func wait(milliseconds: Int32) -> Wake {
    var polled = [
      pollfd(fd: configuration.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signalPipe.read, events: Int16(POLLIN), revents: 0),
    ]
    var ready: Int32
    repeat { ready = poll(&polled, 2, milliseconds) } while ready < 0 && errno == EINTR
    if ready == 0 { return .quiet }
    var signal: UInt8 = 0
    if polled[1].revents != 0, Foundation.read(signalPipe.read, &signal, 1) == 1 { return .signal(signal) }
    guard polled[0].revents != 0 else { return ready < 0 ? .end : .quiet }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count: Int
    repeat { count = Foundation.read(configuration.input, &chunk, chunk.count) } while count < 0 && errno == EINTR
    if count <= 0 { return .end }
    decoder.feed(chunk[..<count])
    return .bytes
  }

  /// The size of the window has changed, or the program runs again after having been stopped.
  func handle(signal: UInt8) {
    switch Int32(signal) {
    case SIGWINCH:
      le_resized(engine)
      screen.invalidate()
    case SIGCONT: resume()
    default: break
    }
  }

  /// Editing mode again after the shell had the terminal.
  func resume() {
    le_set_raw(engine, true)
    setBracketedPaste(true)
    screen.forget()
  }

  /// Ctrl-Z: the terminal goes back to the shell, and comes back with the line redrawn.
  func suspend() {
    draw()
    write(screen.finish())
    setBracketedPaste(false)
    le_set_raw(engine, false)
    // To the whole job, as the terminal would; this thread has signals blocked, so it can't send it to itself. Without
    // job control nothing stops and no SIGCONT comes.
    kill(0, SIGTSTP)
    var polled = pollfd(fd: signalPipe.read, events: Int16(POLLIN), revents: 0)
    poll(&polled, 1, 100)
    resume()
  }

  /// Says once that bytes came which are no UTF-8; the line shows U+FFFD for them.
  func sayMalformed() {
    if saidMalformed { return }
    saidMalformed = true
    let sentence = Localized(
      en: "What was typed is not UTF-8 and shows as \u{FFFD}; set the terminal's encoding to UTF-8.",
      zh: "输入的内容不是 UTF-8，显示为 \u{FFFD}；请把终端的编码设为 UTF-8。")
    let line = StyledText(text(sentence) + "\n", .warning)
    write(screen.finish() + line.rendered(depth: configuration.depth).replacing("\n", with: "\r\n"))
  }

  /// Asks the completer and waits; the queue is this editor's own, so no other work waits with it.
  func complete(_ line: String, cursor: Int) -> CompletionList {
    guard let completer else { return .none }
    final class Box: @unchecked Sendable { var list = CompletionList.none }
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      box.list = await completer(line, cursor)
      done.signal()
    }
    done.wait()
    return box.list
  }
}
