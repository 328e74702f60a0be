import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabSystem
import Testing
import subject

@Suite("Real mode", .serialized)
struct RealModeTests {
  static let environment = ProcessInfo.processInfo.environment
  static let hasLLDB = (try? LLDBTools(environment: environment)) != nil

  private func shell(tools: LabEnvironment.Tools) -> LabShell {
    var environment = ShellTests.environment()
    environment.tools = tools
    return LabShell(Workbench(environment: environment))
  }

  @Test("without an LLDB one line says so, and what to type instead", arguments: ["pause --real", "compare p 1"])
  func missing(_ line: String) async {
    let shell = shell(tools: .init(swiftc: "swiftc", lldb: "/no/such/lldb", environment: Self.environment))
    let reply = await shell.execute(line)
    #expect(reply.status == .error)
    let text = ShellTests.plain(reply)
    #expect(text.contains("no LLDB runs here (/no/such/lldb --version failed)"))
    #expect(text.contains("'pause' alone opens the lab's own debugger"))
  }

  @Test(
    "lines go to a real LLDB until 'continue', and both debuggers are compared on one program",
    .enabled(if: hasLLDB, "no LLDB with Swift support runs here: the real mode is not tried"), .timeLimit(.minutes(5)))
  func session() async {
    let shell = shell(
      tools: .init(
        swiftc: Self.environment["LAB_SWIFTC"] ?? "swiftc", lldb: Self.environment["LAB_LLDB"] ?? "lldb", environment: Self.environment))
    _ = await shell.execute("use UIView")
    #expect(ShellTests.plain(await shell.execute("pause --real")).contains("stop reason = breakpoint 1.1"))
    #expect(ShellTests.plain(await shell.execute("p count")) == "(Int) 42\n")
    _ = await shell.execute("expr count = 7")
    #expect(ShellTests.plain(await shell.execute("p count")) == "(Int) 7\n")
    #expect(ShellTests.plain(await shell.execute("frame select 0")).contains("subject.swift:422"))
    let same = await shell.execute("compare p count + 1")
    #expect(same.status == .ok)
    #expect(ShellTests.plain(same) == "LLDB and the lab answer alike:\n(Int) 8\n")
    // Two objects: the addresses differ from process to process, the answers do not.
    #expect(await shell.execute("compare p box").status == .ok)
    let different = await shell.execute("compare image list")
    #expect(different.status == .error)
    #expect(ShellTests.plain(different).contains("They answer differently"))
    #expect(await shell.execute("continue").status == .ok)
    #expect(ShellTests.plain(await shell.execute("p view.alpha")) == "(CGFloat) 1\n")
  }
}
