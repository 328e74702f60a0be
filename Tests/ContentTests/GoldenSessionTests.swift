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
}
