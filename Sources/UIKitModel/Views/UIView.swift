public import Foundation

/// A rectangle that draws, holds other views and takes events.
open class UIView: UIResponder, CALayerDelegate {
  /// The number that stands for "no intrinsic size in this direction".
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The class of the layer a view of this class makes.
  open class var layerClass: CALayer.Type { CALayer.self }
  /// Whether the class cannot work without Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  final override var asView: UIView? { self }
  /// The view as a scroll view, if it is one: cheaper than a cast, for the layout engine.
  var asScrollView: UIScrollView? { nil }

  /// The view's layer. Its delegate is the view.
  public let layer: CALayer
  /// What the layout engine keeps for the view.
  let layoutState = ViewLayoutState()
  var subviewList: [UIView] = []
  /// The view that holds this one.
  public internal(set) weak var superview: UIView?
  weak var containingWindow: UIWindow?
  /// The controller whose `view` this is.
  weak var owningController: UIViewController?
  var isLayoutNeeded = true
  var isUpdateConstraintsNeeded = true
  var ownTint: UIColor?
  /// A style that this view and those beneath it are shown in, whatever the device's.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var ownTintAdjustment = TintAdjustmentMode.automatic
  /// The recognizers that see the view's touches.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var marginState = MarginState()

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    layer = Self.layerClass.init()
    super.init()
    layer.delegate = self
    layer.values.isOpaque = true
    layer.values.contentsScale = 3
    if frame != .zero { layer.frame = frame }
  }

  /// Creates a view with a zero frame.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Stored properties

  /// A number of the app's own, to find the view by.
  public var tag = 0
  open var isUserInteractionEnabled = true
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
  public var autoresizesSubviews = true
  public var autoresizingMask: AutoresizingMask = []
  public var clearsContextBeforeDrawing = true
  public var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var accessibilityValue: String?
  /// Whether the view has focus. The model has none.
  public var isFocused: Bool { false }
  /// Under which name the view's state would be kept. The model restores nothing.
  public var restorationIdentifier: String?
  public var isAccessibilityElement = false
  open var backgroundColor: UIColor? {
    get { layer.values.backgroundColor }
    set { layer.values.backgroundColor = newValue }
  }

  // MARK: Geometry (the layer holds it)

  /// The rectangle in the superview's coordinates: the box around the transformed bounds.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The layer's position: the middle of the frame while the anchor point is (0.5, 0.5).
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// A transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// From 0 (clear) to 1 (solid); other numbers are limited to these.
  open var alpha: CGFloat {
    get { CGFloat(layer.values.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour of interactive parts: the nearest ancestor's that was set, else the system's blue.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  // MARK: Hierarchy

  /// The subviews from back to front: a copy.
  open var subviews: [UIView] { subviewList }
  /// The window the view is in.
  open var window: UIWindow? { containingWindow }
  open override var next: UIResponder? { owningController ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
  open func removeFromSuperview() { detach() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Hit testing

  /// The front-most view under a point of this view's coordinates, or `nil`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { standardHitTest(point, with: event) }
  /// Whether a point of this view's coordinates is inside: the smaller edges are, the larger are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { standardPointInside(point) }

  /// Whether a recognizer of this view, or above it, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Places the subviews. The default applies the constraints.
  open func layoutSubviews() { applyLayoutEngineValues() }
  /// Asks for `layoutSubviews()` at the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out now what was asked for, beginning at the highest ancestor that waits for it.
  open func layoutIfNeeded() { performLayoutIfNeeded() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { resizeToFit() }

  /// The size the content wants; `noIntrinsicMetric` where it does not care.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// The content's size changed.
  open func invalidateIntrinsicContentSize() { layoutEngineIntrinsicSizeDidChange() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { outset(alignmentRect) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// Updates the constraints. Call `super` last.
  open func updateConstraints() { isUpdateConstraintsNeeded = false }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { isUpdateConstraintsNeeded }
  open func updateConstraintsIfNeeded() { performUpdateConstraintsIfNeeded() }

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open var canBecomeFocused: Bool { false }
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The circumstances the view is shown in: its world's, with the style a view or its ancestors override.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The layer's values changed, whoever set them. For the model's own subclasses.
  func layerDidChange(from old: LayerValues) {}

  // MARK: Drawing

  /// The layer's anchor point: what `center` places and `transform` turns about.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Pixels to a point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open func setNeedsDisplay() { UIKitEnvironment.current.setNeedsCommit() }
  open func draw(_ rect: CGRect) {}
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutWithController() } }
  /// What the view itself draws, under its subviews and over its background.
  open var drawnContent: DrawnContent { .none }

  // MARK: For descriptions and baselines (subclasses of the model)

  open override var description: String { describeView() }
  /// The text a description shows; `nil` for none.
  var describedText: String? { nil }
  /// Whether a new view of the class clips, so that a description need not say it.
  var describedClipsByDefault: Bool { false }
  /// Fields a description has before and after the layer.
  var describedFieldsBeforeLayer: [String] { [] }
  var describedFieldsAfterLayer: [String] { [] }
  /// The first line's baseline from the top edge, and the last line's from the bottom edge.
  var firstBaselineOffset: CGFloat { bounds.height }
  var lastBaselineOffset: CGFloat { 0 }
}
