public import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// Changes views so that the screen moves to the new values, while the model has them at once.
  ///
  /// The screen begins at the next commit. `completion` runs when the time is over, with `true`; with `false` if the
  /// animations were removed. With a duration and delay of 0 it runs before this method returns. Left out: `repeat` and
  /// `autoreverse` (they count as one run), springs' overshoot (the pace is ease-out), key frames and property animators.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let environment = UIKitEnvironment.current
    environment.animations.run(
      duration: duration, delay: delay, curve: options.curve, animations: animations, completion: completion,
      in: environment)
  }

  /// Animates with the default pace (ease in and out) and no delay.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with a spring's timing; the model shows it as ease-out.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [options, .curveEaseOut], animations: animations,
      completion: completion)
  }

  /// Runs changes of a view's contents as a transition.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
  }

  /// Runs changes that do not animate, even inside an animation block.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    UIKitEnvironment.current.animations.suspend(actions)
  }

  /// Whether `animate` animates.
  public static var areAnimationsEnabled: Bool { UIKitEnvironment.current.animations.isEnabled }

  /// Switches animation on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIKitEnvironment.current.animations.isEnabled = enabled
  }

  /// The duration of the innermost open block; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    UIKitEnvironment.current.animations.currentContext?.duration ?? 0
  }
}
