public import Foundation

extension UIFont {
  static let systemFamily = ".AppleSystemUIFont"

  /// A use of text that has a size and weight of its own.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The usual sizes of UIKit's own controls, in points.
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }

  /// The system font; a size of 0 or less stands for 12, as UIFont does it.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(
      fontName: ".SFUI-" + name(of: weight), familyName: systemFamily, pointSize: size > 0 ? size : 12, weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(
      fontName: ".SFUI-RegularItalic", familyName: systemFamily, pointSize: size, weight: .regular, isItalic: true)
  }

  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      fontName: ".AppleSystemUIFontMonospaced-" + name(of: weight), familyName: ".AppleSystemUIFontMonospaced",
      pointSize: size, weight: weight, isMonospaced: true)
  }

  /// The font of a text style at the default content size category (Large).
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: systemFont(ofSize: 34)
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    default: systemFont(ofSize: 17)
    }
  }

  private static func name(of weight: Weight) -> String {
    switch weight.rawValue {
    case ..<(-0.7): "Ultralight"
    case ..<(-0.5): "Thin"
    case ..<(-0.2): "Light"
    case ..<0.115: "Regular"
    case ..<0.265: "Medium"
    case ..<0.35: "Semibold"
    case ..<0.48: "Bold"
    case ..<0.59: "Heavy"
    default: "Black"
    }
  }

  struct Face: Sendable {
    let family: String
    let weight: Weight
    var isItalic = false
    var isMonospaced = false
  }

  /// Faces every iPhone has, by full name.
  static let faces: [String: Face] = {
    var faces: [String: Face] = [:]
    func add(_ family: String, plain: String, bold: String, italic: String, boldItalic: String, isMonospaced: Bool) {
      faces[plain] = Face(family: family, weight: .regular, isMonospaced: isMonospaced)
      faces[bold] = Face(family: family, weight: .bold, isMonospaced: isMonospaced)
      faces[italic] = Face(family: family, weight: .regular, isItalic: true, isMonospaced: isMonospaced)
      faces[boldItalic] = Face(family: family, weight: .bold, isItalic: true, isMonospaced: isMonospaced)
    }
    for (family, stem, slanted, isMonospaced) in [
      ("Helvetica", "Helvetica", "Oblique", false), ("Helvetica Neue", "HelveticaNeue", "Italic", false),
      ("Courier", "Courier", "Oblique", true), ("Georgia", "Georgia", "Italic", false),
      ("Verdana", "Verdana", "Italic", false), ("Avenir Next", "AvenirNext", "Italic", false),
    ] {
      add(
        family, plain: stem, bold: "\(stem)-Bold", italic: "\(stem)-\(slanted)", boldItalic: "\(stem)-Bold\(slanted)",
        isMonospaced: isMonospaced)
    }
    add(
      "Menlo", plain: "Menlo-Regular", bold: "Menlo-Bold", italic: "Menlo-Italic", boldItalic: "Menlo-BoldItalic",
      isMonospaced: true)
    add(
      "Arial", plain: "ArialMT", bold: "Arial-BoldMT", italic: "Arial-ItalicMT", boldItalic: "Arial-BoldItalicMT",
      isMonospaced: false)
    add(
      "Times New Roman", plain: "TimesNewRomanPSMT", bold: "TimesNewRomanPS-BoldMT",
      italic: "TimesNewRomanPS-ItalicMT", boldItalic: "TimesNewRomanPS-BoldItalicMT", isMonospaced: false)
    faces["HelveticaNeue-Light"] = Face(family: "Helvetica Neue", weight: .light)
    faces["HelveticaNeue-Medium"] = Face(family: "Helvetica Neue", weight: .medium)
    faces["AvenirNext-Regular"] = Face(family: "Avenir Next", weight: .regular)
    faces["AvenirNext-Medium"] = Face(family: "Avenir Next", weight: .medium)
    return faces
  }()

  /// The families the model knows, sorted.
  public static var familyNames: [String] { Set(faces.values.map(\.family)).sorted() }

  /// The full names of a family's faces, sorted.
  public static func fontNames(forFamilyName family: String) -> [String] {
    faces.filter { $0.value.family == family }.map(\.key).sorted()
  }
}
