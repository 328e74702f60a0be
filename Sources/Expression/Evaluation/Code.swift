import Inspection

/// The variables of one running body: the expression's own, a closure's, a function's.
final class Activation {
  var slots: [Storage?]
  let parent: Activation?

  init(count: Int, parent: Activation?) {
    slots = Array(repeating: nil, count: count)
    self.parent = parent
  }

  /// The storage of a variable `depth` activations out.
  func storage(_ depth: Int, _ slot: Int) -> Storage? {
    var activation = self
    for _ in 0..<depth {
      guard let parent = activation.parent else { return nil }
      activation = parent
    }
    return slot < activation.slots.count ? activation.slots[slot] : nil
  }

  /// What a closure captures: the variables of `used` that there are now. A later turn of a loop, which has new ones, does not
  /// change them.
  func captured(_ used: Set<Int>) -> Activation {
    let copy = Activation(count: slots.count, parent: parent)
    for slot in used where slot < slots.count { copy.slots[slot] = slots[slot] }
    return copy
  }

  /// Lets go of variables whose scope has ended.
  func release(_ range: Range<Int>) {
    for slot in range where slot < slots.count { slots[slot] = nil }
  }

  func set(_ slot: Int, _ storage: Storage) {
    while slots.count <= slot { slots.append(nil) }
    slots[slot] = storage
  }
}

/// What code runs in.
struct EvaluationContext {
  let frame: Frame
  let scope: PersistentScope
  let execution: Execution
  var activation: Activation
}

/// Executable form of an expression: how its value is read and, for something that can be assigned, changed in place.
struct Code {
  typealias Run = (EvaluationContext) throws -> Any
  typealias Modify = (EvaluationContext, (inout Any) throws -> Void) throws -> Void

  typealias Assign = (EvaluationContext, Any) throws -> Void

  let run: Run
  let modify: Modify?
  /// Writes a whole new value without reading the old one first, where the two differ: an array's element, a property
  /// with observers.
  let assign: Assign?

  init(_ run: @escaping Run, modify: Modify? = nil, assign: Assign? = nil) {
    self.run = run
    self.modify = modify
    self.assign = assign
  }

  /// The same code, whose value is `nothing to cast` where it is of another declared type than the wanted one.
  func only(of target: SwiftType) -> Code {
    struct Other {}
    let run = run
    return Code { context in
      let value = try run(context)
      return DeclaredType.mayBe(value, of: target) ? value : Other()
    }
  }

  /// The same code, whose traps that name the place of the expression get its line.
  func located(_ line: Int) -> Code {
    func locating<Result>(_ body: () throws -> Result) throws -> Result {
      do { return try body() } catch var trap as Trap {
        if let text = trap.line, text.hasPrefix("<EXPR>: ") { trap.line = "<EXPR>:\(line)" + text.dropFirst("<EXPR>".count) }
        throw trap
      }
    }
    let (run, modify) = (self.run, self.modify)
    return Code(
      { context in try locating { try run(context) } },
      modify: modify.map { modify in { context, body in try locating { try modify(context, body) } } }, assign: assign)
  }

  /// A value that is always the same.
  static func constant(_ value: Any) -> Code { Code({ _ in value }) }

  /// Changes the value where it is, or a copy of it where it has no place.
  func change(_ context: EvaluationContext, _ body: (inout Any) throws -> Void) throws {
    if let modify { return try modify(context, body) }
    var copy = try run(context)
    try body(&copy)
  }
}

/// How control leaves a statement.
enum Completion {
  case normal
  case returned(Any)
  /// `break` and `continue`, with the label of the statement they speak of.
  case broke(String?)
  case continued(String?)
  case fellThrough
}

/// Executable form of a statement.
typealias StatementCode = (EvaluationContext) throws -> Completion

/// Thrown inside an optional chain that meets nil.
struct ChainBroken: Error {}

/// An error thrown by the learner's code, on its way to a `catch` or to the result.
struct ThrownValue: Error {
  let value: any Error
  /// Whether it becomes the expression's value when nothing catches it; not so for a `throw` at the top level.
  var isResult = true
}

/// A value that an expression threw with `throw` and that is no Swift error of its own.
struct InternalInconsistency: Error {
  let what: String
}
