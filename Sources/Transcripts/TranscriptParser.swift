import Foundation
public import LabText

extension Transcript {
  /// Reads a transcript.
  ///
  /// - Throws: A diagnostic with the line's number when the bytes are no transcript, of a newer format, or not UTF-8.
  ///   A file that was cut or edited is still read; `isCut` and `firstEditedLine` say so.
  public init(parsing bytes: [UInt8]) throws(Diagnostic) {
    var parser = TranscriptParser(bytes)
    self = try parser.parse()
  }
}

/// Goes through the lines of a transcript once.
struct TranscriptParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0
  private var check = CheckValue()
  private var builder = TranscriptBuilder()
  /// Output of the open command: what was put together, and the lines after it that stand in the file as they are.
  private var output = ""
  private var plainOutput: Range<Int>?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() throws(Diagnostic) -> Transcript {
    let title = nextLine()
    guard let first = title, text(first) == TranscriptWriter.format else {
      throw Problem.noTranscript(title.flatMap { text($0) } ?? "")
    }
    check.add(first, of: bytes)
    while let range = nextLine() {
      let isTorn = position > bytes.count
      if builder.isInOutput, !isTorn, isPlainOutput(range) {
        // Output is most of a file: it is only looked at where it could be something else.
        extendOutput(range)
        check.add(range, of: bytes)
        continue
      }
      if !isTorn, try interpretQuickly(range) { continue }
      guard let text = text(range) else {
        if isTorn, builder.isChecked { break }
        throw Problem.notUTF8(line)
      }
      if isTorn, builder.isChecked, !text.hasPrefix("#@ end ") {
        builder.cut()
        break
      }
      try interpret(text)
    }
    try closeEntry()
    return builder.finish()
  }

  /// The next line without its newline (or carriage return and newline).
  private mutating func nextLine() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    line += 1
    let start = position
    let end = bytes.firstNewline(from: start) ?? bytes.count
    position = end + 1
    return start..<(end > start && bytes[end - 1] == 0x0D ? end - 1 : end)
  }

  private func text(_ range: Range<Int>) -> String? { String(validating: bytes[range], as: UTF8.self) }

  private func isPlainOutput(_ range: Range<Int>) -> Bool {
    guard let first = bytes[range].first else { return true }
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "l"), UInt8(ascii: "("): return false
    default: return true
    }
  }

  /// The two lines that every command has, without looking at them as text.
  private mutating func interpretQuickly(_ range: Range<Int>) throws(Diagnostic) -> Bool {
    if bytes.hasPrefix("lab> ", in: range), range.count > 5, bytes[range.lowerBound + 5] != UInt8(ascii: "\"") {
      guard let command = text(range.lowerBound + 5..<range.upperBound) else { throw Problem.notUTF8(line) }
      try open(.lab, command)
      check.add(range, of: bytes)
      return true
    }
    guard bytes.hasPrefix("#@ ", in: range), range.count > 3, (0x30...0x39).contains(bytes[range.lowerBound + 3]) else {
      return false
    }
    try closeEntry()
    time(range)
    return true
  }

  private mutating func interpret(_ text: String) throws(Diagnostic) {
    if text.hasPrefix("#") {
      try interpret(note: text)
    } else if let (prompt, command) = Self.command(in: text) {
      try open(prompt, try Self.read(command, line: line))
      check.add(line: text)
    } else if builder.isInOutput {
      if text.hasPrefix("?") {
        builder.setStatus(text)
      } else {
        try takePlainOutput()
        output += (text.hasPrefix("\\") ? text.dropFirst() : text[...]) + "\n"
      }
      check.add(line: text)
    } else if text.allSatisfy(\.isWhitespace) {
      check.add(line: text)
    } else {
      throw Problem.stray(text, line)
    }
  }

  private mutating func open(_ prompt: Transcript.Prompt, _ command: String) throws(Diagnostic) {
    guard command.utf8.count <= LineLimit.bytes else { throw Problem.tooLong(line) }
    try closeEntry()
    builder.open(prompt: prompt, command: command, line: line)
  }

  private mutating func closeEntry() throws(Diagnostic) {
    try takePlainOutput()
    builder.close(output: output)
    output = ""
  }

  private mutating func extendOutput(_ range: Range<Int>) {
    plainOutput = (plainOutput?.lowerBound ?? range.lowerBound)..<position
  }

  private mutating func takePlainOutput() throws(Diagnostic) {
    guard let range = plainOutput else { return }
    plainOutput = nil
    guard let text = text(range) else { throw Problem.notUTF8(builder.entryLine) }
    output += text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
  }

  /// A line that begins with `#`: header field, start state, mark, comment, or what the recorder measured.
  private mutating func interpret(note text: String) throws(Diagnostic) {
    let rest = text.dropFirst(3)
    switch text.prefix(3) {
    case "#@ ":
      if rest.hasPrefix("end ") {
        try closeEntry()
        return end(text)
      }
      if rest == "resume" {
        try closeEntry()
        builder.resume()
      } else {
        builder.detail(rest)
      }
    case "#! ":
      try closeEntry()
      builder.mark(rest)
    case "#< ", "#| ", "#. ", "#> ": try builder.startState(text, line: line)
    default:
      try closeEntry()
      builder.comment(text.hasPrefix("# ") ? String(text.dropFirst(2)) : String(text.dropFirst()))
    }
    check.add(line: text)
  }

  /// `#@ 3 1200 4 0123456789abcdef`: number, time, duration, check value.
  private mutating func time(_ range: Range<Int>) {
    let parts = bytes[range].dropFirst(3).split(separator: 0x20, omittingEmptySubsequences: false)
    let isComplete = builder.isChecked ? parts.count == 4 && parts[3].count == 16 : parts.count >= 3
    let end = builder.isChecked && isComplete ? range.upperBound - 17 : range.upperBound
    check.add(range.lowerBound..<end, of: bytes)
    if parts.count == 4 { builder.recorderLine(line) }
    var isRight = isComplete
    if builder.isChecked, isComplete { isRight = parts[3].number(radix: 16) == check.value }
    builder.setTime(parts.prefix(3).map { $0.number(radix: 10) }, isRight: isRight, line: line)
  }

  private mutating func end(_ text: String) {
    let parts = text.dropFirst(3).split(separator: " ")
    let measured = parts.count == 3 ? text.dropLast(parts[2].count + 1) : text[...]
    check.add(line: String(measured))
    let isRight = parts.count == 3 && parts[2] == check.text
    builder.recorderLine(line)
    builder.end(count: parts.count > 1 ? Int(parts[1]) : nil, isRight: isRight, line: line)
  }

  private static func command(in text: String) -> (Transcript.Prompt, Substring)? {
    for prompt in Transcript.Prompt.allCases where text.hasPrefix(prompt.rawValue) {
      let rest = text.dropFirst(prompt.rawValue.count)
      if rest.isEmpty || rest.first == " " { return (prompt, rest.dropFirst()) }
    }
    return nil
  }

  /// A command or path: a JSON string when it begins with a quotation mark.
  static func read(_ text: Substring, line: Int) throws(Diagnostic) -> String {
    // By bytes: a combining mark behind the quote makes one Character of both.
    guard text.utf8.first == UInt8(ascii: "\"") else { return String(text) }
    guard case .string(let value)? = try? JSONText.tree(text) else { throw Problem.badString(String(text), line) }
    return value
  }
}

extension CheckValue {
  fileprivate mutating func add(_ range: Range<Int>, of bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { add(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

/// What is wrong with a file that is no transcript.
enum Problem {
  static func noTranscript(_ first: String) -> Diagnostic {
    Diagnostic(
      first.hasPrefix("# lab transcript ")
        ? Localized(en: "this transcript was written by a newer lab", zh: "这份记录由更新版本的 lab 写成")
        : Localized(en: "this file is not a lab transcript", zh: "这个文件不是 lab 的会话记录"),
      source: String(first.prefix(200)),
      hint: Localized(
        en: "the first line of a transcript is `\(TranscriptWriter.format)`",
        zh: "记录文件的第一行是 `\(TranscriptWriter.format)`"))
  }

  static func notUTF8(_ line: Int) -> Diagnostic {
    Diagnostic(Localized(en: "line \(line): not UTF-8", zh: "第 \(line) 行：不是 UTF-8"))
  }

  static func tooLong(_ line: Int) -> Diagnostic {
    Diagnostic(
      Localized(en: "line \(line): a command of more than 1 MiB, which no session accepts", zh: "第 \(line) 行：命令超过 1 MiB，任何会话都不会接受"))
  }

  static func stray(_ text: String, _ line: Int) -> Diagnostic {
    Diagnostic(
      Localized(en: "line \(line): text before the first command", zh: "第 \(line) 行：第一条命令之前出现了文字"),
      source: String(text.prefix(200)),
      hint: Localized(en: "begin a command with `lab> `, a comment with `# `", zh: "命令以 `lab> ` 开头，注释以 `# ` 开头"))
  }

  static func badString(_ text: String, _ line: Int) -> Diagnostic {
    Diagnostic(
      Localized(en: "line \(line): a command in quotation marks must be a JSON string", zh: "第 \(line) 行：引号里的命令必须是 JSON 字符串"),
      source: String(text.prefix(200)))
  }

  static func badStart(_ text: String, _ line: Int) -> Diagnostic {
    Diagnostic(
      Localized(en: "line \(line): the start state can't be read", zh: "第 \(line) 行：无法读取起始状态"),
      source: String(text.prefix(200)))
  }
}

extension [UInt8] {
  /// Whether a range begins with these ASCII characters.
  fileprivate func hasPrefix(_ prefix: StaticString, in range: Range<Int>) -> Bool {
    let count = prefix.utf8CodeUnitCount
    return range.count >= count && (0..<count).allSatisfy { self[range.lowerBound + $0] == prefix.utf8Start[$0] }
  }

  /// The offset of the first newline at or after an offset.
  func firstNewline(from offset: Int) -> Int? {
    withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, offset < count, let found = memchr(base + offset, 0x0A, count - offset) else {
        return nil
      }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number that the digits stand for; nil when there are other characters or it is too large.
  fileprivate func number(radix: UInt64) -> UInt64? {
    if isEmpty { return nil }
    var value: UInt64 = 0
    for byte in self {
      let digit: UInt64
      switch byte {
      case 0x30...0x39: digit = UInt64(byte - 0x30)
      case 0x61...0x66 where radix == 16: digit = UInt64(byte - 0x57)
      default: return nil
      }
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }
}
