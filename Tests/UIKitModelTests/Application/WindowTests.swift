import Foundation
import Testing
import UIKitModel

@Suite("UIWindow", .freshWorld)
struct WindowTests {
  private final class RecordingWindow: UIWindow {
    let journal: Journal
    let name: String
    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(frame: UIScreen.main.bounds)
    }
    override func becomeKey() { journal.note("\(name).becomeKey") }
    override func resignKey() { journal.note("\(name).resignKey") }
  }
  private func window() -> UIWindow { UIWindow(frame: UIScreen.main.bounds) }

  @Test("UIWindow.level.default") func level() {
    #expect(window().windowLevel == .normal)
    #expect(window().windowLevel.rawValue == 0)
  }
  @Test("UIWindow.levels") func levels() {
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
  }
  @Test("UIWindow.root.default") func root() { #expect(window().rootViewController == nil) }
  @Test("UIWindow.window.self") func windowSelf() {
    let window = window()
    #expect(window.window === window)
  }
  @Test("UIWindow.bg.default") func background() { #expect(window().backgroundColor == nil) }
  @Test("UIWindow.makeKeyAndVisible") func makeKeyAndVisible() {
    let first = window()
    let alert = window()
    let second = window()
    alert.windowLevel = .alert
    first.makeKeyAndVisible()
    alert.isHidden = false
    second.makeKeyAndVisible()
    #expect(!second.isHidden)
    #expect(second.isKeyWindow)
    #expect(UIApplication.shared.windows == [first, second, alert])
    first.makeKeyAndVisible()
    #expect(UIApplication.shared.windows == [second, first, alert])
  }
  @Test("UIWindow.makeKey.hidden") func makeKeyHidden() {
    let window = window()
    window.makeKey()
    #expect(window.isHidden)
    window.isHidden = false
    window.makeKey()
    #expect(!window.isHidden)
  }
  @Test("UIWindow.show.noKey") func showNoKey() {
    let first = window()
    let second = window()
    first.makeKeyAndVisible()
    second.isHidden = false
    #expect(!second.isHidden)
    #expect(!second.isKeyWindow)
    #expect(first.isKeyWindow)
  }
  @Test("UIWindow.key.switch") func keySwitch() {
    let journal = Journal()
    let a = RecordingWindow("A", journal)
    let b = RecordingWindow("B", journal)
    a.makeKeyAndVisible()
    b.isHidden = false
    journal.clear()
    for name in [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification] {
      world.notifications.addObserver(forName: name) { journal.note($0.name.rawValue) }
    }
    b.makeKey()
    #expect(
      journal.lines == [
        "A.resignKey", "UIWindowDidResignKeyNotification", "B.becomeKey", "UIWindowDidBecomeKeyNotification",
      ])
    #expect(!a.isKeyWindow)
  }
  @Test("UIWindow.key.hideNot") func hideKey() {
    let a = window()
    let b = window()
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    b.isHidden = true
    #expect(!b.isKeyWindow)
    #expect(a.isKeyWindow)
  }
  @Test("UIWindow.root.adds") func rootAdds() {
    let controller = UIViewController()
    let window = window()
    window.makeKeyAndVisible()
    window.rootViewController = controller
    #expect(controller.isViewLoaded)
    #expect(controller.view.isDescendant(of: window))
    #expect(controller.view.frame == window.bounds)
    window.frame.size.width = 200
    #expect(controller.view.frame.width == 200)
  }
  @Test("UIWindow.root.hidden") func rootHidden() {
    let controller = UIViewController()
    let window = window()
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.isHidden = false
    #expect(controller.isViewLoaded)
  }
  @Test("UIWindow.root.nil") func rootNil() {
    let controller = UIViewController()
    let window = showWindow(controller)
    window.rootViewController = nil
    #expect(controller.view.superview == nil)
    #expect(window.subviews.isEmpty)
  }
  @Test("UIWindow.level.order") func levelOrder() {
    let (first, high, later) = (window(), window(), window())
    high.windowLevel = .statusBar
    for window in [first, high, later] { window.isHidden = false }
    #expect(UIApplication.shared.windows.reversed() == [high, later, first])
  }
  @Test("UIWindow.level.any") func levelAny() {
    let window = window()
    window.windowLevel = UIWindow.Level(rawValue: 1.5)
    #expect(window.windowLevel.rawValue == 1.5)
  }
  @Test("UIWindow.convert.nil") func convertNil() {
    #expect(window().convert(point(7, 8), to: nil as UIWindow?) == point(7, 8))
    let moved = UIWindow(frame: box(10, 20, 30, 40))
    #expect(moved.convert(point(1, 1), to: nil as UIWindow?) == point(11, 21))
    #expect(moved.convert(point(11, 21), from: nil as UIWindow?) == point(1, 1))
  }
  @Test("UIWindow.notifications") func notifications() {
    let window = window()
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(
      world.notifications.entries.map(\.name.rawValue) == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidBecomeHiddenNotification", "UIWindowDidResignKeyNotification",
      ])
  }
  @Test("UIWindow.addsWindowSubviews") func subviewWindow() {
    let window = window()
    let view = UIView()
    window.addSubview(view)
    #expect(window.isHidden)
    #expect(view.window === window)
  }
}

@Suite("UIScene", .freshWorld)
struct SceneTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      journal.note("application didFinishLaunching")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      journal.note("application configurationForConnecting")
      return session.configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
      journal.note("application didDiscardSceneSessions")
    }
    func applicationDidEnterBackground(_ application: UIApplication) { journal.note("application background") }
    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("application active") }
    func applicationWillEnterForeground(_ application: UIApplication) { journal.note("application foreground") }
    func applicationWillResignActive(_ application: UIApplication) { journal.note("application resign") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let journal: Journal
    var window: UIWindow?
    var states: [UIScene.ActivationState] = []
    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      journal.note("scene willConnectTo, window \(window == nil ? "nil" : "set")")
      states.append(scene.activationState)
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
      journal.note("sceneWillEnterForeground")
      states.append(scene.activationState)
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
      journal.note("sceneDidBecomeActive")
      states.append(scene.activationState)
    }
    func sceneWillResignActive(_ scene: UIScene) { journal.note("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { journal.note("sceneDidEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { journal.note("sceneDidDisconnect") }
  }

  private func launched() -> (Journal, SceneDelegate) {
    let journal = Journal()
    let delegate = SceneDelegate(journal)
    UIApplication.shared.launch(delegate: AppDelegate(journal), sceneDelegate: { delegate })
    return (journal, delegate)
  }
  private var scene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }

  @Test("UIScene.activation.raws") func raws() {
    let all: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
    #expect(all.map(\.rawValue) == [-1, 0, 1, 2])
  }
  @Test("UIScene.initial") func initial() { #expect(UIWindowScene().activationState == .unattached) }
  @Test("UIScene.launch.order") func launchOrder() {
    let (journal, _) = launched()
    #expect(
      journal.lines == [
        "application didFinishLaunching", "application configurationForConnecting",
        "scene willConnectTo, window nil", "sceneWillEnterForeground", "sceneDidBecomeActive",
      ])
  }
  @Test("UIScene.launch.foregroundCalled") func foregroundCalled() {
    let (journal, _) = launched()
    #expect(journal.lines.contains("sceneWillEnterForeground"))
    #expect(!journal.lines.contains("application foreground"))
  }
  @Test("UIScene.states") func states() {
    let (_, delegate) = launched()
    #expect(delegate.states.last == .foregroundActive)
    #expect(scene?.activationState == .foregroundActive)
    UIApplication.shared.interrupt()
    #expect(scene?.activationState == .foregroundInactive)
  }
  @Test("UIScene.return.order") func returnOrder() {
    let (journal, _) = launched()
    UIApplication.shared.enterBackground()
    #expect(scene?.activationState == .background)
    #expect(journal.lines.suffix(2) == ["sceneWillResignActive", "sceneDidEnterBackground"])
    journal.clear()
    UIApplication.shared.enterForeground()
    #expect(journal.lines == ["sceneWillEnterForeground", "sceneDidBecomeActive"])
  }
  @Test("UIScene.disconnect") func disconnect() throws {
    let (journal, _) = launched()
    UIApplication.shared.enterBackground()
    let scene = try #require(scene)
    let session = scene.session
    journal.clear()
    scene.disconnect()
    #expect(journal.lines == ["sceneDidDisconnect"])
    #expect(scene.activationState == .unattached)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.openSessions.contains(session))
    UIApplication.shared.discardSession(session)
    #expect(journal.lines.last == "application didDiscardSceneSessions")
    #expect(UIApplication.shared.openSessions.isEmpty)
  }
  @Test("UIScene.window.scene") func windowScene() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    #expect(window.windowScene === scene)
    #expect(scene.windows == [window])
    #expect(window.frame == scene.coordinateSpaceBounds)
    #expect(window.next === scene)
    #expect(scene.next === UIApplication.shared)
  }
  @Test("UIScene.interfaceOrientation") func orientation() {
    let all: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIWindowScene().interfaceOrientation == .portrait)
  }
  @Test("UIScene.config.fields") func configuration() {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    #expect(configuration.sceneClass == nil)
    #expect(configuration.delegateClass == nil)
    #expect(configuration.storyboard == nil)
    #expect(configuration.name == "Main")
  }
  @Test("UIScene.keyWindow") func keyWindow() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    #expect(scene.keyWindow == nil)
    window.makeKeyAndVisible()
    #expect(scene.keyWindow === window)
  }
}

@Suite("UIApplication", .freshWorld)
struct ApplicationTests {
  final class Delegate: UIApplicationDelegate {
    var lines: [String] = []
    var answer = true
    private func note(_ name: String, _ application: UIApplication) {
      lines.append("\(name) \(application.applicationState)")
    }
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("willFinishLaunching", application)
      return answer
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("didFinishLaunching", application)
      return answer
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate", application) }
  }

  private func launched() -> Delegate {
    let delegate = Delegate()
    UIApplication.shared.launch(delegate: delegate)
    return delegate
  }
  private func names(_ delegate: Delegate) -> [String] {
    delegate.lines.map { String($0.split(separator: " ")[0]) }
  }

  @Test("UIApplication.state.raws") func raws() {
    let all: [UIApplication.State] = [.active, .inactive, .background]
    #expect(all.map(\.rawValue) == [0, 1, 2])
  }
  @Test("UIApplication.launch.order") func launchOrder() {
    #expect(names(launched()) == ["willFinishLaunching", "didFinishLaunching", "didBecomeActive"])
  }
  @Test("UIApplication.launch.state") func launchState() {
    #expect(
      launched().lines == [
        "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active",
      ])
  }
  @Test("UIApplication.launch.noForeground") func noForeground() {
    #expect(!names(launched()).contains("willEnterForeground"))
  }
  @Test("UIApplication.background.state") func background() {
    let delegate = launched()
    delegate.lines = []
    UIApplication.shared.enterBackground()
    #expect(delegate.lines == ["willResignActive active", "didEnterBackground background"])
  }
  @Test("UIApplication.foreground.state") func foreground() {
    let delegate = launched()
    UIApplication.shared.enterBackground()
    delegate.lines = []
    UIApplication.shared.enterForeground()
    #expect(delegate.lines == ["willEnterForeground background", "didBecomeActive active"])
  }
  @Test("UIApplication.interrupt") func interrupt() {
    let delegate = launched()
    delegate.lines = []
    UIApplication.shared.interrupt()
    #expect(UIApplication.shared.applicationState == .inactive)
    UIApplication.shared.endInterruption()
    #expect(names(delegate) == ["willResignActive", "didBecomeActive"])
  }
  @Test("UIApplication.scenes.replace") func scenesReplace() {
    let journal = Journal()
    let sceneDelegate = SceneTests.SceneDelegate(journal)
    UIApplication.shared.launch(delegate: SceneTests.AppDelegate(journal), sceneDelegate: { sceneDelegate })
    journal.clear()
    world.notifications.clear()
    UIApplication.shared.enterBackground()
    #expect(journal.lines == ["sceneWillResignActive", "sceneDidEnterBackground"])
    let posted = world.notifications.entries.map(\.name)
    #expect(posted.contains(UIApplication.willResignActiveNotification))
    #expect(posted.contains(UIApplication.didEnterBackgroundNotification))
  }
  @Test("UIApplication.delegate.weak") func delegateWeak() {
    weak var kept: Delegate?
    do { kept = launched() }
    #expect(kept != nil)
    #expect(UIApplication.shared.delegate === kept)
    do {
      let other = Delegate()
      UIApplication.shared.delegate = other
      #expect(UIApplication.shared.delegate === other)
    }
    #expect(UIApplication.shared.delegate == nil)
  }
  @Test("UIApplication.multiScene.default") func multiScene() {
    #expect(!UIApplication.shared.supportsMultipleScenes)
  }
  @Test("UIApplication.idleTimer.default") func idleTimer() { #expect(!UIApplication.shared.isIdleTimerDisabled) }
  @Test("UIApplication.notifications") func notifications() {
    let delegate = launched()
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    UIApplication.shared.terminate()
    #expect(names(delegate).last == "willTerminate")
    #expect(
      world.notifications.entries.map(\.name.rawValue) == [
        "UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification",
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
        "UIApplicationWillTerminateNotification",
      ])
  }
  @Test("UIApplication.finishFalse") func finishFalse() {
    let delegate = Delegate()
    delegate.answer = false
    UIApplication.shared.launch(delegate: delegate)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(names(delegate).last == "didBecomeActive")
  }
}
