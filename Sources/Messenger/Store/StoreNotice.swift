public import LabSystem
public import LabText

/// Something the store has to tell the learner. Never more than one of a kind per start.
public enum StoreNotice: Hashable, Sendable {
  /// The journal ended in an unfinished line: a change that had not been reported yet.
  case tornTail(bytes: Int)
  /// A file could not be used as it is; it was renamed, and `messages` messages of it could be read.
  case setAside(path: String, messages: Int)
  /// A file was readable but not as the lab wrote it; it is used, and a copy of it is kept.
  case editedOutside(copy: String)
  /// Messages carried the same id; the first of each was kept, the whole file is kept as a copy.
  case duplicateIDs(count: Int)
  /// Messages were in a state this version doesn't know; they are shown as failed.
  case unknownStates(count: Int)
  /// The file was written by a later version: it is shown as far as it can be read, and nothing is written.
  case newerVersion(Int)
  /// Changes can't be written; from now on they live in memory only.
  case memoryOnly(FileSystemError)
  /// Changes can be written again, and all of them are on the disk.
  case durableAgain

  /// What happened and what it means, as one or two sentences. Contains paths: escape before showing.
  public var explanation: Localized {
    switch self {
    case .tornTail(let bytes):
      Localized(
        en: "The journal ended in an unfinished line of \(bytes) bytes. It had not been reported, so nothing is lost.",
        zh: "日志末尾有一行没写完（\(bytes) 字节）。它从未被报告过，所以没有丢失任何内容。")
    case .setAside(let path, let messages):
      Localized(
        en: "A store file could not be used as it is. It is kept as \(path); \(messages) messages could be read from it.",
        zh: "有一个存储文件无法照常使用。原文件保存为 \(path)；从中读出了 \(messages) 条消息。")
    case .editedOutside(let copy):
      Localized(
        en: "The inbox file was changed outside the lab. It is used as it is; a copy is kept as \(copy).",
        zh: "收件箱文件在本程序之外被改动过。现照其内容使用，并保留副本 \(copy)。")
    case .duplicateIDs(let count):
      Localized(
        en: "\(count) messages had an id that was taken; the first of each is shown.", zh: "有 \(count) 条消息的 id 重复；每个 id 只显示第一条。")
    case .unknownStates(let count):
      Localized(
        en: "\(count) messages were in a state this version doesn't know; they are shown as failed.",
        zh: "有 \(count) 条消息处于本版本不认识的状态；它们显示为失败。")
    case .newerVersion(let version):
      Localized(
        en: "The inbox was written by a later lab (format \(version)). It is not touched; this session lives in memory.",
        zh: "收件箱由更新版本的 lab 写成（格式 \(version)）。文件保持原样；本次会话只在内存中进行。")
    case .memoryOnly(let error):
      Localized(
        en: "The store can't be written (\(error.sentence.en)). What changes now lives in memory until it can.",
        zh: "存储无法写入（\(error.sentence.zh)）。此后的改动只在内存中，直到能够写入为止。")
    case .durableAgain:
      Localized(en: "The store can be written again; everything is on the disk.", zh: "存储恢复可写；所有改动都已落盘。")
    }
  }
}

/// Whether what is shown is on the disk.
public enum StoreStatus: Hashable, Sendable {
  /// Everything shown is on the disk.
  case durable
  /// Changes since the failure are in memory only; each later change tries the disk again.
  case memoryOnly(FileSystemError)
  /// The files belong to a later version; nothing is written.
  case readOnly(version: Int)
}
