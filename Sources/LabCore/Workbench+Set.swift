import Catalog
import Foundation
import Inspection
public import LabText
import UIKitModel

/// What a control did.
public struct ControlChange: Sendable, Hashable {
  /// The full path of the property.
  public var path: String
  /// The value before, as text.
  public var old: String
  /// The value after, as the property now reads it.
  public var new: String
  /// What UIKit would have ended the process with.
  public var exception: String?
}

extension Workbench {
  /// Sets a property the way a control does: through the table, with its range, logged, the screen committed.
  ///
  /// - Throws: a diagnostic whose source is the value's text and whose span lies in it.
  public func set(_ control: Control, to text: String) throws(Diagnostic) -> ControlChange {
    guard let variable = subject?.frame[control.root] else { throw Self.noSubject }
    let declaration = control.property.declaration
    guard declaration.access == .getSet else { throw Self.readOnly(declaration, at: control.path) }
    guard let new = ControlValueReader(registry: registry).value(text, as: declaration.result) else {
      throw refusal(of: text, for: control)
    }
    try checkRange(new, text, control)
    return UIKitEnvironment.with(world) {
      var root = variable.value
      let old = Self.apply(control.members[...], to: &root, new)
      if variable.isConstant == false || !(type(of: root) is AnyClass) { variable.value = root }
      let now = Self.read(control.members[...], of: variable.value)
      return ControlChange(
        path: control.path == control.root || control.path.hasPrefix(control.root + ".") ? control.path : control.root + "." + control.path,
        old: ValueText.short(old), new: ValueText.short(now), exception: world.takePendingException()?.report)
    }
  }

  private func checkRange(_ value: Any, _ text: String, _ control: Control) throws(Diagnostic) {
    guard let range = control.property.range, let number = Self.number(value), !range.contains(number) else { return }
    let (low, high) = (ValueText.short(range.lowerBound), ValueText.short(range.upperBound))
    throw Diagnostic(
      Localized(en: "the control for \(control.path) goes from \(low) to \(high)", zh: "\(control.path) 的控件范围是 \(low) 到 \(high)"),
      source: text, span: 0..<text.count,
      hint: Localized(
        en: "the debugger has no such limit: expr \(control.root).\(control.property.declaration.name) = …",
        zh: "调试器没有这个限制：expr \(control.root).\(control.property.declaration.name) = …"))
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }

  /// Writes a value at the end of a path of members and returns the one that was there.
  private static func apply(_ members: ArraySlice<Member>, to root: inout Any, _ new: Any) -> Any {
    guard let first = members.first, case .property(let get, let set) = first.implementation else { return () }
    guard members.count > 1 else {
      let old = (try? get(root)) ?? ()
      try? set?(&root, new)
      return old
    }
    guard let inner = try? get(root) else { return () }
    let isOptional = DynamicValue.optionalPayload(inner) != nil
    var payload = DynamicValue.optionalPayload(inner).flatMap { $0 } ?? inner
    let old = apply(members.dropFirst(), to: &payload, new)
    if !(type(of: payload) is AnyClass) { try? set?(&root, isOptional ? DynamicValue.some(payload) : payload) }
    return old
  }

  static func read(_ members: ArraySlice<Member>, of root: Any) -> Any {
    members.reduce(root) { value, member in
      guard case .property(let get, _) = member.implementation else { return () }
      return (try? get(DynamicValue.optionalPayload(value).flatMap { $0 } ?? value)) ?? ()
    }
  }

  private static func readOnly(_ declaration: Declaration, at path: String) -> Diagnostic {
    let reason =
      declaration.access == .constant
      ? Localized(en: "it is a 'let' constant", zh: "它是 let 常量")
      : Localized(en: "it can only be read", zh: "它是只读的")
    return Diagnostic(
      Localized(en: "'\(declaration.name)' has no control: \(reason.en)", zh: "“\(declaration.name)”没有控件：\(reason.zh)"), source: path,
      span: 0..<path.count, hint: Localized(en: "'set' alone lists what can be set", zh: "单独输入 set 可以列出能设置的属性"))
  }

  private func refusal(of text: String, for control: Control) -> Diagnostic {
    let type = control.property.declaration.result
    let names = ControlValueReader(registry: registry).names(of: type)
    let near = NearestNames.suggestions(for: text, in: names).first
    let hint: Localized =
      if let near {
        Localized(en: "did you mean \(near)?", zh: "你是不是想输入 \(near)？")
      } else if !names.isEmpty {
        Localized(en: "one of: \(names.joined(separator: " "))", zh: "可用的值：\(names.joined(separator: " "))")
      } else {
        Localized(
          en: "or use the debugger's way: expr \(control.root).\(control.property.declaration.name) = …",
          zh: "也可以用调试器的方式：expr \(control.root).\(control.property.declaration.name) = …")
      }
    return Diagnostic(
      Localized(en: "this is no value of type \(type)", zh: "这不是 \(type) 类型的值"), source: text, span: 0..<max(1, text.count), hint: hint)
  }
}
