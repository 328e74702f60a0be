import Foundation
import Inspection
import LabSystem
import LabText

extension CatalogEntry {
  /// `UUID`: an identity without a registry.
  static let uuid = CatalogEntry.type(
    .uuid, id: "UUID", evidence: .swift,
    tables: { [] },
    subject: { _ in
      let id = UUIDSource.seeded(31).uuid(ordinal: 1)
      return Subject(
        "type.UUID", function: "MessageRepository.insert", current: "id",
        [
          .variable("id", id), .constant("other", UUIDSource.seeded(31).uuid(ordinal: 2)), .constant("text", id.uuidString),
          .constant("typo", String(id.uuidString.dropLast())),
        ])
    },
    workload: { run in
      let (one, two) = (UUID(), UUID())
      try run.prove(Localized(en: "two fresh ones differ", zh: "两个新生成的不相同"), one != two)
      let text = one.uuidString
      run.step(Localized(en: "as text: how many characters", zh: "写成文字：多少个字符"), text.count)
      run.step(Localized(en: "as stored: how many bytes", zh: "存起来：多少个字节"), MemoryLayout<UUID>.size)
      try run.prove(Localized(en: "the text leads back to the same identity", zh: "由文字可以变回同一个身份"), UUID(uuidString: text) == one)
      try run.prove(
        Localized(en: "lower case reads the same; one digit less is nil", zh: "小写也能读；少一位就是 nil"),
        UUID(uuidString: text.lowercased()) == one && UUID(uuidString: String(text.dropLast())) == nil)
      let seeded = UUIDSource.seeded(31)
      try run.prove(
        Localized(en: "the lab's own source: same seed, same identity", zh: "实验室自己的来源：种子相同，身份相同"),
        seeded.uuid(ordinal: 1) == UUIDSource.seeded(31).uuid(ordinal: 1))
    })
}

extension TypeCard {
  /// `UUID`: an identity without a registry.
  static let uuid = TypeCard(
    id: "UUID",
    module: .foundation,
    kind: .struct,
    conformances: ["Hashable", "Comparable", "Codable", "Sendable"],
    related: [
      Related("Message", Localized(en: "Gets one before the network hears of it, and keeps it.", zh: "在联网之前就拿到一个，并且一直留着。")),
      Related("stable-identity", Localized(en: "What it is good for in a list.", zh: "它在列表里派什么用场。")),
      Related("Set", Localized(en: "Ids that were seen are kept in one.", zh: "见过的 id 就放在它里面。")),
    ],
    purpose: Localized(
      en: "128 bits that nobody else will ever choose. Client and server can speak of the same message without having met before.",
      zh: "128 位，别人不会再选到同样的。客户端和服务器素未谋面，也能说的是同一条消息。"),
    analogy: Localized(
      en: "A key cut at random with so many notches that no locksmith will cut it twice.",
      zh: "随机锉出的一把钥匙，齿多到没有哪个锁匠会再锉出同样的一把。"),
    createdBy: Localized(
      en: "`UUID()` at random; `UUID(uuidString:)` from a text, which may fail.", zh: "`UUID()` 随机生成；`UUID(uuidString:)` 由文字还原，可能失败。"),
    ownedBy: Localized(en: "The value that it identifies, as a stored property named `id`.", zh: "由它所标识的那个值持有，通常是名叫 `id` 的存储属性。"),
    releasedWhen: Localized(en: "With the value it stands in: sixteen bytes, nothing to clean up.", zh: "随所在的值一起消失：十六个字节，无需清理。"),
    properties: [
      PropertyNote("uuidString", Localized(en: "36 characters, upper case; four of them are hyphens.", zh: "36 个字符，大写，其中四个是连字符。")),
      PropertyNote("description", Localized(en: "The same text, for a log.", zh: "同样的文字，用在日志里。")),
      PropertyNote("hashValue", Localized(en: "Differs from start to start: never store it in a file.", zh: "每次启动都不同，别把它存进文件。")),
    ],
    methods: [
      MethodNote(
        "init(uuidString:)", input: Localized(en: "A text.", zh: "一段文字。"),
        output: Localized(en: "An optional: nil unless it is 32 hexadecimal digits with hyphens.", zh: "可选值：不是带连字符的 32 位十六进制就是 nil。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "A reader of files and of notifications.", zh: "读取文件或通知的代码。"),
        breakpoint: "UUID.init(uuidString:)"),
      MethodNote(
        "init()", input: Localized(en: "No arguments.", zh: "没有参数。"), output: Localized(en: "A new identity.", zh: "一个全新的身份。"),
        sideEffect: Localized(en: "Takes randomness from the system.", zh: "向系统要随机数。"),
        caller: Localized(en: "Code that makes a new thing, once per thing.", zh: "造出新东西的代码，每样只调用一次。"),
        breakpoint: "UUID.init()"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "The server should give out the id, because only it knows what is taken.", zh: "以为 id 应由服务器发，因为只有它知道哪些用过了。"),
      truth: Localized(
        en: """
          Then a message without an answer would have no name, and a retry could not say which one it means. A random id needs no \
          registry: a clash is less likely than a broken disk.
          """,
        zh: """
          那样没等到回复的消息就没有名字，重试也说不清是哪一条。随机 id 不需要登记处：\
          撞上的可能性比磁盘损坏还小。
          """),
      tryIt: ["p id == other", "p UUID(uuidString: text) == id", "p UUID(uuidString: typo)"]),
    question: CardQuestion(
      Localized(en: "Why is the type of `UUID(uuidString: text)` an optional?", zh: "为什么 `UUID(uuidString: text)` 的类型是可选值？"),
      answer: Localized(en: "Because a text need not be a UUID; then it is nil.", zh: "因为文字不一定是 UUID，不是时就得到 nil。")),
    debuggerCommands: ["p id", "p id.uuidString.count", "p id == other", "p UUID(uuidString: text) == id", "p UUID(uuidString: typo)"],
    searchWords: ["identifier", "unique", "random", "key", "guid", "primary", "唯一标识", "标识符", "主键", "标识"],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/Message.swift", symbol: "public let id: UUID"),
    documentation: ["UUID", "UUID.init(uuidString:)", "Identifiable"])
}
