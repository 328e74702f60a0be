import Foundation

/// What the layout engine keeps for a view or guide.
struct ItemLayoutState {
  /// How many active constraints name the item.
  var mentions = 0
}

/// What the layout engine keeps for each view.
final class ViewLayoutState {
  /// Whether the autoresizing mask stands for constraints.
  var translatesAutoresizingMaskIntoConstraints = true
  /// The constraints the view holds, in order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The guides the app added.
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var compressionResistance = AxisPair(UILayoutPriority.defaultHigh)
  var item = ItemLayoutState()
  /// The engine, if this view is the root of a tree that has constraints.
  var engine: LayoutEngine?
  /// The constraints that stand for the autoresizing mask, as conflict reports name them.
  var maskConstraintAddresses: [String: UInt] = [:]
}

/// A value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
