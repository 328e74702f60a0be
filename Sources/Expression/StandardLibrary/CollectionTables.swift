import Inspection

/// Members that collections have.
enum CollectionTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    collection
    bidirectional
    mutable
    replaceable
    TypeTable(
      generic: "RandomAccessCollection", module: "Swift", kind: .protocolType, parameters: [], conformances: ["BidirectionalCollection"])
  }

  private static var collection: TypeTable {
    TypeTable(generic: "Collection", module: "Swift", kind: .protocolType, parameters: [], conformances: ["Sequence"]) {
      bounds
      slicing
      searching
      indexing
    }
  }

  @TableBuilder private static var bounds: [any TableEntry] {
    Std.property("first: Self.Element?") { root in
      func open<C: Collection>(_ collection: C) -> Any { collection.first as Any }
      return try open(Std.collection(root))
    }
    Std.property("isEmpty: Bool") { root in try Std.collection(root).isEmpty }
    Std.property("count: Int") { root in try Std.collection(root).count }
    Std.property("startIndex: Self.Index") { root in
      func open<C: Collection>(_ collection: C) -> Any { collection.startIndex }
      return try open(Std.collection(root))
    }
    Std.property("endIndex: Self.Index") { root in
      func open<C: Collection>(_ collection: C) -> Any { collection.endIndex }
      return try open(Std.collection(root))
    }
    Std.property("indices: Self.Indices") { root in
      func open<C: Collection>(_ collection: C) -> Any { collection.indices }
      return try open(Std.collection(root))
    }
    Std.method("@inlinable public func randomElement() -> Self.Element?") { root, arguments in
      var surroundings = arguments.surroundings
      func open<C: Collection>(_ collection: C) -> Any { collection.randomElement(using: &surroundings) as Any }
      return try open(Std.collection(root))
    }
  }

  @TableBuilder private static var slicing: [any TableEntry] {
    for name in ["dropFirst", "dropLast"] {
      Std.method("@inlinable public func \(name)(_ k: Int = 1) -> Self.SubSequence") { root, arguments in
        let count = try Slicing.count(arguments, name)
        func open<C: Collection>(_ collection: C) -> Any {
          name == "dropFirst" ? collection.dropFirst(count) as Any : collection.dropLast(count) as Any
        }
        return try open(Std.collection(root))
      }
    }
    for name in ["prefix", "suffix"] {
      Std.shown(
        Std.method("@inlinable public func \(name)(_ maxLength: Int) -> Self.SubSequence") { root, arguments in
          let count = try Slicing.count(arguments, name)
          func open<C: Collection>(_ collection: C) -> Any {
            name == "prefix" ? collection.prefix(count) as Any : collection.suffix(count) as Any
          }
          return try open(Std.collection(root))
        },
        as: "@inlinable public __consuming func \(name)(_ maxLength: Int) -> "
          + (name == "prefix" ? "PrefixSequence<Self>" : "[Self.Element]"), in: "Swift.Sequence")
    }
    for (name, label) in [("prefix", "upTo end"), ("prefix", "through position"), ("suffix", "from start")] {
      Std.method("@inlinable public func \(name)(\(label): Self.Index) -> Self.SubSequence") { root, arguments in
        func open<C: Collection>(_ collection: C) throws -> Any {
          guard let index = arguments.values[0] as? C.Index else { throw AccessError.missingArgument(0) }
          let isInside = index >= collection.startIndex && index <= collection.endIndex
          guard isInside, label != "through position" || index < collection.endIndex else { throw Trap(RuntimeLines.indexOutOfRange) }
          switch label {
          case "upTo end": return collection[collection.startIndex..<index]
          case "through position": return collection[collection.startIndex..<collection.index(after: index)]
          default: return collection[index..<collection.endIndex]
          }
        }
        return try open(Std.collection(root))
      }
    }
    for name in ["prefix", "drop"] {
      Std.method("@inlinable public func \(name)(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence") {
        root, arguments in
        let test = try arguments.function(0)
        func open<C: Collection>(_ collection: C) throws -> Any {
          name == "prefix"
            ? try collection.prefix { Std.truth(try test($0)) } as Any : try collection.drop { Std.truth(try test($0)) } as Any
        }
        return try open(Std.collection(root))
      }
    }
    splitting
    Std.method(
      "@inlinable public func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Self.Element) throws -> Bool) rethrows -> [Self.SubSequence]"
    ) { root, arguments in
      let test = try arguments.function(2)
      let (maximum, omits): (Int, Bool) = (try arguments.value(0), try arguments.value(1))
      func open<C: Collection>(_ collection: C) throws -> Any {
        try collection.split(maxSplits: maximum, omittingEmptySubsequences: omits) { Std.truth(try test($0)) }
      }
      return try open(Std.collection(root))
    }
  }

  /// The compiler shows `split` as Sequence declares it, and Collection's beside it.
  private static var splitting: Member {
    let result = "-> [Self.SubSequence]"
    let text =
      "@inlinable public __consuming func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) "
    let member = Std.method(
      "@inlinable public func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) \(result) where Self.Element : Equatable"
    ) { root, arguments in
      let separator = arguments.values[0]
      let (maximum, omits): (Int, Bool) = (try arguments.value(1), try arguments.value(2))
      func open<C: Collection>(_ collection: C) -> Any {
        collection.split(maxSplits: maximum, omittingEmptySubsequences: omits) { Comparison.areEqual($0, separator) }
      }
      return try open(Std.collection(root))
    }
    return Std.shown(
      member, as: text + "-> [ArraySlice<Self.Element>]", in: "Swift.Sequence", twin: .init("Swift.Collection", text + result))
  }

  @TableBuilder private static var searching: [any TableEntry] {
    for name in ["firstIndex"] {
      Std.method("@inlinable public func \(name)(of element: Self.Element) -> Self.Index? where Self.Element : Equatable") {
        root, arguments in
        let wanted = arguments.values[0]
        func open<C: Collection>(_ collection: C) -> Any { collection.firstIndex { Comparison.areEqual($0, wanted) } as Any }
        return try open(Std.collection(root))
      }
    }
    Std.method("@inlinable public func firstIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?") {
      root, arguments in
      let test = try arguments.function(0)
      func open<C: Collection>(_ collection: C) throws -> Any { try collection.firstIndex { Std.truth(try test($0)) } as Any }
      return try open(Std.collection(root))
    }
  }

  @TableBuilder private static var indexing: [any TableEntry] {
    for (name, step) in [("after", 1), ("before", -1)] {
      Std.method("public func index(\(name) i: Self.Index) -> Self.Index") { root, arguments in
        try Indexing.move(root, arguments.values[0], by: step)
      }
    }
    Std.method("@inlinable public func index(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?") { root, arguments in
      let test = try arguments.function(0)
      func open<C: Collection>(_ collection: C) throws -> Any { try collection.firstIndex { Std.truth(try test($0)) } as Any }
      return try open(Std.collection(root))
    }
    Std.method("@inlinable public func index(of element: Self.Element) -> Self.Index? where Self.Element : Equatable") { root, arguments in
      let wanted = arguments.values[0]
      func open<C: Collection>(_ collection: C) -> Any { collection.firstIndex { Comparison.areEqual($0, wanted) } as Any }
      return try open(Std.collection(root))
    }
    Std.method("@inlinable public func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index") { root, arguments in
      try Indexing.move(root, arguments.values[0], by: arguments.value(1))
    }
    Std.method("@inlinable public func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?") {
      root, arguments in
      let distance: Int = try arguments.value(1)
      func open<C: Collection>(_ collection: C) throws -> Any {
        let start: C.Index = try arguments.value(0)
        let limit: C.Index = try arguments.value(2)
        return collection.index(start, offsetBy: distance, limitedBy: limit) as Any
      }
      return try open(Std.collection(root))
    }
    Std.method("@inlinable public func distance(from start: Self.Index, to end: Self.Index) -> Int") { root, arguments in
      func open<C: Collection>(_ collection: C) throws -> Any {
        collection.distance(from: try arguments.value(0), to: try arguments.value(1))
      }
      return try open(Std.collection(root))
    }
    Member("public subscript(position: Self.Index) -> Self.Element { get }", .subscript(get: Indexing.element, set: nil))
    Member(
      "@inlinable public subscript(bounds: Range<Self.Index>) -> Slice<Self> { get }",
      .subscript(get: Indexing.slice, set: nil))
    Member(
      "@inlinable public subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence { get }",
      .subscript(get: { root, _ in try Indexing.whole(root) }, set: nil))
    Member(
      "  public subscript(subranges: RangeSet<Self.Index>) -> DiscontiguousSlice<Self> { get }",
      .subscript(get: { root, _ in root }, set: nil))
    Member(
      "@inlinable public subscript<R>(r: R) -> Self.SubSequence where R : RangeExpression, Self.Index == R.Bound { get }",
      .subscript(get: Indexing.slice, set: nil))
  }

  private static var bidirectional: TypeTable {
    TypeTable(generic: "BidirectionalCollection", module: "Swift", kind: .protocolType, parameters: [], conformances: ["Collection"]) {
      Std.property("last: Self.Element?") { root in
        func open<C: BidirectionalCollection>(_ collection: C) -> Any { collection.last as Any }
        return try open(Std.bidirectional(root))
      }
      Std.method("@inlinable public func reversed() -> ReversedCollection<Self>") { root, _ in
        func open<C: BidirectionalCollection>(_ collection: C) -> Any { collection.reversed() as ReversedCollection<C> }
        return try open(Std.bidirectional(root))
      }
      Std.method("@inlinable public func last(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?") {
        root, arguments in
        let test = try arguments.function(0)
        func open<C: BidirectionalCollection>(_ collection: C) throws -> Any { try collection.last { Std.truth(try test($0)) } as Any }
        return try open(Std.bidirectional(root))
      }
      Std.method("@inlinable public func lastIndex(of element: Self.Element) -> Self.Index? where Self.Element : Equatable") {
        root, arguments in
        let wanted = arguments.values[0]
        func open<C: BidirectionalCollection>(_ collection: C) -> Any { collection.lastIndex { Comparison.areEqual($0, wanted) } as Any }
        return try open(Std.bidirectional(root))
      }
      Std.method("@inlinable public func lastIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?") {
        root, arguments in
        let test = try arguments.function(0)
        func open<C: BidirectionalCollection>(_ collection: C) throws -> Any { try collection.lastIndex { Std.truth(try test($0)) } as Any }
        return try open(Std.bidirectional(root))
      }
    }
  }

  private static var mutable: TypeTable {
    TypeTable(generic: "MutableCollection", module: "Swift", kind: .protocolType, parameters: [], conformances: ["Collection"]) {
      Member(
        "@inlinable public subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence { get set }",
        .subscript(get: { root, _ in try Indexing.whole(root) }, set: nil))
      Member(
        "@inlinable public subscript<R>(r: R) -> Self.SubSequence where R : RangeExpression, Self.Index == R.Bound { get set }",
        .subscript(get: Indexing.slice, set: ReplaceableMembers.replaceSlice))
      Std.mutating("@inlinable public func swapAt(_ i: Self.Index, _ j: Self.Index)") { root, arguments in
        guard let collection = root as? any MutableCollection else { return () }
        func open<C: MutableCollection>(_ collection: C) throws -> Any {
          let (i, j): (C.Index, C.Index) = (try arguments.value(0), try arguments.value(1))
          for index in [i, j] where !(index >= collection.startIndex && index < collection.endIndex) {
            throw Trap(RuntimeLines.indexOutOfRange)
          }
          var copy = collection
          copy.swapAt(i, j)
          return copy
        }
        root = try open(collection)
        return ()
      }
      Std.mutating("@inlinable public func sort() where Self.Element : Comparable") { root, arguments in
        root = try Indexing.rebuilt(root, Std.elements(root, arguments).sorted { Comparison.isLess($0, $1) })
        return ()
      }
      Std.mutating("@inlinable public func sort(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows") {
        root, arguments in
        let order = try arguments.function(0)
        root = try Indexing.rebuilt(root, Std.elements(root, arguments).sorted { Std.truth(try order($0, $1)) })
        return ()
      }
      Std.mutating("@inlinable public func reverse()") { root, arguments in
        root = try Indexing.rebuilt(root, Std.elements(root, arguments).reversed())
        return ()
      }
      Std.mutating("@inlinable public func shuffle()") { root, arguments in
        root = try Indexing.rebuilt(root, Sequences.shuffled(root, arguments))
        return ()
      }
      Std.mutating("@inlinable public func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index") {
        root, arguments in
        let test = try arguments.function(0)
        var elements = try Std.elements(root, arguments)
        let pivot = try elements.partition { Std.truth(try test($0)) }
        root = try Indexing.rebuilt(root, elements)
        return pivot
      }
    }
  }

  private static var replaceable: TypeTable {
    TypeTable(generic: "RangeReplaceableCollection", module: "Swift", kind: .protocolType, parameters: [], conformances: ["Collection"]) {
      ReplaceableMembers.adding
      ReplaceableMembers.removing
    }
  }
}

/// Reads through indices, with the runtime's checks.
enum Indexing {
  static func element(_ root: Any, _ arguments: Arguments) throws -> Any {
    func open<C: Collection>(_ collection: C) throws -> Any {
      let index: C.Index = try arguments.value(0)
      guard index >= collection.startIndex, index < collection.endIndex else { throw Trap(outOfBounds(collection)) }
      return collection[index] as Any
    }
    return try open(Std.collection(root))
  }

  /// The runtime's line for an index beyond the end; a type outside the standard library has none.
  static func outOfBounds(_ collection: some Collection) -> String? {
    switch collection {
    case is String, is Substring: return "Swift/StringIndexValidation.swift:121: Fatal error: String index is out of bounds"
    case is any RangeExpression: return "Swift/Range.swift:310: Fatal error: Index out of range"
    default: break
    }
    switch SwiftType(type(of: collection)).canonicalNominal {
    case let nominal? where nominal.module == "Swift" && nominal.name == "ArraySlice":
      return "Swift/SliceBuffer.swift:307: Fatal error: Index out of bounds"
    case let nominal? where nominal.module == "Swift": return RuntimeLines.indexOutOfRange
    default: return nil
    }
  }

  static func slice(_ root: Any, _ arguments: Arguments) throws -> Any {
    func open<C: Collection>(_ collection: C) throws -> Any {
      let bounds = try relative(arguments.values[0], collection)
      guard bounds.lowerBound >= collection.startIndex, bounds.upperBound <= collection.endIndex else {
        if collection is String || collection is Substring {
          throw Trap("Swift/Substring.swift:783: Fatal error: String index range is out of bounds")
        }
        throw Trap(bounds.upperBound > collection.endIndex ? RuntimeLines.arrayIndex : RuntimeLines.negativeArrayIndex)
      }
      return collection[bounds] as Any
    }
    return try open(Std.collection(root))
  }

  /// The range that a range expression means in a collection.
  static func bounds(of root: Any, _ arguments: Arguments) throws -> Any {
    func open<C: Collection>(_ collection: C) throws -> Any { try relative(arguments.values[0], collection) }
    return try open(Std.collection(root))
  }

  /// The bounds that any range expression means in a collection; whether they fit is checked after.
  private static func relative<C: Collection>(_ range: Any, _ collection: C) throws -> Range<C.Index> {
    func bounds(_ lower: C.Index, _ upper: C.Index) throws -> Range<C.Index> {
      guard lower <= upper else { throw Trap(RuntimeLines.range) }
      return lower..<upper
    }
    func after(_ index: C.Index) throws -> C.Index {
      if let number = index as? Int, number < Int.max, let next = (number + 1) as? C.Index { return next }
      guard index < collection.endIndex else { throw Trap(outOfBounds(collection)) }
      return collection.index(after: index)
    }
    switch range {
    case let range as Range<C.Index>: return range
    case let range as PartialRangeFrom<C.Index>: return try bounds(range.lowerBound, collection.endIndex)
    case let range as PartialRangeUpTo<C.Index>: return try bounds(collection.startIndex, range.upperBound)
    case let range as PartialRangeThrough<C.Index>: return try bounds(collection.startIndex, after(range.upperBound))
    case let range as ClosedRange<C.Index>: return try bounds(range.lowerBound, after(range.upperBound))
    default: throw AccessError.wrongType(expected: "Range<\(C.Index.self)>", found: "\(type(of: range))")
    }
  }

  static func whole(_ root: Any) throws -> Any {
    func open<C: Collection>(_ collection: C) -> Any { collection[...] }
    return try open(Std.collection(root))
  }

  static func move(_ root: Any, _ index: Any, by distance: Int) throws -> Any {
    func open<C: Collection>(_ collection: C) throws -> Any {
      let start: C.Index = try Std.typed(index)
      if let number = index as? Int, C.Index.self == Int.self { return number + distance }
      let limit = distance >= 0 ? collection.endIndex : collection.startIndex
      guard let moved = collection.index(start, offsetBy: distance, limitedBy: limit) else {
        let isString = collection is String || collection is Substring
        guard isString else { throw Trap(outOfBounds(collection)) }
        let place = abs(distance) == 1 ? "StringIndexValidation.swift:254" : "StringCharacterView.swift:158"
        throw Trap("Swift/\(place): Fatal error: String index is out of bounds")
      }
      return moved
    }
    return try open(Std.collection(root))
  }

  /// A collection of the same type with other elements.
  static func rebuilt(_ root: Any, _ elements: [Any]) throws -> Any {
    guard let collection = root as? any MutableCollection else { return root }
    func open<C: MutableCollection>(_ collection: C) throws -> Any {
      var copy = collection
      var index = copy.startIndex
      for element in elements {
        copy[index] = try Std.typed(element)
        copy.formIndex(after: &index)
      }
      return copy
    }
    return try open(collection)
  }
}
