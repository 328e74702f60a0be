extension Unicode.Scalar {
  /// The columns a terminal gives this code point on its own: 0, 1 or 2.
  ///
  /// Marks, format characters and the vowels and finals of a Hangul syllable take none. Controls count as none too:
  /// they never reach a terminal, because `escapingUntrusted()` writes them out first.
  public var displayWidth: Int {
    let value = self.value
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    if value < 0xA0 { return 0 }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if isWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator, .surrogate: return 0
    case .format: return isVisibleFormat ? 1 : 0
    default: return 1
    }
  }

  /// East Asian Width W or F.
  var isWide: Bool {
    let value = self.value
    guard value >= wideRanges[0] else { return false }
    var low = 0
    var high = wideRanges.count / 2 - 1
    while low <= high {
      let middle = (low + high) / 2
      if value < wideRanges[2 * middle] {
        high = middle - 1
      } else if value > wideRanges[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }

  /// Arabic, Syriac and Kaithi signs that are drawn although their category is Cf.
  var isVisibleFormat: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// One of the 26 letters of which two make a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

extension Character {
  /// The columns a terminal that knows grapheme clusters gives this character: 0, 1, 2, rarely more.
  ///
  /// Emoji sequences (ZWJ, skin tone, flag, keycap, U+FE0F) take two. `widestDisplayWidth` is what a terminal that
  /// adds up code points takes.
  public var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first.displayWidth }
    if first.value == 0x0D { return 0 }
    var sum = 0
    var isEmoji = first.isRegionalIndicator
    for scalar in scalars {
      sum += scalar.displayWidth
      switch scalar.value {
      case 0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: isEmoji = true
      case 0x200D where first.properties.isEmoji: isEmoji = true
      default: break
      }
    }
    return isEmoji ? 2 : sum
  }

  /// The most columns any terminal gives this character: the larger of the cluster's and its code points' sum.
  public var widestDisplayWidth: Int {
    max(displayWidth, unicodeScalars.reduce(0) { $0 + $1.displayWidth })
  }

  /// Whether terminals agree on the columns: one code point, or a base and marks that take none.
  public var hasSettledDisplayWidth: Bool { unicodeScalars.count == 1 && unicodeScalars.first?.displayWidth != 0 }
}

extension StringProtocol {
  /// The columns the text takes on one line of a terminal.
  public var displayWidth: Int {
    if let ascii = utf8.withContiguousStorageIfAvailable({ bytes in asciiColumns(bytes) }), let ascii { return ascii }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

/// The number of printable ASCII characters, or nil when there is anything else.
private func asciiColumns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  for byte in bytes where byte < 0x20 || byte >= 0x7F { return nil }
  return bytes.count
}

extension StyledText {
  /// The columns of the widest line.
  public var displayWidth: Int {
    plain.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { Swift.max($0, $1.displayWidth) }
  }
}
