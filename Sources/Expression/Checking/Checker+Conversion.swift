import Foundation
import Inspection

/// For what a value is converted: decides the compiler's words when it can't be.
enum ConversionPurpose: Equatable {
  case assignment, argument, element, dictionaryKey, dictionaryValue, initialization, closureResult, returnValue, subscripted
  /// The right side of a compound assignment or an operator.
  case operand
}

extension Checker {
  /// Checks an expression and converts it to `type`, with the compiler's diagnostic when that can't be.
  mutating func checkConverted(_ node: ExpressionNode, to type: SwiftType, _ purpose: ConversionPurpose) -> Code? {
    guard
      let checked = outsideChain({ checker -> Checked? in
        if case .nilLiteral = node.kind, !type.isOptional {
          checker.reportNil(type, node, purpose)
          return nil
        }
        return checker.check(node, expecting: type)
      })
    else { return nil }
    return require(checked, as: type, purpose)
  }

  /// The value converted to `type`, or the compiler's diagnostic.
  mutating func require(_ checked: Checked, as type: SwiftType, _ purpose: ConversionPurpose) -> Code? {
    if let code = convert(checked, to: type) { return code }
    reportMismatch(checked, type, purpose)
    return nil
  }

  /// The value converted to `type` as Swift does without being asked; `nil` when it doesn't.
  func convert(_ checked: Checked, to type: SwiftType) -> Code? {
    guard let conversion = conversion(from: checked.type, to: type) else { return nil }
    guard let conversion else { return checked.code }
    let code = checked.code
    return Code { context in try conversion(code.run(context)) }
  }

  typealias Conversion = (Any) throws -> Any

  /// How a value of one type becomes one of another: `.some(nil)` when it already is, `nil` when it can't.
  func conversion(from source: SwiftType, to target: SwiftType) -> Conversion?? {
    if source.isSame(as: target) { return .some(nil) }
    if case .parameter(let name) = target, let bound = frame.genericArguments[name] {
      return conversion(from: source, to: bound)
    }
    if let wrapped = target.wrapped { return optionalConversion(from: source, to: target, wrapped) }
    switch target.withoutAlias {
    case .existential(let existential):
      return fits(source, existential) ? .some(nil) : nil
    case .nominal, .array, .dictionary: return nominalConversion(from: source, to: target)
    case .tuple(let elements): return tupleConversion(from: source, elements, target)
    case .function(let function):
      guard let from = source.functionType, from.parameters.count == function.parameters.count else { return nil }
      guard !from.isThrowing || function.isThrowing else { return nil }
      let same = zip(from.parameters, function.parameters).allSatisfy { $0.type.isSame(as: $1.type) }
      return same && (from.result.isSame(as: function.result)) ? .some(nil) : nil
    case .metatype(let instance):
      guard case .metatype(let from) = source.withoutAlias else { return nil }
      return isSubclass(from, of: instance) || conversion(from: from, to: instance) != nil ? .some(nil) : nil
    default: return nil
    }
  }

  private func optionalConversion(from source: SwiftType, to target: SwiftType, _ wrapped: SwiftType) -> Conversion?? {
    guard let metatype = wrapped.metatype, let none = target.metatype.flatMap({ DynamicValue.none(of: $0) }) else {
      return wrapped.isSame(as: source) ? .some(nil) : nil
    }
    if let inner = source.wrapped, !wrapped.isSame(as: source) {
      guard let payload = conversion(from: inner, to: wrapped) else {
        guard let whole = conversion(from: source, to: wrapped) else { return nil }
        return { value in try Self.some(whole.map { try $0(value) } ?? value, metatype) }
      }
      return { value in
        guard case .some(.some(let held)) = DynamicValue.optionalPayload(value) else { return none }
        return try Self.some(payload.map { try $0(held) } ?? held, metatype)
      }
    }
    guard let inner = conversion(from: source, to: wrapped) else { return nil }
    return { value in try Self.some(inner.map { try $0(value) } ?? value, metatype) }
  }

  private static func some(_ value: Any, _ wrapped: Any.Type) throws -> Any {
    guard let result = DynamicValue.some(value, of: wrapped) else {
      throw AccessError.wrongType(expected: "\(wrapped)", found: "\(type(of: value))")
    }
    return result
  }

  private func fits(_ source: SwiftType, _ existential: ExistentialType) -> Bool {
    if existential.protocols.isEmpty {
      return !existential.isClassBound || isClass(source)
    }
    if existential.isClassBound, !isClass(source) { return false }
    return existential.protocols.allSatisfy { conforms(source, $0.name) }
  }

  private func nominalConversion(from source: SwiftType, to target: SwiftType) -> Conversion?? {
    if isSubclass(source, of: target) { return .some(nil) }
    if target.isSwift("AnyHashable"), conforms(source, "Hashable") {
      return { value in (value as? AnyHashable) ?? value }
    }
    if source.isDouble, target.isCGFloat { return { value in CGFloat(value as? Double ?? 0) } }
    if source.isCGFloat, target.isDouble { return { value in Double(value as? CGFloat ?? 0) } }
    guard let from = source.canonicalNominal, let to = target.canonicalNominal, from.path == to.path,
      from.module == "Swift", ["Array", "Set", "Dictionary"].contains(from.name), let metatype = target.metatype
    else { return nil }
    for (first, second) in zip(from.arguments, to.arguments) where conversion(from: first, to: second) == nil {
      return nil
    }
    return { value in
      guard let converted = DynamicValue.cast(value, to: metatype) else {
        throw AccessError.wrongType(expected: "\(metatype)", found: "\(type(of: value))")
      }
      return converted
    }
  }

  private func tupleConversion(
    from source: SwiftType, _ elements: [SwiftType.TupleElement], _ target: SwiftType
  ) -> Conversion?? {
    guard let from = source.tupleElements, from.count == elements.count, let metatype = target.metatype else { return nil }
    var conversions: [Conversion?] = []
    for (first, second) in zip(from, elements) {
      if let a = first.label, let b = second.label, a != b { return nil }
      guard let one = conversion(from: first.type, to: second.type) else { return nil }
      conversions.append(one)
    }
    return { value in
      let values = DynamicValue.tupleElements(value) ?? []
      var converted: [Any] = []
      for (value, conversion) in zip(values, conversions) { converted.append(try conversion?(value) ?? value) }
      guard let tuple = DynamicValue.tuple(converted, as: metatype) else {
        throw AccessError.wrongType(expected: "\(metatype)", found: "tuple")
      }
      return tuple
    }
  }

  // MARK: Relations of types

  /// Whether values of the type are objects.
  func isClass(_ type: SwiftType) -> Bool {
    if case .existential(let existential) = type.withoutAlias {
      return existential.isClassBound
        || existential.protocols.contains {
          (localTypes[$0.name] ?? registry.table(named: $0.name))?.conformances.contains("AnyObject") == true
        }
        || type.metatype.map(Self.holdsReference) ?? false
    }
    if let table = table(for: type) { return table.isReference }
    return type.metatype.map { MetadataKind($0) == .classType } ?? false
  }

  /// Whether a protocol type holds only objects: it has no room for values in place, which takes three words and the type.
  private static func holdsReference(_ existential: Any.Type) -> Bool {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(existential, do: size) < 4 * MemoryLayout<Int>.size
  }

  /// Whether one class is the other or derives from it.
  func isSubclass(_ type: SwiftType, of base: SwiftType) -> Bool {
    if type.isSame(as: base) { return true }
    guard isClass(type) else { return false }
    var current = superclass(of: type)
    while let next = current {
      if next.isSame(as: base) { return true }
      current = superclass(of: next)
    }
    guard let first = type.metatype as? AnyClass, let second = base.metatype as? AnyClass else { return false }
    var level: AnyClass? = first
    while let next = level {
      if next == second { return true }
      level = DynamicValue.superclass(of: next)
    }
    return false
  }

  private func superclass(of type: SwiftType) -> SwiftType? {
    table(for: type)?.superclass
  }

  /// Whether the type conforms to a protocol: by its tables, or by the running program for the standard ones.
  func conforms(_ type: SwiftType, _ protocolName: String) -> Bool {
    if protocolName == "AnyObject" { return isClass(type) }
    if let path = type.nominalPath, let local = localTypes[path] { return local.conformances.contains(protocolName) }
    if case .existential(let existential) = type.withoutAlias {
      if existential.protocols.contains(where: { $0.name == protocolName }) { return true }
      return registry.tableChain(for: type).contains { $0.path == protocolName }
    }
    if registry.tableChain(for: type).contains(where: { $0.path == protocolName || $0.conformances.contains(protocolName) }) {
      if !type.containsParameter, let answer = standardConformance(type, protocolName) { return answer }
      return true
    }
    return standardConformance(type, protocolName) ?? false
  }

  private func standardConformance(_ type: SwiftType, _ name: String) -> Bool? {
    guard type.canonicalNominal?.standIn == nil, let test = StandardConformances.tests[name], let metatype = type.metatype else {
      return nil
    }
    return test(metatype)
  }

  /// The nearest type that all convert to; `nil` when there is none but `Any`.
  func join(_ types: [SwiftType]) -> SwiftType? {
    guard var result = types.first else { return nil }
    for type in types.dropFirst() {
      if conversion(from: type, to: result) != nil { continue }
      if conversion(from: result, to: type) != nil {
        result = type
      } else if conversion(from: type, to: .optional(result)) != nil {
        result = .optional(result)
      } else if let base = commonBase(result, type) {
        result = base
      } else {
        return nil
      }
    }
    return result
  }

  private func commonBase(_ first: SwiftType, _ second: SwiftType) -> SwiftType? {
    guard isClass(first), isClass(second) else { return nil }
    var current: SwiftType? = first
    while let next = current {
      if isSubclass(second, of: next) { return next }
      current = table(for: next)?.superclass
    }
    return nil
  }
}

extension SwiftType {
  var isDouble: Bool { isSwift("Double") }
  var isCGFloat: Bool {
    guard let nominal = canonicalNominal else { return false }
    return nominal.name == "CGFloat" && nominal.parent == nil
  }

  /// Whether an alias that is kept for printing occurs in it.
  var containsAlias: Bool {
    var found = false
    _ = mapped { part in
      if case .alias = part { found = true }
      return nil
    }
    return found
  }

  /// Whether a generic parameter occurs in it.
  var containsParameter: Bool {
    var found = false
    _ = mapped { part in
      switch part {
      case .parameter, .member, .named: found = true
      default: break
      }
      return nil
    }
    return found
  }
}

/// Conformances that the running program can tell.
enum StandardConformances {
  static let tests: [String: @Sendable (Any.Type) -> Bool] = [
    "Equatable": { $0 is any Equatable.Type }, "Hashable": { $0 is any Hashable.Type },
    "Comparable": { $0 is any Comparable.Type }, "Sequence": { $0 is any Sequence.Type },
    "Collection": { $0 is any Collection.Type }, "BidirectionalCollection": { $0 is any BidirectionalCollection.Type },
    "RandomAccessCollection": { $0 is any RandomAccessCollection.Type },
    "RangeReplaceableCollection": { $0 is any RangeReplaceableCollection.Type },
    "MutableCollection": { $0 is any MutableCollection.Type }, "Error": { $0 is any Error.Type },
    "CustomStringConvertible": { $0 is any CustomStringConvertible.Type },
    "CustomDebugStringConvertible": { $0 is any CustomDebugStringConvertible.Type },
    "LosslessStringConvertible": { $0 is any LosslessStringConvertible.Type },
    "TextOutputStreamable": { $0 is any TextOutputStreamable.Type },
    "Numeric": { $0 is any Numeric.Type }, "SignedNumeric": { $0 is any SignedNumeric.Type },
    "AdditiveArithmetic": { $0 is any AdditiveArithmetic.Type }, "BinaryInteger": { $0 is any BinaryInteger.Type },
    "FixedWidthInteger": { $0 is any FixedWidthInteger.Type }, "SignedInteger": { $0 is any SignedInteger.Type },
    "UnsignedInteger": { $0 is any UnsignedInteger.Type }, "FloatingPoint": { $0 is any FloatingPoint.Type },
    "BinaryFloatingPoint": { $0 is any BinaryFloatingPoint.Type }, "Strideable": { $0 is any Strideable.Type },
    "StringProtocol": { $0 is any StringProtocol.Type }, "RawRepresentable": { $0 is any RawRepresentable.Type },
    "CaseIterable": { $0 is any CaseIterable.Type }, "Identifiable": { $0 is any Identifiable.Type },
    "Encodable": { $0 is any Encodable.Type }, "Decodable": { $0 is any Decodable.Type },
    "Codable": { $0 is any (Encodable & Decodable).Type }, "CVarArg": { $0 is any CVarArg.Type },
    "OptionSet": { $0 is any OptionSet.Type }, "SetAlgebra": { $0 is any SetAlgebra.Type },
    "LocalizedError": { $0 is any LocalizedError.Type }, "Actor": { $0 is any Actor.Type },
    "ExpressibleByIntegerLiteral": { $0 is any ExpressibleByIntegerLiteral.Type },
    "ExpressibleByFloatLiteral": { $0 is any ExpressibleByFloatLiteral.Type },
    "ExpressibleByStringLiteral": { $0 is any ExpressibleByStringLiteral.Type },
    "ExpressibleByUnicodeScalarLiteral": { $0 is any ExpressibleByUnicodeScalarLiteral.Type },
    "ExpressibleByBooleanLiteral": { $0 is any ExpressibleByBooleanLiteral.Type },
    "ExpressibleByArrayLiteral": { $0 is any ExpressibleByArrayLiteral.Type },
    "RangeExpression": { $0 is any RangeExpression.Type }, "Sendable": { _ in true },
  ]
}
