public import Foundation

/// A view that a collection view uses again for other data: a cell, a header or a footer.
///
/// Subclasses that have an initializer of their own write `required init(frame:)`, because the collection view makes
/// views from a registered class.
open class UICollectionReusableView: UIView {
  /// The identifier it was dequeued with; `nil` if it was made by hand.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view. Collection views call this for a registered class.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// The view was taken from the pool and will show other data. Not called for a new view.
  open func prepareForReuse() {}

  /// The layout places the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Asks for the attributes the view would rather have. The model's layouts keep their own.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Another layout is about to take over.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Another layout took over.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Puts the view where the attributes say.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    if transform.isIdentity, frame != attributes.frame { frame = attributes.frame }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if transform != attributes.transform { transform = attributes.transform }
    if layer.values.zPosition != CGFloat(attributes.zIndex) { layer.values.zPosition = CGFloat(attributes.zIndex) }
    apply(attributes)
  }

  /// What the collection view does with a pooled view before handing it out.
  func resetForReuse() { prepareForReuse() }
}
