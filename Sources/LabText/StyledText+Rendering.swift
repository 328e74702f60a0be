extension StyledText {
  /// The text for a terminal or file, as escape sequences of at most the given depth.
  ///
  /// Control and bidi characters that slipped into a run are written out here too, so nothing but this renderer's own
  /// sequences ever reaches the terminal. With `ColorDepth.none` the result is plain text.
  public func rendered(depth: ColorDepth) -> String {
    var result = ""
    render(depth: depth, into: &result)
    return result
  }

  /// Appends the rendered text to a string that is being built.
  public func render(depth: ColorDepth, into result: inout String) {
    let hasTabs = runs.contains { $0.text.utf8.contains(UInt8(ascii: "\t")) }
    var column = 0
    for run in runs {
      let text = (hasTabs ? run.text.expandingTabs(from: &column) : run.text).escapingUntrusted(keepingNewlines: true)
      let sequence = depth == .none ? "" : run.style.sgr(depth: depth)
      guard !sequence.isEmpty else {
        result += text
        continue
      }
      // A style never spans a line end: pagers and terminals that scroll would colour the rest of the row.
      var isFirst = true
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if !isFirst { result += "\n" }
        isFirst = false
        if !line.isEmpty { result += "\u{1B}[\(sequence)m\(line)\u{1B}[0m" }
      }
    }
  }
}

extension String {
  /// What another program, or the debugger, printed: harmless, on its lines, with spaces in the place of tabs.
  public var harmlessOutput: String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return escapingUntrusted(keepingNewlines: true) }
    var column = 0
    return expandingTabs(from: &column).escapingUntrusted(keepingNewlines: true)
  }

  /// The text with spaces in the place of tabs, up to the next column that is a multiple of eight: LLDB's listings have tabs, and a
  /// tab among styled text is nothing to trust.
  ///
  /// - Parameter column: The column the text begins at, and after it the one where it ends.
  public func expandingTabs(from column: inout Int) -> String {
    var result = ""
    for character in self {
      switch character {
      case "\t":
        let count = 8 - column % 8
        result += String(repeating: " ", count: count)
        column += count
      case "\n":
        result.append(character)
        column = 0
      default:
        result.append(character)
        column += character.displayWidth
      }
    }
    return result
  }
}

extension TextStyle {
  /// The SGR parameters that switch this style on, joined by semicolons; empty for the terminal's own.
  func sgr(depth: ColorDepth) -> String {
    if self == .plain { return "" }
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isInverse { codes.append("7") }
    if let foreground { codes.append(foreground.sgr(depth: depth, isBackground: false)) }
    if let background { codes.append(background.sgr(depth: depth, isBackground: true)) }
    return codes.joined(separator: ";")
  }
}
