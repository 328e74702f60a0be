public import Foundation

/// Several lines of text that a person can edit, in a scroll view of their own.
///
/// It is not a control: it has no targets, only a delegate and notifications. `delegate` is the scroll view's property; an
/// object that also conforms to `UITextViewDelegate` gets the text calls. Left out: attributes that change inside the text,
/// links and data detectors, find and replace, and the TextKit objects.
open class UITextView: UIScrollView, UIKeyInput, TextEditor {
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  var content = ""
  var range = NSRange(location: 0, length: 0)
  var isEditingText = false
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Creates an empty text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    textContainer.changed = { [unowned self] in measureText() }
    measureText()
  }

  // MARK: Text

  /// The text. Setting it does not ask the delegate and does not call `textViewDidChange`.
  open var text: String! {
    get { content }
    set { setTextInCode(newValue ?? "") }
  }

  /// The text with the view's attributes.
  open var attributedText: NSAttributedString! {
    get {
      NSAttributedString(
        string: content, attributes: [.font: shownFont, .foregroundColor: textColor ?? UIColor.label])
    }
    set { setTextInCode(newValue?.string ?? "") }
  }

  open var font: UIFont? { didSet { measureText() } }
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The distance of the text from the edges of the content.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { measureText() } }
  /// The area the text is laid out in.
  public let textContainer = NSTextContainer()
  /// What is made tappable in text that is not edited. Kept, not used.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var isEditable = true
  open var isSelectable = true
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var usesStandardTextScaling = false
  /// Whether the system's find bar may be shown. Kept; the bar is left out.
  open var isFindInteractionEnabled = false
  /// The attributes of what is typed next: font and colour, and those that were set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      let own: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: textColor ?? UIColor.label]
      return own.merging(kept([:])) { _, set in set }
    }
    set { keep(newValue) }
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  // MARK: Input traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var textContentType: UITextContentType?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    return beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isFirstResponder ? endEditing { super.resignFirstResponder() } : super.resignFirstResponder()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, isEditingText { abandonEditing() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if !isDragging { becomeFirstResponder() }
  }

  // MARK: Keys

  open var hasText: Bool { !content.isEmpty }

  /// Inserts text at the selection. The delegate is told of the change but not asked.
  open func insertText(_ text: String) {
    let target = marked ?? range
    marked = nil
    replace(target, with: text)
  }

  /// Deletes the selection, or the character before the caret. The delegate is told but not asked.
  open func deleteBackward() {
    guard let target = TextEditing.rangeDeletedBackward(from: range, in: content) else { return }
    replace(target, with: "")
  }

  // MARK: Layout

  /// With scrolling on the view has no height of its own; with it off, its content's.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  override func layerDidChange(from old: LayerValues) {
    super.layerDidChange(from: old)
    if layer.values.bounds.size.width != old.bounds.size.width { measureText() }
  }

  open override var drawnContent: DrawnContent { drawnText }

  /// The caret before the UTF-16 unit at a place, in the content's coordinates.
  open func caretRect(at place: Int) -> CGRect { caret(at: place) }

  override var describedText: String? { content }
}

/// The area text is laid out in: of TextKit's class, the two measures a text view is most often given.
public final class NSTextContainer {
  /// What stands between the inset and the text at both ends of a line.
  public var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The most lines; 0 for no limit.
  public var maximumNumberOfLines = 0 { didSet { changed() } }
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Whether the area is as wide as its text view, and as high.
  public var widthTracksTextView = true
  public var heightTracksTextView = false
  /// The area's size; 0 for no limit.
  public var size = CGSize.zero
  var changed: () -> Void = {}
}

extension UITextView {
  /// Creates an empty text view. The model's text views have text containers of their own: the argument is not used.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

  /// A frame around the text view.
  public enum BorderStyle: Int, Sendable { case none = 0, roundedRect }
  public var borderStyle: BorderStyle {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// What shows the system's find bar: there is none unless it is enabled, and the model has no bar.
  public var findInteraction: AnyObject? { nil }
}

/// Kinds of text that a text view can make tappable.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
