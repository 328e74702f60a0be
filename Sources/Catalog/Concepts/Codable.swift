import Foundation
import Inspection
import LabText
import Messenger

extension CatalogEntry {
  /// Encoding and decoding.
  static let codable = CatalogEntry.concept(
    .codable, id: "codable",
    tables: { [.message, .deliveryFailure, .jsonEncoder, .jsonDecoder] },
    subject: { _ in
      let message = Message.sample(1, "See you at 8:30", .sent, attempts: 1, serverID: "s1")
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let json = (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return Subject(
        "concept.codable", function: "MessageService.decode", current: "message",
        [
          .constant("message", message), .constant("encoder", encoder), .constant("decoder", JSONDecoder()),
          .variable("json", json), .constant("broken", json.replacingOccurrences(of: "\"text\"", with: "\"txt\"")),
        ])
    },
    workload: { run in
      let message = Message.sample(1, "See you at 8:30", .failed, attempts: 1, failure: .timedOut)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(message)
      run.step(Localized(en: "a message as JSON: bytes", zh: "消息变成 JSON：字节数"), data.count)
      let decoded = try JSONDecoder().decode(Message.self, from: data)
      try run.prove(Localized(en: "decoded, it is equal to the original", zh: "解码之后与原来相等"), decoded == message)
      let text = String(decoding: data, as: UTF8.self)
      try run.prove(Localized(en: "serverID is nil, so its key is left out", zh: "serverID 是 nil，所以连键都省了"), !text.contains("serverID"))
      run.step(Localized(en: "an enum with raw values is written as its word", zh: "带原始值的枚举写成它的单词"), text.contains(#""state":"failed""#))
      var problem = ""
      do {
        _ = try JSONDecoder().decode(Message.self, from: Data(text.replacingOccurrences(of: "\"text\"", with: "\"txt\"").utf8))
      } catch DecodingError.keyNotFound(let key, _) { problem = key.stringValue }
      run.step(Localized(en: "a key is missing: the decoder throws and names it", zh: "少了一个键：解码器抛出错误并指出它"), problem)
      try run.prove(Localized(en: "the missing key is text", zh: "缺的键是 text"), problem == "text")
      let later = text.replacingOccurrences(of: "{\"attempts\"", with: "{\"aboutLater\":true,\"attempts\"")
      try run.prove(
        Localized(en: "a key that nobody asked for is passed over", zh: "没人要的键会被跳过"),
        try JSONDecoder().decode(Message.self, from: Data(later.utf8)) == message)
    })
}

extension TypeTable {
  /// The doors into a `JSONEncoder`.
  static var jsonEncoder: TypeTable {
    TypeTable(JSONEncoder.self) {
      Initializer("init()") { JSONEncoder() }
      Member(
        "func encode<T>(_ value: T) throws -> Data",
        .call { root, arguments in
          guard let value = arguments.values[0] as? any Encodable else {
            throw AccessError.wrongType(expected: "Encodable", found: "\(Swift.type(of: arguments.values[0]))")
          }
          return try DynamicValue.unwrap(root, as: JSONEncoder.self).encode(value)
        })
    }
  }

  /// The doors into a `JSONDecoder`.
  static var jsonDecoder: TypeTable {
    TypeTable(JSONDecoder.self) {
      Initializer("init()") { JSONDecoder() }
      Member(
        "func decode<T>(_ type: T.Type, from data: Data) throws -> T",
        .call { root, arguments in
          guard let type = arguments.values[0] as? any Decodable.Type else {
            throw AccessError.wrongType(expected: "Decodable", found: "\(arguments.values[0])")
          }
          return try DynamicValue.unwrap(root, as: JSONDecoder.self).decode(type, from: arguments.value(1, as: Data.self))
        })
    }
  }
}

extension ConceptCard {
  /// Encoding and decoding.
  static let codable = ConceptCard(
    id: "codable",
    title: Localized(en: "Codable: a value as JSON", zh: "Codable：把值变成 JSON"),
    definition: Localized(
      en: """
        `Codable` is `Encodable` and `Decodable` together: a type that says how it is written as keys and values, and how it is \
        read from them. When every stored property is codable, the compiler writes both halves. Decoding throws when the bytes \
        do not say what the type needs, so a half-filled value never exists.
        """,
      zh: """
        `Codable` 就是 `Encodable` 加 `Decodable`：类型说明自己怎样写成键值、怎样从键值读回。\
        只要每个存储属性都可编解码，两半代码都由编译器生成。字节里缺了类型需要的东西，解码就抛出错误，\
        所以不会出现只填了一半的值。
        """),
    example: """
      import Foundation
      struct Contact: Codable, Equatable {
        var name: String
        var nickname: String?
      }
      let mina = Contact(name: "Mina", nickname: nil)
      let data = try JSONEncoder().encode(mina)
      print(String(decoding: data, as: UTF8.self))
      print(try JSONDecoder().decode(Contact.self, from: data) == mina)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        struct Avatar { var initials: String }
        struct Contact: Codable {
          var name: String
          var avatar: Avatar
        }
        """,
      diagnostic: "type 'Contact' does not conform to protocol 'Decodable'"),
    misconception: Misconception(
      belief: Localized(
        en: "When a key is missing, the decoder leaves the property empty or at its default.", zh: "以为少了某个键，解码器会留空，或用默认值。"),
      truth: Localized(
        en: "It throws, unless the property is optional (or the type's own `init(from:)` says `decodeIfPresent`).",
        zh: "它会抛出错误；只有可选属性（或自己在 `init(from:)` 里写 `decodeIfPresent`）才允许缺。"),
      tryIt: [
        "p json.contains(\"serverID\")", "p try decoder.decode(Message.self, from: json.data(using: .utf8)!) == message",
        "p broken.contains(\"\\\"txt\\\"\")",
      ]),
    question: CardQuestion(
      Localized(
        en: "A later version of the server adds the key `reactions` to each message. What does today's decoder do?",
        zh: "服务器新版本给每条消息加了 `reactions` 这个键。今天的解码器会怎样？"),
      answer: Localized(en: "It passes over it: unknown keys are ignored, missing ones are errors.", zh: "跳过它：不认识的键被忽略，缺少的键才是错误。")),
    related: [
      Related("Data", Localized(en: "What comes out of an encoder.", zh: "编码器的产物。")),
      Related(
        "Message",
        Localized(en: "Writes its time in whole milliseconds, by an `encode(to:)` of its own.", zh: "它自己写了 `encode(to:)`，把时间记成整毫秒。")),
      Related("JSONInboxCache", Localized(en: "Reads such messages back at the next start.", zh: "下次启动时把这样的消息读回来。")),
    ],
    debuggerCommands: [
      "p json", "p try encoder.encode(message).count", "p try decoder.decode(Message.self, from: json.data(using: .utf8)!).text",
      "p json.contains(\"failure\")",
    ],
    searchWords: ["json", "encode", "decode", "serialization", "encoder", "decoder", "parse", "编码", "解码", "序列化", "解析"],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/Message.swift", symbol: "extension Message: Codable"),
    documentation: ["Codable", "Encoding and Decoding Custom Types", "JSONEncoder", "CodingKey"])
}
