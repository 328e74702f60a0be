import Foundation
import LabSystem

/// What a start found in the store.
struct LoadedInbox {
  var state: InboxState
  var places: [Message.ID: Int32]
  var notices: [StoreNotice]
}

extension JSONInboxCache {
  /// Takes the lock and reads the store, repairing what needs it. A missing store is made from the seed.
  ///
  /// Only a lock held by someone else is an error. Everything else ends in a usable state and notices.
  func load(now: LabInstant) throws(FileSystemError) -> LoadedInbox {
    status = .durable
    needsNewFiles = false
    mustNotWrite = false
    preserved = nil
    foreignLines = []
    pending = []
    var notices: [StoreNotice] = []
    do {
      try fileSystem.createFolder(layout.messenger)
      if lock == nil { lock = try fileSystem.lock(layout.messengerLock, as: holder) }
    } catch {
      if case .locked = error.reason { throw error }
      forbidWriting(error)
    }
    var loader = InboxLoader()
    var isWhole = readSnapshot(&loader, &notices, now)
    if loader.version > 1 {
      status = .readOnly(version: loader.version)
      notices.append(.newerVersion(loader.version))
    }
    let journalLength = readJournal(&loader, &notices, &isWhole)
    let (state, places) = loader.finish()
    preserved = loader.preserved
    foreignLines = loader.foreignLines
    nextNumber = loader.lastNumber + 1
    if loader.unknownStates > 0 { notices.append(.unknownStates(count: loader.unknownStates)) }
    if case .durable = status {
      do {
        try openJournal(state, isWhole: isWhole, journalLength: journalLength)
      } catch {
        status = .memoryOnly(error)
      }
    }
    if case .memoryOnly(let error) = status {
      patience = (8, 16)
      needsNewFiles = true
      notices.append(.memoryOnly(error))
    }
    return LoadedInbox(state: state, places: places, notices: notices)
  }

  /// - Returns: whether the snapshot can stay as it is.
  private func readSnapshot(_ loader: inout InboxLoader, _ notices: inout [StoreNotice], _ now: LabInstant) -> Bool {
    let bytes: [UInt8]
    do {
      guard try fileSystem.status(of: layout.inbox) != nil else {
        loader.begin(with: seed.makeState(now: now))
        return false
      }
      bytes = try fileSystem.read(layout.inbox)
    } catch {
      loader.begin(with: seed.makeState(now: now))
      if error.reason == .notAPlainFile || error.reason == .tooLarge {
        setAside(layout.inbox, nil, messages: 0, &notices)
      } else {
        forbidWriting(error)
      }
      return false
    }
    return bytes.withUnsafeBufferPointer { buffer in
      do {
        let isUntouched = try loader.read(snapshot: buffer)
        snapshotSize = bytes.count
        if loader.version > 1 { return true }
        if loader.duplicates > 0 { notices.append(.duplicateIDs(count: loader.duplicates)) }
        if isUntouched, loader.duplicates == 0 { return true }
        if !isUntouched || loader.duplicates > 0 { keepCopy(layout.inbox, bytes, &notices) }
        return false
      } catch {
        loader = InboxLoader()
        loader.salvage(snapshot: buffer)
        let messages = loader.state.liveCount
        if loader.state.rows.isEmpty { loader.begin(with: seed.makeState(now: now)) }
        setAside(layout.inbox, bytes, messages: messages, &notices)
        return false
      }
    }
  }

  /// - Returns: the length of the usable beginning.
  private func readJournal(_ loader: inout InboxLoader, _ notices: inout [StoreNotice], _ isWhole: inout Bool) -> Int {
    var bytes: [UInt8]
    do {
      guard try fileSystem.status(of: layout.journal) != nil else { return 0 }
      bytes = try fileSystem.read(layout.journal)
    } catch {
      isWhole = false
      if error.reason == .notAPlainFile || error.reason == .tooLarge {
        setAside(layout.journal, nil, messages: 0, &notices)
      } else {
        forbidWriting(error)
      }
      return 0
    }
    let before = loader.state.liveCount
    // A process that was killed leaves the room it had reserved.
    bytes.removeLast(bytes.reversed().prefix { $0 == 0 }.count)
    let (validLength, hasGap) = bytes.withUnsafeBufferPointer { loader.read(journal: $0) }
    guard validLength < bytes.count else { return validLength }
    let torn = bytes[validLength...]
    // An unfinished last line is what an interrupted write leaves. Anything else was damaged later: keep it.
    let isTorn = !hasGap && !torn.dropLast().contains(UInt8(ascii: "\n"))
    if isTorn {
      notices.append(.tornTail(bytes: torn.count))
    } else {
      isWhole = false
      setAside(layout.journal, bytes, messages: max(0, loader.state.liveCount - before), &notices)
    }
    return validLength
  }

  /// The journal, with room ahead of its last line.
  func openJournal() throws(FileSystemError) -> any AppendHandle {
    try fileSystem.openForAppending(layout.journal, reserving: JSONInboxCache.reservedRoom)
  }

  private func openJournal(_ state: InboxState, isWhole: Bool, journalLength: Int) throws(FileSystemError) {
    guard isWhole else { return try writeNewFiles(state) }
    let handle = try openJournal()
    if handle.length > journalLength { try handle.truncate(to: journalLength) }
    journal = handle
    durableLength = journalLength
  }

  /// Keeps a damaged file under another name. What could be read is copied and then replaced in one step, so that a
  /// crash in between loses nothing; what is no plain file is renamed.
  private func setAside(_ path: String, _ bytes: [UInt8]?, messages: Int, _ notices: inout [StoreNotice]) {
    guard case .durable = status else { return }
    do {
      let newPath =
        if let bytes { try fileSystem.keepCopyAside(path, of: bytes) } else { try fileSystem.setAside(path) }
      notices.append(.setAside(path: newPath, messages: messages))
    } catch {
      forbidWriting(error)
    }
  }

  private func keepCopy(_ path: String, _ bytes: [UInt8], _ notices: inout [StoreNotice]) {
    guard case .durable = status else { return }
    do {
      notices.append(.editedOutside(copy: try fileSystem.keepCopyAside(path, of: bytes)))
    } catch {
      forbidWriting(error)
    }
  }

  private func forbidWriting(_ error: FileSystemError) {
    status = .memoryOnly(error)
    mustNotWrite = true
  }
}
