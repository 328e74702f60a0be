import Foundation

/// Something that makes a view interactive in a way of its own: what a view is told to add is told of the view in turn.
public protocol UIInteraction: AnyObject {
  /// The view it belongs to.
  var view: UIView? { get }
  /// It is about to belong to another view, or to none.
  func willMove(to view: UIView?)
  /// It belongs to another view, or to none.
  func didMove(to view: UIView?)
}

/// A change of a view's looks that follows the device's motion. The model's device lies still.
open class UIMotionEffect: UIKitObject {}

/// Which view the focus goes to first within a group. Kept; the model has no focus.
public struct UIFocusGroupPriority: Hashable, Sendable, RawRepresentable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

/// What assistive technologies say of an element. Kept; the model speaks to nobody.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

// What follows is kept and not acted on: masks, focus, interactions, motion, hovering, and what assistive technologies read.
extension UIView {
  /// A view whose alpha would be this view's. Kept; masks are not drawn.
  public var mask: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The group the focus moves in. `nil` for the nearest ancestor's.
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var focusGroupPriority: UIFocusGroupPriority {
    get { kept(.ignored) }
    set { keep(newValue) }
  }
  /// The interactions that were added.
  public var interactions: [any UIInteraction] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  public var motionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  public var showsLargeContentViewer: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var largeContentTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var scalesLargeContentImage: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  // MARK: For assistive technologies

  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept([]) }
    set { keep(newValue) }
  }
  public var accessibilityElementsHidden: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var accessibilityViewIsModal: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  // MARK: Directions

  /// The direction content with an attribute is laid out in.
  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction content with an attribute is laid out in, in an interface of a direction: playback controls and spatial
  /// controls keep theirs.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Changes of a view in the manner before `transition(with:…)`. Kept for its raw values.
  public enum AnimationTransition: Int, Sendable { case none = 0, flipFromLeft, flipFromRight, curlUp, curlDown }
}
