public import Foundation

/// What the screen was last given: the visible windows from back to front, as values.
///
/// Changing a view changes the model at once and this only at a commit (`UIKitEnvironment.commit()`), which the run loop
/// does at the end of each turn.
public struct ScreenSnapshot {
  /// The screen's size in points.
  public var size: CGSize
  /// Pixels to a point.
  public var scale: CGFloat
  /// The visible windows, the back-most first.
  public var windows: [SnapshotNode]
  /// The traits the pictures and colours are resolved with.
  public var traits: UITraitCollection
}

/// One layer as the screen was given it.
public struct SnapshotNode {
  /// The address of the view (of the layer, if it is no view's), as descriptions print it.
  public var address: UInt
  /// The printed class name of the view or layer.
  public var className: String
  /// Geometry and appearance.
  public var values: LayerValues
  /// What the view draws itself, over its background and under its children.
  public var content: DrawnContent
  /// The colour template pictures are drawn in.
  public var tintColor: UIColor
  /// Whether keyboard events go here.
  public var isFirstResponder: Bool
  /// What lies on it, from back to front.
  public var children: [SnapshotNode]
  /// The view, while it lives.
  public weak var view: UIView?
}

extension UIKitEnvironment {
  /// Gives the screen the state of the model: lays out what waits for it, starts the animations that wait, and takes the
  /// snapshot.
  public func commit() {
    for _ in 0..<10 {
      clearNeedsCommit()
      layoutVisibleWindows()
      if !needsCommit { break }
    }
    animations.begin(in: self)
    for window in visibleWindowsInOrder { window.layer.commitTree() }
    committedWindows = visibleWindowsInOrder
    committedScreen = snapshot(of: visibleWindowsInOrder, displayed: false)
    clearNeedsCommit()
  }

  /// What the screen shows at this moment of virtual time: the committed state with the animations on their way.
  public var displayedScreen: ScreenSnapshot { snapshot(of: committedWindows, displayed: true) }

  /// One view tree as the screen would show it, whether a window holds it or not: laid out and committed by itself.
  public func snapshot(of view: UIView) -> SnapshotNode {
    view.layoutIfNeeded()
    animations.begin(in: self)
    view.layer.commitTree()
    return view.layer.snapshotNode(at: nil)
  }

  private func snapshot(of windows: [UIWindow], displayed: Bool) -> ScreenSnapshot {
    ScreenSnapshot(
      size: mainScreen.bounds.size, scale: mainScreen.scale,
      windows: windows.map { $0.layer.snapshotNode(at: displayed ? runLoop.now : nil) }, traits: traits)
  }
}

extension CALayer {
  /// Notes the model's values as the committed ones, through the whole tree.
  func commitTree() {
    committedValues = values
    committedContent = view?.drawnContent ?? .none
    committedChildren = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
    for layer in committedChildren { layer.commitTree() }
  }

  /// The committed tree as values; with the animations at a time if one is given.
  func snapshotNode(at time: TimeInterval?) -> SnapshotNode {
    let base = committedValues ?? values
    return SnapshotNode(
      address: view?.address ?? address, className: view?.modelClassName ?? modelClassName,
      values: time.map { shownValues(at: $0, base: base) } ?? base, content: committedContent,
      tintColor: view?.tintColor ?? .systemBlue, isFirstResponder: view?.isFirstResponder ?? false,
      children: committedChildren.map { $0.snapshotNode(at: time) }, view: view)
  }
}
