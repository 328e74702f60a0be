public import Foundation

/// A cell of a list: content with signs at its ends, moved in by its level.
///
/// Left out: swipe actions, and the line between cells (its guide is there).
open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep the cell is in an outline.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points a level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether signs before the content move in with it.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The signs at the ends.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  private var accessoryViews: [(view: UIView, isLeading: Bool)] = []
  private var shownState: (isEditing: Bool, isSelected: Bool)?
  private var storedSeparatorGuide: UILayoutGuide?

  /// From where to where the line below the cell goes.
  open var separatorLayoutGuide: UILayoutGuide {
    if let storedSeparatorGuide { return storedSeparatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    storedSeparatorGuide = guide
    return guide
  }

  /// A row in the style of the list: one text, or two below each other.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The distance of two signs, and of a sign from the edge: the model's choice.
  private static let accessoryGap: CGFloat = 8
  private static let accessoryMargin: CGFloat = 16

  private func showAccessories() {
    accessoryViews.forEach { $0.view.removeFromSuperview() }
    let state = configurationState
    shownState = (state.isEditing, state.isSelected)
    accessoryViews = accessories.filter { $0.isShown(isEditing: state.isEditing) }
      .map { ($0.makeView(isSelected: state.isSelected), $0.isLeading) }
    accessoryViews.forEach { addSubview($0.view) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let state = configurationState
    if let shownState, shownState != (state.isEditing, state.isSelected) { showAccessories() }
    super.layoutSubviews()
    let indent = CGFloat(indentationLevel) * indentationWidth
    var (left, right) = (indentsAccessories ? indent : 0, bounds.width)
    for (view, isLeading) in accessoryViews where isLeading { left = place(view, from: left + Self.accessoryMargin) }
    if !indentsAccessories { left += indent }
    for (view, isLeading) in accessoryViews.reversed() where !isLeading {
      let margin = right == bounds.width ? Self.accessoryMargin : Self.accessoryGap
      place(view, from: right - margin - view.bounds.width)
      right -= margin + view.bounds.width
    }
    let content = mirrored(CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height))
    if contentView.frame != content { contentView.frame = content }
  }

  @discardableResult
  private func place(_ view: UIView, from left: CGFloat) -> CGFloat {
    view.frame = mirrored(CGRect(origin: CGPoint(x: left, y: (bounds.height - view.bounds.height) / 2), size: view.bounds.size))
    return left + view.bounds.width
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size)
  }
}
