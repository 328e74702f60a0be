#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The disk of the machine.
public struct POSIXFileSystem: FileSystem {
  /// Creates the file system.
  public init() {}

  public func status(of path: String) throws(FileSystemError) -> FileStatus? {
    // A path with a NUL would be cut there and name something else.
    guard !path.holdsNUL else { return nil }
    var record = stat()
    guard lstat(path, &record) == 0 else {
      if errno == ENOENT { return nil }
      throw FileSystemError(.read, path, .init(errno: errno))
    }
    let kind: FileStatus.Kind =
      switch record.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    return FileStatus(kind: kind, size: Int(record.st_size), mode: UInt16(truncatingIfNeeded: record.st_mode & 0o7777))
  }

  public func list(_ path: String) throws(FileSystemError) -> [String] {
    guard !path.holdsNUL else { throw FileSystemError(.list, path, .notFound) }
    guard let folder = opendir(path) else { throw FileSystemError(.list, path, .init(errno: errno)) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  public func openForReading(_ path: String, followingLinks: Bool) throws(FileSystemError) -> any ReadHandle {
    // Opening a pipe would wait for its writer; O_NONBLOCK lets us look first and refuse.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
    return POSIXReadHandle(try plainFile(path, flags, for: .read))
  }

  public func openForAppending(_ path: String, reserving: Int) throws(FileSystemError) -> any AppendHandle {
    let isNew = try status(of: path) == nil
    let flags = O_WRONLY | O_CREAT | (reserving > 0 ? 0 : O_APPEND) | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let file = try plainFile(path, flags, for: .open)
    if isNew { try synchronizeFolder(of: path) }
    return try POSIXAppendHandle(file, reserving: reserving)
  }

  public func beginReplacing(_ path: String) throws(FileSystemError) -> any Replacement {
    guard !path.holdsNUL else { throw FileSystemError(.write, path, .notFound) }
    let (folder, name) = POSIXFileSystem.split(path)
    let temporary = "\(folder)/.\(name).new"
    unlink(temporary)
    // What goes wrong is told of the file that was meant.
    let file = try plainFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, for: .write, shown: path)
    return POSIXReplacement(file, named: temporary, replacing: path)
  }

  public func createFolder(_ path: String) throws(FileSystemError) {
    guard !path.holdsNUL else { throw FileSystemError(.createFolder, path, .notFound) }
    if mkdir(path, 0o700) == 0 { return try synchronizeFolder(of: path) }
    switch errno {
    case EEXIST:
      var record = stat()
      guard stat(path, &record) == 0, record.st_mode & S_IFMT == S_IFDIR else {
        throw FileSystemError(.createFolder, path, .notAFolder)
      }
    case ENOENT:
      let (parent, _) = POSIXFileSystem.split(path)
      guard parent != path else { throw FileSystemError(.createFolder, path, .notFound) }
      try createFolder(parent)
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
        throw FileSystemError(.createFolder, path, .init(errno: errno))
      }
      try synchronizeFolder(of: path)
    default: throw FileSystemError(.createFolder, path, .init(errno: errno))
    }
  }

  public func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    guard !path.holdsNUL, !newPath.holdsNUL else { throw FileSystemError(.rename, path, .notFound) }
    // link + unlink would refuse folders; the check and the rename are not one step, but all the lab's files have one
    // writer that holds a lock.
    guard try status(of: newPath) == nil else { throw FileSystemError(.rename, newPath, .exists) }
    try moveIntoPlace(path, newPath)
  }

  public func remove(_ path: String) throws(FileSystemError) {
    guard !path.holdsNUL else { throw FileSystemError(.remove, path, .notFound) }
    if try status(of: path)?.kind == .folder {
      guard rmdir(path) == 0 else { throw FileSystemError(.remove, path, .init(errno: errno)) }
    } else {
      guard unlink(path) == 0 else { throw FileSystemError(.remove, path, .init(errno: errno)) }
    }
    try synchronizeFolder(of: path)
  }

  public func lock(_ path: String, as holder: LockHolder) throws(FileSystemError) -> any FileLock {
    let file = try plainFile(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, for: .lock)
    return try POSIXFileLock(file, holder: holder)
  }

  /// Opens a path and makes sure that it is a plain file.
  private func plainFile(
    _ path: String, _ flags: Int32, for operation: FileSystemError.Operation, shown: String? = nil
  ) throws(FileSystemError) -> OpenFile {
    let shown = shown ?? path
    guard !path.holdsNUL else { throw FileSystemError(operation, shown, .notFound) }
    let descriptor = retrying { open(path, flags, 0o600) }
    guard descriptor >= 0 else { throw FileSystemError(operation, shown, .init(errno: errno)) }
    let file = OpenFile(descriptor, path: shown)
    var record = stat()
    guard fstat(descriptor, &record) == 0, record.st_mode & S_IFMT == S_IFREG else {
      throw FileSystemError(operation, shown, .notAPlainFile)
    }
    return file
  }

  /// The folder and the last part of a path.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }
}

extension String {
  /// Whether a C function would take the text for a shorter one.
  var holdsNUL: Bool { utf8.contains(0) }
}

/// Renames over whatever has the new name and brings both folders' entries to the disk.
///
/// - Parameter shown: The path that an error names; the first one without it.
func moveIntoPlace(_ path: String, _ newPath: String, shown: String? = nil) throws(FileSystemError) {
  guard rename(path, newPath) == 0 else { throw FileSystemError(.rename, shown ?? path, .init(errno: errno)) }
  try synchronizeFolder(of: newPath)
}

/// Brings the entries of the folder that holds `path` to the disk.
func synchronizeFolder(of path: String) throws(FileSystemError) {
  let folder = POSIXFileSystem.split(path).folder
  let descriptor = retrying { open(folder, O_RDONLY | O_CLOEXEC) }
  // A folder that may be entered but not read can't be synchronised; its files still can.
  guard descriptor >= 0 else { return }
  defer { close(descriptor) }
  // Some file systems refuse fsync on folders with EINVAL: they have nothing to bring.
  guard fsync(descriptor) == 0 || errno == EINVAL else {
    throw FileSystemError(.synchronize, folder, .init(errno: errno))
  }
}

/// Repeats a system call that a signal interrupted.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
