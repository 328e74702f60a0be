public import LabText

/// Which way the machine code came about. Shown on every machine-code pane.
public enum Route: Sendable, Hashable, Codable {
  /// The host is arm64; nothing special is needed.
  case native(target: String)
  /// A true Swift build for arm64 Linux on another host, against this toolchain's own library with the target's name
  /// in its header changed. Neither linked nor run.
  case relabelledLibrary(target: String)
  /// The host's LLVM IR, given to LLVM's arm64 code generator.
  case loweredFromHostIR(target: String, host: String)
  /// Machine code of the host, which is not arm64.
  case hostOnly(target: String)

  /// The instruction set of the machine-code panes.
  public var instructionSet: InstructionSet {
    switch self {
    case .native(let target), .hostOnly(let target):
      target.hasPrefix("arm64") || target.hasPrefix("aarch64") ? .arm64 : .x86_64
    case .relabelledLibrary, .loweredFromHostIR: .arm64
    }
  }

  /// What a pane made this way is, in one line.
  public var label: Localized {
    switch self {
    case .native(let target):
      Localized(en: "ARM64 · this machine (\(target))", zh: "ARM64 · 本机（\(target)）")
    case .relabelledLibrary(let target):
      Localized(
        en: """
          ARM64 Linux · Swift build for \(target) on another host, with this toolchain's own library relabelled · \
          not linked, not run
          """,
        zh: "ARM64 Linux · 在其他架构的主机上为 \(target) 编译，使用本工具链自带、改过目标名的标准库 · 未链接、未运行")
    case .loweredFromHostIR(let target, let host):
      Localized(
        en: """
          ARM64 Linux · LLVM's code for \(target) from \(host) Swift IR · loops, SIMD and #if arch may differ from \
          a real ARM64 build
          """,
        zh: "ARM64 Linux · 由 \(host) 的 Swift IR 经 LLVM 生成的 \(target) 代码 · 循环、SIMD 和 #if arch 可能与真正的 ARM64 编译不同")
    case .hostOnly(let target):
      Localized(
        en: "\(target) · this machine's code; ARM64 could not be made here",
        zh: "\(target) · 本机的机器代码；这里无法生成 ARM64")
    }
  }
}

/// Everything the compiler said about one source file.
public struct Artifact: Sendable {
  /// The file.
  public let source: CompilerSource
  /// The compiler's own version line.
  public let compilerVersion: String
  /// Which way the machine code came about.
  public let route: Route
  /// Whether the file has statements outside of functions and was compiled as a script.
  public let isScript: Bool
  /// The warnings of the compiler, as it prints them.
  public let warnings: String
  /// Whether it came from the cache.
  public let isFromCache: Bool

  let texts: [Pane: [UInt8]]
  let commands: [Pane: CommandLine]
  let names: SymbolNames
  private let readings: [Pane: Reading]
  private let kinds: [String: FunctionKind]

  init(_ record: ArtifactRecord, source: CompilerSource, texts: [Pane: [UInt8]], isFromCache: Bool) {
    self.source = source
    compilerVersion = record.compilerVersion
    route = record.route
    isScript = record.isScript
    warnings = record.warnings
    self.isFromCache = isFromCache
    self.texts = texts
    commands = Dictionary(record.commands.map { ($0.pane, $0.command) }, uniquingKeysWith: { first, _ in first })
    var names = SymbolNames(module: CompilerSource.moduleName)
    for pane in [Pane(.sil), Pane(.sil, .optimized), Pane(.silgen)] { names.collect(fromSIL: texts[pane] ?? []) }
    self.names = names
    var readings: [Pane: Reading] = [:]
    var silgen = SILReader(pane: Pane(.silgen), file: source.fileName, names: names).read(texts[Pane(.silgen)] ?? [])
    Self.markInheritedInitializers(&silgen, source)
    readings[Pane(.silgen)] = silgen
    let written = Set(silgen.functions.filter { $0.kind == .written }.map(\.symbol))
    var kinds: [String: FunctionKind] = [:]
    for pane in Pane.shown where pane.stage == .sil {
      let reading = SILReader(pane: pane, file: source.fileName, names: names).read(texts[pane] ?? [], written: written)
      readings[pane] = reading
      for function in reading.functions { kinds[function.symbol] = function.kind }
    }
    for function in silgen.functions { kinds[function.symbol] = function.kind }
    self.kinds = kinds
    for pane in Pane.shown where readings[pane] == nil {
      var reading = Self.read(pane, texts[pane] ?? [], source.fileName, names, record.route, kinds)
      Self.settle(&reading, kinds, names)
      readings[pane] = reading
    }
    self.readings = readings
  }

  /// An initializer that a class inherits has the position of the class: the compiler wrote it.
  private static func markInheritedInitializers(_ reading: inout Reading, _ source: CompilerSource) {
    let lines = source.lines
    for index in reading.functions.indices where reading.functions[index].kind == .written {
      let function = reading.functions[index]
      guard function.symbol.hasSuffix("fc") || function.symbol.hasSuffix("fC"), let line = function.sourceLine,
        lines.indices.contains(line - 1), !lines[line - 1].holds("init")
      else { continue }
      reading.functions[index].kind = .synthesized
    }
  }

  /// Gives functions that only LLVM IR and machine code have to the functions they belong to: the second half of an
  /// accessor, and a closure's body when it was copied into the closure's forwarder.
  private static func settle(_ reading: inout Reading, _ kinds: [String: FunctionKind], _ names: SymbolNames) {
    let present = Set(reading.functions.map(\.symbol))
    for index in reading.functions.indices {
      let symbol = reading.functions[index].symbol
      if let base = SymbolNames.resumedBase(symbol) {
        reading.functions[index].kind = kinds[base] ?? names.kind(of: base)
      } else if symbol.hasSuffix("TA") {
        let base = String(symbol.dropLast(2))
        guard !present.contains(base), kinds[base] == .written else { continue }
        reading.functions[index].kind = .written
        reading.functions[index].symbol = base
        reading.functions[index].name = names.name(of: base)
      }
    }
  }

  private static func read(
    _ pane: Pane, _ text: [UInt8], _ file: String, _ names: SymbolNames, _ route: Route, _ kinds: [String: FunctionKind]
  ) -> Reading {
    switch pane.stage {
    case .silgen, .sil: SILReader(pane: pane, file: file, names: names).read(text)
    case .irgen, .ir: IRReader(pane: pane, file: file, names: names).read(text, kinds: kinds)
    case .assembly:
      AssemblyReader(pane: pane, file: file, names: names, instructionSet: route.instructionSet)
        .read(text, kinds: kinds)
    }
  }

  /// A pane's text, read into functions.
  public func reading(_ pane: Pane) -> Reading {
    readings[pane] ?? Self.read(pane, texts[pane] ?? [], source.fileName, names, route, kinds)
  }

  /// A pane's text as the compiler wrote it.
  public func text(_ pane: Pane) -> String { String(decoding: texts[pane] ?? [], as: UTF8.self) }

  /// The command that made a pane, to copy into a shell.
  public func command(_ pane: Pane) -> String { commands[pane]?.copyable ?? "" }

  /// A symbol's name for reading.
  public func name(of symbol: String) -> String { names.name(of: symbol) }

  /// The functions with statements of the learner's file, in the order of the source.
  public var writtenFunctions: [CompiledFunction] { reading(Pane(.silgen)).functions.filter { $0.kind == .written } }

  /// How often a word occurs in the file's own functions: an instruction (`witness_method`, `blr`), or a function that
  /// is called (`swift_retain`). A closure or accessor counts with the rest.
  public func count(of word: String, in pane: Pane) -> Int { occurrences(of: word, in: pane).count }

  /// Where a word occurs in the file's own functions.
  public func occurrences(of word: String, in pane: Pane) -> [Occurrence] {
    reading(pane).own.flatMap { function in
      function.lines.filter { $0.matches(word) }.map {
        Occurrence(pane: pane, function: function.name, line: $0)
      }
    }
  }

  /// The stages in which a word occurs, for a prediction that names none: the first pane that knows the word.
  public func pane(knowing word: String, mode: BuildMode) -> Pane? {
    [Pane(.sil, mode), Pane(.silgen, mode), Pane(.ir, mode), Pane(.assembly, mode)].first { count(of: word, in: $0) > 0 }
  }
}

/// One place where a word occurs.
public struct Occurrence: Sendable, Hashable {
  /// The pane.
  public var pane: Pane
  /// The function's name for reading.
  public var function: String
  /// The line.
  public var line: CodeLine
}

extension CodeLine {
  /// Whether an instruction is what a learner's word means.
  func matches(_ word: String) -> Bool {
    guard let operation else { return false }
    if operation == word { return true }
    switch callee {
    case .symbol(let name): return name == word
    case .intrinsic(let name): return name == word
    case .indirect, nil: return false
    }
  }
}
