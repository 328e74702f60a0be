import Foundation
import Inspection
import UIKitModel

/// Members of `UIView` beside those of its first lessons, by topic.
enum UIViewMembers {
  /// What the view and the touches it takes look like.
  @TableBuilder static var appearance: [any TableEntry] {
    Property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing).unlisted()
    Property("semanticContentAttribute", \UIView.semanticContentAttribute).unlisted()
    Property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle).unlisted()
    Property("tintAdjustmentMode", \UIView.tintAdjustmentMode).unlisted()
    Property("anchorPoint", \UIView.anchorPoint).unlisted()
    Property("contentScaleFactor", \UIView.contentScaleFactor).unlisted()
    Property("canBecomeFocused", \UIView.canBecomeFocused, .get).unlisted()
    Property("recursiveDescription", \UIView.recursiveDescription, .get).unlisted()
    StaticProperty("noIntrinsicMetric") { UIView.noIntrinsicMetric }
    StaticProperty("layoutFittingCompressedSize") { UIView.layoutFittingCompressedSize }
    StaticProperty("layoutFittingExpandedSize") { UIView.layoutFittingExpandedSize }
    StaticProperty("areAnimationsEnabled", .get) { UIView.areAnimationsEnabled }
    Method("setNeedsDisplay()") { (view: UIView) in view.setNeedsDisplay() }
    Method("tintColorDidChange()") { (view: UIView) in view.tintColorDidChange() }
  }

  /// The tree of views.
  @TableBuilder static var hierarchy: [any TableEntry] {
    Method("insertSubview(_ view: UIView, aboveSubview sibling: UIView)") { (view: UIView, child: UIView, sibling: UIView) in
      view.insertSubview(child, aboveSubview: sibling)
    }
    Method("insertSubview(_ view: UIView, belowSubview sibling: UIView)") { (view: UIView, child: UIView, sibling: UIView) in
      view.insertSubview(child, belowSubview: sibling)
    }
    Method("exchangeSubview(at first: Int, withSubviewAt second: Int)") { (view: UIView, first: Int, second: Int) in
      view.exchangeSubview(at: first, withSubviewAt: second)
    }
    Method("isDescendant(of view: UIView)") { (view: UIView, other: UIView) in view.isDescendant(of: other) }
    Method("viewWithTag(_ tag: Int)") { (view: UIView, tag: Int) in view.viewWithTag(tag) }
    Method("point(inside point: CGPoint, with event: UIEvent?)") { (view: UIView, point: CGPoint, event: UIEvent?) in
      view.point(inside: point, with: event)
    }
    Method("convert(_ point: CGPoint, from view: UIView?)") { (view: UIView, point: CGPoint, other: UIView?) in
      view.convert(point, from: other)
    }
    Method("convert(_ rect: CGRect, to view: UIView?)") { (view: UIView, rect: CGRect, other: UIView?) in view.convert(rect, to: other) }
    Method("convert(_ rect: CGRect, from view: UIView?)") { (view: UIView, rect: CGRect, other: UIView?) in
      view.convert(rect, from: other)
    }
  }

  /// Layout by masks, margins and constraints.
  @TableBuilder static var layout: [any TableEntry] {
    Property("autoresizingMask", \UIView.autoresizingMask).unlisted()
    Property("safeAreaInsets", \UIView.safeAreaInsets, .get).unlisted()
    Property("layoutMargins", \UIView.layoutMargins).unlisted()
    Property("directionalLayoutMargins", \UIView.directionalLayoutMargins).unlisted()
    Property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins).unlisted()
    Property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea).unlisted()
    Property("alignmentRectInsets", \UIView.alignmentRectInsets, .get).unlisted()
    Method("invalidateIntrinsicContentSize()") { (view: UIView) in view.invalidateIntrinsicContentSize() }
    Method("setNeedsUpdateConstraints()") { (view: UIView) in view.setNeedsUpdateConstraints() }
    Method("needsUpdateConstraints()") { (view: UIView) in view.needsUpdateConstraints() }
    Method("updateConstraintsIfNeeded()") { (view: UIView) in view.updateConstraintsIfNeeded() }
    Method("layoutSubviews()") { (view: UIView) in view.layoutSubviews() }
  }
}

/// Tables of the small types that `UIView`'s members speak of.
enum UIViewSupportTables {
  static var all: [TypeTable] { [layer, insets, directionalInsets, mask, semantic, style, tintMode] }

  private static var layer: TypeTable {
    TypeTable(CALayer.self, fresh: CALayer()) {
      Property("cornerRadius", \CALayer.cornerRadius)
      Property("borderWidth", \CALayer.borderWidth)
      Property("opacity", \CALayer.opacity)
      Property("isHidden", \CALayer.isHidden)
      Property("masksToBounds", \CALayer.masksToBounds)
      Property("shadowOpacity", \CALayer.shadowOpacity)
      Property("shadowRadius", \CALayer.shadowRadius)
      Property("shadowOffset", \CALayer.shadowOffset)
      Property("zPosition", \CALayer.zPosition)
      Property("position", \CALayer.position)
      Property("anchorPoint", \CALayer.anchorPoint)
      Property("bounds", \CALayer.bounds)
      Property("frame", \CALayer.frame)
      Property("name", \CALayer.name)
      Property("sublayers", \CALayer.sublayers, .get)
      Property("superlayer", \CALayer.superlayer, .get)
      Initializer("init()") { CALayer() }
    }
  }

  private static var insets: TypeTable {
    TypeTable(UIEdgeInsets.self, conformances: ["Equatable", "Hashable"], fresh: UIEdgeInsets()) {
      Property("top", \UIEdgeInsets.top)
      Property("left", \UIEdgeInsets.left)
      Property("bottom", \UIEdgeInsets.bottom)
      Property("right", \UIEdgeInsets.right)
      StaticProperty("zero") { UIEdgeInsets.zero }
      Initializer("init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)") {
        (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) in
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
      }
    }
  }

  private static var directionalInsets: TypeTable {
    TypeTable(NSDirectionalEdgeInsets.self, conformances: ["Equatable", "Hashable"], fresh: NSDirectionalEdgeInsets()) {
      Property("top", \NSDirectionalEdgeInsets.top)
      Property("leading", \NSDirectionalEdgeInsets.leading)
      Property("bottom", \NSDirectionalEdgeInsets.bottom)
      Property("trailing", \NSDirectionalEdgeInsets.trailing)
      StaticProperty("zero") { NSDirectionalEdgeInsets.zero }
      Initializer("init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") {
        (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      }
    }
  }

  private static var mask: TypeTable {
    TypeTable(UIView.AutoresizingMask.self, conformances: ["Equatable", "Hashable", "OptionSet"]) {
      StaticProperty("flexibleLeftMargin") { UIView.AutoresizingMask.flexibleLeftMargin }
      StaticProperty("flexibleWidth") { UIView.AutoresizingMask.flexibleWidth }
      StaticProperty("flexibleRightMargin") { UIView.AutoresizingMask.flexibleRightMargin }
      StaticProperty("flexibleTopMargin") { UIView.AutoresizingMask.flexibleTopMargin }
      StaticProperty("flexibleHeight") { UIView.AutoresizingMask.flexibleHeight }
      StaticProperty("flexibleBottomMargin") { UIView.AutoresizingMask.flexibleBottomMargin }
    }
  }

  private static var semantic: TypeTable {
    TypeTable(UISemanticContentAttribute.self) {
      EnumCase("unspecified", UISemanticContentAttribute.unspecified)
      EnumCase("playback", UISemanticContentAttribute.playback)
      EnumCase("spatial", UISemanticContentAttribute.spatial)
      EnumCase("forceLeftToRight", UISemanticContentAttribute.forceLeftToRight)
      EnumCase("forceRightToLeft", UISemanticContentAttribute.forceRightToLeft)
    }
  }

  private static var style: TypeTable {
    TypeTable(UIUserInterfaceStyle.self) {
      EnumCase("unspecified", UIUserInterfaceStyle.unspecified)
      EnumCase("light", UIUserInterfaceStyle.light)
      EnumCase("dark", UIUserInterfaceStyle.dark)
    }
  }

  private static var tintMode: TypeTable {
    TypeTable(UIView.TintAdjustmentMode.self) {
      EnumCase("automatic", UIView.TintAdjustmentMode.automatic)
      EnumCase("normal", UIView.TintAdjustmentMode.normal)
      EnumCase("dimmed", UIView.TintAdjustmentMode.dimmed)
    }
  }
}
