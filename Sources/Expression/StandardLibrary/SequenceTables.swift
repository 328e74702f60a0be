import Inspection

/// Members that every sequence has.
enum SequenceTables {
  static var table: TypeTable {
    TypeTable(generic: "Sequence", module: "Swift", kind: .protocolType, parameters: []) {
      transforming
      searching
      ordering
      slicing
      folding
      text
    }
  }

  @TableBuilder private static var transforming: [any TableEntry] {
    Std.method("@inlinable public func map<T>(_ transform: (Self.Element) throws -> T) rethrows -> [T]") { root, arguments in
      let transform = try arguments.function(0)
      return try Std.array(Std.elements(root, arguments).map { try transform($0) }, arguments)
    }
    Std.shown(
      Std.method("@inlinable public func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element]") {
        root, arguments in
        let test = try arguments.function(0)
        return try Std.array(Std.elements(root, arguments).filter { Std.truth(try test($0)) }, arguments)
      },
      as: "  @inlinable public __consuming func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> Self",
      in: "Swift.RangeReplaceableCollection")
    Std.method(
      "@inlinable public func compactMap<ElementOfResult>(_ transform: (Self.Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]"
    ) { root, arguments in
      let transform = try arguments.function(0)
      return try Std.array(Std.elements(root, arguments).compactMap { Std.payload(try transform($0)) }, arguments)
    }
    Std.method(
      "@inlinable public func flatMap<SegmentOfResult>(_ transform: (Self.Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element] where SegmentOfResult : Sequence"
    ) { root, arguments in
      let transform = try arguments.function(0)
      return try Std.array(
        Std.elements(root, arguments).flatMap { try Sequences.elements(transform($0), arguments.execution) }, arguments)
    }
    Std.method("@inlinable public func forEach(_ body: (Self.Element) throws -> Void) rethrows") { root, arguments in
      let body = try arguments.function(0)
      for element in try Std.elements(root, arguments) { _ = try body(element) }
      return ()
    }
    Std.method("@inlinable public func enumerated() -> EnumeratedSequence<Self>") { root, _ in
      func open<S: Sequence>(_ sequence: S) -> Any { sequence.enumerated() }
      return try open(Std.sequence(root))
    }
    Std.method("@inlinable public func reversed() -> [Self.Element]") { root, arguments in
      try Std.array(Std.elements(root, arguments).reversed(), arguments)
    }
    Std.method("@inlinable public func shuffled() -> [Self.Element]") { root, arguments in
      try Std.array(Sequences.shuffled(root, arguments), arguments)
    }
    Std.method("public func joined() -> String where Self.Element : StringProtocol") { root, arguments in
      try Std.elements(root, arguments).map { "\($0)" }.joined()
    }
    Std.method("@inlinable public func joined() -> FlattenSequence<Self> where Self.Element : Sequence") { root, _ in
      try FlattenedElements.flatten(root)
    }
    Std.method("public func joined(separator: String) -> String where Self.Element : StringProtocol") { root, arguments in
      let separator: String = try arguments.value(0)
      return try Std.elements(root, arguments).map { "\($0)" }.joined(separator: separator)
    }
  }

  @TableBuilder private static var searching: [any TableEntry] {
    Std.method("@inlinable public func contains(where predicate: (Self.Element) throws -> Bool) rethrows -> Bool") { root, arguments in
      let test = try arguments.function(0)
      return try Sequences.forEach(root, arguments.execution) { Std.truth(try test($0)) ? true : nil } ?? false
    }
    Std.method("@inlinable public func contains(_ element: Self.Element) -> Bool where Self.Element : Equatable") { root, arguments in
      let wanted = arguments.values[0]
      return try Sequences.forEach(root, arguments.execution) { Comparison.areEqual($0, wanted) ? true : nil } ?? false
    }
    Std.method("@inlinable public func allSatisfy(_ predicate: (Self.Element) throws -> Bool) rethrows -> Bool") { root, arguments in
      let test = try arguments.function(0)
      return try Sequences.forEach(root, arguments.execution) { Std.truth(try test($0)) ? nil : false } ?? true
    }
    Std.method("@inlinable public func first(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?") {
      root, arguments in
      let test = try arguments.function(0)
      let found: Any? = try Sequences.forEach(root, arguments.execution) { Std.truth(try test($0)) ? $0 : nil }
      return try Std.optional(found, arguments)
    }
    Std.method("@inlinable public func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix : Sequence")
    { root, arguments in
      let elements = try Std.elements(root, arguments)
      let prefix = try Sequences.elements(arguments.values[0], arguments.execution)
      return prefix.count <= elements.count && zip(elements, prefix).allSatisfy { Comparison.areEqual($0, $1) }
    }
    Std.method("@inlinable public func elementsEqual<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence : Sequence") {
      root, arguments in
      let elements = try Std.elements(root, arguments)
      let others = try Sequences.elements(arguments.values[0], arguments.execution)
      return others.count == elements.count && zip(elements, others).allSatisfy { Comparison.areEqual($0, $1) }
    }
    Std.method("@inlinable public func count(where predicate: (Self.Element) throws -> Bool) rethrows -> Int") { root, arguments in
      let test = try arguments.function(0)
      return try Std.elements(root, arguments).count { Std.truth(try test($0)) }
    }
  }

  @TableBuilder private static var ordering: [any TableEntry] {
    Std.method("@inlinable public func sorted() -> [Self.Element] where Self.Element : Comparable") { root, arguments in
      try Std.array(Std.elements(root, arguments).sorted { Comparison.isLess($0, $1) }, arguments)
    }
    Std.method(
      "@inlinable public func sorted(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> [Self.Element]"
    ) { root, arguments in
      let order = try arguments.function(0)
      return try Std.array(Std.elements(root, arguments).sorted { Std.truth(try order($0, $1)) }, arguments)
    }
    for (name, isMax) in [("min", false), ("max", true)] {
      Std.method("@inlinable public func \(name)() -> Self.Element? where Self.Element : Comparable") { root, arguments in
        let elements = try Std.elements(root, arguments)
        let less: (Any, Any) -> Bool = { Comparison.isLess($0, $1) }
        return try Std.optional(isMax ? elements.max(by: less) : elements.min(by: less), arguments)
      }
      Std.method(
        "@inlinable public func \(name)(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Self.Element?"
      ) { root, arguments in
        let order = try arguments.function(0)
        let elements = try Std.elements(root, arguments)
        let less: (Any, Any) throws -> Bool = { Std.truth(try order($0, $1)) }
        return try Std.optional(isMax ? elements.max(by: less) : elements.min(by: less), arguments)
      }
    }
  }

  @TableBuilder private static var slicing: [any TableEntry] {
    for name in ["dropFirst", "dropLast"] {
      Std.method("@inlinable public func \(name)(_ k: Int = 1) -> [Self.Element]") { root, arguments in
        let count = try Slicing.count(arguments, name)
        let elements = try Std.elements(root, arguments)
        return try Std.array(Array(name == "dropFirst" ? elements.dropFirst(count) : elements.dropLast(count)), arguments)
      }
    }
    Std.method("@inlinable public func prefix(_ maxLength: Int) -> [Self.Element]") { root, arguments in
      try Std.array(Array(Std.elements(root, arguments).prefix(Slicing.count(arguments, "prefix"))), arguments)
    }
    Std.method("@inlinable public func suffix(_ maxLength: Int) -> [Self.Element]") { root, arguments in
      try Std.array(Array(Std.elements(root, arguments).suffix(Slicing.count(arguments, "suffix"))), arguments)
    }
    Std.property("underestimatedCount: Int") { root in
      func open<S: Sequence>(_ sequence: S) -> Any { sequence.underestimatedCount }
      return try open(Std.sequence(root))
    }
    Std.property("lazy: LazySequence<Self>") { root in
      func open<S: Sequence>(_ sequence: S) -> Any { sequence.lazy }
      return try open(Std.sequence(root))
    }
  }

  @TableBuilder private static var text: [any TableEntry] {
    Std.method(
      "public func split<C>(separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Self.SubSequence] where C : StringProtocol, Self : StringProtocol"
    ) { root, arguments in
      let separator = "\(arguments.values[0])"
      let (maximum, omits): (Int, Bool) = (try arguments.value(1), try arguments.value(2))
      return "\(root)".split(separator: separator, maxSplits: maximum, omittingEmptySubsequences: omits)
    }
  }

  @TableBuilder private static var folding: [any TableEntry] {
    Std.method(
      "@inlinable public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Self.Element) throws -> Result) rethrows -> Result"
    ) { root, arguments in
      let combine = try arguments.function(1)
      var result = arguments.values[0]
      for element in try Std.elements(root, arguments) { result = try combine(result, element) }
      return result
    }
    Std.method(
      "@inlinable public func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Self.Element) throws -> ()) rethrows -> Result"
    ) { root, arguments in
      let update = try arguments.function(1)
      let storage = Storage(arguments.values[0])
      for element in try Std.elements(root, arguments) { _ = try update(InoutStorage(storage), element) }
      return storage.value
    }
  }
}

/// A variable handed to a closure's `inout` parameter.
struct InoutStorage {
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}

/// Counts for `prefix` and its like.
enum Slicing {
  static func count(_ arguments: Arguments, _ name: String) throws -> Int {
    let count: Int = try arguments.value(0)
    guard count >= 0 else {
      let line: String
      switch name {
      case "dropFirst", "dropLast":
        line = "Can't drop a negative number of elements from a collection"
      case "prefix": line = "Can't take a prefix of negative length from a collection"
      default: line = "Can't take a suffix of negative length from a collection"
      }
      throw Trap("Swift/\(name == "suffix" ? "BidirectionalCollection" : "Collection").swift:\(lines[name] ?? 1): Fatal error: \(line)")
    }
    return count
  }

  private static let lines = ["dropFirst": 1252, "dropLast": 1286, "prefix": 1329, "suffix": 411]
}

/// A sequence of sequences as one.
enum FlattenedElements {
  static func flatten(_ root: Any) throws -> Any {
    func open<S: Sequence>(_ sequence: S) throws -> Any {
      guard let element = S.Element.self as? any Sequence.Type else {
        throw AccessError.wrongType(expected: "a sequence of sequences", found: "\(S.self)")
      }
      func inner<E: Sequence>(_: E.Type) throws -> Any {
        if let array = sequence as? [E] { return array.joined() }
        guard let typed = Array(sequence) as? [E] else { throw AccessError.wrongType(expected: "\([E].self)", found: "\(S.self)") }
        return typed.joined()
      }
      return try inner(element)
    }
    return try open(Std.sequence(root))
  }
}
