/// Asked what is dragged out of a collection view. Kept; dragging out is left out.
public protocol UICollectionViewDragDelegate: AnyObject {}

/// Told of what is dropped on a collection view. Kept; dropping is left out.
public protocol UICollectionViewDropDelegate: AnyObject {}

// What follows is kept and not acted on.
extension UICollectionView {
  /// How soon items make room for one that is moved.
  public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }

  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var reorderingCadence: ReorderingCadence {
    get { kept(.immediate) }
    set { keep(newValue) }
  }
  /// The interaction that opens menus of items; the model makes none.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UICollectionViewCell {
  /// How far a drag of the cell is.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
}
