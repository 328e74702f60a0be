import Inspection

// Initializers of the library's types that a call without labels comes near: the compiler lists those that would do under
// their labels, or all of them when none would.
extension Checker {
  /// `Date(5)`, `UUID(5)`, `Set(1, 2)`, `Int(5, 6)`
  mutating func explainInitializer(_ root: Checked, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Bool {
    guard case .type(let type) = root.meaning, let name = type.canonicalNominal?.name, list.trailing.isEmpty, !list.all.isEmpty,
      list.all.allSatisfy({ $0.label == nil })
    else { return false }
    if list.all.count > 1 { return explainSeveral(name, list, node) }
    let value = list.all[0].value
    var found: Checked?
    if !value.isNil {
      found = attempt { checker in checker.outsideChain { $0.check(value) } }
      guard let found, case .value = found.meaning, !found.type.isOptional else { return false }
    }
    if name == "URL" { return explainURL(found, list, node) }
    if let entries = ForeignInitializer.all[name] { return explain(entries, found, list, node) }
    guard let found, !conforms(found.type, "Sequence") || name == "Data" else { return false }
    return explainCollection(name, found, list, node)
  }

  private mutating func explain(
    _ entries: [ForeignInitializer], _ found: Checked?, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode
  ) -> Bool {
    let near = entries.filter { entry in found.map { $0.type.isSwift(entry.plainType) } ?? false }
    if near.count == 1, let label = near[0].label {
      report("missing argument label '\(label):' in call", at: list.all[0].value.location)
      return true
    }
    report("no exact matches in call to initializer ", at: node.location)
    let listed = near.filter { $0.place != nil }
    guard listed.isEmpty else {
      let saved = diagnosticsCount
      for entry in listed { noteLabel(entry.label ?? "", have: "_:", entry) }
      sortNotes(after: saved)
      return true
    }
    for entry in entries {
      let wanted = "'\(entry.shownType)'" + (entry.shownType.contains("(aka '") ? ")" : "")
      let got = found.map { "'" + ($0.isVariableReference ? "@lvalue " : "") + $0.described + "'" } ?? wanted
      note("candidate expects value of type \(wanted) for parameter #1 (got \(got))", at: node.location)
    }
    return true
  }

  private mutating func noteLabel(_ expected: String, have: String, _ entry: ForeignInitializer) {
    guard let place = entry.place else { return }
    report(
      .note(
        "incorrect labels for candidate (have: '(\(have))', expected: '(\(expected):)')",
        .declaration(path: place.context + ".init", line: place.line, column: place.column, text: place.text + "}")))
  }

  private mutating func explainURL(_ found: Checked?, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Bool {
    guard let found else {
      report("'nil' is not compatible with expected argument type '_SwiftURL'", at: list.all[0].value.location)
      return true
    }
    guard found.type.isSwift("String") else {
      report("cannot convert value of type '\(found.described)' to expected argument type '_SwiftURL'", at: list.all[0].value.location)
      return true
    }
    report("no exact matches in call to initializer ", at: node.location)
    for entry in ForeignInitializer.urls { noteLabel(entry.label ?? "", have: "_:", entry) }
    return true
  }

  private mutating func explainCollection(
    _ name: String, _ found: Checked, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode
  ) -> Bool {
    switch name {
    case "Array" where !isProgramType(found.type):
      report("missing argument label 'arrayLiteral:' in call", at: list.all[0].value.location)
    case "Set" where !isProgramType(found.type):
      report("no exact matches in call to initializer ", at: node.location)
      for entry in ForeignInitializer.sets { noteLabel("arrayLiteral", have: "_:", entry) }
    case "Character":
      guard case .integer = list.all[0].value.unparenthesized.kind else { return false }
      report("missing argument label 'utf8Scalar:' in call", at: list.all[0].value.location)
    case "Data" where found.type.isSwift("Int"):
      report("no exact matches in call to initializer ", at: node.location)
      for entry in ForeignInitializer.data { noteLabel(entry.label ?? "", have: "_:", entry) }
    case "Data" where found.type.isSwift("String"):
      report("no exact matches in call to initializer ", at: node.location)
      let theirs = "'String.Element' (aka 'Character')"
      for (context, types, requirement, clause) in [
        ("FoundationEssentials.Data", "\(theirs) and 'UInt8'", "'S.Element' == 'UInt8'", "S.Element == UInt8"),
        ("Swift.RangeReplaceableCollection", "'UInt8' and \(theirs)", "'Self.Element' == 'S.Element'", "Self.Element == S.Element"),
      ] {
        report(
          .note(
            "candidate requires that the types \(types) be equivalent (requirement specified as \(requirement))",
            .declaration(
              path: context + ".init", line: 2, column: 19,
              text: "@inlinable public init<S>(_ elements: S) where S : Sequence, \(clause)}")))
      }
    default: return false
    }
    return true
  }

  /// `Int(5, 6)`, `String(count, 2)`, `Set(1, 2)`
  private mutating func explainSeveral(_ name: String, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Bool {
    let found = list.all.compactMap { argument in attempt { checker in checker.outsideChain { $0.check(argument.value) } } }
    guard found.count == list.all.count, found.allSatisfy({ !$0.type.isOptional }) else { return false }
    func isInt(_ index: Int) -> Bool { found[index].type.isSwift("Int") }
    switch (name, found.count) {
    case ("Int", 2) where isInt(1) && (isInt(0) || found[0].type.isSwift("String")):
      report("no exact matches in call to initializer ", at: node.location)
      note("found candidate with type '(Int.ParseInput, Int) throws -> Int'", at: node.location)
    case ("String", 2) where isInt(1) && (isInt(0) || found[0].type.isDouble):
      report("no exact matches in call to initializer ", at: node.location)
      for (parameters, takesInt) in ForeignInitializer.texts where isInt(0) || !takesInt {
        note("candidate has partially matching parameter list (\(parameters))", at: node.location)
      }
    case ("String", 3) where isInt(0) && isInt(1) && isInt(2):
      report("missing argument labels 'utf16CodeUnitsNoCopy:count:freeWhenDone:' in call", at: list.range.lowerBound)
      let pointer = "'UnsafePointer<unichar>' (aka 'UnsafePointer<UInt16>')"
      report("cannot convert value of type 'Int' to expected argument type \(pointer)", at: list.all[0].value.location)
      report("cannot convert value of type 'Int' to expected argument type 'Bool'", at: list.all[2].value.location)
    case ("Set", _),
      ("Array", 2) where isInt(1), ("Double", 2) where list.all.allSatisfy(\.value.isNumericLiteral):
      let entries = name == "Set" ? ForeignInitializer.sets : name == "Array" ? ForeignInitializer.repeated : ForeignInitializer.signs
      report("no exact matches in call to initializer ", at: node.location)
      let have = String(repeating: "_:", count: found.count)
      for entry in entries {
        guard let place = entry.place, let label = entry.label else { continue }
        let expected = name == "Set" ? label + ":" + have.dropFirst(2) : label
        report(
          .note(
            "incorrect labels for candidate (have: '(\(have))', expected: '(\(expected))')",
            .declaration(path: place.context + ".init", line: place.line, column: place.column, text: place.text + "}")))
      }
    default: return false
    }
    return true
  }
}

/// An initializer that takes one argument under a label.
struct ForeignInitializer {
  /// Where the compiler shows it.
  struct Place {
    var context: String
    var text: String
    var line = 2
    var column: Int {
      (text.range(of: "init").map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0) + 1
    }
  }

  var label: String?
  /// The parameter's type as messages write it, and what it stands for.
  var shownType: String
  var plainType: String
  var place: Place?

  private init(_ label: String?, _ shown: String, _ plain: String? = nil, _ context: String? = nil, _ text: String? = nil, line: Int = 2) {
    self.label = label
    shownType = shown
    plainType = plain ?? shown
    if let context, let text { place = Place(context: context, text: text, line: line) }
  }

  /// By type, in the order in which they are listed.
  static let all: [String: [ForeignInitializer]] = [
    "Date": [
      .init(
        "timeIntervalSinceNow", interval, "Double", "FoundationEssentials.Date", "public init(timeIntervalSinceNow: TimeInterval)"),
      .init(
        "timeIntervalSince1970", interval, "Double", "FoundationEssentials.Date", "public init(timeIntervalSince1970: TimeInterval)"),
      .init(
        "timeIntervalSinceReferenceDate", interval, "Double", "FoundationEssentials.Date",
        "public init(timeIntervalSinceReferenceDate ti: TimeInterval)"),
      .init("from", "any Decoder"), .init("julianDay", "Int"),
      .init("julianDate", "Double", "Double", "FoundationEssentials.Date", "internal init(julianDate: Double)"),
      .init("udate", "UDate' (aka 'Double", "Double", "FoundationInternationalization.Date", "internal init(udate: UDate)"),
      .init(nil, "timespec"),
    ],
    "UUID": [
      .init("uuidString", "String"),
      .init(
        "uuid", "uuid_t' (aka '(" + Array(repeating: "UInt8", count: 16).joined(separator: ", ") + ")"), .init("from", "any Decoder"),
      .init("reference", "NSUUID"),
    ],
    "CGPoint": coded, "CGSize": coded,
  ]

  private static let interval = "TimeInterval' (aka 'Double"
  private static let coded: [ForeignInitializer] = [
    .init(nil, "UnsafeRawPointer"), .init("coder", "NSCoder"), .init("from", "any Decoder"),
  ]

  static let urls: [ForeignInitializer] = [
    .init(
      "fileReferenceLiteralResourceName", "String", "String", "Foundation.URL",
      "public init(fileReferenceLiteralResourceName name: String)"),
    .init(
      "fileURLWithPath", "String", "String", "FoundationEssentials.URL", "  public init(fileURLWithPath path: __shared String)", line: 7),
  ]

  static let data: [ForeignInitializer] = ["capacity", "count"].map { (label: String) in
    ForeignInitializer(label, "Int", "Int", "FoundationEssentials.Data", "@inlinable public init(\(label): Int)")
  }

  static let sets: [ForeignInitializer] = [
    .init("arrayLiteral", "", "", "Swift.Set", "@inlinable public init(arrayLiteral elements: Element...)"),
    .init("arrayLiteral", "", "", "Swift.SetAlgebra", "@inlinable public init(arrayLiteral: Self.Element...)"),
  ]

  static let repeated: [ForeignInitializer] = [
    .init("repeating:count:", "", "", "Swift.Array", "@inlinable public init(repeating repeatedValue: Element, count: Int)"),
    .init(
      "repeating:count:", "", "", "Swift.RangeReplaceableCollection",
      "@inlinable public init(repeating repeatedValue: Self.Element, count: Int)"),
  ]

  static let signs: [ForeignInitializer] = [
    .init("signOf:magnitudeOf:", "", "", "Swift.Double", "public init(signOf sign: Double, magnitudeOf mag: Double)"),
    .init(
      "signOf:magnitudeOf:", "", "", "Swift.BinaryFloatingPoint",
      "@inlinable public init(signOf: Self, magnitudeOf: Self)"),
  ]

  /// Parameter lists of String's initializers with two parameters of which the second is an Int, and whether the first is.
  static let texts: [(parameters: String, takesInt: Bool)] = [
    ("unsafeUninitializedCapacity: Int, initializingUTF8With: (UnsafeMutableBufferPointer<UInt8>) throws -> Int", true),
    ("_uninitializedCapacity: Int, initializingUTF8With: (UnsafeMutableBufferPointer<UInt8>) throws -> Int", true),
    ("repeating: String, count: Int", false), ("repeating: Character, count: Int", false),
    ("utf8Capacity: Int, initializingWith: (inout OutputBuffer<UInt8>) throws -> Void", true),
    ("_utf16: UnsafeMutableBufferPointer<UInt16>, count: Int", false), ("_utf16: UnsafePointer<UInt16>, count: Int", false),
    ("utf16CodeUnits: UnsafePointer<unichar>, count: Int", false), ("repeating: String.Element, count: Int", false),
  ]
}
