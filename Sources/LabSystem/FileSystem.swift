/// What the lab asks of a disk. Folders are made with mode 0700 and files with 0600. No operation follows a symbolic
/// link in the last part of a path unless told so, so a link planted in the home folder can't redirect a write.
public protocol FileSystem: Sendable {
  /// What is at a path; `nil` when nothing is.
  func status(of path: String) throws(FileSystemError) -> FileStatus?

  /// The names in a folder, sorted by their bytes.
  func list(_ path: String) throws(FileSystemError) -> [String]

  /// A plain file, opened for reading from its beginning. Links are followed for files that a person names; never
  /// for the lab's own.
  func openForReading(_ path: String, followingLinks: Bool) throws(FileSystemError) -> any ReadHandle

  /// A plain file, made when missing, to whose end bytes can be added.
  ///
  /// - Parameter reserving: how much room to keep ahead of what is written, in bytes of zeros. A write into reserved room
  ///   changes no size, so that the disk has only the bytes themselves to bring to safety. The room is given back when the
  ///   handle is released; after a crash the file ends in zeros, which `length` of the next handle counts.
  func openForAppending(_ path: String, reserving: Int) throws(FileSystemError) -> any AppendHandle

  /// A new file that takes the place of `path` only when it is committed. One replacement per path at a time.
  func beginReplacing(_ path: String) throws(FileSystemError) -> any Replacement

  /// Makes a folder and the folders above it. A folder that is there is left as it is.
  func createFolder(_ path: String) throws(FileSystemError)

  /// Gives a file or folder another name in the same file system, durably.
  ///
  /// - Throws: `.exists` when something has the new name; nothing is ever overwritten.
  func rename(_ path: String, to newPath: String) throws(FileSystemError)

  /// Removes a file, a symbolic link (not what it points to) or an empty folder.
  func remove(_ path: String) throws(FileSystemError)

  /// Takes the advisory lock of a lock file, made when missing, and writes the holder into it.
  ///
  /// The lock ends when `release()` is called or the process ends, however it ends.
  ///
  /// - Throws: `.locked` with the holder when someone else has it. Waits at most a fifth of a second, for a process that was
  ///   just killed.
  func lock(_ path: String, as holder: LockHolder) throws(FileSystemError) -> any FileLock
}

extension FileSystem {
  /// Opens a file for adding bytes at its end, without room ahead.
  public func openForAppending(_ path: String) throws(FileSystemError) -> any AppendHandle {
    try openForAppending(path, reserving: 0)
  }
}

/// What is at a path.
public struct FileStatus: Hashable, Sendable {
  /// What kind of thing.
  public enum Kind: Hashable, Sendable { case file, folder, symbolicLink, other }

  /// What kind of thing.
  public var kind: Kind
  /// Bytes of a plain file.
  public var size: Int
  /// The permission bits, such as `0o600`.
  public var mode: UInt16

  /// Creates a status.
  public init(kind: Kind, size: Int, mode: UInt16) {
    self.kind = kind
    self.size = size
    self.mode = mode
  }
}

/// A file being read in pieces. Closed when it is released.
public protocol ReadHandle: AnyObject, Sendable {
  /// The next bytes, at most `count`; empty at the end of the file.
  func read(upTo count: Int) throws(FileSystemError) -> [UInt8]
}

/// A file being added to. Closed when it is released.
public protocol AppendHandle: AnyObject, Sendable {
  /// Bytes in the file, those not yet on the disk included.
  var length: Int { get }

  /// Adds bytes. After an error some of them may be there: `truncate` to the former length before going on.
  func write(_ bytes: [UInt8]) throws(FileSystemError)

  /// Returns when everything written is on the disk. After an error the state of the last bytes is unknown, also to
  /// the next call: write them again to another file.
  func synchronize() throws(FileSystemError)

  /// Cuts the file.
  func truncate(to length: Int) throws(FileSystemError)
}

/// A file being written beside the one it will replace.
public protocol Replacement: AnyObject, Sendable {
  /// Adds bytes.
  func write(_ bytes: [UInt8]) throws(FileSystemError)

  /// Brings what was written to the disk, so that `commit` has less to wait for.
  func synchronize() throws(FileSystemError)

  /// Puts the new file in place: fsync, rename, fsync of the folder. The old file is there until the new one is.
  func commit() throws(FileSystemError)

  /// Removes the new file; the old one stays. Also done when the value is released without a commit.
  func discard()
}

/// A held advisory lock.
public protocol FileLock: AnyObject, Sendable {
  /// Gives the lock back. Also done when the value is released.
  func release()
}

extension FileSystem {
  /// Whether anything is at a path. A path that can't be looked at counts as absent.
  public func exists(_ path: String) -> Bool { (try? status(of: path)) != nil }

  /// A whole plain file.
  ///
  /// - Throws: `.tooLarge` when it has more than `limit` bytes.
  public func read(
    _ path: String, limit: Int = 1 << 30, followingLinks: Bool = false
  ) throws(FileSystemError) -> [UInt8] {
    let size = try status(of: path)?.size ?? 0
    guard size <= limit else { throw FileSystemError(.read, path, .tooLarge) }
    let handle = try openForReading(path, followingLinks: followingLinks)
    var bytes = try handle.read(upTo: max(size, 1))
    while true {
      let more = try handle.read(upTo: 1 << 16)
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= limit else { throw FileSystemError(.read, path, .tooLarge) }
    }
  }

  /// Puts a whole file in place of another, or makes it: temporary file, fsync, rename, fsync of the folder.
  public func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
    let replacement = try beginReplacing(path)
    do {
      try replacement.write(bytes)
      try replacement.commit()
    } catch {
      replacement.discard()
      throw error
    }
  }

  /// Renames a file that can't be used to the first free `<name>.corrupt-<n>`, so that nothing unread is overwritten.
  ///
  /// - Returns: the new path.
  @discardableResult
  public func setAside(_ path: String) throws(FileSystemError) -> String {
    for number in 1...9_999 {
      let newPath = "\(path).corrupt-\(number)"
      do {
        try rename(path, to: newPath)
        return newPath
      } catch {
        if error.reason != .exists { throw error }
      }
    }
    throw FileSystemError(.rename, path, .exists)
  }

  /// Copies a file to the first free `<name>.corrupt-<n>` and leaves it where it is.
  ///
  /// - Returns: the path of the copy.
  @discardableResult
  public func keepCopyAside(_ path: String, of bytes: [UInt8]) throws(FileSystemError) -> String {
    for number in 1...9_999 where try status(of: "\(path).corrupt-\(number)") == nil {
      try replace("\(path).corrupt-\(number)", with: bytes)
      return "\(path).corrupt-\(number)"
    }
    throw FileSystemError(.write, path, .exists)
  }
}
