extension Diagnostic {
  /// The diagnostic as a person sees it: what was wrong, the line with `^~~~` under the part that is meant, further
  /// facts, and what to type instead. Ends in a newline.
  ///
  /// - Parameters:
  ///   - language: The reader's language.
  ///   - width: Columns of the terminal. Sentences wrap; of a longer source line the part around the span is shown.
  public func styled(in language: Language, width: Int = 80) -> StyledText {
    var text = StyledText()
    text.append(Self.sentence(label: Labels.error, style: .failure, message, language, width))
    if let pointer = SourcePointer(source: source, span: span, width: max(20, width)) { text.append(pointer.styled) }
    for note in notes {
      text.append(Self.sentence(label: Labels.note, style: .dim, note, language, width))
    }
    if let hint { text.append(Self.sentence(label: Labels.hint, style: .success, hint, language, width)) }
    return text
  }

  private static func sentence(
    label: Localized, style: TextStyle, _ body: Localized, _ language: Language, _ width: Int
  ) -> StyledText {
    var text = StyledText(label.text(in: language), style)
    // What was typed may be quoted in it, however long.
    let body = body.text(in: language)
    let shown = body.utf8.count <= longest ? body : String(body.prefix(longest)) + "…"
    text.append(shown.escapingUntrusted(keepingNewlines: true))
    var wrapped = text.wrapped(to: width, indent: "  ")
    wrapped.append("\n")
    return wrapped
  }

  /// How many characters of a message are shown.
  private static let longest = 8_000

  private enum Labels {
    static let error = Localized(en: "error: ", zh: "错误：")
    static let note = Localized(en: "note: ", zh: "说明：")
    static let hint = Localized(en: "try: ", zh: "可以试试：")
  }
}

/// The source line and the caret line below it, cut to the terminal.
struct SourcePointer {
  private(set) var line = ""
  private(set) var caret = ""

  init?(source: String, span: Range<Int>?, width: Int) {
    guard !source.isEmpty else { return nil }
    let characters = Array(source)
    let start = min(max(0, span?.lowerBound ?? 0), characters.count)
    let end = min(max(start, span?.upperBound ?? start), characters.count)
    let lineStart = (characters[..<start].lastIndex(where: \.isNewline)).map { $0 + 1 } ?? 0
    let lineEnd = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
    let shown = Self.window(
      lineStart..<lineEnd, around: start..<min(max(end, start), lineEnd), width: width - 4, in: characters)
    let before = String(characters[shown.lowerBound..<start]).escapingUntrusted()
    let marked = String(characters[start..<min(max(end, start), shown.upperBound)]).escapingUntrusted()
    let after = String(characters[min(max(end, start), shown.upperBound)..<shown.upperBound]).escapingUntrusted()
    let lead = shown.lowerBound > lineStart ? "…" : ""
    let tail = shown.upperBound < lineEnd ? "…" : ""
    line = lead + before + marked + after + tail
    if span != nil {
      let marks = max(1, marked.displayWidth)
      caret =
        String(repeating: " ", count: (lead + before).displayWidth) + "^" + String(repeating: "~", count: marks - 1)
    }
  }

  /// As much of the line around the span as fits, counting columns as they are after escaping.
  private static func window(
    _ line: Range<Int>, around span: Range<Int>, width: Int, in characters: [Character]
  ) -> Range<Int> {
    var low = min(span.lowerBound, line.upperBound)
    var high = low
    var used = 0
    func columns(_ index: Int) -> Int { String(characters[index]).escapingUntrusted().displayWidth }
    while high < span.upperBound, used + columns(high) <= width - 12 {
      used += columns(high)
      high += 1
    }
    var grew = true
    while grew {
      grew = false
      if low > line.lowerBound, used + columns(low - 1) <= width {
        low -= 1
        used += columns(low)
        grew = true
      }
      if high < line.upperBound, used + columns(high) <= width {
        used += columns(high)
        high += 1
        grew = true
      }
    }
    return low..<high
  }

  /// Both lines, indented by two columns.
  var styled: StyledText {
    var text = StyledText("  " + line + "\n", .code)
    if !caret.isEmpty { text.append("  " + caret + "\n", .failure) }
    return text
  }
}
