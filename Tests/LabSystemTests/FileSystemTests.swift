import Foundation
import LabSystem
import LabText
import Testing

/// A folder of its own for one test, removed afterwards.
final class Scratch {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.path + "/lab-system-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

enum Kind: String, CaseIterable, CustomTestStringConvertible {
  case posix, memory
  var testDescription: String { rawValue }

  func make() -> any FileSystem { self == .posix ? POSIXFileSystem() : MemoryFileSystem() }
}

@Suite("File systems")
struct FileSystemTests {
  let scratch = Scratch()
  let holder = LockHolder(processID: 4242, program: "lab")

  @Test("a file can be appended to, cut, read and replaced", arguments: Kind.allCases)
  func appendAndReplace(_ kind: Kind) throws {
    let system = kind.make()
    let folder = scratch.path + "/a/b"
    try system.createFolder(folder)
    try system.createFolder(folder)
    let file = try system.openForAppending(folder + "/journal")
    try file.write(Array("one\ntwo\n".utf8))
    try file.synchronize()
    #expect(file.length == 8)
    try file.truncate(to: 4)
    try file.write(Array("2\n".utf8))
    #expect(try system.read(folder + "/journal") == Array("one\n2\n".utf8))
    try system.replace(folder + "/journal", with: Array("new".utf8))
    #expect(try system.read(folder + "/journal") == Array("new".utf8))
    #expect(try system.list(folder) == ["journal"])
    #expect(try system.status(of: folder + "/journal") == FileStatus(kind: .file, size: 3, mode: 0o600))
    #expect(try system.status(of: folder)?.mode == 0o700)
  }

  @Test("room that was reserved ahead is zeros on the disk, is no part of the length, and is given back")
  func reservedRoom() throws {
    let system = POSIXFileSystem()
    try system.createFolder(scratch.path)
    let path = scratch.path + "/journal"
    try system.replace(path, with: Array("old\n".utf8))
    var file: (any AppendHandle)? = try system.openForAppending(path, reserving: 100)
    try file?.write(Array("one\n".utf8))
    #expect(file?.length == 8)
    #expect(try system.read(path) == Array("old\none\n".utf8) + [UInt8](repeating: 0, count: 100 - 4))
    try file?.write([UInt8](repeating: 1, count: 250))
    try file?.truncate(to: 8)
    try file?.write(Array("two\n".utf8))
    #expect(Array(try system.read(path).prefix(13)) == Array("old\none\ntwo\n\0".utf8))
    file = nil
    #expect(try system.read(path) == Array("old\none\ntwo\n".utf8))
  }

  @Test("a replacement that is not committed changes nothing", arguments: Kind.allCases)
  func discardedReplacement(_ kind: Kind) throws {
    let system = kind.make()
    try system.createFolder(scratch.path)
    let path = scratch.path + "/file"
    try system.replace(path, with: Array("old".utf8))
    let replacement = try system.beginReplacing(path)
    try replacement.write(Array("new".utf8))
    replacement.discard()
    #expect(try system.read(path) == Array("old".utf8))
    #expect(try system.list(scratch.path) == ["file"])
  }

  @Test("a path with a NUL names nothing, not what stands before the NUL")
  func zeroInPath() {
    let system = POSIXFileSystem()
    for path in ["/\0", "/tmp\0/x", "/etc/passwd\0.lab"] {
      #expect((try? system.status(of: path)) == .some(nil))
      #expect(throws: FileSystemError.self) { try system.list(path) }
      #expect(throws: FileSystemError.self) { _ = try system.read(path, followingLinks: true) }
      #expect(throws: FileSystemError.self) { try system.createFolder(path) }
      #expect(throws: FileSystemError.self) { try system.remove(path) }
      #expect(throws: FileSystemError.self) { try system.rename(path, to: "/nowhere") }
    }
  }

  @Test("renaming never overwrites", arguments: Kind.allCases)
  func renameRefusesToOverwrite(_ kind: Kind) throws {
    let system = kind.make()
    try system.createFolder(scratch.path)
    try system.replace(scratch.path + "/a", with: [1])
    try system.replace(scratch.path + "/b", with: [2])
    #expect(throws: FileSystemError(.rename, scratch.path + "/b", .exists)) {
      try system.rename(scratch.path + "/a", to: scratch.path + "/b")
    }
    #expect(try system.read(scratch.path + "/b") == [2])
  }

  @Test("setting aside counts upwards and keeps every earlier file", arguments: Kind.allCases)
  func setAside(_ kind: Kind) throws {
    let system = kind.make()
    try system.createFolder(scratch.path)
    let path = scratch.path + "/inbox.json"
    for byte in UInt8(1)...3 {
      try system.replace(path, with: [byte])
      #expect(try system.setAside(path) == "\(path).corrupt-\(byte)")
    }
    #expect(try system.read(path + ".corrupt-1") == [1])
    #expect(try system.read(path + ".corrupt-3") == [3])
    #expect(!system.exists(path))
  }

  @Test("a held lock names its holder and is free after release", arguments: Kind.allCases)
  func locks(_ kind: Kind) throws {
    let system = kind.make()
    try system.createFolder(scratch.path)
    let path = scratch.path + "/lock"
    let lock = try system.lock(path, as: holder)
    #expect(throws: FileSystemError(.lock, path, .locked(holder))) {
      try system.lock(path, as: LockHolder(processID: 1, program: "other"))
    }
    lock.release()
    _ = try system.lock(path, as: holder)
  }

  @Test("the lock of a process that is being cleared away is waited for")
  func dyingHolder() throws {
    let path = scratch.path + "/lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #expect(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data("4242 lab\n".utf8))
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.03)
      close(descriptor)
    }
    let lock = try POSIXFileSystem().lock(path, as: LockHolder(processID: getpid(), program: "lab"))
    #expect(try String(decoding: POSIXFileSystem().read(path), as: UTF8.self) == "\(getpid()) lab\n")
    lock.release()
  }

  #if os(Linux)
    @Test("a released lock is free although a child process still has a copy of its descriptor")
    func copiedDescriptor() throws {
      let path = scratch.path + "/lock"
      let lock = try POSIXFileSystem().lock(path, as: holder)
      let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
      let own = descriptors.filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path }
      #expect(own.count == 1)
      let copies = own.map { dup($0) }
      lock.release()
      _ = try POSIXFileSystem().lock(path, as: holder)
      for copy in copies { close(copy) }
    }
  #endif

  @Test("missing things are told apart from broken ones", arguments: Kind.allCases)
  func missing(_ kind: Kind) throws {
    let system = kind.make()
    #expect(try system.status(of: scratch.path + "/none") == nil)
    #expect(throws: FileSystemError(.read, scratch.path + "/none", .notFound)) {
      try system.read(scratch.path + "/none")
    }
    #expect(throws: FileSystemError.self) { try system.openForAppending(scratch.path + "/none/file") }
  }

  @Test("a file larger than the reader's limit is refused", arguments: Kind.allCases)
  func limit(_ kind: Kind) throws {
    let system = kind.make()
    try system.createFolder(scratch.path)
    let path = scratch.path + "/big"
    try system.replace(path, with: [UInt8](repeating: 7, count: 100))
    #expect(try system.read(path, limit: 100).count == 100)
    #expect(throws: FileSystemError(.read, path, .tooLarge)) { try system.read(path, limit: 99) }
  }

  @Test("links, folders and pipes are not taken for files")
  func notPlainFiles() throws {
    let system = POSIXFileSystem()
    try system.replace(scratch.path + "/target", with: [1])
    let link = scratch.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: scratch.path + "/target")
    #expect(throws: FileSystemError(.read, link, .notAPlainFile)) { try system.read(link) }
    #expect(try system.read(link, followingLinks: true) == [1])
    #expect(throws: FileSystemError(.open, link, .notAPlainFile)) { try system.openForAppending(link) }
    #expect(throws: FileSystemError(.read, scratch.path, .notAPlainFile)) { try system.read(scratch.path) }
    let pipe = scratch.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileSystemError(.read, pipe, .notAPlainFile)) { try system.read(pipe) }
  }

  @Test("a loss of power takes exactly what was not synchronised")
  func losePower() throws {
    let system = MemoryFileSystem()
    try system.createFolder("/home")
    let file = try system.openForAppending("/home/journal")
    try file.write([1, 2])
    try file.synchronize()
    try file.write([3])
    system.losePower()
    #expect(try system.read("/home/journal") == [1, 2])
  }

  @Test("planned faults come at their turn and write what they say")
  func faults() throws {
    let system = FaultyFileSystem(
      MemoryFileSystem(),
      faults: [
        .init(.write, number: 2, .noSpace, writtenBytes: 1),
        .init(.synchronize, number: 2, .inputOutput, isLasting: true),
      ])
    let file = try system.openForAppending("/journal")
    try file.write([1, 1])
    try file.synchronize()
    #expect(throws: FileSystemError(.write, "/journal", .noSpace)) { try file.write([2, 2]) }
    try file.write([3])
    #expect(throws: FileSystemError.self) { try file.synchronize() }
    #expect(throws: FileSystemError.self) { try file.synchronize() }
    #expect(try system.read("/journal") == [1, 1, 2, 3])
  }

  @Test("every reason and operation has words in both languages")
  func sentences() {
    for operation in FileSystemError.Operation.allCases {
      for reason in [FileSystemError.Reason.noSpace, .locked(holder), .inputOutput, .other(5)] {
        let sentence = FileSystemError(operation, "/x/y", reason).sentence
        #expect(sentence.en.contains("/x/y") && sentence.zh.contains("/x/y") && sentence.en != sentence.zh)
      }
    }
  }
}
