import Foundation
import Testing
import UIKitModel

@Suite("UIView animation and the committed screen", .freshWorld)
struct ViewAnimationTests {
  private func shown() -> (UIWindow, UIView) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: box(0, 0, 100, 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    world.settle()
    return (window, view)
  }
  private func node(_ view: UIView, in nodes: [SnapshotNode]) -> SnapshotNode? {
    for candidate in nodes {
      if candidate.view === view { return candidate }
      if let found = node(view, in: candidate.children) { return found }
    }
    return nil
  }

  @Test("the model changes at once, the screen when the run loop turns") func commit() {
    let (window, view) = shown()
    view.alpha = 0.5
    #expect(view.alpha == 0.5)
    #expect(world.needsCommit)
    #expect(node(view, in: world.committedScreen.windows)?.values.opacity == 1)
    #expect(view.layer.presentation()?.opacity == 1)
    world.turn()
    #expect(!world.needsCommit)
    #expect(node(view, in: world.committedScreen.windows)?.values.opacity == 0.5)
    #expect(window.isKeyWindow)
  }
  @Test("an animated change is whole in the model and on its way on the screen") func onItsWay() {
    let (_, view) = shown()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = point(150, 50)
    } completion: {
      finished.append($0)
    }
    #expect(view.center == point(150, 50))
    world.turn()
    #expect(view.layer.presentation()?.position == point(50, 50))
    world.advance(by: 0.25)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 75) < 0.001)
    #expect(abs((node(view, in: world.displayedScreen.windows)?.values.position.x ?? 0) - 75) < 0.001)
    #expect(finished.isEmpty)
    world.advance(by: 0.75)
    #expect(view.layer.presentation()?.position == point(150, 50))
    #expect(view.layer.animationKeys() == nil)
    #expect(finished == [true])
  }
  @Test("a delay holds the screen at the old value") func delay() {
    let (_, view) = shown()
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
    world.turn()
    world.advance(by: 1)
    #expect(view.layer.presentation()?.opacity == 1)
    world.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
  }
  @Test("a second animation begins where the first one is") func retarget() {
    let (_, view) = shown()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    world.turn()
    world.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
    world.turn()
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
  }
  @Test("without duration, or with animations off, the completion runs before animate returns") func immediate() {
    let (_, view) = shown()
    var order: [String] = []
    UIView.animate(withDuration: 0) {
      view.alpha = 0.1
    } completion: { _ in
      order.append("completion")
    }
    order.append("after")
    #expect(order == ["completion", "after"])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.alpha = 0.2
    } completion: { _ in
      order.append("off")
    }
    #expect(order.last == "off")
    #expect(!UIView.areAnimationsEnabled)
  }
  @Test("performWithoutAnimation inside a block does not animate") func without() {
    let (_, view) = shown()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0.3 }
    }
    #expect(view.layer.animationKeys() == nil)
  }
  @Test("removing the animations ends the block with false") func cancelled() {
    let (_, view) = shown()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    world.turn()
    view.layer.removeAllAnimations()
    #expect(finished == [false])
    #expect(view.layer.presentation()?.opacity == 0)
    world.advance(by: 2)
    #expect(finished == [false])
  }
  @Test("ease-in is behind and ease-out ahead of the middle at half time") func curves() {
    for (options, isAhead) in [(UIView.AnimationOptions.curveEaseIn, false), (.curveEaseOut, true)] {
      let (_, view) = shown()
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
      world.turn()
      world.advance(by: 0.5)
      #expect(((view.layer.presentation()?.position.x ?? 0) > 100) == isAhead)
    }
  }
  @Test("two worlds share nothing") func worlds() {
    let other = UIKitEnvironment()
    UIKitEnvironment.with(other) {
      UIWindow(frame: .zero).makeKeyAndVisible()
      other.raise(.generic, "x")
    }
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(!world.hasPendingException)
    #expect(
      other.takePendingException()?.report
        == "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'x'")
    #expect(other.takePendingException() == nil)
  }
  @Test("the same steps give the same addresses") func addresses() {
    let texts = (0..<2).map { _ in
      UIKitEnvironment.with(UIKitEnvironment()) {
        let view = UIView()
        view.addSubview(UIView())
        return view.recursiveDescription
      }
    }
    #expect(texts[0] == texts[1])
  }
}
