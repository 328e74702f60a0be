public import Foundation

/// The root of a view tree on the screen; hands out events.
///
/// Left out: several screens, and the rotation of windows.
open class UIWindow: UIView {
  /// How far in front a window stands.
  public struct Level: Hashable, Sendable, RawRepresentable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  open override class var layerClass: CALayer.Type { WindowLayer.self }
  private weak var scene: UIWindowScene?
  private var rootController: UIViewController?
  /// The touch that is going on, and who gets it.
  var trackedTouch: UITouch?
  var activeRecognizers: [UIGestureRecognizer] = []
  /// The containers of presented controllers, from back to front.
  var presentationContainers: [UIView] = []

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.values.isHidden = true
  }

  /// Creates a hidden window as large as the screen.
  public convenience init() { self.init(frame: UIKitEnvironment.current.mainScreen.bounds) }

  /// Creates a hidden window of a scene, as large as the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpaceBounds)
    self.windowScene = windowScene
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { scene ?? UIKitEnvironment.current.application }

  /// How far in front it stands; any number is a level.
  open var windowLevel = Level.normal { didSet { UIKitEnvironment.current.setNeedsCommit() } }

  /// The scene it is part of.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      guard newValue !== scene else { return }
      scene?.windowList.removeAll { $0.window === self }
      scene = newValue
      newValue?.windowList.append(WeakWindow(window: self))
    }
  }

  open var screen: UIScreen { UIKitEnvironment.current.mainScreen }
  /// Whether keyboard events go to this window.
  open var isKeyWindow: Bool { UIKitEnvironment.current.keyWindow === self }
  /// Whether it may become the key window.
  open var canBecomeKey: Bool { true }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(rootController, with: newValue) { rootController = newValue } }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { didHide() } else { didShow() }
    }
  }

  /// Shows the window in front of those of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    let environment = UIKitEnvironment.current
    if isHidden {
      isHidden = false
    } else {
      environment.visibleWindows.removeAll { $0 === self }
      environment.visibleWindows.append(self)
      environment.setNeedsCommit()
    }
    makeKey()
  }

  /// Makes it the key window; whether it is visible does not change.
  open func makeKey() {
    let environment = UIKitEnvironment.current
    guard environment.keyWindow !== self, canBecomeKey else { return }
    environment.giveUpKeyWindow()
    environment.keyWindow = self
    becomeKey()
    environment.notifications.post(UIWindow.didBecomeKeyNotification, object: self)
  }

  /// The window became the key window. Called by `makeKey()`; not to be called.
  open func becomeKey() {}
  /// The window is the key window no longer. Not to be called.
  open func resignKey() {}

  /// Hands an event to the views its touches are in.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// A point of this window in another's coordinates; in the screen's if `nil`.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
    guard let window else { return onScreen }
    return CGPoint(
      x: onScreen.x - window.frame.minX + window.bounds.minX, y: onScreen.y - window.frame.minY + window.bounds.minY)
  }

  /// A point of another window (of the screen if `nil`) in this one's coordinates.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window.map { $0.convert(point, to: nil as UIWindow?) } ?? point
    return CGPoint(x: onScreen.x - frame.minX + bounds.minX, y: onScreen.y - frame.minY + bounds.minY)
  }

  func updateDeviceInsets() {
    let fills = frame == screen.bounds
    overrideSafeAreaInsets(fills ? screen.deviceInsets : nil)
  }
}

/// A window that is not kept alive.
struct WeakWindow { weak var window: UIWindow? }

final class WindowLayer: CALayer {
  override var modelClassName: String { "UIWindowLayer" }
}
