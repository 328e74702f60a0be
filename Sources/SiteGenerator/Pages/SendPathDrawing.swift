import LabText
import Messenger

/// Two drawings: the layers a message passes, and the states it goes through. Colours come from the style sheet.
struct SendPathDrawing {
  let say: Wording

  /// A call between two layers.
  private struct Hop {
    var from: Int
    var to: Int
    var text: Localized
    var state: DeliveryState?
  }

  private static let layers = ["UI", "Repository", "Cache", "Transport", "Server"]

  private static let hops = [
    Hop(from: 0, to: 1, text: Localized(en: "send(draft)", zh: "send(draft)"), state: .queued),
    Hop(from: 1, to: 2, text: Localized(en: "2 lines, 1 fsync", zh: "写两行，一次 fsync"), state: .sending),
    Hop(from: 1, to: 0, text: Localized(en: "both states", zh: "显示两个状态"), state: nil),
    Hop(from: 1, to: 3, text: Localized(en: "attempt 1", zh: "第 1 次尝试"), state: nil),
    Hop(from: 3, to: 4, text: Localized(en: "id and text", zh: "id 与文字"), state: nil),
    Hop(from: 4, to: 3, text: Localized(en: "200, s1", zh: "200，s1"), state: nil),
    Hop(from: 3, to: 1, text: Localized(en: "event: answered", zh: "事件：已答复"), state: .sent),
    Hop(from: 1, to: 2, text: Localized(en: "1 line, 1 fsync", zh: "写一行，一次 fsync"), state: nil),
    Hop(from: 1, to: 0, text: Localized(en: "new state", zh: "新状态"), state: nil),
  ]

  /// The layers as lanes, the calls as arrows, from top to bottom.
  var path: HTML {
    let width = 860
    let height = 84 + Self.hops.count * 46
    let lanes = Self.layers.enumerated().map { index, name -> HTML in
      let x = lane(index)
      return """
        <rect class="lane" x="\(x - 62)" y="10" width="124" height="34" rx="6"/><text class="name" x="\(x)" y="32">\(name)</text>\
        <path class="life" d="M\(x) 44V\(height - 10)"/>
        """
    }
    let arrows = Self.hops.enumerated().map { index, hop in arrow(hop, y: 86 + index * 46) }
    let title = say("The way of a message that is sent at once", "一条顺利发送的消息所走的路")
    let story = Self.hops.map { "\(Self.layers[$0.from]) → \(Self.layers[$0.to]): \(say($0.text))" }.joined(separator: "; ")
    return """
      <svg class="drawing path" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" aria-labelledby="path-title path-story">
      <title id="path-title">\(title)</title><desc id="path-story">\(story)</desc>
      \(lanes)\(arrows)</svg>
      """
  }

  private func lane(_ index: Int) -> Int { 80 + index * 175 }

  private func arrow(_ hop: Hop, y: Int) -> HTML {
    let right = hop.to > hop.from
    let (start, end) = (lane(hop.from) + (right ? 4 : -4), lane(hop.to) + (right ? -6 : 6))
    // The label stands on the first stretch of the arrow, clear of the lanes that it crosses.
    let middle = (right ? lane(hop.from) + 87 : lane(hop.from) - 87) + (hop.state != nil && hop.from == 1 ? 18 : 0)
    var state = HTML.none
    if let name = hop.state?.rawValue {
      let x = lane(1)
      state =
        "<g class=\"state \(name)\"><rect x=\"\(x - 36)\" y=\"\(y - 11)\" width=\"72\" height=\"22\" rx=\"11\"/><text x=\"\(x)\" y=\"\(y + 4)\">\(name)</text></g>"
    }
    // A call that begins or ends at the repository stops at the pill with the state.
    let gap = 36
    let from = hop.state != nil && hop.from == 1 ? lane(1) + (right ? gap : -gap) : start
    let to = hop.state != nil && hop.to == 1 ? lane(1) + (right ? -gap : gap) : end
    let tip = right ? "M\(to) \(y)l-8 -4v8z" : "M\(to) \(y)l8 -4v8z"
    return """
      <path class="call" d="M\(from) \(y)H\(to)"/><path class="tip" d="\(tip)"/>\
      <text class="label" x="\(middle)" y="\(y - 8)">\(say(hop.text))</text>\(state)
      """
  }

  private struct Place {
    var x: Int
    var y: Int
  }

  private static let places: [DeliveryState: Place] = [
    .queued: Place(x: 90, y: 110), .sending: Place(x: 330, y: 110), .sent: Place(x: 600, y: 110), .failed: Place(x: 330, y: 220),
    .received: Place(x: 600, y: 220),
  ]

  /// The states as pills, one curve for each step that the model allows.
  var states: HTML {
    var edges: [HTML] = []
    for state in DeliveryState.allCases {
      for next in DeliveryState.allCases where state.successors.contains(next) { edges.append(edge(state, next)) }
    }
    let pills = DeliveryState.allCases.map { state -> HTML in
      guard let place = Self.places[state] else { return .none }
      return """
        <g class="state \(state.rawValue)"><rect x="\(place.x - 52)" y="\(place.y - 17)" width="104" height="34" rx="17"/>\
        <text x="\(place.x)" y="\(place.y + 5)">\(state.rawValue)</text></g>
        """
    }
    let story = DeliveryState.allCases.map { state in
      let next = DeliveryState.allCases.filter { state.successors.contains($0) }.map(\.rawValue)
      return "\(state.rawValue) → \(next.isEmpty ? "–" : next.joined(separator: ", "))"
    }.joined(separator: "; ")
    return """
      <svg class="drawing states" viewBox="0 0 700 270" width="700" height="270" role="img" aria-labelledby="states-title states-story">
      <title id="states-title">\(say("The states of a message and the steps between them", "消息的各个状态与允许的变化"))</title><desc id="states-story">\(story)</desc>
      \(edges)\(pills)</svg>
      """
  }

  private static let curves: [String: (line: String, tip: String)] = [
    "queued sending": ("M142 104H270", "M278 104l-8 -4v8z"),
    "sending queued": ("M278 117H150", "M142 117l8 -4v8z"),
    "sending sent": ("M382 110H540", "M548 110l-8 -4v8z"),
    "sending failed": ("M324 127V195", "M324 203l-4 -8h8z"),
    "queued sent": ("M90 93C90 20 600 20 600 84", "M600 92l-4 -8h8z"),
    "queued failed": ("M90 127C90 200 180 214 270 214", "M278 214l-8 -4v8z"),
    "failed queued": ("M278 227C150 227 76 210 76 135", "M76 127l-4 8h8z"),
    "failed sent": ("M382 220C470 220 540 180 575 134", "M579 127l-7.500 5.500 6.500 4z"),
  ]

  private func edge(_ from: DeliveryState, _ to: DeliveryState) -> HTML {
    guard let curve = Self.curves["\(from.rawValue) \(to.rawValue)"] else { return .none }
    return
      "<path class=\"call\" data-step=\"\(from.rawValue) \(to.rawValue)\" d=\"\(curve.line)\"/><path class=\"tip\" d=\"\(curve.tip)\"/>"
  }
}
