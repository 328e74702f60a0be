public import Foundation

/// A window onto content that may be larger than it.
///
/// The content offset is the origin of the bounds. A drag follows the finger after 10 points, content past an edge
/// resists, and content that was let go slows down by `decelerationRate` under the run loop's virtual time; frames are
/// 1/60 s apart. Left out: nested scroll views that share a drag, directional lock, pinch gestures (zooming is by
/// method), and refresh controls. A touch on the content is delivered at once; a drag cancels it.
open class UIScrollView: UIView {
  final override var asScrollView: UIScrollView? { self }

  /// Told of scrolling.
  public weak var delegate: (any UIScrollViewDelegate)?
  let finger = FingerTrack()
  var motion: ScrollMotion?
  private var lastAdjustedInset = UIEdgeInsets.zero
  var unzoomedContentSize: CGSize?
  var zoom: CGFloat = 1

  /// Follows a finger on the content and moves it.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Content

  /// The point of the content at the top left corner of the view. Setting it does not limit it to the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content. Setting it does not change the offset.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentSizeDidChange() } }
  }

  /// Room around the content that can be scrolled into.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }

  /// `contentInset` and what `contentInsetAdjustmentBehavior` adds of the safe area.
  open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }

  /// Which parts of the safe area are added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }

  /// What a person pulls down to load anew; it stands above the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  // MARK: Behaviour

  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether content can be dragged past its edges.
  open var bounces = true
  /// Whether content bounces along each axis, where `bounces` allows it.
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  /// Whether content no taller than the view bounces.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// Whether content no wider than the view bounces.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  open var decelerationRate = DecelerationRate.normal
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Whether touches are held back to see whether they become a drag.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from the content.
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var allowsKeyboardScrolling = true

  /// Both indicators' insets at once; reading answers the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: What is going on

  /// Whether a finger is down.
  open var isTracking: Bool { finger.isDown }
  /// Whether a finger has begun to drag.
  open var isDragging: Bool { finger.isDragging }
  /// Whether content that was let go still moves.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming may go past its limits while a pinch lasts.
  open var bouncesZoom = true
  /// How large the zoom view is shown.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  // MARK: Hooks

  override func layerDidChange(from old: LayerValues) {
    super.layerDidChange(from: old)
    let new = layer.values.bounds
    if new.size != old.bounds.size { updateAdjustedInset() }
    if new.origin != old.bounds.origin { contentOffsetDidChange() }
  }

  /// The offset changed: the content is laid out again, the delegate is told.
  func contentOffsetDidChange() {
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  func contentSizeDidChange() {
    updateAdjustedInset()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Told when `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  func updateAdjustedInset() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    lastAdjustedInset = inset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  /// Asks whether a touch in a subview of the content may begin there. `true` unless overridden.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Asks whether a drag may take the touch away from a subview. Not from a control, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Description

  override var describedFieldsAfterLayer: [String] {
    let inset = adjustedContentInset
    let edges = [inset.top, inset.left, inset.bottom, inset.right].map(Self.printed).joined(separator: ", ")
    return [
      "contentOffset: {\(Self.printed(contentOffset.x)), \(Self.printed(contentOffset.y))}",
      "contentSize: {\(Self.printed(contentSize.width)), \(Self.printed(contentSize.height))}",
      "adjustedContentInset: {\(edges)}",
    ]
  }

  /// A number as `NSStringFromCGSize` prints it.
  private static func printed(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }
}
