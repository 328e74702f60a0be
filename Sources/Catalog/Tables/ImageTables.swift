import Foundation
import Inspection
import UIKitModel

/// Tables of pictures.
enum ImageTables {
  /// All of them.
  static var all: [TypeTable] { [image, renderingMode, orientation, symbolConfiguration] }

  private static var image: TypeTable {
    TypeTable(UIImage.self, fresh: UIImage(color: .systemGray, size: CGSize(width: 40, height: 40))) {
      Property("size", \UIImage.size, .constant)
      Property("scale", \UIImage.scale, .constant)
      Property("renderingMode", \UIImage.renderingMode, .constant)
      Property("imageOrientation", \UIImage.imageOrientation, .constant)
      Property("isSymbolImage", \UIImage.isSymbolImage, .get)
      Method("withRenderingMode(_ renderingMode: UIImage.RenderingMode)") { (image: UIImage, mode: UIImage.RenderingMode) in
        image.withRenderingMode(mode)
      }
      Method("withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode = .automatic)") {
        (image: UIImage, color: UIColor, mode: UIImage.RenderingMode) in image.withTintColor(color, renderingMode: mode)
      }
      Initializer("init?(systemName name: String)") { (name: String) in UIImage(systemName: name) }
      Initializer("init?(systemName name: String, withConfiguration configuration: UIImage.SymbolConfiguration)") {
        (name: String, configuration: UIImage.SymbolConfiguration) in UIImage(systemName: name, withConfiguration: configuration)
      }
      Initializer("init?(named name: String)") { (name: String) in UIImage(named: name) }
      Initializer("init(color: UIColor, size: CGSize, scale: CGFloat = 3)") { (color: UIColor, size: CGSize, scale: CGFloat) in
        UIImage(color: color, size: size, scale: scale)
      }
    }
  }

  private static var renderingMode: TypeTable {
    TypeTable(UIImage.RenderingMode.self) {
      EnumCase("automatic", UIImage.RenderingMode.automatic)
      EnumCase("alwaysOriginal", UIImage.RenderingMode.alwaysOriginal)
      EnumCase("alwaysTemplate", UIImage.RenderingMode.alwaysTemplate)
    }
  }

  private static var orientation: TypeTable {
    TypeTable(UIImage.Orientation.self) {
      EnumCase("up", UIImage.Orientation.up)
      EnumCase("down", UIImage.Orientation.down)
      EnumCase("left", UIImage.Orientation.left)
      EnumCase("right", UIImage.Orientation.right)
    }
  }

  private static var symbolConfiguration: TypeTable {
    TypeTable(UIImage.SymbolConfiguration.self) {
      Initializer("init(pointSize: CGFloat, weight: UIFont.Weight = .regular)") { (size: CGFloat, weight: UIFont.Weight) in
        UIImage.SymbolConfiguration(pointSize: size, weight: weight)
      }
      Initializer("init(textStyle: UIFont.TextStyle)") { (style: UIFont.TextStyle) in UIImage.SymbolConfiguration(textStyle: style) }
    }
  }
}
