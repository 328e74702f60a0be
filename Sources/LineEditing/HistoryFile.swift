import Foundation
public import LabText

/// The history of command lines in a file that several shells share: one entry a line, only ever appended to, each
/// append under a lock. A file that is not one of these is set aside, never written to.
public final class HistoryFile {
  /// The first line of the file.
  static let header = "# lab history 1\n"
  /// The most bytes that are read; a larger file is set aside.
  static let largestFile = 32 << 20
  /// Entries kept when the file is tidied, which happens at twice as many.
  static let keptEntries = 10_000

  private let path: String
  private var waiting: [String] = []
  private var isUsable = true
  private var notices: [Localized] = []
  /// The entries when the file was opened and those added since, oldest first.
  public private(set) var entries: [String] = []

  /// Opens the history. A missing file is created (mode 0600) by the first entry.
  ///
  /// - Parameter path: The file; its folder exists.
  public init(path: String) {
    self.path = path
    load()
  }

  /// What the learner should be told once.
  public func takeNotices() -> [Localized] {
    defer { notices = [] }
    return notices
  }

  /// Adds an entry and writes it. An entry equal to the last one is dropped.
  ///
  /// When the file can't be locked or written the entry is kept and tried again with the next one.
  public func append(_ entry: String) {
    guard entry != entries.last, !entry.allSatisfy(\.isWhitespace) else { return }
    entries.append(entry)
    guard isUsable else { return }
    waiting.append(entry)
    if write(waiting) { waiting = [] }
  }

  // MARK: Reading

  private func load() {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno != ENOENT { setAside(reason: Reason.unreadable) }
      return
    }
    if status.st_mode & S_IFMT != S_IFREG { return setAside(reason: Reason.notAFile) }
    if status.st_size > Self.largestFile { return setAside(reason: Reason.tooLarge) }
    guard let bytes = contents() else { return setAside(reason: Reason.unreadable) }
    if bytes.isEmpty { return }
    guard bytes.starts(with: Array(Self.header.utf8)) else { return setAside(reason: Reason.foreign) }
    var damaged = 0
    for line in bytes.dropFirst(Self.header.utf8.count).split(separator: 0x0A) {
      if let text = String(validating: line, as: UTF8.self), !text.contains("\0") {
        entries.append(Self.unescaped(text))
      } else {
        damaged += 1
      }
    }
    if damaged > 0 {
      notices.append(
        Localized(
          en: "\(damaged) damaged line(s) of the history are not shown; the file is kept as it is",
          zh: "历史记录里有 \(damaged) 行已损坏，不显示；文件保持原样"))
    } else if entries.count > 2 * Self.keptEntries {
      tidy()
    }
    if entries.count > Self.keptEntries { entries.removeFirst(entries.count - Self.keptEntries) }
  }

  private func contents() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Self.contents(of: descriptor)
  }

  private static func contents(of descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 { if errno == EINTR { continue } else { return nil } }
      bytes += chunk[..<count]
      if bytes.count > 2 * largestFile { return nil }
    }
  }

  private enum Reason {
    static let unreadable = Localized(en: "could not be read", zh: "无法读取")
    static let notAFile = Localized(en: "is not a file", zh: "不是普通文件")
    static let tooLarge = Localized(en: "is larger than 32 MiB", zh: "超过 32 MiB")
    static let foreign = Localized(en: "was not written by this shell", zh: "不是这个 shell 写的")
  }

  private func setAside(reason: Localized) {
    var number = 1
    var target = "\(path).corrupt-1"
    var status = stat()
    while lstat(target, &status) == 0, number < 10_000 {
      number += 1
      target = "\(path).corrupt-\(number)"
    }
    let name = URL(fileURLWithPath: target).lastPathComponent.escapingUntrusted()
    if rename(path, target) == 0 {
      notices.append(
        Localized(
          en: "the history file \(reason.en); it was kept as \(name) and a new one begun",
          zh: "历史文件\(reason.zh)，已保存为 \(name)，并新建了一个"))
    } else {
      isUsable = false
      notices.append(
        Localized(
          en: "the history file \(reason.en) and could not be moved; this session's history is not saved",
          zh: "历史文件\(reason.zh)，也无法移走；本次的历史不会保存"))
    }
  }

  // MARK: Writing

  private func write(_ new: [String]) -> Bool {
    guard let descriptor = lockedDescriptor() else { return false }
    defer { close(descriptor) }
    var text = ""
    let size = lseek(descriptor, 0, SEEK_END)
    var first = [UInt8](repeating: 0, count: Self.header.utf8.count)
    if size <= 0 {
      text = Self.header
    } else if pread(descriptor, &first, first.count, 0) != first.count || first != Array(Self.header.utf8) {
      // Another program has put a file of its own here since: leave it alone.
      isUsable = false
      return true
    } else {
      var last: UInt8 = 0
      if pread(descriptor, &last, 1, size - 1) == 1, last != 0x0A { text = "\n" }
    }
    for entry in new { text += Self.escaped(entry) + "\n" }
    return Self.writeAll(text, to: descriptor)
  }

  /// The file opened for appending, locked, and still the one the path names.
  private func lockedDescriptor() -> Int32? {
    for _ in 0..<100 {
      let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { return nil }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        var opened = stat()
        var named = stat()
        if fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_ino == named.st_ino { return descriptor }
      }
      close(descriptor)
      usleep(10_000)
    }
    return nil
  }

  private static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 { if errno == EINTR { continue } else { return false } }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Rewrites a long file with its newest entries: temporary file, rename. The lock is held throughout, and another
  /// shell that waits for it opens the new file.
  private func tidy() {
    guard let descriptor = lockedDescriptor() else { return }
    defer { close(descriptor) }
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    guard reader >= 0 else { return }
    defer { close(reader) }
    guard let bytes = Self.contents(of: reader), bytes.starts(with: Array(Self.header.utf8)) else { return }
    let lines = bytes.dropFirst(Self.header.utf8.count).split(separator: 0x0A).suffix(Self.keptEntries)
    // One name for all, under the lock: what a killed shell left of its own is written anew.
    let temporary = path + ".new"
    unlink(temporary)
    let output = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0 else { return }
    defer { close(output) }
    let text = Self.header + lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    if Self.writeAll(text, to: output), fsync(output) == 0, rename(temporary, path) == 0 { return }
    unlink(temporary)
  }

  // MARK: Escaping

  /// One line for any entry: a newline is `\n`, a return `\r`, a backslash is doubled.
  static func escaped(_ entry: String) -> String {
    guard entry.utf8.contains(where: { $0 == 0x5C || $0 == 0x0A || $0 == 0x0D }) else { return entry }
    var result = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The entry a line stands for; a backslash before anything else is itself.
  static func unescaped(_ line: String) -> String {
    guard line.utf8.contains(0x5C) else { return line }
    var result = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        switch scalar {
        case "\\": result += "\\"
        case "n": result += "\n"
        case "r": result += "\r"
        default:
          result += "\\"
          result.unicodeScalars.append(scalar)
        }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? result + "\\" : result
  }
}
