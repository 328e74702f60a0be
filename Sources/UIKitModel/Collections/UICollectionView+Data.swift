public import Foundation

extension UICollectionView {
  // MARK: Counts

  /// The number of sections, as it was when the data was last read.
  public var numberOfSections: Int { loadedCounts.count }

  /// The number of items in a section, as it was when the data was last read.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.indices.contains(section) else {
      UIKitEnvironment.current.raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
      return 0
    }
    return counts[section]
  }

  /// The counts; asks the data source for all of them if they are not known.
  var loadedCounts: [Int] {
    if let counts { return counts }
    let fresh = askCounts()
    counts = fresh
    return fresh
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func isValid(_ path: IndexPath) -> Bool {
    let counts = loadedCounts
    return path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// Forgets counts, cells and selection; everything is asked again at the next layout pass.
  public func reloadData() {
    counts = nil
    for (element, one) in shown { endDisplaying(element, one, at: nil) }
    shown.removeAll()
    clearSelection()
    highlightedPath = nil
    prefetched.removeAll()
    collectionViewLayout.isValid = false
    setNeedsLayout()
  }

  /// Whether something is dragged out of the list, or over it. Drag and drop are left out.
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
  /// Whether updates were made that are not shown yet.
  public var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: What is visible

  /// The cells on the screen, in the order of their items.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

  /// The items on the screen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.compactMap { if case .item(let path) = $0 { path } else { nil } }.sorted()
  }

  /// The cell of an item, if it is on the screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.item(indexPath)]?.view as? UICollectionViewCell
  }

  /// The item a cell shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (element, one) in shown where one.view === cell {
      if case .item(let path) = element { return path }
    }
    return nil
  }

  /// The item at a point of the content; `nil` in a gap.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let found = collectionViewLayout.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    return found?.first { $0.representedElementCategory == .cell && $0.frame.encloses(point) }?.indexPath
  }

  /// The header or footer on the screen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[.supplementary(elementKind, indexPath)]?.view }

  /// The headers or footers on the screen, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The paths of the headers or footers on the screen, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.compactMap { if case .supplementary(elementKind, let path) = $0 { path } else { nil } }.sorted()
  }

  /// Where the layout puts an item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return isValid(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Where the layout puts a header or footer.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
