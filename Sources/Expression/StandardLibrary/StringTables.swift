import Foundation
import Inspection

/// String, Substring, Character and their views.
enum StringTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    stringProtocol
    string
    substring
    character
    scalar
    TypeTable(String.Index.self) {
      Std.method("public func utf16Offset<S>(in s: S) -> Int where S : StringProtocol") { root, arguments in
        let index: String.Index = try Std.typed(root)
        return index.utf16Offset(in: "\(arguments.values[0])")
      }
    }
    view(String.UTF8View.self, "UInt8")
    view(String.UTF16View.self, "UInt16")
    view(String.UnicodeScalarView.self, "Unicode.Scalar")
    TypeTable(StaticString.self) {
      Std.property("description: String") { "\($0)" }
      Property("utf8CodeUnitCount", \StaticString.utf8CodeUnitCount)
    }
  }

  private static func view<View: Collection>(_ type: View.Type, _ element: String) -> TypeTable {
    var table = TypeTable(type, conformances: ["BidirectionalCollection"])
    table.aliases = [
      "Element": SwiftType(parsing: element) ?? .never, "Index": .named("String.Index", []).member,
      "SubSequence": SwiftType(View.SubSequence.self),
    ]
    // A scalar is shown under its own name.
    if element == "Unicode.Scalar" { table.transparentAliases = ["Element"] }
    return table
  }

  private static let aliases: [String: SwiftType] = [
    "Element": .named("Character", []), "Index": .member(.named("String", []), "Index"),
    "SubSequence": .named("Substring", []), "Indices": .named("DefaultIndices", [.named("String", [])]),
  ]

  private static var string: TypeTable {
    var table = TypeTable(String.self, conformances: ["StringProtocol"]) {
      initializers
      changing
      Property("isEmpty", \String.isEmpty)
      Property("utf8", \String.utf8)
      Property("utf16", \String.utf16)
      Property("unicodeScalars", \String.unicodeScalars)
      Property("description", \String.description)
      Property("debugDescription", \String.debugDescription)
      Property("hashValue", \String.hashValue)
      Property("startIndex", \String.startIndex, type: "String.Index")
      Property("endIndex", \String.endIndex, type: "String.Index")
      Property("isContiguousUTF8", \String.isContiguousUTF8)
      Std.method("@inlinable public func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> String") { root, arguments in
        let test = try arguments.function(0)
        return try (root as? String ?? "").filter { Std.truth(try test($0)) }
      }
      Member("public subscript(i: String.Index) -> Character { get }", .subscript(get: Indexing.element, set: nil))
      Member("  public subscript(r: Range<String.Index>) -> Substring { get }", .subscript(get: Indexing.slice, set: nil))
      Std.property("length: Int") { _ in throw AccessError.missingSymbol("Swift.String.length.getter : Swift.Int") }
      for (name, body) in [("hasPrefix", { $0.hasPrefix($1) }), ("hasSuffix", { $0.hasSuffix($1) })] as [(String, (String, String) -> Bool)]
      {
        Std.method("public func \(name)(_ \(name == "hasPrefix" ? "prefix" : "suffix"): String) -> Bool") { root, arguments in
          try body("\(root)", arguments.value(0))
        }
      }
      Std.unavailable(
        "  public subscript(i: Int) -> Character { get }", "cannot subscript String with an Int, use a String.Index instead.")
      Std.unavailable(
        "  public subscript<R>(bounds: R) -> String where R : RangeExpression, R.Bound == Int { get }",
        "cannot subscript String with an integer range, use a String.Index range instead.")
    }
    table.aliases = aliases
    return table
  }

  @TableBuilder private static var initializers: [any TableEntry] {
    Std.make("@inlinable public init<T>(_ value: T) where T : LosslessStringConvertible") { "\($0.values[0])" }
    Std.make("public init(_ c: Character)") { "\($0.values[0])" }
    Std.make("public init(_ substring: Substring)") { "\($0.values[0])" }
    Std.make("public init()") { _ in "" }
    Std.make("@inlinable public init<S>(_ characters: S) where S : Sequence, S.Element == Character") { arguments in
      try Sequences.elements(arguments.values[0], arguments.execution).map { "\($0)" }.joined()
    }
    Std.make("public init<Subject>(describing instance: Subject)") { Interpolation.text($0.values[0]) }
    Std.make("public init<Subject>(reflecting subject: Subject)") { arguments in
      func open<T>(_ value: T) -> String { String(reflecting: value) }
      return _openExistential(arguments.values[0], do: open)
    }
    Std.make("public init(repeating repeatedValue: String, count: Int)") { try StringMembers.repeated("\($0.values[0])", $0) }
    Std.make("public init(repeating repeatedValue: Character, count: Int)") { try StringMembers.repeated("\($0.values[0])", $0) }
    Std.make("public init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false) where T : BinaryInteger") { arguments in
      guard let value = arguments.values[0] as? any BinaryInteger else { throw AccessError.missingArgument(0) }
      let (radix, upper): (Int, Bool) = (try arguments.value(1), try arguments.value(2))
      guard (2...36).contains(radix) else {
        throw Trap("Swift/Integers.swift:1: Fatal error: Radix must be between 2 and 36")
      }
      func open<V: BinaryInteger>(_ value: V) -> Any { String(value, radix: radix, uppercase: upper) }
      return open(value)
    }
    Std.make("init?(data: Data, encoding: String.Encoding)") { arguments in
      String(data: try arguments.value(0, as: Data.self), encoding: try arguments.value(1, as: String.Encoding.self)) as Any
    }
    Std.make("init(decoding codeUnits: Data, as sourceEncoding: Any)") { arguments in
      String(decoding: try arguments.value(0, as: Data.self), as: UTF8.self)
    }
    Std.make("init(format: String, _ arguments: Any...)") { arguments in
      let format: String = try arguments.value(0)
      return String(format: format, arguments: try FormatString.arguments(for: format, arguments.values[1] as? [Any] ?? []))
    }
  }

  @TableBuilder private static var changing: [any TableEntry] {
    Std.mutating("public mutating func append(_ other: String)") { root, arguments in
      root = (root as? String ?? "") + (try arguments.value(0, as: String.self))
      return ()
    }
    Std.mutating("public mutating func append(_ c: Character)") { root, arguments in
      root = (root as? String ?? "") + String(try arguments.value(0, as: Character.self))
      return ()
    }
    Std.mutating("public func append<S>(contentsOf newElements: S) where S : Sequence, S.Element == Character") { root, arguments in
      let more = try Sequences.elements(arguments.values[0], arguments.execution).map { "\($0)" }.joined()
      root = (root as? String ?? "") + more
      return ()
    }
    MutatingMethod("removeAll()") { (text: inout String) in text.removeAll() }
    Std.mutating("func replace(_ pattern: String, with replacement: String)") { root, arguments in
      let (pattern, replacement): (String, String) = (try arguments.value(0), try arguments.value(1))
      root = (root as? String ?? "").replacingOccurrences(of: pattern, with: replacement)
      return ()
    }
  }

  private static var substring: TypeTable {
    var table = TypeTable(Substring.self, conformances: ["StringProtocol"]) {
      Std.make("public init(_ content: String)") { Substring("\($0.values[0])") }
      Std.make("public init()") { _ in Substring() }
      Member("public subscript(r: Range<String.Index>) -> Substring { get }", .subscript(get: Indexing.slice, set: nil))
      Property("description", \Substring.description)
      Property("debugDescription", \Substring.debugDescription)
      Property("base", \Substring.base)
      Property("hashValue", \Substring.hashValue)
      Property("utf8", \Substring.utf8)
      Property("unicodeScalars", \Substring.unicodeScalars)
      MutatingMethod("append(_ other: String)") { (text: inout Substring, other: String) in text += other }
    }
    table.aliases = aliases
    table.aliases["SubSequence"] = .named("Substring", [])
    return table
  }

  private static var stringProtocol: TypeTable {
    TypeTable(
      generic: "StringProtocol", module: "Swift", kind: .protocolType, parameters: [],
      conformances: ["BidirectionalCollection", "RangeReplaceableCollection"]
    ) {
      StringMembers.cases
      StringMembers.searching
      StringMembers.foundation
    }
  }

  private static var character: TypeTable {
    TypeTable(Character.self) {
      Std.make("public init(_ content: String)") { arguments in
        let text: String = try arguments.value(0)
        guard text.count == 1 else {
          throw Trap(
            text.isEmpty
              ? "Swift/Character.swift:175: Fatal error: Can't form a Character from an empty String"
              : "Swift/Character.swift:177: Fatal error: Can't form a Character from a String containing more than one extended grapheme cluster"
          )
        }
        return Character(text)
      }
      Std.make("public init(_ scalar: Unicode.Scalar)") { Character(try $0.value(0, as: Unicode.Scalar.self)) }
      Property("description", \Character.description)
      Property("debugDescription", \Character.debugDescription)
      Property("isLetter", \Character.isLetter)
      Property("isNumber", \Character.isNumber)
      Property("isWhitespace", \Character.isWhitespace)
      Property("isNewline", \Character.isNewline)
      Property("isPunctuation", \Character.isPunctuation)
      Property("isUppercase", \Character.isUppercase)
      Property("isLowercase", \Character.isLowercase)
      Property("isASCII", \Character.isASCII)
      Property("isSymbol", \Character.isSymbol)
      Property("isHexDigit", \Character.isHexDigit)
      Property("asciiValue", \Character.asciiValue)
      Property("wholeNumberValue", \Character.wholeNumberValue)
      Property("hexDigitValue", \Character.hexDigitValue)
      Property("unicodeScalars", \Character.unicodeScalars)
      Property("utf8", \Character.utf8)
      Property("hashValue", \Character.hashValue)
      Method("uppercased()") { (c: Character) in c.uppercased() }
      Method("lowercased()") { (c: Character) in c.lowercased() }
    }
  }

  private static var scalar: TypeTable {
    TypeTable(Unicode.Scalar.self) {
      Property("value", \Unicode.Scalar.value)
      Property("isASCII", \Unicode.Scalar.isASCII)
      Property("description", \Unicode.Scalar.description)
      Property("debugDescription", \Unicode.Scalar.debugDescription)
      Std.make("public init?(_ v: UInt32)") { Unicode.Scalar(try $0.value(0, as: UInt32.self)) as Any }
      Std.make("public init(_ v: UInt8)") { Unicode.Scalar(try $0.value(0, as: UInt8.self)) }
    }
  }
}

extension SwiftType {
  /// `String.Index`, written as one name, as a member.
  fileprivate var member: SwiftType {
    guard case .named(let text, _) = self else { return self }
    return SwiftType(parsing: text) ?? self
  }
}

enum StringMembers {
  static func repeated(_ text: String, _ arguments: Arguments) throws -> Any {
    let count: Int = try arguments.value(1)
    guard count >= 0 else { throw Trap("Swift/StringLegacy.swift:31: Fatal error: Negative count not allowed") }
    let (total, overflow) = count.multipliedReportingOverflow(by: max(1, text.utf8.count))
    if overflow { throw Execution.LimitReached() }
    try arguments.execution?.allow(count: total)
    return String(repeating: text, count: count)
  }

  @TableBuilder static var cases: [any TableEntry] {
    Std.method("public func uppercased() -> String") { root, _ in "\(root)".uppercased() }
    Std.method("public func lowercased() -> String") { root, _ in "\(root)".lowercased() }
    Std.property("capitalized: String") { "\($0)".capitalized }
    Std.property("localizedUppercase: String") { "\($0)".uppercased() }
    Std.property("localizedLowercase: String") { "\($0)".lowercased() }
  }

  @TableBuilder static var searching: [any TableEntry] {
    Std.method("@inlinable public func hasPrefix<Prefix>(_ prefix: Prefix) -> Bool where Prefix : StringProtocol") { root, arguments in
      "\(root)".hasPrefix("\(arguments.values[0])")
    }
    Std.method("@inlinable public func hasSuffix<Suffix>(_ suffix: Suffix) -> Bool where Suffix : StringProtocol") { root, arguments in
      "\(root)".hasSuffix("\(arguments.values[0])")
    }
    Std.shown(
      Std.method("public func contains(_ str: String) -> Bool") { root, arguments in "\(root)".contains("\(arguments.values[0])") },
      as: "public func contains(_ str: String) -> Bool", in: "Foundation.NSString")
    Std.method("public func contains<T>(_ other: T) -> Bool where T : StringProtocol") { root, arguments in
      "\(root)".contains("\(arguments.values[0])")
    }
    Std.method("public func range<T>(of aString: T) -> Range<String.Index>? where T : StringProtocol") { root, arguments in
      "\(root)".range(of: "\(arguments.values[0])") as Range<String.Index>? as Any
    }
    for name in ["caseInsensitiveCompare", "localizedCaseInsensitiveCompare"] {
      Std.method("public func \(name)<T>(_ aString: T) -> ComparisonResult where T : StringProtocol") { root, arguments in
        "\(root)".compare("\(arguments.values[0])", options: .caseInsensitive)
      }
    }
    Std.method("public func compare<T>(_ aString: T) -> ComparisonResult where T : StringProtocol") { root, arguments in
      "\(root)".compare("\(arguments.values[0])")
    }
  }

  @TableBuilder static var foundation: [any TableEntry] {
    Std.method("public func components<T>(separatedBy separator: T) -> [String] where T : StringProtocol") { root, arguments in
      "\(root)".components(separatedBy: "\(arguments.values[0])")
    }
    Std.method("public func components(separatedBy separator: CharacterSet) -> [String]") { root, arguments in
      "\(root)".components(separatedBy: try arguments.value(0, as: CharacterSet.self))
    }
    Std.shown(
      Std.method("public func replacingOccurrences(of target: String, with replacement: String) -> String") { root, arguments in
        "\(root)".replacingOccurrences(of: "\(arguments.values[0])", with: "\(arguments.values[1])")
      }, as: "public func replacingOccurrences(of target: String, with replacement: String) -> String", in: "Foundation.NSString")
    Std.method(
      "public func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement) -> String where Target : StringProtocol, Replacement : StringProtocol"
    ) { root, arguments in
      "\(root)".replacingOccurrences(of: "\(arguments.values[0])", with: "\(arguments.values[1])")
    }
    Std.method("public func replacing(_ other: String, with replacement: String) -> String") { root, arguments in
      "\(root)".replacingOccurrences(of: "\(arguments.values[0])", with: "\(arguments.values[1])")
    }
    Std.method("public func trimmingCharacters(in set: CharacterSet) -> String") { root, arguments in
      "\(root)".trimmingCharacters(in: try arguments.value(0, as: CharacterSet.self))
    }
    Std.method("public func data(using encoding: String.Encoding) -> Data?") { root, arguments in
      "\(root)".data(using: try arguments.value(0, as: String.Encoding.self)) as Any
    }
    Std.method("public func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T : StringProtocol") { root, arguments in
      "\(root)".lowercased().contains("\(arguments.values[0])".lowercased())
    }
    Std.method("public func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String") {
      root, arguments in
      let length: Int = try arguments.value(0)
      try arguments.execution?.allow(count: length)
      return "\(root)".padding(
        toLength: length, withPad: try arguments.value(1, as: String.self), startingAt: try arguments.value(2))
    }
  }
}
