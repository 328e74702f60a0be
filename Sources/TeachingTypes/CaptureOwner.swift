/// An object that keeps a closure which may keep the object: the place where reference cycles are made and broken.
public final class CaptureOwner {
  /// The name that the closure speaks of.
  public var name: String
  /// The stored callback; `nil` until `armStrongly()` or `armWeakly()`.
  public var handler: (() -> String)?
  /// Another owner, seen but not kept alive.
  public weak var delegate: CaptureOwner?

  private let didEnd: (String) -> Void

  /// Makes an owner.
  ///
  /// - Parameters:
  ///   - name: its name; "owner" when left out.
  ///   - didEnd: called from `deinit` with the name: the proof that the object went away.
  public init(name: String = "owner", didEnd: @escaping (String) -> Void = { _ in }) {
    self.name = name
    self.didEnd = didEnd
  }

  deinit { didEnd(name) }

  /// Stores a closure that captures `self` strongly: owner and closure now keep each other alive.
  public func armStrongly() { handler = { "fired by \(self.name)" } }

  /// Stores a closure that captures `self` weakly: the closure does not keep the owner alive.
  public func armWeakly() { handler = { [weak self] in "fired by \(self?.name ?? "nobody")" } }

  /// Calls the stored closure.
  ///
  /// - Returns: what it says, or `nil` when nothing is stored.
  public func fire() -> String? { handler?() }

  /// Drops the stored closure and with it whatever the closure kept.
  public func disarm() { handler = nil }
}
