import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// Target and action.
  static let targetAction = CatalogEntry.concept(
    .targetAction, id: "target-action", evidence: .model,
    subject: { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
      let send = UIButton(type: .system)
      send.frame = CGRect(x: 220, y: 20, width: 80, height: 40)
      send.setTitle("Send", for: .normal)
      let attach = UIButton(type: .system)
      attach.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
      attach.setTitle("Attach", for: .normal)
      let composer = Composer()
      send.addTarget(composer, action: Selector("sendTapped:"), for: .touchUpInside)
      bar.addSubview(send)
      bar.addSubview(attach)
      window.addSubview(bar)
      window.makeKeyAndVisible()
      return Subject(
        "concept.target-action", function: "ComposerBar.connect", current: "send",
        [
          .constant("send", send), .constant("attach", attach), .variable("composer", composer as Composer?), .constant("bar", bar),
        ], screen: bar)
    },
    workload: { run in
      let world = UIKitEnvironment.current
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let send = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
      window.addSubview(send)
      window.makeKeyAndVisible()
      var composer: Composer? = Composer()
      send.addTarget(composer, action: Selector("sendTapped:"), for: .touchUpInside)
      _ = world.tap(send)
      run.step(Localized(en: "a tap reached the target", zh: "一次点击送到了目标"), composer?.received.first ?? "nil")
      send.addTarget(composer, action: Selector("sendTapped:"), for: .touchUpInside)
      _ = world.tap(send)
      run.step(Localized(en: "registered twice, called once for each tap: sent", zh: "登记两次，每次点击仍只调用一次：发送次数"), composer?.sentCount ?? 0)
      weak let watcher = composer
      composer = nil
      try run.prove(Localized(en: "the button does not keep its target", zh: "按钮不会让目标活着"), watcher == nil)
      _ = world.tap(send)
      try run.prove(
        Localized(en: "a tap without its target does nothing, and nothing crashes", zh: "目标没了，点击什么也不做，也不会崩溃"), !world.hasPendingException)
      let other = Composer()
      send.addTarget(other, action: Selector("sendNow:"), for: .touchUpInside)
      _ = world.tap(send)
      let report = world.takePendingException()?.reason ?? "nil"
      run.step(
        Localized(en: "a method that the target has not", zh: "目标没有这个方法"),
        report.contains("unrecognized selector") ? "unrecognized selector" : report)
      window.isHidden = true
    })
}

extension ConceptCard {
  /// Target and action.
  static let targetAction = ConceptCard(
    id: "target-action",
    title: Localized(en: "Target and action", zh: "target-action（目标与动作）"),
    definition: Localized(
      en: """
        A control keeps a list of pairs: an object (the target) and the name of one of its methods (the action), each for certain \
        events. When the event happens, it sends the message of that name to that object and passes itself along as the sender. \
        The target is held weakly; the name is looked up only when the event happens.
        """,
      zh: """
        控件里有一张登记表，每行是一个对象（target）、它的一个方法名（action）和对应的事件。事件发生时，控件就向那个对象发送那个名字的消息，\
        并把自己作为 sender 带上。对 target 是弱引用；方法名到事件发生时才去查找。
        """),
    example: """
      final class Composer {
        var sentCount = 0
        func sendTapped() { sentCount += 1 }
      }
      struct Registration {
        weak var target: Composer?
        var action: (Composer) -> () -> Void
      }
      let composer = Composer()
      let row = Registration(target: composer, action: Composer.sendTapped)
      if let target = row.target { row.action(target)() }
      print(composer.sentCount)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        final class Composer {
          var sentCount = 0
          func sendTapped() { sentCount += 1 }
        }
        let action = Composer.sendNow
        print(action)
        """,
      diagnostic: "type 'Composer' has no member 'sendNow'"),
    misconception: Misconception(
      belief: Localized(
        en: "`addTarget` keeps the target alive, so a button always finds it.",
        zh: "以为 `addTarget` 会让目标一直活着，按钮总能找到它。"),
      truth: Localized(
        en: "The button holds it weakly. If nobody else keeps the target, it is gone and the tap does nothing at all.",
        zh: "按钮对它只是弱引用。没有别人保留的话，目标就没了，点击也就毫无反应。"),
      tryIt: ["p send.allTargets.count", "expr composer = nil", "p send.allTargets.count", "tap"]),
    question: CardQuestion(
      Localized(
        en: "Somebody mistypes the action as `Selector(\"sendNow:\")`. When does the mistake show: at `addTarget`, or at the first tap?",
        zh: "有人把动作误写成 `Selector(\"sendNow:\")`。错误什么时候出现：调用 `addTarget` 时，还是第一次点击时？"),
      answer: Localized(
        en: "At the first tap, with “unrecognized selector sent to instance”; the name is looked up only then.",
        zh: "第一次点击时，报“unrecognized selector sent to instance”；那时才去查找方法名。")),
    related: [
      Related("UIControl", Localized(en: "Keeps the list and sends the messages.", zh: "保管登记表、发送消息的就是它。")),
      Related("UIButton", Localized(en: "Where a beginner meets the pattern first.", zh: "初学者最先在这里遇到这种写法。")),
      Related(
        "responder-scene-chain",
        Localized(en: "With a nil target the message looks for a taker along this chain.", zh: "target 为 nil 时，消息沿着这条链寻找接收者。")),
    ],
    debuggerCommands: [
      "p send.allTargets.count", "p send.actions(forTarget: composer, forControlEvent: .touchUpInside)", "tap send",
      "p composer?.received", "p attach.allTargets.count",
    ],
    searchWords: ["target", "action", "selector", "event", "button", "tap", "sender", "目标", "动作", "事件", "按钮", "点击", "选择器"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Controls/UIControl+Targets.swift", symbol: "func addTarget"),
    documentation: ["UIControl.addTarget(_:action:for:)", "Target-Action", "UIApplication.sendAction(_:to:from:for:)"])
}
