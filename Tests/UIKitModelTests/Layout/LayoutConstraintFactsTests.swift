import Foundation
import Testing
import UIKitModel

@Suite("Facts about constraints, anchors and priorities")
struct LayoutConstraintFactsTests {
  @Test("UILayoutPriority.fittingSizeLevel")
  func fittingSizeLevel() { #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50) }

  @Test("UILayoutPriority.tooHigh")
  func priorityTooHigh() throws {
    try inLayoutWorld { _ in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
      let raised = try #require(layoutException { constraint.priority = UILayoutPriority(1001) })
      #expect(raised.reason.hasPrefix("It's illegal to set priority:1001.  Priorities must be greater than 0"))
      #expect(layoutException { constraint.priority = UILayoutPriority(0) } != nil)
      #expect(constraint.priority == .required)
    }
  }

  @Test("NSLayoutConstraint.attr.raws")
  func attributeRawValues() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...12))
  }

  @Test("NSLayoutConstraint.attr.margins")
  func marginAttributeRawValues() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(13...20))
  }

  @Test("NSLayoutConstraint.priority.flipUp")
  func priorityFlipUp() throws {
    try inLayoutWorld { _ in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.priority = .defaultLow
      constraint.isActive = true
      let raised = try #require(layoutException { constraint.priority = .required })
      #expect(raised.name == .internalInconsistency)
      #expect(
        raised.reason
          == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority 1000 and the existing priority was 250.")
      #expect(constraint.priority == .defaultLow)
      #expect(layoutException { constraint.priority = .defaultHigh } == nil)
    }
  }

  @Test("NSLayoutConstraint.priority.inactive")
  func priorityInactive() {
    inLayoutWorld { _ in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
      #expect(layoutException { constraint.priority = .defaultLow } == nil)
      #expect(constraint.priority == .defaultLow)
    }
  }

  @Test("NSLayoutConstraint.optional.meaning")
  func optionalMeaning() {
    let root = makeRoot()
    let view = addFree(to: root)
    place(view, x: 0, y: 0, height: 10)
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    NSLayoutConstraint.activate([wish, limit])
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test("NSLayoutConstraint.install.common")
  func installedOnCommonAncestor() {
    let root = makeRoot()
    let middle = addFree(to: root)
    let child = addFree(to: middle)
    let constraint = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let size = child.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([constraint, size])
    #expect(root.constraints == [constraint])
    #expect(child.constraints == [size])
  }

  @Test("NSLayoutConstraint.activate.twice")
  func activateTwice() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([constraint, constraint])
    constraint.isActive = true
    #expect(view.constraints == [constraint])
  }

  @Test("NSLayoutConstraint.deactivate.inactive")
  func deactivateInactive() {
    inLayoutWorld { _ in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 4)
      #expect(layoutException { NSLayoutConstraint.deactivate([constraint]) } == nil)
      #expect(!constraint.isActive)
    }
  }

  @Test("NSLayoutConstraint.addConstraint.active")
  func addConstraint() {
    let root = makeRoot()
    let child = addFree(to: root)
    let constraint = child.topAnchor.constraint(equalTo: root.topAnchor)
    root.addConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test("NSLayoutConstraint.guide.noOwner")
  func guideWithoutOwner() {
    inLayoutWorld { _ in
      let guide = UILayoutGuide()
      let constraint = guide.widthAnchor.constraint(equalToConstant: 4)
      #expect(layoutException { constraint.isActive = true } == nil)
      #expect(!constraint.isActive)
    }
  }

  @Test("NSLayoutConstraint.noAncestor.text")
  func noCommonAncestor() throws {
    try inLayoutWorld { _ in
      let (a, b) = (UIView(), UIView())
      let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
      let raised = try #require(layoutException { constraint.isActive = true })
      #expect(raised.name == .generic)
      let anchor = "<NSLayoutXAxisAnchor:0x… \"UIView:0x….leading\">"
      #expect(
        hidingAddresses(raised.reason)
          == "Unable to activate constraint with anchors \(anchor) and \(anchor) because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
      #expect(!constraint.isActive)
    }
  }

  @Test("a list of constraints stops at the first that can't be activated")
  func listStops() {
    inLayoutWorld { _ in
      let (view, other) = (UIView(), UIView())
      let good = view.widthAnchor.constraint(equalToConstant: 4)
      let bad = view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
      let late = view.heightAnchor.constraint(equalToConstant: 4)
      #expect(layoutException { NSLayoutConstraint.activate([good, bad, late]) } != nil)
      #expect([good, bad, late].map(\.isActive) == [true, false, false])
    }
  }

  @Test("NSLayoutConstraint.location.alone")
  func locationAlone() throws {
    try inLayoutWorld { _ in
      let view = UIView()
      let raised = try #require(
        layoutException {
          _ = NSLayoutConstraint(
            item: view, attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 10)
        })
      #expect(raised.name == .invalidArgument)
      #expect(
        raised.reason
          == "NSLayoutConstraint for \(view): A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. Location attributes must be "
          + "specified in pairs.")
    }
  }

  @Test("NSLayoutConstraint.addNotInTree")
  func addOutsideTree() throws {
    try inLayoutWorld { environment in
      let (view, stranger) = (UIView(), UIView())
      let constraint = view.topAnchor.constraint(equalTo: stranger.topAnchor)
      let raised = try #require(layoutException { view.addConstraint(constraint) })
      #expect(raised.reason == "Impossible to set up layout with view hierarchy unprepared for constraint.")
      #expect(
        environment.consoleLog.last?.contains("The view hierarchy is not prepared for the constraint:") == true)
    }
  }

  @Test("NSLayoutAnchor.leadingLeft")
  func leadingWithLeft() throws {
    try inLayoutWorld { _ in
      let root = makeRoot()
      let child = addFree(to: root)
      let raised = try #require(layoutException { _ = child.leadingAnchor.constraint(equalTo: root.leftAnchor) })
      #expect(raised.reason.hasSuffix("Use leading/trailing for both or neither."))
    }
  }

  @Test("NSLayoutAnchor.widthHeight")
  func widthOfHeight() {
    let root = makeRoot()
    let view = addFree(to: root)
    place(view, x: 0, y: 0, height: 60)
    view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 60))
  }

  @Test("NSLayoutAnchor.systemSpacing.quarter")
  func systemSpacing() {
    let root = makeRoot()
    let (a, b) = (addFree(to: root), addFree(to: root))
    let gap = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 0.25)
    #expect(gap.constant == 2 && gap.multiplier == 1 && !gap.isActive)
    #expect(b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: -2).constant == 0)
  }

  @Test("NSLayoutAnchor.systemSpacing.baseline")
  func baselineSpacing() {
    let (a, b) = (UILabel(), UILabel())
    let gap = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(gap.constant == 20)
  }

  @Test("NSLayoutAnchor.systemSpacing.noFont")
  func baselineSpacingWithoutFonts() {
    let (a, b) = (UIView(), UIView())
    let gap = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(gap.constant == 8)
  }
}
