/// A value shown by its storage because LLDB does not recognise the type's name.
///
/// A type inferred through a collection's associated type (`String.Element`, `[Int].Index`) or a resilient module's alias
/// (`FoundationEssentials.TimeInterval`) keeps the name it was inferred by, and LLDB's formatters, which go by name, do not
/// match it.
enum RawStorage {
  static func description(of object: ValueObject, like description: ValueDescription) -> ValueDescription {
    guard let value = object.value else { return description }
    switch value {
    case let optional as any OptionalValue:
      let empty = hasSpareBits(optional.wrappedType) ? "nil" : "none"
      return ValueDescription(value: optional.wrappedValue == nil ? empty : "some", opposesOneLine: true)
    case let text as String: return guts(of: text)
    case let number as any RawNumber:
      return ValueDescription(children: ValueChildren([ValueObject(name: "_value", content: .text(value: number.rawText, children: []))]))
    case let flag as Bool:
      return ValueDescription(
        children: ValueChildren([ValueObject(name: "_value", content: .text(value: flag ? "1" : "0", children: []))]))
    case let scalar as any ScalarValue:
      return ValueDescription(
        children: ValueChildren([ValueObject(name: "_value", content: .text(value: builtinText(scalar), children: []))]))
    default:
      if RuntimeReflection.style(of: value) == .enumeration {
        return ValueDescription(value: RuntimeReflection.caseName(of: value), opposesOneLine: true)
      }
      guard [.structure, .tuple].contains(RuntimeReflection.style(of: value)) else { return description }
      return ValueDescription(children: ValueDescriber.storedMembers(of: value, as: type(of: value)))
    }
  }

  /// Whether an Optional of the type needs no byte of its own to say that it is empty.
  private static func hasSpareBits(_ type: Any.Type) -> Bool {
    func compare<Value>(_: Value.Type) -> Bool { MemoryLayout<Value?>.size == MemoryLayout<Value>.size }
    return _openExistential(type, do: compare)
  }

  /// Whether the value is an enum: without its formatter it is an aggregate LLDB finds nothing in.
  static func isAggregateCase(_ object: ValueObject) -> Bool {
    object.value.map { RuntimeReflection.style(of: $0) == .enumeration } ?? false
  }

  /// A number as the compiler's builtin type holds it: its bits are signed, whatever the type says.
  static func builtinText(_ scalar: any ScalarValue) -> String {
    guard scalar is any FixedWidthInteger else { return scalar.plainText }
    let (bits, size) = scalar.scalarBits
    return ScalarText.text(bits: bits, size: size, format: .decimal)
  }

  /// A string, or a view of one, by its storage.
  static func guts(of text: String) -> ValueDescription {
    ValueDescription(children: ValueChildren([stringGuts(text)]))
  }

  /// A string's two words, as the standard library lays them out.
  private static func stringGuts(_ text: String) -> ValueObject {
    let words = unsafeBitCast(text, to: (count: UInt64, object: UInt64).self)
    let count = ValueObject(name: "_countAndFlagsBits", value: words.count)
    let storage = ValueObject(
      name: "_object", content: .text(value: FormattingContext.hexadecimal(words.object), children: []))
    let object = ValueObject(name: "_object", content: .text(value: nil, children: [count, storage]))
    return ValueObject(name: "_guts", content: .text(value: nil, children: [object]))
  }
}

/// A number LLDB has no formatter for.
protocol RawNumber {
  var rawText: String { get }
}

#if !(os(macOS) && arch(x86_64))
  extension Float16: RawNumber, SummarizedValue {
    var rawText: String { FloatingPointText.text(Float(self)) }

    func described(in context: FormattingContext) -> ValueDescription {
      let number = ValueObject(name: "_value", content: .text(value: rawText, children: []))
      return ValueDescription(children: ValueChildren([number]))
    }
  }
#endif
