import Foundation
import Inspection
import UIKitModel

/// Tables of the types that occur in the cards about Auto Layout.
enum LayoutTables {
  /// All of them.
  static var all: [TypeTable] { [axis, relation, attribute, priority, guide, offset, distribution, alignment] }

  private static var axis: TypeTable {
    TypeTable(NSLayoutConstraint.Axis.self) {
      EnumCase("horizontal", NSLayoutConstraint.Axis.horizontal)
      EnumCase("vertical", NSLayoutConstraint.Axis.vertical)
    }
  }

  private static var relation: TypeTable {
    TypeTable(NSLayoutConstraint.Relation.self) {
      EnumCase("lessThanOrEqual", NSLayoutConstraint.Relation.lessThanOrEqual)
      EnumCase("equal", NSLayoutConstraint.Relation.equal)
      EnumCase("greaterThanOrEqual", NSLayoutConstraint.Relation.greaterThanOrEqual)
    }
  }

  private static var attribute: TypeTable {
    TypeTable(NSLayoutConstraint.Attribute.self) {
      NSLayoutConstraint.Attribute.allCases.map { EnumCase(String(describing: $0), $0) as any TableEntry }
      StaticProperty("baseline", .get) { NSLayoutConstraint.Attribute.baseline }
    }
  }

  private static var priority: TypeTable {
    TypeTable(UILayoutPriority.self, conformances: ["Comparable"]) {
      Property("rawValue", \UILayoutPriority.rawValue, in: 1...1000)
      StaticProperty("required") { UILayoutPriority.required }
      StaticProperty("defaultHigh") { UILayoutPriority.defaultHigh }
      StaticProperty("dragThatCanResizeScene") { UILayoutPriority.dragThatCanResizeScene }
      StaticProperty("sceneSizeStayPut") { UILayoutPriority.sceneSizeStayPut }
      StaticProperty("dragThatCannotResizeScene") { UILayoutPriority.dragThatCannotResizeScene }
      StaticProperty("defaultLow") { UILayoutPriority.defaultLow }
      StaticProperty("fittingSizeLevel") { UILayoutPriority.fittingSizeLevel }
      Initializer("init(_ rawValue: Float)") { (value: Float) in UILayoutPriority(value) }
      Initializer("init(rawValue: Float)") { (value: Float) in UILayoutPriority(rawValue: value) }
    }
  }

  private static var guide: TypeTable {
    TypeTable(UILayoutGuide.self, fresh: UILayoutGuide()) {
      Property("identifier", \UILayoutGuide.identifier)
      Property("owningView", \UILayoutGuide.owningView, .get)
      Property("layoutFrame", \UILayoutGuide.layoutFrame, .get)
      Property("leadingAnchor", \UILayoutGuide.leadingAnchor, .get)
      Property("trailingAnchor", \UILayoutGuide.trailingAnchor, .get)
      Property("leftAnchor", \UILayoutGuide.leftAnchor, .get)
      Property("rightAnchor", \UILayoutGuide.rightAnchor, .get)
      Property("topAnchor", \UILayoutGuide.topAnchor, .get)
      Property("bottomAnchor", \UILayoutGuide.bottomAnchor, .get)
      Property("widthAnchor", \UILayoutGuide.widthAnchor, .get)
      Property("heightAnchor", \UILayoutGuide.heightAnchor, .get)
      Property("centerXAnchor", \UILayoutGuide.centerXAnchor, .get)
      Property("centerYAnchor", \UILayoutGuide.centerYAnchor, .get)
      Initializer("init()") { UILayoutGuide() }
    }
  }

  private static var offset: TypeTable {
    TypeTable(NSLayoutOffset.self) {
      Method("constraint(equalToConstant constant: CGFloat)") { (offset: NSLayoutOffset, constant: CGFloat) in
        offset.constraint(equalToConstant: constant)
      }
      Method("constraint(greaterThanOrEqualToConstant constant: CGFloat)") { (offset: NSLayoutOffset, constant: CGFloat) in
        offset.constraint(greaterThanOrEqualToConstant: constant)
      }
      Method("constraint(lessThanOrEqualToConstant constant: CGFloat)") { (offset: NSLayoutOffset, constant: CGFloat) in
        offset.constraint(lessThanOrEqualToConstant: constant)
      }
    }
  }

  private static var distribution: TypeTable {
    TypeTable(UIStackView.Distribution.self) {
      EnumCase("fill", UIStackView.Distribution.fill)
      EnumCase("fillEqually", UIStackView.Distribution.fillEqually)
      EnumCase("fillProportionally", UIStackView.Distribution.fillProportionally)
      EnumCase("equalSpacing", UIStackView.Distribution.equalSpacing)
      EnumCase("equalCentering", UIStackView.Distribution.equalCentering)
    }
  }

  private static var alignment: TypeTable {
    TypeTable(UIStackView.Alignment.self) {
      EnumCase("fill", UIStackView.Alignment.fill)
      EnumCase("leading", UIStackView.Alignment.leading)
      EnumCase("firstBaseline", UIStackView.Alignment.firstBaseline)
      EnumCase("center", UIStackView.Alignment.center)
      EnumCase("trailing", UIStackView.Alignment.trailing)
      EnumCase("lastBaseline", UIStackView.Alignment.lastBaseline)
      StaticProperty("top", .get) { UIStackView.Alignment.top }
      StaticProperty("bottom", .get) { UIStackView.Alignment.bottom }
    }
  }
}

extension TypeTable {
  /// What a view has for Auto Layout: anchors, guides, its constraints, and how it defends its own size.
  static var viewLayout: [any TableEntry] { viewAnchors + viewConstraints }

  private static var viewAnchors: [any TableEntry] {
    [
      Property("leadingAnchor", \UIView.leadingAnchor, .get).unlisted(),
      Property("trailingAnchor", \UIView.trailingAnchor, .get).unlisted(),
      Property("leftAnchor", \UIView.leftAnchor, .get).unlisted(), Property("rightAnchor", \UIView.rightAnchor, .get).unlisted(),
      Property("topAnchor", \UIView.topAnchor, .get).unlisted(), Property("bottomAnchor", \UIView.bottomAnchor, .get).unlisted(),
      Property("widthAnchor", \UIView.widthAnchor, .get).unlisted(), Property("heightAnchor", \UIView.heightAnchor, .get).unlisted(),
      Property("centerXAnchor", \UIView.centerXAnchor, .get).unlisted(), Property("centerYAnchor", \UIView.centerYAnchor, .get).unlisted(),
      Property("firstBaselineAnchor", \UIView.firstBaselineAnchor, .get).unlisted(),
      Property("lastBaselineAnchor", \UIView.lastBaselineAnchor, .get).unlisted(),
      Property("layoutMarginsGuide", \UIView.layoutMarginsGuide, .get).unlisted(),
      Property("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide, .get).unlisted(),
      Property("readableContentGuide", \UIView.readableContentGuide, .get).unlisted(),
      Property("layoutGuides", \UIView.layoutGuides, .get).unlisted(),
      Method("addLayoutGuide(_ guide: UILayoutGuide)") { (view: UIView, guide: UILayoutGuide) in view.addLayoutGuide(guide) },
    ]
  }

  private static var viewConstraints: [any TableEntry] {
    [
      Property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints).unlisted(),
      Property("constraints", \UIView.constraints, .get).unlisted(),
      Property("hasAmbiguousLayout", \UIView.hasAmbiguousLayout, .get).unlisted(),
      Method("addConstraint(_ constraint: NSLayoutConstraint)") { (view: UIView, constraint: NSLayoutConstraint) in
        view.addConstraint(constraint)
      },
      Method("removeConstraint(_ constraint: NSLayoutConstraint)") { (view: UIView, constraint: NSLayoutConstraint) in
        view.removeConstraint(constraint)
      },
      Method("constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)") { (view: UIView, axis: NSLayoutConstraint.Axis) in
        view.constraintsAffectingLayout(for: axis)
      },
      Method("contentHuggingPriority(for axis: NSLayoutConstraint.Axis)") { (view: UIView, axis: NSLayoutConstraint.Axis) in
        view.contentHuggingPriority(for: axis)
      },
      Method("setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)") {
        (view: UIView, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
        view.setContentHuggingPriority(priority, for: axis)
      },
      Method("contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)") {
        (view: UIView, axis: NSLayoutConstraint.Axis) in view.contentCompressionResistancePriority(for: axis)
      },
      Method("setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)") {
        (view: UIView, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
        view.setContentCompressionResistancePriority(priority, for: axis)
      },
      Method("systemLayoutSizeFitting(_ targetSize: CGSize)") { (view: UIView, size: CGSize) in view.systemLayoutSizeFitting(size) },
    ]
  }
}
