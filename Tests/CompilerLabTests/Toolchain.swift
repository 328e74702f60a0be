import CompilerLab
import Foundation
import LabSystem
import LabText
import Testing

/// A folder for one test, removed when the value is released.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "compilerlab-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// Everything that starts the real compiler: one after another, because each compile already uses two processes.
@Suite("With the real compiler", .serialized) enum RealCompiler {}

/// The compiler of this machine, found once, with a cache that all tests share.
enum Machine {
  static let environment = ProcessInfo.processInfo.environment
  static let files = POSIXFileSystem()
  static let cache: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    // A static value is never released.
    atexit { if let folder = try? Machine.cache.get() { try? FileManager.default.removeItem(atPath: folder.path) } }
    return folder
  }

  private static let search = Task { () -> SwiftToolchain? in
    try? await SwiftToolchain.find(
      override: environment["LAB_SWIFTC"], searchPath: environment["PATH"], processes: POSIXProcessRunner(),
      files: files)
  }

  /// The compiler; without one the test is recorded as a known issue that says so.
  static func toolchain() async -> SwiftToolchain? {
    let found = await search.value
    if found == nil {
      withKnownIssue("SKIPPED: no swiftc on PATH; the compiler microscope was not tested with the real compiler") {
        Issue.record("no swiftc")
      }
    }
    return found
  }

  static func pipeline(
    _ toolchain: SwiftToolchain, cache: String? = nil, limits: CompilerLimits = CompilerLimits(timeLimit: .seconds(120)),
    isStageByStage: Bool? = nil
  ) throws -> CompilerPipeline {
    CompilerPipeline(
      toolchain: toolchain, cacheFolder: try cache ?? Self.cache.get().path, processes: POSIXProcessRunner(),
      files: files, limits: limits, isStageByStage: isStageByStage)
  }
}
