import LabText

/// The shell's screen as a picture, cell by cell: what other sites show beside a link. A browser turns it into pixels.
struct SocialPicture {
  let session: RecordedSession
  let language: Language

  private static let (width, height) = (1200, 630)
  private static let (cell, line) = (13.2, 28)
  private static let (left, top) = (60, 96)
  private static let rows = 17

  /// A line of the screen: runs with the columns they begin at.
  private struct Row {
    var runs: [(column: Int, run: StyledText.Run)] = []
    var columns = 0

    mutating func append(_ text: String, _ style: TextStyle) {
      guard !text.isEmpty else { return }
      runs.append((columns, StyledText.Run(text, style)))
      columns += text.displayWidth
    }
  }

  private var screen: [Row] {
    var rows: [Row] = []
    for exchange in session.exchanges {
      var row = Row()
      row.append("lab> ", TextStyle(foreground: .ansi(1), isBold: true))
      row.append(exchange.line, .strong)
      rows.append(row)
      row = Row()
      for run in exchange.output.runs {
        for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          if index > 0 {
            rows.append(row)
            row = Row()
          }
          row.append(String(part), run.style)
        }
      }
      if row.columns > 0 { rows.append(row) }
    }
    return Array(rows.prefix(Self.rows))
  }

  var svg: String {
    let lines = screen.enumerated().map { index, row -> HTML in
      let y = Self.top + 40 + index * Self.line
      let runs = row.runs.map { column, run -> HTML in
        let x = Double(Self.left) + Double(column) * Self.cell
        return
          "<text x=\"\(Self.number(x))\" y=\"\(y)\" class=\"\(Self.name(of: run.style))\" textLength=\"\(Self.number(Double(run.text.displayWidth) * Self.cell))\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">\(run.text)</text>"
      }
      return "\(runs)\n"
    }
    let svg: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)" width="\(Self.width)" height="\(Self.height)" lang="\(language.rawValue)">
      <style>
      text{font:22px "DejaVu Sans Mono","Noto Sans Mono CJK SC",Menlo,Consolas,monospace;fill:#e9e6df}
      .strong{font-weight:700;fill:#fff}.dim{fill:#a19c92}.c1{fill:#ff8f7a;font-weight:700}.c2{fill:#8fd19e}.c3{fill:#e8c46b}.c4{fill:#8ab8ff}.c6{fill:#7fd3d6}
      .title{font:600 26px Georgia,"DejaVu Serif","Noto Serif CJK SC",serif;fill:#e9e6df}
      </style>
      <rect width="\(Self.width)" height="\(Self.height)" fill="#121114"/>
      <rect x="0" y="0" width="\(Self.width)" height="72" fill="#1b1a1f"/>
      <circle cx="66" cy="36" r="8" fill="#e5533d"/>
      <text class="title" x="92" y="45">SwiftMessengerLab</text>
      \(lines)</svg>

      """
    return svg.text
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func name(of style: TextStyle) -> String {
    if style.isDim { return "dim" }
    if case .ansi(let number)? = style.foreground { return "c\(number % 8)" }
    return style.isBold ? "strong" : "plain"
  }
}
