import Foundation
import UIKitModel

/// A scroll view's delegate that writes down what it is told.
class ScrollRecorder: UIScrollViewDelegate {
  /// Messages, oldest first. Changes of the offset are only counted, there are too many of them.
  var log: [String] = []
  /// How often the offset changed.
  var offsetChanges = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsetChanges += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("scrollViewWillBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("scrollViewDidEndDragging willDecelerate: \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("scrollViewDidEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("scrollViewDidEndScrollingAnimation") }
}

/// A collection view's delegate that writes down what a person did, and answers as it is told to.
final class ListRecorder: ScrollRecorder, UICollectionViewDelegate {
  /// The answer to `collectionView(_:shouldSelectItemAt:)`.
  var allowsSelection = true
  /// The answer to `collectionView(_:shouldHighlightItemAt:)`.
  var allowsHighlight = true

  private func answer(_ name: String, _ path: IndexPath, _ answer: Bool) -> Bool {
    log.append("\(name) \(path) → \(answer)")
    return answer
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    answer("shouldHighlightItemAt", indexPath, allowsHighlight)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    answer("shouldSelectItemAt", indexPath, allowsSelection)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelectItemAt \(indexPath)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselectItemAt \(indexPath)")
  }
}

/// A cell with one line of text that knows which object it is and how often it was used again.
final class MessageCell: UICollectionViewCell {
  /// Shows the message.
  let label = UILabel()
  /// The number of this object: 1 for the first cell that was made.
  var serial = 0
  /// How often the cell came back from the pool.
  var reuses = 0

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15)
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 4)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    label.text = nil
  }
}

/// A data source over an array of texts that counts what it is asked for.
final class MessageListSource: UICollectionViewDataSource {
  /// The data: one message an item.
  var messages: [String]
  /// The items for which a cell was asked since the last `forget()`, in order.
  var asked: [Int] = []
  /// How many cell objects were ever made.
  var cellsMade = 0
  /// Whether a forgetful author left out the line that fills the cell.
  var forgetsText = false

  init(messages: [String]) { self.messages = messages }

  /// Empties `asked`.
  func forget() { asked = [] }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    if cell.serial == 0 {
      cellsMade += 1
      cell.serial = cellsMade
    }
    if !forgetsText { cell.label.text = messages[indexPath.item] }
    return cell
  }
}

/// Keeps messages by their id and makes the cell for one: the cell provider of the diffable experiments.
final class MessageFeed {
  /// The text of each message.
  var texts: [String: String]
  /// The ids for which a cell was asked since the last `forget()`, in order.
  var asked: [String] = []
  /// How many cell objects were ever made.
  var cellsMade = 0

  init(texts: [String: String]) { self.texts = texts }

  /// Empties `asked`.
  func forget() { asked = [] }

  /// Dequeues the cell for a message and fills it.
  func cell(in collectionView: UICollectionView, at indexPath: IndexPath, for id: String) -> UICollectionViewCell {
    asked.append(id)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    if cell.serial == 0 {
      cellsMade += 1
      cell.serial = cellsMade
    }
    cell.label.text = texts[id]
    return cell
  }
}

/// The views that the list experiments stand on.
enum ListStage {
  /// The source of the diffable experiments: sections and messages are known by text.
  typealias DiffableSource = UICollectionViewDiffableDataSource<String, String>
  /// Its snapshots.
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// A list as wide as a phone, six rows of 40 points high, with the cell class registered.
  static func list() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    list.register(MessageCell.self, forCellWithReuseIdentifier: "message")
    return list
  }

  /// `count` messages: "Message 0", "Message 1", …
  static func messages(_ count: Int) -> [String] { (0..<count).map { "Message \($0)" } }

  /// A feed of three messages.
  static func feed() -> MessageFeed {
    MessageFeed(texts: ["m1": "Are you coming?", "m2": "On my way", "m3": "See you there", "m4": "Bring the map"])
  }

  /// A source that asks a feed for its cells.
  static func source(_ list: UICollectionView, _ feed: MessageFeed) -> DiffableSource {
    DiffableSource(collectionView: list) { list, path, id in feed.cell(in: list, at: path, for: id) }
  }

  /// A snapshot of one section "today".
  static func snapshot(_ ids: [String]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["today"])
    snapshot.appendItems(ids, toSection: "today")
    return snapshot
  }

  /// The cell of an item on the screen.
  static func cell(_ list: UICollectionView, _ item: Int) -> MessageCell? {
    list.cellForItem(at: IndexPath(item: item, section: 0)) as? MessageCell
  }

  /// A key window with a view in it. The caller keeps the window.
  static func window(_ content: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(content)
    window.makeKeyAndVisible()
    return window
  }
}
