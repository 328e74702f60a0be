import LabSystem
import LabText

/// Remembers compilations by content, compiler and flags. A folder for each: the source as the compiler read it, and
/// one file with every text.
struct ArtifactCache {
  struct Key {
    /// Everything that decides the result, as bytes.
    let identity: [UInt8]
    let name: String

    init(source: CompilerSource, toolchain: SwiftToolchain, isStageByStage: Bool) {
      let head = [
        "4", source.fileName, toolchain.frontend, toolchain.versionLine, toolchain.hostTarget, toolchain.sdk ?? "",
        isStageByStage ? "stages" : "once", StageRun.flags.joined(separator: " "),
      ]
      identity = Array((head.joined(separator: "\n") + "\n").utf8) + Array(source.text.utf8)
      name = hexHash(identity)
    }
  }

  let folder: String
  let files: any FileSystem
  let limits: CompilerLimits

  private var workFolders: WorkFolders { WorkFolders(cache: folder, files: files) }
  private func entry(_ key: Key) -> String { "\(folder)/\(key.name)" }
  private func store(_ key: Key) -> String { entry(key) + "/stages" }

  /// A remembered compilation; `nil` when there is none or it can't be read.
  func artifact(_ key: Key, source: CompilerSource) -> Artifact? {
    guard let bytes = try? files.read(store(key), limit: limits.outputLimit * Pane.all.count) else { return nil }
    var fields = FieldReader(bytes)
    guard fields.part() == key.identity, let record = ArtifactRecord(from: &fields), let count = fields.number(),
      count <= Pane.all.count
    else { return nil }
    var texts: [Pane: [UInt8]] = [:]
    for _ in 0..<count {
      guard let pane = fields.text().flatMap({ Pane(named: $0) }), let text = fields.part() else { return nil }
      texts[pane] = text
    }
    return Artifact(record, source: source, texts: texts, isFromCache: true)
  }

  /// Where a compilation will lie once it is finished.
  func place(_ key: Key) -> String { entry(key) }

  /// A new folder with the source in it, for the compiler to work in.
  func begin(source: CompilerSource) throws(Diagnostic) -> String {
    do throws(FileSystemError) {
      try files.createFolder(folder)
      guard let work = workFolders.make(named: "run") else {
        throw FileSystemError(.createFolder, folder, .permissionDenied)
      }
      try files.replace("\(work)/\(source.fileName)", with: Array(source.text.utf8))
      return work
    } catch { throw Diagnostic(error.sentence.escaped) }
  }

  /// Remembers a compilation. A disk that refuses costs only the memory.
  func finish(_ key: Key, in work: String, _ record: ArtifactRecord, _ texts: [Pane: [UInt8]]) {
    var fields = FieldWriter()
    fields.append(key.identity)
    record.write(to: &fields)
    let panes = Pane.all.filter { texts[$0] != nil }
    fields.append(panes.count)
    for pane in panes {
      fields.append(pane.id)
      fields.append(texts[pane]!)
    }
    do {
      try files.replace(work + "/stages", with: fields.bytes)
      if files.exists(entry(key)) { workFolders.remove(entry(key)) }
      try files.rename(work, to: entry(key))
    } catch { workFolders.remove(work) }
    prune(keeping: key)
  }

  /// Removes what a failed run left.
  func abandon(_ work: String) { workFolders.remove(work) }

  /// Keeps the number of entries within the limit. Names are hashes, so those that go are picked evenly.
  private func prune(keeping key: Key) {
    let entries = ((try? files.list(folder)) ?? []).filter { $0.utf8.count == 16 && $0 != key.name }
    let surplus = entries.count + 1 - limits.cachedArtifacts
    guard surplus > 0 else { return }
    for name in entries.prefix(surplus + limits.cachedArtifacts / 8) { workFolders.remove("\(folder)/\(name)") }
  }
}
