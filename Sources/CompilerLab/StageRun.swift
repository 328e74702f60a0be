import LabSystem
import LabText

/// Why a run of the compiler brought no stages.
enum StageFailure: Error {
  /// It refused the file; its text says why.
  case refused(String)
  /// It ended by a signal; what it printed is its own stack, which helps no learner.
  case crashed
  /// It was killed because its time was over.
  case tookTooLong
  /// It wrote more than the limit.
  case tooMuchOutput

  /// The error for a learner.
  ///
  /// - Parameter stops: Throws it at once when another route would only cost the same again.
  func explained(_ source: CompilerSource, _ limits: CompilerLimits, orStopping stops: Bool) throws -> any Error {
    switch self {
    case .refused, .crashed: return explained(source, limits)
    case .tookTooLong, .tooMuchOutput: throw explained(source, limits)
    }
  }

  func explained(_ source: CompilerSource, _ limits: CompilerLimits) -> any Error {
    let name = source.displayName.escapingUntrusted()
    switch self {
    case .refused(let text): return SwiftcRefusal(text)
    case .crashed:
      return Diagnostic(
        Localized(en: "the compiler itself crashed on \(name)", zh: "编译器自己在处理 \(name) 时崩溃了"),
        hint: Localized(
          en: "this is a bug of the compiler, not of your file; take half of the file away to find the line",
          zh: "这是编译器的缺陷，不是你的文件有错；先删去一半内容，就能找到是哪一行"))
    case .tookTooLong:
      return Diagnostic(
        Localized(
          en: "the compiler took longer than \(limits.timeLimit.components.seconds) s for \(name) and was stopped",
          zh: "编译 \(name) 超过 \(limits.timeLimit.components.seconds) 秒，已停止"),
        hint: Localized(
          en: "a long expression without types is the usual cause: give its parts types of their own",
          zh: "常见原因是没有写类型的长表达式：给其中各部分写明类型"))
    case .tooMuchOutput:
      return Diagnostic(
        Localized(
          en: "the compiler wrote more than \(limits.outputLimit >> 20) MB for \(name)",
          zh: "\(name) 的编译结果超过 \(limits.outputLimit >> 20) MB"),
        hint: Localized(en: "look at a smaller part of the file", zh: "请只看文件中较小的一部分"))
    }
  }
}

/// The stages of one mode.
struct StageResult: Sendable {
  var mode: BuildMode
  var texts: [Pane: [UInt8]] = [:]
  var commands: [Pane: CommandLine] = [:]
  var warnings = ""
}

/// The making of all stages of one mode.
struct StageRun: Sendable {
  let pipeline: CompilerPipeline
  let source: CompilerSource
  let folder: String
  let mode: BuildMode
  let route: Route
  let isScript: Bool

  /// What LLVM prints in front of the module that it hands to the code generator.
  private static let banner: Needle = "*** IR Dump Before "

  func result() async throws -> StageResult {
    var result = pipeline.isStageByStage ? try await stageByStage() : try await atOnce()
    switch route {
    case .loweredFromHostIR(let target, _): try await lower(to: target, isOtherTarget: true, &result)
    case .native(let target), .hostOnly(let target):
      if isLowered { try await lower(to: target, isOtherTarget: false, &result) }
    case .relabelledLibrary: break
    }
    return result
  }

  /// Whether machine code is made from the IR by a process of its own.
  ///
  /// So it is for files that read C headers as well: LLVM would print every header module that is not yet in the module
  /// cache, many megabytes byte by byte, before the module that is wanted.
  private var isLowered: Bool {
    if case .loweredFromHostIR = route { return true }
    return !pipeline.isStageByStage && !RelabelledLibrary(pipeline: pipeline).covers(source)
  }

  // MARK: - One process for all stages

  private var common: [String] {
    var words = ["-frontend", "-primary-file", source.fileName, "-module-name", CompilerSource.moduleName]
    if !isScript { words.append("-parse-as-library") }
    words += pipeline.targetArguments(route)
    words += [mode.flag] + Self.flags
    return words + pipeline.pluginArguments
  }

  /// The words that are the same for every file, mode and route. They are part of a cache entry's name.
  static let flags = [
    "-gline-tables-only", "-file-compilation-dir", ".", "-enable-llvm-value-names", "-emit-verbose-sil",
    "-solver-expression-time-threshold=2",
  ]

  private static let printingIR = ["-Xllvm", "-print-before=pre-isel-intrinsic-lowering", "-Xllvm", "-print-module-scope"]

  private func atOnce() async throws -> StageResult {
    let isLowered = isLowered
    let last = isLowered ? Stage.ir : .assembly
    var words = common + ["-sil-output-path", file(.sil), "-ir-output-path", file(.irgen)]
    words += ["-Xllvm", "-sil-print-silgen-module"]
    words += isLowered ? ["-emit-ir", "-o", file(.ir)] : ["-S", "-o", file(.assembly)] + Self.printingIR
    let answer = try await run(words, errorFile: "\(folder)/\(mode.rawValue).errors")
    var result = StageResult(mode: mode)
    let command = CommandLine(folder: folder, program: pipeline.toolchain.frontend, arguments: words)
    for stage in Stage.allCases { result.commands[Pane(stage, mode)] = command }
    result.commands[Pane(.silgen, mode)]!.output = file(.silgen)
    result.texts[Pane(.silgen, mode)] = answer.output
    let (messages, module) = split(answer.errorOutput)
    result.warnings = messages
    if !isLowered {
      result.texts[Pane(.ir, mode)] = module
      result.commands[Pane(.ir, mode)]!.errors = file(.ir)
    }
    for stage in [Stage.sil, .irgen, last] { result.texts[Pane(stage, mode)] = try take(file(stage)) }
    return result
  }

  // MARK: - One process a stage

  private func stageByStage() async throws -> StageResult {
    let calls: [(Stage, String)] = [
      (.silgen, "-emit-silgen"), (.sil, "-emit-sil"), (.irgen, "-emit-irgen"), (.ir, "-emit-ir"), (.assembly, "-S"),
    ]
    return try await withThrowingTaskGroup(of: (Stage, [String], ProcessResult).self) { group in
      for (stage, flag) in calls {
        let words = common + [flag, "-o", file(stage)]
        group.addTask { (stage, words, try await run(words)) }
      }
      var result = StageResult(mode: mode)
      for try await (stage, words, answer) in group {
        result.commands[Pane(stage, mode)] = CommandLine(
          folder: folder, program: pipeline.toolchain.frontend, arguments: words)
        result.texts[Pane(stage, mode)] = try take(file(stage))
        if stage == .assembly { result.warnings = String(decoding: answer.errorOutput, as: UTF8.self) }
      }
      return result
    }
  }

  private func file(_ stage: Stage) -> String {
    switch stage {
    case .silgen: "\(mode.rawValue)-silgen.sil"
    case .sil: "\(mode.rawValue).sil"
    case .irgen: "\(mode.rawValue).ll"
    case .ir: "\(mode.rawValue)-after.ll"
    case .assembly: "\(mode.rawValue).s"
    }
  }

  // MARK: - Machine code from IR

  private func lower(to target: String, isOtherTarget: Bool, _ result: inout StageResult) async throws {
    var text = result.texts[Pane(.ir, mode)] ?? []
    if isOtherTarget {
      let probe = "\(mode.rawValue)-probe.swift"
      try pipeline.files.replace("\(folder)/\(probe)", with: [])
      let layout = try await run(
        ["-frontend", "-emit-ir", "-parse-stdlib", "-target", target, probe, "-module-name", "Probe"])
      try? pipeline.files.remove("\(folder)/\(probe)")
      text = ARM64Module.rewritten(text, target: target, probe: layout.output)
    }
    let input = "\(mode.rawValue)-lowered.ll"
    try pipeline.files.replace("\(folder)/\(input)", with: text)
    var words = [
      "-frontend", "-S", input, "-target", target, mode.flag, "-disable-llvm-optzns", "-module-name",
      CompilerSource.moduleName, "-o", file(.assembly),
    ]
    // Linux has no marked frames for async functions; LLVM would mark them when it only sees the IR.
    if target.contains("-linux") { words.append("-swift-async-frame-pointer=never") }
    _ = try await run(words)
    result.texts[Pane(.assembly, mode)] = try take(file(.assembly))
    result.commands[Pane(.assembly, mode)] = CommandLine(
      folder: folder, program: pipeline.toolchain.frontend, arguments: words)
  }

  // MARK: - Running

  /// - Parameter errorFile: Takes the standard error when the IR is printed on it, in tens of thousands of small writes.
  private func run(_ words: [String], errorFile: String? = nil) async throws -> ProcessResult {
    // Also when the run is cancelled: another try may follow in the same folder.
    defer { if let errorFile { try? pipeline.files.remove(errorFile) } }
    let answer = try await pipeline.run(words, in: folder, errorFile: errorFile)
    switch answer.ending {
    case .exited(0):
      if answer.isTruncated { throw StageFailure.tooMuchOutput }
      return answer
    case .exited(let status) where status < 128: throw StageFailure.refused(split(answer.errorOutput).messages)
    case .exited, .signalled: throw answer.isTruncated ? StageFailure.tooMuchOutput : .crashed
    case .timedOut: throw StageFailure.tookTooLong
    }
  }

  /// The messages, and the last module printed. Modules of C headers that had to be read first come before it.
  private func split(_ errors: [UInt8]) -> (messages: String, module: [UInt8]) {
    let text = errors[...]
    guard let last = text.lastIndex(of: Self.banner) else { return (text.string, []) }
    let first = text.firstIndex(of: Self.banner) ?? last
    let start = text[last...].firstIndex(of: UInt8.newline).map { $0 + 1 } ?? text.endIndex
    return (text[..<first].string, Array(text[start...]))
  }

  private func take(_ file: String) throws -> [UInt8] {
    let path = "\(folder)/\(file)"
    do {
      let bytes = try pipeline.files.read(path, limit: pipeline.limits.outputLimit)
      try? pipeline.files.remove(path)
      return bytes
    } catch {
      if error.reason == .tooLarge { throw StageFailure.tooMuchOutput }
      throw Diagnostic(error.sentence.escaped)
    }
  }
}

/// LLVM IR of another target made readable for LLVM's arm64 code generator.
///
/// The calling convention carries over because the code generator chooses it from `swiftself`, `swifterror` and
/// `swiftasync`, and because both targets pass values in the same pieces. Vector widths and `#if arch` stay the host's.
enum ARM64Module {
  static func rewritten(_ text: [UInt8], target: String, probe: [UInt8]) -> [UInt8] {
    let layout = String(decoding: probe, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("target datalayout") }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    forEachLine(of: text) { line, _ in
      if line.hasPrefix("target datalayout") {
        result += (layout.map(String.init) ?? "").utf8
      } else if line.hasPrefix("target triple") {
        result += "target triple = \"\(target)\"".utf8
      } else if line.hasPrefix("attributes #") {
        result += attributes(line.string).utf8
      } else {
        result += line
      }
      result.append(.newline)
    }
    return result
  }

  private static func attributes(_ line: String) -> String {
    line.replacing(/"target-cpu"="[^"]*"/, with: "\"target-cpu\"=\"generic\"")
      .replacing(/"target-features"="[^"]*"/, with: "\"target-features\"=\"+fp-armv8,+neon,+v8a,-fmv\"")
      .replacing(/\ "tune-cpu"="[^"]*"/, with: "")
      .replacing("\"frame-pointer\"=\"all\"", with: "\"frame-pointer\"=\"non-leaf\"")
  }
}
