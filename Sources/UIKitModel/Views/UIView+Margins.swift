import Foundation

/// The margins of a view, as they were set, and what was last told of them.
struct MarginState {
  /// What the app set; `nil` until it does.
  var directional: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// Set on windows, and on the roots of trees that no window holds; the others inherit.
  var ownSafeArea: UIEdgeInsets?
  var toldSafeArea = UIEdgeInsets.zero
  var toldMargins: UIEdgeInsets?
}

extension UIView {
  private static let standardMargin: CGFloat = 8

  /// The part of the view that bars and the device's edges cover, as distances from its edges.
  ///
  /// A view takes over the part of its superview's insets that reaches into it.
  public var safeAreaInsets: UIEdgeInsets {
    safeAreaInsets(under: marginState.ownSafeArea == nil ? superview?.safeAreaInsets ?? .zero : .zero)
  }

  /// The safe area where the superview's is known.
  func safeAreaInsets(under insets: UIEdgeInsets) -> UIEdgeInsets {
    var result = UIEdgeInsets.zero
    if let own = marginState.ownSafeArea {
      result = own
    } else if insets != .zero, let parent = superview {
      result = reach(of: insets, in: parent)
    }
    if let controller = owningController {
      let extra = controller.additionalSafeAreaInsets.adding(controller.containerInsets)
      result.top += extra.top
      result.left += extra.left
      result.bottom += extra.bottom
      result.right += extra.right
    }
    return result
  }

  /// Gives the root of a tree the insets a device would give it; the views beneath take over their part.
  public func overrideSafeAreaInsets(_ insets: UIEdgeInsets?) {
    marginState.ownSafeArea = insets
    setNeedsLayout()
  }

  /// How far insets of the superview reach into this view. A view that sticks out gets the whole inset, not more.
  private func reach(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let area = parent.bounds
    let frame = self.frame
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
    return UIEdgeInsets(
      top: part(insets.top, frame.minY - area.minY), left: part(insets.left, frame.minX - area.minX),
      bottom: part(insets.bottom, area.maxY - frame.maxY), right: part(insets.right, area.maxX - frame.maxX))
  }

  /// The margins content should keep, by side, safe area included.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      directionalLayoutMargins =
        readsRightToLeft
        ? NSDirectionalEdgeInsets(
          top: newValue.top, leading: newValue.right, bottom: newValue.bottom, trailing: newValue.left)
        : NSDirectionalEdgeInsets(
          top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }

  /// The margins content should keep, by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let sides = effectiveMargins
      return NSDirectionalEdgeInsets(
        top: sides.top, leading: readsRightToLeft ? sides.right : sides.left, bottom: sides.bottom,
        trailing: readsRightToLeft ? sides.left : sides.right)
    }
    set {
      marginState.directional = newValue
      marginInputDidChange()
    }
  }

  /// Whether the margins grow to keep the superview's too.
  public var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set {
      marginState.preservesSuperview = newValue
      marginInputDidChange()
    }
  }

  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsFromSafeArea }
    set {
      marginState.insetsFromSafeArea = newValue
      marginInputDidChange()
    }
  }

  /// The direction this view lays out in.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    readsRightToLeft ? .rightToLeft : .leftToRight
  }

  var readsRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: UIKitEnvironment.current.traits.layoutDirection == .rightToLeft
    }
  }

  private var effectiveMargins: UIEdgeInsets { effectiveMargins(safeAreaInsets) }

  private func effectiveMargins(_ safe: UIEdgeInsets) -> UIEdgeInsets {
    var base = baseMargins
    if marginState.insetsFromSafeArea {
      base.top += safe.top
      base.left += safe.left
      base.bottom += safe.bottom
      base.right += safe.right
    }
    if marginState.preservesSuperview, let parent = superview {
      let inherited = reach(of: parent.layoutMargins, in: parent)
      base.top = max(base.top, inherited.top)
      base.left = max(base.left, inherited.left)
      base.bottom = max(base.bottom, inherited.bottom)
      base.right = max(base.right, inherited.right)
    }
    return base
  }

  /// The app's margins, or the standard ones; a controller's root view keeps at least the system's.
  private var baseMargins: UIEdgeInsets {
    let standard = Self.standardMargin
    let minimum = owningController.flatMap {
      $0.viewRespectsSystemMinimumLayoutMargins ? $0.systemMinimumLayoutMargins : nil
    }
    var own =
      marginState.directional
      ?? (minimum
        ?? NSDirectionalEdgeInsets(top: standard, leading: standard, bottom: standard, trailing: standard))
    if let minimum {
      own.leading = max(own.leading, minimum.leading)
      own.trailing = max(own.trailing, minimum.trailing)
    }
    let isMirrored = own.leading != own.trailing && readsRightToLeft
    return UIEdgeInsets(
      top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
      right: isMirrored ? own.leading : own.trailing)
  }

  private func marginInputDidChange() {
    UIKitEnvironment.current.setNeedsCommit()
    tellMarginChanges()
    setNeedsLayout()
  }

  /// Tells the view what changed since it was last told: the margins first, then the safe area, as UIKit does.
  func tellMarginChanges(safeArea: UIEdgeInsets? = nil) {
    let safe = safeArea ?? safeAreaInsets
    let margins = effectiveMargins(safe)
    let safeChanged = safe != marginState.toldSafeArea
    let marginsChanged = margins != (marginState.toldMargins ?? UIEdgeInsets(all: Self.standardMargin))
    guard safeChanged || marginsChanged else { return }
    marginState.toldSafeArea = safe
    marginState.toldMargins = margins
    layoutEngineMarginsDidChange()
    if marginsChanged {
      layoutMarginsDidChange()
      owningController?.viewLayoutMarginsDidChange()
    }
    if safeChanged {
      safeAreaInsetsDidChange()
      owningController?.viewSafeAreaInsetsDidChange()
    }
  }
}

extension UIEdgeInsets {
  init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
}
