import Foundation
import Testing
import UIKitModel

@Suite("UIView defaults", .freshWorld)
struct ViewDefaultsTests {
  @Test("UIView.isUserInteractionEnabled.default") func interaction() { #expect(UIView().isUserInteractionEnabled) }
  @Test("UIView.tag.default") func tag() { #expect(UIView().tag == 0) }
  @Test("UIView.backgroundColor.default") func background() { #expect(UIView().backgroundColor == nil) }
  @Test("UIView.isOpaque.default") func opaque() { #expect(UIView().isOpaque) }
  @Test("UIView.clearsContextBeforeDrawing.default") func clears() { #expect(UIView().clearsContextBeforeDrawing) }
  @Test("UIView.contentMode.default") func contentMode() {
    #expect(UIView().contentMode == .scaleToFill)
    #expect(UIView().contentMode.rawValue == 0)
  }
  @Test("UIView.autoresizesSubviews.default") func autoresizes() { #expect(UIView().autoresizesSubviews) }
  @Test("UIView.autoresizingMask.default") func mask() {
    #expect(UIView().autoresizingMask == [])
    #expect(UIView().autoresizingMask.rawValue == 0)
  }
  @Test("UIView.isMultipleTouchEnabled.default") func multiple() { #expect(!UIView().isMultipleTouchEnabled) }
  @Test("UIView.transform.default") func transform() { #expect(UIView().transform == .identity) }
  @Test("UIView.insetsLayoutMarginsFromSafeArea.default") func insets() {
    #expect(UIView().insetsLayoutMarginsFromSafeArea)
  }
  @Test("UIView.canBecomeFocused.default") func focus() { #expect(!UIView().canBecomeFocused) }
  @Test("UIView.layerClass.default") func layer() {
    #expect(UIView.layerClass == CALayer.self)
    let view = UIView()
    #expect(view.layer.delegate === view)
  }
  @Test("UIView.intrinsic.default") func intrinsic() {
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
  }
  @Test("UIView.tint.nonNil") func tint() {
    let color: UIColor? = UIView().tintColor
    #expect(color == .systemBlue)
  }
  @Test("UIView.tint.reset") func tintReset() {
    let parent = UIView()
    let view = UIView()
    parent.addSubview(view)
    parent.tintColor = .green
    view.tintColor = .red
    #expect(view.tintColor == .red)
    view.tintColor = nil
    #expect(view.tintColor == .green)
  }
  @Test("UIView.translatesAutoresizingMaskIntoConstraints.default") func translates() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
  }
  @Test("UIView.hug.default") func hugging() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(UIView().contentHuggingPriority(for: axis) == .defaultLow)
      #expect(UIView().contentHuggingPriority(for: axis).rawValue == 250)
    }
  }
  @Test("UIView.systemFit") func systemFit() {
    let view = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for size in [CGSize.zero, CGSize(width: 300, height: 300)] {
      let plain = view.systemLayoutSizeFitting(size)
      #expect(
        plain
          == view.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: UILayoutPriority(50), verticalFittingPriority: UILayoutPriority(50)))
      #expect(plain == CGSize(width: 30, height: 20))
    }
  }
  @Test("UIView.subviews.empty") func empty() {
    let view = UIView()
    #expect(view.subviews == [])
    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(view.layer.sublayers == nil)
  }
  @Test("UIView.safeArea.default") func safeArea() { #expect(UIView().safeAreaInsets == .zero) }
  @Test("UIView.firstResponder.default") func firstResponder() {
    #expect(!UIView().canBecomeFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }
  @Test("UIView.sizeThatFits.default") func fitting() {
    let view = UIView(frame: box(1, 2, 30, 40))
    #expect(view.sizeThatFits(CGSize(width: 500, height: 1)) == CGSize(width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == box(1, 2, 30, 40))
  }
  @Test("UIView.needsLayout.initial") func initialLayout() {
    let journal = Journal()
    let view = RecordingView("v", journal)
    view.layoutIfNeeded()
    #expect(journal.lines == ["v layoutSubviews"])
  }
  @Test("UIView.alignmentRect.default") func alignment() {
    let view = UIView(frame: box(1, 2, 3, 4))
    #expect(view.alignmentRectInsets == .zero)
    #expect(view.alignmentRect(forFrame: view.frame) == view.frame)
    #expect(view.frame(forAlignmentRect: view.frame) == view.frame)
  }
  @Test("UIView.fittingSizes") func fittingSizes() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }
  @Test("UIView.contentMode.raws") func contentModes() {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
  }
  @Test("UIView.autoresizing.raws") func masks() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
  @Test("UIView.semantic.raws") func semantics() {
    let all: [UISemanticContentAttribute] = [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIView().semanticContentAttribute == .unspecified)
  }
  @Test("UIView.alpha.clampHigh") func alphaHigh() {
    let view = UIView()
    view.alpha = 1.5
    #expect(view.alpha == 1)
  }
  @Test("UIView.alpha.clampLow") func alphaLow() {
    let view = UIView()
    view.alpha = -0.2
    #expect(view.alpha == 0)
  }
}
