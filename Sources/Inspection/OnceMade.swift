import Synchronization

/// A value that is made when it is first asked for, once, by whoever asks first.
///
/// Tables are made of functions of their arguments and of nothing that changes, so sessions that run at the same time may share
/// them; only their making has to be kept apart.
final class OnceMade<Value>: @unchecked Sendable {
  private let make: () -> Value
  private let making = Mutex(())
  /// Written once, while `making` is held.
  private var made: Value?

  /// Creates the place of a value; `make` must not ask for the value itself.
  init(_ make: @escaping () -> Value) { self.make = make }

  /// The value.
  var value: Value {
    making.withLock { _ in if made == nil { made = make() } }
    guard let made else { preconditionFailure("made above") }
    return made
  }
}
