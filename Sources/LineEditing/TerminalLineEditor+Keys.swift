import CLineEdit
import Foundation
import LabText

extension TerminalLineEditor {
  /// The next code point for libedit. Called when the last key is done, so this is where the line is drawn.
  func nextScalar() -> Unicode.Scalar? {
    while true {
      if !feed.isEmpty { return feed.removeFirst() }
      switch nextKey(beforeWaiting: {
        tidyLine(); draw()
      }) {
      case .scalar(let scalar):
        // Letters that build one character come in a burst; between them the cursor may stand inside it.
        if scalar.value < 0x80 { tidyLine() }
        return scalar
      case .malformed:
        sayMalformed()
        return "\u{FFFD}"
      case .paste(let text):
        if let scalar = paste(text) { return scalar }
      case .redraw:
        draw()
      case .end:
        return nil
      }
    }
  }

  /// What a person did.
  enum Input {
    case scalar(Unicode.Scalar)
    case malformed
    case paste(String)
    case redraw
    case end
  }

  /// Waits for a key.
  ///
  /// - Parameter beforeWaiting: Draws; not called while keys typed ahead are there to be taken.
  func nextKey(beforeWaiting: () -> Void) -> Input {
    var isQuiet = false
    while true {
      if let key = decoder.next(isQuiet: isQuiet) {
        switch key {
        case .scalar(let scalar): return .scalar(scalar)
        case .malformed: return .malformed
        case .paste(let text): return .paste(text)
        }
      }
      if !decoder.isWaiting { beforeWaiting() }
      switch wait(milliseconds: decoder.isWaiting ? 40 : -1) {
      case .bytes: isQuiet = false
      case .quiet: isQuiet = true
      case .end: return .end
      case .signal(let signal):
        if Int32(signal) == SIGINT { return .scalar("\u{3}") }
        handle(signal: signal)
        return .redraw
      }
    }
  }

  /// The line is in composed form (NFC), the cursor never stands inside a character, and none is deleted in part.
  private func tidyLine() {
    guard hasUnusualText || !lastText.isEmpty else { return lastCursor = cursorOffset }
    let line = currentLine()
    var text = line.text
    var cursor = line.cursor
    if let whole = Self.wholeDeletion(from: lastText, to: text) { (text, cursor) = whole }
    let before = Self.prefix(of: text, count: cursor).precomposedStringWithCanonicalMapping
    text = text.precomposedStringWithCanonicalMapping
    let isSplit = !text.unicodeScalars.starts(with: before.unicodeScalars)
    cursor = isSplit ? text.unicodeScalars.count : before.unicodeScalars.count
    cursor = Self.boundary(in: text, near: cursor, backwards: line.cursor < lastCursor)
    if cursor != line.cursor || !text.unicodeScalars.elementsEqual(line.text.unicodeScalars) {
      replaceLine(text, cursor: cursor)
    }
    lastCursor = cursor
    lastText = hasUnusualText ? text : ""
  }

  /// The first code points of a text.
  static func prefix(of text: String, count: Int) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
  }

  /// When code points were deleted that are only a part of characters: the line without these characters, and where the
  /// cursor belongs.
  static func wholeDeletion(from old: String, to new: String) -> (text: String, cursor: Int)? {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    guard new.count < old.count else { return nil }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, new.count - head)
    guard head + tail == new.count else { return nil }
    let text = String(String.UnicodeScalarView(old))
    let start = boundary(in: text, near: head, backwards: true)
    let end = boundary(in: text, near: old.count - tail, backwards: false)
    if start == head && end == old.count - tail { return nil }
    return (String(String.UnicodeScalarView(old[..<start] + old[end...])), start)
  }

  /// The nearest offset (in code points) between two characters.
  static func boundary(in text: String, near offset: Int, backwards: Bool) -> Int {
    var start = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      if offset == start { return start }
      if offset < end { return backwards ? start : end }
      start = end
    }
    return start
  }

  // MARK: Keys of ours

  /// Carries out a key that is bound to one of our functions.
  func act(_ action: le_action) -> le_outcome {
    switch action {
    case LE_BREAK: return LE_FINISH_INTERRUPT
    case LE_SUSPEND:
      suspend()
      return LE_DONE
    case LE_CLEAR_SCREEN:
      if !configuration.isDumb { write("\u{1B}[H\u{1B}[2J") }
      screen.forget()
      return LE_DONE
    case LE_COMPLETE: return complete()
    case LE_SEARCH: return search()
    case LE_DELETE_AFTER_OR_END: return currentLine().text.isEmpty ? LE_FINISH_END : deleteAfter()
    case LE_DELETE_AFTER: return deleteAfter()
    case LE_DELETE_BEFORE: return deleteBefore()
    case LE_LEFT, LE_RIGHT: return move(right: action == LE_RIGHT)
    default: return refuse()
    }
  }

  private func refuse() -> le_outcome {
    write("\u{7}")
    return LE_REFUSED
  }

  private func deleteBefore() -> le_outcome {
    var (before, after) = sides()
    guard !before.isEmpty else { return refuse() }
    before.removeLast()
    replaceLine(before + after, cursor: before.unicodeScalars.count)
    return LE_DONE
  }

  private func deleteAfter() -> le_outcome {
    var (before, after) = sides()
    guard !after.isEmpty else { return refuse() }
    after.removeFirst()
    replaceLine(before + after, cursor: before.unicodeScalars.count)
    return LE_DONE
  }

  private func move(right: Bool) -> le_outcome {
    let (before, after) = sides()
    let cursor = before.unicodeScalars.count
    guard let passed = right ? after.first : before.last else { return refuse() }
    replaceLine(before + after, cursor: cursor + (right ? 1 : -1) * passed.unicodeScalars.count)
    return LE_DONE
  }

  // MARK: Completion

  private func complete() -> le_outcome {
    let (before, after) = sides()
    let line = Array(before + after)
    let list = complete(String(line), cursor: before.count)
    guard list.range.upperBound <= line.count, let first = list.candidates.first else { return refuse() }
    let word = String(line[list.range])
    let common = list.commonPrefix
    let isOnly = list.candidates.count == 1
    let rest = String(line[list.range.upperBound...])
    if isOnly || common.count > word.count {
      let terminator = isOnly && !rest.hasPrefix(first.terminator) ? first.terminator : ""
      let head = String(line[..<list.range.lowerBound]) + common + terminator
      replaceLine(head + rest, cursor: head.unicodeScalars.count)
      return LE_DONE
    }
    write(screen.finish() + CompletionPage(list.candidates, on: terminal).text(text(CompletionPage.more)))
    return LE_DONE
  }
}
