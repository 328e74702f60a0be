public import Foundation

/// The app: its life, its scenes, and the end of the responder chain.
///
/// Left out: time in the background (tasks are only counted), remote notifications, icons, and opening URLs.
open class UIApplication: UIResponder {
  /// Whether the app is shown and gets events.
  public enum State: Int, Sendable { case active = 0, inactive, background }

  /// A key of the launch options.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Creates the world's app. A second one raises.
  public override init() {
    super.init()
    let environment = UIKitEnvironment.current
    if environment.hasApplication { environment.raise(.internalInconsistency, "There can only be one UIApplication instance.") }
    environment.hasApplication = true
  }

  /// The current world's app.
  public static var shared: UIApplication { UIKitEnvironment.current.application }

  /// Held weakly; the launch keeps it alive.
  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.inactive
  /// Whether the screen stays on without touches.
  open var isIdleTimerDisabled = false
  /// Whether the app can show several scenes: only with a scene manifest that says so.
  open internal(set) var supportsMultipleScenes = false
  open var applicationIconBadgeNumber = 0
  var launchDelegate: (any UIApplicationDelegate)?
  var sceneList: [UIScene] = []
  var sessionList: [UISceneSession] = []
  var adoptsScenes = false

  /// Whether a shake undoes. Kept; undoing is left out.
  open var applicationSupportsShakeToEdit = true
  /// Whether protected files can be read. The model's device is unlocked.
  open var isProtectedDataAvailable: Bool { true }
  /// The icon the app shows, if it is not its own.
  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }
  /// Seconds left in the background; in the foreground there is no limit.
  open var backgroundTimeRemaining: TimeInterval { applicationState == .background ? 30 : .greatestFiniteMagnitude }

  /// The scenes the app has now.
  open var connectedScenes: Set<UIScene> { Set(sceneList) }
  /// The sessions the system keeps for the app, connected or not.
  open var openSessions: Set<UISceneSession> { Set(sessionList) }
  /// The visible windows, back-most first.
  open var windows: [UIWindow] { UIKitEnvironment.current.visibleWindowsInOrder }
  /// The window that gets keyboard events.
  open var keyWindow: UIWindow? { UIKitEnvironment.current.keyWindow }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitEnvironment.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The delegate, if it is a responder and neither a view, a view controller nor the app itself.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is UIViewController)
    else { return nil }
    return responder
  }

  /// Sends an action message. With a nil target the responder chain is walked from the first responder (from the sender
  /// if there is none) to the first that would perform it.
  ///
  /// - Returns: whether someone took it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target = target as? any SelectorTarget { return target.perform(action, with: sender, for: event) }
    guard target == nil else { return false }
    let start = UIKitEnvironment.current.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    guard let taker = start.target(forAction: action, withSender: sender) as? any SelectorTarget else { return false }
    return taker.perform(action, with: sender, for: event)
  }

  /// Hands an event to the windows its touches are in.
  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }
}
