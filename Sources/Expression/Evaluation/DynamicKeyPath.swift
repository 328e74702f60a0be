import Inspection

/// A key path that an expression wrote: it walks the tables, so it reaches what they reach.
final class DynamicKeyPath: CustomDebugStringConvertible, CustomReflectable {
  private let text: String
  private let held: Storage
  private let end: Code

  init(text: String, held: Storage, end: Code) {
    self.text = text
    self.held = held
    self.end = end
  }

  var debugDescription: String { text }
  var customMirror: Mirror { Mirror(self, children: []) }

  func read(_ root: Any, _ context: EvaluationContext) throws -> Any {
    held.value = root
    return try end.run(context)
  }

  func modify(_ root: inout Any, _ context: EvaluationContext, _ body: (inout Any) throws -> Void) throws {
    held.value = root
    try end.change(context, body)
    root = held.value
  }

  /// Reads through a key path of the program itself.
  static func read(_ root: Any, _ path: AnyKeyPath) -> Any? {
    func open<Root>(_ root: Root) -> Any? { root[keyPath: path as? PartialKeyPath<Root> ?? \Root.self] as Any }
    return _openExistential(root, do: open)
  }

  /// Writes through a key path of the program itself.
  static func write(_ root: inout Any, _ path: AnyKeyPath, _ value: Any) -> Bool {
    func open<Root>(_ current: Root) -> (Any, Bool) {
      func openValue<Value>(_ new: Value) -> (Any, Bool) {
        guard let path = path as? WritableKeyPath<Root, Value> else { return (current, false) }
        var copy = current
        copy[keyPath: path] = new
        return (copy, true)
      }
      return _openExistential(value, do: openValue)
    }
    let (changed, done) = _openExistential(root, do: open)
    if done { root = changed }
    return done
  }
}
