import CompilerLab
import Foundation
import LabSystem
import LabText
import Testing

extension RealCompiler {
  @Suite("The pipeline")
  struct PipelineTests {
    private let sample = CompilerSample.named("method-dispatch")!.source

    @Test("one process gives the texts that one process a stage gives")
    func byProducts() async throws {
      guard let toolchain = await Machine.toolchain(), toolchain.writesByProducts else { return }
      let together = try await Machine.pipeline(toolchain, isStageByStage: false).compile(sample)
      let apart = try await Machine.pipeline(toolchain, isStageByStage: true).compile(sample)
      for pane in Pane.all where pane.stage != .silgen {
        #expect(normalized(together.text(pane)) == normalized(apart.text(pane)), "\(pane.id)")
      }
      // SILGen beside the rest is printed before its first clean-up, which only adds borrow scopes, and sorted by name.
      func operations(_ function: CompiledFunction) -> [String] {
        function.lines.compactMap(\.operation).filter { !$0.hasSuffix("_borrow") }.sorted()
      }
      for function in together.reading(Pane(.silgen)).functions {
        let other = try #require(apart.reading(Pane(.silgen)).function(symbol: function.symbol))
        #expect(operations(function) == operations(other))
      }
    }

    /// The text without the identifiers that are new in each run, and the names of output files.
    private func normalized(_ text: String) -> String {
      text.replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "UUID")
        .split(separator: "\n").filter { line in
          !line.hasPrefix("; ModuleID") && !line.hasPrefix("source_filename") && !line.hasPrefix("\t.file\t\"")
        }.joined(separator: "\n")
    }

    @Test("the command above a pane, pasted into a shell, makes the pane", arguments: [Stage.silgen, .sil, .ir, .assembly])
    func commands(stage: Stage) async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let artifact = try await Machine.pipeline(toolchain, cache: folder.path).compile(sample)
      let pane = Pane(stage, .optimized)
      let answer = try await POSIXProcessRunner().run(
        ProcessRequest("/bin/sh", ["-c", artifact.command(pane)], environment: ["PATH": "/usr/bin:/bin"]))
      #expect(answer.isSuccess)
      let entry = try #require(artifact.command(pane).split(separator: " ").dropFirst().first)
      let name = [Stage.silgen: "optimized-silgen.sil", .sil: "optimized.sil", .ir: "optimized-after.ll", .assembly: "optimized.s"]
      let made = try String(contentsOfFile: "\(entry)/\(name[stage]!)", encoding: .utf8)
      if stage == .ir {
        #expect(normalized(made).contains(normalized(artifact.text(pane))))
      } else {
        #expect(normalized(made) == normalized(artifact.text(pane)))
      }
    }

    @Test("a second compile comes from the cache and reads the same; another text does not")
    func cache() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let pipeline = try Machine.pipeline(toolchain, cache: folder.path)
      let first = try await pipeline.compile(sample)
      let second = try await pipeline.compile(sample)
      #expect(!first.isFromCache && second.isFromCache)
      #expect(first.factsJSON.text() == second.factsJSON.text())
      for pane in Pane.all { #expect(first.command(pane) == second.command(pane)) }
      let other = CompilerSource(displayName: "method-dispatch.swift", text: sample.text + "\n// one more line\n")
      #expect(try await !pipeline.compile(other).isFromCache)
    }

    @Test("a damaged cache entry is made again")
    func damagedCache() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let pipeline = try Machine.pipeline(toolchain, cache: folder.path)
      let first = try await pipeline.compile(sample)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let stages = "\(folder.path)/\(name)/stages"
        if FileManager.default.fileExists(atPath: stages) { try Data("{}\n".utf8).write(to: URL(fileURLWithPath: stages)) }
      }
      let second = try await pipeline.compile(sample)
      #expect(!second.isFromCache && second.factsJSON.text() == first.factsJSON.text())
    }

    @Test("two compiles of one file at the same time do not disturb each other")
    func together() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let pipeline = try Machine.pipeline(toolchain, cache: folder.path)
      async let one = pipeline.compile(sample)
      async let two = pipeline.compile(sample)
      let (left, right) = try await (one, two)
      #expect(left.factsJSON.text() == right.factsJSON.text())
      #expect(try await pipeline.compile(sample).isFromCache)
      #expect(leftovers(folder) == [])
    }

    @Test("the cache keeps the number of compilations it was given")
    func cacheLimit() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let pipeline = try Machine.pipeline(
        toolchain, cache: folder.path, limits: CompilerLimits(timeLimit: .seconds(120), cachedArtifacts: 2))
      for number in 1...4 {
        _ = try await pipeline.compile(CompilerSource(displayName: "n.swift", text: "public let n = \(number)\n"))
      }
      let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.utf8.count == 16 }
      #expect(entries.count == 2)
    }

    /// What a failed or cancelled run must not leave in the cache.
    private func leftovers(_ folder: TemporaryFolder) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasPrefix("run-") || $0.hasPrefix("step-") || $0.hasPrefix("making-") }
    }

    @Test("machine code is arm64 on every host, and its way is named")
    func route() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let artifact = try await Machine.pipeline(toolchain).compile(sample)
      #expect(artifact.route.instructionSet == .arm64)
      #expect(artifact.count(of: "blr", in: Pane(.assembly)) >= 2)
      #expect(artifact.route.label.en.hasPrefix("ARM64") && artifact.route.label.zh.hasPrefix("ARM64"))
      if !toolchain.isHostARM64, toolchain.isLinux {
        #expect(artifact.route == .relabelledLibrary(target: "aarch64-unknown-linux-gnu"))
      }
    }

    @Test("a file that needs C headers takes LLVM's route on another host and says so")
    func foundation() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let text = """
        import Foundation
        public func join(_ words: [String]) -> String { words.sorted().joined(separator: ",") + String(format: "%d", 1) }
        public func wait() async -> Int {
          await Task.yield()
          return 3
        }
        """
      let artifact = try await Machine.pipeline(toolchain, limits: CompilerLimits(timeLimit: .seconds(120)))
        .compile(CompilerSource(displayName: "words.swift", text: text))
      #expect(artifact.route.instructionSet == .arm64)
      #expect(artifact.writtenFunctions.map(\.name).contains("join(_:)"))
      #expect(artifact.reading(Pane(.assembly, .optimized)).own.contains { $0.lines.contains { $0.operation == "bl" } })
      #expect(!artifact.text(Pane(.assembly)).contains("0x1000000000000000"), "async frames as on a real arm64 Linux build")
      if !toolchain.isHostARM64, toolchain.isLinux { #expect(artifact.route.label.en.contains("LLVM's code")) }
    }

    @Test("statements outside of functions are compiled as a script, and @main as a library")
    func script() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let pipeline = try Machine.pipeline(toolchain)
      let script = try await pipeline.compile(
        CompilerSource(displayName: "script.swift", text: "let words = [3, 1, 2]\nprint(words.sorted())\n"))
      #expect(script.isScript && script.writtenFunctions.map(\.symbol) == ["main"])
      let program = try await pipeline.compile(
        CompilerSource(displayName: "program.swift", text: "@main struct Program { static func main() { print(1) } }\n"))
      #expect(!program.isScript)
    }

    @Test("an empty file and a file of declarations give an overview that says there is nothing")
    func nothing() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      for text in ["", "// only a remark\n", "public protocol P {}\n"] {
        let artifact = try await Machine.pipeline(toolchain).compile(CompilerSource(displayName: "e.swift", text: text))
        let view = ArtifactView(artifact, language: .english, width: 80)
        #expect(view.overview().plain.contains("no function"))
      }
    }
  }
}
