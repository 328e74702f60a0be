import CommandGrammar
public import LabSystem
import LabText

/// Replays transcripts and compares.
public struct TranscriptVerifier: Sendable {
  private let sessions: SessionFactory
  private let version: String

  /// Creates a verifier.
  ///
  /// - Parameters:
  ///   - version: The version of this lab, to be named when another one recorded.
  ///   - sessions: Makes a fresh session from a stated start.
  public init(version: String, sessions: @escaping SessionFactory) {
    self.version = version
    self.sessions = sessions
  }

  /// Replays a transcript up to the first difference.
  public func verify(_ transcript: Transcript) async -> Verification {
    var run = VerificationRun(transcript: transcript, version: version)
    guard !transcript.segments.allSatisfy(\.entries.isEmpty) else {
      return Verification(outcome: transcript.isCut ? .cut : .empty)
    }
    do {
      for segment in transcript.segments {
        let session = try await sessions(transcript.header, segment.start)
        for command in segment.start.commands { _ = await session.run(command, nil) }
        for entry in segment.entries {
          let answer = await session.run(entry.command, entry.time)
          if let difference = run.compare(entry, answer) { return run.result(.different(difference)) }
        }
      }
    } catch let diagnostic as Diagnostic {
      return run.result(.unreadable(diagnostic))
    } catch let error as FileSystemError {
      return run.result(.unreadable(Diagnostic(error.sentence)))
    } catch {
      return run.result(.unreadable(Diagnostic(Localized(same: "\(error)"))))
    }
    if let line = transcript.firstEditedLine { return run.result(.edited(line: line)) }
    return run.result(transcript.isCut ? .cut : .verified)
  }

  /// Reads and verifies a file.
  public func verify(path: String, fileSystem: any FileSystem) async -> Verification {
    do {
      let bytes = try fileSystem.read(path, followingLinks: true)
      return await verify(try Transcript(parsing: bytes))
    } catch let diagnostic as Diagnostic {
      return Verification(outcome: .unreadable(diagnostic))
    } catch let error as FileSystemError {
      return Verification(outcome: .unreadable(Diagnostic(error.sentence)))
    } catch {
      return Verification(outcome: .unreadable(Diagnostic(Localized(same: "\(error)"))))
    }
  }

  /// Verifies many files at once.
  ///
  /// - Parameters:
  ///   - paths: The files; see `TranscriptFiles.expand` for folders.
  ///   - fileSystem: The disk.
  ///   - width: How many are replayed at the same time.
  /// - Returns: The results in the order of the paths.
  public func verify(
    paths: [String], fileSystem: any FileSystem, atOnce width: Int
  ) async -> [(path: String, verification: Verification)] {
    await withTaskGroup(of: (Int, Verification).self) { group in
      var results = [Verification?](repeating: nil, count: paths.count)
      var next = 0
      func startOne() {
        guard next < paths.count else { return }
        let index = next
        next += 1
        group.addTask(executorPreference: globalConcurrentExecutor) { (index, await verify(path: paths[index], fileSystem: fileSystem)) }
      }
      for _ in 0..<max(1, width) { startOne() }
      while let (index, verification) = await group.next() {
        results[index] = verification
        startOne()
      }
      return zip(paths, results).map { ($0, $1 ?? Verification(outcome: .empty)) }
    }
  }

  /// Runs a transcript whole and returns it with the answers of now; comments, marks, unknown fields and times stay.
  ///
  /// - Throws: When no session can be made. Nothing is written by this function.
  public func updated(_ transcript: Transcript) async throws -> Transcript {
    var result = transcript
    for (index, segment) in transcript.segments.enumerated() {
      let session = try await sessions(transcript.header, segment.start)
      for command in segment.start.commands { _ = await session.run(command, nil) }
      for (position, entry) in segment.entries.enumerated() {
        let answer = await session.run(entry.command, entry.time)
        result.segments[index].entries[position].answer = answer
      }
    }
    result.header.version = version
    result.firstEditedLine = nil
    return result
  }

  /// Replays a file and puts the answers of now into it: written beside and swapped only after the full run.
  ///
  /// - Returns: Whether anything changed.
  public func update(path: String, fileSystem: any FileSystem) async throws -> Bool {
    let bytes = try fileSystem.read(path, followingLinks: true)
    let transcript = try Transcript(parsing: bytes)
    guard !transcript.entries.isEmpty else {
      throw Diagnostic(Localized(en: "there is no command in it; it was not touched", zh: "里面没有任何命令，没有动它"))
    }
    if transcript.isCut {
      throw Diagnostic(Localized(en: "the recording was cut off; it was not touched", zh: "记录不完整，没有动它"))
    }
    let new = Array(try await updated(transcript).text.utf8)
    if new == bytes { return false }
    try fileSystem.replace(path, with: new)
    return true
  }
}

/// Compares answers one by one.
private struct VerificationRun {
  let transcript: Transcript
  let version: String
  var commands = 0
  var asides = 0
  var knownProblems = 0

  func result(_ outcome: Verification.Outcome) -> Verification {
    Verification(outcome: outcome, commandCount: commands, asideCount: asides, knownProblemCount: knownProblems)
  }

  mutating func compare(_ entry: Transcript.Entry, _ answer: TranscriptAnswer) -> Verification.Difference? {
    commands += 1
    if entry.answer.isAside || answer.isAside {
      asides += 1
      return nil
    }
    let isSame =
      entry.answer.status == answer.status && entry.answer.output == answer.output
      && entry.answer.evidence == answer.evidence
    for mark in entry.marks {
      switch mark {
      case .knownProblem(let reason):
        if isSame { return difference(entry, answer, .knownProblemSolved(reason)) }
        knownProblems += 1
        return nil
      case .mustFail where answer.status == .ok: return difference(entry, answer, .mustFail)
      case .mustFail: break
      }
    }
    return isSame ? nil : difference(entry, answer, reason(for: entry))
  }

  private func reason(for entry: Transcript.Entry) -> Verification.Reason? {
    if let line = transcript.firstEditedLine { return .edited(line: line) }
    if !transcript.header.version.isEmpty, transcript.header.version != version {
      return .version(recorded: transcript.header.version, current: version)
    }
    return nil
  }

  /// The difference with the exact line of the file where it begins.
  private func difference(
    _ entry: Transcript.Entry, _ answer: TranscriptAnswer, _ reason: Verification.Reason?
  ) -> Verification.Difference {
    let recorded = Verification.Difference.lines(entry.answer)
    let actual = Verification.Difference.lines(answer)
    let same = zip(recorded, actual).prefix { $0 == $1 }.count
    let isSame = same == recorded.count && same == actual.count
    return Verification.Difference(
      line: isSame ? entry.line : entry.line + 1 + same, command: entry.command, recorded: entry.answer,
      actual: answer, reason: reason)
  }
}

/// Finds transcripts.
public enum TranscriptFiles {
  /// The files among the paths, and in folders every `.labt` and `.lab` file below, sorted.
  ///
  /// - Throws: When something named isn't there.
  public static func expand(_ paths: [String], fileSystem: any FileSystem) throws(FileSystemError) -> [String] {
    var files: [String] = []
    for path in paths {
      if try fileSystem.status(of: path)?.kind == .folder {
        try collect(path, fileSystem, depth: 0, into: &files)
      } else {
        files.append(path)
      }
    }
    return files
  }

  private static func collect(
    _ folder: String, _ fileSystem: any FileSystem, depth: Int, into files: inout [String]
  ) throws(FileSystemError) {
    guard depth < 32 else { return }
    for name in try fileSystem.list(folder) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      switch try fileSystem.status(of: path)?.kind {
      case .folder: try collect(path, fileSystem, depth: depth + 1, into: &files)
      case .file where name.hasSuffix(".labt") || name.hasSuffix(".lab"): files.append(path)
      default: break
      }
    }
  }
}
