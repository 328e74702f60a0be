public import Foundation

extension UIScrollView {
  var computedAdjustedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let (vertical, horizontal): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic, .scrollableAxes:
        (
          alwaysBounceVertical || contentSize.height > bounds.height,
          alwaysBounceHorizontal || contentSize.width > bounds.width
        )
      }
    return UIEdgeInsets(
      top: contentInset.top + (vertical ? safe.top : 0), left: contentInset.left + (horizontal ? safe.left : 0),
      bottom: contentInset.bottom + (vertical ? safe.bottom : 0),
      right: contentInset.right + (horizontal ? safe.right : 0))
  }

  /// The offset at the content's top left edges.
  var minimumOffset: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

  /// The offset at the content's bottom right edges, not less than the minimum.
  var maximumOffset: CGPoint {
    let inset = adjustedContentInset
    let least = minimumOffset
    return CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
  }

  /// An offset limited to the content.
  func limited(_ offset: CGPoint) -> CGPoint {
    let (least, most) = (minimumOffset, maximumOffset)
    return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Whether a drag moves the content along each axis.
  var draggableAxes: (x: Bool, y: Bool) {
    guard isScrollEnabled else { return (false, false) }
    let (least, most) = (minimumOffset, maximumOffset)
    return (
      most.x > least.x || (bounces && alwaysBounceHorizontal), most.y > least.y || (bounces && alwaysBounceVertical)
    )
  }

  // MARK: Scrolling by method

  /// Changes the offset, at once or in an animation of 0.3 s of virtual time.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    run(.animation(from: self.contentOffset, to: contentOffset))
  }

  /// Scrolls by the least way that brings a rectangle of the content into view, as far as the content goes.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let content = CGRect(origin: .zero, size: contentSize)
    let rect = content.isEmpty ? rect : rect.common(with: content)
    guard !rect.isNull else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x + Self.shift(from: visible.minX, visible.maxX, toShow: rect.minX, rect.maxX),
      y: contentOffset.y + Self.shift(from: visible.minY, visible.maxY, toShow: rect.minY, rect.maxY))
    let target = limited(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// The least move of a stretch that makes it hold another; edges nearest to each other meet.
  private static func shift(
    from start: CGFloat, _ end: CGFloat, toShow rectStart: CGFloat, _ rectEnd: CGFloat
  ) -> CGFloat {
    if rectStart >= start, rectEnd <= end { return 0 }
    if rectStart <= start, rectEnd >= end { return 0 }
    let toStart = rectStart - start
    let toEnd = rectEnd - end
    return abs(toStart) < abs(toEnd) ? toStart : toEnd
  }

  /// Shows the scroll indicators for a moment. The model's indicators are drawn from the geometry and do not fade.
  public func flashScrollIndicators() { setNeedsDisplay() }

  /// What a tap on the status bar does.
  public func statusBarTapped() {
    guard scrollsToTop, isScrollEnabled, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    stopMotion()
    let top = CGPoint(x: contentOffset.x, y: minimumOffset.y)
    guard top != contentOffset else { return }
    run(.toTop(from: contentOffset, to: top))
  }

  // MARK: Zooming by method

  /// Scales the delegate's zoom view within the limits. Nothing happens without such a view or while both limits are
  /// the same.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard minimumZoomScale != maximumZoomScale, let view = delegate?.viewForZooming(in: self) else { return }
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard scale != zoom else { return }
    let middle = CGPoint(x: bounds.midX / zoom, y: bounds.midY / zoom)
    let size = unzoomedContentSize ?? contentSize
    unzoomedContentSize = size
    zoom = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    contentOffset = limited(
      CGPoint(x: middle.x * scale - bounds.width / 2, y: middle.y * scale - bounds.height / 2))
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms so that a rectangle of the zoom view fills the view as far as the limits let it.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    setContentOffset(
      limited(CGPoint(x: rect.midX * zoom - bounds.width / 2, y: rect.midY * zoom - bounds.height / 2)),
      animated: animated)
  }
}
