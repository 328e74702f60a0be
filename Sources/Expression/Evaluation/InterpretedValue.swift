public import Inspection

/// A value of a struct or enum that an expression declared.
public struct InterpretedValue {
  /// The name of the type, as declared.
  public let typeName: String
  /// Whether the type is an enum.
  public let isEnum: Bool
  /// The case an enum value is in.
  public var caseName: String?
  /// Stored properties, or the payload of a case.
  public var fields: [(name: String, value: Any)]
}

/// An object of a class that an expression declared.
public final class InterpretedObject {
  /// The name of the class, as declared.
  public let typeName: String
  /// Stored properties.
  public var fields: [(name: String, value: Any)]
  /// What is done when it is destroyed, with an object of the same fields as `self`.
  var onDestruction: ((InterpretedObject) -> Void)?

  init(typeName: String, fields: [(name: String, value: Any)]) {
    self.typeName = typeName
    self.fields = fields
  }

  deinit {
    guard let onDestruction else { return }
    onDestruction(InterpretedObject(typeName: typeName, fields: fields))
  }
}

extension InterpretedValue: CustomReflectable {
  /// The fields under their names.
  public var customMirror: Mirror {
    Mirror(self, children: fields.map { (label: $0.name, value: $0.value) }, displayStyle: isEnum ? .enum : .struct)
  }
}

extension InterpretedObject: CustomReflectable {
  /// The fields under their names.
  public var customMirror: Mirror {
    Mirror(self, children: fields.map { (label: $0.name, value: $0.value) }, displayStyle: .class)
  }
}

/// Fields of values of declared types.
enum InterpretedFields {
  static func read(_ name: String, of value: Any) throws -> Any {
    let fields: [(name: String, value: Any)]
    switch value {
    case let value as InterpretedValue: fields = value.fields
    case let object as InterpretedObject: fields = object.fields
    default: throw AccessError.unknownMember(name)
    }
    guard let field = fields.first(where: { $0.name == name }) else { throw AccessError.unknownMember(name) }
    return field.value
  }

  static func write(_ name: String, of root: inout Any, to new: Any) throws {
    if var value = root as? InterpretedValue, let index = value.fields.firstIndex(where: { $0.name == name }) {
      value.fields[index].value = new
      root = value
    } else if let object = root as? InterpretedObject, let index = object.fields.firstIndex(where: { $0.name == name }) {
      object.fields[index].value = new
    } else {
      throw AccessError.notWritable(name)
    }
  }
}

extension InterpretedValue: SynthesizedValue {
  public var synthesizedTypeName: String { typeName }
  public var synthesizedCase: String? { caseName }
  public var synthesizedFields: [(name: String, value: Any)] { fields }
}

extension InterpretedObject: SynthesizedValue {
  public var synthesizedTypeName: String { typeName }
  public var synthesizedCase: String? { nil }
  public var synthesizedFields: [(name: String, value: Any)] { fields }
}
