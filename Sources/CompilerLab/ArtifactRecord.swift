/// The facts about a compilation that a cache keeps beside the texts.
struct ArtifactRecord: Sendable {
  var compilerVersion: String
  var route: Route
  var isScript: Bool
  var warnings: String
  var commands: [(pane: Pane, command: CommandLine)]

  func write(to fields: inout FieldWriter) {
    fields.append(compilerVersion)
    fields.append(route.words)
    fields.append(isScript ? 1 : 0)
    fields.append(warnings)
    fields.append(commands.count)
    for (pane, command) in commands {
      fields.append(pane.id)
      fields.append([command.folder, command.program, command.output ?? "", command.errors ?? ""])
      fields.append(command.arguments)
    }
  }

  init(
    compilerVersion: String, route: Route, isScript: Bool, warnings: String,
    commands: [(pane: Pane, command: CommandLine)]
  ) {
    self.compilerVersion = compilerVersion
    self.route = route
    self.isScript = isScript
    self.warnings = warnings
    self.commands = commands
  }

  init?(from fields: inout FieldReader) {
    guard let version = fields.text(), let route = fields.list().flatMap(Route.init(words:)),
      let isScript = fields.number(), let warnings = fields.text(), let count = fields.number(), count <= Pane.all.count
    else { return nil }
    var commands: [(Pane, CommandLine)] = []
    for _ in 0..<count {
      guard let pane = fields.text().flatMap({ Pane(named: $0) }), let words = fields.list(), words.count == 4,
        let arguments = fields.list()
      else { return nil }
      let command = CommandLine(
        folder: words[0], program: words[1], arguments: arguments, output: words[2].isEmpty ? nil : words[2],
        errors: words[3].isEmpty ? nil : words[3])
      commands.append((pane, command))
    }
    self.init(
      compilerVersion: version, route: route, isScript: isScript == 1, warnings: warnings, commands: commands)
  }
}

extension Route {
  /// The route as words for a cache.
  var words: [String] {
    switch self {
    case .native(let target): ["native", target]
    case .relabelledLibrary(let target): ["relabelled", target]
    case .loweredFromHostIR(let target, let host): ["lowered", target, host]
    case .hostOnly(let target): ["host", target]
    }
  }

  init?(words: [String]) {
    guard words.count >= 2 else { return nil }
    switch words[0] {
    case "native": self = .native(target: words[1])
    case "relabelled": self = .relabelledLibrary(target: words[1])
    case "lowered" where words.count == 3: self = .loweredFromHostIR(target: words[1], host: words[2])
    case "host": self = .hostOnly(target: words[1])
    default: return nil
    }
  }
}

/// A program with its arguments, as it was started: no shell stood in between.
struct CommandLine: Sendable, Hashable {
  var folder: String
  var program: String
  var arguments: [String]
  /// The file in `folder` that took standard output, if any.
  var output: String?
  /// The file in `folder` that took standard error, if any.
  var errors: String?

  /// The line to paste into a POSIX shell.
  var copyable: String {
    let words = ([program] + arguments).map(Self.quoted).joined(separator: " ")
    let redirect = (output.map { " > \($0)" } ?? "") + (errors.map { " 2> \($0)" } ?? "")
    return "cd \(Self.quoted(folder)) && \(words)\(redirect)"
  }

  private static func quoted(_ word: String) -> String {
    let isSafe =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        byte.isSymbol && byte != UInt8(ascii: "$") || "-+=:/,@%".utf8.contains(byte)
      }
    return isSafe ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
