import Inspection

/// Optional and Result.
enum OptionalTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    optional
    result
  }

  private static var optional: TypeTable {
    TypeTable(generic: "Optional", module: "Swift", kind: .enumeration, parameters: ["Wrapped"]) {
      Std.make("@inlinable public init(_ some: Wrapped)") { try Std.optional($0.values[0], $0) }
      Std.make("static func some(_ wrapped: Wrapped) -> Wrapped?") { try Std.optional($0.values[0], $0) }
      OptionalNone()
      Std.method("public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?") { root, arguments in
        guard let value = Std.payload(root) else { return try Std.optional(nil, arguments) }
        return try Std.optional(arguments.function(0)(value), arguments)
      }
      Std.method("public func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?") { root, arguments in
        guard let value = Std.payload(root) else { return try Std.optional(nil, arguments) }
        return try arguments.function(0)(value)
      }
      Std.method("func unwrap() -> Any?") { root, _ in Std.payload(root) as Any }
      Std.property("unsafelyUnwrapped: Wrapped") { root in
        guard let value = Std.payload(root) else {
          throw Trap("Swift/Optional.swift:354: Fatal error: unsafelyUnwrapped of nil optional")
        }
        return value
      }
      Std.property("debugDescription: String") { String(reflecting: $0) }
      Std.property("hashValue: Int") { root in (root as? AnyHashable)?.hashValue ?? 0 }
    }
  }

  private static var result: TypeTable {
    TypeTable(generic: "Result", module: "Swift", kind: .enumeration, parameters: ["Success", "Failure"]) {
      ResultCase(name: "success")
      ResultCase(name: "failure")
      Std.method("public func get() throws -> Success") { root, _ in
        let payload = Mirror(reflecting: root).children.first
        if payload?.label == "failure", let error = payload?.value as? any Error { throw error }
        return payload?.value ?? ()
      }
      Std.method("public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>") { root, arguments in
        let payload = Mirror(reflecting: root).children.first
        let value = payload?.value ?? ()
        let isSuccess = payload?.label == "success"
        return try ResultBuilding.make(isSuccess, isSuccess ? arguments.function(0)(value) : value, arguments.result)
      }
      Std.method(
        "public func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> where NewFailure : Error"
      ) { root, arguments in
        let payload = Mirror(reflecting: root).children.first
        let value = payload?.value ?? ()
        let isSuccess = payload?.label == "success"
        return try ResultBuilding.make(isSuccess, isSuccess ? value : arguments.function(0)(value), arguments.result)
      }
    }
  }
}

/// `Optional.none`, whose value depends on the type it is asked of.
private struct OptionalNone: TableEntry {
  func add(to table: inout TypeTable) {
    var declaration = Declaration(kind: .enumCase, name: "none", result: .parameter("Self"))
    declaration.isStatic = true
    table.add(
      Member(
        declaration,
        .property(
          get: { type in
            guard let optional = type as? Any.Type, let none = DynamicValue.none(of: optional) else { return Any?.none as Any }
            return none
          }, set: nil)))
  }
}

private struct ResultCase: TableEntry {
  let name: String
  func add(to table: inout TypeTable) {
    let payload = name == "success" ? "Success" : "Failure"
    var declaration = Declaration(kind: .enumCase, name: name, result: .parameter("Self"))
    declaration.isStatic = true
    declaration.parameters = [.init(label: nil, name: "_", type: .named(payload, []))]
    let isSuccess = name == "success"
    table.add(
      Member(
        declaration,
        .call { _, arguments in try ResultBuilding.make(isSuccess, arguments.values[0], arguments.result) }))
  }
}

private enum ResultBuilding {
  static func make(_ isSuccess: Bool, _ value: Any, _ type: SwiftType) throws -> Any {
    guard let arguments = type.canonicalNominal?.arguments, arguments.count == 2, let success = arguments[0].metatype,
      let failure = arguments[1].metatype as? any Error.Type
    else { throw AccessError.unknownType("\(type)") }
    func openSuccess<S>(_: S.Type) throws -> Any {
      func openFailure<F: Error>(_: F.Type) throws -> Any {
        if isSuccess { return Result<S, F>.success(try Std.typed(value)) }
        return Result<S, F>.failure(try Std.typed(value))
      }
      return try openFailure(failure)
    }
    return try _openExistential(success, do: openSuccess)
  }
}
