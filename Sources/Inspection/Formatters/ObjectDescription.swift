import LabText

/// What `po` prints of a value: the standard library's own text, with addresses that do not vary.
public enum ObjectDescription {
  /// The text, which ends in a newline; LLDB adds one more.
  public static func text(of value: Any, in context: FormattingContext) -> String {
    if value is FunctionValue { return "(Function)\n" }
    func describe<Value>(_ value: Value) -> String { _DebuggerSupport.stringForPrintObject(value) }
    if let synthesized = value as? any SynthesizedValue {
      return text(of: synthesized, describe(value), in: context)
    }
    return stable(named(_openExistential(value, do: describe), after: value), in: context)
  }

  /// A text in which the types that stand in for declared ones have the declared names.
  private static func named(_ text: String, after value: Any) -> String {
    guard let element = firstSynthesized(in: value, depth: 3) else { return text }
    return text.replacing("\(type(of: element))", with: element.synthesizedTypeName)
  }

  private static func firstSynthesized(in value: Any, depth: Int) -> (any SynthesizedValue)? {
    if let found = value as? any SynthesizedValue { return found }
    guard depth > 0, value is any Collection || MetadataKind(type(of: value)) == .optional else { return nil }
    return Mirror(reflecting: value).children.lazy.prefix(4).compactMap { firstSynthesized(in: $0.value, depth: depth - 1) }.first
  }

  /// Whether the text is only a class's name and an address: LLDB then hints, once a session, that `p` says more.
  public static func isBareObject(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "<") else { return false }
    let line = text.hasSuffix("\n") ? text.dropLast() : Substring(text)
    guard line.hasSuffix(">"), let mark = line.firstPlace(of: ": 0x") else { return false }
    let name = line[line.index(after: line.startIndex)..<mark.lowerBound]
    let digits = line[mark.upperBound...].dropLast()
    guard !name.isEmpty, !name.contains(where: \.isWhitespace), digits.utf8.count >= 5 else { return false }
    return digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The library's text names the type that stands in for one an expression declared; the declared name is put there.
  private static func text(of value: any SynthesizedValue, _ plain: String, in context: FormattingContext) -> String {
    if let own = value.synthesizedDescription { return own + "\n" }
    let standIn = "\(type(of: value))"
    if type(of: value) is AnyClass {
      let address = context.addresses.address(of: value as AnyObject)
      return "<\(value.synthesizedTypeName): 0x\(String(address, radix: 16))>\n"
    }
    if let name = value.synthesizedCase, value.synthesizedFields.isEmpty {
      return "\(value.synthesizedTypeName).\(name)\n"
    }
    guard let mark = plain.firstPlace(of: standIn) else { return stable(plain, in: context) }
    return stable(plain[..<mark.lowerBound] + value.synthesizedTypeName + plain[mark.upperBound...], in: context)
  }

  /// Puts the session's addresses in the place of real ones.
  private static func stable(_ text: some StringProtocol, in context: FormattingContext) -> String {
    guard text.firstPlace(of: ": 0x") != nil else { return String(text) }
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstPlace(of: ": 0x") {
      result += rest[..<mark.upperBound]
      rest = rest[mark.upperBound...]
      let digits = rest.prefix { $0.isHexDigit && !$0.isUppercase }
      if digits.count >= 9, digits.count <= 12, let pointer = UInt(digits, radix: 16) {
        result += String(context.addresses.address(forPointer: pointer), radix: 16)
      } else {
        result += digits
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
