import Foundation
public import LabText
import Synchronization

/// Reads commands from a pipe or a file: no prompt, no escapes, large chunks.
///
/// A line may have up to ``LineLimit/bytes``. `\r\n` ends a line as `\n` does, and a byte order mark at the start is skipped.
/// Not for two callers at a time.
public final class PlainLineReader: LineEditor, @unchecked Sendable {
  private let descriptor: Int32
  private var buffer: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// The number of the line that was read last, from 1.
  public private(set) var lineNumber = 0

  /// Creates a reader.
  ///
  /// - Parameter descriptor: The file descriptor to read; it is not closed.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer = .allocate(byteCount: 1 << 18, alignment: 16)
  }

  /// Creates a reader of text that is already in memory, such as a file's.
  public init(bytes: [UInt8]) {
    descriptor = -1
    buffer = .allocate(byteCount: max(1, bytes.count), alignment: 16)
    buffer.copyBytes(from: bytes)
    end = bytes.count
    isAtEnd = true
  }

  deinit { buffer.deallocate() }

  /// The next line; the prompt is not shown.
  public func readLine(prompt: StyledText) async -> LineInput { next() }

  /// Does nothing: a script's lines aren't typed ahead.
  public func discardPendingLines() {}

  /// Always empty.
  public func takeNotices() -> [Localized] { [] }

  /// The next line.
  public func next() -> LineInput {
    var searched = start
    while true {
      if let newline = newline(from: searched) {
        defer { start = newline + 1 }
        return line(UnsafeRawBufferPointer(rebasing: buffer[start..<newline]))
      }
      searched = end
      if end - start > LineLimit.bytes + 2 { return skipLongLine() }
      if isAtEnd { return lastLine() }
      let shift = start
      fill()
      searched -= shift - start
    }
  }

  /// Whether the next line can be had without waiting for the writer. A caller that answers through a buffer empties it
  /// before it waits, so that the program at the other end sees every answer.
  public var isLineReady: Bool {
    if isAtEnd || newline(from: start) != nil { return true }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  private func newline(from offset: Int) -> Int? {
    guard offset < end, let base = buffer.baseAddress, let found = memchr(base + offset, 0x0A, end - offset) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Reads more bytes, making room for them first.
  private func fill() {
    if start > 0 {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
      end -= start
      start = 0
    }
    if end == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    var count: Int
    repeat { count = read(descriptor, buffer.baseAddress! + end, buffer.count - end) } while count < 0 && errno == EINTR
    if count <= 0 { isAtEnd = true } else { end += count }
  }

  private func lastLine() -> LineInput {
    guard start < end else { return .end }
    defer { start = end }
    return line(UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
  }

  private func line(_ bytes: UnsafeRawBufferPointer) -> LineInput {
    lineNumber += 1
    var bytes = bytes
    if bytes.last == 0x0D { bytes = UnsafeRawBufferPointer(rebasing: bytes.dropLast()) }
    if lineNumber == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(3))
    }
    if bytes.count > LineLimit.bytes { return .rejected(InputProblem.tooLong.diagnostic(line: lineNumber)) }
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return .line("") }
    if memchr(base, 0, bytes.count) != nil { return .rejected(InputProblem.zero.diagnostic(line: lineNumber)) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .rejected(InputProblem.notUTF8.diagnostic(line: lineNumber))
    }
    return .line(text)
  }

  /// Drops the rest of a line that is too long.
  private func skipLongLine() -> LineInput {
    lineNumber += 1
    while true {
      start = end
      if isAtEnd { break }
      fill()
      if let newline = newline(from: start) {
        start = newline + 1
        break
      }
    }
    return .rejected(InputProblem.tooLong.diagnostic(line: lineNumber))
  }
}

/// Why a line of input can't be a command.
enum InputProblem {
  case tooLong
  case zero
  case notUTF8

  func diagnostic(line: Int) -> Diagnostic {
    switch self {
    case .tooLong:
      Diagnostic(
        Localized(
          en: "line \(line) is longer than 1 MiB; nothing of it was run",
          zh: "第 \(line) 行超过 1 MiB，整行都没有执行"),
        hint: Localized(en: "split it into several commands", zh: "把它拆成几条命令"))
    case .zero:
      Diagnostic(
        Localized(
          en: "line \(line) holds a NUL byte; nothing of it was run",
          zh: "第 \(line) 行含有 NUL 字节，整行都没有执行"),
        hint: Localized(en: "check that the input is a text file", zh: "请确认输入是文本文件"))
    case .notUTF8:
      Diagnostic(
        Localized(
          en: "line \(line) is not UTF-8; nothing of it was run",
          zh: "第 \(line) 行不是 UTF-8 编码，整行都没有执行"),
        hint: Localized(en: "convert the input to UTF-8, for example with iconv", zh: "先把输入转成 UTF-8，例如用 iconv"))
    }
  }
}
