/// What the layout engine keeps for each view.
final class ViewLayoutState {
  /// Whether the autoresizing mask stands for constraints.
  var translatesAutoresizingMaskIntoConstraints = true
}
