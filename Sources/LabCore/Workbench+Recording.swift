import FoundationEssentials
import Lessons
import CommandGrammar
import LabSystem
public import LabText
import Messenger
public import Transcripts

extension Workbench {
  /// Begins to record to a file.
  ///
  /// - Throws: when there is a file and nobody said that it may go, or the disk refuses.
  public func beginRecording(_ name: String, isOverwriting: Bool) async throws(Diagnostic) {
    let path = name.hasPrefix("/") ? name : environment.workingFolder + "/" + name
    let now = environment.clock.now.milliseconds
    recordingStart = now
    let header = Transcript.Header(
      version: LabVersion.current, seed: environment.seed, usesRealClock: !environment.isVirtualClock,
      started: now, language: language, width: width)
    recorder = try TranscriptRecorder(
      path: path, header: header, start: try await transcriptStart(), fileSystem: POSIXFileSystem(),
      redactions: redactions,
      isOverwriting: isOverwriting)
  }

  /// What stands for the session's folders in a recording. The shell may well be started in its own home.
  private var redactions: [String: String] {
    var names = [environment.home.root: "~lab"]
    for (folder, name) in [(environment.workingFolder, "."), (environment.temporaryFolder, "~tmp")] where names[folder] == nil {
      names[folder] = name
    }
    return names
  }

  /// The state that the session is in: the files of its home and the lines that lead to the current instance.
  public func transcriptStart() async throws(Diagnostic) -> Transcript.Start {
    var start = Transcript.Start.fresh
    if isMessengerStarted || environment.fileSystem.exists(environment.home.inbox)
      || environment.fileSystem.exists(environment.home.journal)
    {
      let repository = try await repository()
      _ = await repository.settle(within: .zero)
      for (name, path) in [
        ("messenger/inbox.json", environment.home.inbox), ("messenger/journal.jsonl", environment.home.journal),
        ("messenger/server.jsonl", environment.home.serverLedger),
      ] {
        if let bytes = try? environment.fileSystem.read(path) { start.files[name] = bytes }
      }
    }
    if progress.progress != .init(), let bytes = try? ProgressStore.encoder.encode(progress.progress) {
      start.files["learning/progress.json"] = Array(bytes)
    }
    if let history = subjectHistory { start.commands = ["use \(history.experiment)"] + history.lines }
    return start
  }

  /// Writes a finished command into the recording.
  ///
  /// - Returns: what went wrong; the recording ends then.
  public func recordFinished(_ command: String, _ answer: TranscriptAnswer, began: Int64, isDebugger: Bool) -> Diagnostic? {
    guard recorder != nil else { return nil }
    let time = began - recordingStart
    let entry = Transcript.Entry(
      prompt: isDebugger ? .debugger : .lab, command: command, answer: answer, time: environment.isVirtualClock ? nil : time,
      duration: environment.isVirtualClock ? nil : environment.clock.now.milliseconds - began)
    do {
      try recorder?.record(entry)
      return nil
    } catch {
      recorder = nil
      return error
    }
  }
}
