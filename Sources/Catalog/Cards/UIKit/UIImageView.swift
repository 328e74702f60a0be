import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIImageView`: a picture that only shows.
  static let uiImageView = CatalogEntry.type(
    .uiImageView, id: "UIImageView", evidence: .model,
    tables: { [.uiImageView] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 140))
      let photo = UIImage(color: .systemOrange, size: CGSize(width: 200, height: 100), scale: 1)
      let imageView = UIImageView(frame: CGRect(x: 20, y: 30, width: 80, height: 80))
      imageView.image = photo
      imageView.backgroundColor = .systemGray5
      let badge = UIImageView(image: UIImage(systemName: "person.circle"))
      badge.frame.origin = CGPoint(x: 260, y: 20)
      container.addSubview(imageView)
      container.addSubview(badge)
      return Subject(
        "type.UIImageView", function: "PhotoCell.show", current: "imageView",
        [
          .constant("imageView", imageView), .constant("photo", photo), .constant("badge", badge), .constant("container", container),
        ], screen: container)
    },
    workload: { run in
      let photo = UIImage(color: .systemOrange, size: CGSize(width: 200, height: 100), scale: 2)
      let view = UIImageView(image: photo)
      run.step(Localized(en: "made of a picture, the view has its size in points", zh: "用图片创建，视图大小就是图片的点数"), view.frame.size)
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
      run.step(Localized(en: "`.scaleToFill`: drawn in", zh: "`.scaleToFill`：画在"), view.drawnImageRect ?? .zero)
      view.contentMode = .scaleAspectFit
      run.step(Localized(en: "`.scaleAspectFit`: all of it, with bars", zh: "`.scaleAspectFit`：整张都在，留出空边"), view.drawnImageRect ?? .zero)
      view.contentMode = .scaleAspectFill
      run.step(
        Localized(en: "`.scaleAspectFill`: no bars, but over the edge", zh: "`.scaleAspectFill`：没有空边，但超出边界"), view.drawnImageRect ?? .zero)
      try run.prove(
        Localized(en: "it is not cut by itself: clipsToBounds is false", zh: "不会自动裁掉：clipsToBounds 为 false"), !view.clipsToBounds)
      view.image = UIImage(systemName: "person.circle")
      try run.prove(Localized(en: "a symbol takes the tint colour", zh: "系统符号使用强调色"), view.image?.isTemplate == true)
      view.image = nil
      run.step(Localized(en: "without a picture there is no size of its own", zh: "没有图片就没有自己的大小"), view.intrinsicContentSize)
    })
}

extension TypeTable {
  /// The doors into a `UIImageView`.
  static var uiImageView: TypeTable {
    TypeTable(UIImageView.self, superclass: UIView.self, fresh: UIImageView()) {
      Property("image", \UIImageView.image)
      Property("highlightedImage", \UIImageView.highlightedImage)
      Property("isHighlighted", \UIImageView.isHighlighted)
      Property("animationImages", \UIImageView.animationImages)
      Property("animationDuration", \UIImageView.animationDuration)
      Property("animationRepeatCount", \UIImageView.animationRepeatCount)
      Property("isAnimating", \UIImageView.isAnimating, .get)
      Property("drawnImageRect", \UIImageView.drawnImageRect, .get)
      Method("startAnimating()") { (view: UIImageView) in view.startAnimating() }
      Method("stopAnimating()") { (view: UIImageView) in view.stopAnimating() }
      Initializer("init()") { UIImageView() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UIImageView(frame: frame) }
      Initializer("init(image: UIImage?)") { (image: UIImage?) in UIImageView(image: image) }
      Initializer("init(image: UIImage?, highlightedImage: UIImage?)") { (image: UIImage?, highlighted: UIImage?) in
        UIImageView(image: image, highlightedImage: highlighted)
      }
    }
  }
}

extension TypeCard {
  /// `UIImageView`: a picture that only shows.
  static let uiImageView = TypeCard(
    id: "UIImageView",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIView", "UIResponder", "NSObject"],
    conformances: ["NSCoding", "UIAccessibilityContentSizeCategoryImageAdjusting"],
    related: [
      Related(
        "UIView",
        Localized(
          en: "`contentMode` and `clipsToBounds` are declared there; here they decide how a photo looks.",
          zh: "`contentMode` 和 `clipsToBounds` 声明在那里，在这里决定照片的样子。")),
      Related("UILabel", Localized(en: "The same idea for words: shows, but takes no touches.", zh: "文字版的同类：只显示，不接触摸。")),
      Related("Data", Localized(en: "A downloaded photo arrives as bytes before it becomes a picture.", zh: "下载来的照片先是一串字节，之后才变成图片。")),
    ],
    purpose: Localized(
      en: "Shows one picture and fits it to its own size: an avatar beside a bubble, a photo inside it, a symbol for “sent”.",
      zh: "显示一张图片，并让它适应自己的大小：气泡旁边的头像、气泡里的照片、表示“已发送”的符号。"),
    analogy: Localized(
      en:
        "A picture frame on the wall. The photo behind the glass can be stretched, shown whole with a border, or fill it and lose its sides.",
      zh: "像墙上的相框：照片可以硬拉成框的形状，可以整张放进去留白边，也可以铺满而切掉两侧。"),
    createdBy: Localized(
      en: "Your code with `UIImageView(image:)`, which takes the picture's size, or with a frame.",
      zh: "由你的代码创建：`UIImageView(image:)` 会直接采用图片的大小，也可以用 frame。"),
    ownedBy: Localized(
      en: "The cell or bubble around it. It keeps its `image` alive, and the same image may serve many views.",
      zh: "由外面的单元格或气泡持有；它让自己的 `image` 活着，同一张图片可以供许多视图使用。"),
    releasedWhen: Localized(
      en: "Together with its cell. Setting `image = nil` before reuse lets the large pixels go earlier.",
      zh: "随单元格一起释放；复用之前把 `image` 设为 nil，可以早点放掉占内存的像素。"),
    properties: [
      PropertyNote(
        "image",
        Localized(en: "The picture; nil shows only the background. Setting it never changes `frame`.", zh: "图片；nil 时只剩底色。设置它不会改变 `frame`。")),
      PropertyNote(
        "contentMode",
        Localized(
          en: "How the picture fills the view. Compare `.scaleToFill`, `.scaleAspectFit` and `.scaleAspectFill` on a square avatar.",
          zh: "图片怎样填进视图。拿一个正方形头像比比 `.scaleToFill`、`.scaleAspectFit` 和 `.scaleAspectFill`。")),
      PropertyNote(
        "clipsToBounds",
        Localized(
          en: "Cuts what `.scaleAspectFill` draws over the edge. Off at first, which surprises nearly everybody.",
          zh: "裁掉 `.scaleAspectFill` 画到外面的部分。起初是关的，几乎人人都会被它吓一跳。")),
      PropertyNote(
        "isHighlighted", Localized(en: "Shows `highlightedImage` in place of `image`, if there is one.", zh: "有 `highlightedImage` 时改为显示它。")
      ),
      PropertyNote("highlightedImage", Localized(en: "The other picture, for a pressed row.", zh: "另一张图片，行被按下时显示。")),
      PropertyNote(
        "tintColor", Localized(en: "Colours symbols and other template pictures; photographs ignore it.", zh: "给系统符号等模板图片上色，照片不受影响。")),
      PropertyNote(
        "isUserInteractionEnabled",
        Localized(
          en: "False here, unlike in a plain view: a tap falls through to what lies behind.", zh: "与普通视图不同，这里起初是 false：点击会落到后面的视图上。")),
      PropertyNote(
        "intrinsicContentSize",
        Localized(en: "The picture's size in points; minus one both ways without a picture.", zh: "图片的点数大小；没有图片时宽高都是 -1。")),
      PropertyNote(
        "drawnImageRect",
        Localized(
          en: "A window the lab adds: where the picture is drawn, in the view's own coordinates.", zh: "实验室加的小窗口：图片实际画在视图内部坐标的哪个矩形里。")),
    ],
    methods: [
      MethodNote(
        "startAnimating()",
        input: Localized(en: "Nothing; the pictures stand in `animationImages`.", zh: "不需要参数；图片放在 `animationImages` 里。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The pictures are shown in turn and `isAnimating` becomes true.", zh: "图片轮流显示，`isAnimating` 变成 true。"),
        caller: Localized(en: "A typing indicator with three bouncing dots.", zh: "三个小圆点的“正在输入”提示。"),
        breakpoint: "UIImageView.startAnimating()"),
      MethodNote(
        "stopAnimating()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "`image` is shown again.", zh: "恢复显示 `image`。"),
        caller: Localized(en: "A cell that is cleaned for reuse.", zh: "准备复用的单元格。"),
        breakpoint: "UIImageView.stopAnimating()"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "An image view fits its photo without distorting it, because that is what everybody wants.",
        zh: "以为图片视图默认就不会让照片变形，毕竟人人都想要这样。"),
      truth: Localized(
        en: "The default is `.scaleToFill`, which squeezes a wide photo into a square. Choose an aspect mode, and clip when it fills.",
        zh: "默认是 `.scaleToFill`，宽照片会被挤成正方形。要选保持比例的模式，铺满时还要裁剪。"),
      tryIt: ["p imageView.contentMode", "p imageView.drawnImageRect", "set contentMode .scaleAspectFill", "p imageView.drawnImageRect"]),
    question: CardQuestion(
      Localized(
        en: "A 200 by 100 photo stands in an 80 by 80 view with `.scaleAspectFit`. How large is it drawn?",
        zh: "200×100 的照片放进 80×80 的视图，`.scaleAspectFit`。画出来多大？"),
      answer: Localized(
        en: "80 by 40: the factor is the smaller of 80/200 and 80/100, and the rest stays empty.",
        zh: "80×40：倍数取 80/200 和 80/100 中较小的那个，其余留空。")),
    debuggerCommands: [
      "po imageView", "p imageView.contentMode", "expr imageView.contentMode = .scaleAspectFit", "p imageView.drawnImageRect",
      "p photo.size",
    ],
    searchWords: ["picture", "photo", "image", "scale", "fill", "fit", "icon", "avatar", "图片", "图像", "照片", "头像", "缩放", "填充"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Views/UIImageView.swift", symbol: "class UIImageView"),
    documentation: ["UIImageView", "UIImage", "UIView.ContentMode", "UIView.clipsToBounds"],
    modelLimits: Localized(
      en:
        "Pictures are plain bitmaps or named symbols drawn as placeholders; image files, asset catalogues and symbol effects are left out.",
      zh: "图片是纯色位图，或以占位图形代替的系统符号；不含图片文件解码、资源目录和符号动画。"))
}
