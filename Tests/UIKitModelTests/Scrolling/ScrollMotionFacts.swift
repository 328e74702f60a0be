import Foundation
import Testing

@testable import UIKitModel

/// Keeps the calls in order, one line for a run of `didScroll`.
private final class Recorder: UIScrollViewDelegate {
  var calls: [String] = []
  var scrolls = 0
  var velocity: CGPoint?
  var proposed: CGPoint?
  var chosen: CGPoint?
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    if calls.last != "didScroll" { calls.append("didScroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let chosen { targetContentOffset.pointee = chosen }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didScrollToTop") }
}

@Suite("UIScrollView motion facts", .freshWorld)
struct ScrollMotionFacts {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let recorder = Recorder()

  private func prepare(height: CGFloat = 5000, width: CGFloat = 200) {
    view.contentSize = CGSize(width: width, height: height)
    view.delegate = recorder
  }

  /// A finger that moves evenly and is lifted.
  private func flick(_ way: CGFloat, over time: TimeInterval = 0.2) {
    view.drag(by: CGPoint(x: 0, y: way), duration: time)
  }

  @Test("UIScrollView.didScroll.any") func didScroll() {
    prepare()
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(recorder.scrolls == 1)
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(recorder.scrolls == 1)
  }

  @Test("UIScrollView.anim.end") func animationEnd() {
    prepare()
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(view.contentOffset == .zero)
    world.advance(by: 0.15)
    #expect(abs(view.contentOffset.y - 250) < 1)
    world.advance(by: 1)
    #expect(view.contentOffset.y == 500)
    #expect(recorder.calls == ["didScroll", "didEndScrollingAnimation"])
    #expect(recorder.scrolls > 5)
    view.setContentOffset(.zero, animated: false)
    world.advance(by: 1)
    #expect(recorder.calls.filter { $0 == "didEndScrollingAnimation" }.count == 1)
  }

  @Test("UIScrollView.slop") func slop() {
    prepare()
    view.fingerDown(at: CGPoint(x: 100, y: 250))
    for step in 1...10 { view.fingerMoved(to: CGPoint(x: 100, y: 250 - 10 * CGFloat(step))) }
    #expect(view.contentOffset.y == 90)
    view.fingerMoved(to: CGPoint(x: 100, y: 187))
    #expect(view.contentOffset.y == 53)
  }

  @Test("UIScrollView.decel.distance") func decelerationDistance() {
    prepare()
    flick(-200)  // 1000 points a second
    #expect(view.isDecelerating)
    let start = view.contentOffset.y
    #expect(start == 190)
    world.advance(by: 0.3)
    let part = 1000 * 0.499 * (1 - pow(0.998, 300))
    #expect(abs(Double(view.contentOffset.y - start) - part) < 0.01)
    world.advance(by: 10)
    #expect(abs(view.contentOffset.y - start - 494.01) < 0.001)
    #expect(!view.isDecelerating)
  }

  @Test("UIScrollView.velocity.unit") func velocityUnit() {
    prepare()
    flick(-200)
    #expect(abs((recorder.velocity?.y ?? 0) - 1) < 1e-9)
    #expect(abs((recorder.proposed?.y ?? 0) - 684.01) < 0.001)
  }

  @Test("UIScrollView.target.override") func targetOverride() {
    prepare()
    recorder.chosen = CGPoint(x: 0, y: 200)
    flick(-300)
    world.advance(by: 10)
    #expect(view.contentOffset == CGPoint(x: 0, y: 200))
  }

  @Test("the calls of a flick come in UIKit's order") func order() {
    prepare()
    flick(-200)
    world.advance(by: 10)
    #expect(
      recorder.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
  }

  @Test("a finger that rests before it is lifted leaves the content where it is") func resting() {
    prepare()
    view.fingerDown(at: CGPoint(x: 100, y: 250))
    view.fingerMoved(to: CGPoint(x: 100, y: 150))
    world.advance(by: 0.5)
    view.fingerUp()
    #expect(recorder.calls.suffix(2) == ["willEndDragging", "didEndDragging false"])
    #expect(view.contentOffset.y == 90)
  }

  @Test("UIScrollView.drag.interrupt") func interrupt() {
    prepare()
    flick(-200)
    world.advance(by: 0.1)
    let caught = view.contentOffset.y
    view.fingerDown(at: CGPoint(x: 100, y: 150))
    #expect(!view.isDecelerating)
    world.advance(by: 1)
    #expect(view.contentOffset.y == caught)
    recorder.calls = []
    view.fingerMoved(to: CGPoint(x: 100, y: 100))
    #expect(recorder.calls.first == "willBeginDragging")
  }

  @Test("UIScrollView.rubber.top") func rubberBand() {
    prepare()
    view.fingerDown(at: CGPoint(x: 100, y: 100))
    view.fingerMoved(to: CGPoint(x: 100, y: 170))
    #expect(abs(view.contentOffset.y + 29.73) < 0.001)
    world.advance(by: 1)
    view.fingerUp()
    #expect(view.isDecelerating)
    world.advance(by: 2)
    #expect(view.contentOffset.y == 0)
    #expect(recorder.calls.last == "didEndDecelerating")
  }

  @Test("content that reaches its edge with speed swings past it and comes back to it") func bounce() {
    prepare(height: 400)
    flick(-50, over: 0.1)
    var furthest: CGFloat = 0
    for _ in 0..<120 {
      world.advance(by: 1.0 / 60)
      furthest = max(furthest, view.contentOffset.y)
    }
    #expect(furthest > 101)
    #expect(view.contentOffset.y == 100)
    view.bounces = false
    view.contentOffset = CGPoint(x: 0, y: 50)
    flick(-100)
    #expect(view.contentOffset.y == 100)
    flick(300)
    #expect(view.contentOffset.y == 0)
  }

  @Test("UIScrollView.bounce.smallContent") func smallContent() {
    prepare(height: 100)
    flick(-100)
    #expect(view.contentOffset == .zero)
    #expect(recorder.calls == [])
    view.alwaysBounceVertical = true
    flick(-100)
    #expect(view.contentOffset.y > 0)
    world.advance(by: 5)
    #expect(view.contentOffset == .zero)
  }

  @Test("UIScrollView.paging.multiple", arguments: [-60, -140, -250, 60, 400])
  func paging(way: CGFloat) {
    view.frame.size.width = 320
    prepare(height: 300, width: 3200)
    view.isPagingEnabled = true
    view.contentOffset.x = 640
    view.drag(by: CGPoint(x: way, y: 0), duration: 0.5)
    world.advance(by: 10)
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 320) == 0)
    #expect(abs(view.contentOffset.x - 640) <= 320)
    #expect(abs(way) < 140 || view.contentOffset.x != 640)
  }

  @Test("a tap on the status bar scrolls to the top and says so") func statusBar() {
    prepare()
    view.contentOffset.y = 900
    view.statusBarTapped()
    world.advance(by: 1)
    #expect(view.contentOffset.y == 0)
    #expect(recorder.calls.last == "didScrollToTop")
    view.scrollsToTop = false
    view.contentOffset.y = 900
    view.statusBarTapped()
    world.advance(by: 1)
    #expect(view.contentOffset.y == 900)
  }

  @Test("a drag that begins on a button scrolls and cancels the button") func dragOnButton() {
    prepare()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(view)
    window.isHidden = false
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
    view.addSubview(button)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    world.tap(button)
    world.touchDown(at: CGPoint(x: 60, y: 40))
    world.touchMove(to: CGPoint(x: 60, y: 0))
    #expect(events == ["tap", "cancel"])
    #expect(!button.isTracking)
    #expect(view.contentOffset.y == 30)
    world.touchUp()
    #expect(events == ["tap", "cancel"])
    world.settle()
    // A touch held longer belongs to the control.
    let offset = view.contentOffset
    world.touchDown(at: CGPoint(x: 60, y: 44 - offset.y))
    world.advance(by: 0.3)
    world.touchMove(to: CGPoint(x: 60, y: 0))
    #expect(view.contentOffset == offset || button.frame.maxY < offset.y)
  }

  @Test("dragging with the dismiss mode on drag takes the keyboard away") func dismissKeyboard() {
    prepare()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(view)
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    flick(-50)
    #expect(field.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    flick(-50)
    #expect(!field.isFirstResponder)
  }
}
