public import Foundation

/// One line of text that a person can edit.
///
/// Ranges are in UTF-16 units, the delegate is asked before a person's change and not before a change in code. Left out:
/// attributes that change inside the text, drag and drop, autofill and undo.
open class UITextField: UIControl, UIKeyInput, TextEditor {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  /// Asked and told of editing.
  public weak var delegate: (any UITextFieldDelegate)?
  var content = ""
  var range = NSRange(location: 0, length: 0)
  /// Whether the next character replaces the whole text: a secure field got the focus again.
  var replacesAll = false
  private var plainPlaceholder: String?
  private var richPlaceholder: NSAttributedString?
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentHorizontalAlignment = .leading
  }

  // MARK: Text

  /// The text. Never `nil` when read. Setting it tells nobody and puts the caret at the end.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      range = NSRange(location: TextEditing.length(content), length: 0)
      contentDidChange()
    }
  }

  /// The text with the field's attributes.
  open var attributedText: NSAttributedString? {
    get {
      NSAttributedString(
        string: content, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set { text = newValue?.string }
  }

  /// What stands in the field while it is empty.
  open var placeholder: String? {
    get { richPlaceholder?.string ?? plainPlaceholder }
    set {
      plainPlaceholder = newValue
      richPlaceholder = nil
      contentDidChange()
    }
  }

  /// The placeholder with attributes; `nil` if neither it nor `placeholder` was set.
  open var attributedPlaceholder: NSAttributedString? {
    get { richPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      richPlaceholder = newValue
      plainPlaceholder = newValue?.string
      contentDidChange()
    }
  }

  open var font: UIFont? = UIFont.systemFont(ofSize: 17) { didSet { contentDidChange() } }
  open var textColor: UIColor? = UIColor.label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the whole text: font and colour, and those that were set.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let own: [NSAttributedString.Key: Any] = [.font: font as Any, .foregroundColor: textColor as Any]
      return own.merging(kept([:])) { own, _ in own }
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      keep(newValue)
    }
  }

  // MARK: Editing

  /// Whether the text is being edited.
  open internal(set) var isEditing = false
  /// Whether the old text goes when editing begins, if the delegate lets it.
  open var clearsOnBeginEditing = false
  /// Whether inserted text replaces the whole text.
  open var clearsOnInsertion = false
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replaceSide(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { replaceSide(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

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
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var textContentType: UITextContentType?

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { isFirstResponder ? true : beginEditing { super.becomeFirstResponder() } }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isFirstResponder ? endEditing { super.resignFirstResponder() } : super.resignFirstResponder()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, isEditing { abandonEditing() }
  }

  override func didTouchUpInside(_ event: UIEvent?) { becomeFirstResponder() }

  // MARK: Keys

  open var hasText: Bool { !content.isEmpty }

  /// Inserts text at the selection. The delegate is not asked; `editingChanged` is sent.
  open func insertText(_ text: String) { insertInCode(text) }

  /// Deletes the selection, or the character before the caret. The keyboard calls it too, even in an empty field.
  open func deleteBackward() { deleteInCode() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonArea(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(of: leftView, in: bounds, atLeft: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(of: rightView, in: bounds, atLeft: false) }
  open override var drawnContent: DrawnContent { drawnField }

  override var firstBaselineOffset: CGFloat { baseline }
  override var lastBaselineOffset: CGFloat { bounds.height - baseline }

  // MARK: Description

  override var describedText: String? { content }
  override var describedFieldsBeforeLayer: [String] {
    let provider = "_UITextField\(borderStyle.word == "None" ? "No" : borderStyle.word)BackgroundProvider"
    let own = "<\(modelClassName): \(addressText)>"
    return (placeholder.map { ["placeholder = \($0)"] } ?? []) + [
      "borderStyle = \(borderStyle.word)",
      "background = <\(provider): 0x\(String(address + 0x90, radix: 16)): textfield=\(own)>",
    ]
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

extension UITextField.BorderStyle {
  fileprivate var word: String {
    switch self {
    case .none: "None"
    case .line: "Line"
    case .bezel: "Bezel"
    case .roundedRect: "RoundedRect"
    }
  }
}
