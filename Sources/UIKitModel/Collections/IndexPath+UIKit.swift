public import Foundation

/// The two-level reading of an index path that collection and table views use: a section, then an item (or row) in it.
extension IndexPath {
  /// An index path `[section, item]`.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// An index path `[section, row]`: the table view's name for the same thing.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The first index. The path must have at least one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index. The path must have at least two.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, by the table view's name.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The path as exception texts print an `NSIndexPath`, without its address: `{length = 2, path = 0 - 3}`.
  var exceptionText: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
