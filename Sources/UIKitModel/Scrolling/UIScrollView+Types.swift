public import Foundation

extension UIScrollView {
  /// How quickly content that was let go slows down: what its speed is multiplied by every millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A shorter way.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the safe area counts as inset of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic = 0, scrollableAxes, never, always }

  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

  /// When an index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable { case automatic = 0, alwaysHidden }
}
