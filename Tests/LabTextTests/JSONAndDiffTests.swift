import Foundation
import LabText
import Testing

@Suite("Canonical JSON and line diff")
struct JSONAndDiffTests {
  @Test("members are sorted and numbers have one spelling")
  func canonical() {
    let value: JSONValue = ["b": 1, "a": [.double(0.1), .double(2.0), .null, true], "é": .double(.nan)]
    #expect(value.text() == #"{"a":[0.1,2,null,true],"b":1,"é":null}"#)
  }

  @Test("a file for people has one member a line")
  func pretty() {
    let value: JSONValue = ["b": [1, 2], "a": [:]]
    #expect(value.text(isPretty: true) == "{\n  \"a\": {},\n  \"b\": [\n    1,\n    2\n  ]\n}")
  }

  @Test("what could harm a terminal is a backslash-u escape, and reads back as what it was")
  func harmless() throws {
    let text = "\u{1B}[2J \u{202E} \u{9B} \u{7F} \u{E0041} \"\\\n\r\t 你好 🎉"
    let json = JSONValue.string(text).text()
    #expect(
      json.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      })
    #expect(json.contains("你好 🎉"))
    #expect(try CanonicalJSON.tree(parsing: Data(json.utf8)) == .string(text))
  }

  @Test("an encodable value gives the same bytes every time")
  func encodable() throws {
    struct Point: Encodable { var y = 0.5, x = 1, at = Date(timeIntervalSince1970: 0) }
    #expect(try CanonicalJSON.text(of: Point()) == #"{"at":"1970-01-01T00:00:00Z","x":1,"y":0.5}"#)
  }

  @Test("a diff is the shortest edit, with numbers of both sides")
  func diff() {
    let lines = LineDiff.lines(from: ["a", "b", "c", "d"], to: ["a", "x", "c", "d", "e"])
    #expect(lines.map(\.side) == [.both, .old, .new, .both, .both, .new])
    #expect(lines[1].oldNumber == 2 && lines[2].newNumber == 2 && lines[5].newNumber == 5)
  }

  @Test("any two lists can be rebuilt from their diff", arguments: 0..<30)
  func rebuild(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let old = (0..<next(20)).map { _ in String(next(4)) }
    let new = (0..<next(20)).map { _ in String(next(4)) }
    let lines = LineDiff.lines(from: old, to: new)
    #expect(lines.filter { $0.side != .new }.map(\.text) == old)
    #expect(lines.filter { $0.side != .old }.map(\.text) == new)
  }

  @Test("far apart changes are shown without what lies between")
  func context() {
    var old = (1...20).map { "line \($0)" }
    let before = old
    old[0] = "first"
    old[19] = "last"
    let shown = LineDiff.styled(LineDiff.lines(from: before, to: old), context: 1).plain
    #expect(shown == "- line 1\n+ first\n  line 2\n⋯\n  line 19\n- line 20\n+ last\n")
  }

  @Test("colour depth follows the terminal's claims, NO_COLOR wins")
  func depth() {
    #expect(ColorDepth(term: "xterm-256color", colorTerm: nil, noColor: nil) == .ansi256)
    #expect(ColorDepth(term: "xterm", colorTerm: "truecolor", noColor: nil) == .trueColor)
    #expect(ColorDepth(term: "xterm", colorTerm: "truecolor", noColor: "1") == .none)
    #expect(ColorDepth(term: "dumb", colorTerm: "truecolor", noColor: "") == .none)
    #expect(ColorDepth(term: nil, colorTerm: nil, noColor: nil) == .none)
  }

  @Test("a 24-bit colour is lowered to the nearest the terminal has")
  func lowering() {
    let red = StyledText("x", TextStyle(foreground: .rgb(red: 255, green: 0, blue: 0)))
    #expect(red.rendered(depth: .trueColor) == "\u{1B}[38;2;255;0;0mx\u{1B}[0m")
    #expect(red.rendered(depth: .ansi256) == "\u{1B}[38;5;196mx\u{1B}[0m")
    #expect(red.rendered(depth: .ansi16) == "\u{1B}[91mx\u{1B}[0m")
    let grey = StyledText("x", TextStyle(background: .rgb(red: 128, green: 128, blue: 128)))
    #expect(grey.rendered(depth: .ansi256) == "\u{1B}[48;5;244mx\u{1B}[0m")
  }
}
