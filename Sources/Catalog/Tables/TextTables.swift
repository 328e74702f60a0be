import Foundation
import Inspection
import UIKitModel

/// Tables of fonts and of the choices about text.
enum TextTables {
  /// All of them.
  static var all: [TypeTable] { [font, weight, textStyle, alignment, lineBreak, baseline] }

  private static var font: TypeTable {
    TypeTable(UIFont.self, fresh: UIFont.systemFont(ofSize: 17)) {
      Property("fontName", \UIFont.fontName, .constant)
      Property("familyName", \UIFont.familyName, .constant)
      Property("pointSize", \UIFont.pointSize, .constant)
      Property("lineHeight", \UIFont.lineHeight, .get)
      Property("ascender", \UIFont.ascender, .get)
      Property("descender", \UIFont.descender, .get)
      Property("capHeight", \UIFont.capHeight, .get)
      Property("xHeight", \UIFont.xHeight, .get)
      Property("leading", \UIFont.leading, .get)
      StaticProperty("systemFontSize", .get) { UIFont.systemFontSize }
      StaticProperty("smallSystemFontSize", .get) { UIFont.smallSystemFontSize }
      StaticProperty("labelFontSize", .get) { UIFont.labelFontSize }
      StaticProperty("buttonFontSize", .get) { UIFont.buttonFontSize }
      StaticMethod("systemFont(ofSize size: CGFloat, weight: UIFont.Weight = .regular)") { (size: CGFloat, weight: UIFont.Weight) in
        UIFont.systemFont(ofSize: size, weight: weight)
      }
      StaticMethod("boldSystemFont(ofSize size: CGFloat)") { (size: CGFloat) in UIFont.boldSystemFont(ofSize: size) }
      StaticMethod("italicSystemFont(ofSize size: CGFloat)") { (size: CGFloat) in UIFont.italicSystemFont(ofSize: size) }
      StaticMethod("monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight)") {
        (size: CGFloat, weight: UIFont.Weight) in UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
      }
      StaticMethod("monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight)") {
        (size: CGFloat, weight: UIFont.Weight) in UIFont.monospacedSystemFont(ofSize: size, weight: weight)
      }
      StaticMethod("preferredFont(forTextStyle style: UIFont.TextStyle)") { (style: UIFont.TextStyle) in
        UIFont.preferredFont(forTextStyle: style)
      }
      Method("withSize(_ size: CGFloat)") { (font: UIFont, size: CGFloat) in font.withSize(size) }
      Initializer("init?(name: String, size: CGFloat)") { (name: String, size: CGFloat) in UIFont(name: name, size: size) }
    }
  }

  private static var weight: TypeTable {
    TypeTable(UIFont.Weight.self) {
      StaticProperty("ultraLight") { UIFont.Weight.ultraLight }
      StaticProperty("thin") { UIFont.Weight.thin }
      StaticProperty("light") { UIFont.Weight.light }
      StaticProperty("regular") { UIFont.Weight.regular }
      StaticProperty("medium") { UIFont.Weight.medium }
      StaticProperty("semibold") { UIFont.Weight.semibold }
      StaticProperty("bold") { UIFont.Weight.bold }
      StaticProperty("heavy") { UIFont.Weight.heavy }
      StaticProperty("black") { UIFont.Weight.black }
    }
  }

  private static var textStyle: TypeTable {
    TypeTable(UIFont.TextStyle.self) {
      StaticProperty("largeTitle") { UIFont.TextStyle.largeTitle }
      StaticProperty("title1") { UIFont.TextStyle.title1 }
      StaticProperty("title2") { UIFont.TextStyle.title2 }
      StaticProperty("title3") { UIFont.TextStyle.title3 }
      StaticProperty("headline") { UIFont.TextStyle.headline }
      StaticProperty("subheadline") { UIFont.TextStyle.subheadline }
      StaticProperty("body") { UIFont.TextStyle.body }
      StaticProperty("callout") { UIFont.TextStyle.callout }
      StaticProperty("footnote") { UIFont.TextStyle.footnote }
      StaticProperty("caption1") { UIFont.TextStyle.caption1 }
      StaticProperty("caption2") { UIFont.TextStyle.caption2 }
    }
  }

  private static var alignment: TypeTable {
    TypeTable(NSTextAlignment.self) {
      EnumCase("left", NSTextAlignment.left)
      EnumCase("center", NSTextAlignment.center)
      EnumCase("right", NSTextAlignment.right)
      EnumCase("justified", NSTextAlignment.justified)
      EnumCase("natural", NSTextAlignment.natural)
    }
  }

  private static var lineBreak: TypeTable {
    TypeTable(NSLineBreakMode.self) {
      EnumCase("byWordWrapping", NSLineBreakMode.byWordWrapping)
      EnumCase("byCharWrapping", NSLineBreakMode.byCharWrapping)
      EnumCase("byClipping", NSLineBreakMode.byClipping)
      EnumCase("byTruncatingHead", NSLineBreakMode.byTruncatingHead)
      EnumCase("byTruncatingTail", NSLineBreakMode.byTruncatingTail)
      EnumCase("byTruncatingMiddle", NSLineBreakMode.byTruncatingMiddle)
    }
  }

  private static var baseline: TypeTable {
    TypeTable(UIBaselineAdjustment.self) {
      EnumCase("alignBaselines", UIBaselineAdjustment.alignBaselines)
      EnumCase("alignCenters", UIBaselineAdjustment.alignCenters)
      EnumCase("none", UIBaselineAdjustment.none)
    }
  }
}
