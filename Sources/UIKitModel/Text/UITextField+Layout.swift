import Foundation

extension UITextField {
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The baseline's distance from the top edge: the line stands in the middle.
  var baseline: CGFloat { (bounds.height - shownFont.lineHeight) / 2 + shownFont.ascender }

  /// What is drawn: the text, as dots if it is secret, or the placeholder.
  private var shownText: String {
    if content.isEmpty { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: content.count) : content
  }

  /// How far the text is from the border.
  private var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  var fittingSize: CGSize {
    let sides = (isShown(leftViewMode) ? leftView?.bounds.width ?? 0 : 0) + (isShown(rightViewMode) ? rightView?.bounds.width ?? 0 : 0)
    let lineHeight = shownFont.lineHeight.rounded(.up)
    let height = borderStyle == .roundedRect || borderStyle == .bezel ? lineHeight + 13 : lineHeight + 1
    return CGSize(width: shownFont.width(of: shownText).rounded(.up) + 2 * padding + sides, height: height)
  }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func textArea(in bounds: CGRect) -> CGRect {
    var area = bounds.insetBy(dx: padding, dy: 0)
    if let leftView, isShown(leftViewMode) {
      area.origin.x = bounds.minX + leftView.bounds.width
      area.size.width -= leftView.bounds.width - padding
    }
    if let rightView, isShown(rightViewMode) {
      area.size.width -= rightView.bounds.width - padding
    } else if isClearButtonShown {
      area.size.width = max(0, clearButtonArea(in: bounds).minX - area.minX)
    }
    return area
  }

  private var isClearButtonShown: Bool { !content.isEmpty && isShown(clearButtonMode) }

  func clearButtonArea(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  func sideArea(of view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    return CGRect(
      origin: CGPoint(x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  func replaceSide(_ old: UIView?, _ new: UIView?) {
    if let old, old !== new { old.removeFromSuperview() }
    setNeedsLayout()
  }

  func placeSideViews() {
    for (view, mode, area) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      if isShown(mode) {
        if view.superview !== self { addSubview(view) }
        view.frame = area
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
  }

  var drawnField: DrawnContent {
    var parts: [DrawnContent] = []
    switch borderStyle {
    case .none: break
    case .line: parts.append(.stroke(.label, rect: bounds, cornerRadius: 0, width: 1))
    case .bezel: parts.append(.stroke(.systemGray, rect: bounds, cornerRadius: 0, width: 1))
    case .roundedRect: parts.append(.stroke(.systemGray4, rect: bounds, cornerRadius: 5, width: 1))
    }
    let text = shownText
    let area = content.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    if !text.isEmpty, area.width > 0 {
      let layout = TextLayout(text, font: shownFont, width: area.width, numberOfLines: 1)
      let height = shownFont.lineHeight
      let color: UIColor = content.isEmpty ? .placeholderText : textColor ?? .label
      parts.append(
        .text(
          DrawnText(
            lines: layout.lines, font: shownFont, color: color, alignment: textAlignment,
            rect: CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height))))
    }
    if isClearButtonShown {
      parts.append(.fill(.systemGray3, rect: clearButtonRect(forBounds: bounds), cornerRadius: 9.5))
    }
    return parts.isEmpty ? .none : .layers(parts)
  }
}
