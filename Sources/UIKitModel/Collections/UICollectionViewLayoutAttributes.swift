public import Foundation

/// Where a layout puts one cell, header, footer or decoration, and how it looks there.
open class UICollectionViewLayoutAttributes: UIKitObject {
  /// What kind of element is laid out.
  public typealias ElementCategory = UICollectionView.ElementCategory

  /// The element's place in the data.
  public var indexPath: IndexPath
  /// What it is.
  public let representedElementCategory: ElementCategory
  /// The kind of a supplementary or decoration view.
  public let representedElementKind: String?

  /// The rectangle in the content.
  open var frame = CGRect.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  /// The depth: greater is further in front.
  open var zIndex = 0
  open var isHidden = false

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size, about the same middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The rectangle in the element's own coordinates.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Attributes of any kind.
  public required init(category: ElementCategory, kind: String?, indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Attributes of a header, footer or other supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(category: .decorationView, kind: elementKind, indexPath: indexPath)
  }

  /// A copy with the same values.
  open func copy() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    copy.frame = frame
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Equal when they put the same element at the same place with the same look.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && frame == other.frame && alpha == other.alpha
      && transform == other.transform && zIndex == other.zIndex && isHidden == other.isHidden
  }

  open override var hash: Int { indexPath.hashValue }

  var element: CollectionElement {
    switch representedElementCategory {
    case .cell: .item(indexPath)
    case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
    case .decorationView: .decoration(representedElementKind ?? "", indexPath)
    }
  }
}

/// One thing a collection view shows.
enum CollectionElement: Hashable, Comparable {
  case item(IndexPath)
  case supplementary(String, IndexPath)
  case decoration(String, IndexPath)
}
