import LabText

/// Terminal output on a page: the named styles of the shell become classes.
enum StyledHTML {
  /// The text with its styles.
  static func html(_ text: StyledText) -> HTML {
    .join(
      text.runs.map { run in
        guard let name = name(of: run.style) else { return HTML.text(run.text) }
        return "<span class=\"\(name)\">\(run.text)</span>"
      })
  }

  /// The class of a style; `nil` for the terminal's own.
  static func name(of style: TextStyle) -> String? {
    if style == .plain { return nil }
    if style == .heading { return "t-strong" }
    if style == .dim { return "t-dim" }
    var names: [String] = []
    if case .ansi(let number)? = style.foreground { names.append("t-\(number % 8)") }
    if style.isBold { names.append("t-strong") }
    if style.isDim { names.append("t-dim") }
    if style.isItalic { names.append("t-italic") }
    if style.isUnderlined { names.append("t-line") }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
