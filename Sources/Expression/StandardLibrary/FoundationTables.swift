import Foundation
import Inspection

/// Foundation's values.
enum FoundationTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    date
    uuid
    url
    data
    decimal
    indexPath
    geometry
    others
    functions
  }

  private static var date: TypeTable {
    TypeTable(Date.self) {
      Std.make("init()") { $0.surroundings.now }
      Initializer("init(timeIntervalSince1970: TimeInterval)") { (seconds: Double) in Date(timeIntervalSince1970: seconds) }
      Initializer("init(timeIntervalSinceReferenceDate: TimeInterval)") { (seconds: Double) in Date(timeIntervalSinceReferenceDate: seconds)
      }
      Std.make("init(timeIntervalSinceNow: TimeInterval)") { try $0.surroundings.now.addingTimeInterval($0.value(0)) }
      Initializer("init(timeInterval: TimeInterval, since date: Date)") { (seconds: Double, date: Date) in
        Date(timeInterval: seconds, since: date)
      }
      interval("timeIntervalSince1970", \Date.timeIntervalSince1970)
      interval("timeIntervalSinceReferenceDate", \Date.timeIntervalSinceReferenceDate)
      timed(interval("timeIntervalSinceNow", \Date.timeIntervalSinceNow)) { try (Std.typed($0) as Date).timeIntervalSince($1.now) }
      Property("description", \Date.description)
      Property("hashValue", \Date.hashValue)
      Method("addingTimeInterval(_:)") { (date: Date, seconds: Double) in date.addingTimeInterval(seconds) }
      Std.method("func timeIntervalSince(_ date: Date) -> TimeInterval") { root, arguments in
        try (Std.typed(root) as Date).timeIntervalSince(arguments.value(0))
      }
      Method("advanced(by:)") { (date: Date, seconds: Double) in date.advanced(by: seconds) }
      Method("compare(_:)") { (date: Date, other: Date) in date.compare(other) }
      StaticProperty("distantPast") { Date.distantPast }
      StaticProperty("distantFuture") { Date.distantFuture }
      timed(Std.constant("now: Date") { Date.now }) { $1.now }
    }
  }

  private static var uuid: TypeTable {
    TypeTable(UUID.self) {
      Std.make("init()") { $0.surroundings.uuid() }
      Initializer("init?(uuidString string: String)") { (text: String) in UUID(uuidString: text) }
      Property("uuidString", \UUID.uuidString)
      Property("description", \UUID.description)
      Property("hashValue", \UUID.hashValue)
    }
  }

  private static var url: TypeTable {
    TypeTable(URL.self) {
      Initializer("init?(string: String)") { (text: String) in URL(string: text) }
      Initializer("init(fileURLWithPath path: String)") { (path: String) in URL(fileURLWithPath: path) }
      Property("absoluteString", \URL.absoluteString)
      Property("host", get: { (url: URL) in url.host() })
      Property("path", get: { (url: URL) in url.path })
      Property("scheme", \URL.scheme)
      Property("query", get: { (url: URL) in url.query() })
      Property("fragment", get: { (url: URL) in url.fragment() })
      Property("port", \URL.port)
      Property("user", get: { (url: URL) in url.user() })
      Property("lastPathComponent", \URL.lastPathComponent)
      Property("pathExtension", \URL.pathExtension)
      Property("pathComponents", \URL.pathComponents)
      Property("isFileURL", \URL.isFileURL)
      Property("description", \URL.description)
      Property("absoluteURL", \URL.absoluteURL)
      Method("appendingPathComponent(_:)") { (url: URL, part: String) in url.appendingPathComponent(part) }
      Method("deletingLastPathComponent()") { (url: URL) in url.deletingLastPathComponent() }
      Method("appendingPathExtension(_:)") { (url: URL, part: String) in url.appendingPathExtension(part) }
    }
  }

  /// A property whose type keeps the name the module that declares it gives it.
  private static func timed(_ member: Member, _ reading: @escaping (Any, Surroundings) throws -> Any) -> Member {
    var member = member
    member.reading = { try reading($0, $1) }
    return member
  }

  private static func interval(_ name: String, _ path: KeyPath<Date, Double>) -> Member {
    var member = Property(name, path, .get).member
    member.declaration.result = .alias(
      AliasType(module: "FoundationEssentials", name: "TimeInterval", underlying: .double))
    return member
  }

  private static var data: TypeTable {
    var table = TypeTable(Data.self, conformances: ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"]) {
      Initializer("init()") { Data() }
      Std.make("init<S>(_ elements: S) where S : Sequence, S.Element == UInt8") { arguments in
        Data(try Sequences.elements(arguments.values[0], arguments.execution).compactMap { $0 as? UInt8 })
      }
      Std.make("init(repeating repeatedValue: UInt8, count: Int)") { arguments in
        let count: Int = try arguments.value(1)
        try arguments.execution?.allow(count: count)
        return Data(repeating: try arguments.value(0), count: max(0, count))
      }
      Initializer("init?(base64Encoded: String)") { (text: String) in Data(base64Encoded: text) }
      Property("description", \Data.description)
      Property("hashValue", \Data.hashValue)
      Subscript("public subscript(index: Int) -> UInt8") { (data: Data, index: Int) in
        guard data.indices.contains(index) else { throw Trap(nil) }
        return data[index]
      }
      Member("public subscript(bounds: Range<Int>) -> Data { get }", .subscript(get: Indexing.slice, set: nil))
      Method("base64EncodedString()") { (data: Data) in data.base64EncodedString() }
    }
    table.transparentAliases = ["Element", "Index", "SubSequence"]
    table.aliases = [
      "Element": .named("UInt8", []), "Index": .named("Int", []), "SubSequence": .named("Data", []), "Indices": .named("Range", [.int]),
    ]
    return table
  }

  private static var decimal: TypeTable {
    TypeTable(Decimal.self) {
      Initializer("init()") { Decimal() }
      Initializer("init(_ value: Int)") { (value: Int) in Decimal(value) }
      Initializer("init(_ value: Double)") { (value: Double) in Decimal(value) }
      Initializer("init?(string: String)") { (text: String) in Decimal(string: text) }
      Property("description", \Decimal.description)
      Property("magnitude", \Decimal.magnitude)
      Property("isZero", \Decimal.isZero)
      Property("isNaN", \Decimal.isNaN)
      Property("exponent", \Decimal.exponent)
      StaticProperty("pi") { Decimal.pi }
      StaticProperty("zero") { Decimal.zero }
    }
  }

  private static var indexPath: TypeTable {
    var table = TypeTable(IndexPath.self, conformances: ["RandomAccessCollection", "MutableCollection"]) {
      Initializer("init()") { IndexPath() }
      Initializer("init(index: Int)") { (index: Int) in IndexPath(index: index) }
      Std.make("init(indexes: [Int])") { IndexPath(indexes: try $0.value(0, as: [Int].self)) }
      Property("description", \IndexPath.description)
      Method("appending(_:)") { (path: IndexPath, index: Int) in path.appending(index) }
    }
    table.aliases = [
      "Element": .named("Int", []), "Index": .named("Int", []), "SubSequence": .named("IndexPath", []), "Indices": .named("Range", [.int]),
    ]
    return table
  }

  @ModuleBuilder private static var functions: [any ModuleEntry] {
    for (name, operation) in [
      ("sqrt", { $0.squareRoot() }), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }),
      ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }), ("sin", { sin($0) }), ("cos", { cos($0) }),
      ("tan", { tan($0) }), ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }), ("exp", { exp($0) }),
    ] as [(String, (Double) -> Double)] {
      Function("\(name)(_ x: Double) -> Double") { (x: Double) in operation(x) }
    }
    Function("pow(_ x: Decimal, _ y: Int) -> Decimal") { (x: Decimal, y: Int) in pow(x, y) }
    Function("pow(_ x: Double, _ y: Double) -> Double") { (x: Double, y: Double) in pow(x, y) }
    Function("hypot(_ x: Double, _ y: Double) -> Double") { (x: Double, y: Double) in hypot(x, y) }
    Function("func + (_ left: Date, _ right: TimeInterval) -> Date") { (left: Date, right: Double) in left + right }
    Function("func - (_ left: Date, _ right: TimeInterval) -> Date") { (left: Date, right: Double) in left - right }
  }
}
