/// A file system that fails where a test tells it to.
public struct FaultyFileSystem: FileSystem {
  /// One planned failure.
  public struct Fault: Hashable, Sendable {
    /// Which operation fails.
    public var operation: FileSystemError.Operation
    /// The first one to fail, counted from 1 over all files.
    public var number: Int
    /// What the failure is called.
    public var reason: FileSystemError.Reason
    /// Whether all later ones fail too.
    public var isLasting: Bool
    /// How many bytes a failing `write` still writes, as a disk does that fills up in the middle.
    public var writtenBytes: Int

    /// Creates a plan.
    public init(
      _ operation: FileSystemError.Operation, number: Int, _ reason: FileSystemError.Reason, isLasting: Bool = false,
      writtenBytes: Int = 0
    ) {
      self.operation = operation
      self.number = number
      self.reason = reason
      self.isLasting = isLasting
      self.writtenBytes = writtenBytes
    }
  }

  private struct Plan {
    var faults: [Fault]
    var counts: [FileSystemError.Operation: Int] = [:]
  }

  private let base: any FileSystem
  private let plan: Locked<Plan>

  /// Creates a file system that does what `base` does until a planned failure is due.
  public init(_ base: any FileSystem, faults: [Fault]) {
    self.base = base
    plan = Locked(Plan(faults: faults))
  }

  /// Replaces what is planned and counts from 1 again.
  public func setFaults(_ faults: [Fault]) { plan.withLock { $0 = Plan(faults: faults) } }

  /// How many operations of a kind were asked for since the last plan.
  public func count(of operation: FileSystemError.Operation) -> Int { plan.withLock { $0.counts[operation] ?? 0 } }

  public func status(of path: String) throws(FileSystemError) -> FileStatus? { try base.status(of: path) }

  public func list(_ path: String) throws(FileSystemError) -> [String] {
    try check(.list, path)
    return try base.list(path)
  }

  public func openForReading(_ path: String, followingLinks: Bool) throws(FileSystemError) -> any ReadHandle {
    try check(.read, path)
    return try base.openForReading(path, followingLinks: followingLinks)
  }

  public func openForAppending(_ path: String, reserving: Int) throws(FileSystemError) -> any AppendHandle {
    try check(.open, path)
    return FaultyAppendHandle(self, path, try base.openForAppending(path, reserving: reserving))
  }

  public func beginReplacing(_ path: String) throws(FileSystemError) -> any Replacement {
    try check(.open, path)
    return FaultyReplacement(self, path, try base.beginReplacing(path))
  }

  public func createFolder(_ path: String) throws(FileSystemError) {
    try check(.createFolder, path)
    try base.createFolder(path)
  }

  public func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    try check(.rename, path)
    try base.rename(path, to: newPath)
  }

  public func remove(_ path: String) throws(FileSystemError) {
    try check(.remove, path)
    try base.remove(path)
  }

  public func lock(_ path: String, as holder: LockHolder) throws(FileSystemError) -> any FileLock {
    try check(.lock, path)
    return try base.lock(path, as: holder)
  }

  /// Counts one operation and throws when it is planned to fail.
  func check(_ operation: FileSystemError.Operation, _ path: String) throws(FileSystemError) {
    if let fault = due(operation) { throw FileSystemError(operation, path, fault.reason) }
  }

  /// Counts one operation and says whether it is planned to fail.
  func due(_ operation: FileSystemError.Operation) -> Fault? {
    plan.withLock { plan in
      let count = (plan.counts[operation] ?? 0) + 1
      plan.counts[operation] = count
      return plan.faults.first {
        $0.operation == operation && (count == $0.number || ($0.isLasting && count > $0.number))
      }
    }
  }
}

final class FaultyAppendHandle: AppendHandle {
  private let system: FaultyFileSystem
  private let path: String
  private let base: any AppendHandle

  init(_ system: FaultyFileSystem, _ path: String, _ base: any AppendHandle) {
    self.system = system
    self.path = path
    self.base = base
  }

  var length: Int { base.length }

  func write(_ bytes: [UInt8]) throws(FileSystemError) {
    if let fault = system.due(.write) {
      try base.write(Array(bytes.prefix(fault.writtenBytes)))
      throw FileSystemError(.write, path, fault.reason)
    }
    try base.write(bytes)
  }

  func synchronize() throws(FileSystemError) {
    try system.check(.synchronize, path)
    try base.synchronize()
  }

  func truncate(to length: Int) throws(FileSystemError) {
    try system.check(.truncate, path)
    try base.truncate(to: length)
  }
}

final class FaultyReplacement: Replacement {
  private let system: FaultyFileSystem
  private let path: String
  private let base: any Replacement

  init(_ system: FaultyFileSystem, _ path: String, _ base: any Replacement) {
    self.system = system
    self.path = path
    self.base = base
  }

  func write(_ bytes: [UInt8]) throws(FileSystemError) {
    try system.check(.write, path)
    try base.write(bytes)
  }

  func synchronize() throws(FileSystemError) {
    try system.check(.synchronize, path)
    try base.synchronize()
  }

  func commit() throws(FileSystemError) {
    try system.check(.synchronize, path)
    try system.check(.rename, path)
    try base.commit()
  }

  func discard() { base.discard() }
}
