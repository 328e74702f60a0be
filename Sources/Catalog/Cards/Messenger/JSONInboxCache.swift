import Foundation
import Inspection
import LabSystem
import LabText
import Messenger

extension CatalogEntry {
  /// `JSONInboxCache`: the store on the disk.
  static let jsonInboxCache = CatalogEntry.type(
    .jsonInboxCache, id: "JSONInboxCache", evidence: .swift,
    tables: { [.jsonInboxCache] },
    subject: { _ in
      let disk = MemoryFileSystem()
      let layout = HomeLayout(root: "/home")
      return Subject(
        "type.JSONInboxCache", function: "AppEnvironment.init", current: "cache",
        [.constant("cache", JSONInboxCache.fresh(disk, layout)), .variable("layout", layout), .constant("disk", disk as any FileSystem)])
    },
    workload: { run in
      let layout = HomeLayout(root: run.context.folder + "/home")
      let disk = POSIXFileSystem()
      let network = MockMessageTransport(fileSystem: disk, layout: layout)
      func process() -> MessageRepository {
        MessageRepository(
          cache: JSONInboxCache.fresh(disk, layout), transport: network, clock: VirtualClock(), ids: .seeded(25))
      }
      func lines(_ path: String) -> [Substring] { ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n") }
      let repository = process()
      _ = try await repository.start()
      try run.prove(
        Localized(en: "a fresh start wrote inbox.json", zh: "首次启动写出了 inbox.json"), FileManager.default.fileExists(atPath: layout.inbox))
      let before = lines(layout.journal).count
      let effort = await repository.storeEffort
      _ = try await repository.send(MessageDraft(conversation: "trail", text: "Bring water"))
      run.change(Localized(en: "send one message: journal lines", zh: "发送一条消息：日志行数"), from: before, to: lines(layout.journal).count)
      run.step(
        Localized(en: "the disk was waited for, times", zh: "等待磁盘的次数"),
        await repository.storeEffort.synchronizations - effort.synchronizations)
      let first = lines(layout.journal).first.map(String.init) ?? ""
      try run.prove(
        Localized(en: "each line carries its own checksum", zh: "每一行都带着自己的校验和"), first.hasPrefix(#"{"check":""#))
      await repository.close()
      let next = process()
      let report = try await next.start()
      run.step(
        Localized(en: "the process ended; the next one finds it", zh: "进程结束后，下一个进程找到它"),
        report.interrupted.map { "\($0.shortID) \($0.deliveryState.rawValue) \($0.failure?.rawValue ?? "")" }.joined())
      await next.close()
      if let handle = FileHandle(forWritingAtPath: layout.journal) {
        _ = try handle.seekToEnd()
        try handle.write(contentsOf: Data(#"{"check":"0000"#.utf8))
        try handle.close()
      }
      let torn = process()
      let second = try await torn.start()
      try run.prove(
        Localized(en: "half a line at the end is noticed and loses nothing", zh: "末尾的半行会被发现，而且什么都没丢"),
        second.messageCount == report.messageCount && !second.notices.isEmpty)
      await torn.close()
    })
}

extension JSONInboxCache {
  /// A cache as the environment makes it.
  static func fresh(_ disk: any FileSystem, _ layout: HomeLayout) -> sending JSONInboxCache {
    JSONInboxCache(fileSystem: disk, layout: layout, holder: .current(program: "lab"), seed: InboxSeed(language: .english))
  }
}

extension TypeTable {
  /// The doors into a `JSONInboxCache`.
  static var jsonInboxCache: TypeTable {
    TypeTable(JSONInboxCache.self) {
      Property("status", \JSONInboxCache.status, .privateSet)
      Property("bytesWritten", \JSONInboxCache.bytesWritten, .privateSet)
      Property("synchronizations", \JSONInboxCache.synchronizations, .privateSet)
      Property("layout", \JSONInboxCache.layout, .constant)
      StaticProperty("compactionSize") { JSONInboxCache.compactionSize }
      Initializer("init(fileSystem: any FileSystem, layout: HomeLayout)") { (disk: any FileSystem, layout: HomeLayout) in
        JSONInboxCache.fresh(disk, layout)
      }
    }
  }
}

extension TypeCard {
  /// `JSONInboxCache`: the store on the disk.
  static let jsonInboxCache = TypeCard(
    id: "JSONInboxCache",
    module: .messenger,
    kind: .class,
    related: [
      Related("MessageRepository", Localized(en: "The only one that talks to it.", zh: "唯一与它打交道的对象。")),
      Related("codable", Localized(en: "The general way from a value to JSON and back.", zh: "值与 JSON 互相转换的通用办法。")),
      Related("FileManager", Localized(en: "What a smaller store would use for its files.", zh: "小一点的存储会用它来管文件。")),
    ],
    purpose: Localized(
      en: """
        Keeps the inbox on the disk so that nothing shown is lost: a snapshot in `inbox.json` and, behind it, a journal with one \
        line for each change. A line is appended and synchronized before the change is shown.
        """,
      zh: """
        把收件箱留在磁盘上，让看得见的东西都不会丢：`inbox.json` 是快照，其后的日志文件每次变更一行。\
        先追加并落盘，之后才显示。
        """),
    analogy: Localized(
      en: "A ledger with a balance sheet at the front and daily entries behind; now and then the entries become a new sheet.",
      zh: "一本账：前面是结余表，后面是流水；隔一阵子把流水汇成新的结余表。"),
    createdBy: Localized(
      en: "`AppEnvironment.init`, which hands it over to the repository at once.", zh: "由 `AppEnvironment.init` 创建，随即交给仓库。"),
    ownedBy: Localized(
      en: "The repository alone. It is not `Sendable`; the `sending` parameter proves that nobody else kept it.",
      zh: "只有仓库。它不是 `Sendable`；`sending` 参数保证别人没留着它。"),
    releasedWhen: Localized(en: "Its repository goes; the lock on the store is released then.", zh: "仓库消失时一起释放，存储的锁也随之放开。"),
    properties: [
      PropertyNote("status", Localized(en: "`durable`, or why what is shown lives in memory only.", zh: "`durable`，或者说明为什么内容暂时只在内存里。")),
      PropertyNote("bytesWritten", Localized(en: "Grows by a line at a time, not by the whole inbox.", zh: "每次只长一行，而不是整个收件箱。")),
      PropertyNote(
        "synchronizations",
        Localized(en: "How often the disk was waited for: once a turn, however many changes.", zh: "等待磁盘的次数：一个回合一次，不论有几处变更。")),
      PropertyNote(
        "layout", Localized(en: "Names of the files: `layout.inbox`, `layout.journal`.", zh: "文件名：`layout.inbox`、`layout.journal`。")),
      PropertyNote(
        "compactionSize", Localized(en: "Below this many bytes the journal is never folded into a new snapshot.", zh: "日志小于这个字节数时，不会并入新快照。")
      ),
    ],
    methods: [
      MethodNote(
        "init(fileSystem:layout:)",
        input: Localized(
          en: "A disk and where to write on it (the real one takes a lock holder and a seed, too).", zh: "一块磁盘和写在哪里（真正的初始化器还要锁的持有者和初始内容）。"),
        output: Localized(en: "A cache that has read nothing yet.", zh: "一个还没读任何东西的缓存。"),
        sideEffect: Localized(en: "None: no file, no lock.", zh: "没有：不建文件，也不上锁。"),
        caller: Localized(en: "The environment.", zh: "环境。"), breakpoint: "JSONInboxCache.init(fileSystem:layout:holder:seed:)")
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Saving means encoding the whole inbox and writing it over the old file.", zh: "以为保存就是把整个收件箱编码一遍，覆盖旧文件。"),
      truth: Localized(
        en: """
          That costs more with every message and leaves half a file when the power fails in between. Here a change is one appended \
          line; the big file is replaced as a whole, by a rename, or not at all.
          """,
        zh: """
          那样消息越多越慢，中途断电还会留下半个文件。这里一次变更只追加一行；\
          大文件要么靠改名整个换掉，要么完全不动。
          """),
      tryIt: ["p cache.bytesWritten", "p JSONInboxCache.compactionSize", "v cache.nextNumber"]),
    question: CardQuestion(
      Localized(
        en: "The power fails while a journal line is being written. What does the next start find, and what is lost?",
        zh: "写一行日志的途中断电。下次启动会看到什么？丢了什么？"),
      answer: Localized(
        en: "An unfinished last line, which is dropped and reported; nothing that had been shown is lost.",
        zh: "最后一行不完整，被丢弃并报告；凡是显示过的都没丢。")),
    debuggerCommands: ["p cache.status", "p cache.layout.journal", "v cache.synchronizations", "p JSONInboxCache.compactionSize"],
    searchWords: ["file", "cache", "persistence", "disk", "save", "journal", "offline", "storage", "缓存", "持久化", "存盘", "磁盘", "离线", "日志"],
    sourceCue: SourceCue(file: "Sources/Messenger/Store/JSONInboxCache.swift", symbol: "class JSONInboxCache"),
    documentation: ["JSONEncoder", "FileHandle.synchronize()", "Data.WritingOptions.atomic"])
}
