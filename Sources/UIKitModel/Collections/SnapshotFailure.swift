import Foundation

/// The sentences with which a snapshot refuses a change. All are `NSInternalInconsistencyException`s.
enum SnapshotFailure {
  static func raise(_ reason: String) {
    UIKitEnvironment.current.raise(.internalInconsistency, reason)
  }

  /// Raises if an identifier is in the list twice. `kind` is `item` or `section`.
  static func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], kind: String) -> Bool {
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var repeated: [Identifier] = []
    for identifier in identifiers where !seen.insert(identifier).inserted && !repeated.contains(identifier) {
      repeated.append(identifier)
    }
    if repeated.isEmpty { return true }
    raise(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {\(list(repeated))}")
    return false
  }

  static func raisePresentSections<Identifier>(_ identifiers: [Identifier]) {
    let one = identifiers.count == 1
    raise(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section "
        + (one ? "identifier that already exists" : "identifiers that already exist")
        + " in the snapshot. Identifiers in a snapshot must be unique. Section "
        + (one
          ? "identifier that already exists: \(identifiers[0])"
          : "identifiers that already exist: \(list(identifiers))")
    )
  }

  static func logMovedItems<Identifier>(_ identifiers: [Identifier]) {
    let one = identifiers.count == 1
    UIKitEnvironment.current.log(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) item "
        + (one ? "identifier that already exists" : "identifiers that already exist")
        + " in the snapshot. The existing item "
        + (one ? "identifier" : "identifiers")
        + " will be moved into place instead, but this operation will be more expensive. For best performance, inserted item "
        + "identifiers should always be unique. Set a symbolic breakpoint on "
        + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item "
        + (one
          ? "identifier that already exists: \(identifiers[0])"
          : "identifiers that already exist: \(list(identifiers))")
    )
  }

  /// The printed form of a change: `<_UIDiffableDataSourceUpdate 0x… - action: INS; destinationIdentifier:…; …>`.
  static func update<Identifier>(
    _ action: String, _ destination: Identifier, isSection: Bool, _ identifiers: [Identifier]
  ) -> String {
    let address = String(UIKitEnvironment.current.allocateAddress(), radix: 16)
    return "<_UIDiffableDataSourceUpdate 0x\(address) - action: \(action); destinationIdentifier:\(destination); "
      + "destIsSection: \(isSection ? 1 : 0); identifiers: [\(identifiers.map { "\($0)" }.joined(separator: ", "))]>"
  }

  /// A collection as Foundation prints it: parenthesized, one indented element a line.
  static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }
}
