import CommandGrammar
import LabSystem
import LabText
import Transcripts

/// A small deterministic lab to record and replay: variables, a clock, and commands that fail or hide a machine.
actor SmallLab {
  private var values: [String: String]
  private var seed: UInt64
  private var time: Int64 = 0
  private let greeting: String
  private(set) var ran = 0

  init(header: Transcript.Header, start: Transcript.Start, greeting: String = "hello") {
    seed = header.seed
    values = [:]
    for (path, bytes) in start.files { values[path] = String(decoding: bytes, as: UTF8.self) }
    self.greeting = greeting
  }

  func run(_ command: String, _ time: Int64?) -> TranscriptAnswer {
    ran += 1
    if let time { self.time = time }
    let words = command.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "set" where words.count == 3:
      values[words[1]] = words[2]
      return answer("\(words[1]) = \(words[2])\n", events: [ReplyEvent(kind: "set", text: words[1])])
    case "p" where words.count == 2: return answer((values[words[1]] ?? "nil") + "\n")
    case "hello": return answer(greeting + "\n")
    case "time": return answer("\(self.time)\n")
    case "marks": return answer("lab> no command\n(lldb) neither\n# no comment\n? no status\n\\ no escape\n\n")
    case "open": return answer("no newline")
    case "machine": return answer("\(ran)\n", isAside: true)
    case "help": return answer("")
    case "hostile": return answer("\u{1B}[2J\u{202E}<script>\n")
    default:
      return TranscriptAnswer(
        .failure(Diagnostic(Localized(en: "no command", zh: "没有这条命令"), source: command, span: 0..<1)),
        language: .english, width: 80)
    }
  }

  private func answer(_ text: String, events: [ReplyEvent] = [], isAside: Bool = false) -> TranscriptAnswer {
    TranscriptAnswer(
      Reply(output: StyledText(text), events: events), language: .english, width: 80, isAside: isAside)
  }

  /// A factory of such labs.
  static func sessions(greeting: String = "hello") -> SessionFactory {
    { header, start in
      let lab = SmallLab(header: header, start: start, greeting: greeting)
      return TranscriptSession { await lab.run($0, $1) }
    }
  }

  /// A verifier over such labs.
  static let verifier = TranscriptVerifier(version: "1.0", sessions: sessions())

  /// Records these commands and returns the file's text.
  static func record(
    _ commands: [String], start: Transcript.Start = .fresh, redactions: [String: String] = [:], stops: Bool = true
  ) async throws -> String {
    let disk = MemoryFileSystem()
    try disk.createFolder("/t")
    let header = Transcript.Header(version: "1.0", seed: 7)
    var recorder = try TranscriptRecorder(
      path: "/t/a.labt", header: header, start: start, fileSystem: disk, redactions: redactions)
    let lab = SmallLab(header: header, start: start)
    for (index, command) in commands.enumerated() {
      let time = Int64(index) * 1000
      let answer = await lab.run(command, time)
      try recorder.record(Transcript.Entry(command: command, answer: answer, time: time, duration: 3))
    }
    if stops { try recorder.stop() }
    return String(decoding: try disk.read("/t/a.labt"), as: UTF8.self)
  }

  static let commands = [
    "set alpha 0.5", "p alpha", "marks", "open", "nonsense", "machine", "hostile", "set 名字 \u{1B}[31m\u{202E}", " p alpha",
    "time", "help", "\"quoted\"", "p 名字",
  ]
}
