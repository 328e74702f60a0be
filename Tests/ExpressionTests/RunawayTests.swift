import Expression
import Inspection
import Testing

@Suite("An expression that runs away is cut off")
struct RunawayTests {
  private static let limits = EvaluationLimits(steps: 100_000, depth: 50, maximumCount: 20_000)

  private func outcome(_ source: String, in frame: Frame = Inbox.frame().frame) -> ExpressionOutcome {
    Inbox.engine(limits: Self.limits).evaluate(source, in: frame, scope: PersistentScope()).outcome
  }

  @Test(
    "whatever grows or repeats without end is interrupted",
    arguments: [
      "while true {}", "repeat { count += 1 } while true", "for i in 0... { count = i }", "func f() { f() }; f()",
      #"var s = "ab"; while true { s += s }"#, #"var s = "ab"; while true { s.append(s) }"#,
      #"var s = "ab"; while true { s = "\(s)\(s)" }"#, "var a = [1]; while true { a += a }",
      "var a = [1]; while true { a.append(contentsOf: a) }", "var d = [Int: Int](); var i = 0; while true { i += 1; d[i] = i }",
      "(0..<1000).map { a in (0..<1000).map { b in a + b } }", "(0..<1000).flatMap { _ in 0..<1000 }.count",
      "Array(repeating: Array(repeating: 1, count: 10000), count: 10000)", "while true { print(greeting) }",
      "func f(_ n: Int) -> Int { if n < 2 { return n }; return f(n - 1) + f(n - 2) }; f(40)",
    ])
  func endless(_ source: String) {
    guard case .interrupted = outcome(source) else { return #expect(Bool(false), "\(outcome(source))") }
  }

  @Test("an operation costs the more the larger what it copies or reads")
  func sizeIsCharged() {
    let frame = Inbox.frame().frame
    guard case .interrupted = outcome("while true { numbers.append(1) }", in: frame) else { return #expect(Bool(false)) }
    // 50,000 calls at two steps each would be the bound if copying an array were free.
    #expect((frame["numbers"]?.value as? [Int])?.count ?? .max < 5_000)
    guard
      case .interrupted = outcome("greeting = String(repeating: \"a\", count: 16000); while true { count += greeting.count }", in: frame)
    else { return #expect(Bool(false)) }
    #expect(frame["count"]?.value as? Int ?? .max < 16_000 * 200)
  }

  @Test(
    "a chain of values inside one another stays short enough to be let go of",
    arguments: [
      "indirect enum E { case a, b(E) }; var e = E.a; for _ in 0..<50000 { e = .b(e) }",
      "class K { var n: K? }; let k = K(); var c = k; for _ in 0..<50000 { let d = K(); c.n = d; c = d }",
      "struct S { var s: [S] }; var s = S(s: []); for _ in 0..<50000 { s = S(s: [s]) }",
      "class K { var n: Any? }; let k = K(); var c = k; for _ in 0..<50000 { let d = K(); c.n = d; c = d }",
    ])
  func chains(_ source: String) {
    let engine = Inbox.engine()
    guard case .interrupted = engine.evaluate(source, in: Inbox.frame().frame, scope: PersistentScope()).outcome else {
      return #expect(Bool(false), "\(source) was not interrupted")
    }
  }

  @Test(
    "a class that comes back to itself has no member it does not declare",
    arguments: [
      "class A {}; class A: A {}; A().foo", "class A: A {}; A().foo", "class A {}; class B: A {}; class A: B {}; A().foo",
    ])
  func ownBase(_ source: String) {
    guard case .failure(let diagnostics) = outcome(source) else { return #expect(Bool(false), "\(outcome(source))") }
    #expect(diagnostics.first?.message == "value of type 'A' has no member 'foo'")
  }

  @Test("a deinit that does not end is cut off, and what follows goes on")
  func endlessDeinit() {
    guard case .value(let result) = outcome("class K { deinit { while true {} } }; K(); 1") else { return #expect(Bool(false)) }
    #expect(result.value as? Int == 1)
  }

  @Test("cancelling the task ends an evaluation that goes on", .timeLimit(.minutes(1)))
  func cancellation() async {
    let task = Task.detached {
      let engine = Inbox.engine(limits: EvaluationLimits(steps: .max))
      if case .interrupted = engine.evaluate("while true {}", in: Inbox.frame().frame, scope: PersistentScope()).outcome { return true }
      return false
    }
    try? await Task.sleep(for: .milliseconds(20))
    task.cancel()
    #expect(await task.value)
  }

  @Test(
    "what repeats for 10,000 characters is read to its end or given up, with few complaints",
    arguments: [
      "some ", "any ", "#if a ", "#", "a {}{}", "`", "a;", "var a = 1; ", "a\n", "a<b,", "A<A>.", "a ? b : ", "\\a.", "\"\\(a)\" ", "é",
      "/*",
      "if a {} else ", "let a = ", "func a() -> ", "@a ", "a.b() ", "1 ", "a as A ", "...1", "[a:", "{ a in ", "case .a: ", "'",
    ])
  func repeated(piece: String) {
    let source = String(repeating: piece, count: 10_000 / piece.utf8.count)
    guard case .failure(let diagnostics) = outcome(source) else { return #expect(Bool(false), "\(outcome(source))") }
    #expect((1...200).contains(diagnostics.count))
    #expect(DiagnosticLayout(source: source, column: 9).text(for: diagnostics).utf8.count < 500_000)
  }

  @Test("an expression longer than anyone types is refused as such")
  func tooLong() {
    let source = "1" + String(repeating: " + 1", count: 5_000)
    guard case .failure(let diagnostics) = outcome(source) else { return #expect(Bool(false)) }
    #expect(diagnostics.map(\.message) == ["expression has 20001 bytes; at most 16384 are read"])
  }
}
