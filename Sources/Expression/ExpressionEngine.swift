public import Inspection

/// A value with its static type.
public struct ExpressionValue {
  public var value: Any
  public var type: SwiftType
  /// Where a function came from, when the expression says so.
  public var origin: FunctionOrigin?

  /// Creates a value.
  public init(_ value: Any, type: SwiftType, origin: FunctionOrigin? = nil) {
    self.value = value
    self.type = type
    self.origin = origin
  }
}

/// What became of an expression.
public enum ExpressionOutcome {
  /// Its value; an assignment's or a `Void` call's is `()`.
  case value(ExpressionValue)
  /// The last statement was a declaration or a control statement: there is nothing to print.
  case noValue
  /// It threw an error that nothing caught.
  case thrown(ExpressionValue)
  /// It did not compile.
  case failure([CompilerDiagnostic])
  /// It would have ended a real process.
  case trap(Trap)
  /// It ran too long, too deep or too large and was cut off.
  case interrupted
}

/// Limits of one evaluation.
public struct EvaluationLimits: Hashable, Sendable {
  /// Loop turns, calls and elements visited.
  public var steps: Int
  /// Nested calls.
  public var depth: Int
  /// Elements of one value that a call makes.
  public var maximumCount: Int

  /// Creates limits.
  public init(steps: Int = 3_000_000, depth: Int = 100, maximumCount: Int = 300_000) {
    self.steps = steps
    self.depth = depth
    self.maximumCount = maximumCount
  }
}

/// Checks and runs Swift expressions on the live values of a frame.
///
///     let engine = ExpressionEngine(registry: TypeRegistry(StandardLibrary.modules + [module]))
///     let (outcome, output) = engine.evaluate("view.alpha = 0.5", in: frame, scope: scope)
///
/// A checked expression is kept by its text and the frame's layout, so that a line typed again costs only its run.
public final class ExpressionEngine {
  /// The tables in which names are looked up.
  public let registry: TypeRegistry
  /// How much work one expression may do.
  public let limits: EvaluationLimits
  /// Where expressions get the time and chance from.
  public let surroundings: Surroundings
  private var cache: [CacheKey: CheckedProgram] = [:]
  private static let cacheCapacity = 256
  /// The longest expression that is read, in bytes: far more than a person types.
  public static let maximumLength = 16_384

  private struct CacheKey: Hashable {
    var source: String
    var layout: Int
    var version: Int
  }

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - registry: All tables, the standard library's (``StandardLibrary/modules``) included.
  ///   - limits: How much work one expression may do.
  ///   - surroundings: Where expressions get the time and chance from; the machine's own without it.
  public init(registry: TypeRegistry, limits: EvaluationLimits = EvaluationLimits(), surroundings: Surroundings = Surroundings()) {
    self.registry = registry
    self.limits = limits
    self.surroundings = surroundings
  }

  /// Checks and runs an expression.
  ///
  /// - Parameters:
  ///   - source: One or more statements.
  ///   - frame: The stopped function.
  ///   - scope: The session's `$` names; declarations with a `$` are added to it.
  /// - Returns: What became of it, and what it printed.
  public func evaluate(
    _ source: String, in frame: Frame, scope: PersistentScope
  ) -> (outcome: ExpressionOutcome, output: String) {
    let execution = Execution(
      steps: limits.steps, depth: limits.depth, maximumCount: limits.maximumCount, surroundings: surroundings)
    switch check(source, in: frame, scope: scope) {
    case .failure(let failure): return (.failure(failure.diagnostics), "")
    case .success(let program):
      let outcome = run(program, in: frame, scope: scope, execution: execution)
      return (outcome, execution.output)
    }
  }

  /// Checks an expression without running it: its type, or the compiler's diagnostics. `nil` for a statement.
  public func type(
    of source: String, in frame: Frame, scope: PersistentScope
  ) -> Result<SwiftType?, CheckFailure> {
    check(source, in: frame, scope: scope).map(\.resultType)
  }

  /// The diagnostics of an expression that does not compile.
  public struct CheckFailure: Error {
    public var diagnostics: [CompilerDiagnostic]
  }

  private func check(
    _ source: String, in frame: Frame, scope: PersistentScope
  ) -> Result<CheckedProgram, CheckFailure> {
    // Without a `$` no result can be meant, so that new ones leave what was checked as it is.
    let version = source.utf8.contains(UInt8(ascii: "$")) ? scope.version : -1 - scope.declarationVersion
    guard source.utf8.count <= Self.maximumLength else {
      let message = "expression has \(source.utf8.count) bytes; at most \(Self.maximumLength) are read"
      return .failure(CheckFailure(diagnostics: [CompilerDiagnostic(.error, message, .none)]))
    }
    let key = CacheKey(source: source, layout: frame.layout, version: version)
    if let known = cache[key] { return .success(known) }
    var checker = Checker(registry: registry, frame: frame, scope: scope, source: source)
    switch Parser.parse(source, isKnown: { checker.isKnown($0) }) {
    case .failure(let errors): return .failure(CheckFailure(diagnostics: errors.diagnostics))
    case .success((let statements, let beside)):
      if !beside.isEmpty {
        // Operators that may not stand side by side are an error whatever the types are.
        _ = checker.check(statements)
        return .failure(CheckFailure(diagnostics: beside + checker.finalDiagnostics))
      }
      guard let program = checker.check(statements) else {
        let found = checker.finalDiagnostics
        return .failure(CheckFailure(diagnostics: found.isEmpty ? [Checker.unexplained] : found))
      }
      if cache.count >= Self.cacheCapacity { cache.removeAll() }
      if !program.declaresPersistent { cache[key] = program }
      return .success(program)
    }
  }

  private func run(
    _ program: CheckedProgram, in frame: Frame, scope: PersistentScope, execution: Execution
  ) -> ExpressionOutcome {
    let activation = Activation(count: program.slotCount, parent: nil)
    let context = EvaluationContext(frame: frame, scope: scope, execution: execution, activation: activation)
    let outer = scope.execution
    scope.execution = execution
    defer { scope.execution = outer }
    do {
      scope.unreportedError = nil
      let outcome = try program.run(context)
      if let error = scope.unreportedError { throw error }
      return outcome
    } catch let trap as Trap {
      return .trap(trap)
    } catch is Execution.LimitReached {
      return .interrupted
    } catch let thrown as ThrownValue {
      return .thrown(ExpressionValue(thrown.value, type: SwiftType(Swift.type(of: thrown.value as Any))))
    } catch let access as AccessError {
      return .failure([CompilerDiagnostic(.error, "\(access)", .none)])
    } catch {
      return .thrown(ExpressionValue(error, type: SwiftType(Swift.type(of: error as Any))))
    }
  }
}
