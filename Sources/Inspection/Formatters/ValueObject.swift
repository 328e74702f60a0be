/// A value where a debugger finds it: a name, what is there, and the type it is declared with.
///
/// The counterpart of LLDB's `ValueObject`. `ValueDescriber` says how it is shown; `ValuePrinter` writes it.
public struct ValueObject {
  /// What the place holds.
  enum Content {
    /// A live value.
    case value(Any)
    /// The part of an object that a base class declares.
    case basePart(Any, AnyClass)
    /// An empty weak reference to a class: LLDB shows `nil` and then fails to read its members.
    case emptyWeakReference(AnyClass)
    /// A weak reference that holds an object.
    case weakReference(Any)
    /// The payload of an indirect enum case, which LLDB reads without its type.
    case bareStorage(Any)
    /// Storage the runtime has no value for, already written out.
    case text(value: String?, children: [ValueObject])
    /// A place LLDB cannot read, with its complaint; `endsInNewline` tells how that is laid out.
    case unreadable(type: Any.Type, complaint: String, endsInNewline: Bool)
  }

  public var name: String
  var content: Content
  /// The type shown and used for member lookup where it is not the value's own.
  var declaredType: Any.Type?
  /// A type's name as it must be shown, where the runtime cannot know it (an inferred alias, a local closure).
  public var typeName: String?
  /// The type's name in LLDB's messages, where it is not the value's own.
  public var qualifiedName: String?
  /// The path by which the value was reached, as `v` prints it; nil when that is the name.
  var path: String?
  /// Text shown for the value in place of its own.
  var shownValue: String?
  /// The class whose members are shown, where that is not the object's own.
  var staticClass: AnyClass?
  /// The property's own name where `name` is a whole path.
  public var propertyName: String?
  /// The type that stores the value, for finding the name of a function it holds.
  var owner: Any.Type?
  /// Whether LLDB has no formatter for the value under this name (see `RawStorage`).
  public var showsRawStorage = false
  /// The same for the elements of a collection.
  public var elementsShowRawStorage = false
  /// Whether the place is declared as a protocol type or `Any`.
  var isExistential = false
  /// Whether the value is an enum's payload: its type is then written with modules.
  var isPayload = false

  init(name: String, content: Content, declaredType: Any.Type? = nil) {
    self.name = name
    self.content = content
    self.declaredType = declaredType
  }

  /// A live value under a name. `typeName` is the type as LLDB shows it, when the runtime's own name is not it.
  public init(name: String, value: Any, typeName: String? = nil) {
    self.init(name: name, content: .value(value))
    self.typeName = typeName
  }

  /// Gives the value another name; what is reached through it is then named by that.
  public mutating func rename(_ name: String) {
    self.name = name
    path = nil
  }

  /// A variable the debugger cannot read, with its complaint.
  public static func unavailable(name: String, typeName: String?, reason: String) -> ValueObject {
    var object = ValueObject(
      name: name, content: .unreadable(type: Any.self, complaint: reason, endsInNewline: false))
    object.typeName = typeName
    return object
  }

  /// A variable that holds a type. `shown` is the value's text where it is not the type's name.
  public static func metatype(name: String, value: Any, typeName: String, shown: String?) -> ValueObject {
    var object = ValueObject(name: name, value: value, typeName: typeName)
    object.shownValue = shown
    return object
  }

  /// An object seen as one of its base classes.
  public static func upcast(name: String, value: Any, to type: AnyClass) -> ValueObject {
    var object = ValueObject(name: name, value: value, typeName: SwiftType(type).lldbName)
    object.staticClass = type
    return object
  }

  /// Shows a function by what LLDB finds at its address.
  public mutating func showFunction(_ symbol: String) {
    shownValue = ValueDescriber.functionText(symbol)
  }

  /// The live value, when there is one.
  public var value: Any? {
    switch content {
    case .value(let value), .weakReference(let value), .bareStorage(let value), .basePart(let value, _): value
    case .emptyWeakReference: AnyObject?.none as Any
    case .text, .unreadable: nil
    }
  }

  /// Whether the debugger can read the place.
  public var isReadable: Bool {
    if case .unreadable = content { return false }
    return true
  }

  /// Whether the standard library can be asked to describe the value: a weak reference's storage cannot be handed to it.
  public var canBeDescribed: Bool {
    switch content {
    case .value: true
    case .emptyWeakReference: true
    default: false
    }
  }

  /// The type shown before the value.
  var shownTypeName: String {
    if let typeName { return typeName }
    switch content {
    case .value(let value), .bareStorage(let value):
      let type = SwiftType(Swift.type(of: value))
      return isPayload && !type.isOptional ? type.qualifiedName : type.lldbName
    case .weakReference(let value): return SwiftType(Swift.type(of: value)).lldbName
    case .basePart(_, let type): return SwiftType(type).lldbName
    case .emptyWeakReference(let type): return SwiftType(type).lldbName + "?"
    case .text: return "Builtin.Word"
    case .unreadable(let type, _, _): return SwiftType(type).lldbName
    }
  }

  /// The type as LLDB's messages write it: every module, no sugar.
  var qualifiedTypeName: String {
    if let qualifiedName { return qualifiedName }
    if let declaredType { return SwiftType(declaredType).qualifiedName }
    switch content {
    case .value(let value), .weakReference(let value), .bareStorage(let value):
      let text = SwiftType(Swift.type(of: value)).qualifiedName
      return text == "()" ? "$sytD" : text
    case .basePart(_, let type): return SwiftType(type).qualifiedName
    case .emptyWeakReference(let type): return "Swift.Optional<" + SwiftType(type).qualifiedName + ">"
    case .text: return "Builtin.Word"
    case .unreadable(let type, _, _): return SwiftType(type).qualifiedName
    }
  }
}

/// The members a value shows, made when they are asked for: an array of a million shows its first twenty-four.
struct ValueChildren {
  let count: Int
  private let make: (Int) -> ValueObject

  static var none: ValueChildren {
    ValueChildren(count: 0) { _ in preconditionFailure("a value without members was asked for one") }
  }

  init(count: Int, make: @escaping (Int) -> ValueObject) {
    self.count = count
    self.make = make
  }

  init(_ objects: [ValueObject]) { self.init(count: objects.count) { objects[$0] } }

  subscript(index: Int) -> ValueObject { make(index) }
}

/// What LLDB's formatters make of a value.
struct ValueDescription {
  /// The plain value: a number, an object's address, an enum's case.
  var value: String?
  /// Whether `value` is shown only under an explicit format (a Bool, an Optional).
  var hidesValue = false
  /// What the type's formatter says of it: `3 values`, `"text"`, `nil`.
  var summary: String?
  /// Whether a formatter is attached: a value with one is never laid out on one line by its members.
  var hasFormatter = false
  /// Whether the formatter stands for the members too.
  var hidesChildren = false
  var children = ValueChildren.none
  /// Whether members come from a formatter and not from storage.
  var hasSyntheticChildren = false
  /// Whether the type is an aggregate to LLDB (every nominal type is; functions and metatypes are not).
  var isAggregate = true
  /// Whether the value keeps any value it belongs to from being laid out on one line.
  var opposesOneLine = false
  /// The object, for recognising one that is shown already.
  var object: AnyObject?
  /// Whether an aggregate without members says so by `{}` after its value.
  var showsEmptyBraces = true
  /// Whether this is the part of an object that a base class declares.
  var isBasePart = false
  /// Whether the value is a pointer: it could have members, and says that it has none.
  var isPointer = false
  /// Whether an Optional of it says `some` before the summary.
  var keepsSome = false
  /// LLDB's complaint in place of everything.
  var complaint: (text: String, endsInNewline: Bool)?
}

/// `(Int)`, but `(Int, String)` and `() -> ()` as they are: what LLDB writes before a value's name.
func parenthesized(typeName: String) -> String {
  typeName.hasPrefix("(") && typeName.hasSuffix(")") ? typeName : "(" + typeName + ")"
}
