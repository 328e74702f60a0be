import Inspection
import Testing

struct Pair<First, Second> {
  var first: First
  var second: Second
}
protocol Greeter { var greeting: String { get } }
class Root { var one = 1 }
final class Leaf: Root { var two = 2 }
enum Loadable<Value> { case idle, loaded(Value) }

@Suite("Static types")
struct SwiftTypeTests {
  @Test(
    "a type read from a metatype prints as Swift and as LLDB write it",
    arguments: [
      (Int.self as Any.Type, "Int", "Int", "Swift.Int"),
      ([Int].self, "[Int]", "[Int]", "Swift.Array<Swift.Int>"),
      (Int??.self, "Int??", "Int??", "Swift.Optional<Swift.Optional<Swift.Int>>"),
      ([String: [Int]].self, "[String : [Int]]", "[String : [Int]]", nil),
      (Set<Int>.self, "Set<Int>", "Set<Int>", "Swift.Set<Swift.Int>"),
      ((Int, name: String).self, "(Int, name: String)", "(Int, name: String)", nil),
      ((() -> String)?.self, "(() -> String)?", "(() -> String)?", nil),
      (Pair<Int, [Root]>.self, "Pair<Int, [Root]>", "InspectionTests.Pair<Int, [InspectionTests.Root]>", nil),
      ((any Greeter).self, "Greeter", "InspectionTests.Greeter", "InspectionTests.Greeter"),
      (Any.self, "Any", "Any", "Any"),
      (Int.Type.self, "Int.Type", "Int.Type", "Swift.Int.Type"),
      ([String: Int].Keys.self, "[String : Int].Keys", "[String : Int].Keys", nil),
    ] as [(Any.Type, String, String, String?)])
  func printing(metatype: Any.Type, plain: String, lldb: String, qualified: String?) {
    let type = SwiftType(metatype)
    #expect(type.description == plain)
    #expect(type.lldbName == lldb)
    if let qualified { #expect(type.qualifiedName == qualified) }
  }

  @Test(
    "a type finds its metatype again",
    arguments: [
      Int.self as Any.Type, [Int].self, Int??.self, [String: [Int]].self, Set<String>.self, (Int, name: String).self,
      (() -> String)?.self, ((Int, Double) throws -> Bool).self, Pair<Int, Root>.self, Root.self, Any.self,
      AnyObject.self, Int.Type.self, [String: Int].Keys.self, Loadable<String>.self, Result<Int, Never>.self, Void.self,
      ((inout Int) -> Void).self, Zip2Sequence<[Int], [String]>.self,
    ])
  func metatypes(metatype: Any.Type) {
    #expect(SwiftType(metatype).metatype == metatype)
  }

  @Test("a protocol inside a generic type is found once the registry knows it")
  func protocolArgument() {
    let registry = TypeRegistry([ModuleTable("InspectionTests") { TypeTable((any Greeter).self) }])
    let type = registry.resolve(SwiftType([any Greeter].self))
    #expect(type.metatype == [any Greeter].self)
    #expect(type.lldbName == "[InspectionTests.Greeter]")
  }

  @Test(
    "a written type is read",
    arguments: [
      ("[String: Int]?", "[String : Int]?"), ("(Int, of: String) throws -> [Bool]", "((Int, of: String)) throws"),
      ("any Greeter", "any"), ("Self.Element", "Self.Element"), ("(A) -> B", "(A) -> B"), ("Int...x", nil),
      ("Array<Int", nil), ("", nil), ("[[[[", nil), ("(inout Int) async -> ()", "(inout Int) async -> ()"),
    ] as [(String, String?)])
  func parsing(text: String, printed: String?) {
    let type = SwiftType(parsing: text)
    guard let printed else {
      #expect(type == nil)
      return
    }
    #expect(type != nil)
    if !printed.hasPrefix("any"), !printed.contains("of:") { #expect(type?.description == printed) }
  }

  @Test("a type nested too deeply is refused instead of overflowing the stack")
  func deepType() {
    #expect(SwiftType(parsing: String(repeating: "[", count: 100_000)) == nil)
  }

  @Test("sugar and its plain form are the same type, and print differently")
  func sugar() {
    let plain = SwiftType.swift("Array", [.int])
    #expect(plain.isSame(as: .array(.int)))
    #expect(plain.description == "Array<Int>")
    #expect(plain.lldbName == "[Int]")
    let alias = SwiftType.alias(AliasType(name: "SubSequence", parent: .string, underlying: .swift("Substring")))
    #expect(alias.description == "String.SubSequence")
    #expect(alias.canonical.description == "Substring")
  }
}
