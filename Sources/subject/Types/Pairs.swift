import Inspection

// Small structs and classes that differ in one thing each.

struct Size2D {
  var width: Double
  var height: Double
}
struct Empty {}
struct Single { var value: Int }
struct Tag: Hashable {
  var name: String
  var weight: Int
}

struct Badge: CustomStringConvertible {
  var count: Int
  var description: String { "Badge(\(count) unread)" }
}

struct Token: CustomDebugStringConvertible {
  var raw: String
  var debugDescription: String { "<Token \(raw.count) chars>" }
}

struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var n: Int
  var description: String { "Both as text \(n)" }
  var debugDescription: String { "Both as debug \(n)" }
}

struct Mirrored: CustomReflectable {
  var hidden: Int
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden * 10]) }
}

struct Clamped {
  private(set) var level: Int
  static let maximum = 100
  /// The program's own static variable; a run of the program starts it at zero (see `SubjectProgram`).
  nonisolated(unsafe) static var created = 0
  init(level: Int) {
    self.level = level
    Clamped.created += 1
  }
  subscript(offset: Int) -> Int { level + offset }
  mutating func raise(by amount: Int) { level = min(level + amount, Clamped.maximum) }
}

struct ValueCounter {
  var count: Int
  let step: Int
  mutating func increment() { count += step }
  func advanced(by n: Int) -> ValueCounter { ValueCounter(count: count + n, step: step) }
  mutating func recordOperation() -> Int {
    let before = count
    count += step
    return before + count
  }
}

final class ReferenceCounter {
  var count: Int
  let step: Int
  init(count: Int, step: Int) {
    self.count = count
    self.step = step
  }
  func increment() { count += step }
  func recordOperation() -> Int {
    let before = count
    count += step
    return before + count
  }
}

// MARK: - Tables

enum PairTables {
  static var all: [any ModuleEntry] {
    [
      size, TypeTable(Empty.self) { Initializer("init()") { Empty() } }, single, tag, badge, token, both, mirrored,
      clamped, valueCounter, referenceCounter,
    ]
  }

  private static var size: TypeTable {
    TypeTable(Size2D.self) {
      Property("width", \Size2D.width)
      Property("height", \Size2D.height)
      Initializer("init(width: Double, height: Double)") { (width: Double, height: Double) in
        Size2D(width: width, height: height)
      }
    }
  }

  private static var single: TypeTable {
    TypeTable(Single.self) {
      Property("value", \Single.value)
      Initializer("init(value: Int)") { (value: Int) in Single(value: value) }
    }
  }

  private static var tag: TypeTable {
    TypeTable(Tag.self) {
      Property("name", \Tag.name)
      Property("weight", \Tag.weight)
      Property("hashValue", \Tag.hashValue)
      Initializer("init(name: String, weight: Int)") { (name: String, weight: Int) in Tag(name: name, weight: weight) }
    }
  }

  private static var badge: TypeTable {
    TypeTable(Badge.self) {
      Property("count", \Badge.count)
      Property("description", \Badge.description)
      Initializer("init(count: Int)") { (count: Int) in Badge(count: count) }
    }
  }

  private static var token: TypeTable {
    TypeTable(Token.self) {
      Property("raw", \Token.raw)
      Property("debugDescription", \Token.debugDescription)
      Initializer("init(raw: String)") { (raw: String) in Token(raw: raw) }
    }
  }

  private static var both: TypeTable {
    TypeTable(Both.self) {
      Property("n", \Both.n)
      Property("description", \Both.description)
      Property("debugDescription", \Both.debugDescription)
      Initializer("init(n: Int)") { (n: Int) in Both(n: n) }
    }
  }

  private static var mirrored: TypeTable {
    TypeTable(Mirrored.self) {
      Property("hidden", \Mirrored.hidden)
      Property("customMirror", \Mirrored.customMirror)
      Initializer("init(hidden: Int)") { (hidden: Int) in Mirrored(hidden: hidden) }
    }
  }

  private static var clamped: TypeTable {
    TypeTable(Clamped.self) {
      Property("level", .privateSet, get: { (clamped: Clamped) in clamped.level }, set: { $0.setLevel($1) })
      StaticProperty("maximum", get: { Clamped.maximum })
      StaticProperty("created", get: { Clamped.created }, set: { Clamped.created = $0 })
      Initializer("init(level: Int)") { (level: Int) in Clamped(level: level) }
      Subscript("subscript(offset: Int) -> Int") { (clamped: Clamped, offset: Int) in clamped[offset] }
      MutatingMethod("raise(by amount: Int)") { (clamped: inout Clamped, amount: Int) in clamped.raise(by: amount) }
    }
  }

  private static var valueCounter: TypeTable {
    TypeTable(ValueCounter.self) {
      Property("count", \ValueCounter.count)
      Property("step", \ValueCounter.step, .constant)
      MutatingMethod("increment()") { (counter: inout ValueCounter) in counter.increment() }
      Method("advanced(by n: Int) -> ValueCounter") { (counter: ValueCounter, n: Int) in counter.advanced(by: n) }
      MutatingMethod("recordOperation() -> Int") { (counter: inout ValueCounter) in counter.recordOperation() }
      Initializer("init(count: Int, step: Int)") { (count: Int, step: Int) in ValueCounter(count: count, step: step) }
    }
  }

  private static var referenceCounter: TypeTable {
    TypeTable(ReferenceCounter.self) {
      Property("count", \ReferenceCounter.count)
      Property("step", \ReferenceCounter.step, .constant)
      Initializer("init(count: Int, step: Int)") { (count: Int, step: Int) in
        ReferenceCounter(count: count, step: step)
      }
      Method("increment()") { (counter: ReferenceCounter) in counter.increment() }
      Method("recordOperation() -> Int") { (counter: ReferenceCounter) in counter.recordOperation() }
    }
  }
}

extension Clamped {
  /// The debugger's way past `private(set)`.
  fileprivate mutating func setLevel(_ level: Int) { self.level = level }
}
