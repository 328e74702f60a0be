/// A file system that lives and dies with the process: for `--ephemeral` and for tests.
///
/// It tells what is "on the disk" from what is only written: `losePower()` cuts every file to what was synchronised.
public final class MemoryFileSystem: FileSystem {
  enum Node {
    case folder
    case file(MemoryFile)
    case link(String)
  }

  final class MemoryFile: Sendable {
    struct Content {
      var bytes: [UInt8] = []
      /// How many leading bytes survive a loss of power.
      var durable = 0
    }
    let content = Locked(Content())
  }

  private let nodes = Locked<[String: Node]>(["/": .folder])
  private let locks = Locked<[String: LockHolder]>([:])

  /// Creates a file system that holds only the root folder.
  public init() {}

  /// Cuts every file to what was synchronised, as if the machine had been switched off, and frees all locks.
  public func losePower() {
    locks.withLock { $0.removeAll() }
    nodes.withLock { nodes in
      for case .file(let file) in nodes.values {
        file.content.withLock { $0.bytes.removeLast($0.bytes.count - min($0.durable, $0.bytes.count)) }
      }
    }
  }

  /// Makes a symbolic link, for tests of code that must not follow one.
  public func createLink(_ path: String, to target: String) {
    nodes.withLock { $0[path] = .link(target) }
  }

  public func status(of path: String) throws(FileSystemError) -> FileStatus? {
    nodes.withLock { nodes in
      switch nodes[path] {
      case .folder: FileStatus(kind: .folder, size: 0, mode: 0o700)
      case .file(let file): FileStatus(kind: .file, size: file.content.withLock { $0.bytes.count }, mode: 0o600)
      case .link: FileStatus(kind: .symbolicLink, size: 0, mode: 0o777)
      case nil: nil
      }
    }
  }

  public func list(_ path: String) throws(FileSystemError) -> [String] {
    guard try status(of: path)?.kind == .folder else { throw FileSystemError(.list, path, .notFound) }
    let prefix = path == "/" ? "/" : path + "/"
    return nodes.withLock { nodes in
      nodes.keys.filter { $0 != "/" && $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") }
        .map { String($0.dropFirst(prefix.count)) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  public func openForReading(_ path: String, followingLinks: Bool) throws(FileSystemError) -> any ReadHandle {
    var path = path
    if followingLinks, case .link(let target)? = nodes.withLock({ $0[path] }) { path = target }
    return MemoryReadHandle(try plainFile(path, .read, create: false).content.withLock { $0.bytes })
  }

  public func openForAppending(_ path: String, reserving: Int) throws(FileSystemError) -> any AppendHandle {
    MemoryAppendHandle(try plainFile(path, .open, create: true))
  }

  public func beginReplacing(_ path: String) throws(FileSystemError) -> any Replacement {
    guard try status(of: POSIXFileSystem.split(path).folder)?.kind == .folder else {
      throw FileSystemError(.write, path, .notFound)
    }
    return MemoryReplacement(self, path)
  }

  public func createFolder(_ path: String) throws(FileSystemError) {
    var prefix = ""
    for part in path.split(separator: "/") {
      prefix += "/\(part)"
      switch try status(of: prefix)?.kind {
      case nil: nodes.withLock { $0[prefix] = .folder }
      case .folder: continue
      default: throw FileSystemError(.createFolder, path, .notAFolder)
      }
    }
  }

  public func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    try nodes.withLock { nodes throws(FileSystemError) in
      guard let node = nodes[path] else { throw FileSystemError(.rename, path, .notFound) }
      guard nodes[newPath] == nil else { throw FileSystemError(.rename, newPath, .exists) }
      nodes[path] = nil
      nodes[newPath] = node
      for key in Array(nodes.keys) where key.hasPrefix(path + "/") {
        nodes[newPath + key.dropFirst(path.count)] = nodes.removeValue(forKey: key)
      }
    }
  }

  public func remove(_ path: String) throws(FileSystemError) {
    try nodes.withLock { nodes throws(FileSystemError) in
      guard nodes[path] != nil else { throw FileSystemError(.remove, path, .notFound) }
      guard !nodes.keys.contains(where: { $0.hasPrefix(path + "/") }) else {
        throw FileSystemError(.remove, path, .exists)
      }
      nodes[path] = nil
    }
  }

  public func lock(_ path: String, as holder: LockHolder) throws(FileSystemError) -> any FileLock {
    _ = try plainFile(path, .lock, create: true)
    let former = locks.withLock { locks in
      let former = locks[path]
      if former == nil { locks[path] = holder }
      return former
    }
    if let former { throw FileSystemError(.lock, path, .locked(former)) }
    return MemoryFileLock { [locks] in locks.withLock { $0[path] = nil } }
  }

  /// Puts a finished replacement in place.
  func put(_ bytes: [UInt8], at path: String) throws(FileSystemError) {
    let file = MemoryFile()
    file.content.withLock { $0 = MemoryFile.Content(bytes: bytes, durable: bytes.count) }
    try nodes.withLock { nodes throws(FileSystemError) in
      if case .folder? = nodes[path] { throw FileSystemError(.rename, path, .notAPlainFile) }
      nodes[path] = .file(file)
    }
  }

  private func plainFile(
    _ path: String, _ operation: FileSystemError.Operation, create: Bool
  ) throws(FileSystemError) -> MemoryFile {
    try nodes.withLock { nodes throws(FileSystemError) in
      switch nodes[path] {
      case .file(let file): return file
      case .folder, .link: throw FileSystemError(operation, path, .notAPlainFile)
      case nil:
        guard create, case .folder? = nodes[POSIXFileSystem.split(path).folder] else {
          throw FileSystemError(operation, path, .notFound)
        }
        let file = MemoryFile()
        nodes[path] = .file(file)
        return file
      }
    }
  }
}
