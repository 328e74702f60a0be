import Foundation

extension ValueDescription {
  /// A collection: how many there are, and the elements under their numbers.
  fileprivate init(count: Int, unit: String, showsCount: Bool, children: ValueChildren) {
    self.init(
      summary: showsCount ? "\(count) \(unit)\(count == 1 ? "" : "s")" : nil, hasFormatter: true, children: children,
      hasSyntheticChildren: true)
  }
}

/// LLDB forgets the count of a collection that holds `Date`s when it comes from an expression.
private func showsCount(of type: Any.Type, in context: FormattingContext) -> Bool {
  guard context.isExpressionResult else { return true }
  return !SwiftType(type).qualifiedName.mentionsDate
}

private func element(_ value: Any, at index: Int, of type: Any.Type) -> ValueObject {
  var object = ValueObject(name: "[\(index)]", value: value)
  object.declaredType = type
  return object
}

extension Array: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(
      count: count, unit: "value", showsCount: showsCount(of: Self.self, in: context),
      children: ValueChildren(count: count) { element(self[$0], at: $0, of: Element.self) })
  }
}

extension ContiguousArray: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(
      count: count, unit: "value", showsCount: showsCount(of: Self.self, in: context),
      children: ValueChildren(count: count) { element(self[$0], at: $0, of: Element.self) })
  }
}

extension ArraySlice: SummarizedValue {
  /// A slice keeps the numbers its elements have in the whole.
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(
      count: count, unit: "value", showsCount: showsCount(of: Self.self, in: context),
      children: ValueChildren(count: count) {
        element(self[startIndex + $0], at: startIndex + $0, of: Element.self)
      })
  }
}

extension Set: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(
      count: count, unit: "value", showsCount: showsCount(of: Self.self, in: context),
      children: ValueChildren(count: count) {
        element(self[index(startIndex, offsetBy: $0)], at: $0, of: Element.self)
      })
  }
}

extension Dictionary: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(
      count: count, unit: "key/value pair", showsCount: showsCount(of: Self.self, in: context),
      children: ValueChildren(count: count) {
        let entry: (key: Key, value: Value) = self[index(startIndex, offsetBy: $0)]
        return element(entry, at: $0, of: (key: Key, value: Value).self)
      })
  }
}

// MARK: - Views

/// A dictionary's keys or values are shown by their storage, which names only the count.
private func viewDescription(count: Int) -> ValueDescription {
  func node(_ name: String, value: String? = nil, _ children: [ValueObject] = []) -> ValueObject {
    ValueObject(name: name, content: .text(value: value, children: children))
  }
  let raw = node("rawValue", value: "\(count) key/value pair\(count == 1 ? "" : "s")")
  return ValueDescription(children: ValueChildren([node("_variant", [node("object", [raw])])]))
}

extension Dictionary.Keys: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription { viewDescription(count: count) }
}

extension Dictionary.Values: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription { viewDescription(count: count) }
}

extension String.UTF8View: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription { RawStorage.guts(of: String(self)) }
}

extension String.UnicodeScalarView: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription { RawStorage.guts(of: String(self)) }
}

extension String.UTF16View: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription { RawStorage.guts(of: String(self)) }
}

// MARK: - Optional

extension Optional: SummarizedValue {
  /// A some is shown as what it holds.
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescriber.describeOptional(map { $0 as Any }, in: context)
  }
}

extension String {
  /// Whether `FoundationEssentials.Date` is a type in this qualified type name.
  fileprivate var mentionsDate: Bool {
    split { !($0.isLetter || $0 == ".") }.contains("FoundationEssentials.Date")
  }
}
