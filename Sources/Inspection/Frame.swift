/// The place where one variable's value lives. Reading and writing go to the live value.
public final class Storage {
  private let read: () -> Any
  private let write: (Any) -> Void

  /// Storage that holds its own value.
  public init(_ value: Any) {
    var held = value
    read = { held }
    write = { held = $0 }
  }

  /// Storage that is elsewhere: a property of an object, a global.
  public init(get: @escaping () -> Any, set: @escaping (Any) -> Void) {
    read = get
    write = set
  }

  /// The value, of exactly the variable's static type, or of a subclass or a conforming type.
  public var value: Any {
    get { read() }
    set { write(newValue) }
  }
}

/// A named value of a frame.
public struct Variable {
  public var name: String
  /// The static type as LLDB prints it.
  public var type: SwiftType
  /// Declared with `let`, or a parameter that is not `inout`.
  public var isConstant: Bool
  public var isParameter: Bool
  /// Whether the debugger knows where the value is; `false` for what the compiler has folded away.
  public var hasLocation: Bool
  public var storage: Storage

  /// Creates a variable.
  public init(
    _ name: String, type: SwiftType, isConstant: Bool, isParameter: Bool = false, hasLocation: Bool = true,
    storage: Storage
  ) {
    self.name = name
    self.type = type
    self.isConstant = isConstant
    self.isParameter = isParameter
    self.hasLocation = hasLocation
    self.storage = storage
  }

  // The values are closures so that an existential stays one instead of being opened.

  /// `let name: T = value`; `type` is written where an alias should be printed.
  public static func constant<Value>(_ name: String, _ value: @autoclosure () -> Value, type: SwiftType? = nil) -> Variable {
    Variable(name, type: type ?? SwiftType(Value.self), isConstant: true, storage: Storage(value()))
  }

  /// `var name: T = value`.
  public static func variable<Value>(_ name: String, _ value: @autoclosure () -> Value, type: SwiftType? = nil) -> Variable {
    Variable(name, type: type ?? SwiftType(Value.self), isConstant: false, storage: Storage(value()))
  }

  /// A parameter of the function, which is constant.
  public static func parameter<Value>(_ name: String, _ value: @autoclosure () -> Value, type: SwiftType? = nil) -> Variable {
    Variable(name, type: type ?? SwiftType(Value.self), isConstant: true, isParameter: true, storage: Storage(value()))
  }

  /// The live value.
  public var value: Any {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

/// One stopped function: what `p`, `po`, `v` and `expr` see.
public struct Frame {
  /// The module of the code that is stopped; its private members are in reach.
  public var module: String
  /// The function as a backtrace names it: `InboxController.recordOperation`.
  public var functionName: String
  /// Parameters, then locals, in the order of declaration. A later one hides an earlier one of the same name.
  public private(set) var variables: [Variable]
  /// `self`, when the function is a method.
  public var selfVariable: Variable?
  /// Generic parameters in scope and what they stand for.
  public var genericArguments: [String: SwiftType] = [:]
  private var indices: [String: Int] = [:]
  private var variableLayout = 0

  /// Creates a frame.
  public init(
    module: String, functionName: String, self selfVariable: Variable? = nil, _ variables: [Variable] = []
  ) {
    self.module = module
    self.functionName = functionName
    self.selfVariable = selfVariable
    self.variables = []
    for variable in variables { add(variable) }
  }

  /// Adds a variable.
  public mutating func add(_ variable: Variable) {
    indices[variable.name] = variables.count
    variables.append(variable)
    var hasher = Hasher()
    hasher.combine(variableLayout)
    hasher.combine(variable.name)
    hasher.combine(variable.type)
    hasher.combine(variable.isConstant)
    variableLayout = hasher.finalize()
  }

  /// The variable of that name, `self` included.
  public subscript(name: String) -> Variable? {
    if name == "self" { return selfVariable }
    return indices[name].map { variables[$0] }
  }

  /// A number that tells frames with other names or types apart: what an expression that was checked once depends on.
  public var layout: Int {
    var hasher = Hasher()
    hasher.combine(variableLayout)
    hasher.combine(module)
    hasher.combine(selfVariable?.type)
    return hasher.finalize()
  }
}
