import Foundation
import CommandGrammar
import LabText

/// Writes a transcript's text line by line and keeps the check value.
struct TranscriptWriter {
  private var check = CheckValue()
  private(set) var count = 0
  private let isChecked: Bool
  private var text = ""

  static let format = "# lab transcript 1"

  init(isChecked: Bool) { self.isChecked = isChecked }

  /// The text written since the last call.
  mutating func take() -> String {
    defer { text = "" }
    return text
  }

  private mutating func write(_ line: String) {
    check.add(line: line)
    text += line
    text += "\n"
  }

  mutating func write(_ header: Transcript.Header, start: Transcript.Start) {
    write(Self.format)
    write("# version: " + header.version.escapingUntrusted())
    write("# seed: \(header.seed)")
    write("# clock: " + (header.usesRealClock ? "real" : "virtual"))
    write("# started: " + Moment.text(header.started))
    write("# language: " + header.language.rawValue)
    write("# width: \(header.width)")
    if header.isChecked { write("# check: fnv1a64") }
    for field in header.unknownFields {
      write("# " + field.name.escapingUntrusted() + ": " + field.value.escapingUntrusted())
    }
    write(start)
    write("")
  }

  private mutating func write(_ start: Transcript.Start) {
    if start == .fresh { return write("# start: fresh") }
    write("# start: home")
    for path in start.files.keys.sorted() { write(file: path, bytes: start.files[path] ?? []) }
    for command in start.commands { write("#> " + Self.written(command)) }
  }

  private mutating func write(file path: String, bytes: [UInt8]) {
    let text = String(validating: bytes, as: UTF8.self)
    if let text, text.escapingUntrusted(keepingNewlines: true) == text {
      write("#< " + Self.written(path))
      if text.isEmpty { return }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let isEnded = lines.last?.isEmpty == true
      if isEnded { lines.removeLast() }
      for line in lines { write("#| " + line) }
      if !isEnded { write("#. no newline") }
    } else {
      write("#< " + Self.written(path) + " base64")
      var rest = Data(bytes).base64EncodedString()[...]
      while !rest.isEmpty {
        write("#| " + rest.prefix(96))
        rest = rest.dropFirst(96)
      }
    }
  }

  /// A new start after a pause.
  mutating func writeResume(_ start: Transcript.Start) {
    write("#@ resume")
    write(start)
    write("")
  }

  mutating func write(_ entry: Transcript.Entry) {
    for comment in entry.comments { write(comment.isEmpty ? "#" : "# " + comment.escapingUntrusted()) }
    for mark in entry.marks {
      switch mark {
      case .mustFail: write("#! must fail")
      case .knownProblem(let reason): write("#! known problem: " + reason.escapingUntrusted())
      }
    }
    write(entry.prompt.rawValue + " " + Self.written(entry.command))
    write(output: entry.answer.output)
    if entry.answer.status == .error { write("? error") }
    for event in entry.answer.events { write("#@ event " + Self.written(event)) }
    for evidence in entry.answer.evidence { write("#@ evidence " + evidence.escapingUntrusted()) }
    if entry.answer.isAside { write("#@ aside") }
    count += 1
    if isChecked || entry.time != nil { writeTime(entry) }
  }

  private mutating func writeTime(_ entry: Transcript.Entry) {
    let line = "#@ \(count) \(entry.time ?? 0) \(entry.duration ?? 0)"
    check.add(line: line)
    text += isChecked ? line + " " + check.text + "\n" : line + "\n"
  }

  private mutating func write(output: String) {
    guard !output.isEmpty else { return }
    let output = output.escapingUntrusted(keepingNewlines: true)
    var lines = output.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty == true
    if isEnded { lines.removeLast() }
    for line in lines {
      let line = Substring(line)
      write(Self.needsEscape(line) ? "\\" + line : String(line))
    }
    if !isEnded { write("#@ no newline") }
  }

  /// The last line: how many commands there are.
  mutating func writeEnd(comments: [String] = []) {
    for comment in comments { write(comment.isEmpty ? "#" : "# " + comment.escapingUntrusted()) }
    guard isChecked else { return }
    let line = "#@ end \(count)"
    check.add(line: line)
    text += line + " " + check.text + "\n"
  }

  /// Whether an output line could be taken for another kind of line.
  static func needsEscape(_ line: some StringProtocol) -> Bool {
    switch line.utf8.first {
    case UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "\\"): true
    case UInt8(ascii: "l"): line.hasPrefix("lab>")
    case UInt8(ascii: "("): line.hasPrefix("(lldb)")
    default: false
    }
  }

  /// An event: its kind and text, or a JSON object when they don't fit on a line of a text file.
  private static func written(_ event: ReplyEvent) -> String {
    let isPlain =
      !event.kind.isEmpty && !event.kind.contains(" ") && !event.kind.hasPrefix("{")
      && event.kind.escapingUntrusted() == event.kind && event.text.escapingUntrusted() == event.text
    if isPlain { return event.kind + " " + event.text }
    return JSONValue.object(["kind": .string(event.kind), "text": .string(event.text)]).text()
  }

  /// A command or path as it is, or as a JSON string when it holds anything that must not stand in a text file.
  static func written(_ text: String) -> String {
    let bytes = text.utf8
    let isPlain =
      text.escapingUntrusted() == text && bytes.first != 0x22 && bytes.first != 0x20 && bytes.last != 0x20
      && text.first?.isWhitespace != true && text.unicodeScalars.first?.properties.isGraphemeExtend != true
      && !text.hasSuffix(" base64")
    return isPlain ? text : JSONValue.string(text).text()
  }
}

extension Transcript {
  /// The transcript as text. A checked one gets its check values anew.
  public var text: String {
    var writer = TranscriptWriter(isChecked: header.isChecked)
    var result = ""
    for (index, segment) in segments.enumerated() {
      if index == 0 {
        writer.write(header, start: segment.start)
      } else {
        writer.writeResume(segment.start)
      }
      for entry in segment.entries {
        writer.write(entry)
        result += writer.take()
      }
    }
    if isEnded { writer.writeEnd(comments: closingComments) }
    return result + writer.take()
  }
}

/// Moments in a header: ISO 8601 in UTC with milliseconds.
enum Moment {
  static func text(_ milliseconds: Int64) -> String {
    let seconds = milliseconds.quotientFloor(1000)
    let days = seconds.quotientFloor(86_400)
    let rest = seconds - days * 86_400
    let (year, month, day) = date(days: days)
    func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let fraction = String(1000 + milliseconds - seconds * 1000).dropFirst()
    let time = "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60)).\(fraction)Z"
    return "\(year)-\(two(month))-\(two(day))T\(time)"
  }

  /// The moment that a text names, from 1601 to 9999: what Foundation reads before the Gregorian calendar it reads in the Julian one.
  static func milliseconds(_ text: some StringProtocol) -> Int64? {
    guard let date = try? Date(String(text), strategy: .iso8601WithFraction),
      (-11_644_473_600..<253_402_300_800).contains(date.timeIntervalSince1970)
    else { return nil }
    return Int64((date.timeIntervalSince1970 * 1000).rounded())
  }

  /// Days since 1970 to a date of the Gregorian calendar (Howard Hinnant, "chrono-compatible low-level date algorithms").
  private static func date(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = shifted.quotientFloor(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension Int64 {
  fileprivate func quotientFloor(_ divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}

extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  fileprivate static var iso8601WithFraction: Self { Date.ISO8601FormatStyle(includingFractionalSeconds: true) }
}
