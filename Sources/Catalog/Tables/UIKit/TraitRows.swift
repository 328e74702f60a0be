import Foundation
import Inspection
import UIKitModel

/// Tables of trait collections and of the choices in them.
enum TraitRows {
  /// All of them.
  static var all: [DeferredTable] {
    [uiTraitCollection, uiTraitEnvironmentLayoutDirection, uiUserInterfaceIdiom, uiUserInterfaceLayoutDirection, uiUserInterfaceSizeClass]
  }

  private static var uiTraitCollection: DeferredTable {
    uiKitTable("UITraitCollection") {
      TypeTable(UITraitCollection.self) {
        Property("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
        Property("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
        Property("displayScale", \UITraitCollection.displayScale)
        Property("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
        Property("verticalSizeClass", \UITraitCollection.verticalSizeClass)
        Property("layoutDirection", \UITraitCollection.layoutDirection)
        Initializer("init()") { UITraitCollection() }
        Initializer("init(userInterfaceStyle: UIUserInterfaceStyle)") { (userInterfaceStyle: UIUserInterfaceStyle) in
          UITraitCollection(userInterfaceStyle: userInterfaceStyle)
        }
      }
    }
  }

  private static var uiTraitEnvironmentLayoutDirection: DeferredTable {
    uiKitTable("UITraitEnvironmentLayoutDirection") {
      TypeTable(UITraitEnvironmentLayoutDirection.self) {
        EnumCase("unspecified", UITraitEnvironmentLayoutDirection.unspecified)
        EnumCase("leftToRight", UITraitEnvironmentLayoutDirection.leftToRight)
        EnumCase("rightToLeft", UITraitEnvironmentLayoutDirection.rightToLeft)
      }
    }
  }

  private static var uiUserInterfaceIdiom: DeferredTable {
    uiKitTable("UIUserInterfaceIdiom") {
      TypeTable(UIUserInterfaceIdiom.self) {
        EnumCase("unspecified", UIUserInterfaceIdiom.unspecified)
        EnumCase("phone", UIUserInterfaceIdiom.phone)
        EnumCase("pad", UIUserInterfaceIdiom.pad)
        EnumCase("tv", UIUserInterfaceIdiom.tv)
        EnumCase("carPlay", UIUserInterfaceIdiom.carPlay)
        EnumCase("mac", UIUserInterfaceIdiom.mac)
        EnumCase("vision", UIUserInterfaceIdiom.vision)
      }
    }
  }

  private static var uiUserInterfaceLayoutDirection: DeferredTable {
    uiKitTable("UIUserInterfaceLayoutDirection") {
      TypeTable(UIUserInterfaceLayoutDirection.self) {
        EnumCase("leftToRight", UIUserInterfaceLayoutDirection.leftToRight)
        EnumCase("rightToLeft", UIUserInterfaceLayoutDirection.rightToLeft)
      }
    }
  }

  private static var uiUserInterfaceSizeClass: DeferredTable {
    uiKitTable("UIUserInterfaceSizeClass") {
      TypeTable(UIUserInterfaceSizeClass.self) {
        EnumCase("unspecified", UIUserInterfaceSizeClass.unspecified)
        EnumCase("compact", UIUserInterfaceSizeClass.compact)
        EnumCase("regular", UIUserInterfaceSizeClass.regular)
      }
    }
  }
}
