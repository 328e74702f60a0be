import Foundation
import Inspection
import UIKitModel

/// Tables that complete what scroll views offer.
enum ScrollRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiScrollView, uiScrollViewDecelerationRate, uiScrollViewIndexDisplayMode, uiScrollViewKeyboardDismissMode, uiScrollViewDelegate,
      uiRefreshControl,
    ]
  }

  private static var uiScrollView: DeferredTable {
    uiKitTable("UIScrollView") {
      TypeTable(UIScrollView.self, superclass: UIView.self) {
        Property("contentLayoutGuide", \UIScrollView.contentLayoutGuide, .get).unlisted()
        Property("frameLayoutGuide", \UIScrollView.frameLayoutGuide, .get).unlisted()
        Property("isScrollAnimating", \UIScrollView.isScrollAnimating, .get).unlisted()
        Method("stopScrollingAndZooming()") { (view: UIScrollView) in view.stopScrollingAndZooming() }
        Method("fingerDown(at point: CGPoint)") { (view: UIScrollView, point: CGPoint) in view.fingerDown(at: point) }
        Method("fingerMoved(to point: CGPoint)") { (view: UIScrollView, point: CGPoint) in view.fingerMoved(to: point) }
        Method("fingerUp(cancelled: Bool = false)") { (view: UIScrollView, cancelled: Bool) in view.fingerUp(cancelled: cancelled) }
        Method("drag(by translation: CGPoint, duration: TimeInterval = 0.2, steps: Int = 10)") {
          (view: UIScrollView, translation: CGPoint, duration: TimeInterval, steps: Int) in
          view.drag(by: translation, duration: duration, steps: steps)
        }
        Method("statusBarTapped()") { (view: UIScrollView) in view.statusBarTapped() }
        Method("zoom(to rect: CGRect, animated: Bool)") { (view: UIScrollView, rect: CGRect, animated: Bool) in
          view.zoom(to: rect, animated: animated)
        }
        Property("delegate", \UIScrollView.delegate).unlisted()
        Property("panGestureRecognizer", \UIScrollView.panGestureRecognizer).unlisted()
        Property("contentSize", \UIScrollView.contentSize).unlisted()
        Property("adjustedContentInset", \UIScrollView.adjustedContentInset, .get).unlisted()
        Property("refreshControl", \UIScrollView.refreshControl).unlisted()
        Property("isPagingEnabled", \UIScrollView.isPagingEnabled).unlisted()
        Property("bounces", \UIScrollView.bounces).unlisted()
        Property("bouncesVertically", \UIScrollView.bouncesVertically).unlisted()
        Property("bouncesHorizontally", \UIScrollView.bouncesHorizontally).unlisted()
        Property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal).unlisted()
        Property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator).unlisted()
        Property("indicatorStyle", \UIScrollView.indicatorStyle).unlisted()
        Property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets).unlisted()
        Property("indexDisplayMode", \UIScrollView.indexDisplayMode).unlisted()
        Property("delaysContentTouches", \UIScrollView.delaysContentTouches).unlisted()
        Property("scrollsToTop", \UIScrollView.scrollsToTop).unlisted()
        Property("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling).unlisted()
        Property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets).unlisted()
        Property("isDragging", \UIScrollView.isDragging, .get).unlisted()
        Property("isZooming", \UIScrollView.isZooming, .get).unlisted()
        Property("isZoomBouncing", \UIScrollView.isZoomBouncing, .get).unlisted()
        Property("maximumZoomScale", \UIScrollView.maximumZoomScale).unlisted()
        Property("bouncesZoom", \UIScrollView.bouncesZoom).unlisted()
        Method("adjustedContentInsetDidChange()") { (view: UIScrollView) in view.adjustedContentInsetDidChange() }
        Method("touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)") {
          (view: UIScrollView, touches: Set<UITouch>, event: UIEvent?, other: UIView) in
          view.touchesShouldBegin(touches, with: event, in: other)
        }
        Method("touchesShouldCancel(in view: UIView)") { (view: UIScrollView, other: UIView) in view.touchesShouldCancel(in: other) }
      }
    }
  }

  private static var uiScrollViewDecelerationRate: DeferredTable {
    uiKitTable("UIScrollView.DecelerationRate") {
      TypeTable(UIScrollView.DecelerationRate.self) {
        Property("rawValue", \UIScrollView.DecelerationRate.rawValue)
        Initializer("init(rawValue: CGFloat)") { (rawValue: CGFloat) in UIScrollView.DecelerationRate(rawValue: rawValue) }
        StaticProperty("fast") { UIScrollView.DecelerationRate.fast }
      }
    }
  }

  private static var uiScrollViewIndexDisplayMode: DeferredTable {
    uiKitTable("UIScrollView.IndexDisplayMode") {
      TypeTable(UIScrollView.IndexDisplayMode.self) {
        EnumCase("automatic", UIScrollView.IndexDisplayMode.automatic)
        EnumCase("alwaysHidden", UIScrollView.IndexDisplayMode.alwaysHidden)
      }
    }
  }

  private static var uiScrollViewKeyboardDismissMode: DeferredTable {
    uiKitTable("UIScrollView.KeyboardDismissMode") {
      TypeTable(UIScrollView.KeyboardDismissMode.self) {
        EnumCase("onDrag", UIScrollView.KeyboardDismissMode.onDrag)
        EnumCase("onDragWithAccessory", UIScrollView.KeyboardDismissMode.onDragWithAccessory)
        EnumCase("interactiveWithAccessory", UIScrollView.KeyboardDismissMode.interactiveWithAccessory)
      }
    }
  }

  private static var uiScrollViewDelegate: DeferredTable {
    uiKitTable("UIScrollViewDelegate") {
      TypeTable((any UIScrollViewDelegate).self) {
        Method("scrollViewDidScroll(_ scrollView: UIScrollView)") { (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in
          delegate.scrollViewDidScroll(scrollView)
        }
        Method("scrollViewDidZoom(_ scrollView: UIScrollView)") { (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in
          delegate.scrollViewDidZoom(scrollView)
        }
        Method("scrollViewWillBeginDragging(_ scrollView: UIScrollView)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in delegate.scrollViewWillBeginDragging(scrollView)
        }
        Method("scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView, decelerate: Bool) in
          delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
        Method("scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in delegate.scrollViewWillBeginDecelerating(scrollView)
        }
        Method("scrollViewDidEndDecelerating(_ scrollView: UIScrollView)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in delegate.scrollViewDidEndDecelerating(scrollView)
        }
        Method("scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in delegate.scrollViewDidEndScrollingAnimation(scrollView)
        }
        Method("viewForZooming(in scrollView: UIScrollView)") { (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in
          delegate.viewForZooming(in: scrollView)
        }
        Method("scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView, view: UIView?) in
          delegate.scrollViewWillBeginZooming(scrollView, with: view)
        }
        Method("scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView, view: UIView?, scale: CGFloat) in
          delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
        Method("scrollViewShouldScrollToTop(_ scrollView: UIScrollView)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in delegate.scrollViewShouldScrollToTop(scrollView)
        }
        Method("scrollViewDidScrollToTop(_ scrollView: UIScrollView)") { (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in
          delegate.scrollViewDidScrollToTop(scrollView)
        }
        Method("scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)") {
          (delegate: any UIScrollViewDelegate, scrollView: UIScrollView) in delegate.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
      }
    }
  }

  private static var uiRefreshControl: DeferredTable {
    uiKitTable("UIRefreshControl") {
      TypeTable(UIRefreshControl.self, superclass: UIControl.self) {
        Property("isRefreshing", \UIRefreshControl.isRefreshing, .get)
        Property("attributedTitle", \UIRefreshControl.attributedTitle)
        Initializer("init()") { UIRefreshControl() }
        Method("beginRefreshing()") { (control: UIRefreshControl) in control.beginRefreshing() }
        Method("endRefreshing()") { (control: UIRefreshControl) in control.endRefreshing() }
      }
    }
  }
}
