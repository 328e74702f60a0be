import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIButton.Configuration`: how a button looks, as a value.
  static let uiButtonConfiguration = CatalogEntry.type(
    .uiButtonConfiguration, id: "UIButton.Configuration", evidence: .model,
    tables: { [.uiButtonConfiguration, .uiBackgroundConfiguration] },
    subject: { _ in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Retry"
      configuration.image = UIImage(systemName: "arrow.clockwise")
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 20, y: 20, width: 200, height: 50)
      bar.addSubview(button)
      return Subject(
        "type.UIButton.Configuration", function: "FailedMessageBar.makeRetryButton", current: "configuration",
        [.variable("configuration", configuration), .constant("button", button), .constant("bar", bar)], screen: bar)
    },
    workload: { run in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Retry"
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      configuration.title = "Send again"
      try run.prove(Localized(en: "the button keeps the copy it was given", zh: "按钮留着的是当时那份副本"), button.configuration?.title == "Retry")
      button.configuration = configuration
      run.step(Localized(en: "assigned anew, the button shows it", zh: "重新赋值之后按钮才显示"), button.currentTitle ?? "nil")
      let plain = button.intrinsicContentSize
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 30)
      run.change(Localized(en: "larger insets make a larger button", zh: "内边距变大，按钮变大"), from: plain, to: button.intrinsicContentSize)
      button.configuration?.image = UIImage(systemName: "arrow.clockwise")
      button.configuration?.imagePlacement = .trailing
      button.configuration?.imagePadding = 6
      button.layoutIfNeeded()
      let picture = button.imageView?.frame ?? .zero
      let title = button.titleLabel?.frame ?? .zero
      run.step(Localized(en: "picture behind the title, this many points apart", zh: "图片在标题后面，相距"), (picture.minX - title.maxX).rounded())
      button.isEnabled = false
      let fitted = button.configuration?.updated(for: button)
      try run.prove(
        Localized(en: "`updated(for:)` answers other colours, your title stays", zh: "`updated(for:)` 换了颜色，标题不动"),
        fitted?.title == "Send again" && fitted?.baseForegroundColor != button.configuration?.baseForegroundColor)
    })
}

extension TypeTable {
  /// The doors into a `UIButton.Configuration`.
  static var uiButtonConfiguration: TypeTable {
    typealias Configuration = UIButton.Configuration
    return TypeTable(Configuration.self, fresh: Configuration.plain()) {
      Property("title", \Configuration.title)
      Property("subtitle", \Configuration.subtitle)
      Property("image", \Configuration.image)
      Property("imagePlacement", \Configuration.imagePlacement)
      Property("imagePadding", \Configuration.imagePadding, in: 0...60)
      Property("titlePadding", \Configuration.titlePadding, in: 0...60)
      Property("titleAlignment", \Configuration.titleAlignment)
      Property("contentInsets", \Configuration.contentInsets)
      Property("baseForegroundColor", \Configuration.baseForegroundColor)
      Property("baseBackgroundColor", \Configuration.baseBackgroundColor)
      Property("background", \Configuration.background)
      Property("cornerStyle", \Configuration.cornerStyle)
      Property("buttonSize", \Configuration.buttonSize)
      Property("showsActivityIndicator", \Configuration.showsActivityIndicator)
      Property("titleLineBreakMode", \Configuration.titleLineBreakMode)
      Property("automaticallyUpdateForSelection", \Configuration.automaticallyUpdateForSelection)
      StaticMethod("plain()") { Configuration.plain() }
      StaticMethod("tinted()") { Configuration.tinted() }
      StaticMethod("gray()") { Configuration.gray() }
      StaticMethod("filled()") { Configuration.filled() }
      StaticMethod("borderless()") { Configuration.borderless() }
      StaticMethod("bordered()") { Configuration.bordered() }
      StaticMethod("borderedTinted()") { Configuration.borderedTinted() }
      StaticMethod("borderedProminent()") { Configuration.borderedProminent() }
      Method("updated(for button: UIButton)") { (configuration: Configuration, button: UIButton) in configuration.updated(for: button) }
      MutatingMethod("setDefaultContentInsets()") { (configuration: inout Configuration) in configuration.setDefaultContentInsets() }
    }
  }

  /// The doors into the background of a button or a cell.
  static var uiBackgroundConfiguration: TypeTable {
    TypeTable(UIBackgroundConfiguration.self, fresh: UIBackgroundConfiguration.clear()) {
      Property("backgroundColor", \UIBackgroundConfiguration.backgroundColor)
      Property("cornerRadius", \UIBackgroundConfiguration.cornerRadius, in: 0...60)
      Property("strokeColor", \UIBackgroundConfiguration.strokeColor)
      Property("strokeWidth", \UIBackgroundConfiguration.strokeWidth, in: 0...20)
      StaticMethod("clear()") { UIBackgroundConfiguration.clear() }
    }
  }
}

extension TypeCard {
  /// `UIButton.Configuration`: how a button looks, as a value.
  static let uiButtonConfiguration = TypeCard(
    id: "UIButton.Configuration",
    module: .uiKit,
    kind: .struct,
    conformances: ["Hashable"],
    related: [
      Related(
        "UIButton", Localized(en: "Takes a copy in `configuration` and draws itself from it.", zh: "在 `configuration` 里收下一份副本，照着它画自己。")),
      Related(
        "value-reference",
        Localized(en: "A configuration is a value: the copy in the button and yours go separate ways.", zh: "配置是值：按钮里那份和你手里那份各走各的。")),
      Related("UIImageView", Localized(en: "Shows the configuration's picture inside the button.", zh: "按钮里用它显示配置中的图片。")),
    ],
    purpose: Localized(
      en: "Describes a button's title, picture, colours, padding and corners in one value that can be built, compared and passed around.",
      zh: "用一个值描述按钮的标题、图片、颜色、内边距和圆角，可以先做好、比较、传来传去。"),
    analogy: Localized(
      en:
        "A slip handed to the sign maker. Scribbling on your carbon copy later changes nothing on the sign; you have to hand in a new slip.",
      zh: "像交给招牌店的订单：事后在自己那联上涂改，招牌不会变，得重新交一张。"),
    createdBy: Localized(
      en: "One of its static functions, such as `.filled()` or `.plain()`; there is no public initializer.",
      zh: "由静态函数创建，例如 `.filled()`、`.plain()`；没有公开的初始化方法。"),
    ownedBy: Localized(
      en: "Whoever holds it, as with any struct. The button keeps a copy of its own.",
      zh: "和任何结构体一样，谁拿着就归谁；按钮另有自己的一份。"),
    releasedWhen: Localized(
      en: "Its variable goes out of scope; the button's copy lasts as long as the button or the next assignment.",
      zh: "变量离开作用域时；按钮那份则留到按钮消失或下一次赋值。"),
    properties: [
      PropertyNote("title", Localized(en: "The main line of text. Nil leaves a button of a picture alone.", zh: "主标题；nil 时按钮只有图片。")),
      PropertyNote(
        "subtitle",
        Localized(en: "A smaller second line; only now does the button own a `subtitleLabel`.", zh: "小一号的第二行；有了它，按钮才会有 `subtitleLabel`。")),
      PropertyNote("image", Localized(en: "The picture beside the title.", zh: "标题旁边的图片。")),
      PropertyNote(
        "imagePlacement",
        Localized(
          en: "At which edge of the title it stands: `.leading`, `.trailing`, `.top`, `.bottom`.",
          zh: "图片在标题的哪一侧：`.leading`、`.trailing`、`.top`、`.bottom`。")),
      PropertyNote("imagePadding", Localized(en: "The gap between picture and title; 0 makes them touch.", zh: "图片和标题的间隔；0 就贴在一起。")),
      PropertyNote(
        "contentInsets",
        Localized(en: "The room between content and edge: 7 above and below, 12 at the sides to begin with.", zh: "内容到边缘的距离：起初上下 7、左右 12。")),
      PropertyNote(
        "cornerStyle", Localized(en: "How round the corners are; `.capsule` makes the ends half circles.", zh: "圆角有多圆；`.capsule` 两端成半圆。")),
      PropertyNote(
        "buttonSize",
        Localized(en: "One step for font and padding together: `.mini` to `.large`.", zh: "字号和内边距一起变的档位：从 `.mini` 到 `.large`。")),
      PropertyNote(
        "baseBackgroundColor",
        Localized(en: "Your fill colour; nil lets the style choose, often the tint colour.", zh: "自定的底色；nil 交给样式决定，多半是强调色。")),
      PropertyNote("baseForegroundColor", Localized(en: "Your colour for title and picture.", zh: "自定的标题和图片颜色。")),
      PropertyNote(
        "showsActivityIndicator",
        Localized(en: "A turning wheel in the picture's place, for a message that is on its way.", zh: "在图片的位置显示转圈，表示消息正在发送。")),
    ],
    methods: [
      MethodNote(
        "filled()",
        input: Localized(en: "Nothing; it is static.", zh: "不需要参数；它是静态函数。"),
        output: Localized(en: "A configuration with a solid background in the tint colour.", zh: "一份底色为强调色的配置。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "Code that makes the one important button of a screen.", zh: "制作界面上最重要的那个按钮的代码。"),
        breakpoint: "UIButton.Configuration.filled()"),
      MethodNote(
        "plain()",
        input: Localized(en: "Nothing; it is static.", zh: "不需要参数；它是静态函数。"),
        output: Localized(en: "A configuration without background.", zh: "一份没有底色的配置。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(
          en: "Code for secondary buttons, and UIKit when a handler is set on a bare button.", zh: "次要按钮的代码；给没有配置的按钮设置更新闭包时 UIKit 也会用它。"),
        breakpoint: "UIButton.Configuration.plain()"),
      MethodNote(
        "updated(for:)",
        input: Localized(en: "The button whose state counts.", zh: "要参考其状态的按钮。"),
        output: Localized(
          en: "A new configuration: what you set is kept, the style's own choices follow the state.", zh: "一份新配置：你设过的保留，样式决定的部分跟着状态走。"),
        sideEffect: Localized(en: "None; the receiver is a value and stays as it was.", zh: "没有；它是值，本身不变。"),
        caller: Localized(en: "The button before it draws, and an update handler.", zh: "按钮绘制之前，以及更新闭包。"),
        breakpoint: "UIButton.Configuration.updated(for:)"),
      MethodNote(
        "setDefaultContentInsets()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "`contentInsets` is 7, 12, 7, 12 again.", zh: "`contentInsets` 恢复为 7、12、7、12。"),
        caller: Localized(en: "Code that tried a tighter padding and thought better of it.", zh: "把边距收紧之后又反悔的代码。"),
        breakpoint: "UIButton.Configuration.setDefaultContentInsets()"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "After `button.configuration = configuration`, changing `configuration.title` changes the button.",
        zh: "以为写过 `button.configuration = configuration` 之后，再改 `configuration.title` 按钮就会变。"),
      truth: Localized(
        en: "The struct was copied by the assignment. Write `button.configuration?.title = …`, or assign the changed value again.",
        zh: "赋值时结构体已经复制了一份。要写 `button.configuration?.title = …`，或者把改好的值再赋一次。"),
      tryIt: [
        "expr configuration.title = \"Send again\"", "p button.currentTitle", "expr button.configuration = configuration",
        "p button.currentTitle",
      ]),
    question: CardQuestion(
      Localized(
        en: "`var c = UIButton.Configuration.plain()`, `button.configuration = c`, `c.title = \"x\"`. What title does the button show?",
        zh: "`var c = UIButton.Configuration.plain()`，`button.configuration = c`，`c.title = \"x\"`。按钮显示什么标题？"),
      answer: Localized(
        en: "None: it holds the copy made before the title was set.", zh: "没有标题：它拿着的是设标题之前的那份副本。")),
    debuggerCommands: [
      "p configuration.title", "p configuration.contentInsets", "expr configuration.cornerStyle = .capsule",
      "p configuration == button.configuration", "p button.configuration?.imagePadding",
    ],
    searchWords: ["style", "filled", "plain", "tinted", "padding", "subtitle", "appearance", "按钮配置", "样式", "外观", "配置", "内边距"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Controls/UIButton.Configuration.swift", symbol: "struct Configuration"),
    documentation: ["UIButton.Configuration", "UIButton.configurationUpdateHandler", "UIButton.Configuration.updated(for:)"],
    modelLimits: Localized(
      en: "Styles, sizes, corners, insets and colour transformers are drawn; symbol configurations, visual effects and glass are left out.",
      zh: "样式、大小、圆角、内边距与颜色变换都会画出来；不含符号配置、视觉效果与玻璃样式。"))
}
