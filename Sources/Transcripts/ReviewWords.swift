import LabText

/// The words of review pages, in both languages.
enum ReviewWords {
  static let freeCommands = Localized(en: "Outside of lessons", zh: "课程之外")
  static let done = Localized(en: "done", zh: "完成")
  static let skipped = Localized(en: "skipped", zh: "跳过")
  static let open = Localized(en: "not finished", zh: "未完成")
  static let prediction = Localized(en: "prediction", zh: "预测")
  static let met = Localized(en: "met", zh: "成立")
  static let missed = Localized(en: "not met", zh: "不成立")
  static let kept = Localized(en: "free words", zh: "文字预测")
  static let waiting = Localized(en: "still open", zh: "尚未验证")
  static let answer = Localized(en: "answer", zh: "答题")
  static let evidence = Localized(en: "evidence", zh: "证据")
  static let note = Localized(en: "note", zh: "批注")
  static let line = Localized(en: "line", zh: "行")
  static let verified = Localized(en: "verified", zh: "已核对")
  static let notVerified = Localized(en: "not verified", zh: "核对未通过")
  static let notReplayed = Localized(en: "not replayed", zh: "未重放")
  static let session = Localized(en: "session", zh: "会话")
  static let step = Localized(en: "step", zh: "步骤")
  static let steps = Localized(en: "steps", zh: "步骤")
  static let predictions = Localized(en: "predictions", zh: "预测")
  static let answers = Localized(en: "answers", zh: "答题")
  static let hints = Localized(en: "hints", zh: "提示")
  static let skips = Localized(en: "skips", zh: "跳过")
  static let undo = Localized(en: "undo", zh: "撤销")
  static let errors = Localized(en: "errors", zh: "出错")
  static let commands = Localized(en: "commands", zh: "命令")
  static let time = Localized(en: "time", zh: "用时")
  static let replay = Localized(en: "replay", zh: "核对")
  static let nothing = Localized(en: "–", zh: "–")

  static func commandCount(_ count: Int) -> Localized {
    Localized(en: count == 1 ? "1 command" : "\(count) commands", zh: "\(count) 条命令")
  }

  static func failed(_ count: Int) -> Localized { Localized(en: "\(count) failed", zh: "\(count) 条出错") }

  static func undone(_ count: Int) -> Localized { Localized(en: "\(count)× undo", zh: "撤销 \(count) 次") }

  static func hintLevels(_ levels: [Int]) -> Localized {
    let list = levels.map(String.init).joined(separator: ", ")
    return Localized(en: levels.count == 1 ? "hint \(list)" : "hints \(list)", zh: "提示 \(list)")
  }

  /// A time span in its two largest units.
  static func span(_ milliseconds: Int64) -> Localized {
    let seconds = (milliseconds + 500) / 1000
    switch seconds {
    case ..<60: return Localized(en: "\(seconds) s", zh: "\(seconds) 秒")
    case ..<3600: return Localized(en: "\(seconds / 60) min \(seconds % 60) s", zh: "\(seconds / 60) 分 \(seconds % 60) 秒")
    default:
      return Localized(
        en: "\(seconds / 3600) h \(seconds / 60 % 60) min", zh: "\(seconds / 3600) 小时 \(seconds / 60 % 60) 分")
    }
  }

  /// `2/3`, or a dash when there is nothing to count.
  static func share(_ part: Int, _ total: Int) -> String { total == 0 ? "–" : "\(part)/\(total)" }
}

extension StepReview {
  /// How the step ended.
  var state: Localized { isDone ? ReviewWords.done : isSkipped ? ReviewWords.skipped : ReviewWords.open }

  /// What was done, in one line: commands, failures, undo, hints.
  func activity(in language: Language) -> String {
    var parts = [ReviewWords.commandCount(entries.count)]
    if errorCount > 0 { parts.append(ReviewWords.failed(errorCount)) }
    if undoCount > 0 { parts.append(ReviewWords.undone(undoCount)) }
    if !hints.isEmpty { parts.append(ReviewWords.hintLevels(hints)) }
    return parts.map { $0.text(in: language) }.joined(separator: language == .english ? ", " : "，")
  }

  /// The step's name: place and title.
  func name(in language: Language) -> String {
    guard let place else { return ReviewWords.freeCommands.text(in: language) }
    return title.isEmpty ? place : place + "  " + title
  }
}

extension StepReview.Prediction {
  /// What became of it.
  var state: Localized {
    switch (isMet, outcome) {
    case (true?, _): ReviewWords.met
    case (false?, _): ReviewWords.missed
    case (nil, nil): ReviewWords.waiting
    case (nil, _?): ReviewWords.kept
    }
  }

  /// The mark before it.
  var mark: String { isMet.map { $0 ? "✓" : "✗" } ?? "·" }
}

extension SessionReview {
  /// Whether it verifies, in a word or two.
  var verificationWord: Localized {
    verification.map { $0.isVerified ? ReviewWords.verified : ReviewWords.notVerified } ?? ReviewWords.notReplayed
  }

  /// The lesson steps, without what was typed outside.
  var lessonSteps: [StepReview] { steps.filter { $0.place != nil } }
}
