/// A box with one property of each kind: stored with an observer, computed, computed with a setter, lazy, constant,
/// optional. Lesson 2 pokes it.
public final class PropertyBox {
  /// A stored property. Its observer counts every assignment, also one of the same value.
  public var stored: Int { didSet { didSetCount += 1 } }
  /// How often `stored` was assigned since the box was made. `init` does not count: observers are silent there.
  public private(set) var didSetCount = 0
  /// Computed from `stored` at each reading; it has no memory of its own.
  public var doubled: Int { stored * 2 }
  /// Computed both ways: reading halves, writing doubles and lands in `stored`.
  public var half: Double {
    get { Double(stored) / 2 }
    set { stored = Int(newValue * 2) }
  }
  /// Made at the first reading and kept: later changes of `stored` do not reach it.
  public lazy var lazyText: String = "made from \(stored)"
  /// A constant: given once, in `init`.
  public let label: String
  /// A stored optional: `nil` until somebody writes a note.
  public var note: String?

  /// Makes a box.
  ///
  /// - Parameters:
  ///   - stored: the first value; 21 when left out.
  ///   - label: the name that never changes; "box" when left out.
  public init(stored: Int = 21, label: String = "box") {
    self.stored = stored
    self.label = label
  }

  /// Assigns `stored` and with it wakes the observer.
  public func reset(to value: Int) { stored = value }
}
