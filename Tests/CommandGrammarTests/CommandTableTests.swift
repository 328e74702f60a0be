import CommandGrammar
import LabText
import Testing

@Suite("Command table")
struct CommandTableTests {
  static func word(_ text: String) -> Localized { Localized(same: text) }

  let table = CommandTable([
    CommandSpec(
      "set", group: .experiment, summary: word("s"),
      arguments: [
        ArgumentSpec("PROPERTY", .live(.controls), isOptional: true),
        ArgumentSpec("VALUE", isOptional: true, isRepeated: true),
      ], examples: []),
    CommandSpec("send", group: .messenger, summary: word("s"), style: .raw, examples: []),
    CommandSpec("search", group: .learn, summary: word("s"), arguments: [ArgumentSpec("WORD")], examples: []),
    CommandSpec(
      "compile", aliases: ["cc"], group: .compiler, summary: word("c"), arguments: [ArgumentSpec("SAMPLE")],
      options: [
        OptionSpec("stage", value: .oneOf(["sil", "ir"]), summary: word("s")), OptionSpec("all", summary: word("a")),
        OptionSpec("diff", value: .text, valueCount: 2, summary: word("d")),
      ], examples: []),
  ])

  @Test(
    "an exact name, an alias, a unique prefix and another case find the command",
    arguments: ["compile", "cc", "com", "COMPILE"])
  func found(_ word: String) throws {
    #expect(try table.parse("\(word) x").spec.name == "compile")
  }

  @Test("a prefix of two commands lists both")
  func ambiguous() {
    #expect(table.resolve("se") == .ambiguous(["search", "send", "set"]))
  }

  @Test(
    "a word that is no slip of a name leads to the commands that speak of it",
    arguments: [("lesson", "about 'lesson': open"), ("课程", "和“课程”有关的命令：open；"), ("火星", "输入 help"), ("xyzzy", "the nearest are ")])
  func distant(word: String, hint: String) throws {
    let summary = Localized(en: "begin a lesson", zh: "开始一节课程")
    let table = CommandTable([CommandSpec("open", group: .learn, summary: summary, examples: [])])
    let error = try #require(throws: Diagnostic.self) { try table.parse(word) }
    let found = try #require(error.hint)
    #expect(found.en.hasPrefix(hint) || found.zh.hasPrefix(hint))
  }

  @Test("an unknown word points at itself and offers the nearest name")
  func unknown() throws {
    let error = try #require(throws: Diagnostic.self) { try table.parse("  serch x") }
    #expect(error.span == 2..<7)
    #expect(error.hint?.en.contains("search") == true)
    #expect(error.hint?.zh.contains("search") == true)
  }

  @Test("options are read wherever they stand, a quoted dash word is an argument")
  func options() throws {
    let parsed = try table.parse(#"compile --stage sil "--all" --diff a b"#)
    #expect(parsed.arguments.value("stage") == "sil")
    #expect(parsed.arguments.options["diff"]?.map(\.text) == ["a", "b"])
    #expect(parsed.arguments.words.map(\.text) == ["--all"])
    #expect(!parsed.arguments.has("all"))
  }

  @Test("a wrong option is refused where it stands", arguments: ["compile x --stge sil", "compile x --stage"])
  func wrongOption(_ line: String) throws {
    let error = try #require(throws: Diagnostic.self) { try table.parse(line) }
    #expect(error.span?.lowerBound == 10)
  }

  @Test("missing and surplus arguments are refused", arguments: ["compile", "compile a b", "search"])
  func counts(_ line: String) {
    #expect(throws: Diagnostic.self) { try table.parse(line) }
  }

  @Test("a raw command keeps its text as typed, without outer spaces")
  func raw() throws {
    #expect(try table.parse("send   say \"hi\"   --now  ").arguments.rest == "say \"hi\"   --now")
  }

  @Test("curly and full-width quotes hold words together")
  func curlyQuotes() {
    #expect(CommandLineScanner.words(in: "set text “a b” ＂c d＂").map(\.text) == ["set", "text", "a b", "c d"])
  }

  @Test("spans count characters, not bytes")
  func spans() {
    #expect(CommandLineScanner.words(in: "设置 👨‍👩‍👧 x").map(\.span) == [0..<2, 3..<4, 5..<6])
  }

  @Test("completion offers commands, live names, options and option values")
  func completion() {
    func candidates(_ head: String) -> [String] {
      table.completion(of: head, live: { $0 == .controls ? ["alpha", "tag"] : [] }).candidates
    }
    #expect(candidates("se") == ["search", "send", "set"])
    #expect(candidates("set ") == ["alpha", "tag"])
    #expect(candidates("set al") == ["alpha"])
    #expect(candidates("compile x --st") == ["--stage"])
    #expect(candidates("compile x --stage ") == ["ir", "sil"])
    #expect(table.completion(of: "set al", live: { _ in [] }).start == 4)
  }

  @Test("program words become one line again: quoted for word commands, as they are for raw ones")
  func lineFromWords() throws {
    #expect(table.line(from: ["send", "hello there", "you"]) == "send hello there you")
    let line = table.line(from: ["compile", #"a "b".swift"#])
    #expect(try table.parse(line).arguments.words.map(\.text) == [#"a "b".swift"#])
  }

  @Test(
    "any line is answered, never a trap",
    arguments: ["", " ", "\"", "'", "--", "set --", "\u{0}", "compile --=", "é\u{301}"])
  func hostile(_ line: String) {
    _ = try? table.parse(line)
    _ = table.completion(of: line, live: { _ in [] })
  }
}
