import Foundation
import Inspection

/// Foundation's values that a learner meets at a breakpoint.
enum FoundationValueTables {
  static var all: [any ModuleEntry] {
    [date, uuid, url, decimal, indexPath, components, calendarComponent, notificationName, encoding, error, interval]
  }

  /// `TimeInterval` as the module that declares it names it; LLDB keeps that name.
  private static let intervalType = "TimeInterval"

  private static var interval: any ModuleEntry { Alias(intervalType, "Double") }

  private static var date: TypeTable {
    TypeTable(Date.self, conformances: ["Comparable", "Equatable", "Hashable"]) {
      Property("timeIntervalSince1970", .get, type: intervalType, get: { (date: Date) in date.timeIntervalSince1970 })
      Property("timeIntervalSinceReferenceDate", \Date.timeIntervalSinceReferenceDate, .get, type: intervalType)
      Property("timeIntervalSinceNow", \Date.timeIntervalSinceNow, .get, type: intervalType)
      Property("description", \Date.description)
      StaticProperty("distantPast", .get, get: { Date.distantPast })
      StaticProperty("distantFuture", .get, get: { Date.distantFuture })
      Initializer("public init()") { Date() }
      Initializer("public init(timeIntervalSince1970: TimeInterval)") { (interval: Double) in
        Date(timeIntervalSince1970: interval)
      }
      Initializer("public init(timeIntervalSinceReferenceDate ti: TimeInterval)") { (interval: Double) in
        Date(timeIntervalSinceReferenceDate: interval)
      }
      Initializer("public init(timeInterval: TimeInterval, since date: Date)") { (interval: Double, date: Date) in
        Date(timeInterval: interval, since: date)
      }
      Method("public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date") { (date: Date, interval: Double) in
        date.addingTimeInterval(interval)
      }
      MutatingMethod("public mutating func addTimeInterval(_ timeInterval: TimeInterval)") {
        (date: inout Date, interval: Double) in date.addTimeInterval(interval)
      }
      Method("public func timeIntervalSince(_ date: Date) -> TimeInterval") { (date: Date, other: Date) in
        date.timeIntervalSince(other)
      }
      Method("public func distance(to other: Date) -> TimeInterval") { (date: Date, other: Date) in
        date.distance(to: other)
      }
    }
  }

  private static var uuid: TypeTable {
    TypeTable(UUID.self, conformances: ["Equatable", "Hashable"]) {
      Property("uuidString", \UUID.uuidString)
      Property("description", \UUID.description)
      Property("hashValue", \UUID.hashValue)
      Initializer("public init()") { UUID() }
      Initializer("public init?(uuidString string: String)") { (text: String) in UUID(uuidString: text) }
    }
  }

  private static var url: TypeTable {
    TypeTable(URL.self, conformances: ["Equatable", "Hashable"]) { urlProperties + urlMethods }
  }

  private static var urlProperties: [any TableEntry] {
    [
      Property("absoluteString", \URL.absoluteString),
      Property("relativeString", \URL.relativeString),
      Property("scheme", \URL.scheme),
      Property("host", \URL.host),
      Property("port", \URL.port),
      Property("path", \URL.path),
      Property("query", \URL.query),
      Property("fragment", \URL.fragment),
      Property("user", \URL.user),
      Property("lastPathComponent", \URL.lastPathComponent),
      Property("pathExtension", \URL.pathExtension),
      Property("pathComponents", \URL.pathComponents),
      Property("isFileURL", \URL.isFileURL),
      Property("hasDirectoryPath", \URL.hasDirectoryPath),
      Property("baseURL", \URL.baseURL),
      Property("description", \URL.description),
    ]
  }

  private static var urlMethods: [any TableEntry] {
    [
      Initializer("public init?(string: String)") { (text: String) in URL(string: text) },
      Initializer("public init(fileURLWithPath path: String)") { (path: String) in URL(fileURLWithPath: path) },
      Method("public func appendingPathComponent(_ pathComponent: String) -> URL") { (url: URL, part: String) in
        url.appendingPathComponent(part)
      },
      Method("public func deletingLastPathComponent() -> URL") { (url: URL) in url.deletingLastPathComponent() },
      Method("public func appendingPathExtension(_ pathExtension: String) -> URL") { (url: URL, part: String) in
        url.appendingPathExtension(part)
      },
      Method("public func deletingPathExtension() -> URL") { (url: URL) in url.deletingPathExtension() },
    ]
  }

  private static var decimal: TypeTable {
    TypeTable(Decimal.self, conformances: ["Comparable", "Equatable", "Hashable"]) {
      Property("description", \Decimal.description)
      Property("isZero", \Decimal.isZero)
      Property("isNaN", \Decimal.isNaN)
      StaticProperty("pi", .get, get: { Decimal.pi })
      Initializer("public init()") { Decimal() }
      Initializer("public init(_ value: Int)") { (value: Int) in Decimal(value) }
      Initializer("public init(_ value: Double)") { (value: Double) in Decimal(value) }
      Initializer("public init?(string: String)") { (text: String) in Decimal(string: text) }
    }
  }

  private static var indexPath: TypeTable {
    TypeTable(IndexPath.self, conformances: ["Equatable", "Hashable"]) {
      Property("count", \IndexPath.count)
      Property("isEmpty", \IndexPath.isEmpty)
      Property("startIndex", \IndexPath.startIndex)
      Property("endIndex", \IndexPath.endIndex)
      Initializer("public init()") { IndexPath() }
      Initializer("public init(indexes: [Int])") { (indexes: [Int]) in IndexPath(indexes: indexes) }
      Initializer("public init(index: Int)") { (index: Int) in IndexPath(index: index) }
      Subscript("public subscript(index: Int) -> Int") { (path: IndexPath, index: Int) in
        guard path.indices.contains(index) else {
          throw Trap("FoundationEssentials/IndexPath.swift:300: Fatal error: Index \(index) out of bounds")
        }
        return path[index]
      }
    }
  }

  private static var components: TypeTable {
    TypeTable(DateComponents.self, conformances: ["Equatable", "Hashable"]) {
      Property("era", \DateComponents.era)
      Property("year", \DateComponents.year)
      Property("month", \DateComponents.month)
      Property("day", \DateComponents.day)
      Property("hour", \DateComponents.hour)
      Property("minute", \DateComponents.minute)
      Property("second", \DateComponents.second)
      Property("nanosecond", \DateComponents.nanosecond)
      Property("weekday", \DateComponents.weekday)
      Property("quarter", \DateComponents.quarter)
      Property("isLeapMonth", \DateComponents.isLeapMonth)
      Initializer(
        """
        public init(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, \
        second: Int? = nil)
        """
      ) { (year: Int?, month: Int?, day: Int?, hour: Int?, minute: Int?, second: Int?) in
        DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
      }
    }
  }

  private static var calendarComponent: TypeTable {
    TypeTable(Calendar.Component.self) {
      EnumCase("era", Calendar.Component.era)
      EnumCase("year", Calendar.Component.year)
      EnumCase("month", Calendar.Component.month)
      EnumCase("day", Calendar.Component.day)
      EnumCase("hour", Calendar.Component.hour)
      EnumCase("minute", Calendar.Component.minute)
      EnumCase("second", Calendar.Component.second)
      EnumCase("weekday", Calendar.Component.weekday)
    }
  }

  private static var notificationName: TypeTable {
    TypeTable(Notification.Name.self) {
      Property("rawValue", \Notification.Name.rawValue)
      Initializer("public init(_ rawValue: String)") { (name: String) in Notification.Name(name) }
      Initializer("public init(rawValue: String)") { (name: String) in Notification.Name(rawValue: name) }
    }
  }

  private static var encoding: TypeTable {
    TypeTable(String.Encoding.self) {
      Property("rawValue", \String.Encoding.rawValue)
      StaticProperty("utf8", .get, get: { String.Encoding.utf8 })
      StaticProperty("ascii", .get, get: { String.Encoding.ascii })
      StaticProperty("utf16", .get, get: { String.Encoding.utf16 })
      StaticProperty("isoLatin1", .get, get: { String.Encoding.isoLatin1 })
    }
  }

  private static var error: TypeTable {
    TypeTable(NSError.self, conformances: ["Error"]) {
      Property("domain", \NSError.domain)
      Property("code", \NSError.code)
      Property("localizedDescription", \NSError.localizedDescription)
      Initializer("public init(domain: String, code: Int)") { (domain: String, code: Int) in
        NSError(domain: domain, code: code)
      }
    }
  }
}
