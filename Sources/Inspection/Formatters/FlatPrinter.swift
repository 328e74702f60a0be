/// LLDB's flat output (`v -F`): one line for each place that has a plain value, by its whole path.
///
/// Formatters do not run, so a number or a Date, which LLDB shows through one, has no line; an enum's case, an object's
/// address, an Optional's summary and a string's storage word do.
public enum FlatPrinter {
  private static let depthLimit = PrintingOptions.defaultDepth

  public static func print(_ object: ValueObject, in context: FormattingContext) -> String {
    var output = ""
    append(object, path: object.name, depth: 0, context, to: &output)
    return output
  }

  private static func append(
    _ object: ValueObject, path: String, depth: Int, _ context: FormattingContext, to output: inout String
  ) {
    if case .text(let text, let children) = object.content {
      if let text { output += "\(path) = \(text)\n" }
      for child in children { append(child, path: "\(path).\(child.name)", depth: depth + 1, context, to: &output) }
      return
    }
    guard depth <= depthLimit, let value = object.value else { return }
    if value is any OptionalValue {
      let description = ValueDescriber.describe(object, in: context)
      output += "\(path) = \(description.summary ?? "nil")\n"
      guard !description.hidesChildren else { return }
      for index in 0..<description.children.count {
        let child = description.children[index]
        append(child, path: "some." + child.name, depth: depth + 1, context, to: &output)
      }
      return
    }
    let style = RuntimeReflection.style(of: value)
    if style == .enumeration || style == .object {
      output += "\(path) = \(ValueDescriber.describe(object, in: context).value ?? "")\n"
    }
    guard !(value is any ScalarValue), style != .enumeration, style != .opaque else { return }
    if ValueDescriber.describe(object, in: context).hasSyntheticChildren { return }
    let raw = RawStorage.description(of: object, like: ValueDescriber.describe(object, in: context))
    for index in 0..<raw.children.count {
      let child = raw.children[index]
      append(child, path: "\(path).\(child.name)", depth: depth + 1, context, to: &output)
    }
  }
}
