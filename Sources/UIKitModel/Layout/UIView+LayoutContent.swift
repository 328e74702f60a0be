import Foundation

/// Where a baseline lies: at a share of the height plus a distance, from the top edge down.
struct BaselinePlace {
  var share: CGFloat
  var offset: CGFloat
}

/// A view whose baselines keep their distance from its edges.
protocol EdgeBaselineProviding: UIView {
  /// How far the first baseline lies below the top edge.
  var firstBaselineFromTop: CGFloat { get }
  /// How far the last baseline lies above the bottom edge.
  var lastBaselineFromBottom: CGFloat { get }
}

/// What the layout asks a view about its text.
extension UIView {
  /// The font that the system's spacing follows.
  var layoutFont: UIFont? { (forLastBaselineLayout as? UILabel)?.font }

  /// What descriptions of constraints show after the address.
  var layoutText: String? { (forLastBaselineLayout as? UILabel)?.text ?? describedText }

  /// Where a baseline lies. One line, or several, stand in the middle of a view; a view without text has its baselines
  /// at the bottom edge.
  func baselinePlace(isFirst: Bool) -> BaselinePlace {
    if let view = self as? any EdgeBaselineProviding {
      return isFirst
        ? BaselinePlace(share: 0, offset: view.firstBaselineFromTop)
        : BaselinePlace(share: 1, offset: -view.lastBaselineFromBottom)
    }
    let label = (isFirst ? forFirstBaselineLayout : forLastBaselineLayout) as? UILabel
    if let label, let font = label.font {
      let lines = max(1, (label.intrinsicContentSize.height / font.lineHeight).rounded())
      let half = lines * font.lineHeight / 2
      return BaselinePlace(share: 0.5, offset: isFirst ? font.ascender - half : half + font.descender)
    }
    if self is UIControl {
      let offset = isFirst ? firstBaselineOffset : bounds.height - lastBaselineOffset
      return BaselinePlace(share: 0.5, offset: offset - bounds.height / 2)
    }
    return BaselinePlace(share: 1, offset: 0)
  }

  /// Whether the height depends on the width.
  var hasWrappingContent: Bool {
    guard let label = self as? UILabel else { return false }
    return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
  }

  /// The height the content needs at a width.
  func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
