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
        Property("selectedTextRange", \UITextField.selectedTextRange).unlisted()
        Property("markedTextRange", \UITextField.markedTextRange, .get).unlisted()
        Property("inputDelegate", \UITextField.inputDelegate).unlisted()
        Property("beginningOfDocument", \UITextField.beginningOfDocument, .get).unlisted()
        Property("endOfDocument", \UITextField.endOfDocument, .get).unlisted()
        Method("text(in range: UITextRange)") { (value: UITextField, range: UITextRange) in value.text(in: range) }
        Method("replace(_ range: UITextRange, withText text: String)") { (value: UITextField, range: UITextRange, text: String) in
          value.replace(range, withText: text)
        }
        Method("setMarkedText(_ markedText: String?, selectedRange: NSRange)") {
          (value: UITextField, markedText: String?, selectedRange: NSRange) in value.setMarkedText(markedText, selectedRange: selectedRange)
        }
        Method("unmarkText()") { (value: UITextField) in value.unmarkText() }
        Method("textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)") {
          (value: UITextField, fromPosition: UITextPosition, toPosition: UITextPosition) in
          value.textRange(from: fromPosition, to: toPosition)
        }
        Method("position(from position: UITextPosition, offset: Int)") { (value: UITextField, position: UITextPosition, offset: Int) in
          value.position(from: position, offset: offset)
        }
        Method("compare(_ position: UITextPosition, to other: UITextPosition)") {
          (value: UITextField, position: UITextPosition, other: UITextPosition) in value.compare(position, to: other)
        }
        Method("offset(from: UITextPosition, to toPosition: UITextPosition)") {
          (value: UITextField, from: UITextPosition, toPosition: UITextPosition) in value.offset(from: from, to: toPosition)
        }
        Method("caretRect(for position: UITextPosition)") { (value: UITextField, position: UITextPosition) in value.caretRect(for: position)
        }
        Property("smartInsertDeleteType", \UITextField.smartInsertDeleteType).unlisted()
        Property("inlinePredictionType", \UITextField.inlinePredictionType).unlisted()
        Property("passwordRules", \UITextField.passwordRules).unlisted()
      }
    }
  }

  private static var uiTextView: DeferredTable {
    uiKitTable("UITextView") {
      TypeTable(UITextView.self, superclass: UIScrollView.self) {
        Property("selectedTextRange", \UITextView.selectedTextRange).unlisted()
        Property("markedTextRange", \UITextView.markedTextRange, .get).unlisted()
        Property("inputDelegate", \UITextView.inputDelegate).unlisted()
        Property("beginningOfDocument", \UITextView.beginningOfDocument, .get).unlisted()
        Property("endOfDocument", \UITextView.endOfDocument, .get).unlisted()
        Method("text(in range: UITextRange)") { (value: UITextView, range: UITextRange) in value.text(in: range) }
        Method("replace(_ range: UITextRange, withText text: String)") { (value: UITextView, range: UITextRange, text: String) in
          value.replace(range, withText: text)
        }
        Method("setMarkedText(_ markedText: String?, selectedRange: NSRange)") {
          (value: UITextView, markedText: String?, selectedRange: NSRange) in value.setMarkedText(markedText, selectedRange: selectedRange)
        }
        Method("unmarkText()") { (value: UITextView) in value.unmarkText() }
        Method("textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)") {
          (value: UITextView, fromPosition: UITextPosition, toPosition: UITextPosition) in
          value.textRange(from: fromPosition, to: toPosition)
        }
        Method("position(from position: UITextPosition, offset: Int)") { (value: UITextView, position: UITextPosition, offset: Int) in
          value.position(from: position, offset: offset)
        }
        Method("compare(_ position: UITextPosition, to other: UITextPosition)") {
          (value: UITextView, position: UITextPosition, other: UITextPosition) in value.compare(position, to: other)
        }
        Method("offset(from: UITextPosition, to toPosition: UITextPosition)") {
          (value: UITextView, from: UITextPosition, toPosition: UITextPosition) in value.offset(from: from, to: toPosition)
        }
        Method("caretRect(for position: UITextPosition)") { (value: UITextView, position: UITextPosition) in value.caretRect(for: position)
        }
        Property("smartInsertDeleteType", \UITextView.smartInsertDeleteType).unlisted()
        Property("inlinePredictionType", \UITextView.inlinePredictionType).unlisted()
        Property("passwordRules", \UITextView.passwordRules).unlisted()
      }
    }
  }
}
