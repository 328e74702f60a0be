public import Foundation

// What follows is kept and not acted on, but for the first two.
extension UIScrollView {
  /// The part of the content that is seen: the size of the bounds.
  public var visibleSize: CGSize { bounds.size }
  /// The recognizer that would zoom. There is one only while there is something to zoom: two different limits.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    let known: UIPinchGestureRecognizer? = kept(nil)
    if let known { return known }
    let made = UIPinchGestureRecognizer()
    keep(Optional(made))
    return made
  }
  /// The recognizer that a remote control's arrows would scroll with.
  public var directionalPressGestureRecognizer: UIGestureRecognizer {
    let known: UIGestureRecognizer? = kept(nil)
    if let known { return known }
    let made = UIGestureRecognizer()
    made.isEnabled = false
    keep(Optional(made))
    return made
  }
  /// Where content smaller than the view stands: the share of the free room before it, 0…1 each way.
  public var contentAlignmentPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Whether scrolling goes on in the scroll view around this one where this one ends.
  public var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var transfersVerticalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

/// Two fingers that move apart or together. The model's device feels one finger: it never begins.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are now, relative to the beginning.
  open var scale: CGFloat = 1
  /// How fast that changes, in 1 a second.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn. The model's device feels one finger: it never begins.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle turned so far, in radians.
  open var rotation: CGFloat = 0
  /// How fast that changes, in radians a second.
  open var velocity: CGFloat { 0 }
}
