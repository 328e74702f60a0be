import Foundation
import Testing
import UIKitModel

@Suite("UIResponder", .freshWorld)
struct ResponderTests {
  @Test("UIResponder.next.base") func base() { #expect(UIResponder().next == nil) }
  @Test("UIResponder.next.view") func view() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.next === parent)
  }
  @Test("UIResponder.next.vcView") func controllerView() {
    let controller = UIViewController()
    UIView().addSubview(controller.view)
    #expect(controller.view.next === controller)
  }
  @Test("UIResponder.next.vc") func controller() {
    let controller = UIViewController()
    let window = showWindow(controller)
    #expect(controller.next === window)
  }
  @Test("UIResponder.next.vc.child") func child() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.next === parent.view)
    #expect(child.next?.next === parent)
  }
  @Test("UIResponder.next.vc.presented") func presented() {
    let a = UIViewController()
    let b = UIViewController()
    let window = showWindow(a)
    a.present(b, animated: false)
    #expect(b.next === a)
    #expect(a.next === window)
  }
  @Test("UIResponder.next.app") func app() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    final class Plain: UIApplicationDelegate {}
    final class ViewDelegate: UIView, UIApplicationDelegate {
      override var window: UIWindow? {
        get { super.window }
        set {}
      }
    }
    #expect(UIApplication.shared.next == nil)
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next === delegate)
    let plain = Plain()
    UIApplication.shared.delegate = plain
    #expect(UIApplication.shared.next == nil)
    let view = ViewDelegate(frame: .zero)
    UIApplication.shared.delegate = view
    #expect(UIApplication.shared.next == nil)
  }
  @Test("UIResponder.next.rootReplaced") func replaced() {
    let controller = UIViewController()
    let old = UIView()
    controller.view = old
    #expect(old.next === controller)
    controller.view = UIView()
    #expect(old.next == nil)
  }
  @Test("UIResponder.canBecome.default") func canBecome() {
    #expect(!UIResponder().canBecomeFirstResponder)
    #expect(!UIResponder().isFirstResponder)
  }

  private func focused(_ count: Int) -> [FocusableView] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    return (0..<count).map { _ in
      let view = FocusableView()
      window.addSubview(view)
      return view
    }
  }

  @Test("UIResponder.become.no") func becomeNo() {
    let views = focused(1)
    let plain = UIView()
    views[0].window?.addSubview(plain)
    views[0].becomeFirstResponder()
    #expect(!plain.becomeFirstResponder())
    #expect(views[0].isFirstResponder)
  }
  @Test("UIResponder.become.outside") func becomeOutside() { #expect(!FocusableView().becomeFirstResponder()) }
  @Test("UIResponder.become.twice") func becomeTwice() {
    let view = focused(1)[0]
    #expect(view.becomeFirstResponder())
    #expect(view.becomeFirstResponder())
    #expect(view.resigned == 0)
  }
  @Test("UIResponder.become.steals") func steals() {
    let views = focused(2)
    views[0].becomeFirstResponder()
    #expect(views[1].becomeFirstResponder())
    #expect(views[0].resigned == 1)
    #expect(!views[0].isFirstResponder)
    #expect(views[1].isFirstResponder)
  }
  @Test("UIResponder.become.blocked") func blocked() {
    let views = focused(2)
    views[0].isSticky = true
    views[0].becomeFirstResponder()
    #expect(!views[1].becomeFirstResponder())
    #expect(views[0].isFirstResponder)
  }
  @Test("UIResponder.resign.notFirst") func resignNotFirst() {
    let views = focused(2)
    views[0].becomeFirstResponder()
    #expect(views[1].resignFirstResponder())
    #expect(views[0].isFirstResponder)
  }
  @Test("UIResponder.remove.first") func removed() {
    let view = focused(1)[0]
    view.becomeFirstResponder()
    view.removeFromSuperview()
    #expect(!view.isFirstResponder)
    #expect(world.firstResponder == nil)
  }
  @Test("UIResponder.vc.first") func controllerFirst() {
    final class Focusable: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Focusable()
    #expect(!controller.becomeFirstResponder())
    let window = showWindow(controller)
    #expect(controller.becomeFirstResponder())
    #expect(controller.isFirstResponder)
    #expect(window.isKeyWindow)
  }

  private final class Catcher: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  }

  @Test("UIResponder.touches.forward") func forward() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let catcher = Catcher(frame: window.bounds)
    let middle = UIView(frame: window.bounds)
    let leaf = UIView(frame: box(0, 0, 50, 50))
    window.addSubview(catcher)
    catcher.addSubview(middle)
    middle.addSubview(leaf)
    window.makeKeyAndVisible()
    #expect(world.tap(at: point(10, 10)) === leaf)
    #expect(catcher.began == 1)
  }
  @Test("UIResponder.touches.noSuper") func noSuper() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let outer = Catcher(frame: window.bounds)
    let inner = Catcher(frame: window.bounds)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.makeKeyAndVisible()
    world.tap(inner)
    #expect(inner.began == 1)
    #expect(outer.began == 0)
  }
  @Test("UIResponder.action.nilWalk") func nilWalk() {
    let controller = UIViewController()
    let window = showWindow(controller)
    let view = FocusableView()
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    var senders: [Int?] = []
    controller.implement(Selector("save:")) { sender, _ in senders.append(sender as? Int) }
    #expect(UIApplication.shared.sendAction(Selector("save:"), to: nil, from: 5, for: nil))
    #expect(senders == [5])
    #expect(!UIApplication.shared.sendAction(Selector("open:"), to: nil, from: 5, for: nil))
    #expect(window.isKeyWindow)
  }
  @Test("UIResponder.action.nilNoFirst") func nilNoFirst() {
    let parent = UIView()
    let control = UIControl()
    parent.addSubview(control)
    var count = 0
    parent.implement(Selector("go:")) { _, _ in count += 1 }
    #expect(UIApplication.shared.sendAction(Selector("go:"), to: nil, from: control, for: nil))
    #expect(count == 1)
  }
  @Test("UIResponder.inputViews.default") func inputViews() {
    #expect(UIResponder().inputView == nil)
    #expect(UIResponder().inputAccessoryView == nil)
    #expect(UIResponder().undoManager == nil)
  }
  @Test("UIResponder.keyCommands.default") func keyCommands() { #expect(UIResponder().keyCommands == nil) }

  @Test("a tap is recognized once, and the view is told that its touch is cancelled") func tapGesture() {
    final class Cancelled: UIView {
      var lines: [String] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Cancelled(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    var states: [UIGestureRecognizer.State] = []
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { states.append($0.state) }
    view.addGestureRecognizer(recognizer)
    world.tap(at: point(20, 20))
    #expect(states == [.ended])
    #expect(view.lines == ["cancelled"])
    #expect(recognizer.state == .possible)
  }
  @Test("a pan begins after ten points and reports how far the finger is") func panGesture() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    var states: [UIGestureRecognizer.State] = []
    var distance = CGPoint.zero
    let recognizer = UIPanGestureRecognizer()
    recognizer.addHandler { gesture in
      states.append(gesture.state)
      distance = recognizer.translation(in: window)
    }
    window.addGestureRecognizer(recognizer)
    world.touchDown(at: point(100, 100))
    world.touchMove(to: point(105, 100))
    #expect(states.isEmpty)
    world.touchMove(to: point(120, 100))
    world.touchMove(to: point(140, 110))
    world.touchUp()
    #expect(states == [.began, .changed, .ended])
    #expect(distance == point(40, 10))
  }
  @Test("a long press begins after half a second") func longPress() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    var states: [UIGestureRecognizer.State] = []
    let recognizer = UILongPressGestureRecognizer()
    recognizer.addHandler { states.append($0.state) }
    window.addGestureRecognizer(recognizer)
    world.touchDown(at: point(100, 100))
    world.advance(by: 0.4)
    #expect(states.isEmpty)
    world.advance(by: 0.1)
    #expect(states == [.began])
    world.touchUp()
    #expect(states == [.began, .ended])
  }
  @Test("a key command runs its action along the chain") func keyCommand() {
    final class Typing: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new:"))]
      }
    }
    let controller = UIViewController()
    let window = showWindow(controller)
    let view = Typing()
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    var count = 0
    controller.implement(Selector("new:")) { _, _ in count += 1 }
    #expect(world.pressKey("n", modifierFlags: .command))
    #expect(!world.pressKey("n"))
    #expect(count == 1)
    #expect(window.isKeyWindow)
  }
}
