import Foundation

// Foundation's own `contains`, `intersects` and `intersection` end the program when an edge is no number, as infinity minus infinity
// is. On Apple's systems such a rectangle touches nothing.
extension CGRect {
  /// Whether all four edges are numbers; infinite ones are.
  private var hasEdges: Bool { !minX.isNaN && !maxX.isNaN && !minY.isNaN && !maxY.isNaN }

  /// Whether a point lies inside.
  func encloses(_ point: CGPoint) -> Bool { hasEdges && contains(point) }

  /// Whether two rectangles have something in common.
  func meets(_ other: CGRect) -> Bool { hasEdges && other.hasEdges && intersects(other) }

  /// What two rectangles have in common; `null` when that is nothing.
  func common(with other: CGRect) -> CGRect { hasEdges && other.hasEdges ? intersection(other) : .null }
}
