import Foundation
import Inspection
import UIKitModel

/// Tables that complete what views offer.
enum ViewRows {
  /// All of them.
  static var all: [DeferredTable] {
    [uiView, uiViewAnimationCurve, uiViewAnimationOptions, uiViewAutoresizingMask, uiViewContentMode]
  }

  private static var uiView: DeferredTable {
    uiKitTable("UIView") {
      TypeTable(UIView.self, superclass: UIResponder.self) {
        Property("recursiveDescription", \UIView.recursiveDescription, .get).unlisted()
        Property("trailingAnchor", \UIView.trailingAnchor, .get).unlisted()
        Property("rightAnchor", \UIView.rightAnchor, .get).unlisted()
        Property("topAnchor", \UIView.topAnchor, .get).unlisted()
        Property("bottomAnchor", \UIView.bottomAnchor, .get).unlisted()
        Property("heightAnchor", \UIView.heightAnchor, .get).unlisted()
        Property("centerXAnchor", \UIView.centerXAnchor, .get).unlisted()
        Property("centerYAnchor", \UIView.centerYAnchor, .get).unlisted()
        Property("lastBaselineAnchor", \UIView.lastBaselineAnchor, .get).unlisted()
        Property("constraints", \UIView.constraints, .get).unlisted()
        Method("addConstraint(_ constraint: NSLayoutConstraint)") { (view: UIView, constraint: NSLayoutConstraint) in
          view.addConstraint(constraint)
        }
        Method("addConstraints(_ constraints: [NSLayoutConstraint])") { (view: UIView, constraints: [NSLayoutConstraint]) in
          view.addConstraints(constraints)
        }
        Method("removeConstraints(_ constraints: [NSLayoutConstraint])") { (view: UIView, constraints: [NSLayoutConstraint]) in
          view.removeConstraints(constraints)
        }
        Method(
          "systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority)"
        ) { (view: UIView, targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) in
          view.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        Property("layoutGuides", \UIView.layoutGuides, .get).unlisted()
        Method("removeLayoutGuide(_ guide: UILayoutGuide)") { (view: UIView, guide: UILayoutGuide) in view.removeLayoutGuide(guide) }
        Property("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide, .get).unlisted()
        Method("endEditing(_ force: Bool)") { (view: UIView, force: Bool) in view.endEditing(force) }
        Method("addGestureRecognizer(_ recognizer: UIGestureRecognizer)") { (view: UIView, recognizer: UIGestureRecognizer) in
          view.addGestureRecognizer(recognizer)
        }
        Method("removeGestureRecognizer(_ recognizer: UIGestureRecognizer)") { (view: UIView, recognizer: UIGestureRecognizer) in
          view.removeGestureRecognizer(recognizer)
        }
        StaticMethod(
          "animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil)"
        ) {
          (
            duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, animations: @escaping () -> Void,
            completion: ((Bool) -> Void)?
          ) in UIView.animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
        }
        StaticMethod("animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil)") {
          (duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?) in
          UIView.animate(withDuration: duration, animations: animations, completion: completion)
        }
        StaticMethod(
          "animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil)"
        ) {
          (
            duration: TimeInterval, delay: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat, options: UIView.AnimationOptions,
            animations: @escaping () -> Void, completion: ((Bool) -> Void)?
          ) in
          UIView.animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity, options: options,
            animations: animations, completion: completion)
        }
        StaticMethod(
          "transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)"
        ) {
          (
            other: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
            completion: ((Bool) -> Void)?
          ) in UIView.transition(with: other, duration: duration, options: options, animations: animations, completion: completion)
        }
        StaticMethod("performWithoutAnimation(_ actions: () -> Void)") { (actions: @escaping () -> Void) in
          UIView.performWithoutAnimation(actions)
        }
        StaticProperty("areAnimationsEnabled", .get) { UIView.areAnimationsEnabled }
        StaticMethod("setAnimationsEnabled(_ enabled: Bool)") { (enabled: Bool) in UIView.setAnimationsEnabled(enabled) }
        StaticProperty("inheritedAnimationDuration", .get) { UIView.inheritedAnimationDuration }
        Method("viewWithTag(_ tag: Int)") { (view: UIView, tag: Int) in view.viewWithTag(tag) }
        Property("safeAreaInsets", \UIView.safeAreaInsets, .get).unlisted()
        Method("overrideSafeAreaInsets(_ insets: UIEdgeInsets?)") { (view: UIView, insets: UIEdgeInsets?) in
          view.overrideSafeAreaInsets(insets)
        }
        Property("directionalLayoutMargins", \UIView.directionalLayoutMargins).unlisted()
        Property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea).unlisted()
        Property("effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection, .get).unlisted()
        StaticProperty("noIntrinsicMetric") { UIView.noIntrinsicMetric }
        StaticProperty("layoutFittingCompressedSize") { UIView.layoutFittingCompressedSize }
        StaticProperty("layoutFittingExpandedSize") { UIView.layoutFittingExpandedSize }
        StaticProperty("layerClass", .get) { UIView.layerClass }
        StaticProperty("requiresConstraintBasedLayout", .get) { UIView.requiresConstraintBasedLayout }
        Property("superview", \UIView.superview, .get).unlisted()
        Property("tintAdjustmentMode", \UIView.tintAdjustmentMode).unlisted()
        Property("gestureRecognizers", \UIView.gestureRecognizers, .get).unlisted()
        Initializer("init(frame: CGRect)") { (frame: CGRect) in UIView(frame: frame) }
        Property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled).unlisted()
        Property("isExclusiveTouch", \UIView.isExclusiveTouch).unlisted()
        Property("autoresizesSubviews", \UIView.autoresizesSubviews).unlisted()
        Property("semanticContentAttribute", \UIView.semanticContentAttribute).unlisted()
        Property("accessibilityLabel", \UIView.accessibilityLabel).unlisted()
        Property("accessibilityHint", \UIView.accessibilityHint).unlisted()
        Property("accessibilityValue", \UIView.accessibilityValue).unlisted()
        Property("isFocused", \UIView.isFocused, .get).unlisted()
        Property("restorationIdentifier", \UIView.restorationIdentifier).unlisted()
        Property("bounds", \UIView.bounds).unlisted()
        Property("transform", \UIView.transform).unlisted()
        Property("isHidden", \UIView.isHidden).unlisted()
        Property("clipsToBounds", \UIView.clipsToBounds).unlisted()
        Property("tintColor", \UIView.tintColor, type: "UIColor!").unlisted()
        Property("window", \UIView.window, .get).unlisted()
        Method("insertSubview(_ view: UIView, at index: Int)") { (view: UIView, other: UIView, index: Int) in
          view.insertSubview(other, at: index)
        }
        Method("bringSubviewToFront(_ view: UIView)") { (view: UIView, other: UIView) in view.bringSubviewToFront(other) }
        Method("didAddSubview(_ subview: UIView)") { (view: UIView, subview: UIView) in view.didAddSubview(subview) }
        Method("willRemoveSubview(_ subview: UIView)") { (view: UIView, subview: UIView) in view.willRemoveSubview(subview) }
        Method("willMove(toSuperview newSuperview: UIView?)") { (view: UIView, newSuperview: UIView?) in
          view.willMove(toSuperview: newSuperview)
        }
        Method("didMoveToSuperview()") { (view: UIView) in view.didMoveToSuperview() }
        Method("willMove(toWindow newWindow: UIWindow?)") { (view: UIView, newWindow: UIWindow?) in view.willMove(toWindow: newWindow) }
        Method("didMoveToWindow()") { (view: UIView) in view.didMoveToWindow() }
        Method("gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)") {
          (view: UIView, gestureRecognizer: UIGestureRecognizer) in view.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        Method("layoutSubviews()") { (view: UIView) in view.layoutSubviews() }
        Method("setNeedsLayout()") { (view: UIView) in view.setNeedsLayout() }
        Method("sizeToFit()") { (view: UIView) in view.sizeToFit() }
        Property("intrinsicContentSize", \UIView.intrinsicContentSize, .get).unlisted()
        Method("invalidateIntrinsicContentSize()") { (view: UIView) in view.invalidateIntrinsicContentSize() }
        Method("alignmentRect(forFrame frame: CGRect)") { (view: UIView, frame: CGRect) in view.alignmentRect(forFrame: frame) }
        Method("frame(forAlignmentRect alignmentRect: CGRect)") { (view: UIView, alignmentRect: CGRect) in
          view.frame(forAlignmentRect: alignmentRect)
        }
        Property("forFirstBaselineLayout", \UIView.forFirstBaselineLayout, .get).unlisted()
        Property("forLastBaselineLayout", \UIView.forLastBaselineLayout, .get).unlisted()
        Method("updateConstraints()") { (view: UIView) in view.updateConstraints() }
        Method("needsUpdateConstraints()") { (view: UIView) in view.needsUpdateConstraints() }
        Method("safeAreaInsetsDidChange()") { (view: UIView) in view.safeAreaInsetsDidChange() }
        Method("layoutMarginsDidChange()") { (view: UIView) in view.layoutMarginsDidChange() }
        Method("tintColorDidChange()") { (view: UIView) in view.tintColorDidChange() }
        Method("traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") {
          (view: UIView, previousTraitCollection: UITraitCollection?) in view.traitCollectionDidChange(previousTraitCollection)
        }
        Property("traitCollection", \UIView.traitCollection, .get).unlisted()
        Property("contentScaleFactor", \UIView.contentScaleFactor).unlisted()
        Method("layoutSublayers(of layer: CALayer)") { (view: UIView, layer: CALayer) in view.layoutSublayers(of: layer) }
      }
    }
  }

  private static var uiViewAnimationCurve: DeferredTable {
    uiKitTable("UIView.AnimationCurve") {
      TypeTable(UIView.AnimationCurve.self) {
        EnumCase("easeInOut", UIView.AnimationCurve.easeInOut)
        EnumCase("easeIn", UIView.AnimationCurve.easeIn)
        EnumCase("easeOut", UIView.AnimationCurve.easeOut)
        EnumCase("linear", UIView.AnimationCurve.linear)
      }
    }
  }

  private static var uiViewAnimationOptions: DeferredTable {
    uiKitTable("UIView.AnimationOptions") {
      TypeTable(UIView.AnimationOptions.self) {
        Property("rawValue", \UIView.AnimationOptions.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UIView.AnimationOptions(rawValue: rawValue) }
        StaticProperty("layoutSubviews") { UIView.AnimationOptions.layoutSubviews }
        StaticProperty("allowUserInteraction") { UIView.AnimationOptions.allowUserInteraction }
        StaticProperty("beginFromCurrentState") { UIView.AnimationOptions.beginFromCurrentState }
        StaticProperty("repeat") { UIView.AnimationOptions.repeat }
        StaticProperty("autoreverse") { UIView.AnimationOptions.autoreverse }
        StaticProperty("curveEaseInOut") { UIView.AnimationOptions.curveEaseInOut }
        StaticProperty("curveEaseIn") { UIView.AnimationOptions.curveEaseIn }
        StaticProperty("curveEaseOut") { UIView.AnimationOptions.curveEaseOut }
        StaticProperty("curveLinear") { UIView.AnimationOptions.curveLinear }
        StaticProperty("transitionCrossDissolve") { UIView.AnimationOptions.transitionCrossDissolve }
      }
    }
  }

  private static var uiViewAutoresizingMask: DeferredTable {
    uiKitTable("UIView.AutoresizingMask") {
      TypeTable(UIView.AutoresizingMask.self) {
        Property("rawValue", \UIView.AutoresizingMask.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UIView.AutoresizingMask(rawValue: rawValue) }
        StaticProperty("flexibleWidth") { UIView.AutoresizingMask.flexibleWidth }
        StaticProperty("flexibleTopMargin") { UIView.AutoresizingMask.flexibleTopMargin }
        StaticProperty("flexibleBottomMargin") { UIView.AutoresizingMask.flexibleBottomMargin }
      }
    }
  }

  private static var uiViewContentMode: DeferredTable {
    uiKitTable("UIView.ContentMode") {
      TypeTable(UIView.ContentMode.self) {
        Method("rect(of size: CGSize, in bounds: CGRect)") { (mode: UIView.ContentMode, size: CGSize, bounds: CGRect) in
          mode.rect(of: size, in: bounds)
        }
        EnumCase("scaleAspectFit", UIView.ContentMode.scaleAspectFit)
        EnumCase("center", UIView.ContentMode.center)
        EnumCase("top", UIView.ContentMode.top)
        EnumCase("left", UIView.ContentMode.left)
        EnumCase("topLeft", UIView.ContentMode.topLeft)
        EnumCase("bottomLeft", UIView.ContentMode.bottomLeft)
      }
    }
  }
}
