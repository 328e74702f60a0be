import Inspection

/// Members that add and remove elements.
enum ReplaceableMembers {
  /// Those that Array declares itself, beside the protocol's.
  @TableBuilder static var ofArray: [any TableEntry] {
    let members = (adding + removing).compactMap { $0 as? Member }
    if let append = members.first(where: { $0.declaration.fullName == "append(_:)" }) {
      Std.shown(append, as: "@inlinable public mutating func append(_ newElement: __owned Element)", in: "Swift.Array")
    }
    if let insert = members.first(where: { $0.declaration.fullName == "insert(_:at:)" }) {
      Std.shown(
        insert, as: "@inlinable public mutating func insert(_ newElement: __owned Element, at i: Int)", in: "Swift.Array",
        twin: .init(
          "Swift.RangeReplaceableCollection",
          "@inlinable public mutating func insert(_ newElement: __owned Self.Element, at i: Self.Index)"))
    }
    if let remove = members.first(where: { $0.declaration.fullName == "remove(at:)" }) {
      Std.shown(
        remove, as: "  @inlinable public mutating func remove(at index: Int) -> Element", in: "Swift.Array",
        twin: .init(
          "Swift.RangeReplaceableCollection", "  @inlinable public mutating func remove(at position: Self.Index) -> Self.Element"))
    }
  }

  @TableBuilder static var adding: [any TableEntry] {
    Std.mutating("@inlinable public func append(_ newElement: __owned Self.Element)") { root, arguments in
      try change(&root) { try $0.appending(arguments.values[0]) }
    }
    Std.mutating("@inlinable public func append<S>(contentsOf newElements: S) where S : Sequence") { root, arguments in
      let more = try Sequences.elements(arguments.values[0], arguments.execution)
      return try change(&root) { try $0.inserting(more, at: $0.count) }
    }
    Std.mutating("@inlinable public func insert(_ newElement: Self.Element, at i: Self.Index)") { root, arguments in
      let index = arguments.values[1]
      return try change(&root) {
        try $0.inserting(
          [arguments.values[0]], at: $0.offset(of: index, upToEnd: true, RuntimeLines.arrayIndex)
        )
      }
    }
    Std.mutating("@inlinable public func insert<C>(contentsOf newElements: C, at i: Self.Index) where C : Collection") { root, arguments in
      let more = try Sequences.elements(arguments.values[0], arguments.execution)
      let index = arguments.values[1]
      return try change(&root) { try $0.inserting(more, at: $0.offset(of: index, upToEnd: true, RuntimeLines.indexOutOfRange)) }
    }
    Std.mutating("@inlinable public func reserveCapacity(_ n: Int)") { _, _ in () }
    Std.mutating("@inlinable public func replaceSubrange<C>(_ subrange: Range<Self.Index>, with newElements: C) where C : Collection") {
      root, arguments in
      let more = try Sequences.elements(arguments.values[1], arguments.execution)
      return try change(&root) { try $0.replacing(arguments.values[0], with: more) }
    }
  }

  @TableBuilder static var removing: [any TableEntry] {
    Std.mutating("@inlinable public func remove(at i: Self.Index) -> Self.Element") { root, arguments in
      try take(&root) {
        try $0.offset(
          of: arguments.values[0], upToEnd: false,
          (arguments.values[0] as? Int).map { $0 < 0 } ?? false
            ? "Swift/Array.swift:1351: Fatal error: Index out of range" : "Swift/Array.swift:1350: Fatal error: Index out of range")
      }
    }
    Std.mutating("@inlinable public func removeFirst() -> Self.Element") { root, _ in
      try take(&root) {
        guard $0.count > 0 else {
          throw Trap("Swift/RangeReplaceableCollection.swift:623: Fatal error: Can't remove first element from an empty collection")
        }
        return 0
      }
    }
    Std.mutating("@inlinable public func removeLast() -> Self.Element") { root, _ in
      try take(&root) {
        guard $0.count > 0 else {
          throw Trap("Swift/RangeReplaceableCollection.swift:865: Fatal error: Can't remove last element from an empty collection")
        }
        return $0.count - 1
      }
    }
    for name in ["removeFirst", "removeLast"] {
      Std.mutating("@inlinable public func \(name)(_ k: Int)") { root, arguments in
        let count: Int = try arguments.value(0)
        return try change(&root) { base in
          guard count >= 0, count <= base.count else {
            throw Trap(
              "Swift/RangeReplaceableCollection.swift:\(name == "removeFirst" ? 596 : 899): Fatal error: Can't remove more items from a collection than it \(name == "removeFirst" ? "has" : "contains")"
            )
          }
          return try base.removing(name == "removeFirst" ? 0..<count : base.count - count..<base.count)
        }
      }
    }
    Std.mutating("@inlinable public func popLast() -> Self.Element?") { root, _ in
      let collection = try Std.replaceable(root)
      guard collection.count > 0 else { return collection.noElement }
      var copy: Any = root
      let last = try take(&copy) { $0.count - 1 }
      root = copy
      return collection.someElement(last)
    }
    Std.mutating("@inlinable public func removeAll(keepingCapacity keepCapacity: Bool = false)") { root, _ in
      try change(&root) { try $0.removing(0..<$0.count) }
    }
    Std.mutating("@inlinable public func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows") { root, arguments in
      let test = try arguments.function(0)
      return try change(&root) { try $0.keeping { !Std.truth(try test($0)) } }
    }
    Std.mutating("@inlinable public func removeSubrange(_ bounds: Range<Self.Index>)") { root, arguments in
      try change(&root) { try $0.replacing(arguments.values[0], with: []) }
    }
    Std.mutating("@inlinable public func removeSubrange<R>(_ bounds: R) where R : RangeExpression") { root, arguments in
      try replaceSlice(&root, arguments, [Any]())
      return ()
    }
  }

  /// `numbers[0..<2] = [5]`: any range expression stands for the elements that are replaced.
  static func replaceSlice(_ root: inout Any, _ arguments: Arguments, _ value: Any) throws {
    let elements = try Sequences.elements(value, arguments.execution)
    let bounds = try Indexing.bounds(of: root, arguments)
    root = try Std.replaceable(root).replacing(bounds, with: elements)
  }

  private static func change(_ root: inout Any, _ body: (any RangeReplaceableCollection) throws -> Any) throws -> Any {
    root = try body(Std.replaceable(root))
    return ()
  }

  private static func take(_ root: inout Any, _ offset: (any RangeReplaceableCollection) throws -> Int) throws -> Any {
    let collection = try Std.replaceable(root)
    let (rest, element) = try collection.taking(offset(collection))
    root = rest
    return element
  }
}

extension RangeReplaceableCollection {
  func appending(_ element: Any) throws -> Any {
    var copy = self
    copy.append(try Std.typed(element))
    return copy
  }

  func inserting(_ elements: [Any], at offset: Int) throws -> Any {
    var copy = self
    let typed = try elements.map { try Std.typed($0, Element.self) }
    copy.insert(contentsOf: typed, at: index(startIndex, offsetBy: offset))
    return copy
  }

  func removing(_ offsets: Range<Int>) throws -> Any {
    var copy = self
    let start = index(startIndex, offsetBy: offsets.lowerBound)
    copy.removeSubrange(start..<index(start, offsetBy: offsets.count))
    return copy
  }

  func keeping(_ test: (Any) throws -> Bool) throws -> Any {
    var copy = self
    try copy.removeAll { !(try test($0)) }
    return copy
  }

  func taking(_ offset: Int) throws -> (Any, Any) {
    var copy = self
    let element = copy.remove(at: index(startIndex, offsetBy: offset))
    return (copy, element)
  }

  func replacing(_ range: Any, with elements: [Any]) throws -> Any {
    let bounds: Range<Index> = try Std.typed(range)
    guard bounds.lowerBound >= startIndex else {
      throw Trap("Swift/Array.swift:1960: Fatal error: Array replace: subrange start is negative")
    }
    guard bounds.upperBound <= endIndex else {
      throw Trap("Swift/Array.swift:1962: Fatal error: Array replace: subrange extends past the end")
    }
    var copy = self
    copy.replaceSubrange(bounds, with: try elements.map { try Std.typed($0, Element.self) })
    return copy
  }

  /// How far an index is from the start, with the check that it lies in the collection.
  func offset(of index: Any, upToEnd: Bool, _ line: String) throws -> Int {
    let index: Index = try Std.typed(index)
    guard index >= startIndex, index < endIndex || (upToEnd && index == endIndex) else { throw Trap(line) }
    return distance(from: startIndex, to: index)
  }

  var noElement: Any { Element?.none as Any }
  func someElement(_ value: Any) -> Any { (value as? Element) as Any }
}
