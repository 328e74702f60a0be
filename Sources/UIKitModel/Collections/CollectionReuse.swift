/// The registered classes of a collection view and the views that wait to be used again. Cells and each kind of
/// supplementary view have pools of their own under the same identifier.
struct CollectionReuse {
  struct Key: Hashable {
    /// The kind of a supplementary view; `nil` for cells.
    var kind: String?
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var pools: [Key: [UICollectionReusableView]] = [:]

  /// Registers a class; `nil` takes the registration back. Views that exist are not touched.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) { classes[key] = viewClass }

  /// The registered class.
  func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  /// Takes a waiting view.
  mutating func take(_ key: Key) -> UICollectionReusableView? { pools[key]?.popLast() }

  /// Puts a view aside for later.
  mutating func store(_ view: UICollectionReusableView, for key: Key) { pools[key, default: []].append(view) }

  /// How many views wait, over all identifiers.
  var waiting: Int { pools.values.reduce(0) { $0 + $1.count } }
}
