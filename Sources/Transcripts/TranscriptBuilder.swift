import CommandGrammar
import Foundation
import LabText

/// Puts a transcript together from what its lines mean.
struct TranscriptBuilder {
  private var fields: [Transcript.Header.Field] = []
  private var segments = [Transcript.Segment()]
  private var entry: Transcript.Entry?
  private var comments: [String] = []
  private var marks: [Transcript.Mark] = []
  private var startFile: (path: String, isBase64: Bool, text: String)?
  private var isHeader = true
  private var endsWithoutNewline = false
  /// Commands that have their time line.
  private var count = 0
  /// Commands in the segments before the last.
  private var earlier = 0
  private var isEnded = false
  private(set) var isCut = false
  private(set) var isChecked = false
  private(set) var firstEditedLine: Int?
  /// Whether the next lines belong to a command's output.
  private(set) var isInOutput = false
  /// The line of the command that is open.
  var entryLine: Int { entry?.line ?? 0 }

  mutating func edited(_ line: Int) { if isChecked, firstEditedLine == nil { firstEditedLine = line } }

  /// A line that only a recorder writes, and always under a check value: a file without one had it taken out.
  mutating func recorderLine(_ line: Int) { if !isChecked, firstEditedLine == nil { firstEditedLine = line } }

  mutating func cut() { isCut = true }

  // MARK: Commands

  mutating func open(prompt: Transcript.Prompt, command: String, line: Int) {
    closeStartFile()
    closeHeader()
    if isEnded { edited(line) }
    isInOutput = true
    entry = Transcript.Entry(
      line: line, prompt: prompt, command: command, answer: TranscriptAnswer(), marks: marks, comments: comments)
    comments = []
    marks = []
  }

  mutating func setStatus(_ text: String) {
    entry?.answer.status = text == "? ok" ? .ok : .error
    isInOutput = false
  }

  /// The open command is complete.
  mutating func close(output: String) {
    guard var entry else { return }
    entry.answer.output = output
    if endsWithoutNewline, output.hasSuffix("\n") { entry.answer.output.removeLast() }
    segments[segments.count - 1].entries.append(entry)
    self.entry = nil
    isInOutput = false
    endsWithoutNewline = false
  }

  /// `event`, `evidence`, `aside`, `no newline`.
  mutating func detail(_ text: Substring) {
    isInOutput = false
    let (word, rest) = (text.prefix { $0 != " " }, text.drop { $0 != " " }.dropFirst())
    switch word {
    case "event": if let event = Self.event(rest) { entry?.answer.events.append(event) }
    case "evidence": entry?.answer.evidence.append(String(rest))
    case "aside": entry?.answer.isAside = true
    case "no": endsWithoutNewline = true
    default: break
    }
  }

  /// A kind and a text, or both in a JSON object.
  private static func event(_ text: Substring) -> ReplyEvent? {
    guard text.hasPrefix("{") else {
      return ReplyEvent(kind: String(text.prefix { $0 != " " }), text: String(text.drop { $0 != " " }.dropFirst()))
    }
    guard case .object(let members)? = try? JSONText.tree(text), case .string(let kind)? = members["kind"],
      case .string(let words)? = members["text"]
    else { return nil }
    return ReplyEvent(kind: kind, text: words)
  }

  /// The line with a command's number, time and duration.
  mutating func setTime(_ parts: [UInt64?], isRight: Bool, line: Int) {
    count += 1
    let last = segments.count - 1
    let isInPlace = earlier + segments[last].entries.count == count && parts.first == UInt64(count)
    if !isRight || !isInPlace || isEnded { edited(line) }
    guard let index = segments[last].entries.indices.last, parts.count == 3 else { return }
    segments[last].entries[index].time = parts[1].flatMap { Int64(exactly: $0) }
    segments[last].entries[index].duration = parts[2].flatMap { Int64(exactly: $0) }
  }

  mutating func end(count: Int?, isRight: Bool, line: Int) {
    if !isRight || count != self.count || isEnded { edited(line) }
    isEnded = true
  }

  mutating func mark(_ text: Substring) {
    let words = text.split(separator: ":", maxSplits: 1)
    if text == "must fail" {
      marks.append(.mustFail)
    } else if words.first == "known problem" {
      marks.append(.knownProblem(words.count > 1 ? words[1].drop { $0 == " " }.description : ""))
    } else {
      comments.append("! " + text)
    }
  }

  // MARK: Header and start

  mutating func comment(_ text: String) {
    closeStartFile()
    let parts = text.split(separator: ":", maxSplits: 1)
    let isField = parts.count == 2 && !parts[0].contains(" ") && parts[1].hasPrefix(" ")
    if isHeader, isField {
      let value = String(parts[1].dropFirst())
      if parts[0] == "check" { isChecked = true }
      if parts[0] == "start" { return }
      fields.append(Transcript.Header.Field(name: String(parts[0]), value: value))
    } else if text != "start: fresh" && text != "start: home" || !segments[segments.count - 1].entries.isEmpty {
      comments.append(text)
    }
  }

  mutating func resume() {
    closeHeader()
    earlier += segments[segments.count - 1].entries.count
    segments.append(Transcript.Segment())
  }

  private mutating func closeHeader() { isHeader = false }

  /// A line of the start state: a file's name, its text, or a command that was run before.
  mutating func startState(_ text: String, line: Int) throws(Diagnostic) {
    let rest = text.dropFirst(3)
    switch text.prefix(3) {
    case "#< ":
      closeStartFile()
      let isBase64 = rest.hasSuffix(" base64")
      let path = try TranscriptParser.read(isBase64 ? rest.dropLast(7) : rest, line: line)
      startFile = (path, isBase64, "")
    case "#| ":
      guard startFile != nil else { throw Problem.badStart(text, line) }
      let isBase64 = startFile?.isBase64 == true
      startFile?.text += rest + (isBase64 ? "" : "\n")
    case "#> ":
      closeStartFile()
      segments[segments.count - 1].start.commands.append(try TranscriptParser.read(rest, line: line))
    default:
      if startFile?.text.isEmpty == false { startFile?.text.removeLast() }
    }
  }

  private mutating func closeStartFile() {
    guard let file = startFile else { return }
    let bytes = file.isBase64 ? [UInt8](Data(base64Encoded: file.text) ?? Data()) : Array(file.text.utf8)
    segments[segments.count - 1].start.files[file.path] = bytes
    startFile = nil
  }

  // MARK: The whole

  mutating func finish() -> Transcript {
    closeStartFile()
    let total = segments.reduce(0) { $0 + $1.entries.count }
    if isChecked, total > count {
      // A command without its time line did not finish.
      if total == count + 1, !isEnded { segments[segments.count - 1].entries.removeLast() } else { edited(entryLine) }
      isCut = true
    }
    let header = makeHeader()
    return Transcript(
      header: header, segments: segments, isEnded: isEnded || !isChecked, isCut: isChecked && (isCut || !isEnded),
      firstEditedLine: firstEditedLine, closingComments: comments)
  }

  private func makeHeader() -> Transcript.Header {
    var header = Transcript.Header(version: "", isChecked: isChecked)
    for field in fields {
      switch field.name {
      case "version": header.version = field.value
      case "seed": header.seed = UInt64(field.value) ?? 0
      case "clock": header.usesRealClock = field.value == "real"
      case "started": header.started = Moment.milliseconds(field.value) ?? 0
      case "language": header.language = Language(rawValue: field.value) ?? .english
      case "width": header.width = Int(field.value).map { max(20, min(1000, $0)) } ?? 80
      case "check": break
      default: header.unknownFields.append(field)
      }
    }
    return header
  }
}
