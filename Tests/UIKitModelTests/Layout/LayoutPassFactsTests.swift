import Foundation
import Testing
import UIKitModel

@Suite("Facts about layout passes")
struct LayoutPassFactsTests {
  @Test("UIView.tamic.false.noConstraints")
  func freeWithoutConstraints() {
    let root = makeRoot()
    let view = addFree(to: root)
    view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    place(view, x: 1, y: 2, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    NSLayoutConstraint.deactivate(view.constraints + root.constraints)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("UIView.frameViewsStay")
  func frameViewsStay() {
    let root = makeRoot(600, 400)
    let parent = UIView(frame: CGRect(x: 199.5, y: 20, width: 100, height: 100))
    root.addSubview(parent)
    let child = addFree(to: parent)
    place(child, x: 10, y: 10, width: 20, height: 20)
    root.layoutIfNeeded()
    #expect(parent.frame == CGRect(x: 199.5, y: 20, width: 100, height: 100))
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("UIView.hug.meaning")
  func contentSizeIsTwoInequalities() {
    let root = makeRoot()
    let view = SizedView(width: 100, height: 20)
    addFree(view, to: root)
    place(view, x: 0, y: 0)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 40)
    wide.priority = UILayoutPriority(249)
    narrow.priority = UILayoutPriority(749)
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    wide.priority = UILayoutPriority(251)
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    narrow.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test("AutoLayout.round.device")
  func pixelGrid() {
    let root = makeRoot(100, 30)
    let views = (0..<3).map { _ in addFree(to: root) }
    for (index, view) in views.enumerated() {
      place(view, x: 0, y: 0, height: 10)
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: CGFloat(index + 1) / 7).isActive = true
    }
    root.layoutIfNeeded()
    for view in views {
      let pixels = view.frame.width * 3
      #expect(abs(pixels - pixels.rounded()) < 1e-9 && view.frame.width > 0)
    }
    #expect(describe(views[0].frame.width) == "14.3333")
  }

  private func describe(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  @Test("UIScrollView.guides")
  func scrollViewGuides() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let content = addFree(to: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 700))
    #expect(scroll.contentLayoutGuide.owningView === scroll && scroll.frameLayoutGuide.owningView === scroll)
    #expect(!scroll.layoutGuides.contains(scroll.contentLayoutGuide))
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 700))
  }

  @Test("the edges of a scroll view mean its content to what lies in it")
  func scrollViewEdges() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let content = addFree(to: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 400))
  }

  @Test("a changed constant moves only what depends on it")
  func constants() {
    let root = makeRoot()
    let (a, b) = (addFree(to: root), addFree(to: root))
    place(a, x: 10, y: 0, height: 10)
    place(b, x: 0, y: 30, width: 5, height: 5)
    let width = a.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 80
    #expect(a.frame.width == 50)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 0, width: 80, height: 10))
    #expect(b.frame == CGRect(x: 0, y: 30, width: 5, height: 5))
  }

  @Test("a subview follows its superview when that is resized")
  func rootResizes() {
    let root = makeRoot(320, 240)
    let view = addFree(to: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 60, width: 304, height: 120))
    root.frame.size = CGSize(width: 100, height: 60)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 15, width: 84, height: 30))
  }

  @Test("leading is on the right in a right-to-left view")
  func rightToLeft() {
    let root = makeRoot(200, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let view = addFree(to: root)
    view.semanticContentAttribute = .forceRightToLeft
    place(view, x: 20, y: 0, width: 50, height: 10)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 130)
  }

  @Test("a label that wraps gets the height its width asks for")
  func wrapping() {
    let root = makeRoot(120, 400)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A sentence that does not fit into one line of a narrow view"
    addFree(label, to: root)
    place(label, x: 0, y: 0)
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let line = label.font.lineHeight
    #expect(label.frame.width == 120 && label.frame.height > 3 * line)
    #expect(label.frame.height >= label.sizeThatFits(CGSize(width: 120, height: 1_000)).height - 0.5)
  }

  @Test("baselines of different fonts meet")
  func baselines() {
    let root = makeRoot()
    let (small, large) = (UILabel(), UILabel())
    small.text = "a"
    large.text = "A"
    large.font = .systemFont(ofSize: 34)
    addFree(small, to: root)
    addFree(large, to: root)
    place(large, x: 0, y: 10)
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let distance = small.frame.minY - large.frame.minY
    #expect(abs(distance - (large.font.ascender - small.font.ascender)) < 0.7)
  }

  @Test("layout is ambiguous exactly while something is left open")
  func ambiguity() {
    let root = makeRoot()
    let view = addFree(to: root)
    #expect(view.hasAmbiguousLayout)
    place(view, x: 0, y: 0, width: 10)
    #expect(view.hasAmbiguousLayout)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    #expect(!view.hasAmbiguousLayout)
    height.isActive = false
    #expect(view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test("the fitting size is the smallest that holds the content")
  func fittingSize() {
    let card = UIView()
    let content = SizedView(width: 70, height: 30)
    addFree(content, to: card)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(greaterThanOrEqualTo: content.trailingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 40))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 40))
    #expect(card.frame == .zero)
  }

  @Test("a view that leaves its superview loses the constraints held above it for good")
  func leaving() {
    let root = makeRoot()
    let view = addFree(to: root)
    place(view, x: 4, y: 4, width: 10, height: 10)
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty && view.constraints.count == 2)
    root.addSubview(view)
    #expect(root.constraints.isEmpty)
  }

  @Test("a guide takes its constraints with it")
  func guides() {
    let root = makeRoot(300, 100)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = addFree(to: root)
    place(view, x: 10, y: 0, width: 20, height: 10)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 270, height: 7))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.constraints.allSatisfy { $0.firstItem !== guide && $0.secondItem !== guide })
  }

  @Test("readable content is centred and at most 920 points wide")
  func readableContent() {
    let root = makeRoot(1_020, 100)
    let view = addFree(to: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 0, width: 920, height: 5))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 384, height: 5))
  }

  @Test("a contradiction inside the safe area names the guide")
  func safeAreaConflict() {
    inLayoutWorld { environment in
      let root = makeRoot(100, 100)
      let view = addFree(to: root)
      let guide = root.safeAreaLayoutGuide
      place(view, x: 0, y: 10, width: 10, height: 10)
      view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      root.layoutIfNeeded()
      let log = hidingAddresses(environment.consoleLog.joined())
      #expect(
        log.contains(
          "'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']   "
            + "(active, names: '|':UIView:0x… )>\"\n)"))
      #expect(view.frame.minY == 10)
    }
  }
}
