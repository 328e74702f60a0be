import LabText
import Messenger

/// The way of a message, drawn, and every classic failure as a recorded run.
struct MessengerPage {
  let say: Wording
  let sessions: [String: RecordedSession]

  var page: Page {
    let drawing = SendPathDrawing(say: say)
    return Page(
      file: "messenger.html", part: .messenger, title: say("The messenger", "信使"),
      summary: say(
        "The send path of a chat client, drawn, with every classic failure as a session that plays.", "聊天客户端的发送流程图，以及每一种经典故障的会话回放。"),
      kind: "messenger",
      body: """
        <div class="wide">
        <h1>\(say("The messenger", "信使"))</h1>
        <p class="lead">\(say(
          "What happens between the tap on Send and the tick beside the message, and what a client must do when something on the way goes wrong.",
          "从点下“发送”到消息旁出现对勾，中间发生了什么；路上出错时，客户端又该怎么办。"))</p>
        <section aria-labelledby="path"><h2 id="path">\(say("Who calls whom", "谁调用谁"))</h2>
        <div class="scroll" tabindex="0" role="group" aria-labelledby="path">\(drawing.path)</div>
        <p>\(say.prose(
          "A change is on the disk before the screen shows it, and both come before anything is sent. The repository is the only one that changes a state; the transport only reports what it saw. `log chain` draws the way of any message.",
          "一个变化先写进磁盘，屏幕再显示，然后才真正发送。只有仓库能改变状态，传输层只报告自己看到了什么。`log chain` 能画出任何一条消息走过的路。"))</p></section>
        <section aria-labelledby="states"><h2 id="states">\(say("States", "状态"))</h2>
        <div class="scroll" tabindex="0" role="group" aria-labelledby="states">\(drawing.states)</div>
        \(stateList)</section>
        <section aria-labelledby="faults"><h2 id="faults">\(say("Failures on demand", "按需出错"))</h2>
        <p>\(say.prose(
          "A word at the end of a message makes the mock network misbehave. Each run below was recorded by the lab's engine under the virtual clock; the same lines give the same answers in your shell.",
          "在消息末尾加一个词，模拟网络就会出错。下面每一段都由实验室的引擎在虚拟时钟下录制；在你的命令行里输入同样的内容，回答也一样。"))</p>
        \(index)
        \(scenarios)</section>
        </div>
        """)
  }

  private var stateList: HTML {
    let marks = Marks(say: say)
    let rows = DeliveryState.allCases.map { state -> HTML in
      let next = DeliveryState.allCases.filter { state.successors.contains($0) }
      let list: HTML = next.isEmpty ? .text(say("nothing follows", "到此为止")) : .join(next.map { marks.state($0.rawValue) }, " ")
      return "<dt>\(marks.state(state.rawValue))</dt><dd>\(meaning(state)) <span class=\"follows\">→ \(list)</span></dd>"
    }
    return "<dl class=\"states\">\(rows)</dl>"
  }

  private func meaning(_ state: DeliveryState) -> String {
    switch state {
    case .received: say("Written by somebody else and delivered to us.", "别人写的，已经送到我们这里。")
    case .queued:
      say("Ours, waiting for its turn, for the network, or for a server that asked for a pause.", "我们的，在等轮到自己、等网络，或等服务器要求的间歇过去。")
    case .sending: say("Handed to the transport; no answer yet.", "已交给传输层，还没有回音。")
    case .sent: say("The server has confirmed it.", "服务器已确认。")
    case .failed: say("The last attempt ended without a confirmation; the server may have it all the same.", "最近一次尝试没有等到确认；但服务器仍可能已经收到。")
    }
  }

  private struct Scenario {
    var id: String
    var title: String
    var text: String
  }

  private var list: [Scenario] {
    let kinds = FaultKind.allCases.filter { $0 != .online }
    var scenarios = kinds.map { kind in
      Scenario(id: "fault-\(kind.rawValue)", title: kind == .offline ? "/offline, /online" : kind.word, text: say(kind.explanation))
    }
    scenarios.append(
      Scenario(
        id: "fault-crash", title: "crash",
        text: say(
          "the process dies while a message is on its way; at the next start it is failed, with the same id, and nothing is resent by itself",
          "消息还在路上，进程就没了；下次启动时它记为失败，id 不变，也不会自动重发")))
    return scenarios
  }

  private var index: HTML {
    let links = list.map { "<li><a href=\"#\($0.id)\"><code>\($0.title)</code></a></li>" as HTML }
    return "<ul class=\"chips\">\(links)</ul>"
  }

  private var scenarios: HTML {
    let parts = list.compactMap { scenario -> HTML? in
      guard let session = sessions[scenario.id] else { return nil }
      return """
        <article class="fault" id="\(scenario.id)" aria-labelledby="\(scenario.id)-title">
        <h3 id="\(scenario.id)-title"><code>\(scenario.title)</code></h3><p>\(sentence(scenario.text))</p>
        \(SessionView(say: say).player(session, id: scenario.id + "-run", title: say("Recorded run of \(scenario.title)", "\(scenario.title) 的实录")))
        </article>
        """
    }
    return "<div class=\"faults\">\(parts)</div>"
  }

  private func sentence(_ text: String) -> String {
    let first = text.prefix(1).uppercased() + text.dropFirst()
    return first + (text.hasSuffix("。") || text.hasSuffix(".") ? "" : say(".", "。"))
  }
}
