import Foundation
import Testing
import UIKitModel

@Suite("UIView hierarchy", .freshWorld)
struct ViewHierarchyTests {
  private func family(_ count: Int) -> (UIView, [UIView]) {
    let parent = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    return (parent, views)
  }

  @Test("UIView.viewWithTag.self") func tagSelf() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(UIView())
    view.subviews[0].addSubview(inner)
    view.tag = 7
    inner.tag = 8
    #expect(view.viewWithTag(7) === view)
    #expect(view.viewWithTag(8) === inner)
    #expect(view.viewWithTag(9) == nil)
  }
  @Test("UIView.subviews.copy") func copy() {
    let view = UIView()
    let before = view.subviews
    view.addSubview(UIView())
    #expect(before.isEmpty)
    #expect(view.subviews.count == 1)
  }
  @Test("UIView.add.order") func addOrder() {
    let (parent, views) = family(2)
    #expect(parent.subviews == views)
    #expect(parent.layer.sublayers?.last === views[1].layer)
  }
  @Test("UIView.insert.moveBelow") func moveBelow() {
    let (parent, v) = family(4)
    parent.insertSubview(v[1], belowSubview: v[0])
    #expect(parent.subviews.firstIndex(of: v[1]) == 0)
    #expect(parent.subviews == [v[1], v[0], v[2], v[3]])
  }
  @Test("UIView.insert.above3") func moveAbove() {
    let (parent, v) = family(4)
    parent.insertSubview(v[1], aboveSubview: v[3])
    #expect(parent.subviews.firstIndex(of: v[1]) == 3)
  }
  @Test("inserting moves a view between its new neighbours, and its layer with it") func insertBetween() {
    let (parent, v) = family(3)
    let new = UIView()
    parent.insertSubview(new, aboveSubview: v[0])
    #expect(parent.subviews == [v[0], new, v[1], v[2]])
    parent.insertSubview(v[2], at: 0)
    #expect(parent.subviews == [v[2], v[0], new, v[1]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }
  @Test("UIView.remove") func remove() {
    let (parent, v) = family(1)
    v[0].removeFromSuperview()
    #expect(v[0].superview == nil)
    #expect(parent.subviews.isEmpty)
    #expect(parent.layer.sublayers == nil)
  }
  @Test("UIView.move.remove") func moveRemove() {
    let journal = Journal()
    let window = UIWindow(frame: box(0, 0, 100, 100))
    let view = RecordingView("v", journal)
    window.addSubview(view)
    journal.clear()
    view.removeFromSuperview()
    #expect(
      journal.lines == [
        "v willMove(toSuperview: nil)", "v willMove(toWindow: nil)", "v didMoveToWindow", "v didMoveToSuperview",
      ])
  }
  @Test("adding a view to a window tells it of the superview around the window, then tells the superview")
  func moveAdd() {
    let journal = Journal()
    let window = UIWindow(frame: box(0, 0, 100, 100))
    let parent = RecordingView("p", journal)
    window.addSubview(parent)
    journal.clear()
    parent.addSubview(RecordingView("v", journal))
    #expect(
      journal.lines == [
        "v willMove(toSuperview: view)", "v willMove(toWindow: window)", "v didMoveToWindow", "v didMoveToSuperview",
        "p didAddSubview",
      ])
  }
  @Test("UIView.move.superviewDuringWill") func during() {
    let view = RecordingView("v", Journal())
    var seen: [UIView?] = []
    view.duringWillMove = { seen.append($0.superview) }
    UIView().addSubview(view)
    #expect(seen.count == 1)
    #expect(seen[0] == nil)
  }
  @Test("UIView.move.superviewDuringDid") func duringDid() {
    let parent = UIView()
    let view = RecordingView("v", Journal())
    var seen: [Bool] = []
    view.duringDidMove = { moved in
      seen.append(moved.superview === parent && parent.layer.sublayers?.contains(moved.layer) == true)
    }
    parent.addSubview(view)
    #expect(seen == [true])
  }
  @Test("UIView.move.sameSuperview") func sameSuperview() {
    let parent = UIView()
    let journal = Journal()
    let view = RecordingView("v", journal)
    parent.addSubview(view)
    parent.addSubview(UIView())
    journal.clear()
    parent.addSubview(view)
    #expect(parent.subviews.last === view)
    #expect(view.superview === parent)
    #expect(journal.lines.isEmpty)
  }
  @Test("UIView.willRemove.timing") func willRemove() {
    let parent = RecordingView("p", Journal())
    let view = UIView()
    parent.addSubview(view)
    var wasThere: Bool?
    parent.duringWillRemove = { parent, view in wasThere = parent.subviews.contains(view) }
    view.removeFromSuperview()
    #expect(wasThere == true)
  }
  @Test("UIView.exchange") func exchange() {
    let (parent, v) = family(3)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [v[2], v[1], v[0]])
    #expect(parent.layer.sublayers == [v[2].layer, v[1].layer, v[0].layer])
  }
  @Test("UIView.bringToFront") func front() {
    let (parent, v) = family(3)
    parent.bringSubviewToFront(v[0])
    #expect(parent.subviews == [v[1], v[2], v[0]])
  }
  @Test("UIView.sendToBack") func back() {
    let (parent, v) = family(3)
    parent.sendSubviewToBack(v[2])
    #expect(parent.subviews == [v[2], v[0], v[1]])
  }
  @Test("UIView.addSubview.strong") func ownership() {
    var parent: UIView? = UIView()
    weak var child: UIView?
    do {
      let view = UIView()
      parent?.addSubview(view)
      child = view
    }
    #expect(child != nil)
    weak let weakParent = parent
    parent = nil
    #expect(weakParent == nil)
    #expect(child == nil)
  }
  @Test("adding a view to itself raises and changes nothing") func addSelf() {
    let view = UIView()
    view.addSubview(view)
    #expect(world.takePendingException()?.name == .invalidArgument)
    #expect(view.subviews.isEmpty)
  }
  @Test("moving a view to another superview takes it out of the first") func reparent() {
    let (first, v) = family(1)
    let second = UIView()
    second.addSubview(v[0])
    #expect(first.subviews.isEmpty)
    #expect(v[0].superview === second)
    #expect(v[0].isDescendant(of: second))
    #expect(!v[0].isDescendant(of: first))
  }
}

@Suite("UIView layout pass", .freshWorld)
struct ViewLayoutPassTests {
  @Test("UIView.layoutIfNeeded.noNeed") func noNeed() {
    let journal = Journal()
    let view = RecordingView("v", journal)
    view.layoutIfNeeded()
    journal.clear()
    view.layoutIfNeeded()
    #expect(journal.lines.isEmpty)
  }
  @Test("UIView.setNeedsLayout.noAncestor") func noAncestor() {
    let journal = Journal()
    let parent = RecordingView("p", journal)
    let child = RecordingView("c", journal)
    parent.addSubview(child)
    parent.layoutIfNeeded()
    journal.clear()
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(journal.lines == ["c layoutSubviews"])
  }
  @Test("a change of size asks for layout, a change of place does not") func sizeChange() {
    let journal = Journal()
    let view = RecordingView("v", journal, frame: box(0, 0, 10, 10))
    view.layoutIfNeeded()
    journal.clear()
    view.frame.origin = point(5, 5)
    view.layoutIfNeeded()
    #expect(journal.lines.isEmpty)
    view.frame.size = CGSize(width: 20, height: 20)
    view.layoutIfNeeded()
    #expect(journal.lines == ["v layoutSubviews"])
  }
  @Test("UIView.auto.none") func autoNone() { expectAutoresized([], to: box(10, 10, 40, 40)) }

  private func expectAutoresized(_ mask: UIView.AutoresizingMask, to expected: CGRect) {
    let parent = UIView(frame: box(0, 0, 100, 100))
    let child = UIView(frame: box(10, 10, 40, 40))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame = box(0, 0, 200, 150)
    #expect(child.frame == expected)
  }
  @Test("UIView.auto.width") func autoWidth() {
    let parent = UIView(frame: box(0, 0, 100, 100))
    let child = UIView(frame: box(10, 0, 40, 10))
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.frame.size.width = 160
    #expect(child.frame == box(10, 0, 100, 10))
  }
  @Test("UIView.auto.shrink") func autoShrink() {
    let parent = UIView(frame: box(0, 0, 100, 100))
    let child = UIView(frame: box(10, 0, 40, 10))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 50
    #expect(child.frame == box(5, 0, 20, 10))
  }
  @Test("UIView.auto.off") func autoOff() {
    let parent = UIView(frame: box(0, 0, 100, 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: box(10, 10, 40, 40))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = box(0, 0, 200, 200)
    #expect(child.frame == box(10, 10, 40, 40))
  }
  @Test("UIView.auto.boundsOrigin") func autoOrigin() {
    let parent = UIView(frame: box(0, 0, 100, 100))
    let child = UIView(frame: box(10, 10, 40, 40))
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.addSubview(child)
    parent.bounds.origin = point(30, 30)
    #expect(child.frame == box(10, 10, 40, 40))
  }
  @Test("UIView.auto.bounds") func autoBounds() {
    let parent = UIView(frame: box(0, 0, 100, 100))
    let child = UIView(frame: box(0, 0, 50, 10))
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.bounds = box(0, 0, 130, 100)
    #expect(child.frame.width == 80)
  }
}
