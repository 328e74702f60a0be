public import LabText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystemError {
  /// Why it failed, as a sentence for the person at the shell, without the path.
  public var explanation: Localized {
    switch reason {
    case .notFound: Localized(en: "there is no such file or folder", zh: "没有这个文件或文件夹")
    case .exists: Localized(en: "something with that name is already there", zh: "已有同名的文件或文件夹")
    case .noSpace:
      Localized(en: "no space is left (full disk, quota or file-size limit)", zh: "没有剩余空间（磁盘已满、超出配额或文件大小上限）")
    case .readOnly: Localized(en: "the disk is read-only", zh: "磁盘是只读的")
    case .permissionDenied: Localized(en: "permission is denied", zh: "没有权限")
    case .inputOutput: Localized(en: "the device reported an input/output error", zh: "设备报告了输入/输出错误")
    case .notAPlainFile:
      Localized(en: "it is not a plain file (a folder, link, pipe or device)", zh: "它不是普通文件（而是文件夹、链接、管道或设备）")
    case .notAFolder: Localized(en: "a part of the path is not a folder", zh: "路径中有一部分不是文件夹")
    case .tooLarge: Localized(en: "the file is too large", zh: "文件太大")
    case .locked(let holder):
      Localized(
        en: "\(holder.program) with process id \(holder.processID) is using it",
        zh: "\(holder.program)（进程号 \(holder.processID)）正在使用它")
    case .other(let code): Localized(same: String(cString: strerror(code)))
    }
  }

  /// What was tried, on what, and why it failed. The path is text that a person supplied: escape before showing.
  public var sentence: Localized {
    let verb = operationName
    return Localized(
      en: "could not \(verb.en) \(path): \(explanation.en)", zh: "无法\(verb.zh) \(path)：\(explanation.zh)")
  }

  private var operationName: Localized {
    switch operation {
    case .read: Localized(en: "read", zh: "读取")
    case .write: Localized(en: "write", zh: "写入")
    case .open: Localized(en: "open", zh: "打开")
    case .list: Localized(en: "list", zh: "列出")
    case .createFolder: Localized(en: "make the folder", zh: "创建文件夹")
    case .synchronize: Localized(en: "bring to disk", zh: "落盘")
    case .truncate: Localized(en: "cut", zh: "截断")
    case .rename: Localized(en: "rename", zh: "重命名")
    case .remove: Localized(en: "remove", zh: "删除")
    case .lock: Localized(en: "lock", zh: "锁定")
    }
  }
}
