public import Foundation

/// The background of a cell or a button, as a value.
///
/// Left out: drawing visual effects, images, shadows and custom views.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The fill; `nil` means the tint colour where the style says so, else nothing.
  public var backgroundColor: UIColor?
  /// How far the corners are rounded.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from its container's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// How far outside the edge the border is.
  public var strokeOutset: CGFloat = 0

  /// At which edges the container's margins are added to the insets. Kept, not used.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A view in place of the fill. Kept, not shown.
  public nonisolated(unsafe) var customView: UIView?
  /// Blurs what is behind. Kept, not drawn.
  public nonisolated(unsafe) var visualEffect: UIVisualEffect?
  /// A picture over the fill. Kept, not drawn.
  public nonisolated(unsafe) var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill

  init() {}

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }

  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.white) }

  /// The background of a cell of a list of the collection view's own style: the model takes the plain one's.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// The background of a header or footer of a list: none.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  /// The background for a state: a list cell is shaded while it is highlighted or selected.
  public func updated(for state: UICellConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    if backgroundColor != nil, state.isHighlighted || state.isSelected { copy.backgroundColor = .systemGray4 }
    return copy
  }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }
}
