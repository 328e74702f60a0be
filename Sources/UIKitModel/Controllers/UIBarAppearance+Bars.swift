public import Foundation

/// How the text and the picture of bar buttons of one state look.
open class UIBarButtonItemStateAppearance: UIKitObject {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}

/// How the buttons of a bar look, by state.
open class UIBarButtonItemAppearance: UIKitObject {
  /// The style that the states begin with.
  public let style: UIBarButtonItem.Style
  open var normal = UIBarButtonItemStateAppearance()
  open var highlighted = UIBarButtonItemStateAppearance()
  open var disabled = UIBarButtonItemStateAppearance()
  open var focused = UIBarButtonItemStateAppearance()
  public init(style: UIBarButtonItem.Style = .plain) {
    self.style = style
    super.init()
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title. Empty for the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of the way back and its mask. Without one of the two, the system's are used.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
    self.backIndicatorImage = isWhole ? backIndicatorImage : nil
    backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}

// Bars copy the appearances they are given. They keep them and are drawn plain.
extension UINavigationBar {
  /// At the standard height. Never `nil`: the system's until set.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      if let known: UINavigationBarAppearance = kept(nil) { return known }
      let made = UINavigationBarAppearance()
      keep(Optional(made))
      return made
    }
    set { keep(Optional(newValue.copy())) }
  }
  /// At the height of a phone on its side; `nil` for the standard one.
  public var compactAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue?.copy()) }
  }
  /// Where the content below is at its top; `nil` for the standard one without background.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue?.copy()) }
  }
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue?.copy()) }
  }

  // MARK: As before appearances

  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var backIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }
  private var backgroundImages: [Int: UIImage] {
    get { kept([:]) }
    set { keep(newValue) }
  }
}

extension UITabBar {
  /// How the tabs share the width of a wide bar.
  public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }
  public var isTranslucent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var barTintColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var unselectedItemTintColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var barStyle: UIBarStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var itemPositioning: ItemPositioning {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public var itemWidth: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var itemSpacing: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Never `nil`: the system's until set.
  public var standardAppearance: UITabBarAppearance {
    get {
      if let known: UITabBarAppearance = kept(nil) { return known }
      let made = UITabBarAppearance()
      keep(Optional(made))
      return made
    }
    set { keep(Optional(newValue.copy())) }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept(nil) }
    set { keep(newValue?.copy()) }
  }
}
