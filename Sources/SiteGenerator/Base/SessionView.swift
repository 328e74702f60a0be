import LabText

/// A recorded session on a page: a list of lines and answers that can be read as it is, and a player's stage where there is
/// a script.
struct SessionView {
  let say: Wording

  /// A session that can be played.
  func player(_ session: RecordedSession, id: String, title: String) -> HTML {
    """
    <section class="player" id="\(id)" aria-label="\(title)" data-playing="\(say("Pause", "暂停"))" data-paused="\(say("Play", "播放"))" \
    data-done="\(say("Play again", "再放一遍"))">
    <div class="stage">\(list(session, label: title))</div>
    <div class="controls">
    <button type="button" class="play">\(Icon.play) <span class="word">\(say("Play", "播放"))</span></button>
    <button type="button" class="step">\(say("Next line", "下一行"))</button>
    <button type="button" class="all">\(say("Show all", "全部显示"))</button>
    <span class="count" role="status"></span>
    </div>
    </section>
    """
  }

  /// A session to read.
  func reading(_ session: RecordedSession, label: String) -> HTML { "<div class=\"session\">\(list(session, label: label))</div>" }

  /// Whether lines belong under each other, as in tables and pictures. Other lines may be broken on a narrow screen.
  static func isGrid(_ text: String) -> Bool { text.contains { "─│━┃┏┗[█▀▄".contains($0) } && text.contains { "─━".contains($0) } }

  private func list(_ session: RecordedSession, label: String) -> HTML {
    let rows = session.exchanges.map { exchange -> HTML in
      let output: HTML =
        exchange.output.isEmpty
        ? .none
        : "<samp\(Self.isGrid(exchange.output.plain) ? " class=\"grid\"" as HTML : .none)>\(StyledHTML.html(exchange.output))</samp>"
      let refused: HTML = exchange.isRefused ? " class=\"refused\"" : ""
      return
        "<li\(refused)><kbd><span class=\"prompt\" aria-hidden=\"true\">lab›</span> <span class=\"typed\">\(exchange.line)</span></kbd>\(output)</li>\n"
    }
    return "<ol class=\"exchanges\" tabindex=\"0\" aria-label=\"\(label)\">\(rows)</ol>"
  }
}

/// Small marks that say how a thing is known or where it stands.
struct Marks {
  let say: Wording

  /// What ran in an experiment.
  func evidence(_ kind: String) -> HTML {
    kind == "swift"
      ? "<span class=\"tag swift\" title=\"\(say("the type itself ran", "运行的就是这个类型本身"))\">\(say("real Swift", "真实 Swift"))</span>"
      : "<span class=\"tag model\" title=\"\(say("the lab's model of UIKit ran", "运行的是实验室的 UIKit 模型"))\">\(say("UIKit model", "UIKit 模型"))</span>"
  }

  /// How a number is known.
  func source(_ figure: SiteFigure) -> HTML {
    let word =
      switch figure.source {
      case .counted: say("counted", "清点")
      case .measured: say("measured", "实测")
      case .verified: say("verified", "比对")
      }
    return "<span class=\"tag \(figure.source.rawValue)\">\(word)</span>"
  }

  /// A message's state.
  func state(_ name: String) -> HTML { "<span class=\"chip \(name)\">\(name)</span>" }
}
