import Expression
import Inspection
import Testing

@Suite("Types that expressions declare")
struct DeclaredTypeTests {
  /// What the last of several lines of one session prints.
  private func output(_ lines: String...) -> String {
    let frame = Inbox.frame().frame
    let engine = Inbox.engine()
    let scope = PersistentScope()
    var last = ""
    for line in lines {
      let evaluation = engine.evaluate(line, in: frame, scope: scope)
      last = evaluation.output
      if case .failure(let diagnostics) = evaluation.outcome { return diagnostics.map(\.message).joined(separator: "; ") }
    }
    return last
  }

  @Test("an object is destroyed in the expression that lets go of it, and says so there")
  func destruction() {
    #expect(
      output("class $Page { deinit { print(\"gone\") } }", "var $page: $Page? = $Page()", "$page = nil; print(\"after\")")
        == "gone\nafter\n")
  }

  @Test("a weak property does not keep its object, a weak capture neither")
  func weak() {
    #expect(
      output(
        "class $Screen { var name = \"inbox\"; weak var next: $Screen?; var show: (() -> String)?; "
          + "func wire() { show = { [weak self] in self?.name ?? \"nobody\" } } }",
        "let $first = $Screen(); var $second: $Screen? = $Screen(); $first.next = $second; $second!.wire(); let $show = $second!.show!",
        "print($first.next == nil, $show()); $second = nil; print($first.next == nil, $show())") == "false inbox\ntrue nobody\n")
  }

  @Test("a protocol's extension serves those who have nothing of their own")
  func defaults() {
    #expect(
      output(
        "protocol $Greets { func hello() -> String }; extension $Greets { func hello() -> String { \"hello\" } }",
        "struct $Quiet: $Greets { }; struct $Loud: $Greets { func hello() -> String { \"HELLO\" } }",
        "let $all: [any $Greets] = [$Quiet(), $Loud()]; print($all.map { $0.hello() })") == "[\"hello\", \"HELLO\"]\n")
  }

  @Test("observers run with the old and the new value, not in the initializer, and not for what they assign themselves")
  func observers() {
    #expect(
      output(
        """
        struct Volume { var level: Int { willSet { print("will", newValue) } didSet { if level > 9 { level = 9 }; print(oldValue, level) } }; \
        init() { level = 1 } }; var v = Volume(); v.level = 5; v.level = 20
        """) == "will 5\n1 5\nwill 20\n5 9\n")
  }

  @Test("a derived object answers with its own class's method and property, wherever it is asked")
  func dispatch() {
    #expect(
      output(
        """
        class Base { var name: String { "base" }; func hello() -> String { "I am " + name } }; \
        class Derived: Base { override var name: String { "derived of " + super.name } }; let b: Base = Derived(); print(b.hello())
        """) == "I am derived of base\n")
  }

  @Test(
    "declared values print as compiled ones do",
    arguments: [
      ("struct P { var x = 1; var s = \"a\" }; print(P())", "P(x: 1, s: \"a\")\n"),
      ("enum E { case on, off(Int), at(x: Int, y: Int) }; print(E.on, E.off(3), E.at(x: 1, y: 2))", "on off(3) at(x: 1, y: 2)\n"),
      ("struct P: CustomStringConvertible { var description: String { \"mine\" } }; print(P(), [P()])", "mine [mine]\n"),
      ("struct P { var x = 1 }; print(Optional(P()) as Any)", "Optional(P(x: 1))\n"),
    ])
  func printed(_ line: String, _ wanted: String) { #expect(output(line) == wanted) }

  @Test("values of two declared types are told apart, although both have one type at run time")
  func casts() {
    #expect(
      output(
        """
        protocol P { }; struct A: P { }; struct B: P { var n = 4 }; \
        for p in [A(), B()] as [any P] { if let b = p as? B { print(b.n) } else { print(p is A) } }
        """) == "true\n4\n")
  }

  @Test("the latest type and function of a name are the ones that are meant")
  func redeclared() {
    #expect(
      output(
        "class $A { var x = 1 }; func $f() -> Int { 1 }", "class $A { var y = 2 }; func $f() -> Int { 2 }", "print($A().y, $f())")
        == "2 2\n")
  }

  @Test("a generic function is checked for what it is called with")
  func generics() {
    #expect(
      output("func $largest<T: Comparable>(_ items: [T]) -> T? { items.max() }", "print($largest([3, 9, 2])!, $largest([\"b\", \"a\"])!)")
        == "9 b\n")
  }

  @Test(
    "what nobody can keep is refused in the compiler's words",
    arguments: [
      ("protocol P { func f() }; struct A: P { }", "type 'A' does not conform to protocol 'P'"),
      ("class A { func f() {} }; class B: A { func f() {} }", "overriding declaration requires an 'override' keyword"),
      ("struct A { var n = 1; func up() { n += 1 } }", "left side of mutating operator isn't mutable: 'self' is immutable"),
    ])
  func refusals(_ line: String, _ message: String) { #expect(output(line).hasPrefix(message)) }
}
