extension TypeTable {
  /// Adds what the compiler synthesizes for raw values and listed cases, and what every option set has.
  mutating func addSynthesized(for type: Any.Type) {
    if members(named: "rawValue").isEmpty, let raw = type as? any RawRepresentable.Type { addRawValue(raw) }
    if members(named: "allCases").isEmpty, let listed = type as? any CaseIterable.Type { addAllCases(listed) }
    if let options = type as? any OptionSet.Type { addOptionSet(options) }
  }

  private mutating func addRawValue<Root: RawRepresentable>(_ type: Root.Type) {
    var property = Declaration(kind: .property, name: "rawValue", result: SwiftType(Root.RawValue.self))
    property.text = "internal var rawValue: \(SwiftType(Root.RawValue.self)) { get }"
    add(Member(property, .property(get: { try DynamicValue.unwrap($0, as: Root.self).rawValue }, set: nil)))
    // An enum has only some of the raw values; a struct around one takes any.
    let isFailable = kind == .enumeration
    let own = SwiftType.parameter("Self")
    var initializer = Declaration(kind: .initializer, name: "init", result: isFailable ? .optional(own) : own)
    initializer.isFailable = isFailable
    initializer.parameters = [.init(label: "rawValue", name: "rawValue", type: SwiftType(Root.RawValue.self))]
    initializer.text = "internal init\(isFailable ? "?" : "")(rawValue: \(SwiftType(Root.RawValue.self)))"
    add(
      Member(
        initializer,
        .call { _, arguments in
          let made = Root(rawValue: try arguments.value(0))
          guard !isFailable else { return made as Any }
          guard let made else { throw AccessError.wrongType(expected: "\(Root.self)", found: "nil") }
          return made
        }))
  }

  private mutating func addAllCases<Root: CaseIterable>(_ type: Root.Type) {
    var property = Declaration(kind: .property, name: "allCases", result: SwiftType(Root.AllCases.self))
    property.isStatic = true
    add(Member(property, .property(get: { _ in Root.allCases }, set: nil)))
  }

  private mutating func addOptionSet<Root: OptionSet>(_ type: Root.Type) {
    let entries: [any TableEntry] = [
      Property("isEmpty", \Root.isEmpty, .get),
      Initializer("init()") { Root() },
      Initializer("init(_ sequence: [Self])") { (members: [Root]) in members.reduce(Root()) { $0.union($1) } },
      Method("contains(_ member: Self)") { (set: Root, member: Root) in set.isSuperset(of: member) },
      Method("union(_ other: Self)") { (set: Root, other: Root) in set.union(other) },
      Method("intersection(_ other: Self)") { (set: Root, other: Root) in set.intersection(other) },
      Method("subtracting(_ other: Self)") { (set: Root, other: Root) in set.subtracting(other) },
      Method("symmetricDifference(_ other: Self)") { (set: Root, other: Root) in set.symmetricDifference(other) },
      Method("isSubset(of other: Self)") { (set: Root, other: Root) in set.isSubset(of: other) },
      Method("isSuperset(of other: Self)") { (set: Root, other: Root) in set.isSuperset(of: other) },
      Method("isDisjoint(with other: Self)") { (set: Root, other: Root) in set.isDisjoint(with: other) },
      MutatingMethod("insert(_ newMember: Self)") { (set: inout Root, member: Root) in set.formUnion(member) },
      MutatingMethod("remove(_ member: Self)") { (set: inout Root, member: Root) in set.subtract(member) },
      MutatingMethod("formUnion(_ other: Self)") { (set: inout Root, other: Root) in set.formUnion(other) },
    ]
    complete(
      with: TypeTable(generic: path, module: module, kind: kind, parameters: [], conformances: ["OptionSet"]) { entries })
  }
}
