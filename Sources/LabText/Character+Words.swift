extension Character {
  /// Whether the character separates words: `isWhitespace`, told for ASCII without a look into Unicode's tables.
  @inlinable
  public var isBlank: Bool {
    guard let code = asciiValue else { return isWhitespace }
    return code == 0x20 || (0x09...0x0D).contains(code)
  }

  /// Whether the character is a letter or a digit, told for ASCII without a look into Unicode's tables.
  @inlinable
  public var isAlphanumeric: Bool {
    guard let code = asciiValue else { return isLetter || isNumber }
    return (0x61...0x7A).contains(code | 0x20) || (0x30...0x39).contains(code)
  }
}
