public import CompilerLab
public import LabText

/// What the compiler made of a sample, as far as a page shows it: the functions with statements of the file in every
/// stage. Kept in the project, so that the site is written without a compiler.
public struct MicroscopeRecord: Sendable, Hashable, Codable {
  /// One line of compiler output.
  public struct Line: Sendable, Hashable, Codable {
    /// The line, demangled.
    public var text: String
    /// The instruction's name.
    public var operation: String?
    /// The source line it belongs to.
    public var own: Int?
    /// The source line it was written on, when the optimizer moved it.
    public var inlined: Int?
    /// Whether the compiler says that it made the line by itself.
    public var isMade: Bool?
  }

  /// One function in one stage.
  public struct Function: Sendable, Hashable, Codable {
    /// The name for reading.
    public var name: String
    /// Its lines, the head first.
    public var lines: [Line]
  }

  /// One stage in one mode.
  public struct Stage: Sendable, Hashable, Codable {
    /// The pane's word, such as `sil-optimized`.
    public var id: String
    /// The command that made it, without this machine's folders.
    public var command: String
    /// How many functions the compiler wrote beside those shown.
    public var hiddenCount: Int
    /// The functions.
    public var functions: [Function]
  }

  /// What was counted in a function.
  public struct Fact: Sendable, Hashable, Codable {
    /// The name for reading.
    public var name: String
    /// What the optimizer did to it, in words.
    public var explanation: Localized?
    /// The counts by pane and kind; a kind that is missing was not met.
    public var counts: [String: [String: Int]]
  }

  /// A function in a stage of both modes: `=`, `-` and `+` for each line that stayed, went and came.
  public struct Difference: Sendable, Hashable, Codable {
    /// The stage in Debug; the other side is the same stage optimized.
    public var pane: String
    /// The function's name for reading.
    public var name: String
    /// One character a line.
    public var sides: String
  }

  /// The sample's name.
  public var sample: String
  /// The sample's text when it was recorded.
  public var source: String
  /// The compiler's own version line.
  public var compiler: String
  /// The day of the recording.
  public var date: String
  /// How the machine code came about.
  public var route: Localized
  /// The stages.
  public var stages: [Stage]
  /// The counts.
  public var facts: [Fact]
  /// What the optimizer changed.
  public var differences: [Difference]

  /// Takes from an artefact what a page shows.
  ///
  /// - Parameters:
  ///   - date: The day, such as `2026-11-30`.
  ///   - clean: Takes the folders of this machine out of a command.
  public init(_ artifact: Artifact, date: String, clean: (String) -> String) {
    sample = artifact.source.sample ?? artifact.source.displayName
    source = artifact.source.text
    compiler = artifact.compilerVersion
    self.date = date
    route = artifact.route.label
    stages = Pane.shown.map { pane in
      let all = artifact.reading(pane).functions
      let written = all.filter { $0.kind == .written }
      return Stage(
        id: pane.id, command: clean(artifact.command(pane)), hiddenCount: all.count - written.count,
        functions: written.map { Function(name: $0.name, lines: $0.lines.filter { !$0.isRemark }.map(Line.init)) })
    }
    facts = FactTable(artifact).rows.filter(\.isWritten).map { row in
      var counts: [String: [String: Int]] = [:]
      for (pane, found) in row.counts {
        let kinds = FactKind.allCases.filter { found[$0] > 0 }
        counts[pane.id] = Dictionary(uniqueKeysWithValues: kinds.map { ($0.rawValue, found[$0]) })
      }
      return Fact(name: row.name, explanation: artifact.explanation(of: row.symbol), counts: counts)
    }
    differences = [CompilerLab.Stage.sil, .ir, .assembly].flatMap { stage in
      PaneDiff(artifact, Pane(stage), Pane(stage, .optimized)).functions.compactMap { function in
        guard case .lines(let lines) = function.content else { return nil }
        let sides = lines.map { $0.side == .both ? "=" : $0.side == .old ? "-" : "+" }.joined()
        return Difference(pane: Pane(stage).id, name: function.name, sides: sides)
      }
    }
  }

  /// A stage by its pane's word.
  func stage(_ id: String) -> Stage? { stages.first { $0.id == id } }
}

extension MicroscopeRecord.Line {
  init(_ line: CodeLine) {
    text = line.text
    operation = line.operation
    switch line.origin {
    case .source(let own, let inlined):
      self.own = own
      self.inlined = inlined
    case .compilerMade: isMade = true
    case .unknown: break
    }
  }
}
