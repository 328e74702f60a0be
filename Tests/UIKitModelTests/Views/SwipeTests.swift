import Foundation
import Testing
import UIKitModel

@Suite("Swipes and font descriptors")
struct SwipeTests {
  private func swipe(by distance: CGPoint, _ direction: UISwipeGestureRecognizer.Direction) -> UIGestureRecognizer.State {
    let world = UIKitEnvironment()
    return UIKitEnvironment.with(world) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      var state = UIGestureRecognizer.State.possible
      let recognizer = Recorder()
      recognizer.direction = direction
      recognizer.told = { if $0 != .possible { state = $0 } }
      window.addGestureRecognizer(recognizer)
      window.isHidden = false
      world.touchDown(at: CGPoint(x: 150, y: 150))
      for step in 1...6 {
        world.advance(by: 0.02)
        world.touchMove(to: CGPoint(x: 150 + distance.x * CGFloat(step) / 6, y: 150 + distance.y * CGFloat(step) / 6))
      }
      world.touchUp()
      return state
    }
  }

  private final class Recorder: UISwipeGestureRecognizer {
    var told: (UIGestureRecognizer.State) -> Void = { _ in }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      told(state)
    }
  }

  @Test("a stroke counts in the directions that were asked for, and in no other")
  func directions() {
    #expect(swipe(by: CGPoint(x: 90, y: 5), .right) == .ended)
    #expect(swipe(by: CGPoint(x: -90, y: 5), .right) != .ended)
    #expect(swipe(by: CGPoint(x: -90, y: 5), [.left, .up]) == .ended)
    #expect(swipe(by: CGPoint(x: 0, y: -90), [.left, .up]) == .ended)
    #expect(swipe(by: CGPoint(x: 20, y: 0), .right) != .ended)
  }

  @Test("a descriptor finds the bold and the italic face of its family")
  func traits() throws {
    let plain = try #require(UIFont(name: "Georgia", size: 20))
    let slanted = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: slanted, size: 0)
    #expect(font.fontName == "Georgia-BoldItalic" && font.pointSize == 20)
    #expect(slanted.symbolicTraits == [.traitBold, .traitItalic])
    #expect(plain.fontDescriptor.withSize(9).pointSize == 9)
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold)?.font(size: 17) == .boldSystemFont(ofSize: 17))
  }
}

extension UIFontDescriptor {
  fileprivate func font(size: CGFloat) -> UIFont { UIFont(descriptor: self, size: size) }
}
