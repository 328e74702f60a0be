public import Foundation

/// A typeface at a size.
///
/// Metrics are deterministic and the same on each machine: heights are the system font's published proportions, widths
/// come from `FontWidths` (the widths Adobe publishes for Helvetica, 1 em for wide characters). They are close to, not
/// equal to, what a phone measures. Left out: features, and fonts of the app's own.
public final class UIFont: Hashable, CustomStringConvertible, Sendable {
  /// How heavy a face is, from -1 to 1.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// The face's full name, `.SFUI-Regular` for the system font.
  public let fontName: String
  /// The family's name, `.AppleSystemUIFont` for the system font.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Weight
  let isItalic: Bool
  let isMonospaced: Bool

  init(
    fontName: String, familyName: String, pointSize: CGFloat, weight: Weight, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.fontName = fontName
    self.familyName = familyName
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }

  /// A face by its full name.
  ///
  /// - Returns: `nil` for a name the device does not have. The model has the faces of a few common families.
  public convenience init?(name: String, size: CGFloat) {
    guard let face = Self.faces[name] else { return nil }
    self.init(
      fontName: name, familyName: face.family, pointSize: size > 0 ? size : 12, weight: face.weight,
      isItalic: face.isItalic, isMonospaced: face.isMonospaced)
  }

  // MARK: Metrics, in points

  /// The height above the baseline.
  public var ascender: CGFloat { pointSize * 0.952148437_5 }
  /// The depth under the baseline, negative.
  public var descender: CGFloat { pointSize * -0.241210937_5 }
  /// The height of a capital letter.
  public var capHeight: CGFloat { pointSize * 0.704589843_75 }
  /// The height of an x.
  public var xHeight: CGFloat { pointSize * 0.526367187_5 }
  /// The distance from one baseline to the next.
  public var lineHeight: CGFloat { ascender - descender + leading }
  /// What is left between lines: none in the system font.
  public var leading: CGFloat { 0 }

  /// The same face at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      fontName: fontName, familyName: familyName, pointSize: size, weight: weight, isItalic: isItalic,
      isMonospaced: isMonospaced)
  }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.fontName == right.fontName && left.pointSize == right.pointSize && left.weight == right.weight
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
  }

  public var description: String {
    let address = String(UIKitEnvironment.current.address(of: self), radix: 16)
    let heaviness = weight.rawValue >= Weight.semibold.rawValue ? "bold" : "normal"
    let size = String(format: "%.2f", Double(pointSize))
    let name = familyName == Self.systemFamily ? fontName : familyName
    return "<UICTFont: 0x\(address)> font-family: \"\(name)\"; font-weight: \(heaviness); "
      + "font-style: \(isItalic ? "italic" : "normal"); font-size: \(size)pt"
  }
}
