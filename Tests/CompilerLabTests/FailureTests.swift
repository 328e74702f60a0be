import CompilerLab
import Foundation
import LabSystem
import LabText
import Testing

/// A compiler that ends as a test wants.
private struct ScriptedRunner: ProcessRunner {
  let ending: ProcessResult.Ending
  var errorOutput = ""

  func run(_ request: ProcessRequest) async throws -> ProcessResult {
    ProcessResult(ending: ending, errorOutput: Array(errorOutput.utf8))
  }
}

extension RealCompiler {
  @Suite("What can go wrong with a file")
  struct FailureTests {
    private func names(_ folder: TemporaryFolder) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("run-") || $0.count == 16 }
    }

    private func slow() -> CompilerSource {
      let sum = (1...14).map { "(\($0) + 2.5 as Double)" }.joined(separator: " + -")
      let literal = (1...30).map { "[\"k\($0)\": \($0) + 1.5 - (2 * \($0)) / 3]" }.joined(separator: " + ")
      return CompilerSource(displayName: "slow.swift", text: "let a = \(sum)\nlet b = \(literal)\n")
    }

    @Test("an error is shown as swiftc prints it, and nothing of the run stays behind")
    func refusal() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let pipeline = try Machine.pipeline(toolchain, cache: folder.path)
      let text = "func f() -> Int {\n  \"\u{202E}text\"\n}\n"
      let refusal = await #expect(throws: SwiftcRefusal.self) {
        _ = try await pipeline.compile(CompilerSource(displayName: "wrong.swift", text: text))
      }
      let first = try #require(refusal?.diagnostics.first)
      #expect(first.file == "wrong.swift" && first.line == 2 && first.severity == .error)
      #expect(refusal?.text.contains("cannot convert return expression") == true)
      #expect(refusal?.text.unicodeScalars.contains("\u{202E}") == false)
      #expect(refusal?.diagnostic.message.en.contains("1 error") == true)
      #expect(try names(folder).isEmpty)
    }

    @Test("what a killed run left is removed by the next one; the folder of a running one is not")
    func abandonedFolders() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let dead = Process()
      dead.executableURL = URL(fileURLWithPath: "/bin/sh")
      dead.arguments = ["-c", "exit 0"]
      try dead.run()
      dead.waitUntilExit()
      let abandoned = "run-\(dead.processIdentifier)-abcdef"
      let own = "run-\(ProcessInfo.processInfo.processIdentifier)-abcdef"
      for name in [abandoned, own, "run-notes"] {
        try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)/modules", withIntermediateDirectories: true)
        _ = try folder.write("\(name)/modules/a", "text")
      }
      let source = CompilerSource(displayName: "one.swift", text: "public func one() -> Int { 1 }\n")
      _ = try await Machine.pipeline(toolchain, cache: folder.path).compile(source)
      let left = try names(folder)
      #expect(!left.contains(abandoned) && left.contains(own) && left.contains("run-notes"))
    }

    @Test(
      "names that could be taken for options or shell words are harmless", arguments: ["-o", "a b'c.swift", "$(id).swift", "main.swift"])
    func hostileNames(name: String) async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let path = try folder.write(name, "public func one() -> Int { 1 }\n")
      let source = try CompilerSource.load(path, from: Machine.files)
      let artifact = try await Machine.pipeline(toolchain).compile(source)
      #expect(artifact.writtenFunctions.map(\.name) == ["one()"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    }

    @Test("a missing file, a folder, a device, 10 MB and bad UTF-8 are refused with a sentence")
    func badFiles() throws {
      let folder = try TemporaryFolder()
      let big = folder.path + "/big.swift"
      try Data(repeating: 0x20, count: 10 << 20).write(to: URL(fileURLWithPath: big))
      let bad = folder.path + "/bad.swift"
      try Data([0x6C, 0x0A, 0x0A, 0x66, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: bad))
      let expected = [
        (folder.path + "/none.swift", "there is no file"), (folder.path, "is a folder"), ("/dev/zero", "not a plain file"),
        (big, "larger than 1 MB"), (bad, "not UTF-8 text (first bad byte in line 3)"),
      ]
      for (path, sentence) in expected {
        let error = #expect(throws: Diagnostic.self) { _ = try CompilerSource.load(path, from: Machine.files) }
        #expect(error?.message.en.contains(sentence) == true, "\(path): \(error?.message.en ?? "")")
        #expect(error?.message.zh != error?.message.en)
      }
    }

    @Test("a link is followed and named")
    func link() throws {
      let folder = try TemporaryFolder()
      let elsewhere = try TemporaryFolder()
      let target = try elsewhere.write("real.swift", "public let x = 1\n")
      let link = folder.path + "/link.swift"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let source = try CompilerSource.load(link, from: Machine.files)
      #expect(source.text == "public let x = 1\n" && source.notes.count == 1)
      #expect(source.notes[0].en.contains("is a link"))
      let loop = folder.path + "/loop.swift"
      try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
      #expect(throws: Diagnostic.self) { _ = try CompilerSource.load(loop, from: Machine.files) }
    }

    @Test("a compiler that crashes is blamed, not the file, and its stack is not printed")
    func crash() async throws {
      let folder = try TemporaryFolder()
      let toolchain = SwiftToolchain(
        compiler: "/none/swiftc", frontend: "/none/swift-frontend", versionLine: "Swift version 6.3.1",
        version: .init(major: 6, minor: 3), hostTarget: "aarch64-unknown-linux-gnu", resourceFolder: "/none", sdk: nil)
      for ending in [ProcessResult.Ending.signalled(6), .exited(134)] {
        let pipeline = CompilerPipeline(
          toolchain: toolchain, cacheFolder: folder.path,
          processes: ScriptedRunner(ending: ending, errorOutput: "Stack dump:\n0. secret"), files: Machine.files)
        let error = await #expect(throws: Diagnostic.self) {
          _ = try await pipeline.compile(CompilerSource(displayName: "c.swift", text: "public let x = 1\n"))
        }
        #expect(error?.message.en == "the compiler itself crashed on c.swift")
        #expect(error?.notes.isEmpty == true)
        #expect(try names(folder).isEmpty)
      }
    }

    @Test("a file that crashes one way takes the next")
    func nextRoute() async throws {
      guard let toolchain = await Machine.toolchain(), !toolchain.isHostARM64, toolchain.isLinux else { return }
      let artifact = try await Machine.pipeline(toolchain).compile(
        CompilerSource(displayName: "f.swift", text: "public func half(_ x: Float80) -> Float80 { x / 2 }\n"))
      #expect(artifact.writtenFunctions.map(\.name) == ["half(_:)"])
    }

    @Test("a compile that takes too long is stopped and named")
    func timeLimit() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let pipeline = try Machine.pipeline(
        toolchain, cache: folder.path, limits: CompilerLimits(timeLimit: .milliseconds(1)))
      let error = await #expect(throws: Diagnostic.self) { _ = try await pipeline.compile(slow()) }
      #expect(error?.message.en.contains("took longer") == true)
      #expect(try names(folder).isEmpty)
    }

    @Test("cancelling stops the compiler and leaves nothing behind")
    func cancellation() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let pipeline = try Machine.pipeline(toolchain, cache: folder.path)
      let source = slow()
      let started = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        try await pipeline.compile(source) { step in
          if case .compiling = step { started.continuation.yield() }
        }
      }
      for await _ in started.stream { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { _ = try await task.value }
      #expect(try names(folder).isEmpty)
    }

    @Test("output beyond the limit is refused instead of being cut")
    func outputLimit() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let pipeline = try Machine.pipeline(
        toolchain, cache: try TemporaryFolder().path, limits: CompilerLimits(timeLimit: .seconds(120), outputLimit: 20_000))
      let error = await #expect(throws: Diagnostic.self) {
        _ = try await pipeline.compile(CompilerSample.all[0].source)
      }
      #expect(error?.message.en.contains("wrote more than") == true)
    }

    @Test("without a compiler the lab says where it looked and what still works")
    func missingToolchain() async throws {
      let runner = POSIXProcessRunner()
      let none = await #expect(throws: Diagnostic.self) {
        _ = try await SwiftToolchain.find(
          override: nil, searchPath: "/nowhere/bin:relative:/none", processes: runner, files: Machine.files)
      }
      #expect(none?.message.en == "no Swift compiler was found")
      #expect(none?.notes.first?.en == "looked at /nowhere/bin/swiftc, /none/swiftc")
      #expect(none?.hint?.en.contains("LAB_SWIFTC") == true)
      let named = await #expect(throws: Diagnostic.self) {
        _ = try await SwiftToolchain.find(override: "/tmp", searchPath: nil, processes: runner, files: Machine.files)
      }
      #expect(named?.message.en == "LAB_SWIFTC names /tmp, which is no program")
      let other = await #expect(throws: Diagnostic.self) {
        _ = try await SwiftToolchain.find(override: "/bin/echo", searchPath: nil, processes: runner, files: Machine.files)
      }
      #expect(other?.message.en.contains("does not answer like a Swift compiler") == true)
    }

    @Test("what a compiler says of itself is remembered, and the memory is the same")
    func rememberedToolchain() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      for _ in 1...2 {
        let found = try await SwiftToolchain.find(
          override: toolchain.compiler, searchPath: nil, cacheFolder: folder.path, processes: POSIXProcessRunner(),
          files: Machine.files)
        #expect(found == toolchain)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }
}
