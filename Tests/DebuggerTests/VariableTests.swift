import Debugger
import Inspection
import Testing

private struct Point {
  var x = 1
  var y = 2.5
}
private struct Note {
  var text: String
  var tags: [String]
  var reply: String?
}
private final class Node {
  var title: String
  var children: [Node] = []
  weak var parent: Node?
  init(_ title: String) { self.title = title }
}

/// A session about one frame of a lab: no recorded program behind it.
private func session(_ variables: [Variable]) -> DebuggerSession {
  DebuggerSession(
    frame: Frame(module: "lab", functionName: "run", variables), registry: TypeRegistry())
}

@Suite("v: variables of the selected frame")
struct VariableTests {
  @Test("short plain members stand on one line")
  func oneLine() {
    let answer = session([.constant("point", Point())]).execute("v point")
    #expect(answer == "(DebuggerTests.Point) point = (x = 1, y = 2.5)\n" || answer.hasSuffix("point = (x = 1, y = 2.5)\n"))
  }

  @Test("a collection or an Optional among the members makes each a line of its own")
  func severalLines() {
    let note = Note(text: "hi", tags: ["a"], reply: nil)
    let answer = session([.constant("note", note)]).execute("v note")
    #expect(answer.hasSuffix("note = {\n  text = \"hi\"\n  tags = 1 value {\n    [0] = \"a\"\n  }\n  reply = nil\n}\n"))
  }

  @Test("an object that is shown already is cut, so a cycle ends")
  func cycle() {
    let root = Node("root")
    let child = Node("child")
    root.children = [child]
    child.parent = root
    let answer = session([.constant("root", root)]).execute("v root.children")
    #expect(answer.contains("parent = 0x"))
    #expect(answer.contains("[0] = 0x"))
    #expect(answer.contains("{...}"))
  }

  @Test("twenty-four elements are shown, then three dots, and the limit is explained once")
  func childLimit() {
    let session = session([.constant("numbers", Array(0..<25))])
    let first = session.execute("v numbers")
    #expect(first.contains("  [23] = 23\n  ...\n}\n"))
    #expect(!first.contains("[24]"))
    #expect(first.contains("*** Some of the displayed variables have more members"))
    #expect(!session.execute("v numbers").contains("***"))
    #expect(session.execute("v -A numbers").contains("[24] = 24"))
  }

  @Test("a path reads members, elements and payloads, and names what is missing")
  func paths() {
    let session = session([.constant("note", Note(text: "hi", tags: ["a", "b"], reply: "r"))])
    #expect(session.execute("v note.tags[1]") == "(String) [1] = \"b\"\n")
    #expect(session.execute("v note.reply") == "(String?) note.reply = \"r\"\n")
    let missing = session.execute("v note.nope")
    #expect(missing.hasPrefix("error: <user expression 0>:1:6: \"nope\" is not a member of "))
    #expect(missing.hasSuffix("\n   1 | note.nope\n     | ^\n"))
    #expect(session.execute("v note.tags[7]").contains("array index 7 is not valid"))
  }

  @Test("a changed variable is shown as it is now")
  func live() {
    let count = Variable.variable("count", 1)
    let session = session([count])
    #expect(session.execute("v count") == "(Int) count = 1\n")
    count.value = 7
    #expect(session.execute("v count") == "(Int) count = 7\n")
    #expect(session.execute("p count") == "(Int) 7\n")
  }

  @Test(
    "formats change numbers and leave text alone",
    arguments: [
      ("v/x count", "(Int) count = 0x000000000000002a\n"), ("v/t small", "(Int8) small = 0b11111011\n"),
      ("v -f d byte", "(UInt8) byte = -56\n"), ("v/x text", "(String) text = \"a\"\n"),
      ("v/c byte", "(UInt8) byte = '\\xc8'\n"), ("p/x flag", "(Bool) 0x01 true\n"),
      ("p/z count", "error: invalid gdb format string 'z'\n"),
    ])
  func formats(command: String, answer: String) {
    let session = session([
      .constant("count", 42), .constant("small", -5 as Int8), .constant("byte", 200 as UInt8),
      .constant("text", "a"), .constant("flag", true),
    ])
    #expect(session.execute(command) == answer)
  }

  @Test("objects keep their address within a session, and two sessions give the same ones")
  func addresses() {
    func answers() -> [String] {
      let session = session([.constant("a", Node("a")), .constant("b", Node("b"))])
      return ["v a", "v b", "v a"].map { session.execute($0) }
    }
    let first = answers()
    #expect(first[0] == first[2])
    #expect(first[0] != first[1])
    #expect(first == answers())
  }

  @Test("an unknown option is drawn under its place in the command")
  func unknownOption() {
    let answer = session([.constant("count", 1)]).execute("v -x count")
    #expect(answer == "         ˄˜\n         ╰─ error: unknown or ambiguous option\n")
  }
}
