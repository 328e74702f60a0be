public import Foundation

/// The root of a view tree on a screen.
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  public override init(frame: CGRect) { super.init(frame: frame) }
}
