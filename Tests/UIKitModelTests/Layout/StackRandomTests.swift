import Foundation
import Testing
import UIKitModel

/// Random stacks, checked against what Apple's documentation promises of each distribution and alignment, one stack at a
/// time and with the stack's own bounds as given. The checks know nothing of constraints.
@Suite("Random stack views keep the documented rules")
struct StackRandomTests {
  private final class Block: UIView {
    let content: CGSize
    init(_ content: CGSize) {
      self.content = content
      super.init(frame: .zero)
    }
    override var intrinsicContentSize: CGSize { content }
  }

  /// Frames are rounded to thirds of a point.
  private static let tolerance: CGFloat = 0.7

  @Test("a stack and the stacks in it", arguments: 0..<30)
  func rules(seed: UInt64) {
    var dice = SeededGenerator(seed: 7_000 + seed)
    UIKitEnvironment.with(UIKitEnvironment()) {
      for _ in 0..<8 {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_200, height: 1_200))
        let stack = Self.makeStack(depth: Int.random(in: 0...2, using: &dice), using: &dice)
        stack.frame = CGRect(
          x: 0, y: 0, width: CGFloat(Int.random(in: 700...1_100, using: &dice)),
          height: CGFloat(Int.random(in: 700...1_100, using: &dice)))
        window.addSubview(stack)
        window.isHidden = false
        window.layoutIfNeeded()
        Self.check(stack)
        Self.change(stack, using: &dice)
        window.layoutIfNeeded()
        Self.check(stack)
      }
    }
  }

  private static func makeStack(depth: Int, using dice: inout SeededGenerator) -> UIStackView {
    let stack = UIStackView()
    stack.axis = Bool.random(using: &dice) ? .horizontal : .vertical
    stack.distribution = UIStackView.Distribution.allCases.randomElement(using: &dice)!
    stack.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &dice)!
    stack.spacing = CGFloat(Int.random(in: 0...12, using: &dice))
    if Int.random(in: 0..<4, using: &dice) == 0 {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 9, trailing: 11)
    }
    for _ in 0..<Int.random(in: 1...4, using: &dice) {
      let view: UIView
      if depth > 0, Bool.random(using: &dice) {
        view = makeStack(depth: depth - 1, using: &dice)
      } else {
        view = Block(
          CGSize(width: Int.random(in: 2...8, using: &dice) * 6, height: Int.random(in: 2...8, using: &dice) * 6))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          view.setContentHuggingPriority(UILayoutPriority([200, 250, 251, 400].randomElement(using: &dice)!), for: axis)
          view.setContentCompressionResistancePriority(
            UILayoutPriority([600, 700, 750, 800].randomElement(using: &dice)!), for: axis)
        }
      }
      stack.addArrangedSubview(view)
      if Int.random(in: 0..<5, using: &dice) == 0 { view.isHidden = true }
      if Int.random(in: 0..<5, using: &dice) == 0 { stack.setCustomSpacing(20, after: view) }
    }
    return stack
  }

  /// One change of a stack that was laid out: the layout goes on from what it has.
  private static func change(_ stack: UIStackView, using dice: inout SeededGenerator) {
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: stack.spacing += 3
    case 1: stack.arrangedSubviews.randomElement(using: &dice)!.isHidden.toggle()
    case 2: stack.distribution = UIStackView.Distribution.allCases.randomElement(using: &dice)!
    case 3: stack.removeArrangedSubview(stack.arrangedSubviews[0])
    default: stack.addArrangedSubview(Block(CGSize(width: 30, height: 24)))
    }
  }

  // MARK: The rules

  private static func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) <= tolerance }

  private static func check(_ stack: UIStackView) {
    let isRow = stack.axis == .horizontal
    let area =
      stack.isLayoutMarginsRelativeArrangement ? stack.bounds.inset(by: stack.layoutMargins) : stack.bounds
    let (start, end) = isRow ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let spans = views.map { view in
      isRow ? (from: view.frame.minX, to: view.frame.maxX) : (from: view.frame.minY, to: view.frame.maxY)
    }
    // A hidden stack keeps its gaps: they contradict its missing length, as UIKit reports too.
    for hidden in stack.arrangedSubviews where hidden.isHidden && hidden is Block {
      #expect(isClose(isRow ? hidden.frame.width : hidden.frame.height, 0))
    }
    guard let first = spans.first, let last = spans.last else { return }
    #expect(isClose(first.from, start) && isClose(last.to, end), "the ends of \(stack)")
    let least = views.dropLast().map { view in
      let own = stack.customSpacing(after: view)
      return own == UIStackView.spacingUseDefault ? stack.spacing : own
    }
    let gaps = zip(spans, spans.dropFirst()).map { $1.from - $0.to }
    let lengths = spans.map { $0.to - $0.from }
    switch stack.distribution {
    case .fill: checkFill(stack, views, lengths, gaps, least)
    case .fillEqually:
      for (gap, least) in zip(gaps, least) { #expect(isClose(gap, least)) }
      for length in lengths { #expect(isClose(length, lengths[0])) }
    case .fillProportionally:
      for (gap, least) in zip(gaps, least) { #expect(isClose(gap, least)) }
    case .equalSpacing:
      for (gap, least) in zip(gaps, least) { #expect(gap >= least - tolerance && isClose(gap, gaps[0])) }
    case .equalCentering:
      for (gap, least) in zip(gaps, least) { #expect(gap >= least - tolerance) }
    }
    checkAcross(stack, views, area)
    for case let inner as UIStackView in views { check(inner) }
  }

  /// Whoever holds on to its size less than the others takes the room that is left, or gives up what is missing.
  private static func checkFill(
    _ stack: UIStackView, _ views: [UIView], _ lengths: [CGFloat], _ gaps: [CGFloat], _ least: [CGFloat]
  ) {
    for (gap, least) in zip(gaps, least) { #expect(isClose(gap, least)) }
    guard views.allSatisfy({ $0 is Block }) else { return }
    let axis = stack.axis
    let own = views.map { axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
    let isRoomy = lengths.reduce(0, +) > own.reduce(0, +)
    let strengths = views.map { view in
      isRoomy
        ? view.contentHuggingPriority(for: axis).rawValue : view.contentCompressionResistancePriority(for: axis).rawValue
    }
    let weakest = strengths.min()!
    let missing = own.reduce(0, +) - lengths.reduce(0, +)
    let canGive = zip(own, strengths).filter { $0.1 == weakest }.reduce(0) { $0 + $1.0 }
    for (index, strength) in strengths.enumerated() where strength > weakest && missing <= canGive {
      #expect(isClose(lengths[index], own[index]), "\(strengths) \(own) \(lengths)")
    }
  }

  private static func checkAcross(_ stack: UIStackView, _ views: [UIView], _ area: CGRect) {
    let isRow = stack.axis == .horizontal
    for view in views {
      let frame = view.frame
      let (from, to) = isRow ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      let (start, end) = isRow ? (area.minY, area.maxY) : (area.minX, area.maxX)
      #expect(from >= start - tolerance && to <= end + tolerance)
      switch stack.alignment {
      case .fill: #expect(isClose(from, start) && isClose(to, end))
      case .leading: #expect(isClose(from, start))
      case .trailing: #expect(isClose(to, end))
      default: #expect(isClose((from + to) / 2, (start + end) / 2))
      }
    }
  }
}
