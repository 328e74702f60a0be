import CommandGrammar
import LabText
import Messenger

/// The lines of a session that a page plays. Only lines are written here; the engine gives the answers.
struct SiteScript: Sendable {
  /// The name by which a page asks for it.
  let name: String
  private let english: [String]
  private let chinese: [String]

  private init(_ name: String, _ english: [String], zh chinese: [String]? = nil) {
    self.name = name
    self.english = english
    self.chinese = chinese ?? english
  }

  func lines(in language: Language) -> [String] { language == .english ? english : chinese }

  /// Every script.
  static let all = [home, screen] + faults

  private static let home = SiteScript(
    "home",
    [
      "use ValueCounter", "predict copy.count == 3", "expr counter.increment()", "p counter.count", "send see you at nine /dropack",
      "server", "retry", "server", "log chain",
    ],
    zh: [
      "use ValueCounter", "predict copy.count == 3", "expr counter.increment()", "p counter.count", "send 九点见 /dropack", "server",
      "retry", "server", "log chain",
    ])

  private static let screen = SiteScript(
    "screen",
    ["use UIView", "set alpha 0.5", "expr view.isHidden = true", "p view.isHidden", "preview", "flush", "undo", "undo", "set alpha"])

  private static let faults = [
    fault(.fail, "retry", "log chain"),
    fault(.slow, "queue", "wait", "log chain"),
    fault(.dropack, "server", "retry", "server", "log chain"),
    fault(.echofirst, "log chain", "server"),
    fault(.dupack, "log chain", "server"),
    fault(.unavailable, "log chain"),
    fault(.rejected, "retry", "server", "cancel m1"),
    fault(.html520, "server", "retry", "server"),
    fault(.timeout, "server", "wait", "messages", "server", "log chain"),
    SiteScript(
      "fault-offline",
      ["send on my way /offline", "send running late", "queue", "send back again /online", "wait", "messages", "server"],
      zh: ["send 我出发了 /offline", "send 会晚一点", "queue", "send 回来了 /online", "wait", "messages", "server"]),
    SiteScript(
      "fault-crash", ["send slow one /slow", "queue", "crash", "retry", "messages", "server"],
      zh: ["send 这条很慢 /slow", "queue", "crash", "retry", "messages", "server"]),
  ]

  private static func fault(_ kind: FaultKind, _ rest: String...) -> SiteScript {
    SiteScript("fault-\(kind.rawValue)", ["send see you at nine \(kind.word)"] + rest, zh: ["send 九点见 \(kind.word)"] + rest)
  }

  /// The name of an example's session.
  static func name(of example: CommandExample, of spec: CommandSpec) -> String { "example \(spec.name): \(example.line)" }

  private static let session = ["record session.labt", "use ValueCounter", "set count 9", "p copy.count", "record stop"]

  /// What stands before examples that need a file to be there.
  static let setup: [String: [String]] = [
    "verify session.labt": session, "replay session.labt": session, "review session.labt": session,
    "export markdown session.labt session.md": session, "record stop": Array(session.dropLast()),
  ]
}
