import Foundation

/// The constraints across the stack.
extension StackArrangement {
  mutating func align() {
    let views = stack.arrangedSubviews
    guard let first = visible.first ?? views.first else { return }
    let alignment = effectiveAlignment
    for attribute in alignedAttributes(alignment) {
      for view in views where view !== first { tie(first, attribute, .equal, view, attribute, "UISV-alignment") }
    }
    if alignment == .fill {
      tie(canvas, crossStart, .equal, first, crossStart, "UISV-canvas-connection")
      tie(canvas, crossEnd, .equal, first, crossEnd, "UISV-canvas-connection")
      return
    }
    let spanner = makeSpacer("_UILayoutSpacer", "UISV-alignment-spanner")
    connect(spanner, first: first, alignment: alignment)
    for view in visible { span(spanner, view, alignment: alignment) }
    collapse(spanner, crossLength, priority: 51, "UISV-spanning-fit")
    tie(spanner, start, .equal, canvas, start, "UISV-spanning-fit")
    collapse(spanner, length, "UISV-spanning-fit")
    for view in views { collapse(view, crossLength, priority: 25, "UISV-ambiguity-suppression") }
  }

  /// Baselines lie across a row only; in a column they mean the leading edge.
  private var effectiveAlignment: UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    return stack.alignment == .firstBaseline || stack.alignment == .lastBaseline ? .leading : stack.alignment
  }

  private func alignedAttributes(_ alignment: UIStackView.Alignment) -> [Attribute] {
    switch alignment {
    case .fill: [crossEnd, crossStart]
    case .leading: [crossStart]
    case .center: [crossCentre]
    case .trailing: [crossEnd]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  private mutating func connect(_ spanner: UILayoutGuide, first: UIView, alignment: UIStackView.Alignment) {
    let atStart: any UILayoutItem = alignment == .leading ? first : spanner
    let atEnd: any UILayoutItem = alignment == .trailing ? first : spanner
    tie(canvas, crossStart, .equal, atStart, crossStart, "UISV-canvas-connection")
    tie(canvas, crossEnd, .equal, atEnd, crossEnd, "UISV-canvas-connection")
    switch alignment {
    case .center: tie(canvas, crossCentre, .equal, first, crossCentre, "UISV-canvas-connection")
    case .firstBaseline, .lastBaseline:
      collapse(stack, crossLength, priority: 49, "UISV-canvas-fit")
      // In a stack taller than its text the lines stand as high, or for last baselines as low, as they can.
      let edge = alignment == .firstBaseline ? crossStart : crossEnd
      for view in visible { tie(view, edge, .equal, spanner, edge, priority: 1, "UISV-ambiguity-suppression") }
    default: break
    }
  }

  private mutating func span(_ spanner: UILayoutGuide, _ view: UIView, alignment: UIStackView.Alignment) {
    let isLeading = alignment == .leading
    let isTrailing = alignment == .trailing
    tie(
      spanner, crossStart, isLeading ? .equal : .lessThanOrEqual, view, crossStart, priority: isLeading ? 999.5 : 1000,
      "UISV-spanning-boundary")
    tie(
      spanner, crossEnd, isTrailing ? .equal : .greaterThanOrEqual, view, crossEnd,
      priority: isTrailing ? 999.5 : 1000, "UISV-spanning-boundary")
  }
}
