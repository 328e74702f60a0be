import Foundation
import Testing
import UIKitModel

@Suite("UIView geometry", .freshWorld)
struct ViewGeometryTests {
  @Test("UIView.frame.set") func frameSet() {
    let view = UIView(frame: box(40, 40, 80, 60))
    #expect(view.center == point(80, 70))
    #expect(view.bounds == box(0, 0, 80, 60))
  }
  @Test("UIView.boundsOrigin.frame") func boundsOrigin() {
    let view = UIView(frame: box(10, 20, 30, 40))
    view.bounds.origin = point(5, 7)
    #expect(view.frame == box(10, 20, 30, 40))
  }
  @Test("UIView.boundsSize.center") func boundsSize() {
    let view = UIView(frame: box(0, 0, 100, 100))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.center == point(50, 50))
    #expect(view.frame == box(25, 25, 50, 50))
  }
  @Test("UIView.center.set") func centerSet() {
    let view = UIView(frame: box(0, 0, 10, 10))
    view.center = point(100, 100)
    #expect(view.frame == box(95, 95, 10, 10))
    #expect(view.bounds == box(0, 0, 10, 10))
  }
  @Test("UIView.transform.rot45") func rotated45() {
    let view = UIView(frame: box(40, 40, 80, 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(isClose(view.frame, box(30.503, 20.503, 98.994, 98.994)))
    #expect(view.center == point(80, 70))
    #expect(view.bounds.size == CGSize(width: 80, height: 60))
  }
  @Test("UIView.transform.scale") func scaled() {
    let view = UIView(frame: box(160, 40, 80, 60))
    view.transform = CGAffineTransform(scaleX: 1.5, y: 0.5)
    #expect(view.frame == box(140, 55, 120, 30))
  }
  @Test("UIView.transform.rot22") func rotated22() {
    let view = UIView(frame: box(0, 0, 100, 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 8)
    #expect(view.description.contains("frame = (-15.3281 -15.3281; 130.656 130.656)"))
  }
  @Test("UIView.transform.aroundCenter") func aroundCenter() {
    let view = UIView(frame: box(0, 0, 100, 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.anchorPoint == point(0.5, 0.5))
    #expect(view.frame == box(-50, -50, 200, 200))
  }
  @Test("UIView.pointInside.edge") func pointEdge() {
    let view = UIView(frame: box(0, 0, 100, 100))
    #expect(view.point(inside: point(99, 99), with: nil))
    #expect(!view.point(inside: point(100, 100), with: nil))
  }
  @Test("UIView.pointInside.origin") func pointOrigin() {
    #expect(UIView(frame: box(0, 0, 100, 100)).point(inside: .zero, with: nil))
  }
  @Test("UIView.pointInside.boundsOrigin") func pointBoundsOrigin() {
    let view = UIView(frame: box(0, 0, 100, 100))
    view.bounds = box(10_000, 10_000, 100, 100)
    #expect(!view.point(inside: point(50, 50), with: nil))
    #expect(view.point(inside: point(10_050, 10_050), with: nil))
  }
  @Test("UIView.convert.scaledBack") func convertScaled() {
    let view = UIView(frame: box(0, 0, 80, 40))
    let inner = UIView(frame: box(0, 0, 10, 10))
    view.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    inner.frame = box(10, 10, 60, 40)
    #expect(inner.convert(point(25, 5), to: view) == point(60, 20))
    #expect(inner.convert(point(60, 20), from: view) == point(25, 5))
  }
  @Test("UIView.convert.boundsOrigins") func convertOrigins() {
    let view = UIView(frame: box(0, 0, 100, 100))
    view.bounds.origin = point(50, 50)
    let inner = UIView(frame: box(40, 40, 20, 20))
    inner.bounds.origin = point(123, 123)
    view.addSubview(inner)
    #expect(inner.convert(point(133, 133), to: view) == point(50, 50))
  }
  @Test("UIView.convert.three") func convertThree() {
    let window = UIWindow(frame: box(0, 0, 500, 500))
    let a = UIView(frame: box(80, 80, 200, 200))
    let b = UIView(frame: box(70, 70, 100, 100))
    let c = UIView(frame: box(50, 50, 50, 50))
    a.bounds.origin = point(15, 15)
    b.bounds.origin = point(25, 25)
    c.bounds.origin = point(64, 64)
    window.addSubview(a)
    a.addSubview(b)
    b.addSubview(c)
    #expect(c.convert(point(20, 10), to: window) == point(116, 106))
    #expect(c.convert(point(20, 10), to: nil as UIView?) == point(116, 106))
  }
  @Test("UIView.convert.scrolled") func convertScrolled() {
    let parent = UIView(frame: box(0, 0, 300, 300))
    let scroll = UIView(frame: box(0, 0, 100, 100))
    scroll.bounds.origin = point(0, 100)
    let content = UIView(frame: box(0, 120, 10, 10))
    parent.addSubview(scroll)
    scroll.addSubview(content)
    #expect(content.convert(CGPoint.zero, to: parent).y == 20)
  }
  @Test("setting the frame of a turned view keeps the transform and fits the box where that has one answer")
  func frameOfScaledView() {
    let view = UIView(frame: box(0, 0, 10, 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.frame = box(10, 10, 40, 60)
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.frame == box(10, 10, 40, 60))
  }
  @Test("a transform that is undone by its inverse leads back")
  func inverse() {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
    let back = point(7, 8).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 7) < 1e-9)
    #expect(abs(back.y - 8) < 1e-9)
  }
}

@Suite("UIView hit testing", .freshWorld)
struct ViewHitTestingTests {
  @Test("UIView.hit.order") func order() {
    let root = UIView(frame: box(0, 0, 100, 100))
    let a = UIView(frame: box(0, 0, 50, 50))
    let b = UIView(frame: box(0, 0, 50, 50))
    root.addSubview(a)
    root.addSubview(b)
    #expect(root.hitTest(point(10, 10), with: nil) === b)
  }
  @Test("UIView.hit.basic") func basic() {
    let root = UIView(frame: box(0, 0, 100, 100))
    root.bounds = box(-10, -10, 100, 100)
    let a = UIView(frame: box(40, 40, 20, 20))
    let b = UIView(frame: box(10, 10, 5, 5))
    root.addSubview(a)
    a.addSubview(b)
    #expect(root.hitTest(point(-5, -5), with: nil) === root)
    #expect(root.hitTest(point(40, 40), with: nil) === a)
    #expect(root.hitTest(point(52.5, 52.5), with: nil) === b)
    #expect(root.hitTest(point(-11, -11), with: nil) == nil)
    #expect(root.hitTest(point(95, 95), with: nil) == nil)
  }
  @Test("UIView.hit.selfTransform") func selfTransform() {
    let root = UIView(frame: box(0, 0, 10, 10))
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame = box(0, 0, 100, 100)
    #expect(root.bounds.size == CGSize(width: 200, height: 200))
    #expect(root.hitTest(point(199, 199), with: nil) === root)
  }
  @Test("UIView.hit.alpha") func alpha() {
    let view = UIView(frame: box(0, 0, 10, 10))
    view.alpha = 0.009
    #expect(view.hitTest(point(1, 1), with: nil) == nil)
    view.alpha = 0.011
    #expect(view.hitTest(point(1, 1), with: nil) === view)
  }
  @Test("UIView.hit.noInteraction") func interaction() {
    let view = UIView(frame: box(0, 0, 10, 10))
    view.addSubview(UIView(frame: box(0, 0, 10, 10)))
    view.isUserInteractionEnabled = false
    #expect(view.hitTest(point(1, 1), with: nil) == nil)
  }
  @Test("UIView.hit.outsideChild") func overhang() {
    let parent = UIView(frame: box(0, 0, 50, 50))
    let child = UIView(frame: box(40, 40, 50, 50))
    parent.addSubview(child)
    #expect(!parent.clipsToBounds)
    #expect(parent.hitTest(point(60, 60), with: nil) == nil)
  }
  @Test("UIView.hit.alphaInherited") func inheritedAlpha() {
    let parent = UIView(frame: box(0, 0, 50, 50))
    parent.addSubview(UIView(frame: box(0, 0, 50, 50)))
    parent.alpha = 0.005
    #expect(parent.hitTest(point(1, 1), with: nil) == nil)
  }
  @Test("a hidden view is not hit, and what lies behind it is") func hidden() {
    let parent = UIView(frame: box(0, 0, 50, 50))
    let child = UIView(frame: box(0, 0, 50, 50))
    parent.addSubview(child)
    child.isHidden = true
    #expect(parent.hitTest(point(1, 1), with: nil) === parent)
  }
}
