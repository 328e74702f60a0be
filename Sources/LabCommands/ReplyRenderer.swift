public import CommandGrammar
public import LabText

/// Turns replies into what a terminal, a transcript or a program reads.
public struct ReplyRenderer: Sendable {
  /// The language of diagnostics.
  public var language: Language
  /// The width in columns that diagnostics are wrapped to.
  public var width: Int
  /// The colours to use.
  public var colorDepth: ColorDepth

  /// Creates a renderer.
  public init(language: Language, width: Int, colorDepth: ColorDepth) {
    self.language = language
    self.width = width
    self.colorDepth = colorDepth
  }

  /// Everything a person reads of a reply: its output, then what was wrong.
  public func styled(_ reply: Reply) -> StyledText {
    var text = reply.output
    if let diagnostic = reply.diagnostic { text += diagnostic.styled(in: language, width: width) }
    if !reply.commentary.isEmpty { text += reply.commentary }
    return text
  }

  /// The reply as text for the terminal, with escape sequences when there are colours.
  public func text(_ reply: Reply) -> String {
    if reply.diagnostic == nil, reply.commentary.isEmpty, reply.output.runs.count < 2, colorDepth == .none { return reply.output.plain }
    return styled(reply).rendered(depth: colorDepth)
  }

  /// The reply as plain text, as transcripts and JSON hold it.
  public func plain(_ reply: Reply) -> String { styled(reply).plain }

  /// The reply as one line of JSON.
  public func json(_ reply: Reply, to command: String) -> String {
    var object: [String: JSONValue] = [
      "command": .string(command),
      "status": .string(reply.status.rawValue),
      "output": .string(plain(reply)),
      "events": .array(reply.events.map { ["kind": .string($0.kind), "text": .string($0.text)] }),
      "evidence": .array(reply.evidence.map(JSONValue.string)),
    ]
    if let diagnostic = reply.diagnostic { object["error"] = json(diagnostic) }
    return JSONValue.object(object).text()
  }

  private func json(_ diagnostic: Diagnostic) -> JSONValue {
    var error: [String: JSONValue] = ["message": .string(diagnostic.message.text(in: language))]
    if let span = diagnostic.span { error["span"] = .array([.int(span.lowerBound), .int(span.upperBound)]) }
    if let hint = diagnostic.hint { error["hint"] = .string(hint.text(in: language)) }
    if !diagnostic.notes.isEmpty { error["notes"] = .array(diagnostic.notes.map { .string($0.text(in: language)) }) }
    return .object(error)
  }
}
