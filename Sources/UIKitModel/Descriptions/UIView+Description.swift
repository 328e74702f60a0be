extension UIView {
  /// The line `po` shows for a view.
  func describeView() -> String { "<\(modelClassName): \(addressText)>" }
}
