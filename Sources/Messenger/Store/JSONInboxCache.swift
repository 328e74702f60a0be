import Foundation
public import LabSystem

/// The messenger's store: a JSON snapshot and a journal of the changes since.
///
/// - `inbox.json`: one JSON object, `format`, `version`, `through` (the last journal line it holds), `selected`, the next
///   ordinal and numbers, `conversations`, `messages` (one line each), and last `check`: CRC-32 of all bytes before it.
/// - `journal.jsonl`: one change a line, `{"check":"XXXXXXXX","n":12,"op":"state",…}`; `check` is CRC-32 of what follows
///   its comma. `op` is `insert`, `state`, `remove`, `open`, `unread` or `counters` (`JournalChange`). While the store is open,
///   and after a kill, zero bytes follow the last line: room that was reserved.
///
/// Members that this version doesn't know are kept in both.
///
/// Not shared: its repository is the only one that talks to it. A change is *appended* in memory and *committed* with
/// all others of the same turn by one write and one fsync; only then may it be shown. When the journal has grown as
/// large as the snapshot (and past `compactionSize`), a new snapshot is written in slices, one per commit.
public final class JSONInboxCache {
  /// How much room the journal keeps ahead of its last line, in bytes.
  static let reservedRoom = 1 << 16
  /// The journal is never compacted below this size in bytes.
  public static let compactionSize = 1 << 20

  /// Whether what was committed is on the disk.
  public internal(set) var status = StoreStatus.durable
  /// Bytes handed to the disk since the cache was made, snapshots included.
  public internal(set) var bytesWritten = 0
  /// How many times the disk was waited for because of a change.
  public internal(set) var synchronizations = 0
  /// The files and the folder.
  public let layout: HomeLayout

  let fileSystem: any FileSystem
  let holder: LockHolder
  let seed: InboxSeed
  var lock: (any FileLock)?
  var journal: (any AppendHandle)?
  /// Bytes of the journal that are on the disk.
  var durableLength = 0
  /// The number of the next journal line.
  var nextNumber = 1
  /// Bytes of the snapshot.
  var snapshotSize = 0
  /// Lines that are not on the disk yet.
  var pending: [UInt8] = []
  /// Lines written since a compaction began: the new journal.
  var tail: [UInt8] = []
  var compaction: SnapshotWriter?
  /// A failed fsync leaves the journal's last bytes unknown: only a new file is trusted again.
  var needsNewFiles = false
  /// The journal's size below which no compaction begins.
  var compactionFloor = JSONInboxCache.compactionSize
  /// Set when something in the folder could not be read or locked: writing could overwrite what nobody has seen.
  var mustNotWrite = false
  /// Commits until the disk is tried again after a failure, and how many to wait after the next failure.
  var patience = (left: 0, next: 1)
  var preserved: String?
  var foreignLines: [[UInt8]] = []
  var json = JSONBytes()

  /// Creates the store of a home folder. Nothing is read or locked before `load`.
  public init(fileSystem: any FileSystem, layout: HomeLayout, holder: LockHolder, seed: InboxSeed) {
    self.fileSystem = fileSystem
    self.layout = layout
    self.holder = holder
    self.seed = seed
  }

  /// Adds a change to those that the next `commit` brings to the disk.
  func append(_ change: JournalChange) {
    JournalLine.write(change, number: nextNumber, to: &pending, using: &json)
    nextNumber += 1
  }

  /// Brings all appended changes to the disk, or says why that was not possible.
  ///
  /// - Parameter state: what the store holds after the changes.
  /// - Returns: a notice when the status changed.
  func commit(_ state: InboxState) -> StoreNotice? {
    guard !pending.isEmpty else { return nil }
    switch status {
    case .readOnly:
      pending.removeAll(keepingCapacity: true)
      return nil
    case .memoryOnly:
      patience.left -= 1
      if mustNotWrite || patience.left > 0 { return nil }
      return tryAgain(state)
    case .durable:
      do {
        try writePending()
        try compactStep(state)
        return nil
      } catch {
        return fail(error)
      }
    }
  }

  /// Tries the disk a last time, however often it has failed.
  ///
  /// - Returns: why changes of this session are not on the disk; `nil` when all of them are.
  func commitAtLast(_ state: InboxState) -> FileSystemError? {
    guard case .memoryOnly(let error) = status, !pending.isEmpty else { return nil }
    if !mustNotWrite { _ = tryAgain(state) }
    return status == .durable ? nil : error
  }

  /// Forgets what no commit has brought to the disk, as a loss of power does, and lets go of the files.
  func dropEverything() {
    if case .durable = status, let journal, journal.length > durableLength { try? journal.truncate(to: durableLength) }
    close()
  }

  /// Lets go of the files and the lock. What was committed is on the disk already.
  func close() {
    compaction?.discard()
    compaction = nil
    journal = nil
    lock?.release()
    lock = nil
    pending = []
    tail = []
  }

  /// Removes the store's files; those that this session could not read are set aside instead. The lock stays.
  func removeFiles() throws(FileSystemError) {
    compaction?.discard()
    compaction = nil
    journal = nil
    pending = []
    tail = []
    for path in [layout.inbox, layout.journal] where try fileSystem.status(of: path) != nil {
      if status == .durable { try fileSystem.remove(path) } else { try fileSystem.setAside(path) }
    }
  }

  private func writePending() throws(FileSystemError) {
    guard let journal else { throw FileSystemError(.write, layout.journal, .notFound) }
    try journal.write(pending)
    try journal.synchronize()
    synchronizations += 1
    bytesWritten += pending.count
    durableLength += pending.count
    if compaction != nil { tail += pending }
    pending.removeAll(keepingCapacity: true)
  }

  private func fail(_ error: FileSystemError) -> StoreNotice? {
    compaction?.discard()
    compaction = nil
    tail = []
    status = .memoryOnly(error)
    patience = (1, 2)
    if error.operation == .synchronize || error.operation == .rename { needsNewFiles = true }
    // The folder with the lock is gone: what is there later may be another's.
    if error.operation == .synchronize, error.reason == .notFound { mustNotWrite = true }
    // A half-written line would be ignored at the next start, but the file should be as it was.
    if let journal, error.operation == .write { try? journal.truncate(to: durableLength) }
    return .memoryOnly(error)
  }

  private func tryAgain(_ state: InboxState) -> StoreNotice? {
    do {
      if needsNewFiles || journal == nil {
        try writeNewFiles(state)
      } else if let journal {
        try journal.truncate(to: durableLength)
        try writePending()
      }
      status = .durable
      needsNewFiles = false
      return .durableAgain
    } catch {
      if error.operation == .synchronize { needsNewFiles = true }
      patience = (patience.next, min(patience.next * 2, 64))
      return nil
    }
  }
}
