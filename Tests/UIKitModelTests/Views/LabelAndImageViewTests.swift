import Foundation
import Testing
import UIKitModel

@Suite("UILabel", .freshWorld)
struct LabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("UILabel.text.default") func text() { #expect(UILabel().text == nil) }
  @Test("UILabel.font.default") func font() { #expect(UILabel().font == .systemFont(ofSize: 17)) }
  @Test("UILabel.textColor.default") func textColor() { #expect(UILabel().textColor == .label) }
  @Test("UILabel.shadowColor.default") func shadow() { #expect(UILabel().shadowColor == nil) }
  @Test("UILabel.lineBreakMode.default") func breaking() {
    #expect(UILabel().lineBreakMode == .byTruncatingTail)
    #expect(UILabel().lineBreakMode.rawValue == 4)
  }
  @Test("UILabel.attributedText.default") func attributed() { #expect(UILabel().attributedText == nil) }
  @Test("UILabel.highlightedTextColor.default") func highlighted() { #expect(UILabel().highlightedTextColor == nil) }
  @Test("UILabel.isUserInteractionEnabled.default") func interaction() {
    #expect(!UILabel().isUserInteractionEnabled)
  }
  @Test("UILabel.isEnabled.default") func enabled() { #expect(UILabel().isEnabled) }
  @Test("UILabel.numberOfLines.default") func lines() { #expect(UILabel().numberOfLines == 1) }
  @Test("UILabel.baselineAdjustment.default") func baseline() {
    #expect(UILabel().baselineAdjustment == .alignBaselines)
    #expect(UILabel().baselineAdjustment.rawValue == 0)
  }
  @Test("UILabel.minimumScaleFactor.default") func scale() { #expect(UILabel().minimumScaleFactor == 0) }
  @Test("UILabel.preferredMaxLayoutWidth.default") func width() { #expect(UILabel().preferredMaxLayoutWidth == 0) }
  @Test("UILabel.contentMode.default") func contentMode() {
    #expect(UILabel().contentMode == .redraw)
    #expect(UILabel().contentMode.rawValue == 3)
  }
  @Test("UILabel.height.truncate") func heightTruncates() {
    let label = label("one two three four five six seven eight", lines: 0)
    label.frame = box(0, 0, 80, 21)
    #expect(label.drawnLines.count == 1)
    #expect(label.drawnLines[0].hasSuffix("…"))
    label.frame.size.height = 400
    #expect(label.drawnLines.count > 2)
    #expect(label.drawnLines.joined(separator: " ") == label.text)
  }
  @Test("UILabel.intrinsic.empty") func empty() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }
  @Test("UILabel.intrinsic.single") func single() {
    let label = label(String(repeating: "word ", count: 30))
    label.frame = box(0, 0, 50, 20)
    #expect(label.intrinsicContentSize.width > 1000)
    #expect(abs(label.intrinsicContentSize.height - 20.3333) < 0.001)
  }
  @Test("UILabel.sizeThatFits.multi") func multi() {
    let label = label("one two three four", lines: 0)
    let size = label.sizeThatFits(CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude))
    #expect(size.width <= 80)
    let lines = (size.height / label.font.lineHeight).rounded(.down)
    #expect(lines > 1)
    #expect(abs(size.height * 3 - (size.height * 3).rounded()) < 1e-6)
    #expect(size.height - lines * label.font.lineHeight < 1 / 3)
  }
  @Test("UILabel.sizeThatFits.single") func singleFits() {
    #expect(label("a rather long line of text").sizeThatFits(CGSize(width: 50, height: 1000)).width > 50)
  }
  @Test("UILabel.font.reset") func fontReset() {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 30)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
  }
  @Test("UILabel.textColor.reset") func colorReset() {
    let label = UILabel()
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
  }
  @Test("UILabel.lineHeight") func lineHeight() {
    #expect(abs(label("Hello").intrinsicContentSize.height - 20.3333) < 0.0001)
  }
  @Test("truncation takes the head, the middle or the tail") func truncation() {
    let label = label("abcdefghijklmnopqrstuvwxyz")
    label.frame = box(0, 0, 100, 21)
    label.lineBreakMode = .byTruncatingHead
    #expect(label.drawnLines[0].hasPrefix("…") && label.drawnLines[0].hasSuffix("z"))
    label.lineBreakMode = .byTruncatingMiddle
    #expect(label.drawnLines[0].hasPrefix("a") && label.drawnLines[0].hasSuffix("z"))
    #expect(label.drawnLines[0].contains("…"))
    label.lineBreakMode = .byTruncatingTail
    #expect(label.drawnLines[0].hasPrefix("a") && label.drawnLines[0].hasSuffix("…"))
    label.lineBreakMode = .byClipping
    #expect(!label.drawnLines[0].contains("…"))
  }
  @Test("attributed text brings its font and colour") func attributes() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(label.text == "x")
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
  }
}

@Suite("UIImageView", .freshWorld)
struct ImageViewTests {
  private func drawn(_ mode: UIView.ContentMode, _ size: CGSize, in bounds: CGRect) -> CGRect? {
    let view = UIImageView(image: UIImage(color: .red, size: size, scale: 2))
    view.frame = bounds
    view.contentMode = mode
    return view.drawnImageRect
  }

  @Test("UIImageView.image.default") func image() { #expect(UIImageView().image == nil) }
  @Test("UIImageView.contentMode.default") func mode() { #expect(UIImageView().contentMode == .scaleToFill) }
  @Test("UIImageView.isHighlighted.default") func highlighted() { #expect(!UIImageView().isHighlighted) }
  @Test("UIImageView.intrinsic") func intrinsic() {
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    let view = UIImageView(image: UIImage(bitmap: Bitmap(width: 80, height: 80), scale: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
  }
  @Test("UIImageView.mode.scaleAspectFill") func aspectFill() {
    #expect(
      drawn(.scaleAspectFill, CGSize(width: 40, height: 80), in: box(0, 0, 100, 60)) == box(0, -70, 100, 200))
  }
  @Test("UIImageView.mode.center") func center() {
    #expect(drawn(.center, CGSize(width: 80, height: 80), in: box(0, 0, 100, 60)) == box(10, -10, 80, 80))
  }
  @Test("UIImageView.mode.topLeft") func topLeft() {
    #expect(drawn(.topLeft, CGSize(width: 30, height: 30), in: box(0, 0, 60, 60)) == box(0, 0, 30, 30))
  }
  @Test("UIImageView.mode.topRight") func topRight() {
    #expect(drawn(.topRight, CGSize(width: 30, height: 30), in: box(0, 0, 60, 60)) == box(30, 0, 30, 30))
  }
  @Test("UIImageView.mode.bottomLeft") func bottomLeft() {
    #expect(drawn(.bottomLeft, CGSize(width: 30, height: 30), in: box(0, 0, 60, 60)) == box(0, 30, 30, 30))
  }
  @Test("UIImageView.mode.bottomRight") func bottomRight() {
    #expect(drawn(.bottomRight, CGSize(width: 30, height: 30), in: box(0, 0, 60, 60)) == box(30, 30, 30, 30))
  }
  @Test("UIImageView.mode.centerHalf") func half() {
    #expect(drawn(.center, CGSize(width: 25, height: 25), in: box(0, 0, 100, 60))?.origin == point(37.5, 17.5))
  }
  @Test("aspect fit keeps the whole picture inside") func aspectFit() {
    #expect(drawn(.scaleAspectFit, CGSize(width: 40, height: 80), in: box(0, 0, 100, 60)) == box(35, 0, 30, 60))
  }
  @Test("UIImageView.mode.noClip") func noClip() {
    let view = UIImageView(image: UIImage(color: .red, size: CGSize(width: 40, height: 80)))
    view.frame = box(0, 0, 100, 60)
    view.contentMode = .scaleAspectFill
    let open = world.snapshot(of: view)
    guard case .image(_, let rect, _) = open.content else {
      Issue.record("the image view draws no image")
      return
    }
    #expect(rect.height > view.bounds.height)
    #expect(!open.values.masksToBounds)
    view.clipsToBounds = true
    #expect(world.snapshot(of: view).values.masksToBounds)
  }
}
