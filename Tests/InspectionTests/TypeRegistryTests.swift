import Inspection
import Testing

@Suite("Registry and frame")
struct TypeRegistryTests {
  static func registry() -> TypeRegistry {
    TypeRegistry([
      ModuleTable("Swift") {
        TypeTable(String.self)
        TypeTable(Int.self)
        TypeTable(Substring.self)
        TypeTable(
          generic: "Array", module: "Swift", kind: .structure, parameters: ["Element"], conformances: ["Collection"],
          aliases: ["Element": "Element", "Index": "Int"])
        TypeTable(generic: "Collection", module: "Swift", kind: .protocolType, parameters: []) {
          Member("var first: Self.Element? { get }", .property(get: { $0 }, set: nil))
        }
      },
      ModuleTable("InspectionTests") {
        TypeTable(Root.self) { Property("one", \Root.one) }
        TypeTable(Leaf.self, superclass: Root.self) { Property("two", \Leaf.two) }
        Alias("Duration", "Int")
        Function("double(_ value: Int) -> Int") { (value: Int) in value * 2 }
        Global("launchCount", get: { 3 })
      },
    ])
  }

  @Test("members are found along the chain of base classes and protocols")
  func chain() {
    let registry = Self.registry()
    #expect(registry.tableChain(for: SwiftType(Leaf.self)).map(\.path) == ["Leaf", "Root"])
    #expect(registry.tableChain(for: SwiftType([Int].self)).map(\.path) == ["Array", "Collection"])
    #expect(registry.table(ofValue: Leaf())?.path == "Leaf")
  }

  @Test("associated types keep the way they were reached, unless they are the parameter itself")
  func associatedTypes() {
    let registry = Self.registry()
    let element = registry.resolveMember(.array(.string), "Element")
    #expect(element.description == "String")
    let index = registry.resolveMember(.array(.string), "Index")
    #expect(index.description == "[String].Index")
    #expect(index.canonical == .int)
  }

  @Test("names resolve to types, aliases and parameters")
  func names() throws {
    let registry = Self.registry()
    let written = try #require(SwiftType(parsing: "[Leaf: Duration]"))
    let type = registry.resolve(written)
    #expect(type.lldbName == "[InspectionTests.Leaf : InspectionTests.Duration]")
    #expect(type.canonical.description == "Dictionary<Leaf, Int>")
    #expect(registry.resolve(.named("T", []), parameters: ["T"]) == .parameter("T"))
    #expect(registry.functions(named: "double").first?.declaration.fullName == "double(_:)")
    #expect(registry.global(named: "launchCount")?.declaration.access == .constant)
  }

  @Test("a frame's variables are live and the later of one name wins")
  func frame() {
    var frame = Frame(module: "InspectionTests", functionName: "test")
    frame.add(.parameter("count", 1))
    frame.add(.variable("count", 2))
    #expect(frame["count"]?.value as? Int == 2)
    frame["count"]?.value = 5
    #expect(frame["count"]?.value as? Int == 5)
    #expect(frame["self"] == nil)
    let before = frame.layout
    frame.add(.constant("other", "x"))
    #expect(frame.layout != before)
  }
}
