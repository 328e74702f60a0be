import Foundation
import Testing

@testable import UIKitModel

@Suite("lists", .freshWorld)
struct ListFacts {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private static var tree: Tree {
    var tree = Tree()
    tree.append(["fruit", "bread"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    return tree
  }

  // MARK: Section snapshots

  @Test("items come each before its children, and are seen while all above them are expanded") func walk() {
    var tree = Self.tree
    #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(tree.visibleItems == ["fruit", "bread"])
    tree.expand(["apple"])
    #expect(tree.visibleItems == ["fruit", "bread"])
    #expect(!tree.isVisible("red"))
    tree.expand(["fruit"])
    #expect(tree.visibleItems == tree.items)
    #expect(tree.level(of: "red") == 2)
    #expect(tree.parent(of: "red") == "apple")
    tree.collapse(["fruit"])
    #expect(tree.expandedItems == ["apple"])
  }

  @Test("deleting an item deletes what is beneath it") func delete() {
    var tree = Self.tree
    tree.expand(["fruit", "apple"])
    tree.delete(["apple", "nothing"])
    #expect(tree.items == ["fruit", "pear", "bread"])
    #expect(tree.expandedItems == ["fruit"])
    tree.append(["red"])
    #expect(tree.rootItems == ["fruit", "bread", "red"])
  }

  @Test("a part of a tree is a tree of its own and can be put somewhere else") func graft() {
    var tree = Self.tree
    tree.expand(["apple"])
    let part = tree.snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "pear"])
    #expect(part.isExpanded("apple"))
    #expect(tree.snapshot(of: "apple", includingParent: true).items == ["apple", "red", "green"])
    tree.delete(["fruit"])
    tree.insert(part, after: "bread")
    #expect(tree.items == ["bread", "apple", "red", "green", "pear"])
    tree.replace(childrenOf: "apple", using: Tree())
    #expect(tree.items == ["bread", "apple", "pear"])
  }

  @Test("an unknown parent and an item that is there already raise and change nothing") func refusals() {
    var tree = Self.tree
    tree.append(["x"], to: "nobody")
    #expect(world.takePendingException()?.name == .internalInconsistency)
    tree.insert(["red"], before: "bread")
    #expect(world.takePendingException()?.name == .internalInconsistency)
    tree.append(["y", "y"])
    #expect(world.takePendingException()?.reason.hasPrefix("Fatal: supplied item identifiers are not unique.") == true)
    #expect(tree == Self.tree)
  }

  // MARK: The data source

  private final class Stage {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
    let source: UICollectionViewDiffableDataSource<Int, String>

    init() {
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
  }

  @Test("a section shows what of its tree is visible; the other sections stay") func applyTree() {
    let stage = Stage()
    var whole = NSDiffableDataSourceSnapshot<Int, String>()
    whole.appendSections([1])
    whole.appendItems(["plain"])
    stage.source.apply(whole, animatingDifferences: false)
    stage.source.apply(Self.tree, to: 2, animatingDifferences: false)
    #expect(stage.source.snapshot().itemIdentifiers == ["plain", "fruit", "bread"])
    #expect(stage.source.snapshot(for: 2) == Self.tree)
    #expect(stage.source.snapshot(for: 1).rootItems == ["plain"])
    #expect(stage.view.numberOfItems(inSection: 1) == 2)
  }

  @Test("a tap on the arrow asks, tells, and shows the children that were made for it") func disclosure() {
    let stage = Stage()
    stage.source.apply(Self.tree, to: 1, animatingDifferences: false)
    var told: [String] = []
    stage.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    stage.source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "bread" }
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
      var more = children
      more.append(["plum"])
      return more
    }
    #expect(stage.source.tapDisclosure(of: "fruit"))
    #expect(stage.source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "plum", "bread"])
    #expect(!stage.source.tapDisclosure(of: "bread"))
    #expect(stage.source.tapDisclosure(of: "fruit"))
    #expect(stage.source.snapshot().itemIdentifiers == ["fruit", "bread"])
    #expect(told == ["expand fruit", "collapse fruit"])
  }

  @Test("a person moves items once a handler allows it, and the move is told with both snapshots") func reorder() {
    let stage = Stage()
    var tree = Tree()
    tree.append(["a", "b", "c"])
    stage.source.apply(tree, to: 1, animatingDifferences: false)
    stage.view.layoutIfNeeded()
    #expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    var moves: [([String], [String])] = []
    stage.source.reorderingHandlers.canReorderItem = { $0 != "c" }
    stage.source.reorderingHandlers.didReorder = {
      moves.append(($0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers))
    }
    #expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(stage.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!.center)
    stage.view.endInteractiveMovement()
    #expect(moves.map(\.0) == [["a", "b", "c"]])
    #expect(moves.map(\.1) == [["b", "c", "a"]])
    #expect(stage.source.snapshot().itemIdentifiers == ["b", "c", "a"])
    #expect(world.takePendingException() == nil)
  }

  // MARK: Cells

  private func cell(_ configure: (inout UIListContentConfiguration) -> Void) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    var content = cell.defaultContentConfiguration()
    configure(&content)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    return cell
  }

  @Test("a second text stands below the first, or beside it where that is preferred and fits") func texts() throws {
    let below = cell { ($0.text, $0.secondaryText) = ("Name", "Ana") }.contentView.subviews.map(\.frame)
    #expect(below[0].minX == 16)
    #expect(below[1].minX == 16)
    #expect(below[1].minY >= below[0].maxY)
    let beside = cell { ($0.text, $0.secondaryText, $0.prefersSideBySideTextAndSecondaryText) = ("Name", "Ana", true) }
    let frames = beside.contentView.subviews.map(\.frame)
    #expect(frames[0].midY == frames[1].midY)
    #expect(frames[1].maxX == 304)
    let long = String(repeating: "word ", count: 12)
    let tight = cell { ($0.text, $0.secondaryText, $0.prefersSideBySideTextAndSecondaryText) = (long, long, true) }
    #expect(tight.contentView.subviews[1].frame.minX == 16)
  }

  @Test("the same kind of configuration keeps the view; a text that went takes its label away") func keeps() {
    let cell = cell { ($0.text, $0.secondaryText) = ("Name", "Ana") }
    let view = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Only"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Only"])
  }

  @Test("signs stand at the ends, and those for editing only while the list is edited") func accessories() {
    let cell = cell { $0.text = "Row" }
    #expect(cell.contentView.frame == cell.bounds)
    cell.accessories = [.delete(), .checkmark(), .disclosureIndicator()]
    cell.layoutIfNeeded()
    let signs = cell.subviews.filter { $0 !== cell.contentView }
    #expect(signs.count == 2)
    #expect(signs[0].frame.maxX < signs[1].frame.minX)
    #expect(signs[1].frame.maxX == 304)
    #expect(cell.contentView.frame.maxX <= signs[0].frame.minX)
    let list = UICollectionView(frame: cell.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.addSubview(cell)
    list.isEditing = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.subviews.count == 4)
    #expect(cell.contentView.frame.minX > 16)
  }

  @Test("a level moves the content in") func indentation() {
    let cell = cell { $0.text = "Row" }
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 300, height: 60))
  }

  @Test("a disabled cell's text is grey") func disabled() {
    let cell = cell { $0.text = "Row" }
    cell.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect((cell.contentView.subviews.first as? UILabel)?.textColor == .tertiaryLabel)
  }
}
