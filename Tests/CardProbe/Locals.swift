/// The values of the frame that is about to be entered. The program has one thread.
nonisolated(unsafe) var locals: [String: Any] = [:]

/// Takes a value for a local.
func local<Value>(_ name: String) -> Value {
  guard let value = locals.removeValue(forKey: name) as? Value else { fatalError("\(name) is no \(Value.self)") }
  return value
}

/// Where a debugger stops; the frame above is a card's.
@inline(never) func stopHere() { print("stopped") }

/// Keeps a constant alive up to here.
func keep<Value>(_ value: Value) {}

/// Keeps a variable alive, and a variable, up to here.
func touch<Value>(_ value: inout Value) {}
