import CommandGrammar
import LabCore
import LabText

/// `compare COMMAND`: the real LLDB's answer beside the lab's own.
enum CompareCommand: ShellCommand {
  static let spec = CommandSpec(
    "compare", group: .debugger,
    summary: Localized(
      en: "ask a real LLDB and the lab's own, and show both answers", zh: "把同一行交给真正的 LLDB 和实验室自带的调试器，并排显示两个回答"),
    details: Localized(
      en: """
        Both look at the same program, one that was written for measuring debuggers: 'compare v' lists its variables. A line \
        that changes something changes it on both sides. Needs an LLDB with Swift support: LAB_LLDB, or lldb on PATH.
        """,
      zh: "两边看的是同一个程序，它是专门为核对调试器写的：compare v 列出它的变量。会修改数据的行在两边都生效。需要支持 Swift 的 LLDB：LAB_LLDB 指定，或 PATH 上的 lldb。"),
    arguments: [ArgumentSpec("COMMAND", isRepeated: true)], style: .raw, changes: .session,
    examples: [CommandExample("compare p message.text", Localized(en: "two answers, one verdict", zh: "两个回答，一个结论"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let line = String(arguments.rest)
    let (real, own) = try await RealMode.answers(to: line, in: workbench)
    let english = workbench.language == .english
    guard !DebuggerText.isAlike(real, own) else {
      let verdict = english ? "LLDB and the lab answer alike:\n" : "LLDB 与实验室回答一致：\n"
      return Reply(output: StyledText(verdict) + StyledText(real.harmlessOutput))
    }
    let isWide = (lines(real) + lines(own)).contains { $0.displayWidth > (workbench.width - 2) / 2 }
    guard !isWide else {
      var page = StyledText(english ? "They answer differently. LLDB:\n" : "两边的回答不同。LLDB：\n")
      page += StyledText(real.harmlessOutput)
      page += StyledText(english ? "The lab:\n" : "实验室：\n") + StyledText(own.harmlessOutput)
      return Reply(status: .error, output: page)
    }
    var table = Table(english ? ["LLDB", "the lab"] : ["LLDB", "实验室"])
    let (left, right) = (lines(real), lines(own))
    for index in 0..<max(left.count, right.count) {
      let cells = [left, right].map { index < $0.count ? $0[index] : "" }
      table.append(cells.map { $0.escapingUntrusted() })
    }
    let verdict = english ? "They answer differently:\n" : "两边的回答不同：\n"
    return Reply(status: .error, output: StyledText(verdict) + table.styled(width: workbench.width))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension DebuggerText {
  /// Whether two answers are the same but for addresses, which no two processes share.
  static func isAlike(_ first: String, _ second: String) -> Bool { withoutAddresses(first) == withoutAddresses(second) }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/0x[0-9a-fA-F]+/#) { match in
      guard let number = UInt64(match.output.dropFirst(2), radix: 16), (1 << 32..<1 << 48).contains(number) else {
        return String(match.output)
      }
      return "0xADDR"
    }
  }
}
