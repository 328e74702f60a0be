/// A door into a value: a declaration and what it does on erased values.
public struct Member {
  /// What runs when the member is used.
  public enum Implementation {
    /// A property: reads from, and perhaps writes into, the value it is given.
    case property(get: (Any) throws -> Any, set: ((inout Any, Any) throws -> Void)?)
    /// A method, initializer, function or enum case. A static one is given the metatype; a method may change the value.
    case call((inout Any, Arguments) throws -> Any)
    /// A subscript.
    case `subscript`(get: (Any, Arguments) throws -> Any, set: ((inout Any, Arguments, Any) throws -> Void)?)
    /// An async method: never run by an expression (a debugger can't wait), but by a caller who can.
    case asynchronous((Any, Arguments) async throws -> Any)
  }

  public var declaration: Declaration
  public var implementation: Implementation
  /// The least and greatest value a control offers for a number; not enforced by the member itself.
  public var range: ClosedRange<Double>?
  /// Values a control offers for a property whose type does not list them itself, as source text.
  public var choices: [String] = []
  /// Whether a new instance has a default for the property that a source file can state. A computed or lazy one has none.
  public var hasDefault = true
  /// Whether lists of properties show it. One that is rarely looked at stays out, and so does one whose reading changes
  /// its owner, as a controller's `view` does; both can be named all the same.
  public var isListed = true
  /// How a run reads a property whose reading depends on the time, or changes its owner as that of a `lazy` one in a struct does.
  public var reading: ((inout Any, Surroundings) throws -> Any)?
  /// The key path of a property that was stated by one.
  public var keyPath: AnyKeyPath?

  /// Creates a member.
  public init(_ declaration: Declaration, _ implementation: Implementation) {
    self.declaration = declaration
    self.implementation = implementation
  }

  /// Creates a member from its declaration's text.
  ///
  /// - Precondition: `text` is a declaration that `Declaration(parsing:)` understands.
  public init(_ text: String, _ implementation: Implementation) {
    guard let declaration = Declaration(parsing: text) else { preconditionFailure("not a declaration: \(text)") }
    self.init(declaration, implementation)
  }
}

/// The arguments of one call, in the order of the declaration's parameters.
public struct Arguments {
  /// One value for each parameter; a variadic parameter's is an array of its element type. A closure that the
  /// expression wrote is a `FunctionValue`.
  public var values: [Any]
  /// What each generic parameter of the declaration and of the type around it stands for.
  public var types: [String: SwiftType]
  /// The type the call has for the checker, with everything substituted.
  public var result: SwiftType
  /// The metatype of `result`, where the program has one.
  public var resultMetatype: Any.Type?
  /// The run that the call is part of: its output and its limits. `nil` outside expressions.
  public var execution: Execution?

  /// Creates arguments.
  public init(
    _ values: [Any], types: [String: SwiftType] = [:], result: SwiftType = .void, resultMetatype: Any.Type? = nil,
    execution: Execution? = nil
  ) {
    self.execution = execution
    self.values = values
    self.types = types
    self.result = result
    self.resultMetatype = resultMetatype
  }

  /// The argument as a value of `T`.
  ///
  /// - Throws: ``AccessError/wrongType(expected:found:)`` when it is something else.
  public func value<T>(_ index: Int, as type: T.Type = T.self) throws -> T {
    guard index < values.count else { throw AccessError.missingArgument(index) }
    return try DynamicValue.unwrap(values[index], as: type)
  }

  /// Where the call gets the time and chance from: the run's, or the machine's own.
  public var surroundings: Surroundings { execution?.surroundings ?? Surroundings() }

  /// The argument as something callable, be it a closure of the expression or a Swift function.
  ///
  /// - Throws: ``AccessError`` when the argument is no function.
  public func function(_ index: Int) throws -> FunctionValue {
    guard index < values.count else { throw AccessError.missingArgument(index) }
    return try FunctionValue(wrapping: values[index])
  }
}

/// A use of a value that its type does not allow. The checker prevents these; they reach a caller only through a table
/// whose declaration and implementation disagree, or through a value whose type is not known statically.
public enum AccessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A value of another type was found.
  case wrongType(expected: String, found: String)
  /// A call had too few arguments.
  case missingArgument(Int)
  /// There is no member of that name.
  case unknownMember(String)
  /// The member can't be written.
  case notWritable(String)
  /// The running program has no such type.
  case unknownType(String)
  /// A module promises a function that its library does not hold: its name as the linker knows it.
  case missingSymbol(String)

  /// What went wrong, as an expression's error says it.
  public var description: String {
    switch self {
    case .wrongType(let expected, let found): return "a value of type '\(found)' stands where one of type '\(expected)' is needed"
    case .missingArgument(let index): return "argument #\(index + 1) is missing"
    case .unknownMember(let name): return "'\(name)' cannot be reached"
    case .notWritable(let name): return "'\(name)' cannot be written"
    case .unknownType(let name): return "the program has no type '\(name)'"
    case .missingSymbol(let name):
      return """
        Couldn't look up symbols:
          \(name)
        Hint: The expression tried to call a function that is not present in the target, perhaps because it was optimized out by \
        the compiler.
        """
    }
  }
}

/// A failure that would end a real process: the line the Swift runtime prints and the signal that follows.
public struct Trap: Error, Hashable, Sendable {
  /// The signals LLDB reports on Linux.
  public enum Signal: Hashable, Sendable { case illegalInstruction, abort, breakpoint }
  /// The runtime's own line, such as `Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range`; `nil`
  /// where the runtime prints none (arithmetic overflow, `as!` between classes). `<EXPR>` in it stands for the source
  /// location of the expression, which the caller knows.
  public var line: String?
  public var signal: Signal

  /// Creates a trap.
  public init(_ line: String?, signal: Signal = .illegalInstruction) {
    self.line = line
    self.signal = signal
  }
}
