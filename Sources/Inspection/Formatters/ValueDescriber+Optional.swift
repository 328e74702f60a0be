/// An Optional of any kind, for looking into one whose type is not known.
protocol OptionalValue {
  var wrappedType: Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  var wrappedType: Any.Type { Wrapped.self }
  var wrappedValue: Any? { map { $0 as Any } }
}

extension ValueDescriber {
  /// The function inside an Optional of a function type; it needs the place it is stored in to be named.
  static func functionInOptional(_ value: Any) -> Any?? {
    guard let optional = value as? any OptionalValue, let wrapped = optional.wrappedValue,
      !(wrapped is any SummarizedValue), RuntimeReflection.style(of: wrapped) == .opaque
    else { return nil }
    return .some(wrapped)
  }

  /// What LLDB's Optional formatter says: `nil`, or what is inside. The `some` is written only for a payload that has
  /// neither a value nor a summary to stand for it.
  static func describeOptional(
    _ wrapped: Any?, in context: FormattingContext, owner: Any.Type? = nil, name: String = ""
  ) -> ValueDescription {
    var result = ValueDescription(hidesValue: true, hasFormatter: true, opposesOneLine: true)
    guard let wrapped else {
      result.value = "nil"
      result.summary = "nil"
      result.showsEmptyBraces = false
      return result
    }
    var plain = context
    plain.format = nil
    let inner = describe(wrapped, in: context, owner: owner, name: name)
    let shown = context.format == nil ? inner : describe(wrapped, in: plain, owner: owner, name: name)
    result.value = shown.object.map { FormattingContext.hexadecimal(context.addresses.address(of: $0)) } ?? "some"
    result.object = inner.object
    if !inner.hidesChildren { result.children = inner.children }
    result.hasSyntheticChildren = inner.hasSyntheticChildren
    result.showsEmptyBraces = inner.hasSyntheticChildren || inner.isPointer
    if let value = shown.value, !shown.hidesValue {
      result.summary = value
    } else if let summary = shown.summary {
      result.summary = shown.keepsSome ? "some " + summary : summary
    } else if OneLineRule.fits(inner, of: wrapped, in: plain) {
      result.summary = OneLineRule.text(of: inner, in: context)
      result.hidesChildren = true
    } else {
      result.summary = "some"
      result.showsEmptyBraces = true
    }
    if inner.hidesChildren { result.hidesChildren = true }
    return result
  }
}
