public import Foundation

/// The bar over a stack of controllers: the way back, a title, buttons.
///
/// Left out: drawing appearances, the look of large titles, and bars outside a navigation controller.
open class UINavigationBar: UIView {
  /// The bar's height in points; with a prompt or a large title it is higher.
  static let standardHeight: CGFloat = 44

  /// The items from the root to the top.
  open internal(set) var items: [UINavigationItem]? {
    didSet { setNeedsLayout() }
  }
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  /// Light or dark bars as before appearances.
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  weak var controller: UINavigationController?

  /// The item whose title is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item the back button leads to.
  open var backItem: UINavigationItem? { (items?.count ?? 0) > 1 ? items?[items!.count - 2] : nil }

  /// Whether the back button is shown: there is a way back, the top item does not hide it, and no left items replace it.
  public var showsBackButton: Bool {
    guard backItem != nil, let topItem, !topItem.hidesBackButton else { return false }
    return (topItem.leftBarButtonItems ?? []).isEmpty || topItem.leftItemsSupplementBackButton
  }

  /// The text beside the back arrow: the back item's, "Back" where that has no room, nothing where that has none either.
  /// `nil` where no back button is shown, or only its arrow.
  public var backButtonText: String? {
    guard showsBackButton, let text = backItem?.textOfButtonBackHere else { return nil }
    let font = UIFont.systemFont(ofSize: 17)
    let title = titleText.map { UIFont.systemFont(ofSize: 17, weight: .semibold).width(of: $0) } ?? 0
    let room = (bounds.width - title) / 2 - 36
    if bounds.width == 0 || font.width(of: text) <= room { return text }
    return font.width(of: "Back") <= room ? "Back" : nil
  }

  /// The title that is shown: none beside a title view.
  public var titleText: String? { topItem?.titleView == nil ? topItem?.title : nil }

  /// A person taps the back button.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func tapBackButton() -> Bool {
    guard showsBackButton, let controller else { return false }
    if let action = topItem?.backAction {
      action.run(sender: self)
      return true
    }
    return controller.popViewController(animated: true) != nil
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    if place.x < 100, showsBackButton {
      tapBackButton()
    } else if let item = item(at: place) {
      item.tap()
    }
  }

  private func item(at place: CGPoint) -> UIBarButtonItem? {
    if place.x < bounds.midX - 40 { return topItem?.leftBarButtonItem }
    return place.x > bounds.midX + 40 ? topItem?.rightBarButtonItem : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let titleView = topItem?.titleView else { return }
    if titleView.superview !== self { addSubview(titleView) }
    titleView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  open override var drawnContent: DrawnContent {
    var parts: [DrawnContent] = []
    let font = UIFont.systemFont(ofSize: 17)
    func text(_ text: String, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment) {
      parts.append(
        .text(
          DrawnText(
            lines: [text], font: font, color: color, alignment: alignment,
            rect: bounds.insetBy(dx: 16, dy: (bounds.height - font.lineHeight) / 2))))
    }
    if showsBackButton {
      text("‹" + (backButtonText.map { " " + $0 } ?? ""), font, tintColor, .left)
    } else if let title = topItem?.leftBarButtonItem?.title {
      text(title, font, tintColor, .left)
    }
    if let titleText { text(titleText, UIFont.systemFont(ofSize: 17, weight: .semibold), .label, .center) }
    if let title = topItem?.rightBarButtonItem?.title { text(title, font, tintColor, .right) }
    return parts.isEmpty ? .none : .layers(parts)
  }
}
