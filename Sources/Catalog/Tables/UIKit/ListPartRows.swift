import Foundation
import Inspection
import UIKitModel

/// Tables of the parts of a list's content and of accessories.
enum ListPartRows {
  /// All of them.
  static var all: [DeferredTable] { [textProperties, textAlignment, imageProperties, accessory, accessoryType, displayedState] }

  private static var textProperties: DeferredTable {
    uiKitTable("UIListContentConfiguration.TextProperties") {
      TypeTable(UIListContentConfiguration.TextProperties.self) {
        Property("font", \UIListContentConfiguration.TextProperties.font)
        Property("color", \UIListContentConfiguration.TextProperties.color)
        Property("alignment", \UIListContentConfiguration.TextProperties.alignment)
        Property("lineBreakMode", \UIListContentConfiguration.TextProperties.lineBreakMode)
        Property("numberOfLines", \UIListContentConfiguration.TextProperties.numberOfLines)
        Property("adjustsFontSizeToFitWidth", \UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        Property("minimumScaleFactor", \UIListContentConfiguration.TextProperties.minimumScaleFactor)
        Property("allowsDefaultTighteningForTruncation", \UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation)
        Property("adjustsFontForContentSizeCategory", \UIListContentConfiguration.TextProperties.adjustsFontForContentSizeCategory)
        Method("resolvedColor()") { (text: UIListContentConfiguration.TextProperties) in text.resolvedColor() }
      }
    }
  }

  private static var textAlignment: DeferredTable {
    uiKitTable("UIListContentConfiguration.TextProperties.TextAlignment") {
      TypeTable(UIListContentConfiguration.TextProperties.TextAlignment.self) {
        EnumCase("natural", UIListContentConfiguration.TextProperties.TextAlignment.natural)
        EnumCase("center", UIListContentConfiguration.TextProperties.TextAlignment.center)
        EnumCase("justified", UIListContentConfiguration.TextProperties.TextAlignment.justified)
      }
    }
  }

  private static var imageProperties: DeferredTable {
    uiKitTable("UIListContentConfiguration.ImageProperties") {
      TypeTable(UIListContentConfiguration.ImageProperties.self) {
        Property("tintColor", \UIListContentConfiguration.ImageProperties.tintColor)
        Property("cornerRadius", \UIListContentConfiguration.ImageProperties.cornerRadius)
        Property("maximumSize", \UIListContentConfiguration.ImageProperties.maximumSize)
        Property("reservedLayoutSize", \UIListContentConfiguration.ImageProperties.reservedLayoutSize)
        StaticProperty("standardDimension") { UIListContentConfiguration.ImageProperties.standardDimension }
        Method("resolvedTintColor(for tintColor: UIColor)") {
          (image: UIListContentConfiguration.ImageProperties, tintColor: UIColor) in image.resolvedTintColor(for: tintColor)
        }
      }
    }
  }

  private static var accessory: DeferredTable {
    uiKitTable("UICellAccessory") {
      TypeTable(UICellAccessory.self) {
        Property("accessoryType", \UICellAccessory.accessoryType, .get)
        Property("displayedState", \UICellAccessory.displayedState, .get)
        Property("text", \UICellAccessory.text, .get)
        StaticMethod("disclosureIndicator(displayed: UICellAccessory.DisplayedState = .always)") {
          (displayed: UICellAccessory.DisplayedState) in UICellAccessory.disclosureIndicator(displayed: displayed)
        }
        StaticMethod("outlineDisclosure(displayed: UICellAccessory.DisplayedState = .always)") {
          (displayed: UICellAccessory.DisplayedState) in UICellAccessory.outlineDisclosure(displayed: displayed)
        }
        StaticMethod("checkmark(displayed: UICellAccessory.DisplayedState = .always)") { (displayed: UICellAccessory.DisplayedState) in
          UICellAccessory.checkmark(displayed: displayed)
        }
        StaticMethod("delete(displayed: UICellAccessory.DisplayedState = .whenEditing)") { (displayed: UICellAccessory.DisplayedState) in
          UICellAccessory.delete(displayed: displayed)
        }
        StaticMethod("insert(displayed: UICellAccessory.DisplayedState = .whenEditing)") { (displayed: UICellAccessory.DisplayedState) in
          UICellAccessory.insert(displayed: displayed)
        }
        StaticMethod("reorder(displayed: UICellAccessory.DisplayedState = .whenEditing)") { (displayed: UICellAccessory.DisplayedState) in
          UICellAccessory.reorder(displayed: displayed)
        }
        StaticMethod("multiselect(displayed: UICellAccessory.DisplayedState = .whenEditing)") {
          (displayed: UICellAccessory.DisplayedState) in UICellAccessory.multiselect(displayed: displayed)
        }
        StaticMethod("label(text: String, displayed: UICellAccessory.DisplayedState = .always)") {
          (text: String, displayed: UICellAccessory.DisplayedState) in UICellAccessory.label(text: text, displayed: displayed)
        }
      }
    }
  }

  private static var accessoryType: DeferredTable {
    uiKitTable("UICellAccessory.AccessoryType") {
      TypeTable(UICellAccessory.AccessoryType.self) {
        EnumCase("disclosureIndicator", UICellAccessory.AccessoryType.disclosureIndicator)
        EnumCase("outlineDisclosure", UICellAccessory.AccessoryType.outlineDisclosure)
        EnumCase("checkmark", UICellAccessory.AccessoryType.checkmark)
        EnumCase("delete", UICellAccessory.AccessoryType.delete)
        EnumCase("insert", UICellAccessory.AccessoryType.insert)
        EnumCase("reorder", UICellAccessory.AccessoryType.reorder)
        EnumCase("multiselect", UICellAccessory.AccessoryType.multiselect)
        EnumCase("label", UICellAccessory.AccessoryType.label)
        EnumCase("customView", UICellAccessory.AccessoryType.customView)
      }
    }
  }

  private static var displayedState: DeferredTable {
    uiKitTable("UICellAccessory.DisplayedState") {
      TypeTable(UICellAccessory.DisplayedState.self) {
        EnumCase("always", UICellAccessory.DisplayedState.always)
        EnumCase("whenEditing", UICellAccessory.DisplayedState.whenEditing)
        EnumCase("whenNotEditing", UICellAccessory.DisplayedState.whenNotEditing)
      }
    }
  }
}
