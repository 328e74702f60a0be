public import Foundation

/// Text broken into lines: what a label, a button's title or a text view measures and draws.
public struct TextLayout: Equatable, Sendable {
  /// The lines, the last one shortened with "…" where it was truncated.
  public let lines: [String]
  /// The width of the widest line and the height of all, in points, not rounded.
  public let size: CGSize
  /// Whether something did not fit.
  public let isTruncated: Bool

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: the room; `.greatestFiniteMagnitude` or 0 for no limit.
  ///   - numberOfLines: the most lines; 0 for no limit.
  ///   - height: the room for lines; lines that do not fit are cut off with the mode of breaking.
  public init(
    _ text: String, font: UIFont, width: CGFloat, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, height: CGFloat = .greatestFiniteMagnitude
  ) {
    let room = width > 0 ? width : .greatestFiniteMagnitude
    let fitting = height >= 1e6 ? Int.max : max(1, Int(saturating: (height + 0.01) / font.lineHeight))
    let most = max(1, min(numberOfLines <= 0 ? Int.max : numberOfLines, fitting))
    var all: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if most == 1, lineBreakMode != .byWordWrapping, lineBreakMode != .byCharWrapping {
        all.append(String(paragraph))
      } else {
        all += Self.wrap(paragraph, font: font, room: room, byCharacter: lineBreakMode == .byCharWrapping)
      }
    }
    if text.isEmpty { all = [] }
    var truncated = all.count > most
    if truncated {
      let rest = all[(most - 1)...].joined(separator: " ")
      all = Array(all[..<(most - 1)]) + [rest]
    }
    if let last = all.last, font.width(of: last) > room + 0.001 {
      truncated = true
      all[all.count - 1] = Self.shorten(last, font: font, room: room, mode: lineBreakMode)
    }
    lines = all
    isTruncated = truncated
    size = CGSize(
      width: all.map { font.width(of: $0) }.max() ?? 0, height: CGFloat(all.count) * font.lineHeight)
  }

  /// Breaks one paragraph at spaces (a word that is too long, anywhere).
  private static func wrap(_ paragraph: Substring, font: UIFont, room: CGFloat, byCharacter: Bool) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth: CGFloat = 0
    func isBreak(after character: Character) -> Bool {
      byCharacter || character == " " || character == "-"
        || FontWidths.width(of: character, weight: .regular, isMonospaced: false) == 1000
    }
    var word = ""
    func place(_ piece: String) {
      let bare = font.width(of: piece.reversed().drop { $0 == " " }.reversed().map(String.init).joined())
      if lineWidth + bare > room, !line.isEmpty {
        lines.append(line)
        (line, lineWidth) = ("", 0)
      }
      if bare <= room {
        line += piece
        lineWidth += font.width(of: piece)
        return
      }
      for character in piece {
        let step = font.width(of: String(character))
        if lineWidth + step > room, !line.isEmpty {
          lines.append(line)
          (line, lineWidth) = ("", 0)
        }
        line.append(character)
        lineWidth += step
      }
    }
    for character in paragraph {
      word.append(character)
      if isBreak(after: character) {
        place(word)
        word = ""
      }
    }
    if !word.isEmpty { place(word) }
    lines.append(line)
    return lines.map { text in String(text.reversed().drop { $0 == " " }.reversed()) }
  }

  private static func shorten(_ text: String, font: UIFont, room: CGFloat, mode: NSLineBreakMode) -> String {
    let characters = Array(text)
    func fits(_ candidate: String) -> Bool { font.width(of: candidate) <= room + 0.001 }
    func candidate(keeping count: Int) -> String {
      switch mode {
      case .byTruncatingHead: return "…" + String(characters[(characters.count - count)...])
      case .byTruncatingMiddle:
        let head = (count + 1) / 2
        return String(characters[..<head]) + "…" + String(characters[(characters.count - (count - head))...])
      case .byTruncatingTail:
        return String(String(characters[..<count]).reversed().drop { $0 == " " }.reversed()) + "…"
      case .byWordWrapping, .byCharWrapping, .byClipping: return String(characters[..<count])
      }
    }
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(candidate(keeping: middle)) { low = middle } else { high = middle - 1 }
    }
    return candidate(keeping: low)
  }
}

/// Rounds a length up to a whole pixel.
func ceilToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  let pixels = length * scale
  let nearest = pixels.rounded()
  return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) / scale
}
