import Inspection

/// Ranges, strides and the views over other sequences.
enum RangeTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    for name in ["Range", "ClosedRange"] { range(name) }
    TypeTable(generic: "ClosedRange.Index", module: "Swift", kind: .enumeration, parameters: ["Bound"], conformances: ["Comparable"])
    partial("PartialRangeFrom", "lowerBound")
    partial("PartialRangeUpTo", "upperBound")
    partial("PartialRangeThrough", "upperBound")
    views
    for name in ["StrideTo", "StrideThrough"] {
      TypeTable(
        generic: name, module: "Swift", kind: .structure, parameters: ["Element"], conformances: ["Sequence"],
        aliases: ["Element": "Element"])
    }
  }

  private static func range(_ name: String) -> TypeTable {
    TypeTable(
      generic: name, module: "Swift", kind: .structure, parameters: ["Bound"],
      conformances: ["RandomAccessCollection", "RangeExpression"],
      aliases: [
        "Element": "Bound", "Index": name == "Range" ? "Bound" : "ClosedRange<Bound>.Index",
        "SubSequence": name == "Range" ? "Range<Bound>" : "Slice<ClosedRange<Bound>>", "Indices": "Range<Bound>",
        "Bound": "=Bound",
      ]
    ) {
      StoredProperty("let lowerBound: Bound")
      StoredProperty("let upperBound: Bound")
      Std.property("description: String") { "\($0)" }
      Std.property("isEmpty: Bool") { root in (root as? any Collection)?.isEmpty ?? false }
      Std.method("@inlinable public func contains(_ element: Bound) -> Bool") { root, arguments in
        Ranges.contains(root, arguments.values[0]) ?? false
      }
      Std.method("@inlinable public func overlaps(_ other: \(name)<Bound>) -> Bool") { root, arguments in
        let mine = Mirror(reflecting: root).children.map(\.value)
        let other = Mirror(reflecting: arguments.values[0]).children.map(\.value)
        guard mine.count == 2, other.count == 2 else { return false }
        let touches = name == "ClosedRange"
        let a = Comparison.isLess(mine[0], other[1]) || (touches && Comparison.areEqual(mine[0], other[1]))
        let b = Comparison.isLess(other[0], mine[1]) || (touches && Comparison.areEqual(other[0], mine[1]))
        return a && b
      }
    }
  }

  private static func partial(_ name: String, _ bound: String) -> TypeTable {
    TypeTable(
      generic: name, module: "Swift", kind: .structure, parameters: ["Bound"], conformances: ["RangeExpression"],
      aliases: ["Element": "Bound", "Bound": "=Bound"]
    ) {
      StoredProperty("let \(bound): Bound")
      Std.method("@inlinable public func contains(_ element: Bound) -> Bool") { root, arguments in
        Ranges.contains(root, arguments.values[0]) ?? false
      }
    }
  }

  @ModuleBuilder private static var views: [any ModuleEntry] {
    TypeTable(
      generic: "ReversedCollection", module: "Swift", kind: .structure, parameters: ["Base"],
      conformances: ["BidirectionalCollection"], aliases: ["Element": "Base.Element", "SubSequence": "Slice<ReversedCollection<Base>>"])
    TypeTable(
      generic: "EnumeratedSequence", module: "Swift", kind: .structure, parameters: ["Base"],
      conformances: ["Sequence"], aliases: ["Element": "(offset: Int, element: Base.Element)"])
    TypeTable(
      generic: "Zip2Sequence", module: "Swift", kind: .structure, parameters: ["Sequence1", "Sequence2"],
      conformances: ["Sequence"], aliases: ["Element": "(Sequence1.Element, Sequence2.Element)"])
    TypeTable(
      generic: "FlattenSequence", module: "Swift", kind: .structure, parameters: ["Base"],
      conformances: ["Sequence"], aliases: ["Element": "Base.Element.Element"]
    ) {
      Std.property("count: Int") { root in (root as? any Collection)?.count ?? 0 }
      Std.property("isEmpty: Bool") { root in (root as? any Collection)?.isEmpty ?? true }
    }
    TypeTable(
      generic: "LazySequence", module: "Swift", kind: .structure, parameters: ["Base"],
      conformances: ["Sequence"], aliases: ["Element": "Base.Element"])
    TypeTable(
      generic: "LazyMapSequence", module: "Swift", kind: .structure, parameters: ["Base", "Element"],
      conformances: ["Sequence"], aliases: ["Element": "Element"])
    TypeTable(
      generic: "Slice", module: "Swift", kind: .structure, parameters: ["Base"],
      conformances: ["Collection"], aliases: ["Element": "Base.Element", "Index": "Base.Index"])
    TypeTable(
      generic: "AnySequence", module: "Swift", kind: .structure, parameters: ["Element"], conformances: ["Sequence"],
      aliases: ["Element": "Element"])
    TypeTable(
      generic: "CollectionOfOne", module: "Swift", kind: .structure, parameters: ["Element"], conformances: ["Collection"],
      aliases: ["Element": "Element", "Index": "Int"])
  }
}
