import Foundation

extension UITextView {
  /// The font in use: a text view whose font was not set has lines of 16 points.
  var shownFont: UIFont { font ?? .systemFont(ofSize: 14) }

  /// Lines are whole points high.
  private var lineHeight: CGFloat { shownFont.lineHeight.rounded(.down) }

  private func layout(width: CGFloat) -> TextLayout {
    let room = width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding
    return TextLayout(
      content, font: shownFont, width: max(room, 1), numberOfLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode)
  }

  func textSize(width: CGFloat) -> CGSize {
    let found = layout(width: width)
    let lines = CGFloat(max(1, found.lines.count))
    let text = found.size.width.rounded(.up) + 2 * textContainer.lineFragmentPadding + textContainerInset.left + textContainerInset.right
    return CGSize(
      width: min(width, text), height: lines * lineHeight + textContainerInset.top + textContainerInset.bottom)
  }

  /// Brings the content size up to date: as wide as the view, as high as the lines.
  func measureText() {
    contentSize = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func caret(at place: Int) -> CGRect {
    let lines = layout(width: bounds.width).lines
    var left = min(max(place, 0), TextEditing.length(content))
    var index = 0
    var rest = content[...]
    // Lines have lost the spaces they were broken at and their line feeds: follow them through the text.
    for (number, line) in lines.enumerated() {
      index = number
      let used = TextEditing.length(line)
      let skipped = rest.dropFirst(line.count).prefix { $0 == " " || $0.isNewline }
      let gap = number + 1 < lines.count ? Self.lineGap(skipped) : 0
      if left <= used || number + 1 == lines.count { break }
      left = max(0, left - used - gap)
      rest = rest.dropFirst(line.count + gap)
    }
    let line = lines.isEmpty ? "" : lines[index]
    let before = TextEditing.substring(NSRange(location: 0, length: left), of: line)
    return CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding + shownFont.width(of: before),
      y: (textContainerInset.top + lineHeight * CGFloat(index) - 0.75).rounded(.down), width: 2,
      height: ((lineHeight + 1.5) * 2).rounded() / 2)
  }

  /// How many characters between two lines belong to neither: the spaces at the break, and one line feed.
  private static func lineGap(_ skipped: Substring) -> Int {
    if let feed = skipped.firstIndex(where: \.isNewline) { return skipped.distance(from: skipped.startIndex, to: feed) + 1 }
    return skipped.count
  }

  var drawnText: DrawnContent {
    guard !content.isEmpty, bounds.width > 0 else { return .none }
    let lines = layout(width: bounds.width).lines.map {
      isSecureTextEntry ? String(repeating: "•", count: $0.count) : $0
    }
    let area = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: bounds.width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding,
      height: CGFloat(lines.count) * lineHeight)
    return .text(
      DrawnText(lines: lines, font: shownFont, color: textColor ?? .label, alignment: textAlignment, rect: area))
  }
}

extension UITextView: EdgeBaselineProviding {
  var firstBaselineFromTop: CGFloat { textContainerInset.top + shownFont.ascender }
  var lastBaselineFromBottom: CGFloat { textContainerInset.bottom - shownFont.descender }
}
