public import LabText

/// What the compiler holds in its hands at one point of its work.
public enum Stage: String, Sendable, Hashable, CaseIterable, Codable {
  /// SIL as SILGen writes it, before any check or optimization ("raw SIL").
  case silgen
  /// SIL after the mandatory passes, and in an optimized build after the SIL optimizer.
  case sil
  /// LLVM IR as IRGen writes it, before LLVM's passes.
  case irgen
  /// LLVM IR after LLVM's passes: what the code generator reads.
  case ir
  /// Machine code as text.
  case assembly
}

/// The two builds every stage is shown for.
public enum BuildMode: String, Sendable, Hashable, CaseIterable, Codable {
  /// `-Onone`.
  case debug
  /// `-O`.
  case optimized

  /// The compiler's own flag.
  public var flag: String { self == .debug ? "-Onone" : "-O" }

  /// The name a learner reads.
  public var title: Localized {
    switch self {
    case .debug: Localized(en: "Debug", zh: "调试")
    case .optimized: Localized(en: "Optimized", zh: "优化")
    }
  }
}

/// One stage in one mode: a text the compiler wrote.
public struct Pane: Sendable, Hashable, Codable {
  /// Which point of the compiler's work.
  public var stage: Stage
  /// Which build.
  public var mode: BuildMode

  /// Creates a pane's name.
  public init(_ stage: Stage, _ mode: BuildMode = .debug) {
    self.stage = stage
    self.mode = mode
  }

  /// Every pane, in the order the compiler makes them: Debug down to machine code, then Optimized.
  public static let all: [Pane] = BuildMode.allCases.flatMap { mode in Stage.allCases.map { Pane($0, mode) } }

  /// The panes shown side by side by default: each stage that differs, Debug beside Optimized.
  public static let shown: [Pane] = [
    Pane(.silgen), Pane(.sil), Pane(.sil, .optimized), Pane(.ir), Pane(.ir, .optimized), Pane(.assembly),
    Pane(.assembly, .optimized),
  ]

  /// The word that selects this pane on the command line, such as `sil` or `arm64-optimized`.
  public var id: String {
    let name = stage == .assembly ? "arm64" : stage.rawValue
    return mode == .debug ? name : name + "-optimized"
  }

  /// The name a learner reads.
  public var title: Localized {
    let name: Localized =
      switch stage {
      case .silgen: Localized(en: "SILGen (raw SIL)", zh: "SILGen（原始 SIL）")
      case .sil:
        mode == .debug
          ? Localized(en: "SIL (canonical)", zh: "SIL（规范形式）") : Localized(en: "SIL (optimized)", zh: "SIL（优化后）")
      case .irgen: Localized(en: "LLVM IR before LLVM's passes", zh: "LLVM IR（LLVM 优化前）")
      case .ir: Localized(en: "LLVM IR", zh: "LLVM IR")
      case .assembly: Localized(en: "machine code", zh: "机器代码")
      }
    return Localized(en: "\(name.en) · \(mode.title.en)", zh: "\(name.zh) · \(mode.title.zh)")
  }

  /// The pane a learner's word means: `sil`, `sil-optimized`, `optimized-sil`, `ir.debug`, `asm`, `raw`.
  ///
  /// - Parameter mode: The mode when the word names none.
  /// - Returns: `nil` when the word names no stage.
  public init?(named word: String, mode: BuildMode = .debug) {
    var stage: Stage?
    var named = mode
    for part in word.lowercased().split(whereSeparator: { "-.:/_ ".contains($0) }) {
      switch part {
      case "debug", "onone", "d": named = .debug
      case "optimized", "optimised", "o", "release", "opt": named = .optimized
      case "silgen", "raw": stage = .silgen
      case "sil", "canonical": stage = .sil
      case "irgen": stage = .irgen
      case "ir", "llvm": stage = .ir
      case "asm", "arm64", "assembly", "machine", "aarch64", "s": stage = .assembly
      default: return nil
      }
    }
    guard let stage else { return nil }
    self.init(stage, named)
  }

  /// The two panes a `--diff A B` means. A bare mode name (`debug optimized`) takes `stage`.
  ///
  /// - Returns: `nil` when a word names neither a pane nor a mode.
  public static func pair(_ first: String, _ second: String, stage: Stage = .assembly) -> (Pane, Pane)? {
    func pane(_ word: String) -> Pane? {
      if let pane = Pane(named: word) { return pane }
      return Pane(named: stage.rawValue + "-" + word)
    }
    guard let left = pane(first), let right = pane(second) else { return nil }
    return (left, right)
  }
}
