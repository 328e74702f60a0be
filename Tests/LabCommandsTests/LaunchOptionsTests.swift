import LabCommands
import LabText
import Testing

@Suite("Launch options")
struct LaunchOptionsTests {
  @Test("no words open the shell, words are one command")
  func source() throws {
    #expect(try LaunchOptions(arguments: []).source == .standardInput)
    #expect(try LaunchOptions(arguments: ["send", "hello", "there"]).source == .words(["send", "hello", "there"]))
    #expect(try LaunchOptions(arguments: ["-c", "use UIView", "-c", "p view"]).source == .lines(["use UIView", "p view"]))
    #expect(try LaunchOptions(arguments: ["run", "a.lab"]).source == .file("a.lab"))
    #expect(try LaunchOptions(arguments: ["run", "type.UIView"]).source == .words(["run", "type.UIView"]))
    #expect(try LaunchOptions(arguments: ["--version"]).source == .version)
  }

  @Test("options stand before the words, and the common ones also behind them")
  func options() throws {
    let options = try LaunchOptions(arguments: ["--home", "/h", "--lang=zh-Hans", "--seed", "7", "messages", "--json"])
    #expect(options.home == "/h" && options.language == .simplifiedChinese && options.seed == 7 && options.usesJSON)
    #expect(options.source == .words(["messages"]))
  }

  @Test("the options of a script stand before and after its name; without a name it is the standard input")
  func script() throws {
    for arguments in [["--ephemeral", "run", "a.lab"], ["run", "--ephemeral", "a.lab"], ["run", "a.lab", "--ephemeral"]] {
      let options = try LaunchOptions(arguments: arguments)
      #expect(options.source == .file("a.lab") && options.isEphemeral)
    }
    #expect(try LaunchOptions(arguments: ["run", "--ephemeral"]).source == .file("-"))
    #expect(try LaunchOptions(arguments: ["run", "--seed", "3", "type.UIView"]).source == .words(["run", "type.UIView"]))
    #expect(try LaunchOptions(arguments: ["run", "a.lab", "--keep-going"]).keepsGoing)
    #expect(throws: UsageError.self) { try LaunchOptions(arguments: ["run", "a.lab", "b.lab"]) }
  }

  @Test(
    "what cannot be understood is a usage error with a hint",
    arguments: [
      ["--nosuch"], ["--lang", "xx"], ["--width", "0"], ["--seed", "-1"], ["--home"], ["--home", ""], ["--home="], ["-c", "a", "b"],
      ["--colour=always"],
    ])
  func wrong(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try LaunchOptions(arguments: arguments) }
  }

  @Test("a near option is offered")
  func near() throws {
    let error = try #require(throws: UsageError.self) { try LaunchOptions(arguments: ["--ephemral"]) }
    #expect(error.hint.en.contains("--ephemeral"))
  }
}
