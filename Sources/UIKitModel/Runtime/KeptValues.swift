extension UIKitObject {
  /// The value of a property that the model keeps and does not act on; `initial` until it is set.
  ///
  /// Such properties are many and seldom set: an object has room for them only once one of them is.
  func kept<Value>(_ initial: @autoclosure () -> Value, _ name: String = #function) -> Value {
    if let stored = keptValues?[name], let value = stored as? Value { return value }
    return initial()
  }

  /// Sets a property that the model keeps and does not act on.
  func keep<Value>(_ value: Value, _ name: String = #function) {
    if keptValues == nil { keptValues = [:] }
    keptValues?.updateValue(value, forKey: name)
  }
}
