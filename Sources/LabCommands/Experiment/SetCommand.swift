import CommandGrammar
import Inspection
import LabCore
import LabText

/// `set PROPERTY VALUE`: the control's way to change the current instance.
enum SetCommand: ShellCommand {
  static let spec = CommandSpec(
    "set", group: .experiment,
    summary: Localized(en: "change a property the way a control does", zh: "像控件那样修改一个属性"),
    details: Localized(
      en: """
        Goes through the white-list with its ranges, is logged, counts as evidence, and the screen shows it at once. \
        'expr' is the debugger's way: no list, no log, and the screen waits for 'flush'. Without arguments it lists what \
        can be set.
        """,
      zh: "走白名单和取值范围，会记日志，算作证据，屏幕立刻更新。expr 则是调试器的方式：不查名单、不记日志，屏幕要等 flush 才变。不带参数时列出所有可设置的属性。"),
    arguments: [
      ArgumentSpec("PROPERTY", .live(.controls), isOptional: true), ArgumentSpec("VALUE", isOptional: true, isRepeated: true),
    ], changes: .instance,
    examples: [
      CommandExample("set alpha 0.5", setup: ["use UIView"], Localized(en: "half transparent", zh: "半透明")),
      CommandExample("set badge.isHidden true", setup: ["use UIView"], Localized(en: "another local", zh: "另一个局部变量")),
      CommandExample("set", setup: ["use UIView"], Localized(en: "what can be set", zh: "能设置什么")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let path = arguments[0] else {
      guard workbench.subject != nil else { throw arguments.rebased(Workbench.noSubject, at: 0) }
      return try list(in: workbench)
    }
    guard workbench.subject != nil else {
      throw arguments.rebased(workbench.noSubject(setting: path), at: arguments.words[0].span.lowerBound)
    }
    let control: Control
    do { control = try workbench.control(path) } catch {
      throw arguments.rebased(error, at: arguments.words[0].span.lowerBound)
    }
    var first = 1
    if arguments[1] == "=" { first = 2 }
    let (text, offset) = arguments.text(after: first)
    guard !text.isEmpty else { return describe(control, in: workbench) }
    let change: ControlChange
    do { change = try workbench.set(control, to: text) } catch { throw arguments.rebased(error, at: offset) }
    workbench.noteOperation(origin: "control", "\(change.path): \(change.old) → \(change.new)")
    workbench.turnRunLoop()
    if let exception = change.exception {
      throw arguments.diagnostic(Localized(same: exception), at: 0)
    }
    return Reply(output: StyledText("\(change.path): \(change.old) → \(change.new)\n"))
  }

  private static func list(in workbench: isolated Workbench) throws(Diagnostic) -> Reply {
    workbench.didChange = false
    let english = workbench.language == .english
    let titles = english ? ["property", "type", "now", "values"] : ["属性", "类型", "现在", "取值"]
    var table = Table(columns: titles.enumerated().map { Table.Column($1, minimumWidth: $0 == 0 ? 26 : 8) })
    for control in workbench.controls {
      table.append([
        control.path, "\(control.property.declaration.result)", workbench.currentValue(of: control),
        values(control.property, in: workbench),
      ])
    }
    return Reply(output: table.styled(width: workbench.width))
  }

  private static func describe(_ control: Control, in workbench: isolated Workbench) -> Reply {
    workbench.didChange = false
    let now = workbench.currentValue(of: control)
    let range = values(control.property, in: workbench)
    let tail = range.isEmpty ? "" : "  (\(range))"
    return Reply(output: StyledText("\(control.path): \(control.property.declaration.result) = \(now)\(tail)\n"))
  }

  private static func values(_ property: Member, in workbench: isolated Workbench) -> String {
    if let range = property.range { return "\(shown(range.lowerBound))…\(shown(range.upperBound))" }
    if !property.choices.isEmpty { return property.choices.joined(separator: " ") }
    return workbench.valueNames(of: property.declaration.result).joined(separator: " ")
  }

  private static func shown(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
}
