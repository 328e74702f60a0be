import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabSystem
import LabText
import Testing

/// The answers were taken from LLDB 21 at a terminal, in a function of a class and at `main`.
@Suite("Swift on several lines")
struct MultilineExpressionTests {
  private static func shell(_ subject: String = "UIView") async -> LabShell {
    let shell = ShellTests.shell()
    _ = await shell.execute("use \(subject)")
    return shell
  }

  /// Types `lines` below `command` and returns what the empty line brings.
  private static func answer(_ lines: String, _ command: String = "expr", in shell: LabShell) async -> String {
    let asked = ShellTests.plain(await shell.execute(command))
    #expect(asked == "Enter expressions, then terminate with an empty line to evaluate:\n")
    for (index, line) in lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !lines.isEmpty {
      #expect(await shell.prompt().plain == "  \(index + 1): ")
      #expect(ShellTests.plain(await shell.execute(String(line))).isEmpty)
    }
    let answer = ShellTests.plain(await shell.execute(""))
    #expect(await shell.prompt().plain == "lab> ")
    return answer
  }

  @Test(
    "the lines run as one expression when an empty one ends them",
    arguments: [
      ("expr", "let x = 3\nprint(x + 1)\nx * 2", "4\n(Int) $R0 = 6\n"),
      ("expr", "for i in 1...3 {\n  print(i)\n}\n\"done\"", "1\n2\n3\n(String) $R0 = \"done\"\n"),
      ("expr", "if 3 > 1 {\n  print(\"yes\")\n}", "yes\n"),
      ("expr --", "40 + 2", "(Int) $R0 = 42\n"),
      ("expr -O --", "40 + 2", "42\n\n"),
      ("expression", "let q = 3\nlet w = 4", ""),
      ("call", "1", "(Int) $R0 = 1\n"),
    ])
  func values(_ command: String, _ lines: String, _ expected: String) async {
    let answer = await Self.answer(lines, command, in: Self.shell())
    #expect(answer == expected)
  }

  @Test("a message names its line in LLDB's wrapper and shows it with a caret; nothing at all is an unknown error")
  func messages() async {
    let shell = await Self.shell()
    #expect(
      await Self.answer("let y = nope\n  other + 1", in: shell) == """
        error: <EXPR>:6:9: cannot find 'nope' in scope
        let y = nope
                ^~~~

        error: <EXPR>:7:3: cannot find 'other' in scope
          other + 1
          ^~~~~


        """)
    #expect(await Self.answer("", in: shell) == "error: unknown error\n")
    #expect(
      await Self.answer("let none: Int? = nil\nnone!", in: shell).hasSuffix(
        """
        Fatal error: Unexpectedly found nil while unwrapping an Optional value
        error: Expression execution was interrupted: signal SIGILL: illegal operand.
        The process has been returned to the state before expression evaluation.

        """))
  }

  @Test("a function declared on several lines stays; the whole is one change that undo takes back and redo makes again")
  func changes() async {
    let shell = await Self.shell()
    _ = await Self.answer("func $half(_ n: CGFloat) -> CGFloat {\n  let k = n / 2\n  return k\n}", in: shell)
    _ = await Self.answer("view.alpha = $half(1)\nview.isHidden = true", in: shell)
    #expect(ShellTests.plain(await shell.execute("p view.alpha")) == "(CGFloat) 0.5\n")
    #expect(ShellTests.plain(await shell.execute("history")).contains("expr ⏎ view.alpha = $half(1) ⏎ view.isHidden = true"))
    _ = await shell.execute("undo")
    #expect(ShellTests.plain(await shell.execute("p view.isHidden")) == "(Bool) false\n")
    _ = await shell.execute("redo")
    #expect(ShellTests.plain(await shell.execute("p view.isHidden")) == "(Bool) true\n")
  }

  @Test("words of the lab are Swift while lines are typed; dropping them leads back to the prompt")
  func dropped() async {
    let shell = await Self.shell()
    _ = await shell.execute("expr")
    #expect(await shell.execute("quit").status == .ok)
    #expect(await shell.workbench.isLeaving == false)
    #expect(await shell.completion(of: "view.alpha + vi").candidates.contains("view"))
    await shell.dropDraft()
    #expect(ShellTests.plain(await shell.execute("p 1")) == "(Int) 1\n")
  }

  @Test("without an instance there is nothing to evaluate in, and no lines are asked for")
  func nothing() async {
    let shell = ShellTests.shell()
    #expect(await shell.execute("expr").status == .error)
    #expect(await shell.prompt().plain == "lab> ")
  }
}
