public import Foundation

extension UICollectionView {
  // MARK: Registration

  /// Says which class new cells of an identifier get; `nil` takes it back. The last registration counts.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UICollectionViewCell.Type, for: .init(kind: nil, identifier: identifier))
  }

  /// Says which class new supplementary views of a kind and identifier get; `nil` takes it back.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    reuse.register(
      viewClass as? UICollectionReusableView.Type, for: .init(kind: elementKind, identifier: identifier))
  }

  // MARK: Dequeuing

  /// A cell for an item: one that waits, prepared for reuse, else a new one of the registered class.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    let view = dequeue(.init(kind: nil, identifier: identifier), printedKind: "UICollectionElementKindCell")
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A header or footer: one that waits, prepared for reuse, else a new one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.init(kind: elementKind, identifier: identifier), printedKind: elementKind)
      ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(_ key: CollectionReuse.Key, printedKind: String) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    if let waiting = reuse.take(key) {
      waiting.resetForReuse()
      view = waiting
    } else if let viewClass = reuse.registeredClass(for: key) {
      view = viewClass.init(frame: .zero)
      view.reuseIdentifier = key.identifier
    } else {
      UIKitEnvironment.current.raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(printedKind) with identifier \(key.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
      return nil
    }
    dequeued[ObjectIdentifier(view)] = key
    return view
  }

  // MARK: Registrations as values

  /// A cell class together with the closure that fills a cell of it.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier: String
    let handler: Handler
    /// Creates a registration; keep it outside the cell provider, so that its cells are reused.
    public init(handler: @escaping Handler) {
      identifier = "UICollectionView.CellRegistration.\(UIKitEnvironment.current.allocateAddress())"
      self.handler = handler
    }
  }

  /// A supplementary view class together with the closure that fills a view of it.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let identifier: String
    let elementKind: String
    let handler: Handler
    /// Creates a registration for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = "UICollectionView.SupplementaryRegistration.\(UIKitEnvironment.current.allocateAddress())"
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell for an item, filled by the registration's handler.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else { return Cell(frame: .zero) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view, filled by the registration's handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let found = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = found as? Supplementary else { return Supplementary(frame: .zero) }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
