public import LabSystem
public import LabText

/// A step of the compiler's work, for a line that says what is going on.
public enum CompilerStep: Sendable, Hashable {
  /// The standard library is being made readable for arm64; once for each toolchain.
  case relabelling
  /// SILGen, SIL, LLVM IR and machine code of one mode are being made.
  case compiling(BuildMode)
  /// All stages of one mode are there.
  case finished(BuildMode)
  /// LLVM makes arm64 code from IR of the host.
  case lowering(BuildMode)
  /// The texts are being read.
  case reading

  /// What a learner reads.
  public var title: Localized {
    switch self {
    case .relabelling:
      Localized(en: "preparing the library for ARM64 (once)", zh: "正在为 ARM64 准备标准库（只做一次）")
    case .compiling(let mode):
      Localized(
        en: "\(mode.title.en): SILGen → SIL → LLVM IR → machine code",
        zh: "\(mode.title.zh)：SILGen → SIL → LLVM IR → 机器代码")
    case .finished(let mode): Localized(en: "\(mode.title.en): done", zh: "\(mode.title.zh)：完成")
    case .lowering(let mode):
      Localized(en: "\(mode.title.en): LLVM IR → ARM64", zh: "\(mode.title.zh)：LLVM IR → ARM64")
    case .reading: Localized(en: "reading the stages", zh: "正在阅读各个阶段")
    }
  }
}

/// Compiles one file to every stage, Debug and Optimized side by side, and remembers the result.
public struct CompilerPipeline: Sendable {
  let toolchain: SwiftToolchain
  let cacheFolder: String
  let processes: any ProcessRunner
  let files: any FileSystem
  let limits: CompilerLimits
  /// Whether the compiler is asked for one stage at a time, as versions before 6.3 need it.
  let isStageByStage: Bool

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - cacheFolder: A real folder of the lab's; the compiler works and the results stay in it. It may be deleted at
  ///     any time.
  ///   - isStageByStage: `nil` lets the compiler's version decide.
  public init(
    toolchain: SwiftToolchain, cacheFolder: String, processes: any ProcessRunner, files: any FileSystem,
    limits: CompilerLimits = CompilerLimits(), isStageByStage: Bool? = nil
  ) {
    self.toolchain = toolchain
    self.cacheFolder = cacheFolder
    self.processes = processes
    self.files = files
    self.limits = limits
    self.isStageByStage = isStageByStage ?? !toolchain.writesByProducts
  }

  var workFolders: WorkFolders { WorkFolders(cache: cacheFolder, files: files) }

  /// Compiles a file, or takes the result from the cache.
  ///
  /// - Throws: `SwiftcRefusal` when the compiler refuses the file, a `Diagnostic` when it crashes, takes too long or
  ///   can't be started, `CancellationError` when the task was cancelled. Nothing of a failed run stays behind.
  public func compile(
    _ source: CompilerSource, progress: @Sendable (CompilerStep) -> Void = { _ in }
  ) async throws -> Artifact {
    let cache = ArtifactCache(folder: cacheFolder, files: files, limits: limits)
    let key = ArtifactCache.Key(source: source, toolchain: toolchain, isStageByStage: isStageByStage)
    if let artifact = cache.artifact(key, source: source) { return artifact }
    let work = try cache.begin(source: source)
    do {
      var (record, texts) = try await make(source, in: work, progress: progress)
      progress(.reading)
      // Every path on a command line is relative, so the command gives the same bytes in the folder's last place.
      for index in record.commands.indices { record.commands[index].command.folder = cache.place(key) }
      let artifact = Artifact(record, source: source, texts: texts, isFromCache: false)
      cache.finish(key, in: work, record, texts)
      return artifact
    } catch {
      cache.abandon(work)
      throw error
    }
  }

  private func make(
    _ source: CompilerSource, in folder: String, progress: @Sendable (CompilerStep) -> Void
  ) async throws -> (ArtifactRecord, [Pane: [UInt8]]) {
    var failure: (any Error)?
    for route in try await routes(for: source, progress: progress) {
      do {
        return try await make(source, in: folder, route: route, isScript: false, progress: progress)
      } catch let error as StageFailure {
        if case .refused(let text) = error, Self.isScript(text) {
          do {
            return try await make(source, in: folder, route: route, isScript: true, progress: progress)
          } catch let error as StageFailure { failure = try error.explained(source, limits, orStopping: true) }
        } else {
          failure = try error.explained(source, limits, orStopping: true)
        }
      }
    }
    throw failure ?? Diagnostic(Localized(en: "nothing was compiled", zh: "没有编译任何内容"))
  }

  private static func isScript(_ text: String) -> Bool {
    text.contains("are not allowed at the top level") || text.contains("is not allowed at the top level")
  }

  private func make(
    _ source: CompilerSource, in folder: String, route: Route, isScript: Bool,
    progress: @Sendable (CompilerStep) -> Void
  ) async throws -> (ArtifactRecord, [Pane: [UInt8]]) {
    let runs = BuildMode.allCases.map {
      StageRun(pipeline: self, source: source, folder: folder, mode: $0, route: route, isScript: isScript)
    }
    // Two processes are the least: -Onone and -O can't share one. They run side by side, the longer one first.
    return try await withThrowingTaskGroup(of: StageResult.self) { group in
      for run in runs.reversed() {
        progress(.compiling(run.mode))
        group.addTask(executorPreference: globalConcurrentExecutor) { try await run.result() }
      }
      var texts: [Pane: [UInt8]] = [:]
      var commands: [(pane: Pane, command: CommandLine)] = []
      var warnings = ""
      for try await result in group {
        progress(.finished(result.mode))
        texts.merge(result.texts, uniquingKeysWith: { $1 })
        commands += result.commands.map { (pane: $0.key, command: $0.value) }
        if result.mode == .debug { warnings = result.warnings }
      }
      let record = ArtifactRecord(
        compilerVersion: toolchain.versionLine, route: route, isScript: isScript, warnings: warnings,
        commands: commands.sorted { $0.pane.id < $1.pane.id })
      return (record, texts)
    }
  }
}

// MARK: - Routes

extension CompilerPipeline {
  static let armTarget = "aarch64-unknown-linux-gnu"

  /// The ways to machine code, the truest first.
  private func routes(
    for source: CompilerSource, progress: @Sendable (CompilerStep) -> Void
  ) async throws -> [Route] {
    let host = toolchain.hostTarget
    if toolchain.isHostARM64 { return [.native(target: host)] }
    if toolchain.isApple {
      // Apple's SDK holds the library for every architecture.
      let version = host.drop { $0 != "-" }
      return [.native(target: "arm64" + version), .hostOnly(target: host)]
    }
    guard toolchain.isLinux else { return [.hostOnly(target: host)] }
    var routes: [Route] = []
    let library = RelabelledLibrary(pipeline: self)
    if library.covers(source), try await library.isReady(progress: progress) {
      routes.append(.relabelledLibrary(target: Self.armTarget))
    }
    let architecture = String(host.prefix { $0 != "-" })
    return routes + [.loweredFromHostIR(target: Self.armTarget, host: architecture), .hostOnly(target: host)]
  }

  /// The folder that stands in for the toolchain's resources on the relabelled route.
  var libraryFolder: String {
    "\(cacheFolder)/library-\(hexHash(Array((toolchain.frontend + toolchain.versionLine + toolchain.hostTarget).utf8)))"
  }

  /// Where the compiler keeps the C modules it has read.
  var moduleCache: String { "\(cacheFolder)/modules" }

  /// The words that name target, library and caches.
  ///
  /// - Parameter library: The relabelled library, when it is not yet in its place.
  func targetArguments(_ route: Route, library: String? = nil) -> [String] {
    var words: [String]
    switch route {
    case .native(let target), .hostOnly(let target): words = ["-target", target]
    case .loweredFromHostIR: words = ["-target", toolchain.hostTarget]
    case .relabelledLibrary(let target): words = ["-target", target, "-resource-dir", library ?? libraryFolder]
    }
    if let sdk = toolchain.sdk { words += ["-sdk", sdk] }
    words += ["-module-cache-path", moduleCache]
    if !toolchain.isApple { words.append("-disable-objc-interop") }
    return words
  }

  /// The words that let macros work.
  var pluginArguments: [String] {
    let host = toolchain.resourceFolder + "/host"
    let server = host + "/libSwiftInProcPluginServer." + (toolchain.isApple ? "dylib" : "so")
    return ["-plugin-path", host + "/plugins", "-in-process-plugin-server-path", server]
  }

  /// Starts the compiler in a folder.
  func run(_ arguments: [String], in folder: String, errorFile: String? = nil) async throws -> ProcessResult {
    do {
      return try await processes.run(
        ProcessRequest(
          toolchain.frontend, arguments, environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder],
          workingDirectory: folder, errorFile: errorFile, outputLimit: limits.outputLimit, timeLimit: limits.timeLimit))
    } catch let error as ProcessStartError {
      throw Diagnostic(
        Localized(
          en: "the compiler could not be started: \(error.reason)", zh: "无法启动编译器：\(error.reason)"),
        notes: [Localized(same: error.executable.escapingUntrusted())])
    }
  }
}
