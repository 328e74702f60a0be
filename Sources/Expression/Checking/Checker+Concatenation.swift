import Foundation
import Inspection

// `+` of what is no number: texts, data, collections, dates.
extension Checker {
  /// `date + 60`: a literal is a number of seconds.
  mutating func movedDate(_ first: Checked, _ text: String, _ second: Checked, _ node: ExpressionNode) -> Checked? {
    guard text == "+" || text == "-", first.type.metatype == Date.self, second.node.isNumericLiteral,
      let seconds = attempt({ $0.checkConverted(second.node, to: .double, .operand) })
    else { return nil }
    let date = first.code
    return Checked(
      first.type.withoutAlias,
      Code { context in
        guard let start = try date.run(context) as? Date, let number = try seconds.run(context) as? Double else {
          throw AccessError.wrongType(expected: "Date", found: "another")
        }
        return text == "+" ? start + number : start - number
      }, node)
  }

  mutating func sequenceConcatenation(_ first: Checked, _ text: String, _ second: Checked, _ node: ExpressionNode)
    -> Checked?
  {
    guard text == "+" else { return nil }
    if first.type.isSwift("String"), second.type.isSwift("String") {
      let (left, right) = (first.code, second.code)
      return Checked(
        .string,
        Code { context in
          guard let a = try left.run(context) as? String, let b = try right.run(context) as? String else {
            throw AccessError.wrongType(expected: "String", found: "another")
          }
          try context.execution.allow(count: (a.utf8.count + b.utf8.count) / 8)
          return a + b
        }, node)
    }
    if first.type.isSwift("String"), conforms(second.type, "Sequence"), !second.node.needsContext,
      registry.resolveMember(second.type, "Element").isSwift("Character")
    {
      let (left, right) = (first.code, second.code)
      return Checked(
        .string,
        Code { context in
          let characters = try Sequences.elements(right.run(context), context.execution).compactMap { $0 as? Character }
          return (try left.run(context) as? String ?? "") + String(characters)
        }, node)
    }
    if first.type.metatype == Data.self, second.type.metatype == Data.self {
      let (left, right) = (first.code, second.code)
      return Checked(
        first.type.withoutAlias,
        Code { context in
          guard let a = try left.run(context) as? Data, let b = try right.run(context) as? Data else {
            throw AccessError.wrongType(expected: "Data", found: "another")
          }
          try context.execution.allow(count: a.count + b.count)
          return a + b
        }, node)
    }
    if let joined = sequenceBesideArray(first, second, node) { return joined }
    if first.type.arrayElement != nil, second.type.isSame(as: first.type) || convert(second, to: first.type) != nil,
      let right = convert(second, to: first.type)
    {
      let left = first.code
      return Checked(
        first.type.withoutAlias,
        Code { context in try Arithmetic.concatenate(left.run(context), right.run(context), context.execution) }, node)
    }
    return nil
  }

  /// `oneSet + [1]`, `numbers + half`: an array beside another sequence of its elements.
  private mutating func sequenceBesideArray(_ first: Checked, _ second: Checked, _ node: ExpressionNode) -> Checked? {
    guard (first.type.arrayElement == nil) != (second.type.arrayElement == nil) else { return nil }
    let (array, other) = first.type.arrayElement == nil ? (second, first) : (first, second)
    guard conforms(other.type, "Sequence"), !other.type.isSwift("String"), let element = array.type.arrayElement,
      registry.resolveMember(other.type, "Element").isSame(as: element),
      let collection = array.type.metatype as? any RangeReplaceableCollection.Type
    else { return nil }
    let (left, right) = (first.code, second.code)
    return Checked(
      array.type.withoutAlias,
      Code { context in
        func empty<C: RangeReplaceableCollection>(_: C.Type) -> Any { C() }
        let start = try Arithmetic.append(left.run(context), to: _openExistential(collection, do: empty), context.execution)
        return try Arithmetic.append(right.run(context), to: start, context.execution)
      }, node)
  }
}
