#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a file operation could not do.
public struct FileSystemError: Error, Hashable, Sendable {
  /// The operations a file system offers.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    case read, write, open, list, createFolder, synchronize, truncate, rename, remove, lock
  }

  /// Why it failed, as far as a caller acts differently.
  public enum Reason: Hashable, Sendable {
    /// Nothing has that name.
    case notFound
    /// Something has that name already.
    case exists
    /// The disk, quota or file-size limit is used up.
    case noSpace
    /// The folder or disk may not be written.
    case readOnly
    /// The file belongs to someone else or its mode forbids it.
    case permissionDenied
    /// The device failed.
    case inputOutput
    /// A folder, pipe, device or symbolic link where a plain file was expected.
    case notAPlainFile
    /// A file where a folder was expected.
    case notAFolder
    /// The file is larger than the caller accepts.
    case tooLarge
    /// Someone else holds the lock.
    case locked(LockHolder)
    /// Any other error of the system, by its `errno`.
    case other(Int32)

    /// The reason that an `errno` stands for.
    public init(errno code: Int32) {
      switch code {
      case ENOENT: self = .notFound
      case EEXIST, ENOTEMPTY: self = .exists
      case ENOSPC, EDQUOT, EFBIG: self = .noSpace
      case EROFS: self = .readOnly
      case EACCES, EPERM: self = .permissionDenied
      case EIO: self = .inputOutput
      case ELOOP, EISDIR: self = .notAPlainFile
      case ENOTDIR: self = .notAFolder
      default: self = .other(code)
      }
    }
  }

  /// What was tried.
  public var operation: Operation
  /// On which path.
  public var path: String
  /// Why it failed.
  public var reason: Reason

  /// Creates an error.
  public init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }
}

/// Who holds an advisory lock, as written in the lock file by its holder.
public struct LockHolder: Hashable, Sendable {
  /// The process.
  public var processID: Int32
  /// What it is, such as `lab`.
  public var program: String

  /// Creates the description of a holder.
  public init(processID: Int32, program: String) {
    self.processID = processID
    self.program = program
  }

  /// This process.
  public static func current(program: String) -> LockHolder { LockHolder(processID: getpid(), program: program) }
}
