/// Something callable with erased arguments: a closure written in an expression, or a Swift function.
public final class FunctionValue {
  /// The function's type, as far as it is known.
  public let type: FunctionType
  private let body: ([Any]) throws -> Any
  /// Takes the error of a call whose caller can't be told: it called a Swift function that does not throw.
  fileprivate let unreported: ((any Error) -> Void)?

  /// Wraps a body.
  ///
  /// - Parameter unreported: Takes the error of a call whose caller can't be told.
  public init(
    _ type: FunctionType, unreported: ((any Error) -> Void)? = nil, _ body: @escaping ([Any]) throws -> Any
  ) {
    self.type = type
    self.unreported = unreported
    self.body = body
  }

  /// Wraps a Swift function of up to three parameters, or returns the function value that `value` is.
  ///
  /// - Throws: ``AccessError/wrongType(expected:found:)`` when `value` can't be called.
  public convenience init(wrapping value: Any) throws {
    if let function = value as? FunctionValue {
      self.init(function.type, unreported: function.unreported, function.body)
      return
    }
    let dynamic = Swift.type(of: value)
    guard let type = SwiftType(dynamic).functionType, let call = FunctionBridge.caller(of: value, type) else {
      throw AccessError.wrongType(expected: "a function", found: "\(dynamic)")
    }
    self.init(type, call)
  }

  /// Calls it.
  public func callAsFunction(_ arguments: Any...) throws -> Any { try body(arguments) }

  /// Calls it with a list of arguments.
  public func call(_ arguments: [Any]) throws -> Any { try body(arguments) }
}

/// A type with a value that stands for the answer of a closure that failed, where the closure's caller can't be told.
public protocol FailureStandIn {
  /// The value, of this type.
  static var standIn: Any { get }
}

/// An argument for an `inout` parameter: changes the caller's value where it is.
public struct InoutArgument {
  /// Runs a change of the value.
  public let change: ((inout Any) throws -> Void) throws -> Void

  /// Creates an argument.
  public init(change: @escaping ((inout Any) throws -> Void) throws -> Void) { self.change = change }

  /// Sets the value.
  public func set(_ value: Any) throws { try change { $0 = value } }
}

/// Turns closures of expressions into Swift functions and calls Swift functions with erased arguments.
enum FunctionBridge {
  /// A Swift function of the type `metatype` that calls `function`.
  static func make(_ function: FunctionValue, as metatype: Any.Type) -> Any? {
    guard let type = SwiftType(metatype).functionType, !type.isAsync else { return nil }
    var types: [Any.Type] = []
    for parameter in type.parameters {
      guard !parameter.isInout, let found = parameter.type.metatype else { return nil }
      types.append(found)
    }
    guard let result = type.result.metatype else { return nil }
    let shape = Shape(throwing: type.isThrowing, sendable: type.isSendable, mainActor: type.isMainActor)
    func withResult<R>(_: R.Type) -> Any? {
      switch types.count {
      case 0: return make0(function, shape, R.self)
      case 1:
        func first<A>(_: A.Type) -> Any? { make1(function, shape, A.self, R.self) }
        return _openExistential(types[0], do: first)
      case 2:
        func first<A>(_: A.Type) -> Any? {
          func second<B>(_: B.Type) -> Any? { make2(function, shape, A.self, B.self, R.self) }
          return _openExistential(types[1], do: second)
        }
        return _openExistential(types[0], do: first)
      case 3:
        func first<A>(_: A.Type) -> Any? {
          func second<B>(_: B.Type) -> Any? {
            func third<C>(_: C.Type) -> Any? { make3(function, A.self, B.self, C.self, R.self) }
            return _openExistential(types[2], do: third)
          }
          return _openExistential(types[1], do: second)
        }
        return _openExistential(types[0], do: first)
      default: return nil
      }
    }
    return _openExistential(result, do: withResult)
  }

  private struct Shape {
    var throwing: Bool
    var sendable: Bool
    var mainActor: Bool
  }

  /// Hands a non-`Sendable` function to a closure of a `@Sendable` type; expressions run on one thread at a time.
  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  private static func make0<R>(_ function: FunctionValue, _ shape: Shape, _: R.Type) -> Any {
    let held = Unchecked(value: function)
    let plain: @Sendable () -> R = { result(held.value, []) }
    if shape.throwing {
      let body: @Sendable () throws -> R = { try DynamicValue.unwrap(held.value.call([]), as: R.self) }
      if shape.sendable { return body }
      return body as () throws -> R
    }
    if shape.mainActor, shape.sendable { return plain as @MainActor @Sendable () -> R }
    if shape.mainActor { return plain as @MainActor () -> R }
    if shape.sendable { return plain }
    return plain as () -> R
  }

  private static func make1<A, R>(_ function: FunctionValue, _ shape: Shape, _: A.Type, _: R.Type) -> Any {
    let held = Unchecked(value: function)
    let plain: @Sendable (A) -> R = { result(held.value, [$0]) }
    if shape.throwing {
      let body: @Sendable (A) throws -> R = { try DynamicValue.unwrap(held.value.call([$0]), as: R.self) }
      if shape.sendable { return body }
      return body as (A) throws -> R
    }
    if shape.mainActor, shape.sendable { return plain as @MainActor @Sendable (A) -> R }
    if shape.mainActor { return plain as @MainActor (A) -> R }
    if shape.sendable { return plain }
    return plain as (A) -> R
  }

  private static func make2<A, B, R>(_ function: FunctionValue, _ shape: Shape, _: A.Type, _: B.Type, _: R.Type) -> Any {
    let held = Unchecked(value: function)
    let plain: @Sendable (A, B) -> R = { result(held.value, [$0, $1]) }
    if shape.throwing {
      let body: @Sendable (A, B) throws -> R = { try DynamicValue.unwrap(held.value.call([$0, $1]), as: R.self) }
      if shape.sendable { return body }
      return body as (A, B) throws -> R
    }
    if shape.mainActor, shape.sendable { return plain as @MainActor @Sendable (A, B) -> R }
    if shape.mainActor { return plain as @MainActor (A, B) -> R }
    if shape.sendable { return plain }
    return plain as (A, B) -> R
  }

  private static func make3<A, B, C, R>(_ function: FunctionValue, _: A.Type, _: B.Type, _: C.Type, _: R.Type) -> Any {
    let plain: (A, B, C) -> R = { result(function, [$0, $1, $2]) }
    return plain
  }

  /// Runs a body that may fail where Swift has no way to say so: the run is told of the failure, and the caller gets a
  /// value that stands in, since the shell must outlive it.
  private static func result<R>(_ function: FunctionValue, _ arguments: [Any]) -> R {
    do {
      return try DynamicValue.unwrap(function.call(arguments), as: R.self)
    } catch {
      function.unreported?(error)
    }
    if let empty = DynamicValue.emptyValue(of: R.self) as? R { return empty }
    if let value = (R.self as? any FailureStandIn.Type)?.standIn as? R { return value }
    preconditionFailure("a closure that returns \(R.self) failed where no error can be reported")
  }

  /// A body that calls the Swift function `value`.
  static func caller(of value: Any, _ type: FunctionType) -> (([Any]) throws -> Any)? {
    guard !type.isAsync, !type.isMainActor, !type.parameters.contains(where: \.isInout) else { return nil }
    let types = type.parameters.compactMap(\.type.metatype)
    guard types.count == type.parameters.count, let result = type.result.metatype else { return nil }
    func withResult<R>(_: R.Type) -> (([Any]) throws -> Any)? {
      switch types.count {
      case 0: return call0(value, R.self)
      case 1:
        func first<A>(_: A.Type) -> (([Any]) throws -> Any)? { call1(value, A.self, R.self) }
        return _openExistential(types[0], do: first)
      case 2:
        func first<A>(_: A.Type) -> (([Any]) throws -> Any)? {
          func second<B>(_: B.Type) -> (([Any]) throws -> Any)? { call2(value, A.self, B.self, R.self) }
          return _openExistential(types[1], do: second)
        }
        return _openExistential(types[0], do: first)
      default: return nil
      }
    }
    return _openExistential(result, do: withResult)
  }

  private static func call0<R>(_ value: Any, _: R.Type) -> (([Any]) throws -> Any)? {
    if let body = value as? () -> R { return { _ in body() } }
    if let body = value as? @Sendable () -> R { return { _ in body() } }
    if let body = value as? () throws -> R { return { _ in try body() } }
    if let body = value as? @Sendable () throws -> R { return { _ in try body() } }
    return nil
  }

  private static func call1<A, R>(_ value: Any, _: A.Type, _: R.Type) -> (([Any]) throws -> Any)? {
    let unwrap = { (arguments: [Any]) in try Arguments(arguments).value(0, as: A.self) }
    if let body = value as? (A) -> R { return { try body(unwrap($0)) } }
    if let body = value as? @Sendable (A) -> R { return { try body(unwrap($0)) } }
    if let body = value as? (A) throws -> R { return { try body(unwrap($0)) } }
    if let body = value as? @Sendable (A) throws -> R { return { try body(unwrap($0)) } }
    return nil
  }

  private static func call2<A, B, R>(_ value: Any, _: A.Type, _: B.Type, _: R.Type) -> (([Any]) throws -> Any)? {
    let first = { (arguments: [Any]) in try Arguments(arguments).value(0, as: A.self) }
    let second = { (arguments: [Any]) in try Arguments(arguments).value(1, as: B.self) }
    if let body = value as? (A, B) -> R { return { try body(first($0), second($0)) } }
    if let body = value as? @Sendable (A, B) -> R { return { try body(first($0), second($0)) } }
    if let body = value as? (A, B) throws -> R { return { try body(first($0), second($0)) } }
    return nil
  }
}
