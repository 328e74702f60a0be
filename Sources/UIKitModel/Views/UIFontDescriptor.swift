public import Foundation

/// What a font is asked for by: a face, a size and traits.
///
/// Left out: attributes as a dictionary, matching, features, designs.
public final class UIFontDescriptor: Hashable, CustomStringConvertible, Sendable {
  /// How a face looks.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  let font: UIFont

  init(font: UIFont) { self.font = font }

  /// A face by its full name. The system font stands in for a name the device does not have.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(font: UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// The font of a text style at the default content size category (Large).
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The face's full name.
  public var postscriptName: String { font.fontName }
  /// How the face looks. From semibold on a face counts as bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same face at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font: font.withSize(newPointSize)) }

  /// The face of the same family with exactly these of the traits italic, bold and monospaced.
  ///
  /// - Returns: `nil` when the family has none.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let (isItalic, isBold) = (symbolicTraits.contains(.traitItalic), symbolicTraits.contains(.traitBold))
    if font.familyName == UIFont.systemFamily {
      if symbolicTraits.contains(.traitMonoSpace) {
        return UIFontDescriptor(font: .monospacedSystemFont(ofSize: pointSize, weight: isBold ? .bold : .regular))
      }
      let upright = UIFont.systemFont(ofSize: pointSize, weight: isBold ? .bold : .regular)
      guard isItalic else { return UIFontDescriptor(font: upright) }
      return UIFontDescriptor(
        font: UIFont(
          fontName: upright.fontName + "Italic", familyName: upright.familyName, pointSize: pointSize, weight: upright.weight,
          isItalic: true))
    }
    let matches = UIFont.faces.filter { _, face in
      face.family == font.familyName && face.isItalic == isItalic && face.weight == (isBold ? .bold : .regular)
    }
    return matches.keys.min().map { UIFontDescriptor(name: $0, size: pointSize) }
  }

  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool { left.font == right.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  public var description: String {
    "UICTFontDescriptor <0x\(String(UIKitEnvironment.current.address(of: self), radix: 16))> = {\n"
      + "    NSFontNameAttribute = \"\(postscriptName)\";\n    NSFontSizeAttribute = \(describeNumber(pointSize));\n}"
  }
}

extension UIFont {
  /// What the font could be asked for by.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// The font a descriptor asks for; a size of 0 stands for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      fontName: font.fontName, familyName: font.familyName, pointSize: pointSize > 0 ? pointSize : font.pointSize,
      weight: font.weight, isItalic: font.isItalic, isMonospaced: font.isMonospaced)
  }
}
