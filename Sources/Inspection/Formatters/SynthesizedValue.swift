/// A value of a struct, enum or class that an expression declared. There is no Swift type behind it at run time, so it
/// says itself what a debugger would read from the type.
public protocol SynthesizedValue {
  /// The type's name as declared: `$Point`.
  var synthesizedTypeName: String { get }
  /// The case an enum value is in; nil for a struct or an object.
  var synthesizedCase: String? { get }
  /// Stored properties, or the payload of a case.
  var synthesizedFields: [(name: String, value: Any)] { get }
  /// What the type's own `description` says; nil for a type that has none.
  var synthesizedDescription: String? { get }
}
