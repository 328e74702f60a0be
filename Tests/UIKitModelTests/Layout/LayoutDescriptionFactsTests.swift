import Foundation
import Testing
import UIKitModel

@Suite("Facts about descriptions of constraints")
struct LayoutDescriptionFactsTests {
  private func active(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    return hidingAddresses(constraint.description)
  }

  @Test("NSLayoutConstraint.desc.size")
  func size() {
    let view = UIView()
    #expect(
      active(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 330))
        == "<NSLayoutConstraint:0x… UIView:0x….height >= 330   (active)>")
  }

  @Test("NSLayoutConstraint.desc.width")
  func width() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 120)
    #expect(
      hidingAddresses(constraint.description) == "<NSLayoutConstraint:0x… UIView:0x….width == 120   (inactive)>")
    #expect(active(constraint) == "<NSLayoutConstraint:0x… UIView:0x….width == 120   (active)>")
    #expect(constraint.description.contains(constraint.addressText))
    #expect(constraint.description.contains("UIView:\(view.addressText).width"))
  }

  @Test("NSLayoutConstraint.desc.siblingVFL")
  func siblings() {
    let root = makeRoot()
    let (a, b) = (addFree(UILabel(), to: root), addFree(to: root))
    #expect(
      active(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 24))
        == "<NSLayoutConstraint:0x… V:[UILabel:0x…]-(24)-[UIView:0x…]   (active)>")
  }

  @Test("a gap to the superview names it")
  func superview() {
    let root = makeRoot()
    let view = addFree(to: root)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    top.identifier = "id"
    #expect(
      active(top) == "<NSLayoutConstraint:0x… 'id' V:|-(20)-[UIView:0x…]   (active, names: '|':UIView:0x… )>")
    #expect(
      active(root.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint:0x… H:[UIView:0x…]-(>=8)-|   (active, names: '|':UIView:0x… )>")
    #expect(
      active(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5))
        == "<NSLayoutConstraint:0x… H:|-(5)-[UIView:0x…](LTR)   (active, names: '|':UIView:0x… )>")
  }

  @Test("NSLayoutConstraint.desc.constant")
  func constantAfterGuide() {
    let root = makeRoot()
    let label = UILabel()
    label.text = "Select Department"
    addFree(label, to: root)
    let guide = UILayoutGuide()
    guide.identifier = "TitleView"
    root.addLayoutGuide(guide)
    #expect(
      active(label.firstBaselineAnchor.constraint(equalTo: guide.topAnchor, constant: 28))
        == "<NSLayoutConstraint:0x… UILabel:0x…'Select Department'.firstBaseline == UILayoutGuide:0x…'TitleView'.top + 28   (active)>"
    )
  }

  @Test("long text is cut after 25 characters")
  func longText() {
    let label = UILabel()
    label.text = "Testing out NSLayoutConstraint"
    #expect(
      active(label.widthAnchor.constraint(equalToConstant: 0))
        == "<NSLayoutConstraint:0x… UILabel:0x…'Testing out NSLayoutConst...'.width == 0   (active)>")
  }

  @Test("NSLayoutConstraint.desc.negative")
  func negativeConstant() {
    let root = makeRoot()
    let view = addFree(to: root)
    #expect(
      active(view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))
        == "<NSLayoutConstraint:0x… UIView:0x….trailing == UIView:0x….trailing - 16   (active)>")
  }

  @Test("NSLayoutConstraint.desc.priority")
  func priority() {
    let root = makeRoot()
    let view = addFree(to: root)
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    width.priority = .defaultHigh
    #expect(active(width) == "<NSLayoutConstraint:0x… UIView:0x….width == 120@750   (active)>")
    let third = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3, constant: 2)
    #expect(
      active(third) == "<NSLayoutConstraint:0x… UIView:0x….width == 0.333333*UIView:0x….width + 2   (active)>")
  }

  // MARK: The report of a contradiction

  private func report(_ build: (UIView) -> Void) -> String {
    inLayoutWorld { environment in
      let root = makeRoot()
      build(root)
      root.layoutIfNeeded()
      return environment.consoleLog.map(hidingAddresses).joined(separator: "\n---\n")
    }
  }

  private static let head =
    "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
    + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
    + "\tTry this: \n"
    + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
    + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"

  private func addTwoWidths(to root: UIView) {
    let view = addFree(to: root)
    place(view, x: 0, y: 0, width: 100, height: 10)
    view.widthAnchor.constraint(equalToConstant: 120).isActive = true
  }

  @Test("AutoLayout.log.head")
  func logHead() { #expect(report(addTwoWidths).hasPrefix(Self.head + "(\n")) }

  @Test("AutoLayout.log.list")
  func logList() {
    #expect(
      report(addTwoWidths).contains(
        "\n(\n    \"<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>\",\n"
          + "    \"<NSLayoutConstraint:0x… UIView:0x….width == 120   (active)>\"\n)\n"))
  }

  @Test("AutoLayout.log.tail")
  func logTail() {
    #expect(
      report(addTwoWidths).hasSuffix(
        ")\n\nWill attempt to recover by breaking constraint \n"
          + "<NSLayoutConstraint:0x… UIView:0x….width == 120   (active)>\n\n"
          + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
          + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
          + "also be helpful."))
  }

  @Test("AutoLayout.log.note")
  func logNote() {
    let note = "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand"
    #expect(!report(addTwoWidths).contains(note))
    let masked = report { root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    #expect(masked.hasPrefix(Self.head + note))
  }

  @Test("NSLayoutConstraint.desc.autoresizing")
  func autoresizing() {
    let text = report { root in
      let view = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
      view.autoresizingMask = .flexibleWidth
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let names = "   (active, names: '|':UIView:0x… )>"
    #expect(
      text.contains("\"<NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=--& UIView:0x….minX == 20\(names)\""))
    #expect(text.contains("\"<NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=--& UIView:0x….width == 100   (active)>\""))
  }

  @Test("UIView.encapsulated")
  func encapsulated() {
    inLayoutWorld { environment in
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      let view = addFree(to: controller.view)
      place(view, x: 0, y: 0, height: 700)
      controller.view.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor).isActive = true
      controller.view.layoutIfNeeded()
      let log = hidingAddresses(environment.consoleLog.joined())
      #expect(log.contains("'UIView-Encapsulated-Layout-Height' UIView:0x….height == 667   (active)>\"\n)"))
    }
  }

  @Test("UIView.conflict.survives")
  func conflictSurvives() {
    inLayoutWorld { environment in
      let root = makeRoot()
      addTwoWidths(to: root)
      root.layoutIfNeeded()
      #expect(!environment.hasPendingException)
      #expect(environment.consoleLog.count == 1)
      #expect(root.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 10))
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(environment.consoleLog.count == 1)
    }
  }
}
