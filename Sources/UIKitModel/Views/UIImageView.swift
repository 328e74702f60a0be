public import Foundation

/// A view that shows a picture.
///
/// Left out: symbol configurations and effects.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { pictureDidChange(from: oldValue) } }
  open var highlightedImage: UIImage? { didSet { pictureDidChange(from: oldValue) } }
  open var isHighlighted = false { didSet { pictureDidChange(from: isHighlighted ? image : highlightedImage) } }
  open var animationImages: [UIImage]?
  /// How large and heavy a symbol without a configuration of its own is drawn. Kept; symbols are placeholders here.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether focus changes the picture. Kept; the model has no focus.
  open var adjustsImageWhenAncestorFocused = false
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for all pictures; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// 0 for ever.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  private var animationStart: TimeInterval = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Creates a view of the picture's size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// Begins to show the pictures of the animation in turn.
  open func startAnimating() {
    guard animationImages != nil else { return }
    isAnimating = true
    animationStart = UIKitEnvironment.current.runLoop.now
    setNeedsDisplay()
  }
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  /// The picture shown now.
  public var shownImage: UIImage? {
    if isAnimating, let images = animationImages, !images.isEmpty {
      let whole = animationDuration > 0 ? animationDuration : Double(images.count) / 30
      let runs = (UIKitEnvironment.current.runLoop.now - animationStart) / whole
      if animationRepeatCount == 0 || runs < Double(animationRepeatCount) {
        return images[min(images.count - 1, Int(saturating: (runs - runs.rounded(.down)) * Double(images.count)))]
      }
    }
    return isHighlighted ? highlightedImage ?? image : image
  }

  /// Where the picture is drawn in the bounds, by the content mode. It may reach outside of them.
  public var drawnImageRect: CGRect? { shownImage.map { contentMode.rect(of: $0.size, in: bounds) } }

  open override var drawnContent: DrawnContent {
    guard let picture = shownImage, let rect = drawnImageRect else { return .none }
    return .image(picture, rect: rect, tint: picture.isTemplate ? picture.appliedTint ?? tintColor : nil)
  }

  override var describedFieldsBeforeLayer: [String] { image.map { ["image = \($0)"] } ?? [] }

  private func pictureDidChange(from old: UIImage?) {
    if shownImage?.size != old?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// Where content of a size is drawn in bounds.
  public func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGRect {
      placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(min(bounds.width / size.width, bounds.height / size.height))
    case .scaleAspectFill: scaled(max(bounds.width / size.width, bounds.height / size.height))
    case .center: placed(size, 0.5, 0.5)
    case .top: placed(size, 0.5, 0)
    case .bottom: placed(size, 0.5, 1)
    case .left: placed(size, 0, 0.5)
    case .right: placed(size, 1, 0.5)
    case .topLeft: placed(size, 0, 0)
    case .topRight: placed(size, 1, 0)
    case .bottomLeft: placed(size, 0, 1)
    case .bottomRight: placed(size, 1, 1)
    }
  }
}
