import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// `PropertyBox`: one property of each kind.
  static let propertyBox = CatalogEntry.type(
    .propertyBox, id: "PropertyBox", evidence: .swift,
    tables: { [.propertyBox] },
    subject: { _ in
      Subject("type.PropertyBox", function: "PropertyBoxLab.recordOperation", current: "box", [.constant("box", PropertyBox())])
    },
    workload: { run in
      let box = PropertyBox(stored: 21)
      run.step(Localized(en: "read the computed property: box.doubled", zh: "读计算属性：box.doubled"), box.doubled)
      let before = box.stored
      box.half = 5
      run.change(Localized(en: "write the computed property `half`: box.stored", zh: "写计算属性 half：box.stored"), from: before, to: box.stored)
      try run.prove(Localized(en: "the observer of `stored` ran once", zh: "stored 的观察器执行了一次"), box.didSetCount == 1)
      let text = box.lazyText
      box.stored = 99
      run.step(Localized(en: "the lazy property was made at its first reading and stays", zh: "lazy 属性在第一次读取时生成，之后不变"), box.lazyText)
      try run.prove(Localized(en: "lazyText ignores the later 99", zh: "lazyText 不理会后来的 99"), box.lazyText == text && box.doubled == 198)
    })
}

extension TypeTable {
  /// The doors into a `PropertyBox`.
  static var propertyBox: TypeTable {
    TypeTable(PropertyBox.self, fresh: PropertyBox()) {
      Property("stored", \PropertyBox.stored, in: -1000...1000)
      Property("didSetCount", \PropertyBox.didSetCount, .privateSet)
      Property("doubled", \PropertyBox.doubled, .get)
      Property("half", \PropertyBox.half, in: -500...500).withoutDefault()
      Property("lazyText", \PropertyBox.lazyText).withoutDefault()
      Property("label", \PropertyBox.label, .constant)
      Property("note", \PropertyBox.note)
      Method("reset(to value: Int)") { (box: PropertyBox, value: Int) in box.reset(to: value) }
      Initializer("init(stored: Int = 21, label: String = \"box\")") { (stored: Int, label: String) in
        PropertyBox(stored: stored, label: label)
      }
    }
  }
}

extension TypeCard {
  /// `PropertyBox`: one property of each kind.
  static let propertyBox = TypeCard(
    id: "PropertyBox",
    module: .lab,
    kind: .class,
    related: [
      Related(
        "ReferenceCounter",
        Localized(en: "Also a class: a `let` name of it can still change its stored properties.", zh: "同样是类：用 `let` 命名，存储属性照样能改。")),
      Related(
        "UIView",
        Localized(
          en: "`alpha` is stored, `window` is looked up: UIKit mixes the same kinds.", zh: "`alpha` 是存的，`window` 是现查的：UIKit 里混用的正是这几种属性。")),
    ],
    purpose: Localized(
      en: "Holds one property of each kind Swift has, so that you can see which ones remember, which compute, and which wait.",
      zh: "集齐 Swift 的各种属性，让你看清哪些会记住、哪些现算、哪些等到用时才生成。"),
    analogy: Localized(
      en:
        "A desk: a note lying on it (stored), a sum you work out each time you are asked (computed), a kettle that is heated at the first cup (lazy).",
      zh: "像一张书桌：放着的便条是存储属性，每次现算的总价是计算属性，第一次要喝才去烧的水是 lazy 属性。"),
    createdBy: Localized(en: "`PropertyBox(stored:label:)`; both arguments have defaults.", zh: "`PropertyBox(stored:label:)`，两个参数都有默认值。"),
    ownedBy: Localized(en: "The variable `box` and every other strong reference.", zh: "变量 `box`，以及其他所有强引用。"),
    releasedWhen: Localized(en: "The last strong reference is dropped, its lazy text with it.", zh: "最后一个强引用消失时释放，lazy 生成的文字也一起没了。"),
    properties: [
      PropertyNote(
        "stored", Localized(en: "Remembers. Each assignment runs `didSet`, also one of the same number.", zh: "会记住。每次赋值都触发 `didSet`，哪怕值没变。")
      ),
      PropertyNote("didSetCount", Localized(en: "How often the observer ran; `init` did not wake it.", zh: "观察器执行了几次；`init` 里的赋值不算。")),
      PropertyNote(
        "doubled", Localized(en: "Worked out at each reading; without a setter, so it cannot be assigned.", zh: "每次读取时现算；没有 setter，不能赋值。")),
      PropertyNote("half", Localized(en: "Computed both ways: write 5 and look where the 10 lands.", zh: "读写都是计算：写入 5，看 10 落到了哪里。")),
      PropertyNote(
        "lazyText",
        Localized(
          en: "Empty storage until the first reading: look with `v box` before and after.", zh: "第一次读取之前没有内容：读之前、读之后分别用 `v box` 看一看。")),
      PropertyNote(
        "label", Localized(en: "Set once in `init`; even the box itself cannot change it later.", zh: "只在 `init` 里设定一次，之后连它自己也改不了。")),
      PropertyNote("note", Localized(en: "An optional: `nil` says that nobody wrote one.", zh: "可选值：`nil` 表示还没有人写过。")),
    ],
    methods: [
      MethodNote(
        "reset(to:)",
        input: Localized(en: "The number to store.", zh: "要存入的数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "`stored` is assigned, so the observer runs.", zh: "给 `stored` 赋值，因此观察器会执行。"),
        caller: Localized(en: "Whoever holds the box and wants to start over.", zh: "持有 box、想重新开始的代码。"),
        breakpoint: "PropertyBox.reset(to:)")
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A computed property stores its last result.",
        zh: "以为计算属性会把上次的结果存下来。"),
      truth: Localized(
        en: "It has no storage at all: `v box` does not even list it. A lazy property is the one that keeps its first result.",
        zh: "它根本没有存储空间，`v box` 里都看不到它。会留住第一次结果的是 lazy 属性。"),
      tryIt: ["v box", "p box.doubled", "p box.lazyText", "expr box.stored = 1", "p box.lazyText"]),
    question: CardQuestion(
      Localized(
        en: "`lazyText` was read while `stored` was 21. `stored` is now 5. What do `doubled` and `lazyText` say?",
        zh: "读过 `lazyText` 时 `stored` 是 21，现在 `stored` 变成 5。`doubled` 和 `lazyText` 分别是什么？"),
      answer: Localized(en: "10, and still \"made from 21\".", zh: "`doubled` 是 10，`lazyText` 仍是 \"made from 21\"。")),
    debuggerCommands: ["v box", "p box.doubled", "p box.lazyText", "expr box.half = 5", "po box.note"],
    searchWords: ["getter", "setter", "field", "instance", "stored", "computed", "lazy", "observer", "属性", "实例", "存取", "字段", "成员"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/PropertyBox.swift", symbol: "class PropertyBox"),
    compilerSample: "property-access",
    documentation: ["Properties", "Lazy Stored Properties", "Property Observers"])
}
