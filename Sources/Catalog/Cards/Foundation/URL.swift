import Foundation
import Inspection
import LabText

extension CatalogEntry {
  /// `URL`: where something is.
  static let url = CatalogEntry.type(
    .url, id: "URL", evidence: .swift,
    tables: { [] },
    subject: { _ in
      guard let server = URL(string: "https://chat.example.com/v1/messages?limit=50") else { preconditionFailure("a valid URL") }
      return Subject(
        "type.URL", function: "MessageService.request", current: "server",
        [
          .constant("server", server), .constant("store", URL(fileURLWithPath: "/home/mei/messenger", isDirectory: true)),
          .constant("typed", "https://chat example.com"),
        ])
    },
    workload: { run in
      guard let server = URL(string: "https://chat.example.com/v1/messages?limit=50") else { return }
      run.step(
        Localized(en: "taken apart: scheme, host, path", zh: "拆开：协议、主机、路径"),
        "\(server.scheme ?? "") \(server.host() ?? "") \(server.path())")
      run.step(Localized(en: "the part behind the question mark", zh: "问号后面的部分"), server.query() ?? "")
      let folder = URL(fileURLWithPath: run.context.folder, isDirectory: true)
      let file = folder.appendingPathComponent("m1").appendingPathExtension("json")
      try Data("{}".utf8).write(to: file)
      run.step(Localized(en: "a file's name, built from parts", zh: "由各部分拼出的文件名"), file.lastPathComponent)
      try run.prove(
        Localized(en: "the folder above it is where we began", zh: "它的上一级就是出发的目录"),
        file.deletingLastPathComponent().standardizedFileURL.path == folder.standardizedFileURL.path)
      try run.prove(
        Localized(en: "a URL of a file that isn't there is still a URL", zh: "文件不存在，URL 照样是 URL"),
        !FileManager.default.fileExists(atPath: folder.appendingPathComponent("nothing").path)
          && FileManager.default.fileExists(atPath: file.path))
      try run.prove(Localized(en: "an empty text is none", zh: "空文字不是 URL"), URL(string: "") == nil)
    })
}

extension TypeCard {
  /// `URL`: where something is.
  static let url = TypeCard(
    id: "URL",
    module: .foundation,
    kind: .struct,
    conformances: ["Hashable", "Codable", "Sendable"],
    related: [
      Related("FileManager", Localized(en: "Does something with the file that a URL names.", zh: "对 URL 指到的文件动手的那个对象。")),
      Related("Data", Localized(en: "What is read from a URL or written to it.", zh: "从 URL 读出、向 URL 写入的内容。")),
      Related("String", Localized(en: "What it is made of, and no substitute for it.", zh: "它由文字拼成，但文字代替不了它。")),
    ],
    purpose: Localized(
      en: "Names a place: a file on this disk or a resource on a server. It knows its parts, so nobody glues paths together with slashes.",
      zh: "指出一个地点：本机的文件或服务器上的资源。它认得自己的各个部分，不必用斜杠手工拼路径。"),
    analogy: Localized(
      en: "A postal address on an envelope. It is well formed or not; whether somebody lives there is another question.",
      zh: "信封上的地址：格式对不对是一回事，那里有没有人住是另一回事。"),
    createdBy: Localized(
      en: "`URL(string:)` for the network, which may be nil; `URL(fileURLWithPath:)` for a file, which never is.",
      zh: "网络地址用 `URL(string:)`，可能是 nil；文件用 `URL(fileURLWithPath:)`，一定有值。"),
    ownedBy: Localized(en: "Whoever stores it: it is a value and keeps no file open.", zh: "谁存它归谁；它是值，不会一直开着文件。"),
    releasedWhen: Localized(en: "Its variable goes. The file or page stays where it is.", zh: "变量消失即可；文件或网页还在原处。"),
    properties: [
      PropertyNote("scheme", Localized(en: "`https` or `file`: which way to go.", zh: "`https` 或 `file`：走哪条路。")),
      PropertyNote("host", Localized(en: "The server; nil for a file.", zh: "服务器；文件没有，为 nil。")),
      PropertyNote("path", Localized(en: "The part from the first slash; without the query.", zh: "从第一个斜杠起的部分，不含查询。")),
      PropertyNote("query", Localized(en: "Behind the question mark: `limit=50`.", zh: "问号后面的：`limit=50`。")),
      PropertyNote("lastPathComponent", Localized(en: "The file's name, or the last word of the path.", zh: "文件名，或路径的最后一段。")),
      PropertyNote("pathExtension", Localized(en: "`json` without the dot; empty when there is none.", zh: "`json`，不带点；没有则为空。")),
      PropertyNote("isFileURL", Localized(en: "Whether it names something on this disk.", zh: "是不是指本机磁盘上的东西。")),
      PropertyNote("absoluteString", Localized(en: "The whole of it, as text for a log.", zh: "完整的文字，写日志时用。")),
    ],
    methods: [
      MethodNote(
        "init(string:)", input: Localized(en: "A text.", zh: "一段文字。"), output: Localized(en: "An optional URL.", zh: "可选的 URL。"),
        sideEffect: Localized(en: "None: nothing is loaded.", zh: "没有：什么都不会下载。"),
        caller: Localized(en: "Code that reads a setting or a link in a message.", zh: "读取设置或消息里链接的代码。"),
        breakpoint: "URL.init(string:)"),
      MethodNote(
        "appendingPathComponent(_:)", input: Localized(en: "A name.", zh: "一个名字。"),
        output: Localized(en: "A URL one level deeper, with exactly one slash between.", zh: "深一级的 URL，中间恰好一个斜杠。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "A store that names its files.", zh: "给文件命名的存储。"),
        breakpoint: "URL.appendingPathComponent(_:)"),
      MethodNote(
        "deletingLastPathComponent()", input: Localized(en: "No arguments.", zh: "没有参数。"),
        output: Localized(en: "The URL of the folder above.", zh: "上一级目录的 URL。"),
        sideEffect: Localized(en: "None: “deleting” is about the name, the file stays.", zh: "没有：“删除”的是名字的一段，文件还在。"),
        caller: Localized(en: "Code that must make the folder first.", zh: "需要先建目录的代码。"), breakpoint: "URL.deletingLastPathComponent()"),
    ],
    misconception: Misconception(
      belief: Localized(en: "If there is a URL, there is something at that place.", zh: "以为有 URL 就说明那里有东西。"),
      truth: Localized(
        en: "A URL is an address. Making one looks at nothing: no file is opened, no server is asked.",
        zh: "URL 只是地址。造一个 URL 什么都不看：不开文件，也不问服务器。"),
      tryIt: ["p store.isFileURL", "p store.appendingPathComponent(\"nothing.json\").lastPathComponent", "p server.host"]),
    question: CardQuestion(
      Localized(
        en: "What does `store.appendingPathComponent(\"m1.json\").deletingLastPathComponent()` delete?",
        zh: "`store.appendingPathComponent(\"m1.json\").deletingLastPathComponent()` 删掉了什么？"),
      answer: Localized(en: "The last part of a name; no file is touched.", zh: "名字的最后一段；没有碰任何文件。")),
    debuggerCommands: [
      "p server.host", "p server.query", "p server.lastPathComponent", "p store.isFileURL",
      "p store.appendingPathComponent(\"m1.json\").pathExtension",
    ],
    searchWords: ["address", "link", "path", "query", "components", "scheme", "web", "网址", "链接", "路径", "地址"],
    sourceCue: SourceCue(file: "Sources/LineEditing/HistoryFile.swift", symbol: "URL(fileURLWithPath: target)"),
    documentation: ["URL", "URL.init(fileURLWithPath:)", "URLComponents"])
}
