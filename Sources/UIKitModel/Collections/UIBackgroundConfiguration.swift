public import Foundation

/// The background of a cell or a button, as a value.
///
/// Left out: visual effects, images, shadows and custom views.
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

  init() {}

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }

  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.white) }

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
