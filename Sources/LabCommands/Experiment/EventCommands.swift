import Catalog
import CommandGrammar
import Foundation
import Inspection
import LabCore
import LabText
import UIKitModel

/// `tap [NAME]`: a finger on a view.
enum TapCommand: ShellCommand {
  static let spec = CommandSpec(
    "tap", group: .experiment, summary: Localized(en: "tap a view of the frame", zh: "点一下现场里的某个视图"),
    arguments: [ArgumentSpec("NAME", .live(.locals), isOptional: true)], changes: .instance,
    examples: [CommandExample("tap", setup: ["use UIButton"], Localized(en: "the current instance", zh: "当前实例"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let view = try view(arguments, in: workbench)
    let hit: UIView? = UIKitEnvironment.with(workbench.world) {
      guard view.window != nil, !(view.window?.isHidden ?? true) else {
        // A view outside a window gets no touch; a control still does what its action would do.
        if let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled {
          control.sendActions(for: .touchUpInside)
          return control
        }
        return nil
      }
      return workbench.world.tap(view)
    }
    return try workbench.eventReply(
      arguments, origin: "tap",
      hit.map { Localized(en: "the touch went to \(Swift.type(of: $0))", zh: "触摸交给了 \(Swift.type(of: $0))") }
        ?? Localized(en: "nothing took the touch", zh: "没有对象接收这次触摸"))
  }

  private static func view(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> UIView {
    guard let subject = workbench.subject else { throw arguments.rebased(Workbench.noSubject, at: 0) }
    let name = arguments[0] ?? subject.current
    guard let variable = subject.frame[name] else {
      let near = NearestNames.suggestions(for: name, in: subject.frame.variables.map(\.name)).first
      throw arguments.diagnostic(
        Localized(en: "there is no '\(name)' in this frame", zh: "现场里没有“\(name)”"), at: 0,
        hint: near.map { Localized(en: "did you mean \($0)?", zh: "你是不是想输入 \($0)？") })
    }
    let value = DynamicValue.optionalPayload(variable.value).flatMap { $0 } ?? variable.value
    guard let view = value as? UIView else {
      throw arguments.diagnostic(Localized(en: "'\(name)' is no view", zh: "“\(name)”不是视图"), at: 0)
    }
    return view
  }
}

/// `type TEXT`: keys on the keyboard; `type lookup NAME` is the debugger's.
enum TypeCommand: ShellCommand {
  static let spec = CommandSpec(
    "type", group: .experiment,
    summary: Localized(
      en: "press keys: type hello, type \\n; or the debugger's type lookup",
      zh: "按键输入：type 你好、type \\n、type \\b；或调试器的 type lookup"),
    details: Localized(
      en:
        "The keys go to the first responder. Inside quotes or not, \\n is Return and \\b is Backspace. 'type lookup NAME' shows what a type declares.",
      zh: "按键交给第一响应者。有没有引号都行，\\n 是回车，\\b 是退格。type lookup 类型名 显示类型的声明。"),
    arguments: [ArgumentSpec("TEXT", isRepeated: true)], style: .raw, changes: .instance,
    examples: [
      CommandExample(
        "type hello", setup: ["use UITextField", "call field.becomeFirstResponder()"], Localized(en: "five keys", zh: "五次按键")),
      CommandExample("type lookup ValueCounter", setup: ["use ValueCounter"], Localized(en: "its interface", zh: "它的接口")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    if arguments.rest.hasPrefix("lookup") { return try await TypeLookup.run(arguments, in: workbench) }
    guard workbench.subject != nil else { throw arguments.rebased(Workbench.noSubject, at: 0) }
    guard !arguments.rest.isEmpty else {
      throw arguments.diagnostic(
        Localized(en: "say which keys", zh: "请写出要按的键"), hint: Localized(en: "type hello", zh: "type 你好"))
    }
    let before = workbench.world.keyboard.events.count
    UIKitEnvironment.with(workbench.world) { press(arguments.rest, on: workbench.world.keyboard) }
    var reply = try workbench.eventReply(arguments, origin: "keyboard", nil)
    let events = workbench.world.keyboard.events.dropFirst(before)
    if events.isEmpty {
      reply.output.append(
        Localized(
          en: "No text input is first responder: the keys went nowhere. 'tap NAME' makes a text field the first responder.\n",
          zh: "没有文本输入是第一响应者：按键没有去处。“tap 名字”让文本框成为第一响应者。\n"
        ).text(in: workbench.language),
        .warning)
    }
    for event in events.suffix(60) { reply.output.append("\(event)".escapingUntrusted() + "\n") }
    return reply
  }

  private static func press(_ text: String, on keyboard: Keyboard) {
    var characters = ControlValueReader.unquoted(text)[...]
    while let character = characters.popFirst() {
      guard character == "\\", let next = characters.first else {
        keyboard.press(character.isNewline ? .return : .character(character))
        continue
      }
      switch next {
      case "n": keyboard.press(.return)
      case "b": keyboard.press(.delete)
      default:
        keyboard.press(.character(character))
        continue
      }
      characters.removeFirst()
    }
  }
}

/// The debugger's `type lookup`.
private enum TypeLookup: DebuggerCommand {
  static let spec = TypeCommand.spec

  static func mayChange(_ line: String) -> Bool { false }
}

/// `scroll DY` or `scroll DX DY`: a finger drags the content.
enum ScrollCommand: ShellCommand {
  static let spec = CommandSpec(
    "scroll", group: .experiment,
    summary: Localized(en: "drag a scroll view: scroll 120 moves the content up", zh: "拖动滚动视图：scroll 120 让内容上移"),
    details: Localized(
      en: """
        The finger drags by so many points and lets go while it moves, so the view goes on by itself until friction stops it: \
        the offset ends farther than you dragged. The delegate hears of both halves.
        """,
      zh: "手指拖动这么多点，在移动中松开，视图会靠惯性继续滑动，直到摩擦力让它停下：最后的偏移比拖动的距离更大。两段过程都会通知 delegate。"),
    arguments: [ArgumentSpec("DX|DY", .integer), ArgumentSpec("DY", .integer, isOptional: true)], changes: .instance,
    examples: [CommandExample("scroll 120", setup: ["use UIScrollView"], Localized(en: "with its deceleration", zh: "包括减速过程"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let subject = workbench.subject else { throw arguments.rebased(Workbench.noSubject, at: 0) }
    guard let view = scrollView(in: subject.instance as? UIView ?? subject.screen) else {
      throw arguments.diagnostic(
        Localized(en: "there is no scroll view here", zh: "这里没有滚动视图"),
        hint: Localized(same: "use UIScrollView"))
    }
    let numbers = arguments.words.compactMap { Double($0.text) }.filter(\.isFinite)
    guard numbers.count == arguments.words.count else {
      throw arguments.diagnostic(Localized(en: "'scroll' takes points", zh: "scroll 后面是点数"), at: 0)
    }
    let (dx, dy) = numbers.count == 2 ? (numbers[0], numbers[1]) : (0, numbers[0])
    let offset = UIKitEnvironment.with(workbench.world) {
      view.drag(by: CGPoint(x: -dx, y: -dy))
      _ = workbench.world.settle()
      return view.contentOffset
    }
    return try workbench.eventReply(
      arguments, origin: "drag", Localized(same: "contentOffset = (\(Self.short(offset.x)), \(Self.short(offset.y)))"))
  }

  private static func short(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }

  private static func scrollView(in view: UIView?) -> UIScrollView? {
    guard let view else { return nil }
    if let scroll = view as? UIScrollView { return scroll }
    return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }
}

extension Workbench {
  /// The reply to an event: what happened, an exception if UIKit would have raised one, and a turn of the run loop.
  func eventReply(_ arguments: ParsedArguments, origin: String, _ sentence: Localized?) throws(Diagnostic) -> Reply {
    noteOperation(origin: origin, arguments.line.escapingUntrusted())
    let exception = world.takePendingException()?.report
    turnRunLoop()
    if let exception { throw arguments.diagnostic(Localized(same: exception)) }
    return Reply(output: sentence.map { StyledText($0.text(in: language) + "\n") } ?? StyledText())
  }
}
