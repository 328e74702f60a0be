import CommandGrammar
import LabText

/// Every command from its specification, with its examples as they were run.
struct ReferencePage {
  let say: Wording
  let content: SiteContent
  let sessions: [String: RecordedSession]

  var page: Page {
    let groups = CommandGroup.allCases.map { group in (group, content.commands.filter { $0.group == group }) }.filter { !$0.1.isEmpty }
    let index = groups.map { group, commands -> HTML in
      let links = commands.map { "<li><a href=\"#\($0.name)\"><code>\($0.name)</code></a></li>" as HTML }
      return "<div><p class=\"head\"><a href=\"#group-\(group.rawValue)\">\(say(group.title))</a></p><ul>\(links)</ul></div>"
    }
    let sections = groups.map { group, commands -> HTML in
      "<section aria-labelledby=\"group-\(group.rawValue)\"><h2 id=\"group-\(group.rawValue)\">\(say(group.title))</h2>\(commands.map(command))</section>"
    }
    return Page(
      file: "reference.html", part: .reference, title: say("Command reference", "命令参考"),
      summary: say("Every command of the lab's shell, with examples that were run.", "实验室命令行的全部命令，附真正运行过的例子。"), kind: "reference",
      body: """
        <div class="wide">
        <h1>\(say("Command reference", "命令参考"))</h1>
        <p class="lead">\(say(
          "Written from the same specifications that parsing, help and completion read. Each answer was given by the engine, from a fresh start.",
          "内容来自命令行解析、帮助和补全共用的同一份定义。每个回答都由引擎从全新状态给出。"))</p>
        <p>\(say.prose(
          "A word may be shortened as long as it stays unique. `help WORD` shows the same in the shell; `lab <words>` runs one command, `lab -c 'LINE'` several.",
          "命令可以缩写，只要不产生歧义。命令行里的 `help 命令` 显示同样的内容；`lab 命令…` 运行一条，`lab -c '一行'` 可以运行多条。"))</p>
        <nav class="index" aria-label="\(say("Commands", "命令"))">\(index)</nav>
        \(sections)
        <section aria-labelledby="boundary"><h2 id="boundary">\(say("What the lab was written from", "资料的边界"))</h2>
        <ul class="limits">
        <li>\(say("Only public documents and public API names. No part of UIKit was decompiled, and no private API is named.", "只用公开文档和公开的 API 名称；没有反编译 UIKit 的任何部分，也不涉及私有 API。"))</li>
        <li>\(say("What LLDB answers was recorded from the real one on a program of our own.", "LLDB 的回答录自真正的 LLDB，被调试的是我们自己的程序。"))</li>
        <li>\(say("How other chat clients recover is described from their public sources, with links in the shell's own texts.", "其他聊天客户端如何恢复，依据的是它们公开的源码，命令行的文字里有链接。"))</li>
        <li>\(say("No real service is contacted, no account is needed, nothing is collected.", "不连接任何真实服务，不需要账号，也不收集任何数据。"))</li>
        </ul>
        <p><a href="notes.html">\(say("The project's notes", "项目文档"))</a></p></section>
        </div>
        """)
  }

  private func command(_ spec: CommandSpec) -> HTML {
    var parts: [HTML] = [
      "<p class=\"usage\"><code>\(say(Localized(en: spec.usage(in: .english), zh: spec.usage(in: .simplifiedChinese))))</code></p>",
      "<p>\(sentence(say(spec.summary)))</p>",
    ]
    if !spec.aliases.isEmpty {
      let names = HTML.join(spec.aliases.map { "<code>\($0)</code>" as HTML }, ", ")
      parts.append("<p class=\"aliases\">\(say("also", "也可以写作")) \(names)</p>")
    }
    if let details = spec.details { parts.append(paragraphs(say(details))) }
    if !spec.options.isEmpty {
      let rows = spec.options.map { "<dt><code>--\($0.name)</code></dt><dd>\(say($0.summary))</dd>" as HTML }
      parts.append("<dl class=\"facts\">\(rows)</dl>")
    }
    parts += spec.examples.map { example(spec, $0) }
    return "<article class=\"command\" id=\"\(spec.name)\"><h3><code>\(spec.name)</code></h3>\(parts)</article>\n"
  }

  private func example(_ spec: CommandSpec, _ example: CommandExample) -> HTML {
    let name = SiteScript.name(of: example, of: spec)
    let answer = sessions[name]?.exchanges.last
    let setup = example.setup.isEmpty ? SiteScript.setup[example.line] ?? [] : example.setup
    let before: HTML =
      setup.isEmpty ? .none : "<p class=\"setup\">\(say("after", "先输入")) <code>\(setup.joined(separator: " ; "))</code></p>"
    let output: HTML
    if let answer, !answer.output.isEmpty {
      let label = say("Answer to \(example.line)", "\(example.line) 的回答")
      output =
        "<pre class=\"answer\" tabindex=\"0\" role=\"group\" aria-label=\"\(label)\"><samp>\(StyledHTML.html(trimmed(answer.output)))</samp></pre>"
    } else {
      output = "<p class=\"silent\">\(say("(it answers nothing)", "（没有输出）"))</p>"
    }
    return """
      <div class="example">\(before)\(Code.line(example.line, say))<p class="note">\(say(example.note))</p>
      <details><summary>\(say("What it answers", "它的回答"))</summary>\(output)</details></div>
      """
  }

  /// The output without the newline at its end.
  private func trimmed(_ text: StyledText) -> StyledText {
    guard let last = text.runs.last, last.text.hasSuffix("\n") else { return text }
    var result = StyledText()
    for run in text.runs.dropLast() { result.append(run.text, run.style) }
    result.append(String(last.text.dropLast()), last.style)
    return result
  }

  /// Paragraphs between blank lines; lines of a list stay lines.
  private func paragraphs(_ text: String) -> HTML {
    var blocks: [HTML] = []
    var list: [HTML] = []
    func close() {
      if !list.isEmpty { blocks.append("<ul class=\"plain\">\(list)</ul>") }
      list = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("  ") {
        list.append("<li>\(Wording.prose(String(line.drop { $0 == " " })))</li>")
      } else {
        close()
        blocks.append("<p>\(Wording.prose(String(line)))</p>")
      }
    }
    close()
    return .join(blocks)
  }

  private func sentence(_ text: String) -> HTML {
    let first = text.prefix(1).uppercased() + text.dropFirst()
    return Wording.prose(first + (text.hasSuffix("。") || text.hasSuffix(".") ? "" : say(".", "。")))
  }
}
