import Expression
import Inspection
import Testing

/// Each program was compiled and run by swiftc 6.3.1; what it prints is what the compiled one printed.
@Suite("Branches, scopes and ownership of what an expression declares")
struct ScopeTests {
  @Test(
    "an if or a switch that is the whole body is its value",
    arguments: [
      ("func g(_ n: Int) -> String { if n > 0 { \"pos\" } else { \"neg\" } }; print(g(1), g(-1))", "pos neg\n"),
      (
        "func s(_ n: Int) -> String { switch n { case 0: \"zero\"; case 1...: \"pos\"; default: \"neg\" } }; print(s(0), s(4), s(-1))",
        "zero pos neg\n"
      ),
      ("enum E { case a, b; var t: String { switch self { case .a: \"A\"; case .b: \"B\" } } }; print(E.a.t, E.b.t)", "A B\n"),
      ("print([1, -1].map { if $0 > 0 { \"p\" } else { \"n\" } })", "[\"p\", \"n\"]\n"),
      ("func f(_ n: Int) throws -> Int { if n > 0 { n } else { throw CancellationError() } }; print(try f(3))", "3\n"),
      ("func f(_ n: Int) -> Int { if n > 0 { return 1 } else { return 2 } }; print(f(1), f(0))", "1 2\n"),
      ("func f(_ n: Int) { if n > 0 { print(\"a\") } else { print(\"b\") } }; f(1); f(0)", "a\nb\n"),
    ])
  func branches(_ source: String, _ expected: String) { #expect(Inbox.output(source) == expected) }

  @Test(
    "what `if var` and `guard var` bind can be changed",
    arguments: [
      ("let a: Int? = 3; if var m = a { m += 1; print(m) }", "4\n"),
      (
        "func mx(_ a: [Int]) -> Int? { guard var m = a.first else { return nil }; for x in a where x > m { m = x }; return m }; print(mx([1, 5, 2])!)",
        "5\n"
      ),
      (
        "func mx<T: Comparable>(_ a: [T]) -> T? { guard var m = a.first else { return nil }; for x in a where x > m { m = x }; return m }; print(mx([1, 5, 2])!)",
        "5\n"
      ),
    ])
  func variables(_ source: String, _ expected: String) { #expect(Inbox.output(source) == expected) }

  @Test(
    "objects go when the last variable that holds them does; a closure holds what it names",
    arguments: [
      ("class A { deinit { print(\"bye\") } }; do { let a = A(); print(\"in\", a === a) }; print(\"out\")", "in true\nbye\nout\n"),
      (
        "class A { let n: Int; init(_ n: Int) { self.n = n }; deinit { print(\"bye\", n) } }; for i in 3...4 { let t = A(i); print(t.n) }; print(\"out\")",
        "3\nbye 3\n4\nbye 4\nout\n"
      ),
      (
        "class V { var f: (() -> Void)?; let n = 1; func set() { f = { [unowned self] in print(self.n) } }; deinit { print(\"freed\") } }; var v: V? = V(); v!.set(); v!.f!(); v = nil; print(\"ok\")",
        "1\nfreed\nok\n"
      ),
      (
        "class V { var f: (() -> Void)?; let n = 1; func set() { f = { print(self.n) } }; deinit { print(\"freed\") } }; var v: V? = V(); v!.set(); v!.f!(); v = nil; print(\"leaked\")",
        "1\nleaked\n"
      ),
      (
        "class P { let x: Int; init(x: Int) { self.x = x; print(\"P\") }; deinit { print(\"dP\") } }; class Q: P { let y = 2; init() { super.init(x: 1); print(\"Q\") }; deinit { print(\"dQ\") } }; var q: Q? = Q(); print(q!.x, q!.y); q = nil",
        "P\nQ\n1 2\ndQ\ndP\n"
      ),
      ("func counter() -> () -> Int { var n = 0; return { n += 1; return n } }; let c = counter(); print(c(), c(), c())", "1 2 3\n"),
      (
        "func outer() -> Int { var t = 0; [1, 2, 3].forEach { x in [10, 20].forEach { y in t += x * y } }; return t }; print(outer())",
        "180\n"
      ),
      ("var fs: [() -> Int] = []; for i in 1...3 { let k = i * 10; fs += [{ k + i }] }; print(fs.map { $0() })", "[11, 22, 33]\n"),
    ])
  func ownership(_ source: String, _ expected: String) { #expect(Inbox.output(source) == expected) }

  @Test(
    "a class inherits the initializer of its base, which calls what the class overrides; values know their types",
    arguments: [
      (
        "class A { init() { setup() }; func setup() { print(\"A\") } }; class B: A { var n = 5; override func setup() { print(\"B\", n) } }; _ = B()",
        "B 5\n"
      ),
      ("class P { var x = 1 }; class Q: P { var y = 2; override init() { y = 3 } }; let q = Q(); print(q.x, q.y)", "1 3\n"),
      ("class A {}; class B: A {}; let x: A = B(); print(type(of: x))", "B\n"),
      ("struct S {}; print(type(of: S()), S.self)", "S S\n"),
      (
        "struct L { lazy var x: Int = { print(\"made\"); return 5 }() }; var l = L(); print(l.x); print(l.x); var m = l; m.x = 7; print(l.x, m.x)",
        "made\n5\n5\n5 7\n"
      ),
    ])
  func classes(_ source: String, _ expected: String) { #expect(Inbox.output(source) == expected) }

  @Test("a function of the expression hides a variable of the frame with its name")
  func hiding() { #expect(Inbox.output("func view() -> Int { 5 }; print(view())") == "5\n") }

  @Test("a rectangle whose edge is no number touches nothing and ends nothing")
  func edges() {
    let rect = "CGRect(x: Double.nan, y: 0, width: 5, height: Double.infinity)"
    #expect(
      Inbox.output("let r = \(rect); print(r.intersects(r), r.contains(CGPoint(x: 1, y: 1)), r.intersection(CGRect.infinite).isNull)")
        == "false false true\n")
  }
}
