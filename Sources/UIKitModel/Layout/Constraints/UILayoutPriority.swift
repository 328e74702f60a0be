/// How much a constraint matters, from just above 0 to 1000. A higher priority wins outright over any number of lower
/// ones.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable, Comparable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// What must hold.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that resizes a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The size a scene would like to keep.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that doesn't resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// What `systemLayoutSizeFitting(_:)` asks for its size with.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
