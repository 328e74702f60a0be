public import Foundation

/// A place and size of a scene.
public struct UIWindowSceneGeometry: Hashable, Sendable {
  public let interfaceOrientation: UIInterfaceOrientation
  /// The scene's area on the screen, in points.
  public let systemFrame: CGRect
  public let isInteractivelyResizing = false
  public let isInterfaceOrientationLocked = false
}

/// The status bar over a scene. The model draws none; it covers the screen's `deviceInsets.top`.
public struct UIStatusBarManager: Hashable, Sendable {
  public let statusBarFrame: CGRect
  public let isStatusBarHidden = false
  public let statusBarStyle = UIStatusBarStyle.default
}

/// When the system chooses a scene to show something.
public struct UISceneActivationConditions: Hashable, Sendable {
  /// Content the scene may show. Kept; the model has one scene to choose from.
  public var canActivateForTargetContentIdentifiers = true
}

extension UIScene {
  /// What the person does here, for other devices and the next start. Kept, not used.
  public var activationConditions: UISceneActivationConditions {
    get { kept(UISceneActivationConditions()) }
    set { keep(newValue) }
  }
}

extension UIWindowScene {
  public var effectiveGeometry: UIWindowSceneGeometry {
    UIWindowSceneGeometry(interfaceOrientation: interfaceOrientation, systemFrame: screen.bounds)
  }
  public var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(statusBarFrame: CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.deviceInsets.top))
  }
  /// How small and large the scene may be made; on a phone it may not.
  public var sizeRestrictions: AnyObject? { nil }
  /// Whether the scene fills the screen.
  public var isFullScreen: Bool { true }
  /// Whether a pointer can be locked to the scene; the model has none.
  public var pointerLockState: AnyObject? { nil }
}

extension UISceneSession {
  /// What the scene should show when it comes back. Kept; the model restores nothing.
  public var stateRestorationActivity: AnyObject? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIScreen {
  /// Whether the screen is being recorded.
  public var isCaptured: Bool { false }
  /// How bright it is, 0…1. Kept.
  public var brightness: CGFloat {
    get { kept(0.5) }
    set { keep(newValue) }
  }
  public var wantsSoftwareDimming: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The screen this one repeats.
  public var mirrored: UIScreen? { nil }
}

extension UIWindow {
  /// Whether the window may be made larger for its content, on a Mac.
  public var canResizeToFitContent: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
