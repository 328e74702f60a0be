/// A counter that is a value: each copy counts for itself.
public struct ValueCounter {
  /// How far it has counted.
  public var count: Int
  /// How much one increment adds; fixed for life.
  public let step: Int

  /// Makes a counter that stands at `count` and grows by `step`.
  public init(count: Int = 0, step: Int = 1) {
    self.count = count
    self.step = step
  }

  /// Adds one step. It changes the counter it is called on, so that one must be a `var`.
  public mutating func increment() { count += step }

  /// A copy that is `steps` increments further; this one stays where it is.
  public func advanced(by steps: Int) -> ValueCounter { ValueCounter(count: count + steps * step, step: step) }
}
