import CommandGrammar
import LabCore
import LabText

/// `predict …`: says what will happen, before it happens.
enum PredictCommand: ShellCommand {
  static let spec = CommandSpec(
    "predict", group: .experiment,
    summary: Localized(en: "lock a prediction before you act", zh: "动手之前先锁定一个预测"),
    details: Localized(
      en: """
        It is locked now and compared after the next change. It may be a state order (predict queued sending sent), an \
        expression (predict view.alpha == 0.5), 'compiles' or 'does not compile', a count in the compiler's output \
        (predict witness_method 1), or free words, which are kept and shown beside what happens. Without words it shows \
        what is open.
        """,
      zh: """
        预测立刻锁定，在下一次修改之后比较。可以是状态顺序（predict queued sending sent）、表达式（predict view.alpha == 0.5）、\
        “能编译”或“不能编译”、编译产物里某个词的次数（predict witness_method 1），也可以是随便一句话——会保留下来，和结果摆在一起。\
        不写内容时显示还没揭晓的预测。
        """),
    arguments: [ArgumentSpec("PREDICTION", isOptional: true, isRepeated: true)], style: .raw, changes: .prediction,
    examples: [
      CommandExample(
        "predict view.alpha == 0.5", setup: ["use UIView"], Localized(en: "an expression that will be true", zh: "一个将会成立的表达式")),
      CommandExample("predict queued sending sent", Localized(en: "how the next message goes", zh: "下一条消息会经历的状态")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let language = workbench.language
    let text = arguments.rest
    guard !text.isEmpty else {
      workbench.didChange = false
      guard !workbench.openPredictions.isEmpty else {
        return Reply(output: StyledText(Localized(en: "No prediction is open.\n", zh: "没有等待揭晓的预测。\n").text(in: language)))
      }
      return Reply(output: StyledText(workbench.openPredictions.map { "? \($0.text.escapingUntrusted())\n" }.joined()))
    }
    let prediction = workbench.predict(text)
    var page = StyledText(Localized(en: "Locked: ", zh: "已锁定：").text(in: language), .success)
    page.append(text.escapingUntrusted(), .code)
    page.append("  " + describe(prediction.form).text(in: language) + "\n", .dim)
    return Reply(output: page)
  }

  private static func describe(_ form: PredictionForm) -> Localized {
    switch form {
    case .states: Localized(en: "(compared with the next message)", zh: "（与下一条消息比较）")
    case .expression: Localized(en: "(evaluated after the next change)", zh: "（下一次修改之后求值）")
    case .compiles: Localized(en: "(compared with the compiler's next answer)", zh: "（与编译器的下一次回答比较）")
    case .count: Localized(en: "(counted in the next 'compile')", zh: "（在下一次 compile 里计数）")
    case .words: Localized(en: "(kept as words)", zh: "（按原话保留）")
    }
  }
}
