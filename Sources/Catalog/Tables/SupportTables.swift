import Foundation
import Inspection
import UIKitModel

/// Tables of types that have no card of their own but occur in the cards' properties and methods.
enum SupportTables {
  /// All of them.
  static var all: [TypeTable] { [color, contentMode] }

  private static var color: TypeTable {
    TypeTable(UIColor.self, fresh: UIColor.systemBlue) {
      StaticProperty("systemBlue", .get) { UIColor.systemBlue }
      StaticProperty("systemRed", .get) { UIColor.systemRed }
      StaticProperty("systemGreen", .get) { UIColor.systemGreen }
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
      EnumCase("top", UIView.ContentMode.top)
    }
  }
}
