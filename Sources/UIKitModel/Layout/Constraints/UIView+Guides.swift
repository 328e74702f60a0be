import Foundation

extension UIView {
  /// The most width `readableContentGuide` takes: 920 points in views wider than 1,008, measured on UIKit at the default
  /// text size; no limit in narrower ones.
  var readableWidth: CGFloat { bounds.width > 1008 ? 920 : 100_000 }

  /// The guides that were added to this view. The margins' and safe area's guides are not among them.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Adds a guide. A guide that another view owns moves.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutState.guides.append(guide)
  }

  /// Takes a guide away, and its constraints with it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    deactivateConstraints { item in item === guide }
    layoutState.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  /// The part that bars and the device's edges don't cover.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The part of the margins that is comfortable to read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }

  func systemGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    if let guide = layoutState.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind: kind, identifier: identifier)
    guide.owningView = self
    layoutState.systemGuides.append(guide)
    return guide
  }

  /// Deactivates the constraints that this view or its ancestors hold on certain items.
  func deactivateConstraints(naming isMeant: (any UILayoutItem) -> Bool) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.layoutState.constraints {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        if items.contains(where: isMeant) { current.release(constraint) }
      }
      view = current.superview
    }
  }
}

extension UIScrollView {
  /// The content area: pin content to its edges, and its size becomes the content size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "UIScrollView-contentLayoutGuide") }
  /// The scroll view's own frame, for what shall not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }
}
