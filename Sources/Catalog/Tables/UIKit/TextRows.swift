import Foundation
import Inspection
import UIKitModel

/// Tables that complete what text input offers.
enum TextRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiTextField, uiTextFieldBorderStyle, uiTextFieldDidEndEditingReason, uiTextFieldViewMode, uiTextView, nsTextContainer,
      uiDataDetectorTypes, uiKeyInput,
    ]
  }

  private static var uiTextField: DeferredTable {
    uiKitTable("UITextField") {
      TypeTable(UITextField.self, superclass: UIControl.self) {
        Method("selectAll(_ sender: Any?)") { (field: UITextField, sender: Any?) in field.selectAll(sender) }
        Method("copy(_ sender: Any?)") { (field: UITextField, sender: Any?) in field.copy(sender) }
        Method("cut(_ sender: Any?)") { (field: UITextField, sender: Any?) in field.cut(sender) }
        Method("paste(_ sender: Any?)") { (field: UITextField, sender: Any?) in field.paste(sender) }
        Method("delete(_ sender: Any?)") { (field: UITextField, sender: Any?) in field.delete(sender) }
        Method("clearButtonTapped()") { (field: UITextField) in field.clearButtonTapped() }
        StaticProperty("textDidBeginEditingNotification") { UITextField.textDidBeginEditingNotification }
        StaticProperty("textDidChangeNotification") { UITextField.textDidChangeNotification }
        StaticProperty("textDidEndEditingNotification") { UITextField.textDidEndEditingNotification }
        Initializer("init(frame: CGRect)") { (frame: CGRect) in UITextField(frame: frame) }
        Property("attributedText", \UITextField.attributedText).unlisted()
        Property("placeholder", \UITextField.placeholder).unlisted()
        Property("font", \UITextField.font).unlisted()
        Property("textAlignment", \UITextField.textAlignment).unlisted()
        Property("background", \UITextField.background).unlisted()
        Property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth).unlisted()
        Property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory).unlisted()
        Property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes).unlisted()
        Property("typingAttributes", \UITextField.typingAttributes).unlisted()
        Property("defaultTextAttributes", \UITextField.defaultTextAttributes).unlisted()
        Property("isEditing", \UITextField.isEditing, .get).unlisted()
        Property("clearsOnInsertion", \UITextField.clearsOnInsertion).unlisted()
        Property("leftView", \UITextField.leftView).unlisted()
        Property("rightView", \UITextField.rightView).unlisted()
        Property("autocapitalizationType", \UITextField.autocapitalizationType).unlisted()
        Property("spellCheckingType", \UITextField.spellCheckingType).unlisted()
        Property("smartQuotesType", \UITextField.smartQuotesType).unlisted()
        Property("smartDashesType", \UITextField.smartDashesType).unlisted()
        Property("keyboardType", \UITextField.keyboardType).unlisted()
        Property("keyboardAppearance", \UITextField.keyboardAppearance).unlisted()
        Property("isSecureTextEntry", \UITextField.isSecureTextEntry).unlisted()
        Property("textContentType", \UITextField.textContentType).unlisted()
        Property("hasText", \UITextField.hasText, .get).unlisted()
        Method("deleteBackward()") { (field: UITextField) in field.deleteBackward() }
        Method("borderRect(forBounds bounds: CGRect)") { (field: UITextField, bounds: CGRect) in field.borderRect(forBounds: bounds) }
        Method("textRect(forBounds bounds: CGRect)") { (field: UITextField, bounds: CGRect) in field.textRect(forBounds: bounds) }
        Method("placeholderRect(forBounds bounds: CGRect)") { (field: UITextField, bounds: CGRect) in
          field.placeholderRect(forBounds: bounds)
        }
        Method("editingRect(forBounds bounds: CGRect)") { (field: UITextField, bounds: CGRect) in field.editingRect(forBounds: bounds) }
        Method("clearButtonRect(forBounds bounds: CGRect)") { (field: UITextField, bounds: CGRect) in
          field.clearButtonRect(forBounds: bounds)
        }
        Method("leftViewRect(forBounds bounds: CGRect)") { (field: UITextField, bounds: CGRect) in field.leftViewRect(forBounds: bounds) }
        Method("rightViewRect(forBounds bounds: CGRect)") { (field: UITextField, bounds: CGRect) in field.rightViewRect(forBounds: bounds) }
      }
    }
  }

  private static var uiTextFieldBorderStyle: DeferredTable {
    uiKitTable("UITextField.BorderStyle") {
      TypeTable(UITextField.BorderStyle.self) {
        EnumCase("line", UITextField.BorderStyle.line)
        EnumCase("roundedRect", UITextField.BorderStyle.roundedRect)
      }
    }
  }

  private static var uiTextFieldDidEndEditingReason: DeferredTable {
    uiKitTable("UITextField.DidEndEditingReason") {
      TypeTable(UITextField.DidEndEditingReason.self) {
        EnumCase("cancelled", UITextField.DidEndEditingReason.cancelled)
      }
    }
  }

  private static var uiTextFieldViewMode: DeferredTable {
    uiKitTable("UITextField.ViewMode") {
      TypeTable(UITextField.ViewMode.self) {
        EnumCase("whileEditing", UITextField.ViewMode.whileEditing)
        EnumCase("always", UITextField.ViewMode.always)
      }
    }
  }

  private static var uiTextView: DeferredTable {
    uiKitTable("UITextView") {
      TypeTable(UITextView.self, superclass: UIScrollView.self) {
        Method("selectAll(_ sender: Any?)") { (view: UITextView, sender: Any?) in view.selectAll(sender) }
        Method("copy(_ sender: Any?)") { (view: UITextView, sender: Any?) in view.copy(sender) }
        Method("cut(_ sender: Any?)") { (view: UITextView, sender: Any?) in view.cut(sender) }
        Method("paste(_ sender: Any?)") { (view: UITextView, sender: Any?) in view.paste(sender) }
        Method("delete(_ sender: Any?)") { (view: UITextView, sender: Any?) in view.delete(sender) }
        StaticProperty("textDidBeginEditingNotification") { UITextView.textDidBeginEditingNotification }
        StaticProperty("textDidChangeNotification") { UITextView.textDidChangeNotification }
        StaticProperty("textDidEndEditingNotification") { UITextView.textDidEndEditingNotification }
        Property("attributedText", \UITextView.attributedText, type: "NSAttributedString!").unlisted()
        Property("font", \UITextView.font).unlisted()
        Property("textAlignment", \UITextView.textAlignment).unlisted()
        Property("textContainer", \UITextView.textContainer).unlisted()
        Property("dataDetectorTypes", \UITextView.dataDetectorTypes).unlisted()
        Property("isEditable", \UITextView.isEditable).unlisted()
        Property("clearsOnInsertion", \UITextView.clearsOnInsertion).unlisted()
        Property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory).unlisted()
        Property("usesStandardTextScaling", \UITextView.usesStandardTextScaling).unlisted()
        Property("isFindInteractionEnabled", \UITextView.isFindInteractionEnabled).unlisted()
        Property("typingAttributes", \UITextView.typingAttributes).unlisted()
        Property("linkTextAttributes", \UITextView.linkTextAttributes, type: "[NSAttributedString.Key : Any]!").unlisted()
        Property("autocapitalizationType", \UITextView.autocapitalizationType).unlisted()
        Property("spellCheckingType", \UITextView.spellCheckingType).unlisted()
        Property("smartQuotesType", \UITextView.smartQuotesType).unlisted()
        Property("smartDashesType", \UITextView.smartDashesType).unlisted()
        Property("keyboardType", \UITextView.keyboardType).unlisted()
        Property("keyboardAppearance", \UITextView.keyboardAppearance).unlisted()
        Property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically).unlisted()
        Property("isSecureTextEntry", \UITextView.isSecureTextEntry).unlisted()
        Property("textContentType", \UITextView.textContentType).unlisted()
        Property("hasText", \UITextView.hasText, .get).unlisted()
        Method("deleteBackward()") { (view: UITextView) in view.deleteBackward() }
        Method("caretRect(at place: Int)") { (view: UITextView, place: Int) in view.caretRect(at: place) }
      }
    }
  }

  private static var nsTextContainer: DeferredTable {
    uiKitTable("NSTextContainer") {
      TypeTable(NSTextContainer.self) {
        Property("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
        Property("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
        Property("lineBreakMode", \NSTextContainer.lineBreakMode)
      }
    }
  }

  private static var uiDataDetectorTypes: DeferredTable {
    uiKitTable("UIDataDetectorTypes") {
      TypeTable(UIDataDetectorTypes.self) {
        Property("rawValue", \UIDataDetectorTypes.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UIDataDetectorTypes(rawValue: rawValue) }
        StaticProperty("phoneNumber") { UIDataDetectorTypes.phoneNumber }
        StaticProperty("link") { UIDataDetectorTypes.link }
        StaticProperty("address") { UIDataDetectorTypes.address }
        StaticProperty("calendarEvent") { UIDataDetectorTypes.calendarEvent }
        StaticProperty("all") { UIDataDetectorTypes.all }
      }
    }
  }

  private static var uiKeyInput: DeferredTable {
    uiKitTable("UIKeyInput") {
      TypeTable((any UIKeyInput).self) {
        Property("hasText", .get) { (input: any UIKeyInput) in input.hasText }
        Method("insertText(_ text: String)") { (input: any UIKeyInput, text: String) in input.insertText(text) }
        Method("deleteBackward()") { (input: any UIKeyInput) in input.deleteBackward() }
      }
    }
  }
}
