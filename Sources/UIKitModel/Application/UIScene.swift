public import Foundation

/// The device's orientation, as the interface sees it.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// One running copy of the app's interface.
open class UIScene: UIResponder {
  /// Whether a scene is shown and gets events.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  public let session: UISceneSession
  /// Kept alive by the scene, as UIKit keeps it.
  public var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// The name the app switcher shows.
  open var title: String?
  /// The smaller text under it.
  open var subtitle = ""
  open override var next: UIResponder? { UIKitEnvironment.current.application }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Creates a scene that belongs to a new session of the app's role.
  public convenience override init() {
    self.init(
      session: UISceneSession(
        role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
        persistentIdentifier: UIKitEnvironment.current.nextSessionIdentifier()), connectionOptions: ConnectionOptions())
  }
}

/// A scene of windows.
open class UIWindowScene: UIScene {
  var windowList: [WeakWindow] = []

  /// The scene's windows, in the order they joined it.
  open var windows: [UIWindow] { windowList.compactMap(\.window) }
  /// The scene's window that keyboard events go to.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { UIKitEnvironment.current.mainScreen }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open var traitCollection: UITraitCollection { UIKitEnvironment.current.traits }
  /// The area windows of the scene fill.
  open var coordinateSpaceBounds: CGRect { screen.bounds }
}

extension UIScene {
  /// The scene is connected to the app.
  func connect() {
    let environment = UIKitEnvironment.current
    session.scene = self
    environment.application.sceneList.append(self)
    environment.notifications.post(UIScene.willConnectNotification, object: self)
    delegate?.scene(self, willConnectTo: session, options: ConnectionOptions())
    activationState = .background
  }

  func enterForeground() {
    guard activationState == .background else { return }
    delegate?.sceneWillEnterForeground(self)
    UIKitEnvironment.current.notifications.post(UIScene.willEnterForegroundNotification, object: self)
    activationState = .foregroundInactive
  }

  func activate() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    UIKitEnvironment.current.notifications.post(UIScene.didActivateNotification, object: self)
  }

  func deactivate() {
    guard activationState == .foregroundActive else { return }
    delegate?.sceneWillResignActive(self)
    UIKitEnvironment.current.notifications.post(UIScene.willDeactivateNotification, object: self)
    activationState = .foregroundInactive
  }

  func enterBackground() {
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    UIKitEnvironment.current.notifications.post(UIScene.didEnterBackgroundNotification, object: self)
  }

  /// The system lets go of a scene to save memory. The session stays.
  public func disconnect() {
    let environment = UIKitEnvironment.current
    guard activationState != .unattached else { return }
    deactivate()
    enterBackground()
    activationState = .unattached
    session.scene = nil
    environment.application.sceneList.removeAll { $0 === self }
    delegate?.sceneDidDisconnect(self)
    environment.notifications.post(UIScene.didDisconnectNotification, object: self)
  }
}
