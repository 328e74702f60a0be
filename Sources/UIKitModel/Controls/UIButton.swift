public import Foundation

/// A control with a title, a picture or both that runs an action when it is tapped.
///
/// It is drawn either from the values set for each state (`setTitle(_:for:)` and the like) or, once it has a
/// configuration, from that. A tap sends `touchUpInside`, then `primaryActionTriggered`. Left out: menus, pointer styles,
/// symbol configurations and the look of the special types (`.detailDisclosure`, `.contactAdd`, …).
open class UIButton: UIControl {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The old name of `.system`.
    public static let roundedRect = ButtonType.system
  }

  /// What the button means.
  public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

  /// Fits the button's configuration to its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// The kind of button, given when it was made.
  public let buttonType: ButtonType
  var values = ButtonStateValues()
  var titleView: UILabel?
  var pictureView: UIImageView?
  var subtitleView: UILabel?
  var storedConfiguration: Configuration?
  var shownConfiguration: Configuration?
  var isConfigurationUpdateNeeded = false
  var isUpdatingConfiguration = false

  /// Creates a custom button.
  public override convenience init(frame: CGRect) { self.init(frame: frame, type: .custom) }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero, type: buttonType) }

  /// Creates a button of a type with the action's title and picture, which runs the action when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, type: buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button that is drawn from a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, type: .system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  init(frame: CGRect, type: ButtonType) {
    buttonType = type
    super.init(frame: frame)
    isOpaque = false
  }

  /// Takes the title and picture of an action and runs it for `primaryActionTriggered`.
  func adopt(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Parts

  /// The label of the title. Made when first asked for.
  open var titleLabel: UILabel? { makeTitleLabel() }
  /// The view of the picture. Made when first asked for.
  open var imageView: UIImageView? { makeImageView() }
  /// The label of the subtitle; only a configuration with a subtitle has one.
  open var subtitleLabel: UILabel? { subtitleView }

  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the button's menu changes its title and picture.
  open var changesSelectionAsPrimaryAction = false
  /// What a long press shows, or a tap with `showsMenuAsPrimaryAction`. Kept; menus are not shown.
  open var menu: UIMenu?
  /// Whether a pointer changes the button's look. Kept; the model has no pointer.
  open var isPointerInteractionEnabled = false
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false
  open var showsTouchWhenHighlighted = false
  /// Room around the content of a button without configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the title of a button without configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the picture of a button without configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Configuration

  /// How the button is drawn, as a value. Setting and reading copy it.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set { replaceConfiguration(newValue) }
  }

  /// Run after `updateConfiguration()`, at the next layout pass after a change of state. Setting it on a button without
  /// configuration gives the button one.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { handlerDidChange() } }

  /// Whether a change of state fits the configuration to it.
  open var automaticallyUpdatesConfiguration = true

  /// Asks for an update at the next layout pass.
  open func setNeedsUpdateConfiguration() {
    guard storedConfiguration != nil, !isUpdatingConfiguration else { return }
    isConfigurationUpdateNeeded = true
    setNeedsLayout()
  }

  /// Fits the shown configuration to the state, then runs the handler.
  open func updateConfiguration() { fitConfiguration() }

  // MARK: UIControl

  override var trackingTolerance: CGFloat { 70 }

  override func stateDidChange() {
    super.stateDidChange()
    if storedConfiguration == nil { showStateValues() }
    setNeedsUpdateConfiguration()
  }

  override func didTouchUpInside(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered, with: event)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent()
  }

  open override var intrinsicContentSize: CGSize { contentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override var forFirstBaselineLayout: UIView { titleView ?? self }
  open override var forLastBaselineLayout: UIView { titleView ?? self }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if storedConfiguration == nil { showStateValues() } else { setNeedsUpdateConfiguration() }
  }

  /// The rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of title and picture.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownContentInsets) }
  /// Where the title stands in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }
  /// Where the picture stands in a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

  open override var drawnContent: DrawnContent { drawnBackground }
}

/// The label of a button, under the name its description has in UIKit.
final class ButtonLabel: UILabel {
  override var modelClassName: String { "UIButtonLabel" }

  /// The label is as wide as its line, so its middle is the line's; a screen whose widths are rounded needs to be told.
  override var drawnContent: DrawnContent {
    let content = super.drawnContent
    guard case .text(var line) = content, line.lines.count == 1, line.alignment == .natural else { return content }
    line.alignment = .center
    return .text(line)
  }
}

/// The picture of a button: described without the picture, as recorded descriptions are.
final class ButtonImageView: UIImageView {
  override var modelClassName: String { "UIImageView" }
  override var describedFieldsBeforeLayer: [String] { [] }
}
