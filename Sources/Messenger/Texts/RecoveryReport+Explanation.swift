public import LabText

extension RecoveryReport {
  /// Whether there is anything to tell.
  public var isQuiet: Bool { interrupted.isEmpty && notices.isEmpty }

  /// What was found at the start and why nothing is sent again by itself, one sentence or two a line. Contains paths and
  /// no message texts: escape before showing.
  public var explanation: [Localized] {
    var lines = notices.map(\.explanation)
    guard !interrupted.isEmpty else { return lines }
    let shown = interrupted.prefix(5).map(\.shortID).joined(separator: ", ")
    let rest = interrupted.count - min(interrupted.count, 5)
    let names = Localized(
      en: rest > 0 ? "\(shown) and \(rest) more" : shown, zh: rest > 0 ? "\(shown) 等 \(interrupted.count) 条消息" : shown)
    lines.append(
      Localized(
        en: "\(names.en): on the way when the process ended, now failed. The text and the id are as they were.",
        zh: "\(names.zh)：进程结束时还在途中，现在记为失败。文字和 id 都没有变。"))
    lines.append(
      Localized(
        en: """
          Not sent again by itself: the server may have got it, and whether it is still meant to be said is yours to \
          decide. retry sends with the same id, so the server can't end up with two.
          """,
        zh: """
          不会自动重发：服务器也许已经收到，而这句话现在还要不要说，由你决定。retry 使用同一个 id，所以服务器上不会出现两条。
          """))
    return lines
  }

  /// The explanation of a `crash`, which also says what was kept.
  public var crashExplanation: [Localized] {
    [
      Localized(
        en: "The process state is gone; \(messageCount) messages were read from the store.",
        zh: "进程状态已丢弃；从存储中读出了 \(messageCount) 条消息。")
    ] + explanation
  }
}
