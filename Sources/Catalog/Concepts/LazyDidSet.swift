import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// Lazy properties and observers.
  static let lazyDidSet = CatalogEntry.concept(
    .lazyDidSet, id: "lazy-didset",
    tables: { [.draftEditor] },
    subject: { _ in
      Subject(
        "concept.lazy-didset", function: "DraftEditor.keyboardDidChange", current: "editor",
        [.constant("editor", DraftEditor(text: "See you")), .constant("blank", DraftEditor())])
    },
    workload: { run in
      let editor = DraftEditor(text: "See you")
      try run.prove(
        Localized(en: "`init` assigned `text`, and didSet stayed silent", zh: "`init` 给 `text` 赋过值，didSet 没有出声"), editor.assignments == 0)
      editor.text = "See you at 8:30"
      run.step(
        Localized(en: "an assignment from outside: didSet kept the old text", zh: "从外面赋值：didSet 留下了旧文字"), editor.previousText ?? "nil")
      editor.text += ""
      run.step(Localized(en: "an assignment of the same text counts too", zh: "赋同样的文字也算一次"), editor.assignments)
      editor.fontSize = 400
      run.change(
        Localized(en: "the observer corrects its own property: fontSize", zh: "观察器修正自己的属性：fontSize"), from: 400, to: editor.fontSize)
      try run.prove(Localized(en: "no suggestion was made until now", zh: "到现在一条建议都没做"), editor.suggestionsMade == 0)
      let first = editor.suggestions
      editor.text = "Tomorrow?"
      run.step(
        Localized(en: "made at the first reading, unchanged by a new text", zh: "第一次读取时做好，之后改文字也不变"),
        editor.suggestions.joined(separator: " | "))
      try run.prove(Localized(en: "made exactly once", zh: "正好做了一次"), editor.suggestions == first && editor.suggestionsMade == 1)
    })
}

extension ConceptCard {
  /// Lazy properties and observers.
  static let lazyDidSet = ConceptCard(
    id: "lazy-didset",
    title: Localized(en: "lazy and didSet", zh: "lazy 与 didSet"),
    definition: Localized(
      en: """
        `lazy var` postpones the first value until somebody reads it; what was made then is kept. `didSet` is code that \
        runs right after each assignment to a stored property, with the old value at hand as `oldValue`. It is silent while \
        `init` runs, and an assignment to the same property inside it does not call it again.
        """,
      zh: """
        `lazy var` 把第一个值推迟到有人读它的时候再做，做好之后就一直留着。`didSet` 是存储属性每次被赋值之后立刻执行的代码，\
        旧值在里面叫 `oldValue`。`init` 执行期间它不出声；在它里面给同一个属性赋值，也不会再次触发它。
        """),
    example: """
      final class Editor {
        var text = "" { didSet { print("was:", oldValue) } }
        lazy var suggestions = [text + "!", text + "?"]
      }
      let editor = Editor()
      editor.text = "See you"
      print(editor.suggestions)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        struct Editor {
          lazy var suggestions = ["Hello"]
        }
        let editor = Editor()
        print(editor.suggestions)
        """,
      diagnostic: "cannot use mutating getter on immutable value: 'editor' is a 'let' constant"),
    misconception: Misconception(
      belief: Localized(
        en: "`didSet` runs only when the value really becomes another one.",
        zh: "以为只有值真的变了，`didSet` 才会执行。"),
      truth: Localized(
        en: "It runs after every assignment. To act on changes alone, compare with `oldValue` inside it.",
        zh: "每次赋值之后都会执行。只想处理真正的变化，就在里面和 `oldValue` 比一比。"),
      tryIt: ["p editor.assignments", "expr editor.text = \"See you\"", "p editor.assignments", "p editor.suggestionsMade"]),
    question: CardQuestion(
      Localized(
        en:
          "`text` was \"See you\" when `suggestions` was first read; then `text` became \"Bye\". How often was the list made, and from which text?",
        zh: "第一次读 `suggestions` 时 `text` 是 \"See you\"，后来改成 \"Bye\"。列表做了几次，用的是哪段文字？"),
      answer: Localized(en: "Once, from \"See you\".", zh: "一次，用的是 \"See you\"。")),
    related: [
      Related("stored-computed", Localized(en: "A lazy property keeps its result; a computed one never does.", zh: "lazy 会留住结果，计算属性从不留。")),
      Related(
        "UIView",
        Localized(en: "UIKit's setters work like observers: `alpha` asks for a redraw.", zh: "UIKit 的 setter 就像观察器：改 `alpha` 会请求重绘。")),
      Related(
        "PropertyBox", Localized(en: "`lazyText` and `stored` show the same two on one object.", zh: "`lazyText` 和 `stored` 在同一个对象上演示了这两样。")
      ),
    ],
    debuggerCommands: [
      "v editor", "expr editor.text = \"Bye\"", "p editor.previousText", "p editor.suggestions", "v editor",
    ],
    searchWords: ["observer", "willSet", "didSet", "lazy", "property", "late", "观察器", "延迟", "懒加载", "属性", "监听"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/DraftEditor.swift", symbol: "lazy var suggestions"),
    documentation: ["Properties: Lazy Stored Properties", "Properties: Property Observers"])
}
