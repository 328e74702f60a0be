public import Foundation

/// A guide whose constraints could change with the edge it is near.
///
/// Left out: those constraints; the model's keyboard always stands at the lower edge.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers: while there is none, what the safe area covers at the lower edge.
///
/// Left out: undocked and floating keyboards.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked. Kept; the model's always is.
  public var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard, or at the view's lower edge.
  public var usesBottomSafeArea = true { didSet { owningView?.layoutEngineMarginsDidChange() } }
  /// How far above the keyboard a drag begins to move it.
  public var keyboardDismissPadding: CGFloat = 0

  init(owner: UIView) {
    super.init(kind: .keyboard, identifier: "UIKeyboardLayoutGuide")
    owningView = owner
  }

  /// How much of the view's lower end is covered, in points.
  var coveredHeight: CGFloat {
    guard let owner = owningView else { return 0 }
    let least = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    let environment = UIKitEnvironment.current
    guard environment.keyboard.isVisible, let window = owner.window else { return least }
    let top = environment.mainScreen.bounds.height - Keyboard.height - window.frame.minY + window.bounds.minY
    return max(least, owner.bounds.maxY - owner.convert(CGPoint(x: 0, y: top), from: window).y)
  }
}

extension Keyboard {
  /// How much of the screen's lower end the keyboard covers, in points: on a phone held upright, with the bar of words.
  public static let height: CGFloat = 336
}

extension UIView {
  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let known as UIKeyboardLayoutGuide in layoutState.systemGuides { return known }
    let guide = UIKeyboardLayoutGuide(owner: self)
    layoutState.systemGuides.append(guide)
    return guide
  }

  /// Tells this view and those beneath it that the keyboard came or went.
  func keyboardGuideDidChange() {
    if layoutState.systemGuides.contains(where: { $0.kind == .keyboard }) { layoutEngineMarginsDidChange() }
    for view in subviewList { view.keyboardGuideDidChange() }
  }
}
