public import LabText

/// One word of the compiler's languages.
public struct GlossaryEntry: Sendable, Hashable {
  /// Which language a word belongs to.
  public enum Field: String, Sendable, Hashable, CaseIterable, Codable {
    case sil, notation, llvm, arm64, register, runtime, symbol

    /// The name a learner reads.
    public var title: Localized {
      switch self {
      case .sil: Localized(en: "SIL instruction", zh: "SIL 指令")
      case .notation: Localized(en: "SIL notation", zh: "SIL 记号")
      case .llvm: Localized(en: "LLVM IR", zh: "LLVM IR")
      case .arm64: Localized(en: "arm64 instruction", zh: "arm64 指令")
      case .register: Localized(en: "arm64 register", zh: "arm64 寄存器")
      case .runtime: Localized(en: "Swift runtime function", zh: "Swift 运行时函数")
      case .symbol: Localized(en: "symbol", zh: "符号")
      }
    }
  }

  /// Which language.
  public var field: Field
  /// The word.
  public var name: String
  /// What it means, in one sentence.
  public var meaning: Localized
  /// Why it is there and what to watch, in a few sentences; only for the words a learner meets first.
  public var detail: Localized?
}

/// The dictionary of SIL, LLVM IR, arm64 and the Swift runtime.
public struct Glossary: Sendable {
  /// Every entry, by field and then in the order of use.
  public let entries: [GlossaryEntry]
  private let places: [String: [Int]]

  /// Reads the dictionary that is part of the program.
  public init() {
    let details = Self.readDetails()
    let texts: [(GlossaryEntry.Field, String)] = [
      (.sil, Self.sil), (.notation, Self.notation), (.llvm, Self.llvm), (.arm64, Self.arm64),
      (.register, Self.registers), (.runtime, Self.runtime), (.symbol, Self.symbols),
    ]
    entries = texts.flatMap { field, text in
      text.split(separator: "\n").map { line in
        let parts = line.components(separatedBy: " | ")
        return GlossaryEntry(
          field: field, name: parts[0], meaning: Localized(en: parts[1], zh: parts[2]),
          detail: details["\(field.rawValue) \(parts[0])"])
      }
    }
    places = Dictionary(grouping: entries.indices) { [entries] in entries[$0].name.lowercased() }
  }

  /// The entries for a word: one for each language that has it (`load` is a SIL and an LLVM instruction).
  ///
  /// A register of a family (`x3`, `w9`), an intrinsic with its types (`llvm.memset.p0.i64`) and a word in brackets or
  /// with an argument (`[ossa]`, `@owned`) are found too.
  public func entries(for word: String) -> [GlossaryEntry] {
    let key = word.lowercased()
    for candidate in [key, Self.family(key), "[\(key)]", "@\(key)"] {
      if let found = candidate.flatMap({ places[$0] }) { return found.map { entries[$0] } }
    }
    if key.hasPrefix("llvm.") {
      var parts = key.split(separator: ".")
      while parts.count > 2 {
        parts.removeLast()
        if let found = places[parts.joined(separator: ".")] { return found.map { entries[$0] } }
      }
    }
    return []
  }

  /// Words near to one that is not in the dictionary.
  public func suggestions(for word: String) -> [String] {
    NearestNames.suggestions(for: word, in: places.keys.sorted())
  }

  private static func family(_ key: String) -> String? {
    guard let first = key.first, let number = Int(key.dropFirst()), (0...31).contains(number) else { return nil }
    switch (first, number) {
    case ("x", 0...7): return "x0-x7"
    case ("x", 19...28): return "x19-x28"
    case ("w", _): return "wn"
    case ("d", _): return "d0"
    case ("%", _): return "%0"
    default: return nil
    }
  }

  private static func readDetails() -> [String: Localized] {
    var result: [String: Localized] = [:]
    for text in [silDetails, machineDetails] {
      for block in text.components(separatedBy: "\n\n") {
        let lines = block.split(separator: "\n")
        guard lines.count == 3 else { continue }
        result[String(lines[0])] = Localized(en: String(lines[1]), zh: String(lines[2]))
      }
    }
    return result
  }
}

extension StringProtocol {
  /// The parts between a separator, empty ones included.
  func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
