public import LabText

/// Two panes beside each other, function by function.
public struct PaneDiff: Sendable {
  /// One function in both panes.
  public struct Function: Sendable {
    /// The name a learner reads.
    public var name: String
    /// Its first line in the source.
    public var sourceLine: Int?
    /// How it differs.
    public var content: Content
  }

  /// How a function differs.
  public enum Content: Sendable {
    /// The same stage in both modes: what stayed, went and came. Numbers of values and labels are left out of the
    /// comparison, because they change with every line.
    case lines([DiffLine])
    /// Two stages of different languages: what each made of each source line; `nil` stands for what the compiler made.
    case bySourceLine([(line: Int?, left: [String], right: [String])])
    /// It exists on one side only.
    case onlyLeft([String])
    /// It exists on one side only.
    case onlyRight([String])
  }

  /// The pane on the left, called old in the lines.
  public var left: Pane
  /// The pane on the right, called new in the lines.
  public var right: Pane
  /// The functions, in the order of the source.
  public var functions: [Function]

  /// Compares two panes of an artefact.
  ///
  /// - Parameter includesSynthesized: Shows accessors and initializers that the compiler wrote as well.
  public init(_ artifact: Artifact, _ left: Pane, _ right: Pane, includesSynthesized: Bool = false) {
    self.left = left
    self.right = right
    let old = artifact.reading(left).functions.filter { $0.kind == .written || includesSynthesized && $0.kind.isOwn }
    let new = artifact.reading(right).functions.filter { $0.kind == .written || includesSynthesized && $0.kind.isOwn }
    var functions: [Function] = []
    for function in old {
      let other = new.first { $0.symbol == function.symbol }
      functions.append(
        Function(
          name: function.name, sourceLine: function.sourceLine,
          content: other.map { Self.compare(function, $0, isSameStage: left.stage == right.stage) }
            ?? .onlyLeft(function.lines.map(\.text))))
    }
    let known = Set(old.map(\.symbol))
    for function in new where !known.contains(function.symbol) {
      functions.append(
        Function(name: function.name, sourceLine: function.sourceLine, content: .onlyRight(function.lines.map(\.text))))
    }
    self.functions = functions.enumerated().sorted {
      ($0.element.sourceLine ?? .max, $0.offset) < ($1.element.sourceLine ?? .max, $1.offset)
    }.map(\.element)
  }

  private static func compare(_ old: CompiledFunction, _ new: CompiledFunction, isSameStage: Bool) -> Content {
    guard isSameStage else {
      let lines = Set((old.lines + new.lines).compactMap(\.origin.line)).sorted().map(Optional.some) + [nil]
      return .bySourceLine(
        lines.compactMap { line in
          let left = old.lines.filter { $0.operation != nil && !$0.isRemark && $0.origin.line == line }.map(\.text)
          let right = new.lines.filter { $0.operation != nil && !$0.isRemark && $0.origin.line == line }.map(\.text)
          return left.isEmpty && right.isEmpty ? nil : (line, left, right)
        })
    }
    let left = old.lines.filter { !$0.isRemark }.map(\.text)
    let right = new.lines.filter { !$0.isRemark }.map(\.text)
    let difference = right.map(normalized).difference(from: left.map(normalized))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [DiffLine] = []
    var from = 0
    var to = 0
    while from < left.count || to < right.count {
      if removed.contains(from) {
        result.append(DiffLine(side: .old, text: left[from], oldNumber: from + 1))
        from += 1
      } else if inserted.contains(to) {
        result.append(DiffLine(side: .new, text: right[to], newNumber: to + 1))
        to += 1
      } else {
        result.append(DiffLine(side: .both, text: right[to], oldNumber: from + 1, newNumber: to + 1))
        from += 1
        to += 1
      }
    }
    return .lines(result)
  }

  /// A line without the numbers that only name values and labels.
  private static func normalized(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var isNumber = false
    for byte in text.utf8 {
      if isNumber, byte.isDigit || byte == UInt8(ascii: "_") { continue }
      isNumber =
        byte == UInt8(ascii: "%") || (byte == UInt8(ascii: "b") && result.last == UInt8(ascii: "b"))
        || (byte == UInt8(ascii: "B") && result.last == UInt8(ascii: "B"))
      result.append(byte)
    }
    return result
  }
}
