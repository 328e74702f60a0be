import Foundation
import Inspection
import UIKitModel

/// Tables of what a keyboard may be asked to be.
enum TextTraitRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiTextAutocapitalizationType, uiTextAutocorrectionType, uiTextContentType, uiTextSmartDashesType, uiTextSmartQuotesType,
      uiTextSpellCheckingType, uiReturnKeyType, uiKeyboardAppearance, uiKeyboardType,
    ]
  }

  private static var uiTextAutocapitalizationType: DeferredTable {
    uiKitTable("UITextAutocapitalizationType") {
      TypeTable(UITextAutocapitalizationType.self) {
        EnumCase("words", UITextAutocapitalizationType.words)
        EnumCase("allCharacters", UITextAutocapitalizationType.allCharacters)
      }
    }
  }

  private static var uiTextAutocorrectionType: DeferredTable {
    uiKitTable("UITextAutocorrectionType") {
      TypeTable(UITextAutocorrectionType.self) {
        EnumCase("no", UITextAutocorrectionType.no)
      }
    }
  }

  private static var uiTextContentType: DeferredTable {
    uiKitTable("UITextContentType") {
      TypeTable(UITextContentType.self) {
        Property("rawValue", \UITextContentType.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in UITextContentType(rawValue: rawValue) }
        StaticProperty("name") { UITextContentType.name }
        StaticProperty("username") { UITextContentType.username }
        StaticProperty("newPassword") { UITextContentType.newPassword }
        StaticProperty("oneTimeCode") { UITextContentType.oneTimeCode }
        StaticProperty("telephoneNumber") { UITextContentType.telephoneNumber }
      }
    }
  }

  private static var uiTextSmartDashesType: DeferredTable {
    uiKitTable("UITextSmartDashesType") {
      TypeTable(UITextSmartDashesType.self) {
        EnumCase("default", UITextSmartDashesType.default)
        EnumCase("no", UITextSmartDashesType.no)
        EnumCase("yes", UITextSmartDashesType.yes)
      }
    }
  }

  private static var uiTextSmartQuotesType: DeferredTable {
    uiKitTable("UITextSmartQuotesType") {
      TypeTable(UITextSmartQuotesType.self) {
        EnumCase("default", UITextSmartQuotesType.default)
        EnumCase("no", UITextSmartQuotesType.no)
        EnumCase("yes", UITextSmartQuotesType.yes)
      }
    }
  }

  private static var uiTextSpellCheckingType: DeferredTable {
    uiKitTable("UITextSpellCheckingType") {
      TypeTable(UITextSpellCheckingType.self) {
        EnumCase("default", UITextSpellCheckingType.default)
        EnumCase("no", UITextSpellCheckingType.no)
        EnumCase("yes", UITextSpellCheckingType.yes)
      }
    }
  }

  private static var uiReturnKeyType: DeferredTable {
    uiKitTable("UIReturnKeyType") {
      TypeTable(UIReturnKeyType.self) {
        EnumCase("go", UIReturnKeyType.go)
        EnumCase("google", UIReturnKeyType.google)
        EnumCase("join", UIReturnKeyType.join)
        EnumCase("route", UIReturnKeyType.route)
        EnumCase("search", UIReturnKeyType.search)
        EnumCase("send", UIReturnKeyType.send)
        EnumCase("yahoo", UIReturnKeyType.yahoo)
        EnumCase("done", UIReturnKeyType.done)
        EnumCase("emergencyCall", UIReturnKeyType.emergencyCall)
        EnumCase("continue", UIReturnKeyType.continue)
      }
    }
  }

  private static var uiKeyboardAppearance: DeferredTable {
    uiKitTable("UIKeyboardAppearance") {
      TypeTable(UIKeyboardAppearance.self) {
        EnumCase("default", UIKeyboardAppearance.default)
        EnumCase("dark", UIKeyboardAppearance.dark)
        EnumCase("light", UIKeyboardAppearance.light)
      }
    }
  }

  private static var uiKeyboardType: DeferredTable {
    uiKitTable("UIKeyboardType") {
      TypeTable(UIKeyboardType.self) {
        EnumCase("asciiCapable", UIKeyboardType.asciiCapable)
        EnumCase("numbersAndPunctuation", UIKeyboardType.numbersAndPunctuation)
        EnumCase("URL", UIKeyboardType.URL)
        EnumCase("numberPad", UIKeyboardType.numberPad)
        EnumCase("phonePad", UIKeyboardType.phonePad)
        EnumCase("namePhonePad", UIKeyboardType.namePhonePad)
        EnumCase("decimalPad", UIKeyboardType.decimalPad)
        EnumCase("twitter", UIKeyboardType.twitter)
        EnumCase("webSearch", UIKeyboardType.webSearch)
        EnumCase("asciiCapableNumberPad", UIKeyboardType.asciiCapableNumberPad)
      }
    }
  }
}
