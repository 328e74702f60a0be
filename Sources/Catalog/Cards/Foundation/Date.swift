import Foundation
import Inspection
import LabText

extension CatalogEntry {
  /// `Date`: a point on the time line.
  static let date = CatalogEntry.type(
    .date, id: "Date", evidence: .swift,
    tables: { [] },
    subject: { _ in
      let written = Date(timeIntervalSince1970: 1_767_258_000)
      return Subject(
        "type.Date", function: "MessageRow.timeText", current: "written",
        [
          .variable("written", written), .constant("confirmed", Date(timeInterval: 0.08, since: written)),
          .constant("epoch", Date(timeIntervalSince1970: 0)),
        ])
    },
    workload: { run in
      let written = Date(timeIntervalSince1970: 1_767_258_000)
      let confirmed = written.addingTimeInterval(0.08)
      run.step(Localized(en: "seconds since 1970 began", zh: "1970 年开始以来的秒数"), Int(written.timeIntervalSince1970))
      try run.prove(Localized(en: "dates can be compared", zh: "日期可以比大小"), written < confirmed && max(written, confirmed) == confirmed)
      let apart = confirmed.timeIntervalSince(written)
      run.step(Localized(en: "80 ms later: how far apart in seconds", zh: "80 毫秒之后：相差多少秒"), (apart * 1000).rounded() / 1000)
      try run.prove(
        Localized(en: "as a Double, 0.08 is not kept exactly: count milliseconds to store it", zh: "用 Double 存不住精确的 0.08：入库请数毫秒"),
        apart != 0.08 && Int((apart * 1000).rounded()) == 80)
      var calendar = Calendar(identifier: .gregorian)
      guard let shanghai = TimeZone(secondsFromGMT: 8 * 3600), let utc = TimeZone(secondsFromGMT: 0) else { return }
      calendar.timeZone = utc
      let hour = calendar.component(.hour, from: written)
      calendar.timeZone = shanghai
      run.change(
        Localized(en: "one date, two clocks on the wall: hour", zh: "同一时刻，两座墙上的钟：小时"), from: hour,
        to: calendar.component(.hour, from: written))
    })
}

extension TypeCard {
  /// `Date`: a point on the time line.
  static let date = TypeCard(
    id: "Date",
    module: .foundation,
    kind: .struct,
    conformances: ["Hashable", "Comparable", "Codable", "Sendable"],
    related: [
      Related("Message", Localized(en: "`createdAt` is one, kept in whole milliseconds.", zh: "`createdAt` 就是它，按整毫秒保存。")),
      Related("AppEnvironment", Localized(en: "Hands a clock in, so that nobody asks the system for now.", zh: "它把时钟交进来，谁也不必自己问系统现在几点。")),
      Related("codable", Localized(en: "Encoders disagree on how to write one: decide it yourself.", zh: "编码器写日期的方式各不相同，要自己定下来。")),
    ],
    purpose: Localized(
      en: "One moment, the same everywhere on earth: a count of seconds. Day, hour and time zone appear only when it is shown to a person.",
      zh: "一个时刻，全世界都一样：一个秒数。日期、小时、时区只在显示给人看时才出现。"),
    analogy: Localized(
      en: "A mark on an endless tape measure. What the mark is called depends on who reads it, where it is does not.",
      zh: "无限长卷尺上的一个刻度：叫什么取决于谁来读，刻在哪里却是固定的。"),
    createdBy: Localized(
      en: "A clock that was handed in; `Date(timeIntervalSince1970:)` from a stored number.",
      zh: "由交进来的时钟给出；或由存下的数字经 `Date(timeIntervalSince1970:)` 得到。"),
    ownedBy: Localized(en: "The message or row whose time it tells; it is one Double inside.", zh: "由它所标注时间的消息或行持有；内部只是一个 Double。"),
    releasedWhen: Localized(en: "Its owner goes; a number needs no clean-up.", zh: "主人消失时随之消失；一个数字不需要清理。"),
    properties: [
      PropertyNote(
        "timeIntervalSince1970",
        Localized(en: "Seconds since 1 January 1970 in UTC: what servers speak.", zh: "自 1970 年 1 月 1 日（UTC）起的秒数，服务器说的就是它。")),
      PropertyNote(
        "timeIntervalSinceReferenceDate",
        Localized(en: "The same, counted from 2001: what is stored inside.", zh: "同样的时刻，从 2001 年数起；内部存的就是它。")),
      PropertyNote("timeIntervalSinceNow", Localized(en: "Asks the system clock, so it differs at every reading.", zh: "要问系统时钟，每次读都不同。")),
    ],
    methods: [
      MethodNote(
        "addingTimeInterval(_:)", input: Localized(en: "Seconds, negative for earlier.", zh: "秒数，负数表示更早。"),
        output: Localized(en: "Another date.", zh: "另一个日期。"),
        sideEffect: Localized(en: "None: the date stays.", zh: "没有：原来的不变。"),
        caller: Localized(en: "A retry that waits a while.", zh: "要等一会儿再重试的代码。"),
        breakpoint: "Date.addingTimeInterval(_:)"),
      MethodNote(
        "timeIntervalSince(_:)", input: Localized(en: "An earlier date.", zh: "一个更早的日期。"),
        output: Localized(en: "The seconds between, as Double.", zh: "相差的秒数，Double 类型。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "“Sent 3 minutes ago.”", zh: "“3 分钟前发出”。"),
        breakpoint: "Date.timeIntervalSince(_:)"),
      MethodNote(
        "compare(_:)", input: Localized(en: "Another date.", zh: "另一个日期。"),
        output: Localized(
          en: "`orderedAscending`, `orderedSame` or `orderedDescending`.", zh: "`orderedAscending`、`orderedSame` 或 `orderedDescending`。"),
        sideEffect: Localized(en: "None; `<` is the shorter way.", zh: "没有；写 `<` 更短。"),
        caller: Localized(en: "A sort by time.", zh: "按时间排序。"),
        breakpoint: "Date.compare(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "A date knows its time zone.", zh: "以为日期带着时区。"),
      truth: Localized(
        en:
          "It is a number. The console prints UTC (or GMT) because it must print something; a `Calendar` with a time zone makes an hour of it.",
        zh: "它只是一个数字。控制台打印 UTC（GMT），是因为总得打印点什么；要得到钟点，得用带时区的 `Calendar`。"),
      tryIt: ["p written", "p written.timeIntervalSince1970", "p epoch.timeIntervalSince1970"]),
    question: CardQuestion(
      Localized(
        en: "A message was written in Berlin and is read in Shanghai. What of its `Date` has to be changed?",
        zh: "消息在柏林写下、在上海阅读。它的 `Date` 要改什么？"),
      answer: Localized(en: "Nothing; only the text that shows it differs.", zh: "什么都不用改，只是显示的文字不同。")),
    debuggerCommands: ["p written", "p written.timeIntervalSince1970", "p written < confirmed", "p written.addingTimeInterval(60)"],
    searchWords: ["time", "calendar", "timestamp", "timezone", "format", "interval", "clock", "日期", "时间", "时间戳", "时区", "时刻"],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/Message.swift", symbol: "public let createdAt: Date"),
    documentation: ["Date", "Calendar.component(_:from:)", "Date.FormatStyle"])
}
