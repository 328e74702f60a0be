/// A counter that is an object: everyone who holds it sees the same count.
public final class ReferenceCounter {
  /// How far it has counted.
  public var count: Int
  /// How much one increment adds; fixed for life.
  public let step: Int

  /// Makes a counter that stands at `count` and grows by `step`.
  public init(count: Int = 0, step: Int = 1) {
    self.count = count
    self.step = step
  }

  /// Adds one step. Needs no `mutating`: the object changes, the reference to it does not.
  public func increment() { count += step }
}
