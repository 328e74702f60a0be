import Foundation

/// LLDB's rule for `(a = 1, b = 2)`: when a value's members are written on the value's own line.
enum OneLineRule {
  /// The member names may add up to this many characters.
  private static let nameLimit = 50

  /// Whether all members are plain leaves with short names.
  static func fits(_ description: ValueDescription, of value: Any?, in context: FormattingContext) -> Bool {
    guard !description.hasFormatter, !description.isBasePart, description.children.count > 0 else { return false }
    let children = description.children
    guard children.count <= nameLimit else { return false }
    let keepsDatesApart =
      context.isExpressionResult && value.map { RuntimeReflection.style(of: $0) == .tuple } ?? false
    var nameLength = 0
    for index in 0..<children.count {
      let child = children[index]
      nameLength += child.name.utf8.count
      guard nameLength <= nameLimit else { return false }
      if child.isExistential { return false }
      let member = ValueDescriber.describe(child, in: context)
      if member.complaint != nil || member.opposesOneLine || member.hasSyntheticChildren { return false }
      if keepsDatesApart, member.keepsSome { return false }
      if member.hasFormatter, !member.hidesChildren { return false }
      if member.children.count > 0, !member.hidesChildren { return false }
    }
    return true
  }

  /// The members between parentheses.
  static func text(of description: ValueDescription, in context: FormattingContext) -> String {
    var parts: [String] = []
    for index in 0..<description.children.count {
      let child = description.children[index]
      let member = ValueDescriber.describe(child, in: context)
      parts.append(child.name + " = " + leafText(member, of: child, in: context))
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private static func leafText(
    _ member: ValueDescription, of child: ValueObject, in context: FormattingContext
  ) -> String {
    if let format = context.format, let number = child.value as? CGFloat {
      // On one line LLDB formats the number inside; on a line of its own the summary stands.
      return ScalarText.text(bits: Double(number).bitPattern, size: 8, format: format)
    }
    if let summary = member.summary { return summary }
    if let value = member.value { return value }
    return "\(child.shownTypeName) @ \(FormattingContext.hexadecimal(context.addresses.address(forPointer: 1)))"
  }
}
