import Foundation
import Inspection
import LabText

extension CatalogEntry {
  /// `FileManager`: files and folders.
  static let fileManager = CatalogEntry.type(
    .fileManager, id: "FileManager", evidence: .swift,
    tables: { [.fileManager] },
    subject: { context in
      let folder = URL(fileURLWithPath: context.folder, isDirectory: true).appendingPathComponent(DeskFiles.folderName, isDirectory: true)
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return Subject(
        "type.FileManager", function: "DraftStore.save", current: "manager",
        [
          .constant("manager", FileManager.default), .constant("folder", folder),
          .constant("file", folder.appendingPathComponent("draft.txt")), .variable("data", Data("See you at 8:30".utf8)),
        ], dispose: { try? FileManager.default.removeItem(at: folder) })
    },
    workload: { run in
      let manager = FileManager.default
      let folder = URL(fileURLWithPath: run.context.folder, isDirectory: true).appendingPathComponent("drafts", isDirectory: true)
      let file = folder.appendingPathComponent("trail.txt")
      var refusal: CocoaError?
      do { try Data("Hi".utf8).write(to: file) } catch let error as CocoaError { refusal = error }
      try run.prove(Localized(en: "writing into a missing folder throws", zh: "往不存在的目录里写会抛出错误"), refusal?.code == .fileNoSuchFile)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      run.step(
        Localized(en: "make the folder, then the file", zh: "先建目录，再建文件"), manager.createFile(atPath: file.path, contents: Data("Hi".utf8)))
      run.step(Localized(en: "what the folder holds", zh: "目录里有什么"), try manager.contentsOfDirectory(atPath: folder.path))
      try manager.moveItem(at: file, to: folder.appendingPathComponent("reading.txt"))
      run.step(Localized(en: "renamed: does the old name exist", zh: "改名之后：旧名字还在吗"), manager.fileExists(atPath: file.path))
      try manager.removeItem(at: folder)
      try run.prove(Localized(en: "removing a folder removes what is in it", zh: "删除目录会连里面的一起删掉"), !manager.fileExists(atPath: folder.path))
      var missing: CocoaError?
      do { try manager.removeItem(at: folder) } catch let error as CocoaError { missing = error }
      try run.prove(Localized(en: "removing it twice throws", zh: "再删一次会抛出错误"), missing != nil)
    })
}

/// What the lab lets an expression do with files: write inside its own folder only.
private enum DeskFiles {
  static let folderName = "lab-desk"

  /// Throws unless a path lies inside the lab's own folder.
  static func check(_ path: String) throws {
    let parts = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    guard parts.dropLast().contains(folderName) else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path])
    }
  }
}

extension TypeTable {
  /// The doors into a `FileManager`. What writes does so inside the lab's own folder only.
  static var fileManager: TypeTable {
    TypeTable(FileManager.self) {
      Method("fileExists(atPath path: String)") { (manager: FileManager, path: String) in manager.fileExists(atPath: path) }
      Method("func contentsOfDirectory(atPath path: String) throws") { (manager: FileManager, path: String) in
        try manager.contentsOfDirectory(atPath: path).sorted()
      }
      Method("contents(atPath path: String)") { (manager: FileManager, path: String) in manager.contents(atPath: path) }
      Method("createFile(atPath path: String, contents data: Data?)") { (manager: FileManager, path: String, data: Data?) in
        guard (try? DeskFiles.check(path)) != nil else { return false }
        return manager.createFile(atPath: path, contents: data)
      }
      Method("func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws") {
        (manager: FileManager, url: URL, intermediates: Bool) in
        try DeskFiles.check(url.path)
        try manager.createDirectory(at: url, withIntermediateDirectories: intermediates)
      }
      Method("func moveItem(at source: URL, to destination: URL) throws") { (manager: FileManager, source: URL, destination: URL) in
        try DeskFiles.check(source.path)
        try DeskFiles.check(destination.path)
        try manager.moveItem(at: source, to: destination)
      }
      Method("func removeItem(at url: URL) throws") { (manager: FileManager, url: URL) in
        try DeskFiles.check(url.path)
        try manager.removeItem(at: url)
      }
      StaticProperty("default", .get) { FileManager.default }
    }
  }
}

extension TypeCard {
  /// `FileManager`: files and folders.
  static let fileManager = TypeCard(
    id: "FileManager",
    module: .foundation,
    kind: .class,
    inheritance: ["NSObject"],
    related: [
      Related("URL", Localized(en: "Says which file is meant.", zh: "说清是哪个文件。")),
      Related("Data", Localized(en: "What a file is filled with.", zh: "用来填进文件的内容。")),
      Related("JSONInboxCache", Localized(en: "A store that asks more of a disk than this class promises.", zh: "对磁盘要求更高的存储，这个类满足不了它。")),
    ],
    purpose: Localized(
      en:
        "Looks after files and folders by name: is it there, make it, list it, rename it, remove it. The bytes inside are `Data`'s business.",
      zh: "按名字管理文件和目录：在不在、新建、列出、改名、删除。里面的字节归 `Data` 管。"),
    analogy: Localized(
      en: "A caretaker with a bunch of keys: fetches, labels and throws away boxes without reading what is in them.",
      zh: "拎着一串钥匙的管理员：取箱子、贴标签、扔箱子，从不看里面写了什么。"),
    createdBy: Localized(en: "Hardly ever by you: `FileManager.default` is there for all.", zh: "几乎不用自己创建：大家共用 `FileManager.default`。"),
    ownedBy: Localized(en: "The process, for the default one.", zh: "默认的那个归整个进程所有。"),
    releasedWhen: Localized(en: "Never, as long as the process runs; it holds no file open.", zh: "进程在，它就在；它并不一直开着文件。"),
    properties: [
      PropertyNote(
        "default",
        Localized(
          en: "The shared one. Handing it in as a parameter keeps tests on a folder of their own.", zh: "共享的那一个。把它当参数交进来，测试就能只碰自己的目录。"))
    ],
    methods: [
      MethodNote(
        "fileExists(atPath:)", input: Localized(en: "A path.", zh: "路径。"),
        output: Localized(en: "Whether something is there now.", zh: "此刻那里有没有东西。"),
        sideEffect: Localized(en: "None; but it may change a moment later.", zh: "没有；但下一刻就可能变。"),
        caller: Localized(en: "A first-start check.", zh: "首次启动的判断。"),
        breakpoint: "FileManager.fileExists(atPath:)"),
      MethodNote(
        "createFile(atPath:contents:)", input: Localized(en: "A path and the bytes.", zh: "路径和字节。"),
        output: Localized(en: "Whether it worked: it does not throw.", zh: "成不成：它不抛错误。"),
        sideEffect: Localized(en: "A file is made, or replaced.", zh: "新建文件，或把旧的换掉。"),
        caller: Localized(en: "A store that saves a draft.", zh: "保存草稿的存储。"),
        breakpoint: "FileManager.createFile(atPath:contents:attributes:)"),
      MethodNote(
        "contents(atPath:)", input: Localized(en: "A file's path.", zh: "文件路径。"),
        output: Localized(en: "Its bytes, or nil.", zh: "其中的字节；读不到则为 nil。"),
        sideEffect: Localized(en: "The whole file is read into memory.", zh: "整个文件读进内存。"),
        caller: Localized(en: "A store that loads a draft.", zh: "读取草稿的存储。"),
        breakpoint: "FileManager.contents(atPath:)"),
      MethodNote(
        "createDirectory(at:withIntermediateDirectories:)",
        input: Localized(en: "A URL; whether missing folders above are made, too.", zh: "URL；上级目录缺失时要不要一并建。"),
        output: Localized(en: "Nothing; throws when it fails.", zh: "没有返回值；失败时抛出错误。"),
        sideEffect: Localized(en: "A folder is there.", zh: "多出一个目录。"),
        caller: Localized(en: "Every store, before its first file.", zh: "每个存储，在写第一个文件之前。"),
        breakpoint: "FileManager.createDirectory(at:withIntermediateDirectories:attributes:)"),
      MethodNote(
        "contentsOfDirectory(atPath:)", input: Localized(en: "A folder's path.", zh: "目录路径。"),
        output: Localized(en: "Names, without the folder in front; throws for a missing one.", zh: "名字，不带目录部分；目录不存在时抛出错误。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "A list of saved attachments.", zh: "列出已存附件。"),
        breakpoint: "FileManager.contentsOfDirectory(atPath:)"),
      MethodNote(
        "removeItem(at:)", input: Localized(en: "A URL.", zh: "一个 URL。"),
        output: Localized(en: "Nothing; throws when there is nothing.", zh: "没有返回值；不存在时抛出错误。"),
        sideEffect: Localized(en: "Gone at once, folders with all in them, and no trash to look in.", zh: "立刻消失，目录连内容一起，没有回收站。"),
        caller: Localized(en: "Sign out.", zh: "退出登录。"), breakpoint: "FileManager.removeItem(at:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "First ask `fileExists`, then it is safe to read.", zh: "以为先问过 `fileExists`，再读就保险了。"),
      truth: Localized(
        en:
          "Another process may remove the file in between. Read, and treat the failure: nil or the error tells more than the question did.",
        zh: "两步之间别的进程可能把文件删了。直接读，并处理失败：nil 或错误说得比那个问题更清楚。"),
      tryIt: [
        "p manager.fileExists(atPath: file.path)", "p manager.contents(atPath: file.path)",
        "p manager.createFile(atPath: file.path, contents: data)", "p manager.contents(atPath: file.path)!.count",
      ]),
    question: CardQuestion(
      Localized(
        en: "How do you learn that `createFile(atPath:contents:)` failed, and how with `createDirectory(at:withIntermediateDirectories:)`?",
        zh: "`createFile(atPath:contents:)` 失败怎么知道？`createDirectory(at:withIntermediateDirectories:)` 呢？"),
      answer: Localized(en: "The first returns false, the second throws.", zh: "前者返回 false，后者抛出错误。")),
    debuggerCommands: [
      "p manager.createFile(atPath: file.path, contents: data)", "p manager.fileExists(atPath: file.path)",
      "p try manager.contentsOfDirectory(atPath: folder.path)", "p manager.contents(atPath: file.path)!.count",
    ],
    searchWords: ["file", "folder", "directory", "disk", "save", "storage", "documents", "cache", "文件", "目录", "文件夹", "磁盘", "保存", "沙盒"],
    sourceCue: SourceCue(file: "Sources/LabCore/Workbench+Facts.swift", symbol: "FileManager.default.createDirectory"),
    documentation: ["FileManager", "FileManager.createDirectory(at:withIntermediateDirectories:attributes:)", "Data.write(to:options:)"],
    modelLimits: Localized(
      en:
        "It is the real class on the real disk. Only the lab's doors are narrow: they write inside the folder `lab-desk` and nowhere else.",
      zh: "它是真实的类，动的是真实的磁盘；只是实验室的门开得窄：只许写 `lab-desk` 目录里面。"))
}
