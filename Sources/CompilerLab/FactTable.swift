import LabText

/// What was counted in every function of the learner's file, in every pane.
public struct FactTable: Sendable {
  /// One function through all panes.
  public struct Row: Sendable {
    /// The linker's name.
    public var symbol: String
    /// The name a learner reads.
    public var name: String
    /// Its first line.
    public var sourceLine: Int?
    /// Whether it has statements of the file.
    public var isWritten: Bool
    /// The counts by pane; a pane in which the function does not exist is missing.
    public var counts: [Pane: FactCounts]
  }

  /// The functions, in the order of the source.
  public var rows: [Row]

  /// Counts everything in an artefact.
  public init(_ artifact: Artifact) {
    var order: [String] = []
    var rows: [String: Row] = [:]
    for pane in Pane.shown {
      for function in artifact.reading(pane).own {
        if rows[function.symbol] == nil {
          order.append(function.symbol)
          rows[function.symbol] = Row(
            symbol: function.symbol, name: function.name, sourceLine: function.sourceLine,
            isWritten: function.kind == .written, counts: [:])
        }
        rows[function.symbol]!.counts[pane] = function.facts(
          pane.stage, instructionSet: artifact.route.instructionSet)
        if rows[function.symbol]!.sourceLine == nil { rows[function.symbol]!.sourceLine = function.sourceLine }
      }
    }
    self.rows = order.map { rows[$0]! }.enumerated().sorted {
      ($0.element.sourceLine ?? .max, $0.offset) < ($1.element.sourceLine ?? .max, $1.offset)
    }.map(\.element)
  }

  /// The sum over the file's functions.
  ///
  /// - Parameter writtenOnly: Leaves out accessors and initializers that the compiler wrote.
  public func total(_ pane: Pane, writtenOnly: Bool = false) -> FactCounts {
    rows.reduce(into: FactCounts()) { sum, row in
      if let counts = row.counts[pane], !writtenOnly || row.isWritten { sum += counts }
    }
  }

  /// The row of a function by the name a learner reads, with or without its argument labels.
  public func row(named name: String) -> Row? {
    rows.first { $0.name == name } ?? rows.first { $0.name.prefix { $0 != "(" } == name }
  }
}
