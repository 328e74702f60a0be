/// A method that does not change the value it is called on (any method of a class).
///
/// The text is the declaration (`func rename(to newTitle: String, animated: Bool) -> Bool`, with default values where
/// there are any) or only the name with labels (`rename(to:animated:)`); types are always those of the closure.
public struct Method: TableEntry {
  private let member: Member

  /// Creates a method; the closure's first parameter is the value.
  public init<Root, each Argument, Result>(
    _ text: String, _ body: @escaping (Root, repeat each Argument) throws -> Result
  ) {
    let declaration = CallDeclaration.make(text, kind: .method, types(repeat (each Argument).self), Result.self)
    member = Member(
      declaration,
      .call { root, arguments in
        var reader = ArgumentReader(arguments.values)
        return try body(DynamicValue.unwrap(root, as: Root.self), repeat reader.next((each Argument).self)) as Any
      })
  }

  /// Adds the method.
  public func add(to table: inout TypeTable) { table.add(member) }
}

/// A `mutating` method of a value type; the closure's first parameter is `inout`.
public struct MutatingMethod: TableEntry {
  private let member: Member

  /// Creates the method.
  public init<Root, each Argument, Result>(
    _ text: String, _ body: @escaping (inout Root, repeat each Argument) throws -> Result
  ) {
    var declaration = CallDeclaration.make(text, kind: .method, types(repeat (each Argument).self), Result.self)
    declaration.isMutating = true
    if !declaration.text.contains("mutating ") {
      declaration.text = declaration.text.replacingPrefix("internal ", with: "internal mutating ")
    }
    member = Member(
      declaration,
      .call { root, arguments in
        var reader = ArgumentReader(arguments.values)
        var changed = try DynamicValue.unwrap(root, as: Root.self)
        // What the method did before it threw stays done, as in Swift.
        defer { root = changed }
        return try body(&changed, repeat reader.next((each Argument).self)) as Any
      })
  }

  /// Adds the method.
  public func add(to table: inout TypeTable) { table.add(member) }
}

/// An `async` method. Expressions can't await, as in LLDB; the `call` command can.
public struct AsyncMethod: TableEntry {
  private let member: Member

  /// Creates the method; the closure's first parameter is the value.
  public init<Root, each Argument, Result>(
    _ text: String, _ body: @escaping (Root, repeat each Argument) async throws -> Result
  ) {
    var declaration = CallDeclaration.make(text, kind: .method, types(repeat (each Argument).self), Result.self)
    declaration.isAsync = true
    member = Member(
      declaration,
      .asynchronous { root, arguments in
        var reader = ArgumentReader(arguments.values)
        let values = (repeat try reader.next((each Argument).self))
        return try await body(DynamicValue.unwrap(root, as: Root.self), repeat each values) as Any
      })
  }

  /// Adds the method.
  public func add(to table: inout TypeTable) { table.add(member) }
}

/// A static or class method.
public struct StaticMethod: TableEntry {
  private let member: Member

  /// Creates the method.
  public init<each Argument, Result>(_ text: String, _ body: @escaping (repeat each Argument) throws -> Result) {
    var declaration = CallDeclaration.make(text, kind: .method, types(repeat (each Argument).self), Result.self)
    declaration.isStatic = true
    member = Member(declaration, CallDeclaration.free(body))
  }

  /// Adds the method.
  public func add(to table: inout TypeTable) { table.add(member) }
}

/// An initializer: `init(frame: CGRect)`; one that may return nil is written `init?(…)` or returns an Optional.
public struct Initializer: TableEntry {
  private let member: Member

  /// Creates the initializer.
  public init<each Argument, Result>(_ text: String, _ body: @escaping (repeat each Argument) throws -> Result) {
    var declaration = CallDeclaration.make(text, kind: .initializer, types(repeat (each Argument).self), Result.self)
    declaration.isFailable = declaration.isFailable || declaration.result.isOptional
    member = Member(declaration, CallDeclaration.free(body))
  }

  /// Adds the initializer.
  public func add(to table: inout TypeTable) { table.add(member) }
}

/// A case of an enum: `EnumCase("connected", Event.connected)`, `EnumCase("failed(code: Int)", Event.failed)`.
public struct EnumCase: TableEntry {
  private let member: Member

  /// A case without a payload.
  public init<Root>(_ name: String, _ value: Root) {
    var declaration = Declaration(kind: .enumCase, name: name, result: SwiftType(Root.self))
    declaration.isStatic = true
    declaration.text = "case " + name
    member = Member(declaration, .property(get: { _ in value as Any }, set: nil))
  }

  /// A case with a payload; the second argument is the case itself, as a function.
  public init<Root, First, each Argument>(_ text: String, _ body: @escaping (First, repeat each Argument) -> Root) {
    var declaration = CallDeclaration.make(
      text, kind: .enumCase, types(First.self, repeat (each Argument).self), Root.self)
    declaration.isStatic = true
    member = Member(
      declaration,
      .call { _, arguments in
        var reader = ArgumentReader(arguments.values)
        return try body(reader.next(First.self), repeat reader.next((each Argument).self)) as Any
      })
  }

  /// Adds the case.
  public func add(to table: inout TypeTable) { table.add(member) }
}

/// A subscript: `Subscript("subscript(offset: Int) -> Int") { (value: Clamped, offset: Int) in value[offset] }`.
public struct Subscript: TableEntry {
  private let member: Member

  /// Creates a subscript; without `set` it is read-only.
  public init<Root, Index, Value>(
    _ text: String, get: @escaping (Root, Index) throws -> Value,
    set: ((inout Root, Index, Value) throws -> Void)? = nil
  ) {
    var declaration = CallDeclaration.make(text, kind: .subscript, [Index.self], Value.self)
    declaration.access = set == nil ? .get : .getSet
    if !declaration.text.contains("{") { declaration.text += set == nil ? " { get }" : " { get set }" }
    var setter: ((inout Any, Arguments, Any) throws -> Void)?
    if let set {
      setter = { root, arguments, new in
        var changed = try DynamicValue.unwrap(root, as: Root.self)
        defer { root = changed }
        try set(&changed, arguments.value(0), DynamicValue.unwrap(new, as: Value.self))
      }
    }
    member = Member(
      declaration,
      .subscript(
        get: { try get(DynamicValue.unwrap($0, as: Root.self), $1.value(0)) as Any }, set: setter))
  }

  /// Adds the subscript.
  public func add(to table: inout TypeTable) { table.add(member) }
}

/// Reads erased arguments as the types a closure wants, one after another.
struct ArgumentReader {
  private let values: [Any]
  private var index = 0

  init(_ values: [Any]) { self.values = values }

  mutating func next<Value>(_ type: Value.Type) throws -> Value {
    guard index < values.count else { throw AccessError.missingArgument(index) }
    defer { index += 1 }
    return try DynamicValue.unwrap(values[index], as: type)
  }
}

/// The metatypes of a parameter pack.
func types<each Value>(_ values: repeat (each Value).Type) -> [Any.Type] {
  var found: [Any.Type] = []
  repeat found.append(each values)
  return found
}

/// Makes declarations out of a name or a text and the types of a closure.
enum CallDeclaration {
  static func make(_ text: String, kind: Declaration.Kind, _ types: [Any.Type], _ result: Any.Type) -> Declaration {
    let isWhole = ["func ", "init", "subscript", "case "].contains { text.contains($0) }
    let source = isWhole || kind != .enumCase ? text : "case " + text
    guard var declaration = Declaration(parsing: source) else { preconditionFailure("not a declaration: \(text)") }
    precondition(
      declaration.parameters.count == types.count,
      "\(text) has \(declaration.parameters.count) parameters, its closure \(types.count)")
    declaration.kind = kind
    var isCompact = false
    for index in types.indices where declaration.parameters[index].type.isVoid && types[index] != Void.self {
      declaration.parameters[index].type = SwiftType(types[index])
      isCompact = true
    }
    if declaration.result.isVoid || kind == .initializer || kind == .enumCase {
      declaration.result = SwiftType(result)
    }
    if isCompact || !isWhole { declaration.text = describe(declaration) }
    return declaration
  }

  /// `internal func rename(to newTitle: String, animated: Bool) -> Bool`
  private static func describe(_ declaration: Declaration) -> String {
    let parameters = declaration.parameters.map { parameter -> String in
      let name = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
      let value = parameter.defaultValue.map { " = " + $0 } ?? ""
      return (parameter.label == nil && parameter.name == "_" ? "_" : name) + ": \(parameter.type)" + value
    }.joined(separator: ", ")
    switch declaration.kind {
    case .initializer: return "internal init\(declaration.isFailable ? "?" : "")(\(parameters))"
    case .enumCase: return "case \(declaration.name)(\(parameters))"
    case .subscript: return "internal subscript(\(parameters)) -> \(declaration.result)"
    default:
      let result = declaration.result.isVoid ? "" : " -> \(declaration.result)"
      let effects = (declaration.isAsync ? " async" : "") + (declaration.isThrowing ? " throws" : "")
      return "internal func \(declaration.name)(\(parameters))\(effects)\(result)"
    }
  }

  /// The implementation of a call without a receiver.
  static func free<each Argument, Result>(
    _ body: @escaping (repeat each Argument) throws -> Result
  ) -> Member.Implementation {
    .call { _, arguments in
      var reader = ArgumentReader(arguments.values)
      return try body(repeat reader.next((each Argument).self)) as Any
    }
  }
}
