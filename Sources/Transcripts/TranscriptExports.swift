import LabText

/// A transcript in other forms.
public enum TranscriptExport {
  /// asciicast v2, as asciinema plays it: a header and one event a line. Lesson steps are markers.
  ///
  /// - Parameter title: The recording's title.
  public static func asciicast(_ transcript: Transcript, title: String) -> String {
    let header: JSONValue = [
      "version": 2, "width": .int(transcript.header.width), "height": 24,
      "timestamp": .int(Int(transcript.header.started / 1000)), "title": .string(title),
      "env": ["TERM": "xterm-256color"],
    ]
    var result = header.text() + "\n"
    var now: Int64 = 0
    let steps = transcript.entries.map { entry in
      entry.answer.events.compactMap { event -> String? in
        if case .step(let place, let title)? = ReviewEvent(event) { return (place + " " + title).escapingUntrusted() }
        return nil
      }
    }
    var command = -1
    for frame in TranscriptPlayer(transcript, longestPause: 10_000).frames() {
      now += frame.pause
      if frame.kind == .prompt { command += 1 }
      let text = frame.text.rendered(depth: .ansi16).replacing("\n", with: "\r\n")
      result += JSONValue.array([.double(Double(now) / 1000), "o", .string(text)]).text() + "\n"
      guard frame.kind == .answer, steps.indices.contains(command) else { continue }
      for step in steps[command] {
        result += JSONValue.array([.double(Double(now) / 1000), "m", .string(step)]).text() + "\n"
      }
    }
    return result
  }

  /// What the screen showed: prompts, commands and answers.
  public static func plainText(_ transcript: Transcript) -> String {
    transcript.entries.map(session).joined()
  }

  /// Markdown: a heading for each lesson step, the session in fenced blocks.
  public static func markdown(_ transcript: Transcript, title: String) -> String {
    let date = String(Moment.text(transcript.header.started).prefix(10))
    var result = "# \(escaped(title))\n\n\(date), lab \(escaped(transcript.header.version)), \(transcript.header.language.rawValue)\n"
    var block: [Transcript.Entry] = []
    func close() {
      guard !block.isEmpty else { return }
      let text = block.map(session).joined()
      let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
      result += "\n\(fence)lab\n\(text)\(fence)\n"
      block = []
    }
    for entry in transcript.entries {
      block.append(entry)
      for event in entry.answer.events {
        if case .step(let place, let title)? = ReviewEvent(event) {
          close()
          result += "\n## \(escaped(place)) \(escaped(title))\n"
        }
      }
    }
    close()
    return result
  }

  private static func session(_ entry: Transcript.Entry) -> String {
    var text = entry.prompt.rawValue + " " + entry.command.escapingUntrusted() + "\n"
    text += entry.answer.output.escapingUntrusted(keepingNewlines: true)
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// Text of a heading: no character of it is Markdown or HTML.
  private static func escaped(_ text: String) -> String {
    text.escapingUntrusted().map { "\\`*_{}[]<>()#+!|&~".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for next in text {
      current = next == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
