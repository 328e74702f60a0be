import CLineEdit
import LabText

/// Where a search through the history stands.
struct HistorySearch {
  let entries: [String]
  var pattern = ""
  /// The entry that is shown; nil before anything was found.
  private(set) var index: Int?
  /// Whether there is no entry with the pattern in the direction last asked for.
  private(set) var isFailing = false

  /// Goes to the next older (or newer) entry with the pattern.
  ///
  /// - Parameter isRefining: The pattern has changed: the entry that is shown may go on being the match.
  mutating func find(older: Bool, isRefining: Bool = false) {
    guard !pattern.isEmpty else {
      isFailing = false
      return
    }
    let shown = index.map { entries[$0] }
    var next = index.map { isRefining ? $0 : $0 + (older ? -1 : 1) } ?? (entries.count - 1)
    while entries.indices.contains(next) {
      if entries[next].contains(pattern), isRefining || entries[next] != shown {
        index = next
        isFailing = false
        return
      }
      next += older ? -1 : 1
    }
    isFailing = true
  }

  /// Starts again at the newest entry, with the pattern as it is.
  mutating func restart() {
    index = nil
    find(older: true)
  }
}

extension TerminalLineEditor {
  private static let label = Localized(en: "search: ", zh: "搜索：")
  private static let failing = Localized(en: "search (nothing found): ", zh: "搜索（没有找到）：")

  /// Ctrl-R: each key narrows the search. libedit's own takes Latin letters only.
  func search() -> le_outcome {
    let (before, after) = sides()
    var search = HistorySearch(entries: entries)
    while true {
      let input = nextKey(beforeWaiting: { show(search, draft: before + after) })
      switch input {
      case .end: return LE_FINISH_END
      case .redraw: show(search, draft: before + after)
      case .malformed: sayMalformed()
      case .paste(let text) where !text.contains(where: \.isNewline):
        search.pattern += text.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
        search.find(older: true, isRefining: true)
      case .paste(let text):
        if let scalar = paste(text) { feed.append(scalar) }
        return LE_DONE
      case .scalar(let scalar):
        if let outcome = key(scalar, in: &search) { return outcome }
      }
    }
  }

  /// Carries out a key.
  ///
  /// - Returns: nil while the search goes on.
  private func key(_ scalar: Unicode.Scalar, in search: inout HistorySearch) -> le_outcome? {
    switch scalar.value {
    case 0x12: search.find(older: true)
    case 0x13: search.find(older: false)
    case 0x07: return LE_DONE
    case 0x03: return LE_FINISH_INTERRUPT
    case 0x08, 0x7F:
      if !search.pattern.isEmpty { search.pattern.removeLast() }
      search.restart()
    case 0x20...0x7E, 0x80...:
      search.pattern.unicodeScalars.append(scalar)
      search.find(older: true, isRefining: true)
    default:
      if let index = search.index {
        replaceLine(entries[index], cursor: matchOffset(in: entries[index], of: search.pattern))
      }
      feed.append(scalar)
      return LE_DONE
    }
    if search.isFailing { write("\u{7}") }
    return nil
  }

  private func matchOffset(in entry: String, of pattern: String) -> Int {
    guard let match = entry.firstRange(of: pattern) else { return entry.unicodeScalars.count }
    return entry.unicodeScalars.distance(from: entry.startIndex, to: match.lowerBound)
  }

  private func show(_ search: HistorySearch, draft: String) {
    let entry = search.index.map { entries[$0] } ?? draft
    let cursor =
      search.index == nil
      ? entry.count
      : entry.firstRange(of: search.pattern).map { entry.distance(from: entry.startIndex, to: $0.lowerBound) }
    let label = text(search.isFailing ? Self.failing : Self.label)
    let shown = Array(entry.replacing("\n", with: " ") + "\n" + label + search.pattern)
    write(screen.draw(prompt: prompt, text: shown, cursor: cursor ?? 0, on: terminal))
  }
}
