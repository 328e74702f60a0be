extension NSLayoutConstraint {
  /// The direction in which a view has a size or a stack runs.
  public enum Axis: Int, Sendable, CaseIterable { case horizontal = 0, vertical }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The sign descriptions use.
    var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// The part of an item that a constraint takes hold of.
  public enum Attribute: Int, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins

    /// The old name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }

    /// Whether the attribute is a size and not a place.
    var isDimension: Bool { self == .width || self == .height }

    /// Whether the attribute lies along the horizontal axis. `nil` for `notAnAttribute`.
    var axis: Axis? {
      switch self {
      case .notAnAttribute: nil
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      default: .vertical
      }
    }

    /// Whether the attribute's side depends on the reading direction.
    var followsReadingDirection: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// Whether the attribute is the left or right side, whatever the reading direction.
    var isAbsoluteSide: Bool {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: true
      default: false
      }
    }

    /// The name as descriptions print it.
    var name: String { self == .notAnAttribute ? "notAnAttribute" : String(describing: self) }
  }
}
