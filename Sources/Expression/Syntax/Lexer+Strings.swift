extension Lexer {
  /// Whether `#`s and a quote follow: a raw string.
  func isRawString() -> Bool {
    var index = position
    // The compiler allows any number of them; nobody types more than these.
    while index < min(upperBound, position + 64), scalars[index] == "#" { index += 1 }
    return index < upperBound && scalars[index] == "\"" && index > position
  }

  mutating func lexSingleQuoted(from start: Int) -> Token {
    complain("single-quoted string literal found, use '\"'", start)
    advance()
    while let scalar = current, scalar != "\n" {
      advance(scalar == "\\" ? 2 : 1)
      if scalar == "'" { break }
    }
    var result = token(.string, start)
    result.segments = [.text("")]
    return result
  }

  /// Quotation marks as a word processor writes them: each is complained about, and what they enclose is a string.
  mutating func lexCurlyQuoted(from start: Int) -> Token {
    let message = "unicode curly quote found, replace with '\"'"
    complain(message, start)
    advance()
    while let scalar = current, scalar != "\n" {
      let isEnd = Self.isCurlyQuote(scalar)
      if isEnd { complain(message, position) }
      advance()
      if isEnd { break }
    }
    var result = token(.string, start)
    result.segments = [.text("")]
    return result
  }

  /// A string literal of any form; its segments hold the text with escapes resolved.
  mutating func lexString(from start: Int) -> Token {
    var pounds = 0
    while current == "#" {
      pounds += 1
      advance()
    }
    let isMultiLine = current == "\"" && current(1) == "\"" && current(2) == "\""
    advance(isMultiLine ? 3 : 1)
    if isMultiLine, let scalar = current, scalar != "\n", scalar != "\r" {
      complain("multi-line string literal content must begin on a new line", position)
    }
    var lineIsBlank = false
    var reader = StringReader(pounds: pounds, isMultiLine: isMultiLine)
    var isClosed = false
    while let scalar = current {
      if !isMultiLine, scalar == "\n" || scalar == "\r" { break }
      if isClosing(pounds, isMultiLine) {
        if isMultiLine, !lineIsBlank {
          complain("multi-line string literal closing delimiter must begin on a new line", position)
        }
        advance((isMultiLine ? 3 : 1) + pounds)
        isClosed = true
        break
      }
      if scalar == "\\", isEscape(pounds) {
        advance(1 + pounds)
        if !lexEscape(into: &reader) { break }
      } else {
        lineIsBlank = scalar == "\n" || (lineIsBlank && (scalar == " " || scalar == "\t"))
        reader.append(scalar)
        advance()
      }
    }
    if !isClosed {
      complain("unterminated string literal", start)
      advance(upperBound - position)
    }
    var result = token(.string, start)
    result.segments = reader.finished()
    return result
  }

  private func isClosing(_ pounds: Int, _ isMultiLine: Bool) -> Bool {
    let quotes = isMultiLine ? 3 : 1
    for offset in 0..<quotes where current(offset) != "\"" { return false }
    for offset in 0..<pounds where current(quotes + offset) != "#" { return false }
    return true
  }

  private func isEscape(_ pounds: Int) -> Bool {
    for offset in 0..<pounds where current(1 + offset) != "#" { return false }
    return true
  }

  /// Reads what follows a backslash; `false` when the literal can't go on.
  private mutating func lexEscape(into reader: inout StringReader) -> Bool {
    guard let scalar = current else { return false }
    switch scalar {
    case "(":
      guard let close = matchingParenthesis() else {
        complain("cannot find ')' to match opening '(' in string interpolation", position)
        return false
      }
      reader.interpolate(position + 1..<close)
      advance(close + 1 - position)
    case "u": lexUnicodeEscape(into: &reader)
    case "0": reader.append(escaped: "\0")
    case "n": reader.append(escaped: "\n")
    case "t": reader.append(escaped: "\t")
    case "r": reader.append(escaped: "\r")
    case "\"", "'", "\\": reader.append(escaped: scalar)
    case "\n" where reader.isMultiLine: break
    default:
      complain("invalid escape sequence in literal", position)
      reader.append(scalar)
    }
    if scalar != "(", scalar != "u" { advance() }
    return true
  }

  private mutating func lexUnicodeEscape(into reader: inout StringReader) {
    let start = position
    advance()
    guard current == "{" else {
      complain("expected hexadecimal code in braces after unicode escape", start)
      return
    }
    advance()
    let digits = position
    while let scalar = current, scalar.value < 128, Character(scalar).hexDigitValue != nil { _ = scalar; advance() }
    let text = String(String.UnicodeScalarView(scalars[digits..<position]))
    guard current == "}", !text.isEmpty, text.count <= 8 else {
      let message =
        current == "}"
        ? "\\u{...} escape sequence expects between 1 and 8 hex digits"
        : "expected '}' in \\u{...} escape sequence"
      complain(message, position + (current == "}" ? 1 : 0))
      if current == "}" { advance() }
      return
    }
    advance()
    guard let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value) else {
      complain("invalid unicode scalar", start - 1)
      return
    }
    reader.append(escaped: scalar)
  }

  /// The `)` that closes the interpolation that begins at the current `(`.
  private func matchingParenthesis() -> Int? {
    var index = position
    var depth = 0
    var quote = false
    while index < upperBound {
      let scalar = scalars[index]
      if scalar == "\n", !quote, depth == 0 { return nil }
      if scalar == "\"" {
        quote.toggle()
      } else if quote, scalar == "\\" {
        index += 1
      } else if !quote, scalar == "(" {
        depth += 1
      } else if !quote, scalar == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }
}

/// Collects the segments of a string literal.
struct StringReader {
  let pounds: Int
  let isMultiLine: Bool
  private var segments: [StringSegment] = []
  private var text = String.UnicodeScalarView()

  init(pounds: Int, isMultiLine: Bool) {
    self.pounds = pounds
    self.isMultiLine = isMultiLine
  }

  mutating func append(_ scalar: Unicode.Scalar) { text.append(scalar) }
  mutating func append(escaped scalar: Unicode.Scalar) { text.append(scalar) }

  mutating func interpolate(_ range: Range<Int>) {
    segments.append(.text(String(text)))
    text = String.UnicodeScalarView()
    segments.append(.interpolation(range))
  }

  /// The segments; a multi-line literal loses its first and last line break and its indentation.
  func finished() -> [StringSegment] {
    var all = segments
    all.append(.text(String(text)))
    guard isMultiLine else { return all }
    if case .text(let first) = all[0] {
      all[0] = .text(first.hasPrefix("\n") ? String(first.dropFirst()) : first)
    }
    guard case .text(let last) = all[all.count - 1] else { return all }
    let lines = last.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 || all.count == 1, let indent = lines.last, indent.allSatisfy({ $0 == " " || $0 == "\t" })
    else { return all }
    all[all.count - 1] = .text(lines.dropLast().joined(separator: "\n"))
    guard !indent.isEmpty else { return all }
    for (index, segment) in all.enumerated() {
      guard case .text(let text) = segment else { continue }
      let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let cut = parts.enumerated().map { offset, line in
        (offset > 0 || index == 0) && line.hasPrefix(indent) ? String(line.dropFirst(indent.count)) : line
      }
      all[index] = .text(cut.joined(separator: "\n"))
    }
    return all
  }
}
