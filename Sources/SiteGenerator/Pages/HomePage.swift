import LabText

/// The first page: what the lab is, a session that plays, the loop of learning, what is not true of it.
struct HomePage {
  let say: Wording
  let content: SiteContent
  let sessions: [String: RecordedSession]

  var page: Page {
    Page(
      file: "index.html", part: .home, title: "SwiftMessengerLab",
      summary: say(
        "An interactive shell for learning Swift, Foundation, UIKit and the inside of a chat client: offline, without Xcode.",
        "一个交互式命令行，用来学习 Swift、Foundation、UIKit 和聊天客户端的内部原理；离线运行，不需要 Xcode。"),
      kind: "home", body: .join([opening, loop, screen, parts, figures, limits]))
  }

  private var opening: HTML {
    let player = sessions["home"].map { SessionView(say: say).player($0, id: "session", title: say("A recorded session", "一段录下的会话")) }
    return """
      <section class="opening wide">
      <div class="pitch">
      <h1><span>\(say("Poke a live object.", "碰一碰活的对象，"))</span> <span>\(say("Predict what happens.", "先猜会怎样，"))</span> <span>\(say("Watch it happen.", "再看它发生。"))</span></h1>
      <p class="lead">\(say(
        "A shell for learning Swift, Foundation, UIKit and the inside of a chat client. It runs on Linux and in a Mac's terminal, offline, without Xcode.",
        "一个学习 Swift、Foundation、UIKit 与聊天客户端内部原理的命令行。在 Linux 或 Mac 的终端里离线运行，不需要 Xcode。"))</p>
      <div class="commands">
      \(Code.line("make run", say, prompt: "$"))
      <p>\(say("installs what is missing, builds, opens the shell", "装好缺少的东西，编译，打开命令行"))</p>
      \(Code.line("make test", say, prompt: "$"))
      <p>\(say("the same, and runs every test", "同上，并运行全部测试"))</p>
      </div>
      <p class="next"><a class="action" href="lessons.html">\(say("Read the lessons", "阅读课程"))</a> <a href="types.html">\(say("Look a type up", "查一个类型"))</a></p>
      </div>
      \(player ?? .none)
      </section>
      """
  }

  private var loop: HTML {
    let steps: [(String, String, String)] = [
      (
        "predict copy.count == 3", say("Predict", "先猜"),
        say("Lock a guess before you act. It is compared afterwards, and never graded.", "动手之前锁定猜测；事后对照，从不打分。")
      ),
      (
        "set alpha 0.5", say("Control", "控件"),
        say("Change a value as a control would: checked, logged, drawn at once.", "像控件那样改值：有范围、有日志、立刻上屏。")
      ),
      (
        "expr view.isHidden = true", say("Debugger", "调试器"),
        say("Change it behind the screen's back. The picture waits for the run loop.", "绕过屏幕直接改模型；画面要等运行循环转一圈。")
      ),
      (
        "source set alpha 0.3", say("Source", "源码"),
        say("Change the default in a real Swift file. Only new instances have it.", "在真正的 Swift 文件里改默认值；只有新实例才有。")
      ),
      (
        "compile property-access", say("Compiler", "编译器"),
        say("Follow the same line through SIL and LLVM IR to ARM64.", "看同一行代码经过 SIL、LLVM IR 走到 ARM64。")
      ),
      ("quiz", say("Recall", "回想"), say("Answer from memory. Questions come back by a published schedule.", "凭记忆作答；题目按公开的间隔算法再次出现。")),
    ]
    let items = steps.enumerated().map { index, step -> HTML in
      "<li><h3>\(step.1)</h3><p>\(step.2)</p><code>\(step.0)</code></li>"
    }
    return """
      <section class="loop wide" aria-labelledby="loop">
      <h2 id="loop">\(say("The loop of every lesson", "每一课都走这一圈"))</h2>
      <ol>\(items)</ol>
      </section>
      """
  }

  private var screen: HTML {
    guard let session = sessions["screen"] else { return .none }
    return """
      <section class="band" aria-labelledby="screen"><div class="wide split">
      <div>
      <h2 id="screen">\(say("The model has changed. The screen has not, yet.", "模型已经变了，屏幕还没有。"))</h2>
      <p>\(say.prose(
        "`set` draws at once. `expr` changes the object in the debugger's way, and the picture stays as it was until the run loop turns. It is the thing every UIKit developer meets in the first week; here it can be seen without a device.",
        "`set` 立刻重画；`expr` 按调试器的方式修改对象，画面保持原样，直到运行循环转一圈。每个 UIKit 开发者第一周都会碰到这件事，在这里不用真机也能看见。"))</p>
      <p>\(say.prose("And `undo` takes anything back.", "而且 `undo` 什么都能撤回。"))</p>
      </div>
      \(SessionView(say: say).player(session, id: "screen-session", title: say("Model and screen, recorded", "模型与屏幕，实录")))
      </div></section>
      """
  }

  private var parts: HTML {
    let rows: [(String, String, String)] = [
      (
        "types.html", say("Type Explorer", "类型总览"),
        say(
          "52 types and 18 ideas: owners, defaults, methods, what beginners get wrong, and the lines that show it.",
          "52 个类型、18 个概念：谁持有、默认值、方法、常见误解，以及能亲眼看到的命令。")
      ),
      (
        "lessons.html", say("Lessons", "课程"),
        say("Twenty, from let and var to the whole send path, each with the session that solves it.", "二十课，从 let 与 var 到完整的发送流程，每一步都附会话实录。")
      ),
      (
        "compiler.html", say("Compiler microscope", "编译器显微镜"),
        say("Five samples, every stage side by side, each line linked to its source.", "五个样例，各阶段并排，每一行都连着它的源码。")
      ),
      (
        "messenger.html", say("The messenger", "信使"),
        say("A message from the typed line to the server and back, with every classic failure on demand.", "一条消息从输入到服务器再回来；经典故障随叫随到。")
      ),
      ("reference.html", say("Reference", "命令参考"), say("Every command with examples that were run.", "每条命令，连同真正运行过的例子。")),
      (
        "notes.html", say("Project notes", "项目文档"),
        say("How the lab is built, what the model leaves out, where the debugger differs from LLDB.", "实验室如何搭建、模型省略了什么、调试器与 LLDB 有何不同。")
      ),
    ]
    let cards = rows.map { "<li><a href=\"\($0.0)\"><strong>\($0.1)</strong><span>\($0.2)</span></a></li>" as HTML }
    return """
      <section class="wide" aria-labelledby="parts"><h2 id="parts">\(say("On this site", "本站内容"))</h2>
      <ul class="doors">\(cards)</ul></section>
      """
  }

  private var figures: HTML {
    let marks = Marks(say: say)
    let rows = content.figures.map { figure -> HTML in
      """
      <div class="figure" data-figure="\(figure.id)"><dt><span class="value">\(figure.value)</span> \(say(figure.label))</dt>
      <dd>\(marks.source(figure)) \(figure.date) <code>\(figure.command)</code></dd></div>
      """
    }
    return """
      <section class="wide" aria-labelledby="figures"><h2 id="figures">\(say("Figures, and how each is known", "数字，以及怎么得来"))</h2>
      <dl class="figures">\(rows)</dl></section>
      """
  }

  private var limits: HTML {
    let rows: [(Localized, Localized)] = [
      (
        Localized(en: "UIKit is a model.", zh: "UIKit 是模型。"),
        Localized(
          en: "It was written from public documents and behaves as they say; each card names what it leaves out. It is no simulator.",
          zh: "它根据公开文档编写，行为与文档一致；每张卡片都写明省略了什么。它不是模拟器。")
      ),
      (
        Localized(en: "The debugger is a mimic.", zh: "调试器是仿制的。"),
        Localized(
          en: "It is compared with recorded answers of the real LLDB; a page lists where the two differ.",
          zh: "它的回答与真实 LLDB 的录音逐条比对；不同之处另有一页列出。")
      ),
      (
        Localized(en: "Swift and Foundation are the real ones,", zh: "Swift 和 Foundation 是真的，"),
        Localized(en: "and so are `swiftc`'s answers. Addresses are simulated.", zh: "`swiftc` 的回答也是真的。地址是模拟的。")
      ),
      (
        Localized(en: "ARM64 on another processor", zh: "在其他处理器上看到的 ARM64"),
        Localized(
          en: "comes from the same LLVM back end, is neither linked nor run, and is labelled so.",
          zh: "由同一个 LLVM 后端生成，没有链接也没有运行，页面上会注明。")
      ),
      (
        Localized(en: "No account, no server, no network.", zh: "没有账号，没有服务器，不联网。"),
        Localized(en: "The messenger's network is a mock that fails on demand.", zh: "信使的网络是模拟的，可以按需出错。")
      ),
      (
        Localized(en: "Tested on Debian 12 with Swift 6.3.", zh: "测试环境是 Debian 12 与 Swift 6.3。"),
        Localized(en: "macOS should work; nobody has tried it yet.", zh: "macOS 应该可以，但还没有人试过。")
      ),
    ]
    let items = rows.map { "<li><strong>\(say($0.0))</strong> \(say.prose($0.1))</li>" as HTML }
    return """
      <section class="wide" aria-labelledby="limits"><h2 id="limits">\(say("What is real and what is not", "哪些是真的，哪些不是"))</h2>
      <ul class="limits">\(items)</ul></section>
      """
  }
}
