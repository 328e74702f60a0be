import Foundation
import Inspection
import LabSystem
import LabText
import Messenger

extension CatalogEntry {
  /// `AppEnvironment`: the composition root.
  static let appEnvironment = CatalogEntry.type(
    .appEnvironment, id: "AppEnvironment", evidence: .swift,
    tables: { [.appEnvironment, .homeLayout, .fileSystem, .serverRecord] },
    subject: { _ in
      let app = AppEnvironment.ephemeral(clock: VirtualClock(), ids: .seeded(23), language: .english)
      let preview = AppEnvironment.ephemeral(clock: VirtualClock(), ids: .seeded(24), language: .english)
      preview.transport.setOnline(false, at: VirtualClock.defaultStart)
      return Subject(
        "type.AppEnvironment", function: "SceneDelegate.scene", current: "environment",
        [.constant("environment", app), .constant("preview", preview)])
    },
    workload: { run in
      let clock = VirtualClock()
      let layout = HomeLayout(root: run.context.folder + "/home")
      let disk = POSIXFileSystem()
      let first = AppEnvironment(fileSystem: disk, layout: layout, clock: clock, ids: .seeded(23), language: .english, program: "first")
      let report = try await first.start()
      run.step(Localized(en: "put together on a real folder, started: messages", zh: "装配在真实目录上并启动：消息数"), report.messageCount)
      try run.prove(
        Localized(en: "without a transport of yours it took the mock", zh: "没有交给它传输层，它用了模拟的那一个"), first.transport is MockMessageTransport)
      let second = AppEnvironment(fileSystem: disk, layout: layout, clock: clock, ids: .seeded(23), language: .english, program: "second")
      var refusal: Diagnostic?
      do { _ = try await second.start() } catch let error as Diagnostic { refusal = error }
      try run.prove(
        Localized(en: "a second one on the same store is refused: it is locked", zh: "同一存储上再来一个会被拒绝：已上锁"), refusal != nil)
      await first.repository.close()
      run.step(
        Localized(en: "the first lets go; the second starts: messages", zh: "第一个放手，第二个启动：消息数"), try await second.start().messageCount)
      await second.repository.close()
      let memory = AppEnvironment.ephemeral(clock: clock, ids: .seeded(23), language: .english)
      _ = try await memory.start()
      try run.prove(
        Localized(en: "the ephemeral one wrote to memory alone", zh: "临时环境只写在内存里"),
        memory.fileSystem is MemoryFileSystem && memory.repository !== second.repository)
    })
}

extension TypeTable {
  /// The doors into an `AppEnvironment`.
  static var appEnvironment: TypeTable {
    TypeTable(AppEnvironment.self) {
      Property("layout", \AppEnvironment.layout, .constant)
      Property("fileSystem", \AppEnvironment.fileSystem, .constant)
      Property("clock", \AppEnvironment.clock, .constant)
      Property("transport", \AppEnvironment.transport, .constant)
      Property("repository", \AppEnvironment.repository, .constant)
      Property("serverLedger", \AppEnvironment.serverLedger, .get)
      AsyncMethod("func start() async throws") { (environment: AppEnvironment) in try await environment.start() }
    }
  }
}

extension TypeCard {
  /// `AppEnvironment`: the composition root.
  static let appEnvironment = TypeCard(
    id: "AppEnvironment",
    module: .messenger,
    kind: .class,
    conformances: ["Sendable"],
    related: [
      Related("dependency-injection", Localized(en: "The idea that it carries out.", zh: "它所落实的那个思想。")),
      Related("MessageRepository", Localized(en: "The part that everyone asks for; made here, once.", zh: "大家都要找的那个部件，在这里做好，只做一个。")),
      Related("MockMessageTransport", Localized(en: "What it chooses when no transport is handed in.", zh: "没有交给它传输层时的默认选择。")),
      Related(
        "UIScene",
        Localized(en: "In an app, the scene's delegate makes the environment and the first screen.", zh: "在应用里，由场景的代理创建环境和第一个界面。")),
    ],
    purpose: Localized(
      en: """
        The one place where the messenger's parts are chosen and put together: which disk, which clock, which network. Every \
        other type gets its parts handed in, so a test, a preview and the app differ in this one place only.
        """,
      zh: """
        挑选并装配各个部件的唯一地方：用哪块磁盘、哪个时钟、哪种网络。\
        其他类型的部件都由别人交给它，所以测试、预览和正式应用只在这里不同。
        """),
    analogy: Localized(
      en: "The fuse box of a house: every line starts there, and nobody lays a second cable to the street from the kitchen.",
      zh: "一栋房子的配电箱：所有线路都从这里出发，厨房不会自己另接一根线到街上。"),
    createdBy: Localized(
      en: "The program's start, once; `AppEnvironment.ephemeral(…)` for a session that leaves nothing behind.",
      zh: "程序启动时创建一次；不想留下任何东西时用 `AppEnvironment.ephemeral(…)`。"),
    ownedBy: Localized(en: "The object at the top of the program, here the shell's workbench.", zh: "程序最顶层的对象；在这里是命令行的工作台。"),
    releasedWhen: Localized(en: "The program ends, or a test that made its own is over.", zh: "程序结束，或者自建环境的那个测试跑完。"),
    properties: [
      PropertyNote("layout", Localized(en: "Where the files lie. Look at `layout.journal`.", zh: "文件放在哪里。看看 `layout.journal`。")),
      PropertyNote(
        "fileSystem", Localized(en: "A real disk or one in memory; the type is `any FileSystem`.", zh: "真磁盘或内存磁盘，类型写作 `any FileSystem`。")),
      PropertyNote(
        "clock",
        Localized(en: "Real time in the app, a virtual clock in lessons: nothing else reads the time.", zh: "应用里是真实时间，课程里是虚拟时钟；别处都不读时间。")),
      PropertyNote(
        "transport",
        Localized(en: "The way to the server. Ask both environments `transport.isOnline`.", zh: "通往服务器的路。向两个环境各问一次 `transport.isOnline`。")),
      PropertyNote("repository", Localized(en: "Made of the parts above; the same object at every reading.", zh: "由上面的部件做成；每次读到的都是同一个对象。")),
      PropertyNote(
        "serverLedger", Localized(en: "What the mock server has stored; empty with another transport.", zh: "模拟服务器存下的内容；换成别的传输层则为空。")),
    ],
    methods: [
      MethodNote(
        "start()",
        input: Localized(en: "No arguments: everything came through `init`.", zh: "没有参数：所需的都在 `init` 时交好了。"),
        output: Localized(en: "What the store held.", zh: "存储里有什么。"),
        sideEffect: Localized(en: "The store is locked for this process.", zh: "存储被本进程锁住。"),
        caller: Localized(en: "The program's start.", zh: "程序启动流程。"), breakpoint: "AppEnvironment.start()")
    ],
    misconception: Misconception(
      belief: Localized(
        en: "An environment is a singleton with another name: there can be only one.", zh: "以为环境不过是换了名字的单例，只能有一个。"),
      truth: Localized(
        en: "Nothing global points to it. Two of them live in this frame, each with a repository of its own, and they do not meet.",
        zh: "没有任何全局变量指向它。这个现场里就有两个，各有各的仓库，互不相干。"),
      tryIt: ["p environment === preview", "p environment.repository === preview.repository", "p preview.transport.isOnline"]),
    question: CardQuestion(
      Localized(en: "A test wants a network that always refuses. Which file must be changed for that?", zh: "某个测试想要一个永远拒绝的网络，需要改哪个文件？"),
      answer: Localized(
        en: "None but the test: it hands its own transport to `AppEnvironment.init(…, transport:)`.",
        zh: "除了测试本身都不用改：把自己的传输层交给 `AppEnvironment.init(…, transport:)`。")),
    debuggerCommands: [
      "p environment.layout.journal", "p environment.transport.isOnline", "p preview.transport.isOnline",
      "p environment.repository === preview.repository",
    ],
    searchWords: ["injection", "configuration", "container", "dependencies", "wiring", "root", "setup", "环境", "依赖注入", "配置", "依赖", "容器"],
    sourceCue: SourceCue(file: "Sources/Messenger/Repository/AppEnvironment.swift", symbol: "class AppEnvironment"),
    documentation: ["Initialization: Default Property Values", "Sendable", "Protocols: Delegation"])
}
