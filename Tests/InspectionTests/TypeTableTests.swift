import Inspection
import Testing

struct Counter {
  var count = 0
  let step = 2
  mutating func increment(by times: Int) -> Int {
    count += step * times
    return count
  }
}

enum Event {
  case connected
  case failed(code: Int, reason: String)
}
enum Priority: Int, CaseIterable { case low = 1, high = 10 }

final class Box {
  var stored = 1 { didSet { changes += 1 } }
  private(set) var changes = 0
  private var secret = "hush"
  var action: (Int) -> String = { "\($0)" }
  func show() -> String { secret }
  func apply(_ body: (Int) -> Int) -> Int { body(stored) }
}

/// A test met something else than it asked for.
struct Unexpected: Error {
  let what: String
  init(_ what: String) { self.what = what }
}

@Suite("Property and method tables")
struct TypeTableTests {
  let counter = TypeTable(Counter.self, fresh: Counter()) {
    Property("count", \Counter.count, in: 0...10)
    Property("step", \Counter.step, .constant)
    MutatingMethod("increment(by times: Int) -> Int") { (counter: inout Counter, times: Int) in
      counter.increment(by: times)
    }
  }
  let box = TypeTable(Box.self, fresh: Box()) {
    Property("stored", \Box.stored)
    Property("changes", \Box.changes)
    Method("apply(_:)") { (box: Box, body: @escaping (Int) -> Int) in box.apply(body) }
  }

  @Test("a property of a value type is written into the value it is given")
  func valueProperty() throws {
    let member = try #require(counter.members(named: "count").first)
    guard case .property(let get, let set) = member.implementation else { throw Unexpected("not a property") }
    var value: Any = Counter()
    try set?(&value, 5)
    #expect(try get(value) as? Int == 5)
    #expect((value as? Counter)?.count == 5)
    #expect(member.range == 0...10)
    #expect(member.declaration.access == .getSet)
  }

  @Test("a let has no setter, and says so")
  func constant() throws {
    let member = try #require(counter.members(named: "step").first)
    guard case .property(_, let set) = member.implementation else { throw Unexpected("not a property") }
    #expect(set == nil)
    #expect(member.declaration.access == .constant)
  }

  @Test("a mutating method changes the value and its declaration is the compiler's text")
  func mutatingMethod() throws {
    let member = try #require(counter.members(named: "increment").first)
    guard case .call(let body) = member.implementation else { throw Unexpected("not a method") }
    var value: Any = Counter()
    #expect(try body(&value, Arguments([3])) as? Int == 6)
    #expect((value as? Counter)?.count == 6)
    #expect(member.declaration.text == "internal mutating func increment(by times: Int) -> Int")
    #expect(member.declaration.fullName == "increment(by:)")
    #expect(member.declaration.context == "InspectionTests.Counter")
  }

  @Test("setting an object's property runs its observers")
  func observers() throws {
    let member = try #require(box.members(named: "stored").first)
    guard case .property(_, let set) = member.implementation else { throw Unexpected("not a property") }
    let object = Box()
    var value: Any = object
    try set?(&value, 9)
    #expect(object.stored == 9)
    #expect(object.changes == 1)
  }

  @Test("a method takes a closure of the expression as a Swift function")
  func closureArgument() throws {
    let member = try #require(box.members(named: "apply").first)
    guard case .call(let body) = member.implementation else { throw Unexpected("not a method") }
    var value: Any = Box()
    let double = FunctionValue(FunctionType([.init(.int)], .int)) { arguments in (arguments[0] as? Int ?? 0) * 2 }
    #expect(try body(&value, Arguments([double])) as? Int == 2)
  }

  @Test("a value of the wrong type is refused with both types")
  func wrongType() throws {
    let member = try #require(box.members(named: "stored").first)
    guard case .property(_, let set) = member.implementation else { throw Unexpected("not a property") }
    var value: Any = Box()
    #expect(throws: AccessError.wrongType(expected: "Int", found: "String")) { try set?(&value, "x") }
  }

  @Test("raw values and case lists come with the enum")
  func synthesized() throws {
    let table = TypeTable(Priority.self)
    let raw = try #require(table.members(named: "rawValue").first)
    #expect(raw.declaration.result.description == "Int")
    let initializer = try #require(table.members(named: "init").first)
    guard case .call(let make) = initializer.implementation else { throw Unexpected("not an initializer") }
    var nothing: Any = ()
    #expect(try make(&nothing, Arguments([10])) as? Priority == .high)
    #expect(initializer.declaration.text == "internal init?(rawValue: Int)")
    #expect(table.members(named: "allCases").first?.declaration.isStatic == true)
  }

  @Test("a case with a payload is made from its labelled arguments")
  func enumCase() throws {
    let table = TypeTable(Event.self) {
      EnumCase("connected", Event.connected)
      EnumCase("failed(code: Int, reason: String)", Event.failed)
    }
    let failed = try #require(table.members(named: "failed").first)
    #expect(failed.declaration.fullName == "failed(code:reason:)")
    guard case .call(let make) = failed.implementation else { throw Unexpected("not a case") }
    var nothing: Any = ()
    let event = try make(&nothing, Arguments([503, "busy"]))
    #expect(DynamicValue.enumCaseName(event) == "failed")
    #expect(DynamicValue.enumPayload(event).count == 2)
    #expect(DynamicValue.enumCaseName(Event.connected) == "connected")
  }

  @Test("what no table names is read and written through metadata, as a debugger does")
  func privateField() {
    let object = Box()
    var value: Any = object
    #expect(DynamicValue.readField("secret", of: value) as? String == "hush")
    #expect(DynamicValue.writeField("secret", of: &value, to: "loud"))
    #expect(object.show() == "loud")
    #expect(!DynamicValue.writeField("secret", of: &value, to: 5))
    var counter: Any = Counter()
    #expect(DynamicValue.writeField("count", of: &counter, to: 7))
    #expect((counter as? Counter)?.count == 7)
    var leaf: Any = Leaf()
    #expect(DynamicValue.writeField("one", of: &leaf, to: 8))
    #expect((leaf as? Leaf)?.one == 8)
  }

  @Test("tuples are built and taken apart by their type")
  func tuples() {
    let tuple = DynamicValue.tuple([4, "four"], as: (id: Int, name: String).self)
    #expect((tuple as? (id: Int, name: String))?.name == "four")
    #expect(DynamicValue.tupleElements((1, "b", 2.5))?.count == 3)
    #expect(DynamicValue.tuple([4, 5], as: (Int, String).self) == nil)
  }

  @Test("a Swift function is called with erased arguments")
  func callFunction() throws {
    let function = try FunctionValue(wrapping: Box().action)
    #expect(try function(41) as? String == "41")
    #expect(throws: AccessError.self) { _ = try FunctionValue(wrapping: 5) }
  }
}
