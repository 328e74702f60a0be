import Inspection

/// A Set of any element.
protocol ErasedSet {
  func erasedContains(_ element: Any) -> Bool
  func erasedInserting(_ element: Any) throws -> (set: Any, inserted: Bool, member: Any)
  func erasedRemoving(_ element: Any) throws -> (set: Any, removed: Any)
  func erasedCombined(_ operation: String, _ other: [Any]) throws -> Any
  func erasedFiltered(_ test: (Any) throws -> Bool) throws -> Any
}

extension Set: ErasedSet {
  func erasedContains(_ element: Any) -> Bool { (element as? Element).map(contains) ?? false }

  func erasedInserting(_ element: Any) throws -> (set: Any, inserted: Bool, member: Any) {
    var copy = self
    let result = copy.insert(try Std.typed(element))
    return (copy, result.inserted, (inserted: result.inserted, memberAfterInsert: result.memberAfterInsert))
  }

  func erasedRemoving(_ element: Any) throws -> (set: Any, removed: Any) {
    var copy = self
    let removed = copy.remove(try Std.typed(element))
    return (copy, removed as Any)
  }

  func erasedCombined(_ operation: String, _ other: [Any]) throws -> Any {
    let others = Set(try other.map { try Std.typed($0, Element.self) })
    switch operation {
    case "union", "formUnion": return union(others)
    case "intersection", "formIntersection": return intersection(others)
    case "subtracting", "subtract": return subtracting(others)
    case "symmetricDifference": return symmetricDifference(others)
    case "isSubset": return isSubset(of: others)
    case "isSuperset": return isSuperset(of: others)
    default: return isDisjoint(with: others)
    }
  }

  func erasedFiltered(_ test: (Any) throws -> Bool) throws -> Any { try filter { try test($0) } }
}

enum SetMembers {
  @TableBuilder static var members: [any TableEntry] {
    Std.property("description: String") { "\($0)" }
    Std.property("debugDescription: String") { String(reflecting: $0) }
    Std.property("hashValue: Int") { root in (root as? AnyHashable)?.hashValue ?? 0 }
    Std.method("@inlinable public func contains(_ member: Element) -> Bool") { root, arguments in
      try erased(root).erasedContains(arguments.values[0])
    }
    Std.method("@inlinable public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>") { root, arguments in
      let test = try arguments.function(0)
      return try erased(root).erasedFiltered { Std.truth(try test($0)) }
    }
    Std.mutating("@inlinable public func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)") { root, arguments in
      let result = try erased(root).erasedInserting(arguments.values[0])
      root = result.set
      return result.member
    }
    Std.mutating("@inlinable public func remove(_ member: Element) -> Element?") { root, arguments in
      let result = try erased(root).erasedRemoving(arguments.values[0])
      root = result.set
      return result.removed
    }
    Std.mutating("@inlinable public func removeAll(keepingCapacity keepCapacity: Bool = false)") { root, arguments in
      root = try erased(root).erasedFiltered { _ in false }
      return ()
    }
    for name in ["union", "intersection", "subtracting", "symmetricDifference"] {
      let label = "_"
      Std.method("@inlinable public func \(name)<S>(\(label) other: S) -> Set<Element> where S : Sequence") { root, arguments in
        try erased(root).erasedCombined(name, Sequences.elements(arguments.values[0], arguments.execution))
      }
    }
    for (name, label) in [("isSubset", "of"), ("isSuperset", "of"), ("isDisjoint", "with")] {
      Std.method("@inlinable public func \(name)<S>(\(label) possible: S) -> Bool where S : Sequence") { root, arguments in
        try erased(root).erasedCombined(name, Sequences.elements(arguments.values[0], arguments.execution))
      }
    }
    for name in ["formUnion", "formIntersection", "subtract"] {
      Std.mutating("@inlinable public func \(name)<S>(_ other: S) where S : Sequence") { root, arguments in
        root = try erased(root).erasedCombined(name, Sequences.elements(arguments.values[0], arguments.execution))
        return ()
      }
    }
  }

  static func build(_ values: [Any], _ arguments: Arguments) throws -> Any {
    guard let element = arguments.result.canonicalNominal?.arguments.first?.metatype else {
      throw AccessError.unknownType("\(arguments.result)")
    }
    return try Std.wrong(DynamicValue.set(values, of: element), "\(arguments.result)")
  }

  private static func erased(_ root: Any) throws -> any ErasedSet {
    guard let set = root as? any ErasedSet else { throw AccessError.wrongType(expected: "Set", found: "\(type(of: root))") }
    return set
  }
}
