import LabText
import Lessons

/// The lessons to read: the same files that the shell teaches from.
struct LessonPages {
  let say: Wording
  let content: SiteContent

  /// A lesson's page.
  static func file(_ lesson: LessonDocument) -> String { "lesson-\(lesson.number < 10 ? "0" : "")\(lesson.number)-\(lesson.slug).html" }

  var pages: [Page] { [index] + content.lessons.indices.map { page(content.lessons[$0], at: $0) } }

  private var index: Page {
    let minutes = content.lessons.reduce(0) { $0 + $1.minutes }
    let rows = content.lessons.map { lesson -> HTML in
      let needs = lesson.needs.map(String.init).joined(separator: ", ")
      let before: HTML = needs.isEmpty ? .none : " · \(say("after", "先学")) \(needs)"
      return """
        <li><a href="\(Self.file(lesson))"><span class="number">\(lesson.number)</span><span class="words"><strong>\(say(lesson.title))</strong> \
        <span class="ability">\(say.prose(lesson.ability))</span><span class="meta">\(say("about \(lesson.minutes) minutes", "约 \(lesson.minutes) 分钟"))\(before)</span></span></a></li>

        """
    }
    return Page(
      file: "lessons.html", part: .lessons, title: say("Lessons", "课程"),
      summary: say("Twenty lessons from let and var to the send path of a chat client.", "二十课，从 let 与 var 到聊天客户端的发送流程。"),
      kind: "lessons",
      body: """
        <div class="measure">
        <h1>\(say("Twenty lessons", "二十课"))</h1>
        <p class="lead">\(say.prose(
          "About \(minutes / 60) hours in all. In the shell, `lesson 1` opens the first one: it waits for what you do, gives three levels of help, and remembers where you stopped. Here the same texts can be read and printed.",
          "总共约 \(minutes / 60) 小时。在命令行里输入 `lesson 1` 打开第一课：它会等你动手，有三级提示，也记得你停在哪里。这里是同样的内容，供阅读和打印。"))</p>
        <ol class="lessonlist">\(rows)</ol>
        </div>
        """)
  }

  private func page(_ lesson: LessonDocument, at index: Int) -> Page {
    let steps = lesson.steps.enumerated().map { step($1, $0 + 1, of: lesson.steps.count) }
    let questions = lesson.questions.enumerated().map { question($1, $0 + 1) }
    return Page(
      file: Self.file(lesson), part: .lessons,
      title: say("Lesson \(lesson.number): \(lesson.title.en)", "第 \(lesson.number) 课：\(lesson.title.zh)"),
      summary: plain(say(lesson.ability)), kind: "lesson",
      body: """
        <article class="measure">
        <header class="lessonhead">
        <p class="over"><a href="lessons.html">\(say("Lessons", "课程"))</a> · \(lesson.number) / \(content.lessons.count)</p>
        <h1>\(say(lesson.title))</h1>
        <p class="ability"><strong>\(say("At the end you can:", "学完之后你能："))</strong> \(say.prose(lesson.ability))</p>
        \(facts(lesson))
        </header>
        <div class="prose">\(say.markdown(lesson.opening))</div>
        \(Code.line("lesson \(lesson.number)", say))
        \(steps)
        <section class="questions" aria-labelledby="questions"><h2 id="questions">\(say("Questions", "问答"))</h2><ol>\(questions)</ol></section>
        <section class="summary" aria-labelledby="summary"><h2 id="summary">\(say("To remember", "要记住的"))</h2><div class="prose">\(say.markdown(lesson.summary))</div></section>
        \(neighbours(index))
        </article>
        """)
  }

  private func plain(_ text: String) -> String { text.replacing("`", with: "") }

  private func facts(_ lesson: LessonDocument) -> HTML {
    var rows: [HTML] = ["<dt>\(say("time", "时间"))</dt><dd>\(say("about \(lesson.minutes) minutes", "约 \(lesson.minutes) 分钟"))</dd>"]
    let needed = content.lessons.filter { lesson.needs.contains($0.number) }
    if !needed.isEmpty {
      rows.append(
        "<dt>\(say("needs", "先学"))</dt><dd>\(HTML.join(needed.map { "<a href=\"\(Self.file($0))\">\($0.number) \(say($0.title))</a>" as HTML }, " · "))</dd>"
      )
    }
    let cards = (lesson.types + lesson.concepts).map { "<a href=\"types.html#\($0)\">\($0)</a>" as HTML }
    if !cards.isEmpty { rows.append("<dt>\(say("cards", "卡片"))</dt><dd>\(HTML.join(cards, " · "))</dd>") }
    return "<dl class=\"facts\">\(rows)</dl>"
  }

  private func phase(_ phase: StepPhase) -> String {
    switch phase {
    case .predict: say("predict", "先猜")
    case .control: say("control", "控件")
    case .observe: say("observe", "观察")
    case .debugger: say("debugger", "调试器")
    case .source: say("source", "源码")
    case .explain: say("explain", "解释")
    case .mistake: say("mistake", "犯个错")
    }
  }

  private func step(_ step: LessonStep, _ number: Int, of count: Int) -> HTML {
    let session = RecordedSession(
      step.session.map { .init(line: $0.line, output: StyledText(say($0.output)), isRefused: $0.fails) })
    let hints = step.hints.map { "<li>\(say.inline($0))</li>" as HTML }
    let waits = step.conditions.map { "<li>\(say.prose($0.missing))</li>" as HTML }
    let label = say("Session of step \(number)", "第 \(number) 步的会话")
    return """
      <section class="step" aria-labelledby="step-\(number)">
      <p class="phase \(step.phase.rawValue)">\(phase(step.phase)) <span>\(number) / \(count)</span></p>
      <h2 id="step-\(number)">\(say(step.title))</h2>
      <div class="prose">\(say.markdown(step.prose, headingOffset: 2))</div>
      \(step.session.isEmpty ? .none : SessionView(say: say).reading(session, label: label))
      <div class="prose after">\(say.markdown(step.explanation, headingOffset: 2))</div>
      <details class="hints"><summary>\(say("Hints, and what the step waits for", "提示，以及这一步在等什么"))</summary><ol>\(hints)</ol><ul class="waits">\(waits)</ul></details>
      </section>

      """
  }

  private func question(_ question: Question, _ number: Int) -> HTML {
    let order = question.shownOrder
    let choices = order.enumerated().map { position, index -> HTML in
      "<li><span class=\"letter\">\(Question.letter(position))</span> \(say.inline(question.choices[index].text))</li>"
    }
    let remarks = order.enumerated().compactMap { position, index -> HTML? in
      let choice = question.choices[index]
      guard !say(choice.why).isEmpty else { return nil }
      let mark: HTML = choice.isRight ? "✓" : "✗"
      return
        "<li class=\"\(choice.isRight ? "right" : "wrong")\"><span class=\"letter\">\(mark) \(Question.letter(position))</span> \(say.inline(choice.why))</li>"
    }
    return """
      <li id="question-\(number)"><div class="prose">\(say.markdown(question.prompt))</div>
      \(choices.isEmpty ? .none : "<ul class=\"choices\">\(choices)</ul>" as HTML)
      <details class="answer"><summary>\(say("Answer", "答案"))</summary><p><strong>\(question.solution)</strong></p>
      \(remarks.isEmpty ? .none : "<ul class=\"choices\">\(remarks)</ul>" as HTML)<div class="prose">\(say.markdown(question.explanation))</div></details></li>
      """
  }

  private func neighbours(_ index: Int) -> HTML {
    var links: [HTML] = []
    if index > 0 {
      let lesson = content.lessons[index - 1]
      links.append(
        "<a rel=\"prev\" href=\"\(Self.file(lesson))\"><span>\(say("Before", "上一课"))</span> \(lesson.number) \(say(lesson.title))</a>")
    }
    if index + 1 < content.lessons.count {
      let lesson = content.lessons[index + 1]
      links.append(
        "<a rel=\"next\" href=\"\(Self.file(lesson))\"><span>\(say("Next", "下一课"))</span> \(lesson.number) \(say(lesson.title))</a>")
    }
    return "<nav class=\"neighbours\" aria-label=\"\(say("Neighbouring lessons", "相邻课程"))\">\(links)</nav>"
  }
}
