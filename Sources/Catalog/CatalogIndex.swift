public import Inspection

/// Every experiment, in the order of the curriculum. A new card is one file and one row here; a test notices when
/// either is missing.
public struct CatalogIndex: Sendable {
  /// The entries: types first, then concepts.
  public let entries: [CatalogEntry]
  private let byName: [String: Int]

  /// The lab's own catalog.
  public init() { self.init(Self.types + Self.concepts) }

  /// A catalog of these entries.
  public init(_ entries: [CatalogEntry]) {
    self.entries = entries
    var byName: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      byName[entry.experiment.lowercased()] = index
      byName[entry.id.lowercased()] = index
    }
    self.byName = byName
  }

  /// The entry of an id, with or without `type.` or `concept.`, in any case.
  public func entry(_ name: String) -> CatalogEntry? { byName[name.lowercased()].map { entries[$0] } }

  /// The names that `use` accepts: card and concept ids.
  public var names: [String] { entries.map(\.id) }

  /// The tables of every type, together with the standard library's.
  public func registry(over base: TypeRegistry) -> TypeRegistry {
    var registry = base
    for entry in entries {
      for table in entry.tables() { registry.add(table) }
    }
    for table in SupportTables.all { registry.add(table) }
    for table in UIKitRows.all + RecorderTables.all { registry.extend(table) }
    return registry
  }
}
