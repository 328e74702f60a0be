/// The initializers of the standard library's types that the compiler lists when an unlabelled argument fits none of them.
///
/// The lists are those of the library's own modules, internal declarations included, in the order in which the compiler
/// prints them. Generic initializers are told of where the argument is of a type of the program, all others elsewhere.
struct InitializerCandidate {
  /// The declaration's path but for its name.
  var context: String
  var text: String
  var need: Need

  enum Need {
    /// The parameter's type.
    case value(String)
    /// A generic parameter and the protocol it must conform to.
    case conformance(parameter: String, to: String)
    /// A label the call does not have.
    case label(String)
  }

  private init(_ context: String, _ text: String, _ need: Need) {
    self.context = context
    self.text = text
    self.need = need
  }

  /// The concrete initializers of a type, by the name it has without module.
  static func concrete(_ type: String) -> [InitializerCandidate] { values[type] ?? [] }

  /// The generic initializers of a type.
  ///
  /// - Parameter hasRawValue: Whether the argument is an enum with a raw value, which some of them might take.
  static func generic(_ type: String, hasRawValue: Bool) -> [InitializerCandidate] {
    let all = conformances[type] ?? []
    guard hasRawValue else { return all }
    return all.filter { candidate in
      if case .conformance(_, let name) = candidate.need {
        return !["StringProtocol", "Sequence", "LosslessStringConvertible"].contains(name)
      }
      return true
    }
  }

  private static let values: [String: [InitializerCandidate]] = [
    "Int": [
      .init("Swift.Int", "public init(_ source: Float)", .value("Float")),
      .init("Swift.Int", "public init(_ source: Double)", .value("Double")),
      .init("Swift.Int", "public init(_ source: Float80)", .value("Float80")),
      .init("Swift.Int", "public init(_ _value: Builtin.Int64)", .value("Builtin.Int64")),
      .init("Swift.Int", "public init(_ _v: Builtin.Word)", .value("Builtin.Word")),
      .init("Foundation.Int", "public init(_ value: CGFloat)", .value("CGFloat")),
      .init("Foundation.Int", "internal init(_ v: _NSSimpleObjCType)", .value("_NSSimpleObjCType")),
      .init("FoundationEssentials.FixedWidthInteger", "internal init?(_ decimal: Decimal)", .value("Decimal")),
      .init(
        "Foundation.Int", "fileprivate init(_ predefinedSet: CFCharacterSetPredefinedSet)", .value("CFCharacterSetPredefinedSet")),
      .init("Swift.FixedWidthInteger", "@inlinable public init?(_ description: String)", .value("String")),
      .init("Swift.Int", "  public init(_ source: Float16)", .value("Float16")),
      .init("Foundation.Int", "  public init(_ number: NSNumber)", .value("NSNumber")),
    ],
    "Double": [
      .init("Swift.Double", "public init(_ _value: Builtin.FPIEEE64)", .value("Builtin.FPIEEE64")),
      .init("Swift.Double", "public init(_ v: Int)", .value("Int")),
      .init("Foundation.Double", "public init(_ value: CGFloat)", .value("CGFloat")),
      .init("FoundationInternationalization.Double", "internal init(_ duration: Duration)", .value("Duration")),
      .init("Swift.Double", "@inlinable public init(_ other: Float)", .value("Float")),
      .init("Swift.Double", "@inlinable public init(_ other: Double)", .value("Double")),
      .init("Swift.Double", "@inlinable public init(_ other: Float80)", .value("Float80")),
      .init("Swift.Double", "  public init?(_ text: Substring)", .value("Substring")),
      .init("Foundation.Double", "  public init(_ number: NSNumber)", .value("NSNumber")),
      .init("Swift.Double", "  @inlinable public init(_ other: Float16)", .value("Float16")),
    ],
    "Bool": [
      .init("Swift.Bool", "public init(_ _v: Builtin.Int1)", .value("Builtin.Int1")),
      .init("Swift.Bool", "@inlinable public init(_ value: Bool)", .value("Bool")),
      .init("Swift.Bool", "@inlinable public init?(_ description: String)", .value("String")),
      .init("Foundation.Bool", "  public init(_ number: NSNumber)", .value("NSNumber")),
    ],
    "Character": [
      .init("Swift.Character", "@inlinable public init(_ content: Unicode.Scalar)", .value("Unicode.Scalar")),
      .init("Swift.Character", "@inlinable public init(_ s: String)", .value("String")),
    ],
    "Decimal": [
      "UInt8", "Int8", "UInt16", "Int16", "UInt32", "Int32", "UInt64", "Int64", "UInt", "Int", "Double",
    ].map { .init("FoundationEssentials.Decimal", "public init(_ value: \($0))", .value($0)) },
    "CGFloat": [
      "Float", "Double", "Float80", "CGFloat", "UInt8", "Int8", "UInt16", "Int16", "UInt32", "Int32", "UInt64", "Int64", "UInt", "Int",
    ].map { .init("Foundation.CGFloat", "public init(_ value: \($0))", .value($0)) },
  ]

  private static let conformances: [String: [InitializerCandidate]] = [
    "Int": [
      .init(
        "Swift.SignedInteger", "public init<T>(_ source: T) where T : BinaryInteger", .conformance(parameter: "T", to: "BinaryInteger")),
      .init(
        "Swift.FixedWidthInteger", "@inlinable public init<T>(_ source: T) where T : BinaryFloatingPoint",
        .conformance(parameter: "T", to: "BinaryFloatingPoint")),
      .init(
        "Swift.FixedWidthInteger", "@inlinable public init?<S>(_ text: S, radix: Int = 10) where S : StringProtocol",
        .conformance(parameter: "S", to: "StringProtocol")),
    ],
    "Double": [
      .init(
        "Swift.Double", "@inlinable public init?<S>(_ text: S) where S : StringProtocol",
        .conformance(parameter: "S", to: "StringProtocol")),
      .init(
        "Swift.Double", "@inlinable public init<Source>(_ value: Source) where Source : BinaryInteger",
        .conformance(parameter: "Source", to: "BinaryInteger")),
      .init(
        "Swift.BinaryFloatingPoint", "@inlinable public init<Source>(_ value: Source) where Source : BinaryFloatingPoint",
        .conformance(parameter: "Source", to: "BinaryFloatingPoint")),
      .init(
        "Swift.BinaryFloatingPoint", "@inlinable public init<Source>(_ value: Source) where Source : BinaryInteger",
        .conformance(parameter: "Source", to: "BinaryInteger")),
    ],
    "String": [
      .init(
        "Swift.String", "public init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false) where T : BinaryInteger",
        .conformance(parameter: "T", to: "BinaryInteger")),
      .init(
        "Swift.String", "public init<S>(_ characters: S) where S : Sequence, S.Element == Character",
        .conformance(parameter: "S", to: "Sequence")),
      .init("Swift.String", "public init<Subject>(describing instance: Subject)", .label("describing")),
      .init("Swift.String", "public init<Subject>(reflecting subject: Subject)", .label("reflecting")),
      .init(
        "Swift.String", "@inlinable public init<T>(_ value: T) where T : LosslessStringConvertible",
        .conformance(parameter: "T", to: "LosslessStringConvertible")),
      .init(
        "Swift.RangeReplaceableCollection", "@inlinable public init<S>(_ elements: S) where S : Sequence, Self.Element == S.Element",
        .conformance(parameter: "S", to: "Sequence")),
    ],
  ]
}
