public import Catalog
public import CompilerLab
import LabSystem
public import LabText

extension Workbench {
  /// The compiler with its cache.
  ///
  /// - Throws: a diagnostic that says where a compiler was looked for.
  public func compiler() async throws -> CompilerPipeline {
    if let pipeline { return pipeline }
    let folder = environment.cacheFolder
    let files = POSIXFileSystem()
    let waiting = Localized(en: "the compiler is at work (Ctrl-C stops it)", zh: "编译器正在工作（Ctrl-C 可停止）")
    let processes: any ProcessRunner =
      environment.activity.map { IndicatingProcessRunner(POSIXProcessRunner(), shows: waiting, on: $0) } ?? POSIXProcessRunner()
    let toolchain = try await SwiftToolchain.find(
      override: environment.tools.swiftc, searchPath: environment.tools.environment["PATH"], cacheFolder: folder,
      processes: processes, files: files)
    let made = CompilerPipeline(toolchain: toolchain, cacheFolder: folder, processes: processes, files: files)
    pipeline = made
    return made
  }

  /// Type-checks a program for workloads and predictions; `nil` where there is no compiler.
  public func typecheckAnswer(_ source: String) async -> TypecheckAnswer? {
    guard let pipeline = try? await compiler(), let check = try? await SourceStep(pipeline).typecheck(source) else { return nil }
    return TypecheckAnswer(compiles: check.compiles, error: check.diagnostics.first { $0.severity == .error }?.message)
  }

  /// Closes predictions that speak of the compiler.
  public func settleCompilerPredictions(compiles: Bool, artifact: Artifact?) -> StyledText {
    var lines = StyledText()
    var open: [OpenPrediction] = []
    for prediction in openPredictions {
      switch prediction.form {
      case .compiles(let expected):
        lines += close(
          prediction, isMet: expected == compiles,
          outcome: language == .english ? (compiles ? "compiles" : "does not compile") : (compiles ? "能编译" : "不能编译"))
      case .count(let word, let number):
        guard let artifact, let pane = artifact.pane(knowing: word, mode: .debug) else {
          open.append(prediction)
          continue
        }
        let count = artifact.count(of: word, in: pane)
        lines += close(prediction, isMet: count == number, outcome: "\(word): \(count) (\(pane.id))")
      default: open.append(prediction)
      }
    }
    openPredictions = open
    return lines
  }
}
