import Foundation
import Inspection
import LabText

extension CatalogEntry {
  /// `Data`: bytes.
  static let data = CatalogEntry.type(
    .data, id: "Data", evidence: .swift,
    tables: { [] },
    subject: { _ in
      let data = Data("Hi 👋".utf8)
      return Subject(
        "type.Data", function: "MessageService.upload", current: "data",
        [.variable("data", data), .constant("text", "Hi 👋"), .constant("broken", data.dropLast() as Data), .constant("empty", Data())])
    },
    workload: { run in
      let data = Data("Hi 👋".utf8)
      run.step(Localized(en: "a text of four characters in bytes", zh: "四个字符的文字变成字节"), data.count)
      run.step(Localized(en: "the first byte is the letter H", zh: "第一个字节是字母 H"), data.first ?? 0)
      try run.prove(Localized(en: "and back again", zh: "再变回来"), String(data: data, encoding: .utf8) == "Hi 👋")
      try run.prove(
        Localized(en: "with the last byte missing it is no text any more", zh: "少了最后一个字节就不再是文字"),
        String(data: data.dropLast(), encoding: .utf8) == nil)
      let file = URL(fileURLWithPath: run.context.folder).appendingPathComponent("m1.bin")
      try data.write(to: file, options: .atomic)
      run.step(Localized(en: "written to a file and read again: bytes", zh: "写进文件再读回来：字节数"), try Data(contentsOf: file).count)
      run.step(Localized(en: "as letters for a place where bytes may not go", zh: "写成字母，好放进不能放字节的地方"), data.base64EncodedString())
      try run.prove(
        Localized(en: "the same bytes, the same value", zh: "字节相同，值就相同"), Data(base64Encoded: data.base64EncodedString()) == data)
    })
}

extension TypeCard {
  /// `Data`: bytes.
  static let data = TypeCard(
    id: "Data",
    module: .foundation,
    kind: .struct,
    conformances: ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "Hashable", "Codable", "Sendable"],
    related: [
      Related(
        "String", Localized(en: "Becomes bytes by an encoding, and not all bytes become a text again.", zh: "按某种编码变成字节；反过来，不是所有字节都能变回文字。")),
      Related("codable", Localized(en: "Encoders return it, decoders take it.", zh: "编码器给出它，解码器收下它。")),
      Related("FileManager", Localized(en: "Puts it into a file.", zh: "把它放进文件。")),
    ],
    purpose: Localized(
      en: "A row of bytes, whatever they mean: a picture, a JSON text, an answer of the server. Files and networks know nothing else.",
      zh: "一排字节，不管是什么意思：图片、JSON、服务器的回复。文件和网络只认得它。"),
    analogy: Localized(
      en: "A sealed shipping container: easy to move and to count, but you must know what is inside to use it.",
      zh: "一只封好的集装箱：好搬、好清点，但要用里面的东西，得先知道装的是什么。"),
    createdBy: Localized(en: "`Data(text.utf8)`, an encoder, or reading a file.", zh: "`Data(text.utf8)`、编码器，或者读取文件。"),
    ownedBy: Localized(
      en: "Its variable; up to 14 bytes lie in it, longer ones in storage that copies share.", zh: "归变量所有；不超过 14 个字节时直接放在里面，更长的放在副本共用的存储里。"),
    releasedWhen: Localized(en: "The last copy is gone. A big picture costs memory until then.", zh: "最后一份副本消失时；在那之前，大图片一直占着内存。"),
    properties: [
      PropertyNote("count", Localized(en: "Bytes, not characters: compare with `text.count`.", zh: "字节数，不是字符数：和 `text.count` 比一比。")),
      PropertyNote("isEmpty", Localized(en: "True for an answer without a body.", zh: "没有正文的回复为 true。")),
      PropertyNote(
        "first", Localized(en: "A `UInt8?`: 123 is the `{` that a JSON object begins with.", zh: "`UInt8?`：123 就是 JSON 对象开头的 `{`。")),
    ],
    methods: [
      MethodNote(
        "base64EncodedString()", input: Localized(en: "No arguments.", zh: "没有参数。"),
        output: Localized(en: "Letters and digits that mean the same bytes.", zh: "代表同样字节的字母和数字。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "Code that puts a picture into JSON.", zh: "要把图片塞进 JSON 的代码。"),
        breakpoint: "Data.base64EncodedString()"),
      MethodNote(
        "init(base64Encoded:)", input: Localized(en: "Such letters.", zh: "上面那样的字母。"),
        output: Localized(en: "An optional: nil for anything else.", zh: "可选值：不合规则就是 nil。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "The reader on the other side.", zh: "另一头的读取者。"),
        breakpoint: "Data.init(base64Encoded:options:)"),
      MethodNote(
        "append(_:)", input: Localized(en: "A byte.", zh: "一个字节。"), output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "One byte more at the end.", zh: "末尾多一个字节。"),
        caller: Localized(en: "A receiver that collects an answer piece by piece.", zh: "一段段收集回复的接收者。"),
        breakpoint: "Data.append(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "Bytes are text, one byte for each character.", zh: "以为字节就是文字，一个字符一个字节。"),
      truth: Localized(
        en: "Text becomes bytes by an encoding. In UTF-8 the hand takes four, and cut in the middle they are no text at all.",
        zh: "文字要按编码才变成字节。UTF-8 里那只手占四个字节，从中间切开就不是文字了。"),
      tryIt: ["p text.count", "p data.count", "p String(data: data, encoding: .utf8)", "p String(data: broken, encoding: .utf8)"]),
    question: CardQuestion(
      Localized(
        en: "Why is the result of `String(data: data, encoding: .utf8)` optional?", zh: "`String(data: data, encoding: .utf8)` 的结果为什么是可选值？"),
      answer: Localized(en: "Because not every row of bytes is valid UTF-8.", zh: "因为不是每一排字节都是合法的 UTF-8。")),
    debuggerCommands: ["p data.count", "p data.first", "p data.base64EncodedString()", "p String(data: broken, encoding: .utf8)"],
    searchWords: ["bytes", "binary", "buffer", "encoding", "base64", "blob", "字节", "二进制", "数据", "缓冲区", "编码"],
    sourceCue: SourceCue(file: "Sources/LabText/CanonicalJSON.swift", symbol: "parsing data: Data"),
    documentation: ["Data", "Data.write(to:options:)", "String.init(data:encoding:)"])
}
