import Foundation

/// One run of an expression: what it prints, and how much work it may still do.
///
/// Every loop turn, call and element visited spends a step; an expression that runs away is cut off instead of taking
/// the shell with it.
public final class Execution {
  /// The run used up its steps, its size or its call depth.
  public struct LimitReached: Error, Hashable, Sendable {
    public init() {}
  }

  /// What `print` and its like have written.
  public private(set) var output = ""
  private var steps: Int
  private var untilPoll = Execution.pollInterval
  private var nested = 0
  private static let pollInterval = 4_096
  /// How many values that can hold others of their own kind one run may make. A chain of them is let go of, and
  /// described, one inside the other: without a bound it would exhaust the stack.
  private static let maximumNested = 2_000
  private var depth: Int
  /// The greatest number of elements that a value made by one call may have.
  public let maximumCount: Int
  /// Where the run gets the time and chance from.
  public let surroundings: Surroundings

  /// Creates a run with its limits.
  public init(steps: Int, depth: Int, maximumCount: Int, surroundings: Surroundings = Surroundings()) {
    self.surroundings = surroundings
    self.steps = steps
    self.depth = depth
    self.maximumCount = maximumCount
  }

  /// Spends steps.
  ///
  /// - Throws: ``LimitReached`` when none are left, or the task was cancelled: Ctrl-C at the prompt does that.
  public func spend(_ count: Int = 1) throws {
    steps -= count
    if steps < 0 { throw LimitReached() }
    untilPoll -= count
    guard untilPoll < 0 else { return }
    untilPoll = Self.pollInterval
    if Task.isCancelled { throw LimitReached() }
  }

  /// Spends what reading or copying a value costs beyond one step: large texts and collections are not free.
  ///
  /// - Throws: ``LimitReached``.
  public func spend(touching value: Any, isCopied: Bool = false) throws {
    guard let sized = value as? any SizedValue else { return }
    try spend(sized.size / (isCopied ? 64 : 16))
  }

  /// Checks that a value may be made that holds another `count` times, and spends what that costs.
  ///
  /// - Throws: ``LimitReached``.
  public func allow(count: Int, of value: Any) throws {
    let (total, overflow) = max(0, count).multipliedReportingOverflow(by: max(1, (value as? any SizedValue)?.size ?? 1))
    if overflow { throw LimitReached() }
    try allow(count: total)
  }

  /// Counts a value that can hold others of its own kind.
  ///
  /// - Throws: ``LimitReached`` when there are too many.
  public func nest() throws {
    nested += 1
    if nested > Self.maximumNested { throw LimitReached() }
  }

  /// Writes to the run's output, which costs a step for every two bytes.
  ///
  /// - Throws: ``LimitReached``.
  public func write(_ text: String) throws {
    try spend(text.utf8.count / 2)
    output += text
  }

  /// Checks that a value of `count` elements may be made, and spends a step for each.
  ///
  /// - Throws: ``LimitReached``.
  public func allow(count: Int) throws {
    if count > maximumCount { throw LimitReached() }
    try spend(max(0, count))
  }

  /// Runs a body one call deeper.
  ///
  /// - Throws: ``LimitReached`` when calls are nested too deeply, or what the body throws.
  public func call<Result>(_ body: () throws -> Result) throws -> Result {
    guard depth > 0 else { throw LimitReached() }
    depth -= 1
    defer { depth += 1 }
    return try body()
  }
}

/// A value whose size tells what working on it costs.
private protocol SizedValue {
  /// Elements, or bytes of text.
  var size: Int { get }
}

extension String: SizedValue { var size: Int { utf8.count } }
extension Substring: SizedValue { var size: Int { utf8.count } }
extension Array: SizedValue { var size: Int { _isPOD(Element.self) ? count : count * 4 } }
extension ArraySlice: SizedValue { var size: Int { count } }
extension ContiguousArray: SizedValue { var size: Int { count } }
extension Set: SizedValue { var size: Int { count * 4 } }
extension Dictionary: SizedValue { var size: Int { count * 4 } }
extension Data: SizedValue { var size: Int { count } }
