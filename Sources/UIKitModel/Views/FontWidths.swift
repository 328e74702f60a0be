import Foundation

/// Advance widths in thousandths of the point size.
///
/// Letters, digits and signs of ASCII have the widths Adobe publishes for Helvetica and Helvetica-Bold (AFM files of the
/// 14 core fonts); faces in between are interpolated by weight. East Asian wide characters and emoji are 1,000 wide,
/// marks that combine are 0, everything else is 556.
enum FontWidths {
  private static let regular: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]
  private static let bold: [CGFloat] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
    556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
    280, 389, 584,
  ]

  /// The width of one character.
  static func width(of character: Character, weight: UIFont.Weight, isMonospaced: Bool) -> CGFloat {
    guard let first = character.unicodeScalars.first else { return 0 }
    if isMonospaced { return isWide(first) || isEmoji(character) ? 1200 : 600 }
    let code = Int(first.value)
    if code >= 32, code < 127 {
      let share = min(1, max(0, weight.rawValue / UIFont.Weight.bold.rawValue))
      return regular[code - 32] + (bold[code - 32] - regular[code - 32]) * share
    }
    if character.isNewline || first.properties.generalCategory == .nonspacingMark { return 0 }
    if first.value == 0x2026 { return 1000 }
    return isWide(first) || isEmoji(character) ? 1000 : 556
  }

  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F || $0.properties.isEmojiModifier
    }
  }

  /// The ranges Unicode's EastAsianWidth calls wide or full-width, in blocks.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension UIFont {
  /// The width of a piece of text on one line, in points.
  func width(of text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + FontWidths.width(of: $1, weight: weight, isMonospaced: isMonospaced) } * pointSize / 1000
  }
}
