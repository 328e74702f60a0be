import CompilerLab
import LabText

/// The compiler microscope: one page a sample, with linked panes of every stage.
struct MicroscopePages {
  let say: Wording
  let content: SiteContent

  private struct Sample {
    let sample: CompilerSample
    let record: MicroscopeRecord
  }

  private var samples: [Sample] {
    CompilerSample.order.compactMap { slug in
      guard let sample = CompilerSample.named(slug), let record = content.microscope.first(where: { $0.sample == slug }) else { return nil }
      return Sample(sample: sample, record: record)
    }
  }

  var pages: [Page] { [index] + samples.map(page) }

  private var index: Page {
    let rows = samples.map { item -> HTML in
      let lines = item.sample.source.lines.count
      return """
        <li><a href="compiler-\(item.sample.slug).html"><strong>\(say(item.sample.title))</strong> <code>\(item.sample.slug)</code>\
        <span>\(say.prose(item.sample.question))</span><span class="meta">\(say("\(lines) lines of Swift", "\(lines) 行 Swift"))</span></a></li>
        """
    }
    let first = samples.first?.record
    return Page(
      file: "compiler.html", part: .compiler, title: say("Compiler microscope", "编译器显微镜"),
      summary: say("Five small Swift files on their way through SIL and LLVM IR to ARM64.", "五个小小的 Swift 文件，经 SIL 与 LLVM IR 走到 ARM64。"),
      kind: "compiler",
      body: """
        <div class="measure">
        <h1>\(say("Compiler microscope", "编译器显微镜"))</h1>
        <p class="lead">\(say(
          "What does one line of Swift cost? Five samples of at most twenty lines each, with everything the compiler made of them, in Debug and optimized.",
          "一行 Swift 的代价是多少？五个样例，每个不超过二十行，连同编译器在调试与优化两种模式下做出的全部结果。"))</p>
        <ul class="doors one">\(rows)</ul>
        <h2 id="recorded">\(say("How it was recorded", "记录的方式"))</h2>
        <dl class="facts"><dt>\(say("compiler", "编译器"))</dt><dd>\(first?.compiler ?? "")</dd>
        <dt>\(say("recorded", "记录日期"))</dt><dd>\(first?.date ?? "")</dd>
        <dt>\(say("machine code", "机器代码"))</dt><dd>\(first.map { say($0.route) } ?? "")</dd></dl>
        <p>\(say.prose(
          "Another compiler writes other numbers. `make site-record-compiler` records them anew with the one that is installed; in the shell, `compile` takes any file of yours.",
          "换一个编译器，数字就会不同。`make site-record-compiler` 用本机安装的编译器重新记录；在命令行里，`compile` 也接受你自己的文件。"))</p>
        \(Code.line("compile method-dispatch --diff debug optimized", say))
        </div>
        """)
  }

  private func page(_ item: Sample) -> Page {
    let panes = MicroscopePanes(say: say, record: item.record)
    return Page(
      file: "compiler-\(item.sample.slug).html", part: .compiler, title: say(item.sample.title),
      summary: say(item.sample.first).replacing("`", with: ""), scripts: ["microscope.js"], kind: "microscope",
      body: """
        <div class="wide">
        <p class="over"><a href="compiler.html">\(say("Compiler microscope", "编译器显微镜"))</a></p>
        <h1>\(say(item.sample.title))</h1>
        <p class="lead">\(say.prose(item.sample.first))</p>
        <div class="quest"><p><strong>\(say("Question", "问题"))</strong> \(say.prose(item.sample.question))</p>
        <details class="answer"><summary>\(say("Answer", "答案"))</summary><p>\(say.prose(item.sample.answer))</p></details></div>
        <p class="made">\(item.record.compiler) · \(say("recorded", "记录于")) \(item.record.date) · \(say(item.record.route))</p>
        \(Code.line("compile \(item.sample.slug)", say))
        \(panes.stages)
        \(panes.changes)
        \(panes.facts)
        \(panes.glossary)
        \(others(item))
        <p id="status" role="status" data-line="\(say("line #:", "第 # 行："))" data-none="\(say("nothing in the stages shown", "显示的阶段里没有对应内容"))"></p>
        </div>
        """)
  }

  private func others(_ item: Sample) -> HTML {
    let links = samples.filter { $0.sample.slug != item.sample.slug }.map {
      "<li><a href=\"compiler-\($0.sample.slug).html\">\(say($0.sample.title))</a></li>" as HTML
    }
    return
      "<nav class=\"others\" aria-label=\"\(say("Other samples", "其他样例"))\"><h2>\(say("Other samples", "其他样例"))</h2><ul>\(links)</ul></nav>"
  }
}
