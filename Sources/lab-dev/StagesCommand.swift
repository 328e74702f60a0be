import CompilerLab
import Foundation
import LabSystem
import LabText

/// `lab-dev compile SAMPLE [--mode debug|optimized]`: every stage of a sample as files, for reading outside the shell.
enum StagesCommand {
  static func run(_ words: [String]) async -> Int32 {
    guard let name = words.first, let sample = CompilerSample.named(name) else {
      print("usage: lab-dev compile SAMPLE [--mode debug|optimized]; samples: \(CompilerSample.all.map(\.slug).joined(separator: ", "))")
      return 2
    }
    let mode = words.firstIndex(of: "--mode").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil } ?? "debug"
    guard let build = BuildMode(rawValue: mode) else {
      print("lab-dev compile: --mode is debug or optimized, not '\(mode)'")
      return 2
    }
    do {
      let files = POSIXFileSystem()
      let variables = ProcessInfo.processInfo.environment
      let cache = FileManager.default.currentDirectoryPath + "/.build/compiler-lab"
      let toolchain = try await SwiftToolchain.find(
        override: variables["LAB_SWIFTC"], searchPath: variables["PATH"], cacheFolder: cache, processes: POSIXProcessRunner(), files: files)
      let pipeline = CompilerPipeline(toolchain: toolchain, cacheFolder: cache, processes: POSIXProcessRunner(), files: files)
      let artifact = try await pipeline.compile(sample.source)
      let folder = FileManager.default.currentDirectoryPath + "/CompilerLab/Artifacts/\(sample.slug)"
      let written = try artifact.write(to: folder, files: files, language: .english)
      let shown = written.filter { $0.contains("optimized") == (build == .optimized) || !$0.contains(".") }
      for name in shown { print("CompilerLab/Artifacts/\(sample.slug)/\(name.split(separator: "/").last ?? "")") }
      return 0
    } catch let diagnostic as Diagnostic {
      print(diagnostic.styled(in: .english).plain)
    } catch {
      print("lab-dev compile: \(error)")
    }
    return 1
  }
}
