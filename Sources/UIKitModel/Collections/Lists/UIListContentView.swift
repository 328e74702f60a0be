public import Foundation

/// Shows a list content configuration: a picture, and texts below or beside each other.
open class UIListContentView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIListContentConfiguration { shown = new } }
  }

  private var shown: UIListContentConfiguration { didSet { show() } }
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()

  /// Creates a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Where the first text is; `nil` without one.
  public var textLayoutGuide: UILayoutGuide? { guide(textLabel) }
  /// Where the second text is; `nil` without one.
  public var secondaryTextLayoutGuide: UILayoutGuide? { guide(secondaryLabel) }
  /// Where the picture is; `nil` without one.
  public var imageLayoutGuide: UILayoutGuide? { guide(imageView) }

  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// A guide that lies where a part lies, from the next layout pass on.
  private func guide(_ part: UIView) -> UILayoutGuide? {
    guard part.superview === self else { return nil }
    if let known = guides[ObjectIdentifier(part)] { return known }
    let made = UILayoutGuide()
    addLayoutGuide(made)
    guides[ObjectIdentifier(part)] = made
    part.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: part.leadingAnchor), made.topAnchor.constraint(equalTo: part.topAnchor),
      made.widthAnchor.constraint(equalTo: part.widthAnchor), made.heightAnchor.constraint(equalTo: part.heightAnchor),
    ])
    return made
  }

  private func show() {
    alpha = shown.alpha
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.contentMode = .scaleAspectFit
    put(imageView, isThere: shown.image != nil)
    fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { label.attributedText = attributed } else { label.text = text }
    put(label, isThere: !(label.text ?? "").isEmpty)
  }

  private func put(_ part: UIView, isThere: Bool) {
    if isThere, part.superview == nil { addSubview(part) }
    if !isThere { part.removeFromSuperview() }
  }

  // MARK: Layout

  /// The margins: the configuration's, or the superview's along the axes that keep them, where those are wider.
  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let outer = superview?.directionalLayoutMargins, superview is UICollectionViewListCell else { return margins }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    return margins
  }

  private var imageSize: CGSize {
    guard let image = shown.image else { return .zero }
    let limit = shown.imageProperties.maximumSize
    let (across, down) = (limit.width > 0 ? limit.width / image.size.width : 1, limit.height > 0 ? limit.height / image.size.height : 1)
    let share = min(1, across, down)
    return CGSize(width: image.size.width * share, height: image.size.height * share)
  }

  /// The room for the picture, and where the texts begin after it.
  private var imageRoom: CGFloat {
    guard shown.image != nil else { return 0 }
    let reserved = shown.imageProperties.reservedLayoutSize.width
    return (reserved > 0 ? reserved : imageSize.width) + (hasText ? shown.imageToTextPadding : 0)
  }

  private var hasText: Bool { textLabel.superview === self || secondaryLabel.superview === self }
  private var hasBothTexts: Bool { textLabel.superview === self && secondaryLabel.superview === self }

  /// The sizes of the texts in a width, and whether they stand beside each other.
  private func textSizes(in width: CGFloat) -> (first: CGSize, second: CGSize, isBeside: Bool) {
    func size(_ label: UILabel) -> CGSize {
      guard label.superview === self else { return .zero }
      var size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      size.width = min(size.width, width)
      return size
    }
    let (first, second) = (size(textLabel), size(secondaryLabel))
    let wide = first.width + shown.textToSecondaryTextHorizontalPadding + second.width
    return (first, second, hasBothTexts && shown.prefersSideBySideTextAndSecondaryText && wide <= width)
  }

  private func height(of texts: (first: CGSize, second: CGSize, isBeside: Bool)) -> CGFloat {
    texts.isBeside
      ? max(texts.first.height, texts.second.height)
      : texts.first.height + texts.second.height + (hasBothTexts ? shown.textToSecondaryTextVerticalPadding : 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let width = max(0, size.width - margins.leading - margins.trailing - imageRoom)
    let content = max(height(of: textSizes(in: width)), max(imageSize.height, shown.imageProperties.reservedLayoutSize.height))
    return CGSize(width: size.width, height: content + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = margins
    let area = CGRect(
      x: margins.leading, y: margins.top, width: max(0, bounds.width - margins.leading - margins.trailing),
      height: max(0, bounds.height - margins.top - margins.bottom))
    let picture = imageSize
    let reserved = shown.imageProperties.reservedLayoutSize.width
    let room = reserved > 0 ? reserved : picture.width
    place(imageView, CGRect(origin: CGPoint(x: area.minX + (room - picture.width) / 2, y: area.midY - picture.height / 2), size: picture))
    let (left, width) = (area.minX + imageRoom, max(0, area.width - imageRoom))
    let texts = textSizes(in: width)
    if texts.isBeside {
      place(textLabel, CGRect(origin: CGPoint(x: left, y: area.midY - texts.first.height / 2), size: texts.first))
      place(
        secondaryLabel,
        CGRect(origin: CGPoint(x: area.maxX - texts.second.width, y: area.midY - texts.second.height / 2), size: texts.second))
    } else {
      let top = area.midY - height(of: texts) / 2
      place(textLabel, CGRect(x: left, y: top, width: width, height: texts.first.height))
      let gap = hasBothTexts ? shown.textToSecondaryTextVerticalPadding : 0
      place(secondaryLabel, CGRect(x: left, y: top + texts.first.height + gap, width: width, height: texts.second.height))
    }
  }

  /// Puts a part somewhere, mirrored where one reads from the right.
  private func place(_ part: UIView, _ frame: CGRect) {
    guard part.superview === self else { return }
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
    part.frame = frame
  }
}
