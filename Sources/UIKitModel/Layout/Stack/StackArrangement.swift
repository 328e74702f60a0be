import Foundation

/// Makes the constraints of a stack view: the sets that can be observed on a `UIStackView`, with their identifiers.
struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var spacers: [UILayoutGuide] = []
  /// Guides of the arrangement before, to be used again in their order.
  private var pool: ArraySlice<UILayoutGuide>

  /// The views are put in the stack's direction, whatever their own.
  private let readsRightToLeft: Bool
  let visible: [UIView]
  let canvas: any UILayoutItem
  /// The attributes along the stack and across it.
  let start: Attribute
  let end: Attribute
  let centre: Attribute
  let length: Attribute
  let crossStart: Attribute
  let crossEnd: Attribute
  let crossCentre: Attribute
  let crossLength: Attribute

  init(stack: UIStackView, reusing spacers: [UILayoutGuide] = []) {
    self.stack = stack
    pool = spacers[...]
    readsRightToLeft = stack.readsRightToLeft
    visible = stack.visibleArranged
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let horizontal: (Attribute, Attribute, Attribute, Attribute) = (.leading, .trailing, .centerX, .width)
    let vertical: (Attribute, Attribute, Attribute, Attribute) = (.top, .bottom, .centerY, .height)
    let isRow = stack.axis == .horizontal
    (start, end, centre, length) = isRow ? horizontal : vertical
    (crossStart, crossEnd, crossCentre, crossLength) = isRow ? vertical : horizontal
  }

  mutating func build() {
    guard !stack.arrangedSubviews.isEmpty else { return }
    connectEnds()
    addSpacing()
    distribute()
    align()
    hide()
  }

  // MARK: Rows

  mutating func tie(
    _ first: any UILayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: (any UILayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraint.readsRightToLeft = readsRightToLeft
    constraints.append(constraint)
  }

  /// The size is nothing, at a priority.
  mutating func collapse(
    _ item: any UILayoutItem, _ attribute: Attribute, priority: Float = 1000, _ identifier: String
  ) { tie(item, attribute, .equal, nil, .notAnAttribute, priority: priority, identifier) }

  mutating func makeSpacer(_ className: String, _ identifier: String) -> UILayoutGuide {
    if let old = pool.first, old.modelClassName == className {
      pool.removeFirst()
      spacers.append(old)
      return old
    }
    let spacer = StackSpacer(className: className, identifier: identifier)
    stack.addLayoutGuide(spacer)
    spacers.append(spacer)
    return spacer
  }

  // MARK: Along the stack

  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else { return }
    tie(canvas, start, .equal, first, start, "UISV-canvas-connection")
    tie(canvas, end, .equal, last, end, "UISV-canvas-connection")
  }

  private mutating func addSpacing() {
    let isFlexible = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let relation: NSLayoutConstraint.Relation = isFlexible ? .greaterThanOrEqual : .equal
    let fromBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (before, after) in zip(visible, visible.dropFirst()) {
      let gap = stack.gap(after: before)
      if fromBaselines {
        tie(after, .firstBaseline, relation, before, .lastBaseline, constant: gap, "UISV-spacing")
      } else {
        tie(after, start, relation, before, end, constant: gap, "UISV-spacing")
      }
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      guard let first = visible.first else { return }
      for view in visible.dropFirst() { tie(view, length, .equal, first, length, "UISV-fill-equally") }
    case .fillProportionally: distributeProportionally()
    case .equalSpacing: distributeGaps(from: end, to: start, priority: 1000)
    case .equalCentering: distributeGaps(from: centre, to: centre, priority: 149)
    }
  }

  private mutating func distributeProportionally() {
    let lengths = visible.map { view in
      let size = view.intrinsicContentSize
      return max(0, stack.axis == .horizontal ? size.width : size.height)
    }
    let gaps = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let total = lengths.reduce(0, +) + gaps
    guard lengths.contains(where: { $0 > 0 }) else { return }
    var priority: Float = 999
    for (view, length) in zip(visible, lengths) {
      if length > 0 {
        tie(
          view, self.length, .equal, canvas, self.length, multiplier: length / total, priority: priority,
          "UISV-fill-proportionally")
        priority = max(1, priority - 1)
      } else {
        collapse(view, self.length, "UISV-fill-proportionally")
      }
    }
  }

  private mutating func distributeGaps(from leading: Attribute, to trailing: Attribute, priority: Float) {
    var first: UILayoutGuide?
    for (before, after) in zip(visible, visible.dropFirst()) {
      let gap = makeSpacer("_UIOLAGapGuide", "")
      tie(gap, start, .equal, before, leading, "UISV-distributing-edge")
      tie(gap, end, .equal, after, trailing, "UISV-distributing-edge")
      tie(gap, crossStart, .equal, canvas, crossStart, "UISV-distributing-edge")
      collapse(gap, crossLength, "UISV-distributing-edge")
      if let first {
        tie(gap, length, .equal, first, length, priority: priority, "UISV-fill-equally")
      } else {
        first = gap
      }
    }
  }

  // MARK: Hidden views

  /// A hidden view has no length and waits half a gap after the view before it.
  private mutating func hide() {
    var before: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      collapse(view, length, "UISV-hiding")
      if let before {
        let gap = before === visible.last ? 0 : stack.gap(after: before) / 2
        tie(view, start, .equal, before, end, constant: gap, "UISV-spacing")
      } else {
        tie(view, start, .equal, canvas, start, "UISV-spacing")
      }
    }
  }
}

/// A guide under the class name that UIKit's logs show.
private final class StackSpacer: UILayoutGuide {
  private let className: String

  init(className: String, identifier: String) {
    self.className = className
    super.init(kind: .free, identifier: identifier)
  }

  override var modelClassName: String { className }
}
