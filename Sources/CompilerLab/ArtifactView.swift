public import LabText

/// Renders an artefact for a terminal.
public struct ArtifactView: Sendable {
  /// What is shown.
  public let artifact: Artifact
  /// The reader's language.
  public let language: Language
  /// How many columns there are.
  public let width: Int
  /// The most lines of code one answer shows.
  public static let lineLimit = 2000

  /// Creates a view.
  public init(_ artifact: Artifact, language: Language, width: Int) {
    self.artifact = artifact
    self.language = language
    self.width = max(40, width)
  }

  func say(_ en: String, _ zh: String) -> String { Localized(en: en, zh: zh).text(in: language) }
  func say(_ text: Localized) -> String { text.text(in: language) }

  // MARK: - Heads

  /// The file, the compiler and the way to machine code.
  func head() -> StyledText {
    var text = StyledText(artifact.source.displayName.escapingUntrusted(), .heading)
    text.append("  \(artifact.compilerVersion.escapingUntrusted())\n", .dim)
    text += StyledText(say(artifact.route.label), .dim).wrapped(to: width) + "\n"
    if artifact.isScript {
      text.append(
        say("script mode: the file has statements outside of functions\n", "脚本模式：文件里有函数之外的语句\n"), .dim)
    }
    for note in artifact.source.notes { text.append(say(note) + "\n", .warning) }
    return text
  }

  /// A pane's title, its label and the command that made it.
  func head(_ pane: Pane) -> StyledText {
    var text = StyledText(say(pane.title), .heading)
    text.append("\n")
    text += StyledText(say(artifact.route.label), .dim).wrapped(to: width) + "\n"
    // Not wrapped: a broken line could not be copied into a shell.
    text.append("$ " + artifact.command(pane).escapingUntrusted() + "\n", .dim)
    return text
  }

  /// How many functions a pane has beside those shown.
  func hidden(_ pane: Pane) -> StyledText {
    let functions = artifact.reading(pane).functions
    func count(_ kind: FunctionKind) -> Int { functions.count { $0.kind == kind } }
    let bridges = count(.bridge)
    let parts: [(Int, Localized)] = [
      (count(.synthesized), Localized(en: "written by the compiler for your declarations", zh: "个由编译器为你的声明代写")),
      (bridges, Localized(en: bridges == 1 ? "bridge" : "bridges", zh: "个桥接函数")),
      (count(.machinery), Localized(en: "for type machinery", zh: "个处理类型信息")),
      (count(.library), Localized(en: "from the library", zh: "个来自标准库")),
    ].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return StyledText() }
    let list = parts.map { "\($0.0) \(say($0.1))" }.joined(separator: say(", ", "、"))
    return StyledText(say("not shown: \(list) (--all)", "未显示：\(list)（--all）"), .dim).wrapped(to: width, indent: "  ") + "\n"
  }

  // MARK: - Code

  /// A line of code with its source line in front.
  func code(_ line: CodeLine) -> StyledText {
    var text = StyledText(gutter(line.origin), .dim)
    let shown = line.text.escapingUntrusted()
    guard let operation = line.operation, let range = shown.firstPlace(of: operation) else {
      text.append(shown, line.text.hasSuffix("{") || line.text.hasSuffix(":") ? .strong : .plain)
      return text.truncated(to: width)
    }
    text.append(String(shown[..<range.lowerBound]))
    text.append(operation, CodeStyle.style(of: line))
    let rest = shown[range.upperBound...]
    if let remark = rest.firstRange(of: "  // ") {
      text.append(String(rest[..<remark.lowerBound]))
      text.append(String(rest[remark.lowerBound...]), .dim)
    } else {
      text.append(String(rest))
    }
    return text.truncated(to: width)
  }

  /// Where a line comes from, in eight columns: `  15 │`, `18‹5 │` for code moved from line 5, `   · │` for what the
  /// compiler made, nothing when nothing is recorded.
  private func gutter(_ origin: LineOrigin) -> String {
    let mark =
      switch origin {
      case .source(let line, inlined: nil): "\(line)"
      case .source(let line, .some(let inlined)): "\(line)‹\(inlined)"
      case .compilerMade: "·"
      case .unknown: ""
      }
    return mark.padded(to: 6, alignment: .trailing) + " │ "
  }

  /// The source with line numbers.
  func source(marking marked: Int? = nil) -> StyledText {
    var text = StyledText()
    let lines = artifact.source.lines
    for (index, line) in lines.prefix(Self.lineLimit).enumerated() {
      let isMarked = marked == index + 1
      var row = StyledText("\(index + 1)".padded(to: 6, alignment: .trailing) + (isMarked ? " ▸ " : " │ "), .dim)
      row.append(line.escapingUntrusted(), isMarked ? .strong : .plain)
      text.appendLine(row.truncated(to: width))
    }
    return text
  }
}

/// The colours of instructions, by what they cost.
enum CodeStyle {
  private static let lookup = TextStyle(foreground: .ansi(5), isBold: true)
  private static let owner = TextStyle(foreground: .ansi(3))
  private static let allocation = TextStyle(foreground: .ansi(1), isBold: true)
  private static let access = TextStyle(foreground: .ansi(2))
  private static let call = TextStyle(foreground: .ansi(4), isBold: true)

  static func style(of line: CodeLine) -> TextStyle {
    if case .symbol(let name) = line.callee, name.hasPrefix("swift_") {
      if name.holds("etain") || name.holds("elease") { return owner }
      if name.hasPrefix("swift_alloc") { return allocation }
      if name.hasSuffix("Access") { return access }
    }
    switch line.callee {
    case .indirect: return lookup
    case .symbol: return call
    case .intrinsic, nil: break
    }
    switch line.operation ?? "" {
    case "witness_method", "class_method", "super_method", "objc_method": return lookup
    case "function_ref", "partial_apply": return call
    case "alloc_ref", "alloc_box", "alloc_existential_box": return allocation
    case "begin_access", "end_access": return access
    case "copy_value", "destroy_value", "strong_retain", "strong_release", "retain_value", "release_value",
      "load_weak", "store_weak", "destroy_addr":
      return owner
    case "debug_value": return .dim
    default: return .code
    }
  }
}
