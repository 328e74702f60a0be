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
  public var output = ""
  private var steps: Int
  private var depth: Int
  /// The greatest number of elements that a value made by one call may have.
  public let maximumCount: Int

  /// Creates a run with its limits.
  public init(steps: Int, depth: Int, maximumCount: Int) {
    self.steps = steps
    self.depth = depth
    self.maximumCount = maximumCount
  }

  /// Spends steps.
  ///
  /// - Throws: ``LimitReached``.
  public func spend(_ count: Int = 1) throws {
    steps -= count
    if steps < 0 { throw LimitReached() }
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
