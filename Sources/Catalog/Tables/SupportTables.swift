import Foundation
import Inspection
import UIKitModel

/// Tables of types that have no card of their own but occur in the cards' properties and methods.
enum SupportTables {
  /// All of them.
  static var all: [TypeTable] {
    [color, contentMode] + RegistrationTables.all + [.sectionSnapshot] + LayoutTables.all + TextTables.all + ImageTables.all
      + ControlTables.all
      + TextInputTables.all + ScrollTables.all
      + CollectionViewTables.all
  }

  private static var color: TypeTable {
    TypeTable(UIColor.self, fresh: UIColor.systemBlue) {
      StaticProperty("systemBlue", .get) { UIColor.systemBlue }
      StaticProperty("systemRed", .get) { UIColor.systemRed }
      StaticProperty("systemGreen", .get) { UIColor.systemGreen }
      StaticProperty("systemOrange", .get) { UIColor.systemOrange }
      StaticProperty("systemGray", .get) { UIColor.systemGray }
      StaticProperty("systemGray5", .get) { UIColor.systemGray5 }
      StaticProperty("label", .get) { UIColor.label }
      StaticProperty("secondaryLabel", .get) { UIColor.secondaryLabel }
      StaticProperty("systemBackground", .get) { UIColor.systemBackground }
      StaticProperty("white", .get) { UIColor.white }
      StaticProperty("black", .get) { UIColor.black }
      StaticProperty("red", .get) { UIColor.red }
      StaticProperty("clear", .get) { UIColor.clear }
    }
  }

  private static var contentMode: TypeTable {
    TypeTable(UIView.ContentMode.self) {
      EnumCase("scaleToFill", UIView.ContentMode.scaleToFill)
      EnumCase("scaleAspectFit", UIView.ContentMode.scaleAspectFit)
      EnumCase("scaleAspectFill", UIView.ContentMode.scaleAspectFill)
      EnumCase("center", UIView.ContentMode.center)
      EnumCase("redraw", UIView.ContentMode.redraw)
      EnumCase("top", UIView.ContentMode.top)
      EnumCase("bottom", UIView.ContentMode.bottom)
      EnumCase("left", UIView.ContentMode.left)
      EnumCase("right", UIView.ContentMode.right)
      EnumCase("topLeft", UIView.ContentMode.topLeft)
      EnumCase("topRight", UIView.ContentMode.topRight)
      EnumCase("bottomLeft", UIView.ContentMode.bottomLeft)
      EnumCase("bottomRight", UIView.ContentMode.bottomRight)
    }
  }
}
