import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and which way it runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The attributes that views are aligned by.
    var alignments: [Attribute] {
      Attribute.allCases.filter { $0 != .notAnAttribute && $0.rawValue < 16 && rawValue & (1 << UInt($0.rawValue)) != 0 }
    }
  }

  /// The constraints a visual format describes, such as `H:|-[name(>=80)]-8-[field]-|`, none of them active.
  ///
  /// `-` alone is the system's spacing, to a superview its layout margin. A format that can't be read raises
  /// `NSInvalidArgumentException` and gives no constraints.
  ///
  /// - Parameters:
  ///   - options: how the views are aligned with each other, and the direction.
  ///   - metrics: numbers by name.
  ///   - views: views and guides by name.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      var parser = VisualFormatParser(format)
      var builder = VisualFormatBuilder(try parser.parse(), options: options, metrics: metrics ?? [:], views: views)
      return try builder.build()
    } catch {
      UIKitEnvironment.current.raise(
        .invalidArgument,
        "Unable to parse constraint format: \n\(error.reason) \n\(format) \n" + String(repeating: " ", count: error.offset) + "^")
      return []
    }
  }
}

/// What is wrong with a visual format, and after how many characters.
struct VisualFormatError: Error {
  var reason: String
  var offset: Int
}

/// A visual format, read.
struct VisualFormat {
  /// A number, or the name of a metric or a view.
  enum Operand { case number(CGFloat), name(String) }

  /// `>=20@750`
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var operand: Operand
    var priority: Operand?
    var offset: Int
  }

  /// What stands between two views: nothing, the system's spacing, or predicates.
  enum Connection { case touching, standard, predicates([Predicate]) }

  /// `[name(predicates)]`
  struct View {
    var name: String
    var predicates: [Predicate]
    var offset: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection to the superview's first edge; `nil` without `|` at the beginning.
  var leading: Connection?
  var views: [View] = []
  /// The connections between the views.
  var connections: [Connection] = []
  /// The connection to the superview's second edge; `nil` without `|` at the end.
  var trailing: Connection?
  /// Where the bars stand.
  var leadingOffset = 0
  var trailingOffset = 0
}
