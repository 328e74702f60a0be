import Foundation
import Testing
import UIKitModel

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
