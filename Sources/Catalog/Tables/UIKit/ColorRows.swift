import Foundation
import Inspection
import UIKitModel

/// Tables of colours, fonts and pictures.
enum ColorRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiColor, uiColorRGBA, uiFont, uiFontTextStyle, uiFontWeight, uiImage, uiImageOrientation, uiImageRenderingMode,
      uiImageSymbolConfiguration, uiImageView,
    ]
  }

  private static var uiColor: DeferredTable {
    uiKitTable("UIColor") {
      TypeTable(UIColor.self) {
        Property("cgColor", \UIColor.cgColor, .get)
        Initializer("init(cgColor: CGColor)") { (cgColor: CGColor) in UIColor(cgColor: cgColor) }
        StaticProperty("darkGray", .get) { UIColor.darkGray }
        StaticProperty("lightGray", .get) { UIColor.lightGray }
        StaticProperty("white", .get) { UIColor.white }
        StaticProperty("gray", .get) { UIColor.gray }
        StaticProperty("red", .get) { UIColor.red }
        StaticProperty("green", .get) { UIColor.green }
        StaticProperty("blue", .get) { UIColor.blue }
        StaticProperty("cyan", .get) { UIColor.cyan }
        StaticProperty("yellow", .get) { UIColor.yellow }
        StaticProperty("magenta", .get) { UIColor.magenta }
        StaticProperty("orange", .get) { UIColor.orange }
        StaticProperty("purple", .get) { UIColor.purple }
        StaticProperty("brown", .get) { UIColor.brown }
        StaticProperty("darkText", .get) { UIColor.darkText }
        StaticProperty("lightText", .get) { UIColor.lightText }
        StaticProperty("tintColor", .get) { UIColor.tintColor }
        StaticProperty("systemRed", .get) { UIColor.systemRed }
        StaticProperty("systemOrange", .get) { UIColor.systemOrange }
        StaticProperty("systemYellow", .get) { UIColor.systemYellow }
        StaticProperty("systemPink", .get) { UIColor.systemPink }
        StaticProperty("systemPurple", .get) { UIColor.systemPurple }
        StaticProperty("systemTeal", .get) { UIColor.systemTeal }
        StaticProperty("systemIndigo", .get) { UIColor.systemIndigo }
        StaticProperty("systemBrown", .get) { UIColor.systemBrown }
        StaticProperty("systemMint", .get) { UIColor.systemMint }
        StaticProperty("systemCyan", .get) { UIColor.systemCyan }
        StaticProperty("systemGray2", .get) { UIColor.systemGray2 }
        StaticProperty("systemGray3", .get) { UIColor.systemGray3 }
        StaticProperty("systemGray4", .get) { UIColor.systemGray4 }
        StaticProperty("systemGray5", .get) { UIColor.systemGray5 }
        StaticProperty("systemGray6", .get) { UIColor.systemGray6 }
        StaticProperty("secondaryLabel", .get) { UIColor.secondaryLabel }
        StaticProperty("tertiaryLabel", .get) { UIColor.tertiaryLabel }
        StaticProperty("quaternaryLabel", .get) { UIColor.quaternaryLabel }
        StaticProperty("placeholderText", .get) { UIColor.placeholderText }
        StaticProperty("separator", .get) { UIColor.separator }
        StaticProperty("opaqueSeparator", .get) { UIColor.opaqueSeparator }
        StaticProperty("link", .get) { UIColor.link }
        StaticProperty("systemFill", .get) { UIColor.systemFill }
        StaticProperty("secondarySystemFill", .get) { UIColor.secondarySystemFill }
        StaticProperty("tertiarySystemFill", .get) { UIColor.tertiarySystemFill }
        StaticProperty("quaternarySystemFill", .get) { UIColor.quaternarySystemFill }
        StaticProperty("secondarySystemBackground", .get) { UIColor.secondarySystemBackground }
        StaticProperty("tertiarySystemBackground", .get) { UIColor.tertiarySystemBackground }
        StaticProperty("systemGroupedBackground", .get) { UIColor.systemGroupedBackground }
        StaticProperty("secondarySystemGroupedBackground", .get) { UIColor.secondarySystemGroupedBackground }
        StaticProperty("tertiarySystemGroupedBackground", .get) { UIColor.tertiarySystemGroupedBackground }
        Initializer("init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") {
          (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        Initializer("init(white: CGFloat, alpha: CGFloat)") { (white: CGFloat, alpha: CGFloat) in UIColor(white: white, alpha: alpha) }
        Initializer("init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)") {
          (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) in
          UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        }
        Initializer("init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor)") {
          (dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) in UIColor(dynamicProvider: dynamicProvider)
        }
        Method("withAlphaComponent(_ alpha: CGFloat)") { (color: UIColor, alpha: CGFloat) in color.withAlphaComponent(alpha) }
        Method("resolvedColor(with traits: UITraitCollection)") { (color: UIColor, traits: UITraitCollection) in
          color.resolvedColor(with: traits)
        }
        Method("components(with traits: UITraitCollection = UITraitCollection())") { (color: UIColor, traits: UITraitCollection) in
          color.components(with: traits)
        }
      }
    }
  }

  private static var uiColorRGBA: DeferredTable {
    uiKitTable("UIColor.RGBA") {
      TypeTable(UIColor.RGBA.self) {
        Property("red", \UIColor.RGBA.red)
        Property("green", \UIColor.RGBA.green)
        Property("blue", \UIColor.RGBA.blue)
        Property("alpha", \UIColor.RGBA.alpha)
        Initializer("init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") {
          (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in UIColor.RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
      }
    }
  }

  private static var uiFont: DeferredTable {
    uiKitTable("UIFont") {
      TypeTable(UIFont.self) {
        StaticProperty("systemFontSize", .get) { UIFont.systemFontSize }
        StaticProperty("labelFontSize", .get) { UIFont.labelFontSize }
        StaticMethod("systemFont(ofSize size: CGFloat, weight: UIFont.Weight = .regular)") { (size: CGFloat, weight: UIFont.Weight) in
          UIFont.systemFont(ofSize: size, weight: weight)
        }
        StaticMethod("italicSystemFont(ofSize size: CGFloat)") { (size: CGFloat) in UIFont.italicSystemFont(ofSize: size) }
        StaticProperty("familyNames", .get) { UIFont.familyNames }
        StaticMethod("fontNames(forFamilyName family: String)") { (family: String) in UIFont.fontNames(forFamilyName: family) }
        Property("familyName", \UIFont.familyName)
        Initializer("init?(name: String, size: CGFloat)") { (name: String, size: CGFloat) in UIFont(name: name, size: size) }
        Initializer("init(descriptor: UIFontDescriptor, size pointSize: CGFloat)") { (descriptor: UIFontDescriptor, size: CGFloat) in
          UIFont(descriptor: descriptor, size: size)
        }
        Property("fontDescriptor", \UIFont.fontDescriptor, .get)
        Property("descender", \UIFont.descender, .get)
        Property("xHeight", \UIFont.xHeight, .get)
        Property("lineHeight", \UIFont.lineHeight, .get)
      }
    }
  }

  private static var uiFontTextStyle: DeferredTable {
    uiKitTable("UIFont.TextStyle") {
      TypeTable(UIFont.TextStyle.self) {
        Property("rawValue", \UIFont.TextStyle.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in UIFont.TextStyle(rawValue: rawValue) }
        StaticProperty("title1") { UIFont.TextStyle.title1 }
        StaticProperty("title3") { UIFont.TextStyle.title3 }
        StaticProperty("subheadline") { UIFont.TextStyle.subheadline }
        StaticProperty("callout") { UIFont.TextStyle.callout }
        StaticProperty("caption1") { UIFont.TextStyle.caption1 }
      }
    }
  }

  private static var uiFontWeight: DeferredTable {
    uiKitTable("UIFont.Weight") {
      TypeTable(UIFont.Weight.self) {
        Property("rawValue", \UIFont.Weight.rawValue)
        Initializer("init(rawValue: CGFloat)") { (rawValue: CGFloat) in UIFont.Weight(rawValue: rawValue) }
        Initializer("init(_ rawValue: CGFloat)") { (rawValue: CGFloat) in UIFont.Weight(rawValue) }
        StaticProperty("thin") { UIFont.Weight.thin }
        StaticProperty("regular") { UIFont.Weight.regular }
        StaticProperty("semibold") { UIFont.Weight.semibold }
        StaticProperty("heavy") { UIFont.Weight.heavy }
      }
    }
  }

  private static var uiImage: DeferredTable {
    uiKitTable("UIImage") {
      TypeTable(UIImage.self) {
        Property("scale", \UIImage.scale)
        Property("imageOrientation", \UIImage.imageOrientation)
        Property("appliedTint", \UIImage.appliedTint)
        Initializer("init(bitmap: Bitmap, scale: CGFloat = 1, orientation: UIImage.Orientation = .up)") {
          (bitmap: Bitmap, scale: CGFloat, orientation: UIImage.Orientation) in
          UIImage(bitmap: bitmap, scale: scale, orientation: orientation)
        }
        Initializer("init()") { UIImage() }
        Initializer("init(color: UIColor, size: CGSize, scale: CGFloat = 3)") { (color: UIColor, size: CGSize, scale: CGFloat) in
          UIImage(color: color, size: size, scale: scale)
        }
        Initializer("init?(systemName: String, withConfiguration configuration: UIImage.SymbolConfiguration)") {
          (systemName: String, configuration: UIImage.SymbolConfiguration) in
          UIImage(systemName: systemName, withConfiguration: configuration)
        }
        Method("withRenderingMode(_ mode: UIImage.RenderingMode)") { (image: UIImage, mode: UIImage.RenderingMode) in
          image.withRenderingMode(mode)
        }
        Property("isTemplate", \UIImage.isTemplate, .get)
      }
    }
  }

  private static var uiImageOrientation: DeferredTable {
    uiKitTable("UIImage.Orientation") {
      TypeTable(UIImage.Orientation.self) {
        EnumCase("down", UIImage.Orientation.down)
        EnumCase("right", UIImage.Orientation.right)
        EnumCase("upMirrored", UIImage.Orientation.upMirrored)
        EnumCase("downMirrored", UIImage.Orientation.downMirrored)
        EnumCase("leftMirrored", UIImage.Orientation.leftMirrored)
        EnumCase("rightMirrored", UIImage.Orientation.rightMirrored)
      }
    }
  }

  private static var uiImageRenderingMode: DeferredTable {
    uiKitTable("UIImage.RenderingMode") {
      TypeTable(UIImage.RenderingMode.self) {
        EnumCase("alwaysOriginal", UIImage.RenderingMode.alwaysOriginal)
      }
    }
  }

  private static var uiImageSymbolConfiguration: DeferredTable {
    uiKitTable("UIImage.SymbolConfiguration") {
      TypeTable(UIImage.SymbolConfiguration.self) {
        Property("pointSize", \UIImage.SymbolConfiguration.pointSize)
        Property("weight", \UIImage.SymbolConfiguration.weight)
      }
    }
  }

  private static var uiImageView: DeferredTable {
    uiKitTable("UIImageView") {
      TypeTable(UIImageView.self, superclass: UIView.self) {
        Property("highlightedImage", \UIImageView.highlightedImage).unlisted()
        Property("animationImages", \UIImageView.animationImages).unlisted()
        Property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration).unlisted()
        Property("adjustsImageWhenAncestorFocused", \UIImageView.adjustsImageWhenAncestorFocused).unlisted()
        Property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages).unlisted()
        Property("animationRepeatCount", \UIImageView.animationRepeatCount).unlisted()
        Initializer("init(frame: CGRect)") { (frame: CGRect) in UIImageView(frame: frame) }
        Initializer("init(image: UIImage?, highlightedImage: UIImage?)") { (image: UIImage?, highlightedImage: UIImage?) in
          UIImageView(image: image, highlightedImage: highlightedImage)
        }
        Method("stopAnimating()") { (view: UIImageView) in view.stopAnimating() }
        Property("shownImage", \UIImageView.shownImage, .get).unlisted()
        Property("drawnImageRect", \UIImageView.drawnImageRect, .get).unlisted()
      }
    }
  }
}
