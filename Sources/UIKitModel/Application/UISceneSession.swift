/// What a scene is made of, by name, and which code runs it.
///
/// Storyboards are left out: `storyboard` holds only a name.
public final class UISceneConfiguration: UIKitObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` if `nil`.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate. See `makeDelegate` for how the model makes one.
  public var delegateClass: AnyClass?
  /// The storyboard's name.
  public var storyboard: String?
  /// Makes the scene's delegate: the Objective-C runtime would call `init` on `delegateClass`.
  public var makeDelegate: (() -> any UISceneDelegate)?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// What stays of a scene while the app runs: the system may disconnect the scene and connect a new one.
public final class UISceneSession: UIKitObject {
  /// What kind of scene it is for.
  public struct Role: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier: String
  /// The connected scene; `nil` while there is none.
  public internal(set) weak var scene: UIScene?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

extension UIScene {
  /// Why a scene was connected. The model knows no reasons but a plain launch.
  public struct ConnectionOptions: Sendable { public init() {} }
}

/// Told of a scene's life.
public protocol UISceneDelegate: AnyObject {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene of windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window. Without a storyboard the delegate makes it.
  var window: UIWindow? { get set }
}
