import Foundation
import Testing

@testable import UIKitModel

@Suite("UIScrollView defaults", .freshWorld)
struct ScrollViewDefaults {
  private let view = UIScrollView()

  @Test("UIScrollView.contentOffset.default") func contentOffset() { #expect(view.contentOffset == .zero) }
  @Test("UIScrollView.contentSize.default") func contentSize() { #expect(view.contentSize == .zero) }
  @Test("UIScrollView.contentInset.default") func contentInset() { #expect(view.contentInset == .zero) }
  @Test("UIScrollView.alwaysBounceVertical.default") func bounceVertical() { #expect(!view.alwaysBounceVertical) }
  @Test("UIScrollView.alwaysBounceHorizontal.default") func bounceHorizontal() {
    #expect(!view.alwaysBounceHorizontal)
  }
  @Test("UIScrollView.showsVerticalScrollIndicator.default") func indicator() {
    #expect(view.showsVerticalScrollIndicator)
  }
  @Test("UIScrollView.verticalScrollIndicatorInsets.default") func indicatorInsets() {
    #expect(view.verticalScrollIndicatorInsets == .zero)
  }
  @Test("UIScrollView.contentInsetAdjustmentBehavior.default") func adjustment() {
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.contentInsetAdjustmentBehavior.rawValue == 0)
  }
  @Test("UIScrollView.automaticallyAdjustsScrollIndicatorInsets.default") func adjustsIndicators() {
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
  }
  @Test("UIScrollView.delaysContentTouches.default") func delays() { #expect(view.delaysContentTouches) }
  @Test("UIScrollView.minimumZoomScale.default") func minimumZoom() { #expect(view.minimumZoomScale == 1) }
  @Test("UIScrollView.zoomScale.default") func zoomScale() { #expect(view.zoomScale == 1) }
  @Test("UIScrollView.bouncesZoom.default") func bouncesZoom() { #expect(view.bouncesZoom) }
  @Test("UIScrollView.scrollsToTop.default") func scrollsToTop() { #expect(view.scrollsToTop) }
  @Test("UIScrollView.keyboardDismissMode.default") func dismissMode() {
    #expect(view.keyboardDismissMode == .none && view.keyboardDismissMode.rawValue == 0)
  }
  @Test("UIScrollView.clips.default") func clips() { #expect(view.clipsToBounds && !UIView().clipsToBounds) }
  @Test("UIScrollView.keyboardScrolling.default") func keyboardScrolling() { #expect(view.allowsKeyboardScrolling) }
  @Test("UIScrollView.decelRate.raws") func rates() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(view.decelerationRate == .normal)
  }
  @Test("UIScrollView.adjust.raws") func adjustmentRaws() {
    typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
    #expect([Behavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue) == [0, 1, 2, 3])
  }
  @Test("UIScrollView.intrinsic") func intrinsic() {
    view.contentSize = CGSize(width: 300, height: 400)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
  @Test("UIScrollView.hug.code") func hugging() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
      #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }
  @Test("UIScrollView.autolayout.content") func autolayoutContent() {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(view)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor), child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.widthAnchor.constraint(equalTo: view.widthAnchor), child.heightAnchor.constraint(equalToConstant: 500),
    ])
    window.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 500))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 500))
  }
  @Test("the description ends with offset, size and adjusted inset") func description() {
    view.contentSize = CGSize(width: 40, height: 32.5)
    #expect(
      view.description.hasSuffix("contentOffset: {0, 0}; contentSize: {40, 32.5}; adjustedContentInset: {0, 0, 0, 0}>"))
  }
}

@Suite("UIScrollView geometry facts", .freshWorld)
struct ScrollViewGeometryFacts {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func adjusted(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, safe: UIEdgeInsets, inset: UIEdgeInsets = .zero
  ) -> UIEdgeInsets {
    view.overrideSafeAreaInsets(safe)
    view.contentInset = inset
    view.contentInsetAdjustmentBehavior = behavior
    return view.adjustedContentInset
  }
  private let bars = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private let ten = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)

  @Test("UIScrollView.offset.isBounds") func offsetIsBounds() {
    view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(view.bounds.origin == CGPoint(x: 10, y: 20))
  }
  @Test("UIScrollView.bounds.isOffset") func boundsIsOffset() {
    view.bounds.origin = CGPoint(x: 0, y: 33)
    #expect(view.contentOffset == CGPoint(x: 0, y: 33))
  }
  @Test("UIScrollView.offset.unclamped") func unclamped() {
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentOffset = CGPoint(x: 0, y: 9999)
    #expect(view.contentOffset == CGPoint(x: 0, y: 9999))
  }
  @Test("UIScrollView.offset.negative") func negative() {
    view.contentOffset = CGPoint(x: -50, y: -50)
    #expect(view.contentOffset == CGPoint(x: -50, y: -50))
  }
  @Test("UIScrollView.size.keepsOffset") func sizeKeepsOffset() {
    view.contentOffset = CGPoint(x: 0, y: 40)
    view.contentSize = CGSize(width: 100, height: 500)
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
  }
  @Test("UIScrollView.inset.noMove") func insetNoMove() {
    view.contentSize = CGSize(width: 50, height: 60)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.contentSize == CGSize(width: 50, height: 60))
  }
  @Test("UIScrollView.adjusted.never") func never() { #expect(adjusted(.never, safe: bars, inset: ten) == ten) }
  @Test("UIScrollView.adjusted.always") func always() {
    #expect(
      adjusted(.always, safe: bars, inset: ten) == UIEdgeInsets(top: 57, left: 0, bottom: 44, right: 0))
  }
  @Test("UIScrollView.adjusted.axesNo") func axesNo() {
    view.contentSize = CGSize(width: 50, height: 50)
    #expect(adjusted(.scrollableAxes, safe: bars, inset: ten) == ten)
  }
  @Test("UIScrollView.adjusted.axesYes") func axesYes() {
    view.contentSize = CGSize(width: 50, height: 500)
    let safe = UIEdgeInsets(top: 47, left: 44, bottom: 34, right: 44)
    #expect(adjusted(.scrollableAxes, safe: safe) == bars)
  }
  @Test("UIScrollView.adjusted.axesBounce") func axesBounce() {
    view.alwaysBounceVertical = true
    #expect(adjusted(.scrollableAxes, safe: bars) == bars)
  }

  // MARK: scrollRectToVisible

  private func shown(_ rect: CGRect, from offset: CGFloat = 0) -> CGPoint {
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset = CGPoint(x: 0, y: offset)
    view.scrollRectToVisible(rect, animated: false)
    return view.contentOffset
  }
  @Test("UIScrollView.rect.visible") func rectVisible() {
    #expect(shown(CGRect(x: 0, y: 60, width: 10, height: 10), from: 50) == CGPoint(x: 0, y: 50))
  }
  @Test("UIScrollView.rect.below") func rectBelow() {
    #expect(shown(CGRect(x: 0, y: 150, width: 10, height: 20)) == CGPoint(x: 0, y: 70))
    #expect(shown(CGRect(x: 0, y: 20, width: 10, height: 20), from: 300) == CGPoint(x: 0, y: 20))
  }
  @Test("UIScrollView.rect.outside") func rectOutside() {
    #expect(shown(CGRect(x: 0, y: 480, width: 10, height: 100)) == CGPoint(x: 0, y: 400))
  }

  // MARK: Zooming

  private final class ZoomDelegate: UIScrollViewDelegate {
    let zoomView: UIView?
    var zooms = 0
    init(_ zoomView: UIView?) { self.zoomView = zoomView }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  }

  @Test("UIScrollView.zoom.needs") func zoomNeeds() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(content)
    let without = ZoomDelegate(nil)
    view.delegate = without
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 1)
    let delegate = ZoomDelegate(content)
    view.delegate = delegate
    view.maximumZoomScale = 1
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 1)
    view.maximumZoomScale = 3
    view.contentSize = CGSize(width: 100, height: 100)
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 2 && delegate.zooms == 1)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(view.contentSize == CGSize(width: 200, height: 200))
  }
  @Test("UIScrollView.zoom.clamp") func zoomClamp() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(content)
    let delegate = ZoomDelegate(content)
    view.delegate = delegate
    view.maximumZoomScale = 3
    view.setZoomScale(10, animated: false)
    #expect(view.zoomScale == 3)
    view.zoomScale = 0.1
    #expect(view.zoomScale == 1)
  }
}
