import Expression
import Inspection
import Testing

@Suite("The engine on live values")
struct ExpressionEngineTests {
  private func value(_ source: String, _ frame: Frame, _ scope: PersistentScope = PersistentScope()) -> Any? {
    guard case .value(let found) = Inbox.engine().evaluate(source, in: frame, scope: scope).outcome else { return nil }
    return found.value
  }

  @Test("a write reaches the object, its observers and the value types inside it")
  func writesReachObjects() {
    let (frame, box) = Inbox.frame()
    _ = value("box.stored = 5", frame)
    #expect(box.stored == 5)
    #expect(box.changes == 1)
    _ = value("self.notes[0].text.append(\"!\")", frame)
    #expect(box.notes[0].text == "first!")
    _ = value("secret = \"loud\"", frame)
    #expect(box.peek() == "loud")
  }

  @Test("a write to a local is seen by the next expression")
  func writesReachLocals() {
    let frame = Inbox.frame().frame
    _ = value("note.state = .failed", frame)
    #expect((frame["note"]?.value as? Note)?.state == .failed)
    #expect(value("note.state == .failed", frame) as? Bool == true)
  }

  @Test("a closure becomes a Swift function that the program can call")
  func closuresBecomeFunctions() {
    let (frame, box) = Inbox.frame()
    _ = value("box.handler = { \"says \\(count)\" }", frame)
    #expect(box.handler?() == "says 42")
  }

  @Test("what is printed comes back as output, in order")
  func output() {
    let frame = Inbox.frame().frame
    let (outcome, output) = Inbox.engine().evaluate("print(1, 2, separator: \"-\"); print(\"x\")", in: frame, scope: .init())
    #expect(output == "1-2\nx\n")
    guard case .value(let result) = outcome else { return #expect(Bool(false), "no value") }
    #expect(result.type.isVoid)
  }

  @Test("what was changed before a trap stays changed")
  func trapKeepsChanges() {
    let frame = Inbox.frame().frame
    guard case .trap = Inbox.engine().evaluate("count = 1; noInt!", in: frame, scope: .init()).outcome else {
      return #expect(Bool(false), "no trap")
    }
    #expect(frame["count"]?.value as? Int == 1)
  }

  @Test("an uncaught error is a result of its own kind")
  func thrownErrors() {
    let frame = Inbox.frame().frame
    guard case .thrown(let error) = Inbox.engine().evaluate("try send(\"\")", in: frame, scope: .init()).outcome else {
      return #expect(Bool(false), "nothing thrown")
    }
    #expect(error.type.lldbName == "ExpressionTests.SendError")
  }

  @Test("$ names outlive an expression, others do not, and the first of a name stays")
  func persistentNames() {
    let frame = Inbox.frame().frame
    let scope = PersistentScope()
    _ = value("let $x = 3", frame, scope)
    _ = value("let $x = 4", frame, scope)
    _ = value("let y = 3", frame, scope)
    _ = value("func $twice(_ n: Int) -> Int { n * 2 }", frame, scope)
    _ = value("struct $P { var x = 1; var y = 2 }", frame, scope)
    _ = value("extension Int { var sq: Int { self * self } }", frame, scope)
    #expect(value("$x", frame, scope) as? Int == 3)
    #expect(value("$twice($x)", frame, scope) as? Int == 6)
    #expect(value("$P(x: 5).x", frame, scope) as? Int == 5)
    #expect(value("count.sq", frame, scope) as? Int == 1764)
    #expect(value("y", frame, scope) == nil)
    #expect(scope.addResult(ExpressionValue(42, type: .int)) == "$R0")
    #expect(value("$R0 + 1", frame, scope) as? Int == 43)
  }

  @Test("an expression typed again acts on the values of now")
  func cachedExpressions() {
    let frame = Inbox.frame().frame
    let engine = Inbox.engine()
    let scope = PersistentScope()
    for expected in 43...45 {
      _ = engine.evaluate("count += 1", in: frame, scope: scope)
      guard case .value(let found) = engine.evaluate("count", in: frame, scope: scope).outcome else {
        return #expect(Bool(false), "no value")
      }
      #expect(found.value as? Int == expected)
    }
  }

  @Test("an object of a class that the expression declares is changed through a constant; a struct's value is not")
  func declaredTypes() {
    let frame = Inbox.frame().frame
    func outcome(_ keyword: String) -> ExpressionOutcome {
      Inbox.engine().evaluate("\(keyword) A { var x = 1 }; let b = A(); b.x = 2; b.x", in: frame, scope: PersistentScope()).outcome
    }
    guard case .value(let found) = outcome("class"), case .failure = outcome("struct") else {
      return #expect(Bool(false), "\(outcome("class")) \(outcome("struct"))")
    }
    #expect(found.value as? Int == 2)
  }

  @Test(
    "an expression that runs away is cut off",
    arguments: [
      "while true {}", "for i in 0... { _ = i }", "func f(_ n: Int) -> Int { f(n + 1) }; f(0)",
      "Array(repeating: 0, count: 1_000_000_000)", "String(repeating: \"x\", count: 9_000_000_000)",
      "(0..<1_000_000_000).map { $0 }", "var s = \"x\"; while true { s += s }", "repeat { } while true",
    ])
  func runaway(source: String) {
    let limits = EvaluationLimits(steps: 20_000, depth: 50, maximumCount: 10_000)
    let (outcome, _) = Inbox.engine(limits: limits).evaluate(source, in: Inbox.frame().frame, scope: .init())
    guard case .interrupted = outcome else { return #expect(Bool(false), "\(source) gave \(outcome)") }
  }
}
