import Foundation
import Testing
import UIKitModel

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
  @Test("UIScene.delegate.window") func delegateWindow() throws {
    let (journal, delegate) = launched()
    #expect(journal.lines.contains("scene willConnectTo, window nil"))
    #expect(delegate.window == nil)
    let window = UIWindow(windowScene: try #require(scene))
    delegate.window = window
    #expect((scene?.delegate as? any UIWindowSceneDelegate)?.window === window)
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
