import Foundation
import Inspection
import UIKitModel

/// Tables that complete what Auto Layout offers.
enum LayoutRows {
  /// All of them.
  static var all: [DeferredTable] {
    [nsLayoutConstraint, nsLayoutXAxisAnchor, nsLayoutYAxisAnchor, uiLayoutGuide, uiStackView, uiLabel]
  }

  private static var nsLayoutConstraint: DeferredTable {
    uiKitTable("NSLayoutConstraint") {
      TypeTable(NSLayoutConstraint.self) {
        Property("relation", \NSLayoutConstraint.relation).unlisted()
        Property("secondItem", \NSLayoutConstraint.secondItem, .get).unlisted()
        Property("secondAttribute", \NSLayoutConstraint.secondAttribute).unlisted()
        Property("identifier", \NSLayoutConstraint.identifier).unlisted()
        Property("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived).unlisted()
        Property("priority", \NSLayoutConstraint.priority).unlisted()
        Property("secondAnchor", \NSLayoutConstraint.secondAnchor, .get).unlisted()
      }
    }
  }

  private static var nsLayoutXAxisAnchor: DeferredTable {
    uiKitTable("NSLayoutXAxisAnchor") {
      TypeTable(NSLayoutXAxisAnchor.self, superclass: NSLayoutAnchor.self) {
        Method("constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)") {
          (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, multiplier: CGFloat) in
          anchor.constraint(equalToSystemSpacingAfter: other, multiplier: multiplier)
        }
        Method("constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)") {
          (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, multiplier: CGFloat) in
          anchor.constraint(greaterThanOrEqualToSystemSpacingAfter: other, multiplier: multiplier)
        }
        Method("constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)") {
          (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor, multiplier: CGFloat) in
          anchor.constraint(lessThanOrEqualToSystemSpacingAfter: other, multiplier: multiplier)
        }
        Method("anchorWithOffset(to other: NSLayoutXAxisAnchor)") { (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor) in
          anchor.anchorWithOffset(to: other)
        }
      }
    }
  }

  private static var nsLayoutYAxisAnchor: DeferredTable {
    uiKitTable("NSLayoutYAxisAnchor") {
      TypeTable(NSLayoutYAxisAnchor.self, superclass: NSLayoutAnchor.self) {
        Method("constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)") {
          (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, multiplier: CGFloat) in
          anchor.constraint(equalToSystemSpacingBelow: other, multiplier: multiplier)
        }
        Method("constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)") {
          (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, multiplier: CGFloat) in
          anchor.constraint(greaterThanOrEqualToSystemSpacingBelow: other, multiplier: multiplier)
        }
        Method("constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)") {
          (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor, multiplier: CGFloat) in
          anchor.constraint(lessThanOrEqualToSystemSpacingBelow: other, multiplier: multiplier)
        }
        Method("anchorWithOffset(to other: NSLayoutYAxisAnchor)") { (anchor: NSLayoutYAxisAnchor, other: NSLayoutYAxisAnchor) in
          anchor.anchorWithOffset(to: other)
        }
      }
    }
  }

  private static var uiLayoutGuide: DeferredTable {
    uiKitTable("UILayoutGuide") {
      TypeTable(UILayoutGuide.self) {
        Property("owningView", \UILayoutGuide.owningView, .get)
        Initializer("init()") { UILayoutGuide() }
        Property("leadingAnchor", \UILayoutGuide.leadingAnchor, .get)
        Property("leftAnchor", \UILayoutGuide.leftAnchor, .get)
        Property("topAnchor", \UILayoutGuide.topAnchor, .get)
        Property("widthAnchor", \UILayoutGuide.widthAnchor, .get)
        Property("centerXAnchor", \UILayoutGuide.centerXAnchor, .get)
      }
    }
  }

  private static var uiStackView: DeferredTable {
    uiKitTable("UIStackView") {
      TypeTable(UIStackView.self, superclass: UIView.self) {
        StaticProperty("spacingUseDefault") { UIStackView.spacingUseDefault }
        Property("alignment", \UIStackView.alignment).unlisted()
        Property("spacing", \UIStackView.spacing).unlisted()
        Property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement).unlisted()
        Initializer("init(arrangedSubviews views: [UIView])") { (views: [UIView]) in UIStackView(arrangedSubviews: views) }
        Method("addArrangedSubview(_ view: UIView)") { (view: UIStackView, other: UIView) in view.addArrangedSubview(other) }
        Method("setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)") {
          (view: UIStackView, spacing: CGFloat, arrangedSubview: UIView) in view.setCustomSpacing(spacing, after: arrangedSubview)
        }
      }
    }
  }

  private static var uiLabel: DeferredTable {
    uiKitTable("UILabel") {
      TypeTable(UILabel.self, superclass: UIView.self) {
        Property("attributedText", \UILabel.attributedText).unlisted()
        Property("font", \UILabel.font, type: "UIFont!").unlisted()
        Property("textAlignment", \UILabel.textAlignment).unlisted()
        Property("lineBreakMode", \UILabel.lineBreakMode).unlisted()
        Property("isHighlighted", \UILabel.isHighlighted).unlisted()
        Property("showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated).unlisted()
        Property("shadowColor", \UILabel.shadowColor).unlisted()
        Property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth).unlisted()
        Property("baselineAdjustment", \UILabel.baselineAdjustment).unlisted()
        Property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory).unlisted()
      }
    }
  }
}
