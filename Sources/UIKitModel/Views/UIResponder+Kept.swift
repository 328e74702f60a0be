public import Foundation

/// Which of the system's editing gestures a responder takes.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` }

/// A keyboard and its language. The model has one, the English one.
public final class UITextInputMode: UIKitObject {
  /// The language's tag.
  public let primaryLanguage: String?

  private init(_ language: String) {
    primaryLanguage = language
    super.init()
  }

  static var english: UITextInputMode { UITextInputMode("en-US") }
}

// What follows is kept and not acted on.
extension UIResponder {
  /// A controller above the keyboard; the model's keyboard has none.
  public var inputAccessoryViewController: UIViewController? { nil }
  /// Under which name the keyboard's language is remembered. `nil` for none.
  public var textInputContextIdentifier: String? { nil }
  /// The keyboard in use: while the responder is first and takes keys.
  public var textInputMode: UITextInputMode? { isFirstResponder && (self is UITextField || self is UITextView) ? .english : nil }
  public var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// What the person does here, for other devices.
  public var userActivity: AnyObject? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  // MARK: The keys of the keyboard's notifications

  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UITouch {
  /// What touches the screen. The model's device feels fingers.
  public enum TouchType: Int, Sendable { case direct = 0, indirect, pencil, indirectPointer }
  public var type: TouchType { .direct }
  /// How hard the finger presses: the model's does not say.
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
}

extension UIKeyCommand {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
}
