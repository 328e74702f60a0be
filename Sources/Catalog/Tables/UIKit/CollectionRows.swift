import Foundation
import Inspection
import UIKitModel

/// Tables that complete what collection views and cells offer.
enum CollectionRows {
  /// All of them.
  static var all: [DeferredTable] {
    [uiCollectionView, uiCollectionReusableView, uiCollectionViewCell, uiCellConfigurationState, uiCollectionViewScrollPosition]
  }

  private static var uiCollectionView: DeferredTable {
    uiKitTable("UICollectionView") {
      TypeTable(UICollectionView.self, superclass: UIScrollView.self) {
        Property("numberOfSections", \UICollectionView.numberOfSections, .get).unlisted()
        Property("hasActiveDrag", \UICollectionView.hasActiveDrag, .get).unlisted()
        Property("hasActiveDrop", \UICollectionView.hasActiveDrop, .get).unlisted()
        Property("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates, .get).unlisted()
        Property("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems, .get).unlisted()
        Method("cellForItem(at indexPath: IndexPath)") { (view: UICollectionView, indexPath: IndexPath) in view.cellForItem(at: indexPath) }
        Method("supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)") {
          (view: UICollectionView, elementKind: String, indexPath: IndexPath) in
          view.supplementaryView(forElementKind: elementKind, at: indexPath)
        }
        Method("visibleSupplementaryViews(ofKind elementKind: String)") { (view: UICollectionView, elementKind: String) in
          view.visibleSupplementaryViews(ofKind: elementKind)
        }
        Method("indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)") { (view: UICollectionView, elementKind: String) in
          view.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
        }
        Method("layoutAttributesForItem(at indexPath: IndexPath)") { (view: UICollectionView, indexPath: IndexPath) in
          view.layoutAttributesForItem(at: indexPath)
        }
        Method("layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)") {
          (view: UICollectionView, kind: String, indexPath: IndexPath) in
          view.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
        }
        Method("register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)") {
          (view: UICollectionView, cellClass: AnyClass?, identifier: String) in
          view.register(cellClass, forCellWithReuseIdentifier: identifier)
        }
        Method("register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)") {
          (view: UICollectionView, viewClass: AnyClass?, elementKind: String, identifier: String) in
          view.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        }
        Method("dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)") {
          (view: UICollectionView, identifier: String, indexPath: IndexPath) in
          view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        Method(
          "dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)"
        ) { (view: UICollectionView, elementKind: String, identifier: String, indexPath: IndexPath) in
          view.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
        }
        Method("selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)") {
          (view: UICollectionView, indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) in
          view.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        Method("performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)") {
          (view: UICollectionView, updates: (() -> Void)?, completion: ((Bool) -> Void)?) in
          view.performBatchUpdates(updates, completion: completion)
        }
        Method("insertItems(at indexPaths: [IndexPath])") { (view: UICollectionView, indexPaths: [IndexPath]) in
          view.insertItems(at: indexPaths)
        }
        Method("reloadItems(at indexPaths: [IndexPath])") { (view: UICollectionView, indexPaths: [IndexPath]) in
          view.reloadItems(at: indexPaths)
        }
        Method("insertSections(_ sections: IndexSet)") { (view: UICollectionView, sections: IndexSet) in view.insertSections(sections) }
        Method("deleteSections(_ sections: IndexSet)") { (view: UICollectionView, sections: IndexSet) in view.deleteSections(sections) }
        Method("reloadSections(_ sections: IndexSet)") { (view: UICollectionView, sections: IndexSet) in view.reloadSections(sections) }
        Method("moveSection(_ section: Int, toSection newSection: Int)") { (view: UICollectionView, section: Int, newSection: Int) in
          view.moveSection(section, toSection: newSection)
        }
        Method("beginInteractiveMovementForItem(at indexPath: IndexPath)") { (view: UICollectionView, indexPath: IndexPath) in
          view.beginInteractiveMovementForItem(at: indexPath)
        }
        Method("updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)") { (view: UICollectionView, targetPosition: CGPoint) in
          view.updateInteractiveMovementTargetPosition(targetPosition)
        }
        Method("endInteractiveMovement()") { (view: UICollectionView) in view.endInteractiveMovement() }
        Method("cancelInteractiveMovement()") { (view: UICollectionView) in view.cancelInteractiveMovement() }
        StaticProperty("elementKindSectionFooter") { UICollectionView.elementKindSectionFooter }
        Property("prefetchDataSource", \UICollectionView.prefetchDataSource).unlisted()
        Property("allowsSelection", \UICollectionView.allowsSelection).unlisted()
        Property("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing).unlisted()
        Property("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing).unlisted()
        Property("isEditing", \UICollectionView.isEditing).unlisted()
        Property("allowsFocus", \UICollectionView.allowsFocus).unlisted()
        Property("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus).unlisted()
        Property("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath).unlisted()
        Property("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled).unlisted()
        Property("collectionViewLayout", \UICollectionView.collectionViewLayout).unlisted()
        Method("setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)") {
          (view: UICollectionView, layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) in
          view.setCollectionViewLayout(layout, animated: animated, completion: completion)
        }
      }
    }
  }

  private static var uiCollectionReusableView: DeferredTable {
    uiKitTable("UICollectionReusableView") {
      TypeTable(UICollectionReusableView.self, superclass: UIView.self) {
        Method("prepareForReuse()") { (view: UICollectionReusableView) in view.prepareForReuse() }
        Method("apply(_ layoutAttributes: UICollectionViewLayoutAttributes)") {
          (view: UICollectionReusableView, layoutAttributes: UICollectionViewLayoutAttributes) in view.apply(layoutAttributes)
        }
        Method("preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)") {
          (view: UICollectionReusableView, layoutAttributes: UICollectionViewLayoutAttributes) in
          view.preferredLayoutAttributesFitting(layoutAttributes)
        }
        Method("willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)") {
          (view: UICollectionReusableView, oldLayout: UICollectionViewLayout, newLayout: UICollectionViewLayout) in
          view.willTransition(from: oldLayout, to: newLayout)
        }
        Method("didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)") {
          (view: UICollectionReusableView, oldLayout: UICollectionViewLayout, newLayout: UICollectionViewLayout) in
          view.didTransition(from: oldLayout, to: newLayout)
        }
      }
    }
  }

  private static var uiCollectionViewCell: DeferredTable {
    uiKitTable("UICollectionViewCell") {
      TypeTable(UICollectionViewCell.self, superclass: UICollectionReusableView.self) {
        Initializer("init()") { UICollectionViewCell(frame: .zero) }
        Property("backgroundView", \UICollectionViewCell.backgroundView).unlisted()
        Property("isSelected", \UICollectionViewCell.isSelected).unlisted()
        Property("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler).unlisted()
        Property("contentConfiguration", \UICollectionViewCell.contentConfiguration).unlisted()
        Property("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration).unlisted()
        Property("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration).unlisted()
        Method("defaultBackgroundConfiguration()") { (cell: UICollectionViewCell) in cell.defaultBackgroundConfiguration() }
        Method("setNeedsUpdateConfiguration()") { (cell: UICollectionViewCell) in cell.setNeedsUpdateConfiguration() }
        Method("updateConfiguration(using state: UICellConfigurationState)") {
          (cell: UICollectionViewCell, state: UICellConfigurationState) in cell.updateConfiguration(using: state)
        }
      }
    }
  }

  private static var uiCellConfigurationState: DeferredTable {
    uiKitTable("UICellConfigurationState") {
      TypeTable(UICellConfigurationState.self) {
        Property("isDisabled", \UICellConfigurationState.isDisabled)
        Property("isHighlighted", \UICellConfigurationState.isHighlighted)
        Property("isFocused", \UICellConfigurationState.isFocused)
        Property("isPinned", \UICellConfigurationState.isPinned)
        Property("isExpanded", \UICellConfigurationState.isExpanded)
        Property("isSwiped", \UICellConfigurationState.isSwiped)
        Property("isReordering", \UICellConfigurationState.isReordering)
        Initializer("init()") { UICellConfigurationState() }
      }
    }
  }

  private static var uiCollectionViewScrollPosition: DeferredTable {
    uiKitTable("UICollectionView.ScrollPosition") {
      TypeTable(UICollectionView.ScrollPosition.self) {
        Property("rawValue", \UICollectionView.ScrollPosition.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UICollectionView.ScrollPosition(rawValue: rawValue) }
        StaticProperty("centeredVertically") { UICollectionView.ScrollPosition.centeredVertically }
        StaticProperty("left") { UICollectionView.ScrollPosition.left }
        StaticProperty("right") { UICollectionView.ScrollPosition.right }
      }
    }
  }
}
