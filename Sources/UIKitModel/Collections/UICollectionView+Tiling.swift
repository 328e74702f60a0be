import Foundation

extension UICollectionView {
  /// Shows exactly the elements that touch the bounds: what left goes to the pools first, then what came is asked for.
  func tile() {
    let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let elements = Set(wanted.map(\.element))
    // In the order of the list, so that the same scrolling always fills the pools in the same order.
    let gone = shown.filter { !elements.contains($0.key) }.sorted { $0.key < $1.key }
    for (element, one) in gone {
      shown[element] = nil
      endDisplaying(element, one, at: nil)
    }
    for attributes in wanted {
      if let one = shown[attributes.element] {
        one.view.place(attributes)
      } else {
        show(attributes)
      }
    }
    prefetch()
  }

  /// Asks for a view and puts it on the screen.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.element {
    case .item(let path):
      guard let cell = askForCell(at: path) else { return }
      display(cell, attributes)
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      guard let view = askForSupplementary(kind, at: path) else { return }
      display(view, attributes)
      itemDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decoration: return
    }
  }

  private func display(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let key = dequeued.removeValue(forKey: ObjectIdentifier(view))
    shown[attributes.element] = ShownElement(view: view, key: key)
    view.place(attributes)
    addSubview(view)
  }

  /// The data source's cell for an item, checked and with the item's selection.
  func askForCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    if cell.reuseIdentifier == nil {
      if !UIKitEnvironment.current.hasPendingException {
        UIKitEnvironment.current.raise(
          .internalInconsistency,
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
            + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
      }
      return nil
    }
    cell.isSelected = selection.contains(path)
    return cell
  }

  private func askForSupplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    if view.reuseIdentifier == nil {
      let environment = UIKitEnvironment.current
      if !environment.hasPendingException {
        let address = String(environment.allocateAddress(), radix: 16)
        environment.raise(
          .internalInconsistency,
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
            + "<NSIndexPath: 0x\(address)> \(path.exceptionText)) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
            + "(\(view.description))")
      }
      return nil
    }
    return view
  }

  /// Takes a view off the screen, tells the delegate and keeps the view for later.
  ///
  /// - Parameter oldPath: the item's path to tell, if the element has another by now.
  func endDisplaying(_ element: CollectionElement, _ one: ShownElement, at oldPath: IndexPath?) {
    one.view.removeFromSuperview()
    switch element {
    case .item(let path):
      if let cell = one.view as? UICollectionViewCell {
        itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: oldPath ?? path)
      }
    case .supplementary(let kind, let path):
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: one.view, forElementOfKind: kind, at: oldPath ?? path)
    case .decoration: break
    }
    if let key = one.key { reuse.store(one.view, for: key) }
  }

  // MARK: Prefetching

  /// Tells which items within one screenful beyond the visible ones came near, and which went away again.
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isVertical = contentSize.height > bounds.height
    let reach = bounds.insetBy(dx: isVertical ? 0 : -bounds.width, dy: isVertical ? -bounds.height : 0)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let near = (collectionViewLayout.layoutAttributesForElements(in: reach) ?? [])
      .filter { $0.representedElementCategory == .cell && shown[$0.element] == nil }
      .sorted { abs($0.center.y - middle.y) + abs($0.center.x - middle.x) < abs($1.center.y - middle.y) + abs($1.center.x - middle.x) }
    let paths = near.map(\.indexPath)
    let known = Set(paths)
    let away = prefetched.filter { !known.contains($0) && shown[.item($0)] == nil }.sorted()
    let fresh = paths.filter { !prefetched.contains($0) }
    prefetched = known
    if !away.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: away) }
    if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
  }
}
