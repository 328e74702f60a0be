import Foundation

/// A layout in the form of the exchange files: views, constraints, and the frames that are expected.
///
/// The case is built of real `UIView`s, `UILayoutGuide`s and `NSLayoutConstraint`s and solved by the layout engine,
/// without rounding to pixels.
public struct LayoutCase: Decodable, Sendable {
  /// A view or guide.
  public struct Item: Decodable, Sendable {
    /// The name constraints use.
    public var name: String
    /// The name of the item it lies in; `nil` for the root.
    public var parent: String?
    /// x, y, width, height in the parent, for an item that is fixed.
    public var frame: [Double]?
    /// Whether the item is a layout guide.
    public var layoutGuide: Bool?
    /// The intrinsic width and height; negative for none.
    public var intrinsic: [Double]?
    /// The hugging priorities, horizontal and vertical.
    public var hugging: [Float]?
    /// The compression resistance priorities, horizontal and vertical.
    public var compressionResistance: [Float]?
    /// How far the first baseline lies below the top edge.
    public var firstBaselineFromTop: Double?
    /// How far the last baseline lies above the bottom edge.
    public var lastBaselineFromBottom: Double?
  }

  /// A constraint, its attributes written `name.attribute`.
  public struct Constraint: Decodable, Sendable {
    /// The left side.
    public var first: String
    /// `==`, `<=` or `>=`.
    public var relation: String
    /// The right side, if there is one.
    public var second: String?
    /// What the right side is multiplied by.
    public var multiplier: Double
    /// What is added to the right side.
    public var constant: Double
    /// 1…1000.
    public var priority: Float
  }

  /// A stack view's properties, where the case shows one.
  public struct Stack: Decodable, Sendable {
    /// `horizontal` or `vertical`.
    public var axis: String
    /// The name of the distribution.
    public var distribution: String
    /// The name of the alignment.
    public var alignment: String
    /// The gap.
    public var spacing: Double
    /// top, left, bottom, right.
    public var layoutMargins: [Double]?
    /// Whether the margins count.
    public var isLayoutMarginsRelativeArrangement: Bool
    /// Gaps after single views.
    public var customSpacing: [String: Double]?
    /// The names of the arranged views.
    public var arranged: [String]
    /// The names of the hidden ones.
    public var hidden: [String]
  }

  /// The case's name.
  public var id: String
  /// Whether the reading direction is right to left.
  public var rtl: Bool
  /// The items, parents first.
  public var views: [Item]
  /// The constraints.
  public var constraints: [Constraint]
  /// x, y, width, height by name.
  public var expect: [String: [Double]]
  /// The stack view the constraints stand for.
  public var stack: Stack?

  /// Why a case can't be solved.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason.
    public var description: String
  }

  /// Solves the case.
  ///
  /// - Returns: x, y, width and height of every item in its parent.
  /// - Throws: `Failure` for names that don't exist and for required constraints that contradict each other.
  public func solve() throws -> [String: [Double]] {
    let environment = UIKitEnvironment()
    return try UIKitEnvironment.with(environment) {
      var builder = LayoutCaseBuilder(self)
      return try builder.solve(in: environment)
    }
  }
}

/// Solves files of layout cases and compares.
public enum LayoutOracle {
  /// Solves one case a line.
  ///
  /// - Parameters:
  ///   - lines: JSON objects in the form of `LayoutCase`; empty lines are skipped.
  ///   - tolerance: How far a number may be off, in points.
  ///   - show: Whether the differences are written out.
  /// - Returns: The differences if asked for, then `solved X of N`.
  public static func run(lines: [String], tolerance: Double = 1e-3, show: Bool = false) -> String {
    var output: [String] = []
    var solved = 0
    var count = 0
    for line in lines where !line.allSatisfy(\.isWhitespace) {
      count += 1
      let differences = differences(line: line, tolerance: tolerance)
      if differences.isEmpty { solved += 1 } else { output += differences }
    }
    return ((show ? output : []) + ["solved \(solved) of \(count)"]).joined(separator: "\n")
  }

  private static func differences(line: String, tolerance: Double) -> [String] {
    let layout: LayoutCase
    do {
      layout = try JSONDecoder().decode(LayoutCase.self, from: Data(line.utf8))
    } catch {
      return ["not a layout case: \(line.prefix(60))"]
    }
    let frames: [String: [Double]]
    do {
      frames = try layout.solve()
    } catch {
      return ["\(layout.id): \(error)"]
    }
    return layout.expect.sorted { $0.key < $1.key }.compactMap { name, expected in
      guard let frame = frames[name] else { return "\(layout.id): \(name) does not exist" }
      guard expected.count != frame.count || zip(expected, frame).contains(where: { abs($0 - $1) > tolerance }) else {
        return nil
      }
      return "\(layout.id): \(name) expected \(text(expected)), got \(text(frame))"
    }
  }

  private static func text(_ numbers: [Double]) -> String {
    "(" + numbers.map { ConstraintText.number(CGFloat($0)) }.joined(separator: ", ") + ")"
  }
}
