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
    guard depth <= depthLimit, let value = object.value else {
      if case .text(let value?, _) = object.content { output += "\(path) = \(value)\n" }
      return
    }
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
      if case .text(let text?, _) = child.content {
        output += "\(path).\(child.name) = \(text)\n"
      } else if case .text(nil, let nested) = child.content {
        for inner in nested { append(inner, path: "\(path).\(child.name).\(inner.name)", depth: depth + 1, context, to: &output) }
      } else {
        append(child, path: "\(path).\(child.name)", depth: depth + 1, context, to: &output)
      }
    }
  }
}
