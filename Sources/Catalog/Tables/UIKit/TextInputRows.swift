import Foundation
import Inspection
import UIKitModel

/// Tables of text as positions and ranges.
enum TextInputRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiTextPosition, uiTextRange, uiTextStorageDirection, uiTextLayoutDirection, uiTextGranularity, uiTextField, uiTextView,
    ]
  }

  private static var uiTextPosition: DeferredTable {
    uiKitTable("UITextPosition") {
      TypeTable(UITextPosition.self) {
        Method("isEqual(_ object: Any?)") { (value: UITextPosition, object: Any?) in value.isEqual(object) }
        Property("hash", \UITextPosition.hash, .get).unlisted()
      }
    }
  }

  private static var uiTextRange: DeferredTable {
    uiKitTable("UITextRange") {
      TypeTable(UITextRange.self) {
        Property("start", \UITextRange.start, .get).unlisted()
        Property("end", \UITextRange.end, .get).unlisted()
        Property("isEmpty", \UITextRange.isEmpty, .get).unlisted()
        Method("isEqual(_ object: Any?)") { (value: UITextRange, object: Any?) in value.isEqual(object) }
        Property("hash", \UITextRange.hash, .get).unlisted()
      }
    }
  }

  private static var uiTextStorageDirection: DeferredTable {
    uiKitTable("UITextStorageDirection") {
      TypeTable(UITextStorageDirection.self) {
        EnumCase("forward", UITextStorageDirection.forward)
        EnumCase("backward", UITextStorageDirection.backward)
      }
    }
  }

  private static var uiTextLayoutDirection: DeferredTable {
    uiKitTable("UITextLayoutDirection") {
      TypeTable(UITextLayoutDirection.self) {
        EnumCase("right", UITextLayoutDirection.right)
        EnumCase("left", UITextLayoutDirection.left)
        EnumCase("up", UITextLayoutDirection.up)
        EnumCase("down", UITextLayoutDirection.down)
      }
    }
  }

  private static var uiTextGranularity: DeferredTable {
    uiKitTable("UITextGranularity") {
      TypeTable(UITextGranularity.self) {
        EnumCase("character", UITextGranularity.character)
        EnumCase("word", UITextGranularity.word)
        EnumCase("sentence", UITextGranularity.sentence)
        EnumCase("paragraph", UITextGranularity.paragraph)
        EnumCase("line", UITextGranularity.line)
        EnumCase("document", UITextGranularity.document)
      }
    }
  }

  private static var uiTextField: DeferredTable {
    uiKitTable("UITextField") {
      TypeTable(UITextField.self, superclass: UIControl.self) {
        textInput(UITextField.self)
        Property("smartInsertDeleteType", \UITextField.smartInsertDeleteType).unlisted()
        Property("inlinePredictionType", \UITextField.inlinePredictionType).unlisted()
        Property("passwordRules", \UITextField.passwordRules).unlisted()
      }
    }
  }

  private static var uiTextView: DeferredTable {
    uiKitTable("UITextView") {
      TypeTable(UITextView.self, superclass: UIScrollView.self) {
        textInput(UITextView.self)
        Property("smartInsertDeleteType", \UITextView.smartInsertDeleteType).unlisted()
        Property("inlinePredictionType", \UITextView.inlinePredictionType).unlisted()
        Property("passwordRules", \UITextView.passwordRules).unlisted()
      }
    }
  }

  /// What every text input has.
  @TableBuilder private static func textInput<Root: UITextInput>(_: Root.Type) -> [any TableEntry] {
    Property("selectedTextRange", \Root.selectedTextRange).unlisted()
    Property("markedTextRange", \Root.markedTextRange, .get).unlisted()
    Property("inputDelegate", \Root.inputDelegate).unlisted()
    Property("beginningOfDocument", \Root.beginningOfDocument, .get).unlisted()
    Property("endOfDocument", \Root.endOfDocument, .get).unlisted()
    Method("text(in range: UITextRange)") { (value: Root, range: UITextRange) in value.text(in: range) }
    Method("replace(_ range: UITextRange, withText text: String)") { (value: Root, range: UITextRange, text: String) in
      value.replace(range, withText: text)
    }
    Method("setMarkedText(_ markedText: String?, selectedRange: NSRange)") {
      (value: Root, markedText: String?, selectedRange: NSRange) in value.setMarkedText(markedText, selectedRange: selectedRange)
    }
    Method("unmarkText()") { (value: Root) in value.unmarkText() }
    Method("textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)") {
      (value: Root, fromPosition: UITextPosition, toPosition: UITextPosition) in
      value.textRange(from: fromPosition, to: toPosition)
    }
    Method("position(from position: UITextPosition, offset: Int)") { (value: Root, position: UITextPosition, offset: Int) in
      value.position(from: position, offset: offset)
    }
    Method("compare(_ position: UITextPosition, to other: UITextPosition)") {
      (value: Root, position: UITextPosition, other: UITextPosition) in value.compare(position, to: other)
    }
    Method("offset(from: UITextPosition, to toPosition: UITextPosition)") {
      (value: Root, from: UITextPosition, toPosition: UITextPosition) in value.offset(from: from, to: toPosition)
    }
    Method("caretRect(for position: UITextPosition)") { (value: Root, position: UITextPosition) in
      value.caretRect(for: position)
    }
  }
}
