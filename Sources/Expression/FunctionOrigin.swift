public import Inspection

/// What a function value came from: a debugger names its code by that.
public enum FunctionOrigin {
  /// A function of the program, by its declaration.
  case declared(Declaration)
  /// A closure, a type's initializer or a method without its object, made by the expression.
  case made
  /// A method with its object, or an enum's case: the code that the expression makes for it keeps a value of this type;
  /// `nil` for an object or nothing.
  case bound(Any.Type?)
}
