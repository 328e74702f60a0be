public import Foundation

extension UIView {
  /// From this view's coordinates to its topmost ancestor's.
  var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let parent = view.superview {
      result = result.concatenating(view.layer.values.transformToSuperlayer)
      view = parent
    }
    return result
  }

  /// A point of this view, in another's coordinates (the window's if `nil`).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = point.applying(transformToRoot)
    guard let view = view ?? window else { return root }
    return root.applying(view.transformToRoot.inverted())
  }

  /// A point of another view (the window if `nil`), in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let root = (view ?? window).map { point.applying($0.transformToRoot) } ?? point
    return root.applying(transformToRoot.inverted())
  }

  /// A rectangle of this view, in another's coordinates (the window's if `nil`): the box around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let root = rect.applying(transformToRoot)
    guard let view = view ?? window else { return root }
    return root.applying(view.transformToRoot.inverted())
  }

  /// A rectangle of another view (the window if `nil`), in this one's coordinates: the box around it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let root = (view ?? window).map { rect.applying($0.transformToRoot) } ?? rect
    return root.applying(transformToRoot.inverted())
  }

  func standardPointInside(_ point: CGPoint) -> Bool {
    let area = bounds
    return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY && point.y < area.maxY
  }

  func standardHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviewList.reversed() {
      let inner = point.applying(view.layer.values.transformToSuperlayer.inverted())
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  func outset(_ rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    if size != bounds.size { frame = CGRect(origin: frame.origin, size: size) }
  }
}
