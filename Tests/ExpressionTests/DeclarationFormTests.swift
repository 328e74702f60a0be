import Expression
import Inspection
import Testing

/// Each program was compiled and run by swiftc 6.3.1; what it prints is what the compiled one printed.
@Suite("Forms of declarations and statements that expressions take")
struct DeclarationFormTests {
  @Test(
    "a program prints what it prints when it is compiled",
    arguments: [
      (
        "operators",
        "struct P: Comparable { var x = 1; static func == (a: P, b: P) -> Bool { a.x == b.x }; static func < (a: P, b: P) -> Bool { a.x < b.x }; static func + (a: P, b: P) -> P { P(x: a.x + b.x) } }; print(P(x: 1) == P(x: 1), P(x: 1) != P(x: 2), P(x: 1) < P(x: 2), P(x: 1) >= P(x: 2), (P(x: 1) + P(x: 2)).x)",
        "true true true false 3\n"
      ),
      (
        "a subscript that is written",
        "struct G { var cells = [1, 2, 3]; subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } } }; var g = G(); g[1] = 9; print(g[1], g[0], g.cells)",
        "9 1 [1, 9, 3]\n"
      ),
      (
        "subscripts with and without a label",
        "struct R { subscript(i: Int) -> Int { i * 2 }; subscript(row r: Int) -> Int { r * 10 } }; print(R()[4], R()[row: 3])",
        "8 30\n"
      ),
      (
        "class methods, attributes and static members without their type's name",
        "class C { class func make() -> Int { 5 }; @discardableResult func go() -> Int { 1 }; static let top = 7; static func twice() -> Int { top * 2 } }; print(C.make(), C().go(), C.twice())",
        "5 1 14\n"
      ),
      (
        "nested types",
        "struct Outer { struct Inner { var x = 1 }; enum Kind { case a, b }; var inner = Inner(); var kind = Kind.a }; print(Outer().inner.x, Outer().kind); let i = Outer.Inner(x: 4); print(i.x)",
        "1 a\n4\n"
      ),
      (
        "labelled loops",
        "outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }",
        "1 1\n2 1\n"
      ),
      (
        "a label and a switch",
        "var i = 0; w: while true { i += 1; switch i { case 5: break w; default: continue } }; print(i)",
        "5\n"
      ),
      (
        "a labelled do",
        "done: do { print(1); if 2 > 1 { break done }; print(2) }; print(3)",
        "1\n3\n"
      ),
      (
        "for var",
        "for var i in 1...2 { i += 1; print(i) }",
        "2\n3\n"
      ),
      (
        "a closure as default",
        "func f(_ n: Int, then g: (Int) -> Void = { _ in }) { g(n) }; f(1); f(2, then: { print($0) }); f(3) { print($0) }",
        "2\n3\n"
      ),
      (
        "a closure behind append",
        "var fns: [(Int) -> Int] = []; fns.append { $0 + 1 }; print(fns[0](2))",
        "3\n"
      ),
      (
        "classes that name each other",
        "class A { var b: B? }; class B { var n = 3 }; let a = A(); a.b = B(); print(a.b!.n)",
        "3\n"
      ),
      (
        "a generic function that calls itself",
        "func qs<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return qs(r.filter { $0 < p }) + [p] + qs(r.filter { $0 >= p }) }; print(qs([3, 1, 2]))",
        "[1, 2, 3]\n"
      ),
      (
        "an enum's initializer",
        "enum L { case a, b; init(_ n: Int) { if n > 0 { self = .a } else { self = .b } } }; print(L(1), L(0))",
        "a b\n"
      ),
      (
        "initializers that call others",
        "class V { let n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 5) }; deinit { print(\"gone\") } }; do { print(V().n) }; struct W { let n: Int; init() { self.init(n: 6) }; init(n: Int) { self.n = n } }; print(W().n)",
        "gone\n5\n6\n"
      ),
      (
        "library: removing, joining, sets, bits",
        "var a = [1, 2, 3, 4]; a.removeSubrange(0...1); let s: Set = [1, 2, 3]; print(a, s.symmetricDifference([3, 4]).sorted(), Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: { $0 + $1 }), [\"x\", \"y\"].map { $0.prefix(1).uppercased() + $0.dropFirst() }, Int8(bitPattern: 200), Int(Double(1 << 53)))",
        "[3, 4] [1, 2, 4] [\"a\": 3] [\"X\", \"Y\"] -56 9007199254740992\n"
      ),
      (
        "library: slices and letters",
        "print([1, 2, 3].suffix(from: 1), [1, 2, 3].prefix(upTo: 2), [1, 2, 3].prefix(through: 1), \"Hello\".caseInsensitiveCompare(\"hello\") == .orderedSame)",
        "[2, 3] [1, 2] [1, 2] true\n"
      ),
    ])
  func programs(_ name: String, _ source: String, _ expected: String) { #expect(Inbox.output(source) == expected, "\(name)") }
}
