import Foundation
import Inspection
import UIKitModel

/// Tables that complete what collection layouts offer.
enum CollectionLayoutRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiCollectionViewLayout, uiCollectionViewFlowLayout, uiCollectionViewFlowLayoutSectionInsetReference, uiCollectionViewLayoutAttributes,
      uiCollectionViewLayoutAttributesElementCategory, uiCollectionViewLayoutInvalidationContext,
    ]
  }

  private static var uiCollectionViewLayout: DeferredTable {
    uiKitTable("UICollectionViewLayout") {
      TypeTable(UICollectionViewLayout.self) {
        Initializer("init()") { UICollectionViewLayout() }
        Method("prepare()") { (layout: UICollectionViewLayout) in layout.prepare() }
        Property("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize, .get)
        Method("layoutAttributesForElements(in rect: CGRect)") { (layout: UICollectionViewLayout, rect: CGRect) in
          layout.layoutAttributesForElements(in: rect)
        }
        Method("layoutAttributesForItem(at indexPath: IndexPath)") { (layout: UICollectionViewLayout, indexPath: IndexPath) in
          layout.layoutAttributesForItem(at: indexPath)
        }
        Method("layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)") {
          (layout: UICollectionViewLayout, elementKind: String, indexPath: IndexPath) in
          layout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        }
        Method("layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)") {
          (layout: UICollectionViewLayout, elementKind: String, indexPath: IndexPath) in
          layout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        }
        Method("shouldInvalidateLayout(forBoundsChange newBounds: CGRect)") { (layout: UICollectionViewLayout, newBounds: CGRect) in
          layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
        Method("invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)") {
          (layout: UICollectionViewLayout, context: UICollectionViewLayoutInvalidationContext) in layout.invalidateLayout(with: context)
        }
        Method("targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)") {
          (layout: UICollectionViewLayout, proposedContentOffset: CGPoint, velocity: CGPoint) in
          layout.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
        }
        Method("initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)") {
          (layout: UICollectionViewLayout, itemIndexPath: IndexPath) in layout.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        Method("finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)") {
          (layout: UICollectionViewLayout, itemIndexPath: IndexPath) in layout.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }
        Property("flipsHorizontallyInOppositeLayoutDirection", \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection, .get)
        Property("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection, .get)
        Method("prepare(forCollectionViewUpdates updateItems: CollectionUpdate)") {
          (layout: UICollectionViewLayout, updateItems: CollectionUpdate) in layout.prepare(forCollectionViewUpdates: updateItems)
        }
        Method("finalizeCollectionViewUpdates()") { (layout: UICollectionViewLayout) in layout.finalizeCollectionViewUpdates() }
      }
    }
  }

  private static var uiCollectionViewFlowLayout: DeferredTable {
    uiKitTable("UICollectionViewFlowLayout") {
      TypeTable(UICollectionViewFlowLayout.self, superclass: UICollectionViewLayout.self) {
        StaticProperty("automaticSize") { UICollectionViewFlowLayout.automaticSize }
        Property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
        Property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
        Property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
        Property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
        Property("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
        Property("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
      }
    }
  }

  private static var uiCollectionViewFlowLayoutSectionInsetReference: DeferredTable {
    uiKitTable("UICollectionViewFlowLayout.SectionInsetReference") {
      TypeTable(UICollectionViewFlowLayout.SectionInsetReference.self) {
        EnumCase("fromContentInset", UICollectionViewFlowLayout.SectionInsetReference.fromContentInset)
        EnumCase("fromSafeArea", UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea)
        EnumCase("fromLayoutMargins", UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins)
      }
    }
  }

  private static var uiCollectionViewLayoutAttributes: DeferredTable {
    uiKitTable("UICollectionViewLayoutAttributes") {
      TypeTable(UICollectionViewLayoutAttributes.self) {
        Property("indexPath", \UICollectionViewLayoutAttributes.indexPath)
        Property("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
        Property("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
        Property("frame", \UICollectionViewLayoutAttributes.frame)
        Property("transform", \UICollectionViewLayoutAttributes.transform)
        Property("alpha", \UICollectionViewLayoutAttributes.alpha)
        Property("zIndex", \UICollectionViewLayoutAttributes.zIndex)
        Property("isHidden", \UICollectionViewLayoutAttributes.isHidden)
        Property("center", \UICollectionViewLayoutAttributes.center)
        Property("size", \UICollectionViewLayoutAttributes.size)
        Property("bounds", \UICollectionViewLayoutAttributes.bounds, .get)
        Initializer("init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath)") {
          (category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) in
          UICollectionViewLayoutAttributes(category: category, kind: kind, indexPath: indexPath)
        }
        Initializer("init(forCellWith indexPath: IndexPath)") { (indexPath: IndexPath) in
          UICollectionViewLayoutAttributes(forCellWith: indexPath)
        }
        Initializer("init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)") {
          (elementKind: String, indexPath: IndexPath) in
          UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        }
        Initializer("init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath)") {
          (elementKind: String, indexPath: IndexPath) in
          UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        }
        Method("copy()") { (attributes: UICollectionViewLayoutAttributes) in attributes.copy() }
      }
    }
  }

  private static var uiCollectionViewLayoutAttributesElementCategory: DeferredTable {
    uiKitTable("UICollectionView.ElementCategory") {
      TypeTable(UICollectionView.ElementCategory.self) {
        EnumCase("cell", UICollectionView.ElementCategory.cell)
        EnumCase("supplementaryView", UICollectionView.ElementCategory.supplementaryView)
        EnumCase("decorationView", UICollectionView.ElementCategory.decorationView)
      }
    }
  }

  private static var uiCollectionViewLayoutInvalidationContext: DeferredTable {
    uiKitTable("UICollectionViewLayoutInvalidationContext") {
      TypeTable(UICollectionViewLayoutInvalidationContext.self) {
        Property("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything, .get)
        Property("invalidateDataSourceCounts", \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts, .get)
      }
    }
  }
}
