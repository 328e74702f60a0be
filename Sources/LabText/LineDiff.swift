/// One line of a comparison of two texts.
public struct DiffLine: Hashable, Sendable {
  /// Where the line is found.
  public enum Side: Hashable, Sendable {
    /// In both texts.
    case both
    /// In the old text only.
    case old
    /// In the new text only.
    case new
  }

  /// Where the line is found.
  public var side: Side
  /// The line, without its newline.
  public var text: String
  /// Its number in the old text, from 1.
  public var oldNumber: Int?
  /// Its number in the new text, from 1.
  public var newNumber: Int?

  /// Creates a line.
  public init(side: Side, text: String, oldNumber: Int? = nil, newNumber: Int? = nil) {
    self.side = side
    self.text = text
    self.oldNumber = oldNumber
    self.newNumber = newNumber
  }
}

/// Compares texts line by line.
public enum LineDiff {
  /// The lines of both texts in one list: what is only in the old one stands before what replaced it.
  ///
  /// Equal beginnings and ends cost nothing; of the middle the shortest edit is found (Myers), unless it is so large
  /// (more than 4,000 lines on a side) that it is given as removed and added as a whole.
  public static func lines(from old: [String], to new: [String]) -> [DiffLine] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < new.count - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    var result = (0..<start).map { DiffLine(side: .both, text: old[$0], oldNumber: $0 + 1, newNumber: $0 + 1) }
    result += middle(old[start..<old.count - tail], new[start..<new.count - tail])
    for offset in stride(from: tail, to: 0, by: -1) {
      let (left, right) = (old.count - offset, new.count - offset)
      result.append(DiffLine(side: .both, text: old[left], oldNumber: left + 1, newNumber: right + 1))
    }
    return result
  }

  private static func middle(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [DiffLine] {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    if max(old.count, new.count) > 4000 {
      removed = Set(old.indices)
      inserted = Set(new.indices)
    } else {
      for change in Array(new).difference(from: Array(old)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
        case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
        }
      }
    }
    var result: [DiffLine] = []
    var (left, right) = (old.startIndex, new.startIndex)
    while left < old.endIndex || right < new.endIndex {
      if left < old.endIndex, removed.contains(left) {
        result.append(DiffLine(side: .old, text: old[left], oldNumber: left + 1))
        left += 1
      } else if right < new.endIndex, inserted.contains(right) {
        result.append(DiffLine(side: .new, text: new[right], newNumber: right + 1))
        right += 1
      } else {
        result.append(DiffLine(side: .both, text: old[left], oldNumber: left + 1, newNumber: right + 1))
        left += 1
        right += 1
      }
    }
    return result
  }

  /// The changed lines with `-` and `+` before them and a few equal ones around, `⋯` where equal lines are left out.
  ///
  /// - Parameter context: How many equal lines are shown before and after a change.
  public static func styled(_ lines: [DiffLine], context: Int = 2) -> StyledText {
    var isShown = [Bool](repeating: false, count: lines.count)
    for index in lines.indices where lines[index].side != .both {
      for near in max(0, index - context)...min(lines.count - 1, index + context) { isShown[near] = true }
    }
    var text = StyledText()
    var isGap = false
    for index in lines.indices {
      guard isShown[index] else {
        isGap = true
        continue
      }
      if isGap && !text.isEmpty { text.append("⋯\n", .dim) }
      isGap = false
      let line = lines[index].text.escapingUntrusted() + "\n"
      switch lines[index].side {
      case .both: text.append("  " + line)
      case .old: text.append("- " + line, .failure)
      case .new: text.append("+ " + line, .success)
      }
    }
    return text
  }
}
