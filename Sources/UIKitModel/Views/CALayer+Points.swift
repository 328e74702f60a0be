public import Foundation

extension CALayer {
  /// Whether a point in the layer's own coordinates is inside its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.encloses(point) }

  /// A point of this layer in the coordinates of another; `nil` stands for the root of the tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let inRoot = pathToRoot.reduce(point) { $1.pointInSuperlayer($0) }
    guard let layer else { return inRoot }
    return layer.pathToRoot.reversed().reduce(inRoot) { $1.pointFromSuperlayer($0) }
  }

  /// A point of another layer in this layer's coordinates.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    if let layer { return layer.convert(point, to: self) }
    return pathToRoot.reversed().reduce(point) { $1.pointFromSuperlayer($0) }
  }

  /// The front-most layer of this tree that contains a point of the superlayer.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = pointFromSuperlayer(point)
    if masksToBounds, !contains(own) { return nil }
    for child in (sublayers ?? []).reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  /// Puts another layer in the place of a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }

  private var pathToRoot: [CALayer] { Array(sequence(first: self) { $0.superlayer }) }

  private func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let turned = offsetFromAnchor(point).applying(affineTransform())
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  private func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(affineTransform().inverted())
    return CGPoint(
      x: offset.x + bounds.minX + anchorPoint.x * bounds.width, y: offset.y + bounds.minY + anchorPoint.y * bounds.height)
  }

  private func offsetFromAnchor(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - bounds.minX - anchorPoint.x * bounds.width, y: point.y - bounds.minY - anchorPoint.y * bounds.height)
  }
}
