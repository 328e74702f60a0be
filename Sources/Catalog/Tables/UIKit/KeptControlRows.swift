import Foundation
import Inspection
import UIKitModel

/// Tables of what controls and responders keep without acting on it.
enum KeptControlRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiContextMenuElementOrder, uiBehavioralStyle, uiContextMenuInteraction, uiControl, uiButton, uiLabel, uiLabelVibrancy,
      nsParagraphStyleLineBreakStrategy, uiImageView, uiEditingInteractionConfiguration, uiResponder, uiTouch, uiTouchTouchType,
      uiKeyCommand, uiTextInputMode,
    ]
  }

  private static var uiContextMenuElementOrder: DeferredTable {
    uiKitTable("UIContextMenuElementOrder") {
      TypeTable(UIContextMenuElementOrder.self) {
        EnumCase("automatic", UIContextMenuElementOrder.automatic)
        EnumCase("priority", UIContextMenuElementOrder.priority)
        EnumCase("fixed", UIContextMenuElementOrder.fixed)
      }
    }
  }

  private static var uiBehavioralStyle: DeferredTable {
    uiKitTable("UIBehavioralStyle") {
      TypeTable(UIBehavioralStyle.self) {
        EnumCase("automatic", UIBehavioralStyle.automatic)
        EnumCase("pad", UIBehavioralStyle.pad)
        EnumCase("mac", UIBehavioralStyle.mac)
      }
    }
  }

  private static var uiContextMenuInteraction: DeferredTable {
    uiKitTable("UIContextMenuInteraction") {
      TypeTable(UIContextMenuInteraction.self) {
      }
    }
  }

  private static var uiControl: DeferredTable {
    uiKitTable("UIControl") {
      TypeTable(UIControl.self, superclass: UIView.self) {
        Property("contextMenuInteraction", \UIControl.contextMenuInteraction, .get).unlisted()
      }
    }
  }

  private static var uiButton: DeferredTable {
    uiKitTable("UIButton") {
      TypeTable(UIButton.self, superclass: UIControl.self) {
        Property("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder).unlisted()
        Property("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle).unlisted()
        Property("behavioralStyle", \UIButton.behavioralStyle, .get).unlisted()
        Method("preferredSymbolConfigurationForImage(in state: UIControl.State)") { (value: UIButton, state: UIControl.State) in
          value.preferredSymbolConfigurationForImage(in: state)
        }
        Method("setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State)") {
          (value: UIButton, configuration: UIImage.SymbolConfiguration?, state: UIControl.State) in
          value.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        Property("currentPreferredSymbolConfiguration", \UIButton.currentPreferredSymbolConfiguration, .get).unlisted()
      }
    }
  }

  private static var uiLabel: DeferredTable {
    uiKitTable("UILabel") {
      TypeTable(UILabel.self, superclass: UIView.self) {
        Property("lineBreakStrategy", \UILabel.lineBreakStrategy).unlisted()
        Property("enablesMarqueeWhenAncestorFocused", \UILabel.enablesMarqueeWhenAncestorFocused).unlisted()
        Property("preferredVibrancy", \UILabel.preferredVibrancy).unlisted()
      }
    }
  }

  private static var uiLabelVibrancy: DeferredTable {
    uiKitTable("UILabelVibrancy") {
      TypeTable(UILabelVibrancy.self) {
        EnumCase("none", UILabelVibrancy.none)
        EnumCase("automatic", UILabelVibrancy.automatic)
      }
    }
  }

  private static var nsParagraphStyleLineBreakStrategy: DeferredTable {
    uiKitTable("NSParagraphStyle.LineBreakStrategy") {
      TypeTable(NSParagraphStyle.LineBreakStrategy.self) {
        Property("rawValue", \NSParagraphStyle.LineBreakStrategy.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in NSParagraphStyle.LineBreakStrategy(rawValue: rawValue) }
        StaticProperty("pushOut") { NSParagraphStyle.LineBreakStrategy.pushOut }
        StaticProperty("hangulWordPriority") { NSParagraphStyle.LineBreakStrategy.hangulWordPriority }
        StaticProperty("standard") { NSParagraphStyle.LineBreakStrategy.standard }
      }
    }
  }

  private static var uiImageView: DeferredTable {
    uiKitTable("UIImageView") {
      TypeTable(UIImageView.self, superclass: UIView.self) {
        Property("adjustsImageSizeForAccessibilityContentSizeCategory", \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
          .unlisted()
        Property("preferredImageDynamicRange", \UIImageView.preferredImageDynamicRange).unlisted()
        Property("imageDynamicRange", \UIImageView.imageDynamicRange, .get).unlisted()
      }
    }
  }

  private static var uiEditingInteractionConfiguration: DeferredTable {
    uiKitTable("UIEditingInteractionConfiguration") {
      TypeTable(UIEditingInteractionConfiguration.self) {
        EnumCase("none", UIEditingInteractionConfiguration.none)
        EnumCase("default", UIEditingInteractionConfiguration.default)
      }
    }
  }

  private static var uiTextInputMode: DeferredTable {
    uiKitTable("UITextInputMode") {
      TypeTable(UITextInputMode.self) { Property("primaryLanguage", \UITextInputMode.primaryLanguage, .get).unlisted() }
    }
  }

  private static var uiResponder: DeferredTable {
    uiKitTable("UIResponder") {
      TypeTable(UIResponder.self) {
        Property("inputAccessoryViewController", \UIResponder.inputAccessoryViewController, .get).unlisted()
        Property("textInputMode", \UIResponder.textInputMode, .get).unlisted()
        Property("textInputContextIdentifier", \UIResponder.textInputContextIdentifier, .get).unlisted()
        Property("editingInteractionConfiguration", \UIResponder.editingInteractionConfiguration, .get).unlisted()
        Property("userActivity", \UIResponder.userActivity).unlisted()
        StaticProperty("keyboardFrameBeginUserInfoKey") { UIResponder.keyboardFrameBeginUserInfoKey }
        StaticProperty("keyboardFrameEndUserInfoKey") { UIResponder.keyboardFrameEndUserInfoKey }
        StaticProperty("keyboardAnimationDurationUserInfoKey") { UIResponder.keyboardAnimationDurationUserInfoKey }
        StaticProperty("keyboardAnimationCurveUserInfoKey") { UIResponder.keyboardAnimationCurveUserInfoKey }
        StaticProperty("keyboardIsLocalUserInfoKey") { UIResponder.keyboardIsLocalUserInfoKey }
      }
    }
  }

  private static var uiTouch: DeferredTable {
    uiKitTable("UITouch") {
      TypeTable(UITouch.self) {
        Property("type", \UITouch.type, .get).unlisted()
        Property("force", \UITouch.force, .get).unlisted()
        Property("maximumPossibleForce", \UITouch.maximumPossibleForce, .get).unlisted()
      }
    }
  }

  private static var uiTouchTouchType: DeferredTable {
    uiKitTable("UITouch.TouchType") {
      TypeTable(UITouch.TouchType.self) {
        EnumCase("direct", UITouch.TouchType.direct)
        EnumCase("indirect", UITouch.TouchType.indirect)
        EnumCase("pencil", UITouch.TouchType.pencil)
        EnumCase("indirectPointer", UITouch.TouchType.indirectPointer)
      }
    }
  }

  private static var uiKeyCommand: DeferredTable {
    uiKitTable("UIKeyCommand") {
      TypeTable(UIKeyCommand.self) {
        StaticProperty("inputUpArrow") { UIKeyCommand.inputUpArrow }
        StaticProperty("inputDownArrow") { UIKeyCommand.inputDownArrow }
        StaticProperty("inputLeftArrow") { UIKeyCommand.inputLeftArrow }
        StaticProperty("inputRightArrow") { UIKeyCommand.inputRightArrow }
        StaticProperty("inputEscape") { UIKeyCommand.inputEscape }
        StaticProperty("inputPageUp") { UIKeyCommand.inputPageUp }
        StaticProperty("inputPageDown") { UIKeyCommand.inputPageDown }
        StaticProperty("inputHome") { UIKeyCommand.inputHome }
        StaticProperty("inputEnd") { UIKeyCommand.inputEnd }
        StaticProperty("inputDelete") { UIKeyCommand.inputDelete }
      }
    }
  }
}
