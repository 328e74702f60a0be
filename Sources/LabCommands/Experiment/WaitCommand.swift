import Catalog
import CommandGrammar
import LabCore
import LabText
import Messenger
import UIKitModel

/// `wait [SECONDS]`: lets time pass, for the messenger and for what moves on the screen.
enum WaitCommand: ShellCommand {
  static let spec = CommandSpec(
    "wait", group: .experiment, summary: Localized(en: "let time pass until everything is settled", zh: "等待，直到一切就绪"),
    details: Localized(
      en: """
        Time is virtual and stands still between commands. 'wait 0.2' lets 0.2 seconds pass: animations, pushes and scrolls \
        move on, timers fire, messages travel. Without seconds it waits until nothing moves any more.
        """,
      zh: "时间是虚拟的，两条命令之间不会流逝。wait 0.2 让 0.2 秒过去：动画、推入、滚动继续进行，定时器触发，消息继续传输。不写秒数就等到一切静止。"),
    arguments: [ArgumentSpec("SECONDS", isOptional: true)], changes: .time,
    examples: [
      CommandExample("wait", setup: ["send hi /slow"], Localized(en: "the slow one arrives", zh: "慢的那条送达")),
      CommandExample(
        "wait 0.2", setup: ["use UIView", "expr UIView.animate(withDuration: 0.4) { view.alpha = 0 }", "flush"],
        Localized(en: "half of the animation is over", zh: "动画走到一半")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let seconds = try seconds(arguments)
    let passed = pass(seconds, in: workbench)
    // A replay has the messenger put back already: only the subject's time passes again.
    guard !workbench.isReplaying else { return Reply() }
    let repository = try await workbench.repository()
    let changes =
      if let seconds { await repository.wait(.milliseconds(Int((seconds * 1000).rounded()))) } else {
        await repository.settle(within: .seconds(120))
      }
    if workbench.subject != nil { workbench.noteOperation(origin: "wait", arguments.line.escapingUntrusted()) }
    var reply = workbench.reply(changes: changes)
    if let exception = workbench.world.takePendingException()?.report { throw arguments.diagnostic(Localized(same: exception)) }
    if let passed {
      let text = ControlNumber.text(passed)
      reply.output += StyledText(
        Localized(en: "\(text) seconds passed on the screen.\n", zh: "屏幕上过去了 \(text) 秒。\n").text(in: workbench.language))
    }
    return reply
  }

  /// The seconds that were asked for; `nil` for as many as it takes.
  private static func seconds(_ arguments: ParsedArguments) throws(Diagnostic) -> Double? {
    guard let word = arguments[0] else { return nil }
    guard let seconds = Double(word), (0...3600).contains(seconds) else {
      throw arguments.diagnostic(
        Localized(en: "'wait' takes seconds, 0 to 3600", zh: "wait 后面是秒数，0 到 3600"), at: 0,
        hint: Localized(same: "wait 0.5"))
    }
    return seconds
  }

  /// Lets the time of the subject's screen pass.
  ///
  /// - Returns: the seconds that passed; `nil` where there is no screen.
  private static func pass(_ seconds: Double?, in workbench: isolated Workbench) -> Double? {
    guard workbench.subject?.screen != nil else { return nil }
    let world = workbench.world
    let passed = UIKitEnvironment.with(world) { () -> Double in
      guard let seconds else { return world.settle() }
      world.advance(by: seconds)
      return seconds
    }
    workbench.turnRunLoop()
    return passed
  }
}

/// How a command writes a number of seconds or points.
private enum ControlNumber {
  static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
