import Inspection

// Protocols, generics, and the functions of the program.

protocol Greeter { var greeting: String { get } }
protocol Archivable: AnyObject { var archiveName: String { get } }
struct PoliteGreeter: Greeter {
  var name: String
  var greeting: String { "Hello, \(name)" }
}
final class LoudGreeter: Greeter, Archivable {
  var name: String
  var greeting: String { "HEY \(name.uppercased())!" }
  var archiveName: String { "loud-\(name)" }
  init(name: String) { self.name = name }
}

struct Pair<First, Second> {
  var first: First
  var second: Second
}
final class Cache<Value> {
  var items: [String: Value]
  var limit: Int
  init(items: [String: Value], limit: Int) {
    self.items = items
    self.limit = limit
  }
}
enum Loadable<Value> {
  case idle
  case loading(Double)
  case loaded(Value)
}

// MARK: - Tables

enum ProtocolTables {
  static var all: [any ModuleEntry] { [greeter, archivable, polite, loud] + generics }

  private static var greeter: TypeTable {
    TypeTable((any Greeter).self) {
      Property("greeting", get: { (greeter: any Greeter) in greeter.greeting })
    }
  }

  private static var archivable: TypeTable {
    TypeTable((any Archivable).self) {
      Property("archiveName", get: { (archivable: any Archivable) in archivable.archiveName })
    }
  }

  private static var polite: TypeTable {
    TypeTable(PoliteGreeter.self, conformances: ["Greeter"]) {
      Property("name", \PoliteGreeter.name)
      Property("greeting", \PoliteGreeter.greeting)
      Initializer("init(name: String)") { (name: String) in PoliteGreeter(name: name) }
    }
  }

  private static var loud: TypeTable {
    TypeTable(LoudGreeter.self, conformances: ["Greeter", "Archivable"]) {
      Property("name", \LoudGreeter.name)
      Property("greeting", \LoudGreeter.greeting)
      Property("archiveName", \LoudGreeter.archiveName)
      Initializer("init(name: String)") { (name: String) in LoudGreeter(name: name) }
    }
  }
}
