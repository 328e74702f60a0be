import Foundation
import Inspection
import UIKitModel

/// Tables of the protocols around collection views.
enum CollectionProtocolRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiCollectionViewDataSource, uiCollectionViewDataSourcePrefetching, uiCollectionViewDelegate, uiCollectionViewDelegateFlowLayout,
      uiContentConfiguration, uiContentView,
    ]
  }

  private static var uiCollectionViewDataSource: DeferredTable {
    uiKitTable("UICollectionViewDataSource") {
      TypeTable((any UICollectionViewDataSource).self) {
        Method("collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)") {
          (source: any UICollectionViewDataSource, collectionView: UICollectionView, section: Int) in
          source.collectionView(collectionView, numberOfItemsInSection: section)
        }
        Method("collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)") {
          (source: any UICollectionViewDataSource, collectionView: UICollectionView, indexPath: IndexPath) in
          source.collectionView(collectionView, cellForItemAt: indexPath)
        }
        Method("numberOfSections(in collectionView: UICollectionView)") {
          (source: any UICollectionViewDataSource, collectionView: UICollectionView) in source.numberOfSections(in: collectionView)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)"
        ) { (source: any UICollectionViewDataSource, collectionView: UICollectionView, kind: String, indexPath: IndexPath) in
          source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)") {
          (source: any UICollectionViewDataSource, collectionView: UICollectionView, indexPath: IndexPath) in
          source.collectionView(collectionView, canMoveItemAt: indexPath)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)"
        ) {
          (
            source: any UICollectionViewDataSource, collectionView: UICollectionView, sourceIndexPath: IndexPath,
            destinationIndexPath: IndexPath
          ) in source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
        Property("implementsMoveItem", .get) { (source: any UICollectionViewDataSource) in source.implementsMoveItem }
      }
    }
  }

  private static var uiCollectionViewDataSourcePrefetching: DeferredTable {
    uiKitTable("UICollectionViewDataSourcePrefetching") {
      TypeTable((any UICollectionViewDataSourcePrefetching).self) {
        Method("collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])") {
          (prefetching: any UICollectionViewDataSourcePrefetching, collectionView: UICollectionView, indexPaths: [IndexPath]) in
          prefetching.collectionView(collectionView, prefetchItemsAt: indexPaths)
        }
        Method("collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])") {
          (prefetching: any UICollectionViewDataSourcePrefetching, collectionView: UICollectionView, indexPaths: [IndexPath]) in
          prefetching.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
      }
    }
  }

  private static var uiCollectionViewDelegate: DeferredTable {
    uiKitTable("UICollectionViewDelegate") {
      TypeTable((any UICollectionViewDelegate).self) {
        Method("collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, didSelectItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, canEditItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)") {
          (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, indexPath: IndexPath) in
          delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
        Method("collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)")
        { (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath) in
          delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)"
        ) { (delegate: any UICollectionViewDelegate, collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath) in
          delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)"
        ) {
          (
            delegate: any UICollectionViewDelegate, collectionView: UICollectionView, view: UICollectionReusableView, elementKind: String,
            indexPath: IndexPath
          ) in delegate.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)"
        ) {
          (
            delegate: any UICollectionViewDelegate, collectionView: UICollectionView, view: UICollectionReusableView, elementKind: String,
            indexPath: IndexPath
          ) in
          delegate.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath)"
        ) {
          (
            delegate: any UICollectionViewDelegate, collectionView: UICollectionView, originalIndexPath: IndexPath,
            currentIndexPath: IndexPath, proposedIndexPath: IndexPath
          ) in
          delegate.collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath,
            toProposedIndexPath: proposedIndexPath)
        }
      }
    }
  }

  private static var uiCollectionViewDelegateFlowLayout: DeferredTable {
    uiKitTable("UICollectionViewDelegateFlowLayout") {
      TypeTable((any UICollectionViewDelegateFlowLayout).self) {
        Method(
          "collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath)"
        ) {
          (
            layout: any UICollectionViewDelegateFlowLayout, collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout,
            indexPath: IndexPath
          ) in layout.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int)"
        ) {
          (
            layout: any UICollectionViewDelegateFlowLayout, collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout,
            section: Int
          ) in layout.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int)"
        ) {
          (
            layout: any UICollectionViewDelegateFlowLayout, collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout,
            section: Int
          ) in layout.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int)"
        ) {
          (
            layout: any UICollectionViewDelegateFlowLayout, collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout,
            section: Int
          ) in layout.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int)"
        ) {
          (
            layout: any UICollectionViewDelegateFlowLayout, collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout,
            section: Int
          ) in layout.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }
        Method(
          "collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int)"
        ) {
          (
            layout: any UICollectionViewDelegateFlowLayout, collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout,
            section: Int
          ) in layout.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
      }
    }
  }

  private static var uiContentConfiguration: DeferredTable {
    uiKitTable("UIContentConfiguration") {
      TypeTable((any UIContentConfiguration).self) {
        Method("makeContentView()") { (configuration: any UIContentConfiguration) in configuration.makeContentView() }
        Method("updated(for state: UICellConfigurationState)") {
          (configuration: any UIContentConfiguration, state: UICellConfigurationState) in configuration.updated(for: state)
        }
      }
    }
  }

  private static var uiContentView: DeferredTable {
    uiKitTable("UIContentView") {
      TypeTable((any UIContentView).self) {
        Property("configuration", .get) { (view: any UIContentView) in view.configuration }
        Method("supports(_ configuration: any UIContentConfiguration)") {
          (view: any UIContentView, configuration: any UIContentConfiguration) in view.supports(configuration)
        }
      }
    }
  }
}
