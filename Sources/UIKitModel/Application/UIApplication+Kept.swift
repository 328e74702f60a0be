public import Foundation

/// Whether the app may work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }

/// The name of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// An entry of the menu of the app's icon.
public struct UIApplicationShortcutItem: Hashable, Sendable {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

extension UIApplication {
  public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// The address of the app's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever: TimeInterval = 1e300

  // What follows is kept and not acted on.

  public var isRegisteredForRemoteNotifications: Bool { kept(false) }
  public func registerForRemoteNotifications() { keep(true, "isRegisteredForRemoteNotifications") }
  public func unregisterForRemoteNotifications() { keep(false, "isRegisteredForRemoteNotifications") }
  /// Whether the app may work in the background. The model's device allows it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// How large the person wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether some app opens such addresses: a browser is all the model's device has besides its settings.
  public func canOpenURL(_ url: URL) -> Bool { ["http", "https", "app-settings"].contains(url.scheme ?? "") }

  // MARK: Tasks in the background

  /// Asks for time in the background. End the task with `endBackgroundTask(_:)`.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let next = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask + 1)
    lastBackgroundTask = next.rawValue
    backgroundTasks.insert(next)
    return next
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.remove(identifier) }
  private var lastBackgroundTask: Int {
    get { kept(0) }
    set { keep(newValue) }
  }
  private var backgroundTasks: Set<UIBackgroundTaskIdentifier> {
    get { kept([]) }
    set { keep(newValue) }
  }
}
