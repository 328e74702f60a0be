import Foundation
import Testing
import UIKitModel

@Suite("the screen", .freshWorld)
struct SnapshotTests {
  @Test("a snapshot has the visible windows by level, and their views from back to front") func tree() {
    let low = UIWindow()
    let high = UIWindow()
    high.windowLevel = .alert
    let (a, b) = (UIView(frame: box(0, 0, 1, 1)), UIView(frame: box(0, 0, 2, 2)))
    low.addSubview(a)
    low.addSubview(b)
    a.layer.zPosition = 1
    high.isHidden = false
    low.isHidden = false
    world.turn()
    let screen = world.committedScreen
    #expect(screen.windows.map(\.address) == [low.address, high.address])
    #expect(screen.windows[0].children.map(\.address) == [b.address, a.address])
    #expect(screen.size == CGSize(width: 390, height: 844))
    high.isHidden = true
    world.turn()
    #expect(world.committedScreen.windows.count == 1)
  }
  @Test("a label's new text and size reach the screen at the next turn") func label() {
    let window = UIWindow()
    let label = UILabel(frame: box(0, 0, 300, 30))
    label.text = "one"
    window.addSubview(label)
    window.makeKeyAndVisible()
    world.turn()
    func lines() -> [String]? {
      guard case .text(let text)? = world.committedScreen.windows.first?.children.first?.content else { return nil }
      return text.lines
    }
    #expect(lines() == ["one"])
    label.text = "a second text that is longer"
    #expect(lines() == ["one"])
    world.turn()
    #expect(lines() == ["a second text that is longer"])
    label.frame.size.width = 60
    world.turn()
    #expect(lines()?.first?.hasSuffix("…") == true)
    label.font = .systemFont(ofSize: 4)
    world.turn()
    #expect(lines() == ["a second text that is longer"])
  }
  @Test("a sheet's view and its container are on the screen") func sheet() {
    let a = UIViewController()
    let window = showWindow(a)
    let b = UIViewController()
    a.present(b, animated: true)
    world.settle()
    #expect(world.committedScreen.windows[0].children.map(\.address) == window.subviews.map(\.address))
    #expect(world.committedScreen.windows[0].children.last?.children.first?.address == b.view.address)
  }
  @Test("time passes only when it is let pass, and blocks run in order of their time") func virtualTime() {
    var order: [String] = []
    world.runLoop.schedule(after: 2) { order.append("b") }
    world.runLoop.schedule(after: 1) { order.append("a") }
    let token = world.runLoop.schedule(after: 1) { order.append("cancelled") }
    world.runLoop.cancel(token)
    world.turn()
    #expect(order.isEmpty)
    world.advance(by: 1.5)
    #expect(order == ["a"])
    #expect(world.runLoop.now == 1.5)
    #expect(world.settle() == 0.5)
    #expect(order == ["a", "b"])
  }
}
