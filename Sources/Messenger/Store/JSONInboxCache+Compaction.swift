import LabSystem

extension JSONInboxCache {
  /// Begins, continues or ends a compaction; usually does nothing.
  ///
  /// A compaction that fails is given up and begun again a megabyte later: the journal has everything meanwhile.
  ///
  /// - Throws: only when the new journal is in place and can't be opened.
  func compactStep(_ state: InboxState) throws(FileSystemError) {
    do {
      if compaction == nil {
        guard durableLength > max(compactionFloor, snapshotSize) else { return }
        let replacement = try fileSystem.beginReplacing(layout.inbox)
        compaction = SnapshotWriter(state, through: nextNumber - 1, preserved: preserved, to: replacement)
        tail = []
      }
      guard let compaction, try compaction.step() else { return }
      self.compaction = nil
      snapshotSize = compaction.size
      bytesWritten += compaction.size
      try replaceJournal(with: tail)
    } catch {
      compaction?.discard()
      compaction = nil
      tail = []
      compactionFloor = durableLength + JSONInboxCache.compactionSize
      return
    }
    tail = []
    compactionFloor = JSONInboxCache.compactionSize
    journal = try openJournal()
  }

  /// Writes the whole state to new files: at the first start, after repairs, and after a disk that failed.
  func writeNewFiles(_ state: InboxState) throws(FileSystemError) {
    compaction?.discard()
    compaction = nil
    journal = nil
    let writer = SnapshotWriter(
      state, through: nextNumber - 1, preserved: preserved, to: try fileSystem.beginReplacing(layout.inbox))
    do {
      while try !writer.step() {}
    } catch {
      writer.discard()
      throw error
    }
    snapshotSize = writer.size
    bytesWritten += writer.size
    try replaceJournal(with: [])
    journal = try openJournal()
    pending.removeAll(keepingCapacity: true)
  }

  /// Puts a new journal in place that holds the lines of later versions and those of `lines`. When this fails, the old
  /// one is still right: its lines up to the snapshot's `through` are skipped at the next start.
  private func replaceJournal(with lines: [UInt8]) throws(FileSystemError) {
    var bytes: [UInt8] = []
    for line in foreignLines { line.withUnsafeBufferPointer { JournalLine.write($0, to: &bytes) } }
    bytes += lines
    try fileSystem.replace(layout.journal, with: bytes)
    bytesWritten += bytes.count
    durableLength = bytes.count
  }
}
