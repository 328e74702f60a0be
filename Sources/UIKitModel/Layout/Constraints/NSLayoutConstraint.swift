public import Foundation

/// What a constraint can take hold of: a view or a layout guide.
public protocol UILayoutItem: UIKitObject {
  /// The view the item is or belongs to.
  var layoutOwner: UIView? { get }
}

extension UIView: UILayoutItem {
  public var layoutOwner: UIView? { self }
}

/// One relation between the attributes of one or two items: `first = multiplier × second + constant`.
///
/// A constraint is held by the nearest view that is an ancestor of all its items, or one of them. It keeps its items
/// only weakly, as in UIKit.
///
/// Left out: archives.
open class NSLayoutConstraint: UIKitObject {
  /// The item on the left side.
  public private(set) weak var firstItem: (any UILayoutItem)?
  /// The attribute on the left side.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The item on the right side.
  public private(set) weak var secondItem: (any UILayoutItem)?
  /// The attribute on the right side.
  public let secondAttribute: Attribute
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the right side. May be changed at any time; that is far cheaper than a new constraint.
  open var constant: CGFloat { didSet { if constant != oldValue { holder?.constraintDidChange(self) } } }
  /// A name for logs.
  open var identifier: String?
  /// Whether an archive of the view contains the constraint. Kept; the model archives nothing.
  open var shouldBeArchived = false
  /// The priority. An active constraint may not change between required and not required.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  var storedPriority = UILayoutPriority.required
  /// Whether the attributes and items may be put together.
  private(set) var isSensible = true
  /// Whether both sides are read from the right; `nil` where each goes by its own item, as it does outside stack views.
  var readsRightToLeft: Bool?
  /// The view whose `constraints` hold this one.
  weak var holder: UIView?
  /// Counts up with every activation.
  var activationOrder = 0

  /// Creates an inactive constraint.
  ///
  /// Combinations that make no sense raise `NSInvalidArgumentException`, as in UIKit; the constraint then does nothing.
  public init(
    item first: any UILayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: (any UILayoutItem)?, attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    if let reason = invalidity(first, second) {
      isSensible = false
      UIKitEnvironment.current.raise(.invalidArgument, reason)
    }
  }

  /// The left side as an anchor.
  public var firstAnchor: NSLayoutAnchor {
    NSLayoutAnchor.make(item: firstItem, attribute: firstAttribute)
  }

  /// The right side as an anchor.
  public var secondAnchor: NSLayoutAnchor? {
    secondItem.map { NSLayoutAnchor.make(item: $0, attribute: secondAttribute) }
  }

  /// Whether a view holds the constraint. Setting it activates or deactivates.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates several constraints. The first that can't be stops the rest.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    let environment = UIKitEnvironment.current
    for constraint in constraints {
      let hadException = environment.hasPendingException
      constraint.isActive = true
      if environment.hasPendingException && !hadException { return }
    }
  }

  /// Deactivates several constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String { describeConstraint() }
}
