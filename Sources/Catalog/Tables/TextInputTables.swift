import Foundation
import Inspection
import UIKitModel

/// Tables of the small types that text input uses, and of the recorders of its experiments.
enum TextInputTables {
  /// All of them.
  static var all: [TypeTable] {
    [
      range, borderStyle, viewMode, endReason, keyboardType, returnKeyType, capitalization, correction, contentType, fieldRecorder,
      viewRecorder,
    ]
  }

  private static var range: TypeTable {
    TypeTable(NSRange.self, fresh: NSRange(location: 0, length: 0)) {
      Property("location", \NSRange.location)
      Property("length", \NSRange.length)
      Property("upperBound", \NSRange.upperBound, .get)
      Initializer("init(location: Int, length: Int)") { (location: Int, length: Int) in NSRange(location: location, length: length) }
    }
  }

  private static var borderStyle: TypeTable {
    TypeTable(UITextField.BorderStyle.self) {
      EnumCase("none", UITextField.BorderStyle.none)
      EnumCase("line", UITextField.BorderStyle.line)
      EnumCase("bezel", UITextField.BorderStyle.bezel)
      EnumCase("roundedRect", UITextField.BorderStyle.roundedRect)
    }
  }

  private static var viewMode: TypeTable {
    TypeTable(UITextField.ViewMode.self) {
      EnumCase("never", UITextField.ViewMode.never)
      EnumCase("whileEditing", UITextField.ViewMode.whileEditing)
      EnumCase("unlessEditing", UITextField.ViewMode.unlessEditing)
      EnumCase("always", UITextField.ViewMode.always)
    }
  }

  private static var endReason: TypeTable {
    TypeTable(UITextField.DidEndEditingReason.self) {
      EnumCase("committed", UITextField.DidEndEditingReason.committed)
      EnumCase("cancelled", UITextField.DidEndEditingReason.cancelled)
    }
  }

  private static var keyboardType: TypeTable {
    TypeTable(UIKeyboardType.self) {
      EnumCase("default", UIKeyboardType.default)
      EnumCase("numberPad", UIKeyboardType.numberPad)
      EnumCase("emailAddress", UIKeyboardType.emailAddress)
    }
  }

  private static var returnKeyType: TypeTable {
    TypeTable(UIReturnKeyType.self) {
      EnumCase("default", UIReturnKeyType.default)
      EnumCase("done", UIReturnKeyType.done)
      EnumCase("next", UIReturnKeyType.next)
      EnumCase("send", UIReturnKeyType.send)
    }
  }

  private static var capitalization: TypeTable {
    TypeTable(UITextAutocapitalizationType.self) {
      EnumCase("none", UITextAutocapitalizationType.none)
      EnumCase("words", UITextAutocapitalizationType.words)
      EnumCase("sentences", UITextAutocapitalizationType.sentences)
      EnumCase("allCharacters", UITextAutocapitalizationType.allCharacters)
    }
  }

  private static var correction: TypeTable {
    TypeTable(UITextAutocorrectionType.self) {
      EnumCase("default", UITextAutocorrectionType.default)
      EnumCase("no", UITextAutocorrectionType.no)
      EnumCase("yes", UITextAutocorrectionType.yes)
    }
  }

  private static var contentType: TypeTable {
    TypeTable(UITextContentType.self) {
      StaticProperty("password") { UITextContentType.password }
      StaticProperty("oneTimeCode") { UITextContentType.oneTimeCode }
      StaticProperty("emailAddress") { UITextContentType.emailAddress }
      StaticProperty("telephoneNumber") { UITextContentType.telephoneNumber }
    }
  }

  private static var fieldRecorder: TypeTable {
    TypeTable(FieldRecorder.self, conformances: ["UITextFieldDelegate"], fresh: FieldRecorder()) {
      Property("log", \FieldRecorder.log)
      Property("allowsBeginning", \FieldRecorder.allowsBeginning)
      Property("allowsEnding", \FieldRecorder.allowsEnding)
      Property("allowsReturn", \FieldRecorder.allowsReturn)
      Property("allowsClearing", \FieldRecorder.allowsClearing)
      Property("maximumLength", \FieldRecorder.maximumLength, in: 0...200)
      Initializer("init()") { FieldRecorder() }
    }
  }

  private static var viewRecorder: TypeTable {
    TypeTable(TextViewRecorder.self, conformances: ["UITextViewDelegate"], fresh: TextViewRecorder()) {
      Property("log", \TextViewRecorder.log)
      Property("allowsBeginning", \TextViewRecorder.allowsBeginning)
      Property("allowsEnding", \TextViewRecorder.allowsEnding)
      Property("allowsNewlines", \TextViewRecorder.allowsNewlines)
      Property("changes", \TextViewRecorder.changes)
      Initializer("init()") { TextViewRecorder() }
    }
  }
}
