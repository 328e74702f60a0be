/// LLDB's summary strings: text in which `${var.member}` stands for a member's value.
enum SummaryString {
  static func text(_ pattern: String, for object: ValueObject, in context: FormattingContext) -> String {
    var output = ""
    var rest = Substring(pattern)
    while let start = rest.firstRange(of: "${var") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      output += rest[..<start.lowerBound]
      output += value(of: object, along: rest[start.upperBound..<end], in: context)
      rest = rest[rest.index(after: end)...]
    }
    return output + rest
  }

  private static func value(of object: ValueObject, along path: Substring, in context: FormattingContext) -> String {
    let scope = VariablePath.Scope(
      variable: { $0 == object.name ? object : nil }, hasAddress: { _ in false }, context: context)
    guard case .success(let member) = VariablePath.resolve(object.name + path, in: scope) else { return "" }
    let description = ValueDescriber.describe(member, in: context)
    return description.summary ?? description.value ?? ""
  }
}
