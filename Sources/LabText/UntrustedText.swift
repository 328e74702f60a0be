extension StringProtocol {
  /// The text with everything written out that could move the cursor, change colours, reverse the reading direction or
  /// hide: controls (C0, C1, DEL), bidi and other format characters, line separators, stray variation selectors, tags
  /// and joiners, and piles of more than eight marks. `\n`, `\t` and `\r` become those two characters, everything else
  /// `\u{202E}`. Joiners and selectors that belong to an emoji sequence or to a script that needs them stay.
  ///
  /// - Parameter keepingNewlines: Leaves `\n` as it is, for text of several lines.
  public func escapingUntrusted(keepingNewlines: Bool = false) -> String {
    String(self).escapedUntrusted(keepingNewlines: keepingNewlines)
  }
}

extension String {
  /// Not generic, so that the loop over scalars is compiled for this type.
  fileprivate func escapedUntrusted(keepingNewlines: Bool) -> String {
    if isPlainASCII(keepingNewlines: keepingNewlines) { return self }
    var result = ""
    result.reserveCapacity(utf8.count + 16)
    var escaper = UntrustedScalars(keepingNewlines: keepingNewlines)
    var index = startIndex
    while index < endIndex {
      // A run of plain characters is taken whole but for its last, which may be the neighbour of something hidden.
      let end = utf8[index...].firstIndex { !(0x20..<0x7F ~= $0) } ?? endIndex
      if end > index {
        let last = utf8.index(before: end)
        result += self[index..<last]
        index = last
      }
      let scalar = unicodeScalars[index]
      index = unicodeScalars.index(after: index)
      escaper.append(scalar, before: index < endIndex ? unicodeScalars[index] : nil, to: &result)
    }
    return result
  }

  private func isPlainASCII(keepingNewlines: Bool) -> Bool {
    func isPlain(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte < 0x7F) || (byte == 0x0A && keepingNewlines) }
    return utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) } ?? utf8.allSatisfy(isPlain)
  }
}

/// Decides scalar by scalar what may be seen; it needs the neighbours, because a joiner is right inside an emoji only.
private struct UntrustedScalars {
  let keepingNewlines: Bool
  var previous: Unicode.Scalar?
  var isInTagSequence = false
  var marks = 0

  init(keepingNewlines: Bool) { self.keepingNewlines = keepingNewlines }

  mutating func append(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?, to result: inout String) {
    defer { if !isAttached(scalar) { previous = scalar } }
    if scalar.value != 0x0A || !keepingNewlines, let escape = escape(for: scalar, before: next) {
      result += escape
    } else {
      result.unicodeScalars.append(scalar)
    }
  }

  /// Selectors and skin tones leave the base in place for the joiner that may follow.
  private func isAttached(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  private mutating func escape(for scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> String? {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F {
      marks = 0
      return nil
    }
    switch value {
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0..<0x20, 0x7F..<0xA0: return Self.written(scalar)
    case 0x200C, 0x200D: return joins(before: next) ? nil : Self.written(scalar)
    case 0xFE0E, 0xFE0F: return isEmojiBase(previous) ? nil : Self.written(scalar)
    case 0xFE00...0xFE0D: return (previous?.value ?? 0) > 0x7F ? nil : Self.written(scalar)
    case 0xE0100...0xE01EF: return previous?.properties.isIdeographic == true ? nil : Self.written(scalar)
    case 0xE0020...0xE007F: return continuesTag(scalar) ? nil : Self.written(scalar)
    case 0x1F3F4: isInTagSequence = next.map { (0xE0020...0xE007E).contains($0.value) } ?? false
    case 0x115F, 0x1160: return isJamo(previous) || isJamo(next) ? nil : Self.written(scalar)
    default: break
    }
    return hides(scalar) || pilesUp(scalar) ? Self.written(scalar) : nil
  }

  private func hides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format: !scalar.isVisibleFormat
    case .lineSeparator, .paragraphSeparator, .control, .surrogate: true
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
    }
  }

  private mutating func pilesUp(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: marks += 1
    default: marks = 0
    }
    return marks > 8
  }

  private mutating func continuesTag(_ scalar: Unicode.Scalar) -> Bool {
    defer { if scalar.value == 0xE007F { isInTagSequence = false } }
    return isInTagSequence
  }

  /// ZWJ between two emoji; ZWJ and ZWNJ in Arabic, Indic, Khmer and Mongolian words.
  private func joins(before next: Unicode.Scalar?) -> Bool {
    guard let previous, let next else { return false }
    if isEmojiBase(previous) && next.properties.isEmoji && next.value > 0x7F { return true }
    return needsJoiners(previous) && needsJoiners(next)
  }

  private func needsJoiners(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x109F, 0x1780...0x18AF, 0xA840...0xABFF, 0xFB50...0xFDFF: true
    default: false
    }
  }

  private func isEmojiBase(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.properties.isEmoji
  }

  private func isJamo(_ scalar: Unicode.Scalar?) -> Bool {
    guard let value = scalar?.value else { return false }
    return (0x1100...0x11FF).contains(value) || (0xA960...0xA97F).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u{" + (digits.count < 2 ? "0" + digits : digits) + "}"
  }
}
