import Foundation
import Testing
import UIKitModel

@Suite("UIView margins and safe area", .freshWorld)
struct ViewMarginsTests {
  private func root() -> UIView {
    let root = UIView(frame: box(0, 0, 320, 480))
    root.overrideSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    return root
  }
  private func insets(of frame: CGRect) -> UIEdgeInsets {
    let root = root()
    let child = UIView(frame: frame)
    root.addSubview(child)
    root.layoutIfNeeded()
    return child.safeAreaInsets
  }
  private func edges(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("UIView.safeArea.prop0") func prop0() { #expect(insets(of: box(0, 0, 320, 480)) == edges(44, 10, 34, 12)) }
  @Test("UIView.safeArea.prop2") func prop2() { #expect(insets(of: box(-40, -60, 200, 200)) == edges(44, 10, 0, 0)) }
  @Test("UIView.safeArea.prop3") func prop3() { #expect(insets(of: box(0, 100, 320, 200)) == edges(0, 10, 0, 12)) }
  @Test("UIView.safeArea.prop6") func prop6() {
    #expect(insets(of: box(-50, -50, 500, 700)) == edges(44, 10, 34, 12))
  }
  @Test("UIView.safeArea.prop7") func prop7() { #expect(insets(of: box(5, 10, 60, 20)) == edges(34, 5, 0, 0)) }
  @Test("UIView.safeArea.prop8") func prop8() { #expect(insets(of: box(0, 500, 100, 50)) == edges(0, 10, 34, 0)) }
  @Test(
    "the reach of a safe area ends where the view ends",
    arguments: [
      (box(30, 20, 100, 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
      (box(0, 460, 320, 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
      (box(300, 0, 100, 480), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)),
    ]) func reach(frame: CGRect, expected: UIEdgeInsets)
  {
    #expect(insets(of: frame) == expected)
  }
  @Test("UIView.margins.safe") func marginsSafe() {
    let root = root()
    let child = UIView(frame: box(0, 0, 320, 480))
    root.addSubview(child)
    #expect(child.layoutMargins == edges(52, 18, 42, 20))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == edges(8, 8, 8, 8))
  }
  @Test("UIView.margins.preserve") func marginsPreserve() {
    let parent = UIView(frame: box(0, 0, 320, 480))
    parent.layoutMargins = edges(20, 20, 20, 20)
    let child = UIView(frame: box(10, 10, 100, 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == edges(10, 10, 8, 8))
  }
  @Test("UIView.safeArea.guide") func safeAreaGuide() {
    let root = root()
    #expect(root.safeAreaLayoutGuide.layoutFrame == box(10, 44, 298, 402))
  }
  @Test("UIView.readable.threshold") func readable() {
    let view = UIView(frame: box(0, 0, 1008, 200))
    #expect(view.readableContentGuide.layoutFrame == box(8, 8, 992, 184))
    view.frame.size.width = 1009
    #expect(view.readableContentGuide.layoutFrame == box(44.5, 8, 920, 184))
  }
  @Test("a new safe area is told once, after the margins") func told() {
    let journal = Journal()
    let root = UIView(frame: box(0, 0, 320, 480))
    let child = RecordingView("c", journal, frame: box(0, 0, 320, 480))
    root.addSubview(child)
    root.layoutIfNeeded()
    journal.clear()
    root.overrideSafeAreaInsets(edges(44, 10, 34, 12))
    root.layoutIfNeeded()
    #expect(journal.lines.prefix(2) == ["c layoutMarginsDidChange", "c safeAreaInsetsDidChange"])
    journal.clear()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines.isEmpty)
  }
  @Test("leading and trailing change sides from right to left") func rightToLeft() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == edges(1, 4, 3, 2))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
  @Test("a controller's root view keeps the system's margins and its additional safe area") func controller() {
    let controller = UIViewController()
    let window = showWindow(controller)
    #expect(controller.view.layoutMargins == edges(47, 16, 34, 16))
    controller.additionalSafeAreaInsets = edges(10, 0, 6, 0)
    #expect(controller.view.safeAreaInsets == edges(57, 0, 40, 0))
    #expect(window.safeAreaInsets == edges(47, 0, 34, 0))
  }
}
