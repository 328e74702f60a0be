final class MemoryReadHandle: ReadHandle {
  private let rest: Locked<ArraySlice<UInt8>>
  init(_ bytes: [UInt8]) { rest = Locked(bytes[...]) }

  func read(upTo count: Int) throws(FileSystemError) -> [UInt8] {
    rest.withLock { rest in
      let piece = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return piece
    }
  }
}

final class MemoryAppendHandle: AppendHandle {
  private let file: MemoryFileSystem.MemoryFile
  init(_ file: MemoryFileSystem.MemoryFile) { self.file = file }

  var length: Int { file.content.withLock { $0.bytes.count } }

  func write(_ bytes: [UInt8]) throws(FileSystemError) { file.content.withLock { $0.bytes += bytes } }

  func synchronize() throws(FileSystemError) { file.content.withLock { $0.durable = $0.bytes.count } }

  func truncate(to length: Int) throws(FileSystemError) {
    file.content.withLock { content in
      content.bytes.removeLast(max(0, content.bytes.count - length))
      content.durable = min(content.durable, content.bytes.count)
    }
  }
}

final class MemoryReplacement: Replacement {
  private let system: MemoryFileSystem
  private let path: String
  private let bytes = Locked<[UInt8]>([])

  init(_ system: MemoryFileSystem, _ path: String) {
    self.system = system
    self.path = path
  }

  func write(_ more: [UInt8]) throws(FileSystemError) { bytes.withLock { $0 += more } }

  func synchronize() throws(FileSystemError) {}

  func commit() throws(FileSystemError) { try system.put(bytes.withLock { $0 }, at: path) }

  func discard() { bytes.withLock { $0 = [] } }
}

final class MemoryFileLock: FileLock {
  private let free: Locked<(@Sendable () -> Void)?>
  init(_ free: @escaping @Sendable () -> Void) { self.free = Locked(free) }
  deinit { release() }

  func release() {
    let action = free.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
