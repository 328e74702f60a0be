import Foundation

extension LayoutEngine {
  func value(of quantity: LayoutQuantity) -> Double {
    quantity.constant + (quantity.variable.map { solver.value(of: $0) } ?? 0)
  }

  /// The frame the solution gives a view, in its superview's coordinates, on the pixel grid.
  func solvedFrame(of view: UIView) -> CGRect? {
    guard let box = boxes[ObjectIdentifier(view)] else { return nil }
    var rect = CGRect(
      x: value(of: box.x), y: value(of: box.y), width: value(of: box.width), height: value(of: box.height))
    if let parent = view.superview, view !== root {
      let origin = contentOrigin(of: parent)
      rect.origin.x -= value(of: origin.x)
      rect.origin.y -= value(of: origin.y)
    }
    return Self.onPixels(view.frame(forAlignmentRect: rect), scale: view.layer.contentsScale)
  }

  /// A rectangle whose origin and size are whole pixels.
  static func onPixels(_ rect: CGRect, scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale }
    return CGRect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
  }

  /// Asks for a layout of the superviews whose solved subviews aren't where they should be.
  func markStaleSuperviews() {
    for view in solvedViews {
      if view === root {
        applyRootSize()
      } else if let parent = view.superview, !parent.isLayoutNeeded, isStale(view) {
        parent.markNeedsLayout()
      }
    }
  }

  private func isStale(_ view: UIView) -> Bool {
    guard let frame = solvedFrame(of: view) else { return false }
    return !Self.isClose(frame, to: untransformedFrame(of: view))
  }

  private func applyRootSize() {
    guard !isFitting, let size = solvedFrame(of: root)?.size, size != root.bounds.size else { return }
    root.frame = CGRect(origin: root.frame.origin, size: size)
  }

  private static func isClose(_ left: CGRect, to right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6
      && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
  }

  /// The frame without the transform, which layout pays no attention to.
  private func untransformedFrame(of view: UIView) -> CGRect {
    guard view.transform != .identity else { return view.frame }
    let size = view.bounds.size
    return CGRect(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Gives a view's subviews their solved frames.
  func apply(to parent: UIView) {
    for view in parent.subviewList where view.isSolvedByEngine {
      guard let frame = solvedFrame(of: view), !Self.isClose(frame, to: untransformedFrame(of: view)) else { continue }
      if view.transform == .identity {
        view.frame = frame
      } else {
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }

  func updateGuides() {
    for guide in solvedGuides {
      guard let box = boxes[ObjectIdentifier(guide)], let owner = guide.owningView else { continue }
      let origin = contentOrigin(of: owner)
      guide.solvedFrame = CGRect(
        x: value(of: box.x) - value(of: origin.x), y: value(of: box.y) - value(of: origin.y),
        width: value(of: box.width), height: value(of: box.height))
      if guide.kind == .content, !isFitting, let scroll = owner as? UIScrollView {
        let size = Self.onPixels(guide.solvedFrame, scale: scroll.layer.contentsScale).size
        if size != scroll.contentSize { scroll.contentSize = size }
      }
    }
  }

  // MARK: Questions

  /// Whether more than one place or size of the view satisfies the constraints equally well.
  func isAmbiguous(_ view: UIView) -> Bool {
    root.performUpdateConstraintsIfNeeded()
    solve()
    guard view.isSolvedByEngine, let box = boxes[ObjectIdentifier(view)] else { return true }
    var free = solver
    for id in tieBreaks { free.remove(id) }
    free.solve()
    return [box.x, box.y, box.width, box.height].contains { quantity in
      guard let variable = quantity.variable else { return false }
      guard let range = free.range(of: [LayoutSolver.Term(variable)]) else { return true }
      return range.upperBound - range.lowerBound > 1e-6
    }
  }

  /// The size a view would have if its own frame had no say.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(root: view, isFitting: true)
    engine.rebuild()
    let box = engine.box(of: view)
    for (quantity, length, priority) in [
      (box.width, target.width, horizontal), (box.height, target.height, vertical),
    ] {
      var sum = LayoutExpression()
      sum.add(quantity)
      _ = engine.solver.add(sum.terms, constant: -Double(length), .equal, priority: priority.rawValue)
    }
    engine.solve()
    let rect = CGRect(x: 0, y: 0, width: engine.value(of: box.width), height: engine.value(of: box.height))
    return view.frame(forAlignmentRect: rect).size
  }
}
