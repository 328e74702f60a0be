import Foundation
import Testing
import UIKitModel

@Suite("Facts about stack views")
struct StackFactsTests {
  private func identifiers(_ stack: UIStackView) -> Set<String> {
    let held = stack.constraints + stack.subviews.flatMap(\.constraints)
    return Set(held.compactMap(\.identifier))
  }

  private func laidOut(_ stack: UIStackView) -> UIStackView {
    stack.layoutIfNeeded()
    return stack
  }

  private func xs(_ views: [UIView]) -> [CGFloat] { views.map(\.frame.minX) }
  private func widths(_ views: [UIView]) -> [CGFloat] { views.map(\.frame.width) }

  @Test("UIStackView.axis.default") func axis() {
    #expect(UIStackView().axis == .horizontal && NSLayoutConstraint.Axis.horizontal.rawValue == 0)
  }
  @Test("UIStackView.distribution.default") func distribution() {
    #expect(UIStackView().distribution == .fill)
  }
  @Test("UIStackView.alignment.default") func alignment() {
    #expect(UIStackView().alignment == .fill && UIStackView.Alignment.fill.rawValue == 0)
  }
  @Test("UIStackView.spacing.default") func spacing() { #expect(UIStackView().spacing == 0) }
  @Test("UIStackView.isLayoutMarginsRelativeArrangement.default") func margins() {
    #expect(!UIStackView().isLayoutMarginsRelativeArrangement)
  }
  @Test("UIStackView.dist.raws") func distributionRawValues() {
    let all: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
  @Test("UIStackView.axis.raws") func axisRawValues() {
    #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0 && NSLayoutConstraint.Axis.vertical.rawValue == 1)
  }
  @Test("UIStackView.spacingConstants") func spacingConstants() {
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }
  @Test("UIStackView.background") func background() {
    let stack = UIStackView()
    stack.backgroundColor = .red
    #expect(stack.backgroundColor == .red)
    #expect(type(of: stack.layer) == CALayer.self)
  }

  // MARK: Arranged subviews

  @Test("UIStackView.add.twice") func addTwice() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, a] && stack.subviews.count == 2)
  }

  @Test("UIStackView.removeArranged") func removeArranged() {
    let (a, b) = (SizedView(width: 20, height: 10), SizedView(width: 30, height: 10))
    let stack = laidOut(makeStack([a, b]))
    let frame = a.frame
    stack.removeArrangedSubview(a)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [b] && stack.subviews.contains(a))
    #expect(a.frame == frame && b.frame.width == 300)
  }

  @Test("UIStackView.removeFromSuperview") func removeFromSuperview() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews == [b])
  }

  @Test("UIStackView.addSubview.plain") func addSubview() {
    let stack = UIStackView()
    stack.addSubview(UIView())
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.count == 1)
  }

  @Test("UIStackView.order.independent") func orderIsIndependent() {
    let (a, b) = (SizedView(width: 20, height: 10), SizedView(width: 30, height: 10))
    let stack = laidOut(makeStack([a, b]))
    let frames = [a.frame, b.frame]
    stack.bringSubviewToFront(a)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(stack.subviews == [b, a] && stack.arrangedSubviews == [a, b])
    #expect([a.frame, b.frame] == frames)
  }

  @Test("an index past the end raises") func insertPastEnd() {
    inLayoutWorld { _ in
      let stack = UIStackView()
      #expect(layoutException { stack.insertArrangedSubview(UIView(), at: 1) }?.name == .internalInconsistency)
      #expect(stack.arrangedSubviews.isEmpty)
    }
  }

  // MARK: Hidden views

  @Test("UIStackView.hidden.kept") func hiddenIsKept() {
    let (a, b) = (UIView(), UIView())
    let stack = laidOut(makeStack([a, b], distribution: .fillEqually))
    a.isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [a, b])
    #expect(a.frame.width == 0 && b.frame.width == 300)
    a.isHidden = false
    stack.layoutIfNeeded()
    #expect(widths([a, b]) == [150, 150])
  }

  @Test("UIStackView.hidden.numbers") func hiddenNumbers() {
    let views = (0..<4).map { _ in UIView() }
    let stack = makeStack(views, width: 320, height: 100, spacing: 8, distribution: .fillEqually)
    views[2].isHidden = true
    stack.layoutIfNeeded()
    #expect(isClose(widths(views), [304.0 / 3, 304.0 / 3, 0, 304.0 / 3]))
    #expect(isClose(xs(views), [0, 109.33, 214.67, 218.67]))
  }

  // MARK: Distributions

  @Test("UIStackView.fill.allIntrinsic") func fillStretchesFirst() {
    let views = [29.5, 29, 41.5].map { SizedView(width: $0, height: 19) }
    let stack = laidOut(makeStack(views, spacing: 8))
    #expect(isClose(widths(stack.arrangedSubviews), [213.5, 29, 41.5]))
    #expect(isClose(xs(views), [0, 221.5, 258.5]))
  }

  @Test("UIStackView.fill.compressFirst") func fillCompressesFirst() {
    let views = [76.5, 94].map { SizedView(width: $0, height: 19) }
    let stack = laidOut(makeStack(views, width: 120, spacing: 8))
    #expect(isClose(widths(stack.arrangedSubviews), [18, 94]) && isClose(xs(views), [0, 26]))
  }

  @Test("UIStackView.fill.twoSpacers") func fillTwoSpacers() {
    let views = [29.5, -1, 29, -1, 41.5].map { SizedView(width: $0, height: 19) }
    let stack = laidOut(makeStack(views, spacing: 8))
    #expect(isClose(widths(stack.arrangedSubviews), [29.5, 0, 29, 168, 41.5]))
    #expect(isClose(xs(views), [0, 37.5, 45.5, 82.5, 258.5]))
  }

  @Test("UIStackView.fill.nested") func fillNested() {
    let label = SizedView(width: 34.5, height: 19)
    let nested = UIStackView(arrangedSubviews: [22.5, 41].map { SizedView(width: $0, height: 16) })
    nested.axis = .vertical
    nested.spacing = 3
    nested.alignment = .leading
    let stack = laidOut(makeStack([label, nested], height: 60, spacing: 8, alignment: .top))
    #expect(isClose(widths(stack.arrangedSubviews), [34.5, 257.5]))
    #expect(nested.frame.minX == 42.5 && nested.frame.height == 35)
  }

  @Test("UIStackView.nested.fit") func nestedFit() {
    let views = [(39.0, 19.0), (34.5, 16), (28.5, 16)].map { SizedView(width: $0.0, height: $0.1) }
    let stack = makeStack(views, width: 39, height: 57, spacing: 3, alignment: .leading, axis: .vertical)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 39, height: 57))
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 22, 41])
  }

  @Test("UIStackView.empty.align", arguments: [UIStackView.Alignment.center, .top])
  func emptyAlign(alignment: UIStackView.Alignment) {
    let view = UIView()
    let stack = laidOut(makeStack([view], height: 60, alignment: alignment))
    #expect(stack.arrangedSubviews[0].frame.height == 0 && view.frame.width == 300)
  }

  @Test("UIStackView.prop.constraints") func proportionalConstraints() {
    let views = [16.0, 96, 32].map { SizedView(width: $0, height: 20) } + [SizedView(width: -1, height: 20)]
    let stack = laidOut(makeStack(views, spacing: 6, distribution: .fillProportionally))
    let held = (stack.constraints + views.flatMap(\.constraints)).filter {
      $0.identifier == "UISV-fill-proportionally"
    }
    let proportional = held.filter { $0.secondItem != nil }
    #expect(proportional.map(\.priority.rawValue) == [999, 998, 997])
    let total = 144.0 + 18
    #expect(isClose(proportional.map { $0.multiplier * total }, [16, 96, 32]))
    #expect(held.filter { $0.secondItem == nil }.map(\.priority) == [.required])
    #expect(views[3].frame.width == 0)
  }

  @Test("UIStackView.eq.constraints") func equalConstraints() {
    let views = (0..<3).map { _ in UIView() }
    let stack = laidOut(makeStack(views, distribution: .fillEqually))
    let equal = stack.constraints.filter { $0.identifier == "UISV-fill-equally" }
    #expect(equal.count == 2)
    for (constraint, view) in zip(equal, views.dropFirst()) {
      #expect(constraint.firstItem === view && constraint.secondItem === views[0])
      #expect(constraint.firstAttribute == .width && constraint.priority == .required)
    }
  }

  @Test("UIStackView.ids") func constraintIdentifiers() {
    let views = (0..<3).map { _ in SizedView(width: 10, height: 10) }
    let stack = makeStack(views, distribution: .fillEqually, alignment: .center)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    let expected: Set = ["UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally", "UISV-hiding"]
    #expect(identifiers(stack).isSuperset(of: expected))
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(identifiers(stack).contains("UISV-fill-proportionally"))
    #expect(stack.layoutGuides.contains { $0.identifier == "UISV-alignment-spanner" })
  }

  @Test("UIStackView.canvas.form") func canvasForm() {
    let label = UILabel()
    let stack = laidOut(makeStack([label]))
    let texts = stack.constraints.map { hidingAddresses($0.description) }
    #expect(
      texts.contains(
        "<NSLayoutConstraint:0x… 'UISV-canvas-connection' UIStackView:0x….leading == UILabel:0x….leading   (active)>"))
    #expect(
      texts.contains(
        "<NSLayoutConstraint:0x… 'UISV-canvas-connection' H:[UILabel:0x…]-(0)-|   (active, names: '|':UIStackView:0x… )>"
      ))
  }

  @Test("UIStackView.eqSpacing.example") func equalSpacing() {
    let views = [40.0, 60, 80].map { SizedView(width: $0, height: 20) }
    let stack = laidOut(makeStack(views, spacing: 10, distribution: .equalSpacing))
    #expect(isClose(xs(stack.arrangedSubviews), [0, 100, 220]) && isClose(widths(views), [40, 60, 80]))
  }

  @Test("UIStackView.eqCentering.example") func equalCentering() {
    let views = [40.0, 60, 80].map { SizedView(width: $0, height: 20) }
    let stack = laidOut(makeStack(views, width: 400, distribution: .equalCentering))
    #expect(isClose(xs(stack.arrangedSubviews), [0, 160, 320]))
  }

  // MARK: Custom spacing

  @Test("UIStackView.custom.replace") func customReplaces() {
    let (a, b) = (SizedView(width: 20, height: 10), SizedView(width: 20, height: 10))
    let stack = makeStack([a, b], spacing: 10)
    stack.setCustomSpacing(30, after: a)
    stack.layoutIfNeeded()
    #expect(b.frame.minX - a.frame.maxX == 30)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    stack.layoutIfNeeded()
    #expect(isClose([b.frame.minX - a.frame.maxX], [8]))
  }

  @Test("UIStackView.custom.last") func customAfterLast() {
    let (a, b) = (SizedView(width: 20, height: 10), SizedView(width: 20, height: 10))
    let stack = makeStack([a, b], spacing: 10)
    stack.setCustomSpacing(30, after: b)
    stack.layoutIfNeeded()
    #expect(b.frame.maxX == 300 && b.frame.minX - a.frame.maxX == 10)
  }

  @Test("UIStackView.custom.default") func customDefault() {
    let view = UIView()
    #expect(UIStackView(arrangedSubviews: [view]).customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test("UIStackView.custom.hiddenNeighbour") func customBesideHidden() {
    let views = (0..<3).map { _ in SizedView(width: 20, height: 10) }
    let stack = makeStack(views, spacing: 10)
    stack.setCustomSpacing(30, after: views[0])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX - views[0].frame.maxX == 30)
  }

  @Test("UIStackView.custom.cleared") func customIsCleared() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.setCustomSpacing(30, after: a)
    stack.insertArrangedSubview(a, at: 1)
    #expect(stack.customSpacing(after: a) == 30)
    stack.removeArrangedSubview(a)
    stack.addArrangedSubview(a)
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
  }

  @Test("UIStackView.desc.recursive") func recursiveDescription() {
    let stack = UIStackView()
    stack.axis = .vertical
    let line = stack.recursiveDescription
    #expect(line.hasSuffix("> axis=vert distribution=fill alignment=fill"))
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    #expect(stack.recursiveDescription.hasSuffix("> axis=horiz distribution=fillEqually alignment=fill"))
  }

  @Test("nothing a stack view does by itself contradicts", arguments: UIStackView.Distribution.allCases)
  func noConflicts(distribution: UIStackView.Distribution) {
    for axis in NSLayoutConstraint.Axis.allCases {
      for alignment in UIStackView.Alignment.allCases {
        inLayoutWorld { environment in
          let views = [(40.0, 10.0), (-1, -1), (80, 30), (20, 20)].map { SizedView(width: $0.0, height: $0.1) }
          let stack = makeStack(
            views, height: 200, spacing: 4, distribution: distribution, alignment: alignment, axis: axis)
          views[3].isHidden = true
          stack.layoutIfNeeded()
          #expect(environment.consoleLog == [])
          #expect(views.allSatisfy { stack.bounds.insetBy(dx: -0.01, dy: -0.01).contains($0.frame) })
        }
      }
    }
  }
}
