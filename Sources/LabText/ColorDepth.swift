/// How many colours a terminal shows, or none at all.
public enum ColorDepth: Int, Sendable, Hashable, Comparable {
  /// Plain text: a pipe, a dumb terminal, `NO_COLOR`.
  case none
  /// The sixteen terminal colours.
  case ansi16
  /// The 256-colour palette.
  case ansi256
  /// 24-bit colour.
  case trueColor

  /// Less depth comes first.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

  /// The depth a terminal claims.
  ///
  /// - Parameters:
  ///   - term: The value of `TERM`; `dumb`, empty and absent mean no colour.
  ///   - colorTerm: The value of `COLORTERM`.
  ///   - noColor: The value of `NO_COLOR`; any text but the empty one switches colour off (no-color.org).
  public init(term: String?, colorTerm: String?, noColor: String?) {
    let term = term ?? ""
    if !(noColor ?? "").isEmpty || term.isEmpty || term == "dumb" {
      self = .none
    } else if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .trueColor
    } else {
      self = term.contains("256color") ? .ansi256 : .ansi16
    }
  }
}

extension TextColor {
  /// The SGR parameters of this colour, lowered to what the terminal shows.
  func sgr(depth: ColorDepth, isBackground: Bool) -> String {
    switch (self, depth) {
    case (_, .none): ""
    case (.ansi(let index), _): Self.ansiCode(index, isBackground: isBackground)
    case (.rgb(let red, let green, let blue), .trueColor):
      "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    case (.rgb(let red, let green, let blue), .ansi256):
      "\(isBackground ? 48 : 38);5;\(Self.paletteIndex(red, green, blue))"
    case (.rgb(let red, let green, let blue), .ansi16):
      Self.ansiCode(Self.nearestANSI(red, green, blue), isBackground: isBackground)
    }
  }

  private static func ansiCode(_ index: UInt8, isBackground: Bool) -> String {
    let index = Int(index & 15)
    return String((index < 8 ? 30 + index : 82 + index) + (isBackground ? 10 : 0))
  }

  /// The nearest colour of the 6×6×6 cube or the grey ramp.
  static func paletteIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(value)) < abs(levels[$1] - Int(value)) } ?? 0
    }
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
    let cube = distance((red, green, blue), (levels[r], levels[g], levels[b]))
    let grey = max(0, min(23, ((Int(red) + Int(green) + Int(blue)) / 3 - 3) / 10))
    let level = 8 + 10 * grey
    if distance((red, green, blue), (level, level, level)) < cube { return 232 + grey }
    return 16 + 36 * r + 6 * g + b
  }

  private static func nearestANSI(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let colors = [
      (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
      (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
      (255, 255, 255),
    ]
    let best = colors.indices.min {
      distance((red, green, blue), colors[$0]) < distance((red, green, blue), colors[$1])
    }
    return UInt8(best ?? 7)
  }

  private static func distance(_ color: (UInt8, UInt8, UInt8), _ other: (Int, Int, Int)) -> Int {
    let red = Int(color.0) - other.0
    let green = Int(color.1) - other.1
    let blue = Int(color.2) - other.2
    return red * red + green * green + blue * blue
  }
}
