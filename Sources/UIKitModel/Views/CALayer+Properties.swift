public import Foundation

extension CALayer {
  /// Where the anchor point lies in the superlayer.
  public var position: CGPoint {
    get { values.position }
    set { values.position = newValue }
  }
  /// The layer's rectangle in its own coordinates.
  public var bounds: CGRect {
    get { values.bounds }
    set { values.bounds = newValue.standardized }
  }
  /// The point of the bounds (0…1 each way) that `position` places and the transform turns about.
  public var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { values.anchorPoint = newValue }
  }
  /// The rectangle in the superlayer's coordinates.
  public var frame: CGRect {
    get { values.frame }
    set { values.frame = newValue.standardized }
  }
  /// The affine transform about the anchor point.
  public func affineTransform() -> CGAffineTransform { values.affineTransform }
  /// Sets the affine transform about the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) { values.affineTransform = transform }
  /// Opacity from 0 to 1.
  public var opacity: Float {
    get { values.opacity }
    set { values.opacity = min(1, max(0, newValue)) }
  }
  public var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  /// Whether sublayers and contents are cut at the (rounded) bounds.
  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set { values.masksToBounds = newValue }
  }
  public var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }
  public var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { values.cornerRadius = newValue }
  }
  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { values.maskedCorners = newValue }
  }
  public var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { values.cornerCurve = newValue }
  }
  public var borderWidth: CGFloat {
    get { values.borderWidth }
    set { values.borderWidth = newValue }
  }
  public var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { values.shadowOpacity = newValue }
  }
  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { values.shadowOffset = newValue }
  }
  public var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { values.shadowRadius = newValue }
  }
  public var zPosition: CGFloat {
    get { values.zPosition }
    set { values.zPosition = newValue }
  }
  public var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }
}
