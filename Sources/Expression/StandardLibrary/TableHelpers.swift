import Inspection

/// Short forms for the tables of generic types, whose members work on erased values.
enum Std {
  /// A method that leaves the value alone.
  static func method(_ text: String, _ body: @escaping (Any, Arguments) throws -> Any) -> Member {
    Member(text, .call { root, arguments in try body(root, arguments) })
  }

  /// A method that changes the value.
  static func mutating(_ text: String, _ body: @escaping (inout Any, Arguments) throws -> Any) -> Member {
    var member = Member("mutating " + text.replacing("public mutating func", with: "public func"), .call(body))
    member.declaration.text = text.contains("mutating func") ? text : text.replacing("public func", with: "public mutating func")
    return member
  }

  /// A member that the compiler's notes show as another declaration than the one its table works with.
  static func shown(_ member: Member, as text: String, in context: String, twin: Declaration.Twin? = nil) -> Member {
    var shown = member
    shown.declaration.text = text
    shown.declaration.context = context
    if let twin { shown.declaration.twins = [twin] }
    return shown
  }

  /// A property that is read.
  static func property(_ text: String, _ body: @escaping (Any) throws -> Any) -> Member {
    Member("var \(text) { get }", .property(get: body, set: nil))
  }

  /// A subscript that the library declares only to say why it can't be used.
  static func unavailable(_ text: String, _ reason: String) -> Member {
    var member = Member(text, .subscript(get: { _, _ in throw AccessError.unknownMember("subscript") }, set: nil))
    member.declaration.unavailable = reason
    return member
  }

  /// A static property.
  static func constant(_ text: String, _ body: @escaping () -> Any) -> Member {
    Member("static var \(text) { get }", .property(get: { _ in body() }, set: nil))
  }

  /// An initializer or a static method.
  static func make(_ text: String, _ body: @escaping (Arguments) throws -> Any) -> Member {
    Member(text, .call { _, arguments in try body(arguments) })
  }

  static func function(_ text: String, _ body: @escaping (Arguments) throws -> Any) -> Function {
    Function(text, erased: body)
  }

  // MARK: Results

  /// An array with the element type of the call's result.
  static func array(_ values: [Any], _ arguments: Arguments) throws -> Any {
    guard let element = arguments.result.arrayElement?.metatype else { return values }
    return try wrong(DynamicValue.array(values, of: element), "\(arguments.result)")
  }

  /// An Optional of the call's result type.
  static func optional(_ value: Any?, _ arguments: Arguments) throws -> Any {
    guard let metatype = arguments.resultMetatype, let none = DynamicValue.none(of: metatype) else {
      return value.map { DynamicValue.some($0) } ?? Any?.none as Any
    }
    guard let value else { return none }
    return try wrong(DynamicValue.cast(value, to: metatype), "\(arguments.result)")
  }

  static func wrong(_ value: Any?, _ expected: String) throws -> Any {
    guard let value else { throw AccessError.wrongType(expected: expected, found: "another") }
    return value
  }

  static func elements(_ root: Any, _ arguments: Arguments) throws -> [Any] {
    try Sequences.elements(root, arguments.execution)
  }

  static func truth(_ value: Any) -> Bool { value as? Bool ?? false }

  static func integer(_ arguments: Arguments, _ index: Int) throws -> Int { try arguments.value(index) }

  /// The payload of an Optional that a closure returned, whatever its depth of wrapping.
  static func payload(_ value: Any) -> Any? {
    guard case .some(let payload) = DynamicValue.optionalPayload(value) else { return value }
    return payload
  }

  // MARK: Opening

  static func sequence(_ root: Any) throws -> any Sequence {
    guard let sequence = root as? any Sequence else { throw AccessError.wrongType(expected: "Sequence", found: "\(type(of: root))") }
    return sequence
  }

  static func collection(_ root: Any) throws -> any Collection {
    guard let found = root as? any Collection else { throw AccessError.wrongType(expected: "Collection", found: "\(type(of: root))") }
    return found
  }

  static func bidirectional(_ root: Any) throws -> any BidirectionalCollection {
    guard let found = root as? any BidirectionalCollection else {
      throw AccessError.wrongType(expected: "BidirectionalCollection", found: "\(type(of: root))")
    }
    return found
  }

  static func replaceable(_ root: Any) throws -> any RangeReplaceableCollection {
    guard let found = root as? any RangeReplaceableCollection else {
      throw AccessError.wrongType(expected: "RangeReplaceableCollection", found: "\(type(of: root))")
    }
    return found
  }

  /// An element or index as the type a collection wants.
  static func typed<Value>(_ value: Any, _ type: Value.Type = Value.self) throws -> Value {
    try DynamicValue.unwrap(value, as: type)
  }
}
