#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open descriptor, closed when it is released.
final class OpenFile: Sendable {
  let descriptor: Int32
  let path: String
  /// Whether this process may write only so much to a file (`ulimit -f`), as it was when the file was opened.
  private let hasSizeLimit: Bool

  init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
    hasSizeLimit = OpenFile.sizeIsLimited
  }

  deinit { close(descriptor) }

  /// How many bytes the file has; 0 where there is no answer.
  var size: Int {
    var record = stat()
    return fstat(descriptor, &record) == 0 ? Int(record.st_size) : 0
  }

  /// Whether nothing has the file's name any more.
  ///
  /// Asked by the name: `fstat` reads the file's times too, and a kernel that keeps fine times only for who asks (Linux 6.13) then
  /// brings them to the disk with every write, which makes each of them half as long again.
  var isRemoved: Bool { access(path, F_OK) != 0 && errno == ENOENT }

  /// Writes all of `bytes` at `offset`, or where the descriptor stands.
  func write(_ bytes: [UInt8], at offset: Int? = nil) throws(FileSystemError) {
    // Beyond a file-size limit the kernel sends SIGXFSZ, which would end the process; held back, write says EFBIG.
    let code = hasSizeLimit ? holdingBack(SIGXFSZ) { writeAll(bytes, at: offset) } : writeAll(bytes, at: offset)
    if code != 0 { throw FileSystemError(.write, path, .init(errno: code)) }
  }

  /// The error's number, or 0.
  private func writeAll(_ bytes: [UInt8], at offset: Int?) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let written = retrying {
          OpenFile.writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]), at: offset.map { $0 + done })
        }
        if written < 0 { return errno }
        done += written
      }
      return 0
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int?) -> Int {
    if let offset { return pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) }
    #if canImport(Darwin)
      return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      return Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static var sizeIsLimited: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      let answer = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      let answer = getrlimit(RLIMIT_FSIZE, &limit)
    #endif
    // "No limit" is the highest number of an unsigned type on Linux, of a signed one on Apple systems.
    return answer != 0 || limit.rlim_cur < rlim_t(Int64.max)
  }

  func synchronize() throws(FileSystemError) {
    #if canImport(Darwin)
      // fsync on Apple systems leaves the bytes in the drive's own cache.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
      let result = fsync(descriptor)
    #else
      let result = retrying { fdatasync(descriptor) }
    #endif
    guard result == 0 else { throw FileSystemError(.synchronize, path, .init(errno: errno)) }
  }
}

/// Runs `body` with a signal held back for this thread, and takes the signal away if `body` raised it.
func holdingBack<Result>(_ signal: Int32, _ body: () -> Result) -> Result {
  var signals = sigset_t()
  var former = sigset_t()
  var pending = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, signal)
  pthread_sigmask(SIG_BLOCK, &signals, &former)
  let result = body()
  if sigismember(&former, signal) == 0, sigpending(&pending) == 0, sigismember(&pending, signal) == 1 {
    var taken: Int32 = 0
    sigwait(&signals, &taken)
  }
  pthread_sigmask(SIG_SETMASK, &former, nil)
  return result
}

final class POSIXReadHandle: ReadHandle {
  private let file: OpenFile
  init(_ file: OpenFile) { self.file = file }

  func read(upTo count: Int) throws(FileSystemError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      #if canImport(Darwin)
        let got = retrying { Darwin.read(file.descriptor, buffer.baseAddress, count) }
      #elseif canImport(Glibc)
        let got = retrying { Glibc.read(file.descriptor, buffer.baseAddress, count) }
      #else
        let got = retrying { Musl.read(file.descriptor, buffer.baseAddress, count) }
      #endif
      if got < 0 { code = errno }
      initialized = max(got, 0)
    }
    if code != 0 { throw FileSystemError(.read, file.path, .init(errno: code)) }
    return bytes
  }
}

final class POSIXAppendHandle: AppendHandle {
  /// The end of what was written, and the end of the file: zeros lie between them.
  private struct Extent {
    var length: Int
    var end: Int
  }

  private let file: OpenFile
  private let room: Int
  private let extent: Locked<Extent>

  init(_ file: OpenFile, reserving room: Int) throws(FileSystemError) {
    self.file = file
    self.room = room
    let end = lseek(file.descriptor, 0, SEEK_END)
    guard end >= 0 else { throw FileSystemError(.open, file.path, .init(errno: errno)) }
    extent = Locked(Extent(length: Int(end), end: Int(end)))
  }

  deinit {
    let extent = extent.withLock { $0 }
    if extent.end > extent.length { _ = retrying { ftruncate(file.descriptor, off_t(extent.length)) } }
  }

  var length: Int { extent.withLock { $0.length } }

  func write(_ bytes: [UInt8]) throws(FileSystemError) {
    reserveRoom(for: bytes.count)
    let length = length
    try file.write(bytes, at: room > 0 ? length : nil)
    extent.withLock { $0 = Extent(length: length + bytes.count, end: max($0.end, length + bytes.count)) }
  }

  /// Writes zeros ahead when what comes would not fit. Without room, as on a full disk, it is a plain write's turn to say so.
  private func reserveRoom(for count: Int) {
    let extent = extent.withLock { $0 }
    guard room > 0, extent.length + count > extent.end else { return }
    do {
      try file.write([UInt8](repeating: 0, count: room), at: extent.end)
      self.extent.withLock { $0.end += room }
    } catch {
      _ = retrying { ftruncate(file.descriptor, off_t(extent.end)) }
    }
  }

  func synchronize() throws(FileSystemError) {
    try file.synchronize()
    // A file that was removed still takes bytes; nobody will find them again.
    if file.isRemoved { throw FileSystemError(.synchronize, file.path, .notFound) }
  }

  func truncate(to length: Int) throws(FileSystemError) {
    guard retrying({ ftruncate(file.descriptor, off_t(length)) }) == 0 else {
      throw FileSystemError(.truncate, file.path, .init(errno: errno))
    }
    extent.withLock { $0 = Extent(length: length, end: length) }
  }
}

final class POSIXReplacement: Replacement {
  private let file: OpenFile
  /// The name it has until it takes the place of `path`.
  private let temporary: String
  private let path: String
  private let isOpen = Locked(true)

  init(_ file: OpenFile, named temporary: String, replacing path: String) {
    self.file = file
    self.temporary = temporary
    self.path = path
  }

  deinit { discard() }

  func write(_ bytes: [UInt8]) throws(FileSystemError) { try file.write(bytes) }

  func synchronize() throws(FileSystemError) { try file.synchronize() }

  func commit() throws(FileSystemError) {
    try file.synchronize()
    try moveIntoPlace(temporary, path, shown: path)
    isOpen.withLock { $0 = false }
  }

  func discard() {
    if isOpen.withLock({ wasOpen in
      defer { wasOpen = false }
      return wasOpen
    }) {
      unlink(temporary)
    }
  }
}

final class POSIXFileLock: FileLock {
  private let file: Locked<OpenFile?>

  init(_ file: OpenFile, holder: LockHolder) throws(FileSystemError) {
    try POSIXFileLock.take(file)
    self.file = Locked(file)
    // The note is for people only; the lock itself is the kernel's. A full disk must not forbid it.
    ftruncate(file.descriptor, 0)
    lseek(file.descriptor, 0, SEEK_SET)
    try? file.write(Array("\(holder.processID) \(holder.program)\n".utf8))
  }

  deinit { release() }

  func release() {
    file.withLock { held in
      // Closing alone would not do: a child process that is just being started has a copy of the descriptor until it runs
      // its program.
      if let held { flock(held.descriptor, LOCK_UN) }
      held = nil
    }
  }

  /// Takes the lock. A process that was just killed keeps its locks until the kernel has cleared it away, so the lock of
  /// another process is tried again for a fifth of a second.
  private static func take(_ file: OpenFile) throws(FileSystemError) {
    for attempt in 1... {
      if retrying({ flock(file.descriptor, LOCK_EX | LOCK_NB) }) == 0 { return }
      guard errno == EWOULDBLOCK else { throw FileSystemError(.lock, file.path, .init(errno: errno)) }
      let holder = holder(in: file)
      guard attempt < 20, holder.processID != getpid() else { throw FileSystemError(.lock, file.path, .locked(holder)) }
      usleep(10_000)
    }
  }

  /// Reads the note that the holder left. A holder that has not written it yet is process 0.
  private static func holder(in file: OpenFile) -> LockHolder {
    lseek(file.descriptor, 0, SEEK_SET)
    let bytes = (try? POSIXReadHandle(file).read(upTo: 256)) ?? []
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return LockHolder(
      processID: words.first.flatMap { Int32($0) } ?? 0,
      program: words.count > 1 ? String(words[1]) : "another program")
  }
}
