public import Inspection

/// What outlives one expression: `$R0`, `$E0`, `let $x`, `func $f`, `struct $S`.
///
/// One scope belongs to one debugging session and is shared by its commands.
public final class PersistentScope {
  /// The variables by name.
  public internal(set) var variables: [String: Variable] = [:]
  var functions: [String: [Member]] = [:]
  var types: [TypeTable] = []
  /// What the values of these types know of them, by name.
  var declaredTypes: [String: DeclaredType] = [:]
  var extensions: [String: [Member]] = [:]
  var aliases: [String: SwiftType] = [:]
  /// What runs now.
  var execution: Execution?
  /// The first error of a closure whose caller could not be told; the run that called the closure ends with it.
  var unreportedError: (any Error)?
  private var resultCount = 0
  private var errorCount = 0
  /// Changes whenever a name is added: a checked expression is only good for the scope it was checked in.
  private(set) var version = 0
  /// Changes when anything but a result is added: what an expression without a `$` name can depend on.
  private(set) var declarationVersion = 0

  /// Creates an empty scope.
  public init() {}

  /// Keeps a value as the next `$R` and returns its name.
  public func addResult(_ value: ExpressionValue) -> String {
    let name = "$R\(resultCount)"
    resultCount += 1
    keep(Variable(name, type: value.type, isConstant: true, storage: Storage(value.value)))
    return name
  }

  /// Keeps an uncaught error as the next `$E` and returns its name.
  public func addError(_ value: ExpressionValue) -> String {
    let name = "$E\(errorCount)"
    errorCount += 1
    keep(Variable(name, type: value.type, isConstant: true, storage: Storage(value.value)))
    return name
  }

  private func keep(_ result: Variable) {
    version += 1
    if variables[result.name] == nil { variables[result.name] = result }
  }

  /// Adds a variable unless there is one of that name, as LLDB does.
  func add(_ variable: Variable) {
    changed()
    if variables[variable.name] == nil { variables[variable.name] = variable }
  }

  func add(function: Member) {
    changed()
    let (name, type) = (function.declaration.fullName, function.declaration.type)
    // The latest of a name and type is the one that is called from now on.
    functions[function.declaration.name]?.removeAll { $0.declaration.fullName == name && $0.declaration.type == type }
    functions[function.declaration.name, default: []].append(function)
  }

  func changed() {
    version += 1
    declarationVersion += 1
  }
}
