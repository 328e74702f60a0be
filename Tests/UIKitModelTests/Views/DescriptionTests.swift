import Foundation
import Testing
import UIKitModel

@Suite("descriptions", .freshWorld)
struct DescriptionTests {
  private func line(_ change: (UIView) -> Void) -> String {
    let view = UIView(frame: box(0, 0, 100, 50))
    change(view)
    return withoutAddresses(view.description)
  }

  @Test("UIView.desc.colon") func colon() {
    #expect(line { _ in } == "<UIView: 0x…; frame = (0 0; 100 50); layer = <CALayer: 0x…>>")
  }
  @Test("UIView.desc.alpha") func alpha() {
    #expect(
      line {
        $0.alpha = 0.5
        $0.backgroundColor = .purple
      } == "<UIView: 0x…; frame = (0 0; 100 50); alpha = 0.5; backgroundColor = UIExtendedSRGBColorSpace 0.5 0 0.5 1; "
        + "layer = <CALayer: 0x…>>")
  }
  @Test("UIView.desc.autoresize") func autoresize() {
    #expect(line { $0.autoresizingMask = [.flexibleWidth, .flexibleHeight] }.contains("; autoresize = W+H;"))
  }
  @Test("UIView.desc.autoresize.margins") func autoresizeMargins() {
    #expect(
      line { $0.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin] }.contains("; autoresize = RM+BM;"))
  }
  @Test("UIView.desc.interaction") func interaction() {
    #expect(
      line {
        $0.isUserInteractionEnabled = false
        $0.autoresizingMask = .flexibleWidth
      }.contains("; autoresize = W; userInteractionEnabled = NO; layer"))
  }
  @Test("UIView.desc.tag") func tag() {
    #expect(
      line {
        $0.tag = 100
        $0.backgroundColor = UIColor(red: 0.973935, green: 0.811626, blue: 0.445827, alpha: 1)
      }.hasSuffix(
        "; tag = 100; backgroundColor = UIExtendedSRGBColorSpace 0.973935 0.811626 0.445827 1; layer = <CALayer: 0x…>>"))
  }
  @Test("UIView.desc.tagAfterInteraction") func tagAfter() {
    #expect(
      line {
        $0.tag = 7
        $0.isUserInteractionEnabled = false
      }.contains("; userInteractionEnabled = NO; tag = 7; layer"))
  }
  @Test("UIView.desc.transform") func transform() {
    #expect(
      line { $0.transform = CGAffineTransform(rotationAngle: .pi / 8) }.contains(
        "; transform = [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; "))
  }
  @Test("UIView.desc.tint") func tint() {
    let text = line {
      $0.tintColor = UIColor(red: 0, green: 0, blue: 1 / 255, alpha: 0.5)
      $0.addGestureRecognizer(UITapGestureRecognizer())
    }
    #expect(
      text.contains(
        "; tintColor = UIExtendedSRGBColorSpace 0 0 0.00392157 0.5; gestureRecognizers = <NSArray: 0x…>; "))
  }
  @Test("UIView.desc.anchor") func anchor() {
    let text = line {
      $0.layer.anchorPoint = .zero
      $0.frame = box(0, 0, 100, 50)
    }
    #expect(text.hasPrefix("<UIView: 0x…; frame = (0 0; 100 50); anchorPoint = (0, 0); layer"))
  }
  @Test("UIView.desc.autoresizesNo") func autoresizesNo() {
    let text = line {
      $0.autoresizesSubviews = false
      $0.isOpaque = false
    }
    #expect(text.contains("; opaque = NO; autoresizesSubviews = NO; layer"))
  }
  @Test("UIView.desc.order") func order() {
    let label = UILabel(frame: box(0, 0, 10, 10))
    label.text = "T"
    label.layer.anchorPoint = .zero
    label.transform = CGAffineTransform(scaleX: 2, y: 2)
    label.clipsToBounds = true
    label.alpha = 0.5
    label.isHidden = true
    label.isOpaque = false
    label.autoresizingMask = .flexibleWidth
    label.autoresizesSubviews = false
    label.tag = 1
    label.tintColor = .red
    label.addGestureRecognizer(UITapGestureRecognizer())
    UIView.animate(withDuration: 1) { label.center.x += 1 }
    let names = label.description.split(separator: "; ").map {
      String($0.split(separator: "=")[0]).trimmingCharacters(in: .whitespaces)
    }
    let wanted = [
      "frame", "anchorPoint", "text", "transform", "clipsToBounds", "alpha", "hidden", "opaque", "autoresize",
      "autoresizesSubviews", "userInteractionEnabled", "tag", "tintColor", "gestureRecognizers", "animations",
      "backgroundColor", "layer",
    ]
    #expect(names.filter(wanted.contains) == wanted)
  }
  @Test("UIView.desc.recursive") func recursive() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    child.addSubview(UIView())
    let lines = root.recursiveDescription.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("<UIView: 0x"))
    #expect(lines[1].hasPrefix("   | <UIView: 0x"))
    #expect(lines[2].hasPrefix("   |    | <UIView: 0x"))
  }
  @Test("UILabel.desc.text") func label() {
    let label = UILabel(frame: box(10, 10, 30, 30))
    label.text = "Hello World"
    #expect(
      withoutAddresses(label.description)
        == "<UILabel: 0x…; frame = (10 10; 30 30); text = 'Hello World'; userInteractionEnabled = NO; "
        + "backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x…>>")
  }
  @Test("UILabel.desc.nil") func labelNil() {
    #expect(
      withoutAddresses(UILabel(frame: box(20, 20, 40, 40)).description)
        == "<UILabel: 0x…; frame = (20 20; 40 40); userInteractionEnabled = NO; "
        + "backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x…>>")
  }
  @Test("UILabel.desc.old") func labelOld() {
    world.systemVersion = 15
    let label = UILabel()
    label.text = "What's"
    #expect(
      withoutAddresses(label.description).hasSuffix(
        "; text = 'What's'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x…>>"))
  }
  @Test("UILabel.desc.truncate") func labelLong() {
    let label = UILabel()
    label.text = "A Secret Is Found In The Garden"
    #expect(label.description.contains("text = 'A Secret Is Found In The ...'"))
  }
  @Test("UIImageView.desc") func imageView() {
    let view = UIImageView(image: UIImage(color: .red, size: CGSize(width: 40, height: 40)))
    view.frame.origin = point(20, 20)
    #expect(
      withoutAddresses(view.description)
        == "<UIImageView: 0x…; frame = (20 20; 40 40); opaque = NO; userInteractionEnabled = NO; "
        + "image = <UIImage:0x… CGImage anonymous; (40 40)@3>; layer = <CALayer: 0x…>>")
  }
  @Test("UIImageView.desc.symbol") func symbol() {
    #expect(
      withoutAddresses(UIImage(systemName: "plus.circle.fill")?.description ?? "")
        == "<UIImage:0x… symbol \"plus.circle.fill\"; (20 19)@3{2}>")
  }
  @Test("UIWindow.desc.hidden") func window() {
    #expect(
      withoutAddresses(UIWindow(frame: box(0, 0, 375, 667)).description)
        == "<UIWindow: 0x…; frame = (0 0; 375 667); hidden = YES; gestureRecognizers = <NSArray: 0x…>; "
        + "layer = <UIWindowLayer: 0x…>>")
  }
  @Test("UIViewController.desc") func controller() {
    final class Own: UIViewController {}
    #expect(withoutAddresses(UINavigationController().description) == "<UINavigationController: 0x…>")
    #expect(
      withoutAddresses(RecordingController("a", Journal()).description)
        == "<UIKitModelTests.RecordingController: 0x…>")
    #expect(withoutAddresses(Own().description).hasSuffix("Own: 0x…>"))
  }
  @Test("the controllers print as a tree with states and views") func hierarchy() {
    let a = UIViewController()
    let stack = UINavigationController(rootViewController: a)
    let window = showWindow(stack)
    let sheet = UIViewController()
    stack.present(sheet, animated: false)
    #expect(
      withoutAddresses(stack.hierarchyDescription) == """
        <UINavigationController 0x…>, state: appeared, view: <UILayoutContainerView 0x…>
           | <UIViewController 0x…>, state: appeared, view: <UIView 0x…>
           + <UIViewController 0x…>, state: appeared, view: <UIView 0x…>, presented with: \
        <UISheetPresentationController 0x…>
        """)
    #expect(window.rootViewController === stack)
    #expect(UIViewController().hierarchyDescription.hasSuffix("state: disappeared, view: (view not loaded)"))
  }
}

@Suite("UIColor, UIFont and UIImage", .freshWorld)
struct ColorFontImageTests {
  @Test("UIColor.desc.purple") func purple() {
    #expect(UIColor.purple.description == "UIExtendedSRGBColorSpace 0.5 0 0.5 1")
  }
  @Test("UIColor.desc.gray") func gray() {
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
  }
  @Test("UIColor.desc.digits") func digits() {
    let green = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
    #expect(green.description == "UIExtendedSRGBColorSpace 0.203922 0.780392 0.34902 1")
    #expect(UIColor.systemGreen.resolvedColor(with: UITraitCollection()) == green)
  }
  @Test("UIColor.desc.system") func system() {
    #expect(
      withoutAddresses(UIColor.systemBackground.description)
        == "<UIDynamicSystemColor: 0x…; name = systemBackgroundColor>")
  }
  @Test("UIColor.desc.label") func label() {
    #expect(withoutAddresses(UIColor.label.description) == "<UIDynamicSystemColor: 0x…; name = labelColor>")
  }
  @Test("UIColor.desc.provider") func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(
      withoutAddresses(color.description)
        == "<UIDynamicProviderColor: 0x…; provider = <__NSMallocBlock__: 0x…>>")
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }
  @Test("UIColor.desc.tint") func tint() {
    #expect(withoutAddresses(UIColor.tintColor.description) == "<UITintColor: 0x…>")
  }
  @Test("components go out as they came in, and hue as it is defined") func components() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.green.withAlphaComponent(0.5).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 1 / 3) < 1e-9)
    #expect((saturation, brightness, alpha) == (1, 1, 0.5))
    let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha).components()
    #expect(abs(back.green - 1) < 1e-9)
    #expect(abs(back.red) < 1e-9)
    #expect(UIColor(cgColor: UIColor.purple.cgColor) == .purple)
  }
  @Test("a dynamic colour has a light and a dark form") func dark() {
    #expect(UIColor.label.components(with: UITraitCollection(userInterfaceStyle: .dark)).red == 1)
    #expect(UIColor.label.components().red == 0)
  }
  @Test("UIFont.desc.bold") func bold() {
    #expect(
      withoutAddresses(UIFont.boldSystemFont(ofSize: 64).description)
        == "<UICTFont: 0x…> font-family: \".SFUI-Bold\"; font-weight: bold; font-style: normal; font-size: 64.00pt")
  }
  @Test("UIFont.desc.semibold") func semibold() {
    #expect(
      UIFont.systemFont(ofSize: 16, weight: .semibold).description.hasSuffix(
        "font-family: \".SFUI-Semibold\"; font-weight: bold; font-style: normal; font-size: 16.00pt"))
  }
  @Test("UIFont.equal") func equalFonts() {
    let font = UIFont(name: "Helvetica", size: 12)
    #expect(font != nil)
    #expect(font == UIFont(name: "Helvetica", size: 12))
    #expect(font != UIFont(name: "Helvetica", size: 13))
  }
  @Test("UIFont.badName") func badName() { #expect(UIFont(name: "Invalid Font Name", size: 1) == nil) }
  @Test("the system font's line is 1.193 times its size, and widths add up") func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    let label = UILabel()
    label.text = "ab"
    let both = label.intrinsicContentSize.width
    label.text = "a"
    #expect(both > label.intrinsicContentSize.width)
    label.text = "字"
    #expect(label.intrinsicContentSize.width == 17)
  }
  @Test("UIImage.size") func imageSize() {
    #expect(UIImage(bitmap: Bitmap(width: 80, height: 60), scale: 2).size == CGSize(width: 40, height: 30))
  }
  @Test("an unknown symbol is no image") func unknownSymbol() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "star.fill")?.isTemplate == true)
  }
}
