import Foundation
import Inspection
import UIKitModel

/// Tables of the types around a collection view, and of the helpers of its experiments.
enum CollectionViewTables {
  /// All of them.
  static var all: [TypeTable] {
    [
      indexPath, scrollPosition, scrollDirection, layout, flowLayout, reusableView, cellState, selfSizing, messageCell, listRecorder,
      listSource, feed,
    ]
  }

  /// Foundation's index path with the two numbers that UIKit adds.
  private static var indexPath: TypeTable {
    var table = TypeTable(IndexPath.self, conformances: ["RandomAccessCollection", "MutableCollection"]) {
      Initializer("init()") { IndexPath() }
      Initializer("init(index: Int)") { (index: Int) in IndexPath(index: index) }
      Initializer("init(indexes: [Int])") { (indexes: [Int]) in IndexPath(indexes: indexes) }
      Initializer("init(item: Int, section: Int)") { (item: Int, section: Int) in IndexPath(item: item, section: section) }
      Initializer("init(row: Int, section: Int)") { (row: Int, section: Int) in IndexPath(row: row, section: section) }
      Property("item", \IndexPath.item)
      Property("section", \IndexPath.section)
      Property("row", \IndexPath.row)
      Property("description", \IndexPath.description)
      Method("appending(_:)") { (path: IndexPath, index: Int) in path.appending(index) }
    }
    table.aliases = [
      "Element": .named("Int", []), "Index": .named("Int", []), "SubSequence": .named("IndexPath", []), "Indices": .named("Range", [.int]),
    ]
    return table
  }

  private static var scrollPosition: TypeTable {
    TypeTable(UICollectionView.ScrollPosition.self) {
      StaticProperty("top") { UICollectionView.ScrollPosition.top }
      StaticProperty("centeredVertically") { UICollectionView.ScrollPosition.centeredVertically }
      StaticProperty("bottom") { UICollectionView.ScrollPosition.bottom }
      StaticProperty("left") { UICollectionView.ScrollPosition.left }
      StaticProperty("centeredHorizontally") { UICollectionView.ScrollPosition.centeredHorizontally }
      StaticProperty("right") { UICollectionView.ScrollPosition.right }
      Initializer("init()") { UICollectionView.ScrollPosition() }
    }
  }

  private static var scrollDirection: TypeTable {
    TypeTable(UICollectionView.ScrollDirection.self) {
      EnumCase("vertical", UICollectionView.ScrollDirection.vertical)
      EnumCase("horizontal", UICollectionView.ScrollDirection.horizontal)
    }
  }

  private static var selfSizing: TypeTable {
    TypeTable(UICollectionView.SelfSizingInvalidation.self) {
      EnumCase("disabled", UICollectionView.SelfSizingInvalidation.disabled)
      EnumCase("enabled", UICollectionView.SelfSizingInvalidation.enabled)
      EnumCase("enabledIncludingConstraints", UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints)
    }
  }

  private static var layout: TypeTable {
    TypeTable(UICollectionViewLayout.self, fresh: UICollectionViewLayout()) {
      Property("collectionView", \UICollectionViewLayout.collectionView, .get)
      Property("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize, .get)
      Method("invalidateLayout()") { (layout: UICollectionViewLayout) in layout.invalidateLayout() }
      Initializer("init()") { UICollectionViewLayout() }
    }
  }

  private static var flowLayout: TypeTable {
    TypeTable(UICollectionViewFlowLayout.self, superclass: UICollectionViewLayout.self, fresh: UICollectionViewFlowLayout()) {
      Property("itemSize", \UICollectionViewFlowLayout.itemSize)
      Property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
      Property("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing, in: 0...40)
      Property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing, in: 0...40)
      Property("sectionInset", \UICollectionViewFlowLayout.sectionInset)
      Property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
      Property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
      Property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
      Property("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
      Property("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
      Initializer("init()") { UICollectionViewFlowLayout() }
    }
  }

  private static var reusableView: TypeTable {
    TypeTable(UICollectionReusableView.self, superclass: UIView.self, fresh: UICollectionReusableView(frame: .zero)) {
      Property("reuseIdentifier", \UICollectionReusableView.reuseIdentifier, .get)
      Method("prepareForReuse()") { (view: UICollectionReusableView) in view.prepareForReuse() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UICollectionReusableView(frame: frame) }
    }
  }

  private static var cellState: TypeTable {
    TypeTable(UICellConfigurationState.self) {
      Property("isSelected", \UICellConfigurationState.isSelected)
      Property("isHighlighted", \UICellConfigurationState.isHighlighted)
      Property("isEditing", \UICellConfigurationState.isEditing)
    }
  }

  private static var messageCell: TypeTable {
    TypeTable(MessageCell.self, superclass: UICollectionViewCell.self, fresh: MessageCell(frame: .zero)) {
      Property("label", \MessageCell.label, .constant)
      Property("serial", \MessageCell.serial)
      Property("reuses", \MessageCell.reuses)
    }
  }

  private static var listRecorder: TypeTable {
    TypeTable(
      ListRecorder.self, superclass: ScrollRecorder.self, conformances: ["UICollectionViewDelegate"], fresh: ListRecorder()
    ) {
      Property("allowsSelection", \ListRecorder.allowsSelection)
      Property("allowsHighlight", \ListRecorder.allowsHighlight)
    }
  }

  private static var listSource: TypeTable {
    TypeTable(
      MessageListSource.self, conformances: ["UICollectionViewDataSource"], fresh: MessageListSource(messages: [])
    ) {
      Property("messages", \MessageListSource.messages)
      Property("asked", \MessageListSource.asked)
      Property("cellsMade", \MessageListSource.cellsMade)
      Property("forgetsText", \MessageListSource.forgetsText)
      Method("forget()") { (source: MessageListSource) in source.forget() }
    }
  }

  private static var feed: TypeTable {
    TypeTable(MessageFeed.self, fresh: MessageFeed(texts: [:])) {
      Property("texts", \MessageFeed.texts)
      Property("asked", \MessageFeed.asked)
      Property("cellsMade", \MessageFeed.cellsMade)
      Method("forget()") { (feed: MessageFeed) in feed.forget() }
    }
  }
}
