public import Foundation

extension UICollectionView {
  /// The selected items, in the order of selection.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.identifiers }

  /// Selects an item without telling the delegate; `nil` clears the selection. An empty position does not scroll.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else {
      clearSelection()
      return
    }
    guard isValid(indexPath) else { return }
    if !allowsMultipleSelection {
      for other in selection.identifiers where other != indexPath { setSelected(other, false) }
    }
    setSelected(indexPath, true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes an item out of the selection without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }

  /// A tap on an item, through all the delegate's calls: what a finger does to a visible cell.
  public func tapItem(at indexPath: IndexPath) {
    guard isValid(indexPath) else { return }
    highlight(indexPath)
    if highlightedPath == indexPath { personSelects(indexPath) }
    unhighlight()
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selection.insert([path]) } else { selection.remove([path]) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  func clearSelection() {
    for path in selection.identifiers { setSelected(path, false) }
  }

  // MARK: A person's touch

  func highlight(_ path: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    highlightedPath = path
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func personSelects(_ path: IndexPath) {
    let allows = isEditing ? allowsSelectionDuringEditing : allowsSelection
    let allowsMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    guard allows || allowsMultiple else { return }
    let delegate = itemDelegate
    if allowsMultiple, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(path, false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultiple {
      for other in selection.identifiers where other != path {
        setSelected(other, false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(path, true)
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  // MARK: Scrolling to an item

  /// Brings an item to a place of the visible part. Raises for a path that is not there and for two vertical or two
  /// horizontal positions at once.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    for group: ScrollPosition in [[.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right]]
    where scrollPosition.intersection(group).rawValue.nonzeroBitCount > 1 {
      UIKitEnvironment.current.raise(
        .invalidArgument,
        "Invalid scroll position: two positions of the same group (vertical or horizontal) may not be combined "
          + "(\(scrollPosition.rawValue))")
      return
    }
    guard isValid(indexPath), let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      raiseOutOfBounds(indexPath)
      return
    }
    setContentOffset(limited(offset(showing: frame, at: scrollPosition)), animated: animated)
  }

  private func raiseOutOfBounds(_ path: IndexPath) {
    let counts = loadedCounts
    let reason =
      counts.indices.contains(path.section)
      ? "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
        + "\(counts[path.section]) items in section \(path.section)."
      : "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are only "
        + "\(counts.count) sections."
    UIKitEnvironment.current.raise(.internalInconsistency, reason + " Collection view: \(description).")
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - visible.height / 2 - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - visible.height - inset.top }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - visible.width / 2 - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - visible.width - inset.left }
    return offset
  }
}
