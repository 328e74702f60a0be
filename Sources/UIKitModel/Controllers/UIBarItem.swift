public import Foundation

/// Something in a bar: a title, a picture, or both.
open class UIBarItem: UIKitObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var imageInsets = UIEdgeInsets.zero
  /// The picture where the bar is low.
  open var landscapeImagePhone: UIImage?
}

/// A button of a navigation bar or toolbar.
///
/// Left out: groups, menus and the look of styles.
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable { case plain = 0, done = 2, prominent = 3 }
  /// A button the system draws.
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var tintColor: UIColor?
  /// What the button shows. Kept; menus are not shown.
  open var menu: UIMenu?
  open var possibleTitles: Set<String>?
  open var isSelected = false
  /// Whether the bar leaves the button out.
  open var isHidden = false
  /// Whether a tap switches `isSelected`.
  open var changesSelectionAsPrimaryAction = false
  /// Which of the system's buttons it is, if it is one.
  public private(set) var systemItem: SystemItem?

  public required override init() { super.init() }

  /// Makes it one of the system's.
  func makeSystemItem(_ item: SystemItem) { systemItem = item }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A person taps the button: its action is sent through the app.
  public func tap() {
    guard isEnabled, !isHidden else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.run(sender: self)
    } else if let action {
      UIKitEnvironment.current.application.sendAction(action, to: target, from: self, for: nil)
    }
  }
}

/// A tab.
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience override init() { self.init(title: nil, image: nil, tag: 0) }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
