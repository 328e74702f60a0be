import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UILabel`: text that only shows.
  static let uiLabel = CatalogEntry.type(
    .uiLabel, id: "UILabel", evidence: .model,
    tables: { [.uiLabel] },
    subject: { _ in
      let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 100))
      bubble.backgroundColor = .systemGray5
      let label = UILabel(frame: CGRect(x: 12, y: 10, width: 216, height: 66))
      label.text = "Shall we meet at the old bridge at half past eight?"
      let time = UILabel(frame: CGRect(x: 180, y: 78, width: 48, height: 16))
      time.text = "19:42"
      time.font = .systemFont(ofSize: 12)
      time.textColor = .secondaryLabel
      bubble.addSubview(label)
      bubble.addSubview(time)
      return Subject(
        "type.UILabel", function: "MessageCell.show", current: "label",
        [.constant("label", label), .constant("time", time), .constant("bubble", bubble)], screen: bubble)
    },
    workload: { run in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
      run.step(Localized(en: "without text a label asks for no room", zh: "没有文字的标签不要地方"), label.intrinsicContentSize)
      label.text = "Shall we meet at the old bridge?"
      let oneLine = label.intrinsicContentSize
      run.step(Localized(en: "one line is as wide as its text, whatever the frame", zh: "单行标签要的宽度就是文字宽度，与 frame 无关"), oneLine)
      run.step(Localized(en: "drawn in 120 points, the end is cut", zh: "画在 120 点宽里，尾巴被截断"), label.drawnLines)
      label.numberOfLines = 0
      run.step(Localized(en: "`numberOfLines` 0: as many lines as needed", zh: "`numberOfLines` 为 0：需要几行就几行"), label.drawnLines)
      let wrapped = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
      try run.prove(
        Localized(en: "wrapped, it is narrower and taller", zh: "换行之后更窄、更高"), wrapped.width <= 120 && wrapped.height > oneLine.height)
      let lines = label.drawnLines.count
      label.font = .systemFont(ofSize: 28)
      try run.prove(Localized(en: "a larger font needs more lines", zh: "字号变大，行数变多"), label.drawnLines.count > lines)
      label.font = nil
      run.step(Localized(en: "`font = nil` gives back the system's 17 points", zh: "`font = nil` 恢复为系统字体 17 点"), label.font.pointSize)
    })
}

extension TypeTable {
  /// The doors into a `UILabel`.
  static var uiLabel: TypeTable {
    TypeTable(UILabel.self, superclass: UIView.self, fresh: UILabel()) {
      Property("text", \UILabel.text)
      Property("font", \UILabel.font, type: "UIFont!")
      Property("textColor", \UILabel.textColor, type: "UIColor!")
      Property("textAlignment", \UILabel.textAlignment)
      Property("numberOfLines", \UILabel.numberOfLines, in: 0...20)
      Property("lineBreakMode", \UILabel.lineBreakMode)
      Property("isEnabled", \UILabel.isEnabled)
      Property("isHighlighted", \UILabel.isHighlighted)
      Property("highlightedTextColor", \UILabel.highlightedTextColor)
      Property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
      Property("minimumScaleFactor", \UILabel.minimumScaleFactor, in: 0...1)
      Property("baselineAdjustment", \UILabel.baselineAdjustment)
      Property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
      Property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
      Property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
      Property("shadowColor", \UILabel.shadowColor)
      Property("shadowOffset", \UILabel.shadowOffset)
      Property("attributedText", \UILabel.attributedText)
      Method("textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)") {
        (label: UILabel, bounds: CGRect, lines: Int) in
        label.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
      }
      Property("drawnLines", \UILabel.drawnLines, .get)
      Initializer("init()") { UILabel() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UILabel(frame: frame) }
    }
  }
}

extension TypeCard {
  /// `UILabel`: text that only shows.
  static let uiLabel = TypeCard(
    id: "UILabel",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIView", "UIResponder", "NSObject"],
    conformances: ["NSCoding", "UIContentSizeCategoryAdjusting"],
    related: [
      Related(
        "UIView",
        Localized(en: "Everything about place, colour behind the text and visibility comes from there.", zh: "位置、底色、显示与否，都是从它那里来的。")),
      Related("UITextView", Localized(en: "Shows text too, but can scroll, select and edit it.", zh: "同样显示文字，但可以滚动、选中和编辑。")),
      Related("UIButton", Localized(en: "Draws its title with a label of its own, `titleLabel`.", zh: "标题就是用它自己的标签 `titleLabel` 画的。")),
    ],
    purpose: Localized(
      en: "Shows text that nobody edits: a sender's name, a message in its bubble, the time below it.",
      zh: "显示不需要编辑的文字：发送者的名字、气泡里的消息、下面的时间。"),
    analogy: Localized(
      en: "A name plate on a door: you read it, you do not write on it, and if the name is too long somebody shortens it.",
      zh: "像门上的名牌：只能看、不能写，名字太长就得缩短。"),
    createdBy: Localized(
      en: "Your code with `UILabel()`; buttons and navigation bars also make labels by themselves.",
      zh: "由你的代码用 `UILabel()` 创建；按钮和导航栏也会自己创建标签。"),
    ownedBy: Localized(
      en: "The bubble, cell or bar in which it lies. The label in turn owns its string and font.",
      zh: "由它所在的气泡、单元格或工具条持有；文字和字体则归标签所有。"),
    releasedWhen: Localized(
      en: "Taken out of its bubble with nothing else pointing at it, for instance when a whole cell goes away.",
      zh: "从气泡里拿走、又没人指着它的时候，例如整个单元格被释放。"),
    properties: [
      PropertyNote(
        "text",
        Localized(
          en: "What is shown. `nil` and the empty string look the same, and `intrinsicContentSize` becomes zero.",
          zh: "显示的文字。`nil` 和空字符串看起来一样，`intrinsicContentSize` 都变成零。")),
      PropertyNote(
        "numberOfLines",
        Localized(
          en: "The most lines, 1 at first. 0 takes the limit away – the first thing to set for a message bubble.",
          zh: "最多几行，起初是 1。设成 0 就没有上限——做消息气泡首先要设它。")),
      PropertyNote(
        "font",
        Localized(
          en: "Typeface and size, the system's 17 points at first. Make it larger and watch where the lines break.",
          zh: "字体和字号，起初是系统字体 17 点。调大一些，看看从哪里换行。")),
      PropertyNote(
        "textColor",
        Localized(
          en: "The colour of the letters, `.label` at first: black in light mode, white in dark mode.",
          zh: "文字颜色，起初是 `.label`：浅色模式下黑，深色模式下白。")),
      PropertyNote(
        "textAlignment",
        Localized(
          en: "Which side the lines stand against. It shows only where the label is wider than its text.", zh: "各行靠哪一边。只有标签比文字宽时才看得出来。")),
      PropertyNote(
        "lineBreakMode",
        Localized(
          en: "Where text that does not fit is cut or wrapped: “…” at the end, in the middle, or no dots at all.",
          zh: "放不下的文字在哪里截断或换行：末尾省略、中间省略，或者直接切掉。")),
      PropertyNote(
        "adjustsFontSizeToFitWidth",
        Localized(
          en: "Makes a single line smaller before cutting it, down to `minimumScaleFactor`.", zh: "单行放不下时先缩小字号，最多缩到 `minimumScaleFactor`。")),
      PropertyNote("minimumScaleFactor", Localized(en: "How small: 0.5 allows half the font size.", zh: "最小缩到多少：0.5 表示允许缩到一半。")),
      PropertyNote("isEnabled", Localized(en: "False draws the text pale. It says nothing about touches.", zh: "设成 false 文字变淡，和触摸无关。")),
      PropertyNote(
        "preferredMaxLayoutWidth",
        Localized(en: "The width for which several lines are measured; 0 lets layout decide.", zh: "多行测量时使用的宽度；0 表示交给布局决定。")),
      PropertyNote(
        "drawnLines",
        Localized(
          en: "A window the lab adds: the lines as they are drawn in the present bounds, dots included.",
          zh: "实验室加的小窗口：按现在的大小实际画出来的各行，省略号也在内。")),
    ],
    methods: [
      MethodNote(
        "sizeThatFits(_:)",
        input: Localized(en: "The room there is.", zh: "可用的空间。"),
        output: Localized(en: "The size the text takes; a single line ignores the width offered.", zh: "文字占的大小；单行标签不理会给的宽度。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "Code that computes the height of a bubble by hand.", zh: "手工计算气泡高度的代码。"),
        breakpoint: "UILabel.sizeThatFits(_:)"),
      MethodNote(
        "sizeToFit()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The label takes the size of its text; its origin stays.", zh: "标签的大小变成文字的大小，左上角不动。"),
        caller: Localized(en: "Code that sets frames itself instead of using constraints.", zh: "不用约束、自己设置 frame 的代码。"),
        breakpoint: "UIView.sizeToFit()"),
      MethodNote(
        "textRect(forBounds:limitedToNumberOfLines:)",
        input: Localized(en: "A rectangle and the most lines.", zh: "一个矩形和最多行数。"),
        output: Localized(en: "The part of it that the text fills.", zh: "文字在其中占据的部分。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "The label, before it draws; subclasses override it to add padding.", zh: "标签在绘制之前调用；子类常重写它来加内边距。"),
        breakpoint: "UILabel.textRect(forBounds:limitedToNumberOfLines:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A long message wraps by itself as soon as its label is tall enough.",
        zh: "以为只要标签够高，长消息就会自己换行。"),
      truth: Localized(
        en: "`numberOfLines` is 1 until you change it: the text stays on one line and is cut, however tall the label is.",
        zh: "`numberOfLines` 在你修改之前一直是 1：标签再高，文字也只排一行，放不下就截断。"),
      tryIt: ["p label.numberOfLines", "p label.drawnLines", "set numberOfLines 0", "p label.drawnLines"]),
    question: CardQuestion(
      Localized(
        en:
          "A bubble's label is 216 points wide and 66 high, and still shows one line that ends in “…”. Which property do you change, and to what?",
        zh: "气泡里的标签宽 216、高 66，却只显示一行，末尾是“…”。该改哪个属性，改成多少？"),
      answer: Localized(en: "`numberOfLines`, to 0 (or to the number of lines you allow).", zh: "`numberOfLines`，改成 0（或者允许的行数）。")),
    debuggerCommands: [
      "po label", "p label.numberOfLines", "expr label.numberOfLines = 0", "p label.drawnLines", "p label.font.pointSize",
    ],
    searchWords: [
      "text", "font", "truncation", "lines", "ellipsis", "wrap", "caption", "title", "标签", "文字", "字体", "省略号", "行数", "换行", "截断",
    ],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Views/UILabel.swift", symbol: "class UILabel"),
    documentation: ["UILabel", "UILabel.numberOfLines", "UILabel.lineBreakMode", "UILabel.adjustsFontSizeToFitWidth"],
    modelLimits: Localized(
      en:
        "Text is measured with recorded letter widths and broken at words. Mixed attributes inside one text, shadows and tightening are not drawn.",
      zh: "文字按记录下来的字宽测量、按词换行；不绘制同一段文字里的混合属性、阴影和字距收紧。"))
}
