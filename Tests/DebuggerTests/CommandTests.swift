import Debugger
import Inspection
import Testing

@Suite("Words of the debugger")
struct CommandTests {
  private var session: DebuggerSession {
    DebuggerSession(
      frame: Frame(module: "lab", functionName: "run", [.parameter("count", 42)]), registry: TypeRegistry())
  }

  @Test(
    "words are found by alias and by unique beginning, and case counts",
    arguments: [
      ("v count", "(Int) count = 42\n"), ("var count", "(Int) count = 42\n"), ("fr v count", "(Int) count = 42\n"),
      ("frame variabl count", "(Int) count = 42\n"), ("  p count", "(Int) 42\n"), ("print count", "(Int) 42\n"),
      ("pp count", "error: 'pp' is not a valid command.\n"), ("P count", "error: 'P' is not a valid command.\n"),
      ("print(count)", "error: unknown command shorthand suffix: '(count)'\n"),
      ("p", "error: 'dwim-print' takes a variable or expression\n"), ("", ""),
    ])
  func words(line: String, answer: String) {
    #expect(session.execute(line) == answer)
  }

  @Test("a backtrace names the arguments with their values")
  func backtrace() {
    let text = session.execute("bt")
    #expect(text.hasPrefix("* thread #1, name = 'lab', stop reason = breakpoint 1.1\n    frame #0: 0x"))
    #expect(text.hasSuffix("lab`run(count=42)\n"))
  }

  @Test("the bottom of the stack is the end of the way down")
  func bottom() {
    #expect(session.execute("down") == "error: Already at the bottom of the stack.\n")
  }

  @Test("settings change what is shown for the rest of the session")
  func settings() {
    let session = DebuggerSession(
      frame: Frame(module: "lab", functionName: "run", [.constant("numbers", [1, 2, 3])]), registry: TypeRegistry())
    #expect(session.execute("settings set target.max-children-count 2") == "")
    #expect(session.execute("v numbers").contains("  [1] = 2\n  ...\n"))
    #expect(session.execute("settings show target.max-children-count") == "target.max-children-count (unsigned) = 2\n")
  }

  @Test("without a program there is nothing to continue")
  func continuing() {
    #expect(session.execute("continue") == "error: there is no program here to continue\n")
  }
}
