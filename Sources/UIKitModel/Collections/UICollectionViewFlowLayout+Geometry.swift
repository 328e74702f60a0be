import Foundation

extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { collectionView?.flowDelegate }

  /// The length of a line of a view of that size: the insets of the view are not filled.
  func crossLength(of size: CGSize) -> CGFloat {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
  }

  /// Asks the delegate for everything and stacks the sections.
  func prepareSections() {
    guard let view = collectionView else {
      sections = []
      return
    }
    preparedCross = crossLength(of: view.bounds.size)
    var origin: CGFloat = 0
    sections = (0..<view.numberOfSections).map { index in
      var section = makeSection(index, in: view)
      section.origin = origin
      origin = section.end
      return section
    }
  }

  private func makeSection(_ index: Int, in view: UICollectionView) -> FlowSection {
    let metrics = metrics(of: index, in: view)
    let count = view.numberOfItems(inSection: index)
    guard let flowDelegate else { return FlowSection(metrics: metrics, count: count, size: axes(itemSize)) }
    let sizes = (0..<count).map { item in
      axes(flowDelegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: index)))
    }
    return FlowSection(metrics: metrics, sizes: sizes)
  }

  private func metrics(of section: Int, in view: UICollectionView) -> FlowSection.Metrics {
    let delegate = flowDelegate
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    var metrics = FlowSection.Metrics(cross: preparedCross)
    metrics.crossBefore = isVertical ? inset.left : inset.top
    metrics.crossAfter = isVertical ? inset.right : inset.bottom
    metrics.mainBefore = isVertical ? inset.top : inset.left
    metrics.mainAfter = isVertical ? inset.bottom : inset.right
    metrics.header = axes(header).main
    metrics.footer = axes(footer).main
    metrics.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    return metrics
  }

  private func axes(_ size: CGSize) -> FlowSection.Size {
    isVertical ? .init(main: size.height, cross: size.width) : .init(main: size.width, cross: size.height)
  }

  // MARK: Attributes

  func cell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let place = sections[indexPath.section].frame(of: indexPath.item)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rect(main: place.main, cross: place.cross, length: place.size.main, width: place.size.cross)
    return attributes
  }

  func supplementary(_ kind: String, section index: Int) -> UICollectionViewLayoutAttributes? {
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.metrics.header : section.metrics.footer
    guard length > 0 else { return nil }
    let path = IndexPath(item: 0, section: index)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    let start = isHeader ? pinnedHeader(section) : pinnedFooter(section)
    attributes.frame = rect(main: start, cross: 0, length: length, width: preparedCross)
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds { attributes.zIndex = 10 }
    return attributes
  }

  /// The stretch of the content in view, along the direction of scrolling.
  private var visibleStretch: (start: CGFloat, end: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    return isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
  }

  private func pinnedHeader(_ section: FlowSection) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds else { return section.origin }
    return max(section.origin, min(visibleStretch.start, section.footerStart - section.metrics.header))
  }

  private func pinnedFooter(_ section: FlowSection) -> CGFloat {
    guard sectionFootersPinToVisibleBounds else { return section.footerStart }
    let highest = section.origin + section.metrics.header
    return min(section.footerStart, max(visibleStretch.end - section.metrics.footer, highest))
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    var index = sections.partitioningIndex { $0.end > start }
    while index < sections.count, sections[index].origin < end {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let found = supplementary(kind, section: index), found.frame.meets(rect) { result.append(found) }
      }
      for item in sections[index].items(from: start, to: end) {
        let found = cell(at: IndexPath(item: item, section: index))
        if found.frame.meets(rect) { result.append(found) }
      }
      index += 1
    }
    return result
  }

  private func rect(main: CGFloat, cross: CGFloat, length: CGFloat, width: CGFloat) -> CGRect {
    let main = toPixel(main)
    let cross = toPixel(cross)
    return isVertical
      ? CGRect(x: cross, y: main, width: width, height: length)
      : CGRect(x: main, y: cross, width: length, height: width)
  }

  private func toPixel(_ value: CGFloat) -> CGFloat {
    let scale = collectionView?.pixelScale ?? 2
    return (value * scale + 0.5 + 1e-9).rounded(.down) / scale
  }
}
