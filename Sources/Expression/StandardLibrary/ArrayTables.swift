import Inspection

/// Array, its slice, Set and Dictionary.
enum ArrayTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    for name in ["Array", "ArraySlice", "ContiguousArray"] { array(name) }
    set
    dictionary
    TypeTable(
      generic: "Dictionary.Keys", module: "Swift", kind: .structure, parameters: ["Key", "Value"],
      conformances: ["Collection"],
      aliases: ["Element": "Key", "Index": "Dictionary<Key, Value>.Index", "SubSequence": "Slice<Dictionary<Key, Value>.Keys>"])
    TypeTable(
      generic: "Dictionary.Values", module: "Swift", kind: .structure, parameters: ["Key", "Value"],
      conformances: ["Collection"], aliases: ["Element": "Value", "Index": "Dictionary<Key, Value>.Index"])
    TypeTable(generic: "Dictionary.Index", module: "Swift", kind: .structure, parameters: ["Key", "Value"])
    TypeTable(generic: "Set.Index", module: "Swift", kind: .structure, parameters: ["Element"])
  }

  private static func array(_ name: String) -> TypeTable {
    TypeTable(
      generic: name, module: "Swift", kind: .structure, parameters: ["Element"],
      conformances: ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"],
      aliases: [
        "Element": "Element", "Index": "Int", "Indices": "=Range<Self.Index>", "SubSequence": "=ArraySlice<Element>",
        "ArrayLiteralElement": "Element",
      ]
    ) {
      Std.property("description: String") { "\($0)" }
      Std.property("debugDescription: String") { String(reflecting: $0) }
      Std.property("startIndex: Int") { root in (root as? any Collection)?.startIndex as? Int ?? 0 }
      Std.property("endIndex: Int") { root in (root as? any Collection)?.endIndex as? Int ?? 0 }
      Std.property("capacity: Int") { root in try Std.collection(root).count }
      Std.property("hashValue: Int") { root in (root as? AnyHashable)?.hashValue ?? 0 }
      initializers(name)
      if name == "Array" { ReplaceableMembers.ofArray }
      Member(
        "@inlinable public subscript(index: Int) -> Element { get set }",
        .subscript(get: Indexing.element, set: ArrayWriting.element))
      Member(
        "@inlinable public subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }",
        .subscript(get: Indexing.slice, set: ReplaceableMembers.replaceSlice))
    }
  }

  @TableBuilder private static func initializers(_ name: String) -> [any TableEntry] {
    Std.make("@inlinable public init()") { arguments in try build(name, [], arguments) }
    Std.make("@inlinable public init<S>(_ s: S) where S : Sequence, Element == S.Element") { arguments in
      try build(name, Sequences.elements(arguments.values[0], arguments.execution), arguments)
    }
    Std.make("@inlinable public init(repeating repeatedValue: Element, count: Int)") { arguments in
      let count: Int = try arguments.value(1)
      guard count >= 0 else { throw Trap("Swift/Array.swift:947: Fatal error: Can't construct Array with count < 0") }
      try arguments.execution?.allow(count: count, of: arguments.values[0])
      return try build(name, Array(repeating: arguments.values[0], count: count), arguments)
    }
  }

  private static func build(_ name: String, _ values: [Any], _ arguments: Arguments) throws -> Any {
    guard let element = arguments.result.canonicalNominal?.arguments.first?.metatype else { return values }
    let array = try Std.wrong(DynamicValue.array(values, of: element), "\(arguments.result)")
    if name == "Array" { return array }
    func open<T>(_: T.Type) -> Any {
      let typed = array as? [T] ?? []
      return name == "ArraySlice" ? typed[...] as Any : ContiguousArray(typed) as Any
    }
    return _openExistential(element, do: open)
  }

  private static var set: TypeTable {
    TypeTable(
      generic: "Set", module: "Swift", kind: .structure, parameters: ["Element"], conformances: ["Collection"],
      aliases: [
        "Element": "Element", "Index": "Set<Element>.Index", "SubSequence": "Slice<Set<Element>>", "ArrayLiteralElement": "Element",
      ]
    ) {
      Std.make("@inlinable public init()") { try SetMembers.build([], $0) }
      Std.make("@inlinable public init<Source>(_ sequence: Source) where Source : Sequence, Element == Source.Element") { arguments in
        try SetMembers.build(Sequences.elements(arguments.values[0], arguments.execution), arguments)
      }
      Member("@inlinable public subscript(position: Set<Element>.Index) -> Element { get }", .subscript(get: Indexing.element, set: nil))
      SetMembers.members
    }
  }

  private static var dictionary: TypeTable {
    TypeTable(
      generic: "Dictionary", module: "Swift", kind: .structure, parameters: ["Key", "Value"],
      conformances: ["Collection"],
      aliases: [
        "Element": "(key: Key, value: Value)", "Index": "Dictionary<Key, Value>.Index",
        "SubSequence": "Slice<Dictionary<Key, Value>>",
      ]
    ) {
      DictionaryMembers.reading
      DictionaryMembers.subscripts
      DictionaryMembers.changing
      DictionaryMembers.transforming
      DictionaryMembers.initializers
    }
  }
}

/// Writes through indices, with the runtime's checks.
enum ArrayWriting {
  static func element(_ root: inout Any, _ arguments: Arguments, _ value: Any) throws {
    guard let collection = root as? any MutableCollection else { throw AccessError.notWritable("subscript") }
    func open<C: MutableCollection>(_ collection: C) throws -> Any {
      let index: C.Index = try arguments.value(0)
      guard index >= collection.startIndex, index < collection.endIndex else {
        throw Trap(RuntimeLines.indexOutOfRangeWriting)
      }
      var copy = collection
      copy[index] = try Std.typed(value)
      return copy
    }
    root = try open(collection)
  }
}
