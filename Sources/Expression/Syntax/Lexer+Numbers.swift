extension Lexer {
  /// An integer or floating-point literal; the compiler's message for a digit that does not fit.
  mutating func lexNumber(from start: Int) -> Token {
    if scalars[start] == "0", start + 1 < upperBound {
      switch scalars[start + 1] {
      case "x": return lexRadix(start, 16, "is not a valid hexadecimal digit (0-9, A-F) in integer literal")
      case "b": return lexRadix(start, 2, "is not a valid binary digit (0 or 1) in integer literal")
      case "o": return lexRadix(start, 8, "is not a valid octal digit (0-7) in integer literal")
      default: break
      }
    }
    skipDigits(10)
    var isFloating = false
    if current == ".", let next = current(1), digit(next) != nil {
      isFloating = true
      advance()
      skipDigits(10)
    }
    if current == "e" || current == "E" {
      isFloating = true
      advance()
      if current == "+" || current == "-" { advance() }
      guard let first = current, digit(first) != nil else {
        complain("expected a digit in floating point exponent", position)
        skipWord()
        return token(.floating, start)
      }
      skipDigits(10)
    }
    if let scalar = current, Lexer.isIdentifierStart(scalar) {
      let kind = isFloating ? "floating point exponent" : "integer literal"
      complain("'\(scalar)' is not a valid digit in \(kind)", position)
      skipWord()
    }
    return token(isFloating ? .floating : .integer, start)
  }

  /// `.5`: C writes a number so.
  mutating func lexBareFraction(from start: Int) -> Token {
    advance()
    skipDigits(10)
    let text = String(String.UnicodeScalarView(scalars[start..<position]))
    complain("'\(text)' is not a valid floating point literal; it must be written '0\(text)'", start, length: position - start)
    return token(.floating, start)
  }

  private func digit(_ scalar: Unicode.Scalar) -> Int? {
    scalar.value < 128 ? Character(scalar).hexDigitValue.flatMap { $0 < 10 ? $0 : nil } : nil
  }

  private mutating func skipDigits(_ radix: Int) {
    while let scalar = current {
      if scalar == "_" {
        advance()
        continue
      }
      guard scalar.value < 128, let value = Character(scalar).hexDigitValue, value < radix else { return }
      advance()
    }
  }

  private mutating func skipWord() {
    while let scalar = current, Lexer.isIdentifierPart(scalar) { _ = scalar; advance() }
  }

  private mutating func lexRadix(_ start: Int, _ radix: Int, _ message: String) -> Token {
    advance(2)
    let firstDigit = position
    skipDigits(radix)
    var isFloating = false
    if radix == 16, position > firstDigit, current == "." || current == "p" || current == "P" {
      isFloating = lexHexFraction()
    }
    if position == firstDigit {
      let scalar = current.map { String(Character($0)) } ?? "\n"
      complain("'\(scalar)' \(message)", position)
      skipWord()
    } else if let scalar = current, Lexer.isIdentifierPart(scalar) {
      complain("'\(scalar)' \(message)", position)
      skipWord()
    }
    return token(isFloating ? .floating : .integer, start)
  }

  /// `.8p1` or `p1` after hexadecimal digits; leaves the position alone when it is a member access instead.
  private mutating func lexHexFraction() -> Bool {
    let start = position
    if current == "." {
      guard let next = current(1), next.value < 128, Character(next).hexDigitValue != nil else { return false }
      advance()
      skipDigits(16)
    }
    guard current == "p" || current == "P" else {
      position(at: start)
      return false
    }
    advance()
    if current == "+" || current == "-" { advance() }
    skipDigits(10)
    return true
  }
}
