import Foundation

/// A type LLDB has a formatter for.
///
/// Conformances are the list of those formatters; everything else is shown by its storage.
protocol SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription
}

// MARK: - Numbers

/// A number whose bytes a display format can show.
protocol ScalarValue: SummarizedValue {
  var plainText: String { get }
  /// The value's bytes, little end first, and how many there are.
  var scalarBits: (bits: UInt64, size: Int) { get }
}

extension ScalarValue {
  func described(in context: FormattingContext) -> ValueDescription {
    guard let format = context.format else { return ValueDescription(value: plainText) }
    let (bits, size) = scalarBits
    return ValueDescription(value: ScalarText.text(bits: bits, size: size, format: format))
  }
}

extension ScalarValue where Self: FixedWidthInteger {
  var plainText: String { description }
  var scalarBits: (bits: UInt64, size: Int) {
    let mask = Self.bitWidth == 64 ? UInt64.max : (1 << UInt64(Self.bitWidth)) - 1
    return (UInt64(truncatingIfNeeded: self) & mask, Self.bitWidth / 8)
  }
}

extension Int: ScalarValue {}
extension Int8: ScalarValue {}
extension Int16: ScalarValue {}
extension Int32: ScalarValue {}
extension Int64: ScalarValue {}
extension UInt: ScalarValue {}
extension UInt8: ScalarValue {}
extension UInt16: ScalarValue {}
extension UInt32: ScalarValue {}
extension UInt64: ScalarValue {}

extension Double: ScalarValue {
  var plainText: String { FloatingPointText.text(self) }
  var scalarBits: (bits: UInt64, size: Int) { (bitPattern, 8) }
}

extension Float: ScalarValue {
  var plainText: String { FloatingPointText.text(self) }
  var scalarBits: (bits: UInt64, size: Int) { (UInt64(bitPattern), 4) }
}

#if !(os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)) && (arch(x86_64) || arch(i386))
  extension Float80: SummarizedValue {
    func described(in context: FormattingContext) -> ValueDescription {
      ValueDescription(value: FloatingPointText.text(self))
    }
  }
#endif

extension CGFloat: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(
      summary: FloatingPointText.text(Double(self)), hasFormatter: true, hidesChildren: true)
  }
}

extension Bool: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    let bits = ScalarText.text(bits: self ? 1 : 0, size: 1, format: context.format ?? .decimal)
    return ValueDescription(
      value: bits, hidesValue: true, summary: self ? "true" : "false", hasFormatter: true, hidesChildren: true)
  }
}

// MARK: - Text

extension ValueDescription {
  /// A value its summary stands for.
  fileprivate init(leaf summary: String) {
    self.init(summary: summary, hasFormatter: true, hidesChildren: true)
  }
}

extension String: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(leaf: StringSummary.quoted(self))
  }
}

extension StaticString: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(leaf: StringSummary.quoted(description))
  }
}

extension Character: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(leaf: StringSummary.quoted(String(self)))
  }
}

extension Unicode.Scalar: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(leaf: StringSummary.scalar(self))
  }
}

extension String.Index: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(leaf: debugDescription)
  }
}

extension Substring: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(
      summary: StringSummary.quoted(self), hasFormatter: true,
      children: ValueDescriber.storedMembers(of: self, as: Substring.self))
  }
}

extension String.Encoding: SummarizedValue {
  /// LLDB has no reflection metadata for this type on Linux and says so.
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(
      complaint: (
        """
        Could not find reflection metadata for type
        no TypeInfo for nominal type: (struct Swift.String.Encoding
          (struct Swift.String))

        """, true
      ))
  }
}

// MARK: - Ranges and dates

extension Range: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    rangeDescription(self, lower: lowerBound, upper: upperBound, mark: "..<", context: context)
  }
}

extension ClosedRange: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    rangeDescription(self, lower: lowerBound, upper: upperBound, mark: "...", context: context)
  }
}

/// A range of numbers is written with its mark; one of anything else shows its bounds as members.
private func rangeDescription(
  _ range: Any, lower: Any, upper: Any, mark: String, context: FormattingContext
) -> ValueDescription {
  var context = context
  context.format = nil
  guard let lower = ValueDescriber.describe(lower, in: context).value,
    let upper = ValueDescriber.describe(upper, in: context).value
  else {
    return ValueDescription(
      hasFormatter: true, children: ValueDescriber.storedMembers(of: range, as: type(of: range)))
  }
  return ValueDescription(leaf: lower + mark + upper)
}

extension Date: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    var description = ValueDescription(leaf: DateSummary.text(self))
    description.keepsSome = true
    return description
  }
}

// MARK: - Pointers

extension UnsafePointer: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(value: FormattingContext.hexadecimal(UInt64(UInt(bitPattern: self))), isPointer: true)
  }
}

extension UnsafeRawPointer: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(value: FormattingContext.hexadecimal(UInt64(UInt(bitPattern: self))), isPointer: true)
  }
}

extension UnsafeMutableRawPointer: SummarizedValue {
  func described(in context: FormattingContext) -> ValueDescription {
    ValueDescription(value: FormattingContext.hexadecimal(UInt64(UInt(bitPattern: self))), isPointer: true)
  }
}
