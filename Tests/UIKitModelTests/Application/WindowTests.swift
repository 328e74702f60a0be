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
