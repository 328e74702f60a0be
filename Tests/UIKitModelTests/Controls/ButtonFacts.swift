import Foundation
import Testing

@testable import UIKitModel

private func picture(_ side: CGFloat) -> UIImage { UIImage(color: .red, size: CGSize(width: side, height: side)) }

@Suite("UIButton facts", .freshWorld)
struct ButtonFacts {
  @Test("UIButton.title.default") func title() { #expect(UIButton(type: .system).title(for: .normal) == nil) }
  @Test("UIButton.titleColor.default") func titleColor() {
    #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
  }
  @Test("UIButton.config.default") func configuration() {
    #expect(UIButton().configuration == nil)
    #expect(UIButton().configurationUpdateHandler == nil)
  }
  @Test("UIButton.autoUpdates.default") func autoUpdates() { #expect(UIButton().automaticallyUpdatesConfiguration) }

  @Test("UIButton.title.selected") func titleSelected() {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    #expect(button.titleLabel?.text == "A")
    button.isSelected = true
    #expect(button.titleLabel?.text == "B" && button.currentTitle == "B")
  }
  @Test("UIButton.title.highlighted") func titleHighlighted() {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    button.setTitle("H", for: .highlighted)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "H")
  }
  @Test("UIButton.title.combined") func titleCombined() {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "A")
    button.setTitle("C", for: [.selected, .highlighted])
    #expect(button.titleLabel?.text == "C")
  }
  @Test("UIButton.title.getter") func titleGetter() {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    #expect(button.title(for: .selected) == "A")
  }
  @Test("UIButton.truncation") func truncation() {
    #expect(UIButton(type: .system).titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  // MARK: Size and alignment

  @Test("UIButton.intrinsic.plain (the rule; the model's font is narrower than the measured 86)") func intrinsic() {
    let button = UIButton(type: .system)
    button.setTitle("Plain Button", for: .normal)
    button.sizeToFit()
    let width = UIFont.systemFont(ofSize: 15).width(of: "Plain Button").rounded(.up)
    #expect(button.frame.size == CGSize(width: width, height: 31))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 6 && button.titleLabel?.frame.height == 19)
  }
  @Test("UIButton.sizeThatFits (the rule; the model's font is narrower than the measured 139)") func sizeThatFits() {
    let button = UIButton(type: .system)
    button.setTitle("Fixed Frame Button", for: .normal)
    #expect(button.sizeThatFits(CGSize(width: 10, height: 10)) == button.intrinsicContentSize)
    #expect(button.sizeThatFits(CGSize(width: 10, height: 10)).height == 31)
  }
  @Test("UIButton.disabled.size") func disabledSize() {
    let button = UIButton(type: .system)
    button.setTitle("Disabled", for: .normal)
    let size = button.intrinsicContentSize
    button.isEnabled = false
    #expect(button.intrinsicContentSize == size)
  }
  @Test("UIButton.align.imageRightBottom") func alignRightBottom() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setImage(picture(40), for: .normal)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 160, y: 60))
  }
  @Test("UIButton.align.both") func alignBoth() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setImage(picture(40), for: .normal)
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    let width = button.titleLabel?.frame.width ?? 0
    #expect(width > 0)
    #expect(button.imageView?.frame.minX == (200 - (40 + width)) / 2)
    #expect(button.titleLabel?.frame.minX == button.imageView?.frame.maxX)
  }
  @Test("UIButton.desc.imageView") func descriptionOfImageView() {
    let button = UIButton(type: .custom)
    button.setImage(picture(24), for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    let line = button.recursiveDescription.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    let text =
      #/   \| <UIImageView: 0x[0-9a-f]+; frame = \(0 0; 24 24\); clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0x[0-9a-f]+>>/#
    #expect(line.wholeMatch(of: text) != nil)
  }
  @Test("UIButton.primaryAction.init") func primaryAction() {
    var ran = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in ran += 1 })
    #expect(button.title(for: .normal) == "Go")
    #expect(button.allControlEvents == .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(ran == 1)
  }
}

@Suite("UIButton configuration facts", .freshWorld)
struct ButtonConfigurationFacts {
  typealias Configuration = UIButton.Configuration

  @Test("UIButton.config.valueType") func valueType() {
    var configuration = Configuration.plain()
    let button = UIButton()
    button.configuration = configuration
    configuration.title = "x"
    #expect(button.configuration?.title == nil)
    #expect(button.titleLabel?.text == nil)
  }
  @Test("UIButton.config.optIn") func optIn() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.configurationUpdateHandler = { _ in }
    #expect(button.configuration != nil)
    #expect(button.configuration?.title == "A")
  }
  @Test("UIButton.config.stateChange") func stateChange() {
    let button = UIButton(configuration: .filled())
    var states: [UInt] = []
    button.configurationUpdateHandler = { states.append($0.state.rawValue) }
    button.layoutIfNeeded()
    states = []
    button.isSelected = true
    button.isHighlighted = true
    #expect(states == [])
    button.layoutIfNeeded()
    #expect(states == [5])
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(states == [5, 7])
  }
  @Test("UIButton.config.autoOff") func autoOff() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "A"
    button.automaticallyUpdatesConfiguration = false
    var runs = 0
    button.configurationUpdateHandler = { _ in runs += 1 }
    button.layoutIfNeeded()
    let color = button.titleLabel?.textColor
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(runs == 2)
    #expect(button.titleLabel?.textColor == color)
    button.automaticallyUpdatesConfiguration = true
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor != color)
  }
  @Test("UIButton.config.updatedFor") func updatedFor() {
    var configuration = Configuration.filled()
    configuration.title = "A"
    configuration.imagePadding = 9
    let button = UIButton()
    let normal = configuration.updated(for: button)
    button.isEnabled = false
    let disabled = configuration.updated(for: button)
    #expect(disabled.title == "A" && disabled.imagePadding == 9)
    #expect(configuration.baseBackgroundColor == nil)
    #expect(normal.baseForegroundColor == .white)
    #expect(disabled.baseForegroundColor != normal.baseForegroundColor)
  }
  @Test("UIButton.config.legacyInsets") func legacyInsets() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Title"
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    let (size, frame) = (button.intrinsicContentSize, button.titleLabel?.frame)
    button.contentEdgeInsets = UIEdgeInsets(top: 30, left: 30, bottom: 0, right: 0)
    button.titleEdgeInsets.left = 50
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == size)
    #expect(button.titleLabel?.frame == frame)
  }
  @Test("UIButton.config.setTitle") func setTitle() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "A"
    button.setTitle("B", for: .normal)
    button.setTitle("S", for: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "B" && button.configuration?.title == "B")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "S")
  }
  @Test("UIButton.config.font") func font() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "A"
    button.layoutIfNeeded()
    button.titleLabel?.font = .systemFont(ofSize: 40)
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 17)
    button.configuration?.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 30)
      return outgoing
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 30)
  }
  @Test("UIButton.config.subtitleNil") func subtitle() {
    let button = UIButton(configuration: .plain())
    #expect(button.subtitleLabel == nil)
    button.configuration?.subtitle = "more"
    #expect(button.subtitleLabel?.text == "more")
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil)
  }

  // MARK: The configuration alone

  @Test("UIButton.Configuration.contentInsets.default") func contentInsets() {
    #expect(
      Configuration.plain().contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }
  @Test("UIButton.Configuration.imagePlacement.default") func imagePlacement() {
    #expect(Configuration.plain().imagePlacement == .leading)
    #expect(NSDirectionalRectEdge.leading.rawValue == 2)
  }
  @Test("UIButton.Configuration.cornerStyle.default") func cornerStyle() {
    #expect(Configuration.filled().cornerStyle == .dynamic)
    #expect(Configuration.CornerStyle.dynamic.rawValue == 0)
  }
  @Test("UIButton.Configuration.titleAlignment.raws") func titleAlignment() {
    typealias Alignment = Configuration.TitleAlignment
    #expect([Alignment.automatic, .leading, .center, .trailing].map(\.rawValue) == [0, 1, 2, 3])
  }
  @Test("UIButton.Configuration.subtitle.default") func subtitleDefault() {
    #expect(Configuration.plain().subtitle == nil)
  }
  @Test("UIButton.Configuration.image.default") func imageDefault() { #expect(Configuration.plain().image == nil) }
  @Test("UIButton.Configuration.imagePadding.default") func imagePadding() {
    #expect(Configuration.plain().imagePadding == 0)
  }
  @Test("UIButton.Configuration.baseBackgroundColor.default") func baseBackground() {
    #expect(Configuration.plain().baseBackgroundColor == nil)
  }
  @Test("UIButton.Configuration.buttonSize.default") func buttonSize() {
    #expect(Configuration.plain().buttonSize == .medium)
  }
  @Test("only the filled styles leave the look of a selected button alone") func selectionStyles() {
    let all: [Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
    ]
    #expect(
      all.map(\.automaticallyUpdateForSelection) == [true, true, true, false, true, true, true, false])
    #expect(all.allSatisfy { $0.titlePadding == 1 && $0.background.cornerRadius == 17 })
  }

  @Test("a picture stands at its edge of the title, at the padding's distance")
  func imageEdges() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Title"
    button.configuration?.image = picture(20)
    button.configuration?.imagePadding = 8
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    func frames(_ edge: NSDirectionalRectEdge) -> (image: CGRect, title: CGRect) {
      button.configuration?.imagePlacement = edge
      button.layoutIfNeeded()
      return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    }
    let leading = frames(.leading)
    #expect(leading.title.minX - leading.image.maxX == 8)
    let trailing = frames(.trailing)
    #expect(trailing.image.minX - trailing.title.maxX == 8)
    let top = frames(.top)
    #expect(abs(top.title.minY - top.image.maxY - 8) < 1e-9 && abs(top.image.midX - top.title.midX) < 1e-9)
    let bottom = frames(.bottom)
    #expect(abs(bottom.image.minY - bottom.title.maxY - 8) < 1e-9)
  }
}
