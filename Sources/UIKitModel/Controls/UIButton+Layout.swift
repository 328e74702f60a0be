import Foundation

/// Where the parts of a button stand.
struct ButtonArrangement {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
}

extension UIButton {
  /// The insets in use: the configuration's, else the old ones.
  var shownContentInsets: UIEdgeInsets {
    guard let insets = (shownConfiguration ?? storedConfiguration)?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  private var imageSize: CGSize { pictureView?.shownImage?.size ?? .zero }

  /// Titles are whole points wide and their lines' whole points high.
  private func textSize(_ label: UILabel?) -> CGSize {
    guard let label, let text = label.text, !text.isEmpty else { return .zero }
    let lines = CGFloat(text.split(separator: "\n", omittingEmptySubsequences: false).count)
    let width = text.split(separator: "\n").map { label.font.width(of: String($0)) }.max() ?? 0
    let height = storedConfiguration == nil ? Self.titleLineHeight(label.font) * lines : label.font.lineHeight * lines
    return CGSize(width: width.rounded(.up), height: ceilToPixel(height, scale: traitCollection.displayScale))
  }

  /// The height of a title's line in a button without configuration: as measured on UIKit where that is published, else
  /// the font's, rounded.
  private static func titleLineHeight(_ font: UIFont) -> CGFloat {
    let measured: [CGFloat: CGFloat] = [14: 17, 15: 19, 17: 20]
    return measured[font.pointSize] ?? font.lineHeight.rounded()
  }

  /// The size title, subtitle and picture take together.
  private var partsSize: CGSize {
    let (image, text) = (imageSize, textBlockSize)
    guard image != .zero, text != .zero else { return image == .zero ? text : image }
    let gap = shownConfiguration?.imagePadding ?? 0
    return isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  private var textBlockSize: CGSize {
    let (title, subtitle) = (textSize(titleView), textSize(subtitleView))
    guard subtitle != .zero else { return title }
    let padding = title == .zero ? 0 : shownConfiguration?.titlePadding ?? 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  /// Whether the picture stands over or under the text.
  private var isStacked: Bool {
    guard let edge = shownConfiguration?.imagePlacement else { return false }
    return edge == .top || edge == .bottom
  }

  /// The size the button wants.
  var contentSize: CGSize {
    updateConfigurationIfNeeded()
    let parts = partsSize
    let insets = shownContentInsets
    // A button without configuration gives its title 6 points above and below.
    let isPlainTitle = storedConfiguration == nil && insets == .zero && textBlockSize != .zero && parts == textBlockSize
    let extra: CGFloat = isPlainTitle ? 12 : 0
    return CGSize(
      width: parts.width + insets.left + insets.right, height: parts.height + insets.top + insets.bottom + extra)
  }

  /// The parts in a content rectangle, as the alignments say.
  func arrangement(in content: CGRect) -> ButtonArrangement {
    let whole = partsSize
    let block = CGRect(
      x: content.minX + leftShare * (content.width - min(whole.width, content.width)),
      y: content.minY + topShare * (content.height - whole.height),
      width: min(whole.width, content.width), height: whole.height)
    var result = ButtonArrangement()
    let text = CGSize(width: min(textBlockSize.width, block.width), height: textBlockSize.height)
    let (image, gap) = (imageSize, shownConfiguration?.imagePadding ?? 0)
    let edge = placementEdge
    if isStacked {
      let (imageY, textY) =
        edge == .top
        ? (block.minY, block.minY + (image == .zero ? 0 : image.height + gap)) : (block.maxY - image.height, block.minY)
      result.image = CGRect(origin: CGPoint(x: block.midX - image.width / 2, y: imageY), size: image)
      result.title = CGRect(origin: CGPoint(x: block.midX - text.width / 2, y: textY), size: text)
    } else {
      let room = CGSize(
        width: min(text.width, max(0, block.width - (image == .zero ? 0 : image.width + gap))), height: text.height)
      let imageX = edge == .left ? block.minX : block.maxX - image.width
      let textX = edge == .left ? block.maxX - room.width : block.minX
      result.image = CGRect(origin: CGPoint(x: imageX, y: block.midY - image.height / 2), size: image)
      result.title = CGRect(origin: CGPoint(x: textX, y: block.midY - room.height / 2), size: room)
    }
    splitText(&result)
    return storedConfiguration == nil ? shifted(result) : result
  }

  private var placementEdge: UIRectEdge {
    switch shownConfiguration?.imagePlacement ?? .leading {
    case .top: .top
    case .bottom: .bottom
    case .trailing: isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  /// Gives title and subtitle their lines of the text block.
  private func splitText(_ result: inout ButtonArrangement) {
    let subtitle = textSize(subtitleView)
    guard subtitle != .zero else { return }
    let title = textSize(titleView)
    let block = result.title
    let share = shownConfiguration?.titleAlignment == .center ? 0.5 : 0
    result.title = CGRect(
      x: block.minX + share * (block.width - title.width), y: block.minY, width: min(title.width, block.width),
      height: title.height)
    result.subtitle = CGRect(
      x: block.minX + share * (block.width - subtitle.width), y: block.maxY - subtitle.height,
      width: min(subtitle.width, block.width), height: subtitle.height)
  }

  /// The old edge insets move the parts of a button without configuration.
  private func shifted(_ result: ButtonArrangement) -> ButtonArrangement {
    var result = result
    result.image = result.image.offsetBy(
      dx: (imageEdgeInsets.left - imageEdgeInsets.right) / 2, dy: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
    result.title = result.title.offsetBy(
      dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2, dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
    return result
  }

  private var leftShare: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: 0
    case .right, .trailing: 1
    case .center: 0.5
    }
  }

  private var topShare: CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: 0
    case .bottom: 1
    case .center: 0.5
    }
  }

  func placeContent() {
    let content = contentRect(forBounds: bounds)
    let places = arrangement(in: content)
    if let pictureView, pictureView.shownImage != nil { pictureView.frame = imageRect(forContentRect: content) }
    if let titleView { titleView.frame = titleRect(forContentRect: content) }
    if let subtitleView { subtitleView.frame = places.subtitle }
  }

  /// The background of the configuration, or the state's background picture.
  var drawnBackground: DrawnContent {
    guard let shown = shownConfiguration else {
      return currentBackgroundImage.map { .image($0, rect: bounds, tint: nil) } ?? .none
    }
    let insets = shown.background.backgroundInsets
    let area = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let radius = shown.cornerRadius(in: area.size)
    let fill = shown.background.backgroundColor ?? ButtonColors(shown, state: .normal, role: role, tint: tintColor).background
    var parts: [DrawnContent] = []
    if let fill { parts.append(.fill(fill, rect: area, cornerRadius: radius)) }
    if let stroke = shown.background.strokeColor, shown.background.strokeWidth > 0 {
      parts.append(.stroke(stroke, rect: area, cornerRadius: radius, width: shown.background.strokeWidth))
    }
    return parts.isEmpty ? .none : .layers(parts)
  }
}
