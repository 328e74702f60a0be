import Foundation

/// Builds the views of a layout case.
struct LayoutCaseBuilder {
  private let layout: LayoutCase
  private var items: [String: any UILayoutItem] = [:]
  private var root: UIView?

  init(_ layout: LayoutCase) { self.layout = layout }

  mutating func solve(in environment: UIKitEnvironment) throws -> [String: [Double]] {
    for item in layout.views { try add(item) }
    for constraint in layout.constraints { try add(constraint) }
    if let exception = environment.takePendingException() { throw LayoutCase.Failure(description: exception.report) }
    guard let root else { throw LayoutCase.Failure(description: "there is no root view") }
    let engine = root.makeEngine()
    engine.needsRebuild = true
    engine.solve()
    if let message = environment.consoleLog.first { throw LayoutCase.Failure(description: message) }
    return frames(from: engine)
  }

  private func frames(from engine: LayoutEngine) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for item in layout.views {
      guard let solved = items[item.name] else { continue }
      let box = engine.box(of: solved)
      var numbers = [box.x, box.y, box.width, box.height].map { engine.value(of: $0) }
      if let parent = item.parent.flatMap({ items[$0] }) {
        let outer = engine.box(of: parent)
        numbers[0] -= engine.value(of: outer.x)
        numbers[1] -= engine.value(of: outer.y)
      } else if let frame = item.frame {
        numbers = frame
      }
      frames[item.name] = numbers
    }
    return frames
  }

  private mutating func add(_ item: LayoutCase.Item) throws {
    if item.layoutGuide == true, let parent = item.parent {
      try addGuide(item, in: parent)
      return
    }
    let view = CaseView(item)
    view.semanticContentAttribute = layout.rtl ? .forceRightToLeft : .forceLeftToRight
    items[item.name] = view
    if let parent = item.parent {
      guard let superview = items[parent]?.layoutOwner else { throw missing(parent) }
      superview.addSubview(view)
    } else {
      root = root ?? view
    }
    guard let frame = item.frame else {
      view.translatesAutoresizingMaskIntoConstraints = false
      // Counted as constrained even without a constraint: the file gives it no frame to stay at.
      view.layoutState.item.mentions += 1
      return
    }
    var rect = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    if let guide = item.parent.flatMap({ items[$0] }) as? UILayoutGuide, let box = fixedFrame(of: guide) {
      rect.origin.x += box.minX
      rect.origin.y += box.minY
    }
    view.frame = rect
  }

  private func fixedFrame(of guide: UILayoutGuide) -> CGRect? {
    layout.views.first { $0.name == guide.identifier }?.frame.map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  private mutating func addGuide(_ item: LayoutCase.Item, in parent: String) throws {
    guard let outer = items[parent], let owner = outer.layoutOwner else { throw missing(parent) }
    let guide = UILayoutGuide()
    guide.identifier = item.name
    owner.addLayoutGuide(guide)
    items[item.name] = guide
    guard let frame = item.frame else { return }
    let sizes: [(NSLayoutConstraint.Attribute, Double)] = [(.width, frame[2]), (.height, frame[3])]
    let places: [(NSLayoutConstraint.Attribute, Double)] = [(.left, frame[0]), (.top, frame[1])]
    for (attribute, length) in sizes {
      NSLayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: CGFloat(length)
      ).isActive = true
    }
    for (attribute, distance) in places {
      NSLayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: attribute, multiplier: 1,
        constant: CGFloat(distance)
      ).isActive = true
    }
  }

  private func add(_ constraint: LayoutCase.Constraint) throws {
    let (first, firstAttribute) = try side(constraint.first)
    let second = try constraint.second.map { try side($0) }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[constraint.relation] else {
      throw LayoutCase.Failure(description: "no relation is written \(constraint.relation)")
    }
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second?.0,
      attribute: second?.1 ?? .notAnAttribute, multiplier: CGFloat(constraint.multiplier),
      constant: CGFloat(constraint.constant))
    made.priority = UILayoutPriority(constraint.priority)
    made.isActive = true
  }

  private func side(_ text: String) throws -> (any UILayoutItem, NSLayoutConstraint.Attribute) {
    guard let dot = text.lastIndex(of: "."), let item = items[String(text[..<dot])] else { throw missing(text) }
    let name = text[text.index(after: dot)...]
    guard let attribute = NSLayoutConstraint.Attribute.allCases.first(where: { $0.name == name }) else {
      throw LayoutCase.Failure(description: "no attribute is called \(name)")
    }
    return (item, attribute)
  }

  private func missing(_ name: String) -> LayoutCase.Failure {
    LayoutCase.Failure(description: "no item is called \(name)")
  }
}

/// A view whose content size and baselines are given.
final class CaseView: UIView, EdgeBaselineProviding {
  private let size: CGSize
  let firstBaselineFromTop: CGFloat
  let lastBaselineFromBottom: CGFloat

  init(_ item: LayoutCase.Item) {
    let none = UIView.noIntrinsicMetric
    let intrinsic = item.intrinsic ?? []
    size = CGSize(
      width: intrinsic.first.map { $0 < 0 ? none : CGFloat($0) } ?? none,
      height: intrinsic.dropFirst().first.map { $0 < 0 ? none : CGFloat($0) } ?? none)
    firstBaselineFromTop = CGFloat(item.firstBaselineFromTop ?? 0)
    lastBaselineFromBottom = CGFloat(item.lastBaselineFromBottom ?? 0)
    super.init(frame: .zero)
    for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
      if let hugging = item.hugging { setContentHuggingPriority(UILayoutPriority(hugging[index]), for: axis) }
      if let resistance = item.compressionResistance {
        setContentCompressionResistancePriority(UILayoutPriority(resistance[index]), for: axis)
      }
    }
  }

  override var intrinsicContentSize: CGSize { size }
}
