public import LabSystem
public import LabText
public import Lessons

public import Foundation

/// The learner's progress and its file. Changes are kept in memory until `save()`, which the shell calls after each
/// command at a terminal and at the end of a script.
public struct ProgressStore: Sendable {
  /// The facts.
  public var progress: LearningProgress { didSet { isDirty = true } }
  /// Whether there is something to save.
  public private(set) var isDirty = false
  /// What a person should know of the file, such as that it was set aside.
  public private(set) var notice: Localized?

  private let fileSystem: any FileSystem
  private let home: HomeLayout
  private let isEphemeral: Bool
  private var isReadOnly = false
  /// The facts as they were last read or written: what changed since is this session's.
  private var base = LearningProgress()

  /// Opens the progress of a home folder.
  ///
  /// A file that does not decode is set aside under another name, and the notice says so. One that a newer version
  /// wrote, or that cannot be read, is left as it is and nothing is saved over it.
  public init(environment: LabEnvironment) {
    fileSystem = environment.fileSystem
    home = environment.home
    isEphemeral = environment.isEphemeral
    progress = LearningProgress()
    guard !isEphemeral, fileSystem.exists(home.progress) else { return }
    load()
    base = progress
    isDirty = false
  }

  private mutating func load() {
    let path = home.progress
    guard let bytes = try? fileSystem.read(path) else {
      isReadOnly = true
      notice = Localized(
        en: "The progress file cannot be read; this session's progress is kept in memory only.",
        zh: "进度文件无法读取，本次会话的进度只保存在内存里。")
      return
    }
    if let decoded = try? Self.decoder.decode(LearningProgress.self, from: Data(bytes)), decoded.version == LearningProgress().version {
      progress = decoded
      return
    }
    if let version = try? Self.decoder.decode(Version.self, from: Data(bytes)), version.version > LearningProgress().version {
      isReadOnly = true
      notice = Localized(
        en: "The progress file was written by a newer lab; it is left untouched and this session is kept in memory only.",
        zh: "进度文件由更新版本的 lab 写入，保持原样；本次会话只保存在内存里。")
      return
    }
    let name = (try? fileSystem.setAside(path)).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    isReadOnly = name == nil
    notice = Localized(
      en: "The progress file could not be understood; it is kept as \(name ?? "it is") and a new one is begun.",
      zh: "进度文件无法识别，已保留为 \(name ?? "原样")，并重新开始记录。")
  }

  private struct Version: Decodable { var version: Int }

  /// Writes the facts if they changed, beside what another shell has written since. On a full or read-only disk they stay in
  /// memory and the error is thrown.
  public mutating func save() throws(FileSystemError) {
    guard isDirty, !isEphemeral, !isReadOnly else { return }
    try fileSystem.createFolder(home.learning)
    let lock = lock()
    defer { lock?.release() }
    var whole = progress
    if let bytes = try? fileSystem.read(home.progress), let other = try? Self.decoder.decode(LearningProgress.self, from: Data(bytes)),
      other.version == progress.version, other != base
    {
      whole = progress.merged(from: base, onto: other)
    }
    guard let bytes = try? Self.encoder.encode(whole) else { return }
    try fileSystem.replace(home.progress, with: Array(bytes) + [0x0A])
    base = progress
    isDirty = false
  }

  /// Keeps other shells from writing meanwhile; `nil` where there can be no lock, which is no reason to lose what was learnt.
  private func lock() -> (any FileLock)? {
    for _ in 0..<10 {
      do { return try fileSystem.lock(home.progressLock, as: LockHolder(processID: getpid(), program: "lab")) } catch {
        guard case .locked = error.reason else { return nil }
      }
    }
    return nil
  }

  /// Forgets everything and removes the file.
  public mutating func reset() throws(FileSystemError) {
    progress = LearningProgress()
    base = progress
    if !isEphemeral, fileSystem.exists(home.progress) { try fileSystem.remove(home.progress) }
    isDirty = false
    isReadOnly = false
  }

  /// Reads and writes dates as whole seconds since 1970, so that the file is the same on every machine.
  public static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return decoder
  }()
  /// See ``decoder``.
  public static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return encoder
  }()
}
