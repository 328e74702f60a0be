import LabText
import Foundation
import LabCommands
import LabCore
import LabSystem
import Testing
import Transcripts

@Suite("Golden sessions")
struct GoldenSessionTests {
  static let files: [String] = {
    let folder = Project.root + "/Tests/Transcripts"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".lab") }.sorted()
  }()

  @Test("there are golden sessions")
  func present() { #expect(Self.files.count >= 8) }

  @Test("a session answers as it is written", arguments: files)
  func verify(_ file: String) async throws {
    let sessions = RecordedSessions(tools: LabEnvironment.Tools(), temporaryFolder: NSTemporaryDirectory() + "golden-\(UUID().uuidString)")
    let verifier = TranscriptVerifier(version: LabVersion.current, sessions: sessions.factory)
    let result = await verifier.verify(path: Project.root + "/Tests/Transcripts/" + file, fileSystem: POSIXFileSystem())
    #expect(result.isVerified, "\(result.styled(name: file, in: .english).plain)")
  }

  @Test("sessions with real files do not meet when many run at once")
  func apart() async throws {
    let lines = [
      "use FileManager", "p manager.createFile(atPath: file.path, contents: data)",
      "p try manager.contentsOfDirectory(atPath: folder.path)",
    ]
    let sessions = RecordedSessions(tools: LabEnvironment.Tools(), temporaryFolder: NSTemporaryDirectory() + "apart-\(UUID().uuidString)")
    let answers = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<24 {
        group.addTask {
          let session = try await sessions.factory(Transcript.Header(version: LabVersion.current), Transcript.Start())
          var outputs: [String] = []
          for line in lines { outputs.append(await session.run(line, nil).output) }
          return outputs
        }
      }
      return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
    #expect(answers.first?.dropFirst().first == "(Bool) true\n", "\(answers)")
    try? FileManager.default.removeItem(atPath: sessions.temporaryFolder)
  }
}
