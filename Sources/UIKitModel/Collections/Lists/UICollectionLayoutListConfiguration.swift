public import Foundation

/// How a list looks. Kept, not acted on: the layouts made of it (`UICollectionViewCompositionalLayout`) are left out.
public struct UICollectionLayoutListConfiguration {
  /// The styles of lists.
  public enum Appearance: Int, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where a section's header comes from.
  public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
  /// Where a section's footer comes from.
  public enum FooterMode: Int, Sendable { case none = 0, supplementary }

  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators: Bool
  /// Behind the rows; `nil` for the style's colour.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Points above a header; `nil` for the style's distance.
  public var headerTopPadding: CGFloat?

  /// A configuration in a style: sidebars have no lines.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }
}
