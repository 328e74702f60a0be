/// The ordered sections and items behind a snapshot, with constant-time look-up of where an identifier is.
///
/// A section keeps one slot for life, so that moving sections does not touch the places of their items. Editing a section
/// costs as much as the part of it that shifts.
struct SnapshotContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  struct Place: Sendable, Hashable {
    var slot: Int
    var position: Int
  }

  private(set) var sectionIdentifiers: [Section] = []
  private var sectionPosition: [Section: Int] = [:]
  private var slotOfSection: [Section: Int] = [:]
  private var sectionOfSlot: [Int: Section] = [:]
  private var itemsOfSlot: [[Item]] = []
  private var placeOfItem: [Item: Place] = [:]

  var numberOfItems: Int { placeOfItem.count }

  var itemIdentifiers: [Item] {
    var all: [Item] = []
    all.reserveCapacity(numberOfItems)
    for section in sectionIdentifiers { all += items(in: section) ?? [] }
    return all
  }

  func contains(_ item: Item) -> Bool { placeOfItem[item] != nil }

  func index(of section: Section) -> Int? { sectionPosition[section] }

  func items(in section: Section) -> [Item]? {
    slotOfSection[section].map { itemsOfSlot[$0] }
  }

  func numberOfItems(at index: Int) -> Int {
    slotOfSection[sectionIdentifiers[index]].map { itemsOfSlot[$0].count } ?? 0
  }

  func section(containing item: Item) -> Section? {
    placeOfItem[item].flatMap { sectionOfSlot[$0.slot] }
  }

  /// The section's and the item's number, as an index path gives them.
  func path(of item: Item) -> (section: Int, item: Int)? {
    guard let place = placeOfItem[item], let section = sectionOfSlot[place.slot], let index = sectionPosition[section]
    else { return nil }
    return (index, place.position)
  }

  func item(section: Int, item: Int) -> Item? {
    guard sectionIdentifiers.indices.contains(section), let items = items(in: sectionIdentifiers[section]),
      items.indices.contains(item)
    else { return nil }
    return items[item]
  }

  // MARK: Items

  mutating func removeItems(_ identifiers: [Item]) {
    var firstGap: [Int: Int] = [:]
    for identifier in identifiers {
      guard let place = placeOfItem.removeValue(forKey: identifier) else { continue }
      firstGap[place.slot] = min(firstGap[place.slot] ?? place.position, place.position)
    }
    for (slot, start) in firstGap {
      let kept = itemsOfSlot[slot][start...].filter { placeOfItem[$0] != nil }
      itemsOfSlot[slot].replaceSubrange(start..., with: kept)
      renumber(slot, from: start)
    }
  }

  /// Puts items, none of which may be present, into a section that must be.
  mutating func insertItems(_ identifiers: [Item], in section: Section, at position: Int) {
    guard let slot = slotOfSection[section] else { return }
    itemsOfSlot[slot].insert(contentsOf: identifiers, at: position)
    renumber(slot, from: position)
  }

  private mutating func renumber(_ slot: Int, from start: Int) {
    for position in start..<itemsOfSlot[slot].count {
      placeOfItem[itemsOfSlot[slot][position]] = Place(slot: slot, position: position)
    }
  }

  // MARK: Sections

  mutating func insertSections(_ identifiers: [Section], at index: Int) {
    for identifier in identifiers {
      slotOfSection[identifier] = itemsOfSlot.count
      sectionOfSlot[itemsOfSlot.count] = identifier
      itemsOfSlot.append([])
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    renumberSections()
  }

  mutating func removeSections(_ identifiers: [Section]) {
    let gone = identifiers.filter { slotOfSection[$0] != nil }
    for identifier in gone {
      guard let slot = slotOfSection.removeValue(forKey: identifier) else { continue }
      sectionOfSlot[slot] = nil
      for item in itemsOfSlot[slot] { placeOfItem[item] = nil }
      itemsOfSlot[slot] = []
    }
    sectionIdentifiers.removeAll { slotOfSection[$0] == nil }
    renumberSections()
  }

  mutating func moveSection(at source: Int, to destination: Int) {
    let identifier = sectionIdentifiers.remove(at: source)
    sectionIdentifiers.insert(identifier, at: destination)
    renumberSections()
  }

  private mutating func renumberSections() {
    sectionPosition.removeAll(keepingCapacity: true)
    for (index, section) in sectionIdentifiers.enumerated() { sectionPosition[section] = index }
  }
}

/// Identifiers in the order they were first named, each once: how a snapshot remembers what to reload.
struct OrderedMarks<Identifier: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private var known: Set<Identifier> = []

  func contains(_ identifier: Identifier) -> Bool { known.contains(identifier) }

  mutating func insert(_ new: [Identifier]) {
    for identifier in new where known.insert(identifier).inserted { identifiers.append(identifier) }
  }

  mutating func remove(_ gone: [Identifier]) {
    let gone = Set(gone)
    guard !known.isDisjoint(with: gone) else { return }
    known.subtract(gone)
    identifiers.removeAll { gone.contains($0) }
  }
}
