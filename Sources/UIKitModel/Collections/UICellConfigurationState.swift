/// The conditions a cell is in, as configurations see them.
public struct UICellConfigurationState: Hashable, Sendable {
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the focus is on it.
  public var isFocused = false
  /// Whether it is pinned.
  public var isPinned = false
  /// Whether the collection view is being edited.
  public var isEditing = false
  /// Whether its children are shown.
  public var isExpanded = false
  /// Whether its swipe actions are shown.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false

  /// Whether it is being dragged out, and whether something is dragged over it. The model drags nothing.
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  /// How far a drag of a cell is.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// What is dragged over a cell.
  public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }

  /// The state of a cell nothing happens to.
  public init() {}
}

/// A description of content that can make a view for itself.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIContentView & UIView
  /// The configuration for a state.
  func updated(for state: UICellConfigurationState) -> Self
}

/// A view that shows a content configuration.
public protocol UIContentView: AnyObject {
  /// What is shown. Setting another updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration without being replaced.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Only configurations of the type it shows now, unless the view says otherwise.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
