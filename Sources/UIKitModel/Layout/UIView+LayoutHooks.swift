/// Where the view tree calls the layout engine.
extension UIView {
  /// Before a layout pass beneath this view (a window, or the highest view that waits for layout): constraints are
  /// updated and solved.
  func layoutEngineWillLayout() {}

  /// From the default `layoutSubviews()`: gives the subviews the frames that were solved.
  func applyLayoutEngineValues() {}

  /// `intrinsicContentSize` changed.
  func layoutEngineIntrinsicSizeDidChange() { markNeedsLayout() }

  /// The view got a superview, lost it or changed it.
  func layoutEngineDidMove(from old: UIView?, to new: UIView?) {}

  /// The bounds' size, the centre or the transform were set (by the app or by the engine itself).
  func layoutEngineGeometryDidChange() {}

  /// The layout margins or the safe area changed.
  func layoutEngineMarginsDidChange() {}
}
