import Foundation
import UIKitModel

/// The delegate of the chat client's process.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("application didFinishLaunching")
    return true
  }
}

/// The delegate of the chat client's scene: makes the window and its first page.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let log: CallLog
  private let makeRoot: (CallLog) -> UIViewController?

  init(log: CallLog, makeRoot: @escaping (CallLog) -> UIViewController?) {
    self.log = log
    self.makeRoot = makeRoot
    super.init()
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    log.add("scene willConnectTo")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.backgroundColor = .white
    window.rootViewController = makeRoot(log)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.add("scene didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { log.add("scene willResignActive") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.add("scene didEnterBackground") }
  func sceneDidDisconnect(_ scene: UIScene) { log.add("scene didDisconnect") }
}

/// The chat client after its launch, on a small screen, in the current world.
struct RunningApp {
  let log: CallLog
  let application: UIApplication
  let scene: UIWindowScene
  let window: UIWindow

  /// Launches the app as the system does, and lets the run loop turn once.
  ///
  /// - Parameter makeRoot: Makes the first page; `nil` leaves the window without one.
  init(root makeRoot: @escaping (CallLog) -> UIViewController?) {
    let environment = UIKitEnvironment.current
    environment.setScreen(
      size: CGSize(width: 320, height: 240), scale: 2, deviceInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let log = CallLog()
    self.log = log
    application = UIApplication.shared
    let sceneDelegate = SceneDelegate(log: log, makeRoot: makeRoot)
    application.launch(delegate: AppDelegate(log: log)) { sceneDelegate }
    guard let window = sceneDelegate.window, let scene = window.windowScene else {
      preconditionFailure("a launch connects one scene with one window")
    }
    self.scene = scene
    self.window = window
    environment.turn()
  }

  /// The first page, where the root is a ``ChatPage``.
  var inbox: ChatPage {
    guard let page = window.rootViewController as? ChatPage else { preconditionFailure("the root is no ChatPage") }
    return page
  }
}
