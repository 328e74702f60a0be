import Foundation
import Inspection
import UIKitModel

/// Tables that complete collection views, cells and layouts, and bars.
enum CollectionSupplementRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiKeyModifierFlags, uiTabBarItem, uiCollectionView, uiCollectionViewReorderingCadence, uiCollectionViewCellDragState,
      uiCellConfigurationState, uiCellConfigurationStateDragState, uiCellConfigurationStateDropState,
      uiCollectionViewLayoutInvalidationContext, flowInvalidationContext, uiBackgroundConfiguration,
    ]
  }

  private static var uiKeyModifierFlags: DeferredTable {
    uiKitTable("UIKeyModifierFlags") {
      TypeTable(UIKeyModifierFlags.self) {
        StaticProperty("numericPad") { UIKeyModifierFlags.numericPad }
      }
    }
  }

  private static var uiTabBarItem: DeferredTable {
    uiKitTable("UITabBarItem") {
      TypeTable(UITabBarItem.self, superclass: UIBarItem.self) {
        Initializer("init()") { UITabBarItem() }
      }
    }
  }

  private static var uiCollectionView: DeferredTable {
    uiKitTable("UICollectionView") {
      TypeTable(UICollectionView.self, superclass: UIScrollView.self) {
        Member.dequeueConfiguredCell
        Member.dequeueConfiguredSupplementary
        Property("dragDelegate", \UICollectionView.dragDelegate).unlisted()
        Property("dropDelegate", \UICollectionView.dropDelegate).unlisted()
        Property("reorderingCadence", \UICollectionView.reorderingCadence).unlisted()
        Property("contextMenuInteraction", \UICollectionView.contextMenuInteraction, .get).unlisted()
      }
    }
  }

  private static var uiCollectionViewReorderingCadence: DeferredTable {
    uiKitTable("UICollectionView.ReorderingCadence") {
      TypeTable(UICollectionView.ReorderingCadence.self) {
        EnumCase("immediate", UICollectionView.ReorderingCadence.immediate)
        EnumCase("fast", UICollectionView.ReorderingCadence.fast)
        EnumCase("slow", UICollectionView.ReorderingCadence.slow)
      }
    }
  }

  private static var uiCollectionViewCellDragState: DeferredTable {
    uiKitTable("UICollectionViewCell.DragState") {
      TypeTable(UICollectionViewCell.DragState.self) {
        EnumCase("none", UICollectionViewCell.DragState.none)
        EnumCase("lifting", UICollectionViewCell.DragState.lifting)
        EnumCase("dragging", UICollectionViewCell.DragState.dragging)
      }
    }
  }

  private static var uiCellConfigurationState: DeferredTable {
    uiKitTable("UICellConfigurationState") {
      TypeTable(UICellConfigurationState.self) {
        Property("cellDragState", \UICellConfigurationState.cellDragState)
        Property("cellDropState", \UICellConfigurationState.cellDropState)
      }
    }
  }

  private static var uiCellConfigurationStateDragState: DeferredTable {
    uiKitTable("UICellConfigurationState.DragState") {
      TypeTable(UICellConfigurationState.DragState.self) {
        EnumCase("none", UICellConfigurationState.DragState.none)
        EnumCase("lifting", UICellConfigurationState.DragState.lifting)
        EnumCase("dragging", UICellConfigurationState.DragState.dragging)
      }
    }
  }

  private static var uiCellConfigurationStateDropState: DeferredTable {
    uiKitTable("UICellConfigurationState.DropState") {
      TypeTable(UICellConfigurationState.DropState.self) {
        EnumCase("none", UICellConfigurationState.DropState.none)
        EnumCase("notTargeted", UICellConfigurationState.DropState.notTargeted)
        EnumCase("targeted", UICellConfigurationState.DropState.targeted)
      }
    }
  }

  private static var uiCollectionViewLayoutInvalidationContext: DeferredTable {
    uiKitTable("UICollectionViewLayoutInvalidationContext") {
      TypeTable(UICollectionViewLayoutInvalidationContext.self) {
        Initializer("init()") { UICollectionViewLayoutInvalidationContext() }
        Property("contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
        Property("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
        Property("invalidatedItemIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths, .privateSet)
        Method("invalidateItems(at indexPaths: [IndexPath])") {
          (context: UICollectionViewLayoutInvalidationContext, indexPaths: [IndexPath]) in context.invalidateItems(at: indexPaths)
        }
      }
    }
  }

  private static var flowInvalidationContext: DeferredTable {
    uiKitTable("UICollectionViewFlowLayoutInvalidationContext") {
      TypeTable(UICollectionViewFlowLayoutInvalidationContext.self, superclass: UICollectionViewLayoutInvalidationContext.self) {
        Initializer("init()") { UICollectionViewFlowLayoutInvalidationContext() }
        Property("invalidateFlowLayoutDelegateMetrics", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
        Property("invalidateFlowLayoutAttributes", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
      }
    }
  }

  private static var uiBackgroundConfiguration: DeferredTable {
    uiKitTable("UIBackgroundConfiguration") {
      TypeTable(UIBackgroundConfiguration.self) {
        Property("edgesAddingLayoutMarginsToBackgroundInsets", \UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets)
        Property("customView", \UIBackgroundConfiguration.customView)
        Property("visualEffect", \UIBackgroundConfiguration.visualEffect)
        Property("image", \UIBackgroundConfiguration.image)
        Property("imageContentMode", \UIBackgroundConfiguration.imageContentMode)
        StaticMethod("listCell()") { UIBackgroundConfiguration.listCell() }
        StaticMethod("listHeader()") { UIBackgroundConfiguration.listHeader() }
        StaticMethod("listFooter()") { UIBackgroundConfiguration.listFooter() }
      }
    }
  }
}
