#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether a path is a program that may be started.
func isExecutable(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
}

/// The path without links; the path itself when it can't be followed.
func resolved(_ path: String) -> String {
  guard let pointer = realpath(path, nil) else { return path }
  defer { free(pointer) }
  return String(cString: pointer)
}

/// What tells one version of a program file from the next: its size and when it was changed.
func fingerprint(_ path: String) -> String {
  var status = stat()
  guard stat(path, &status) == 0 else { return "none" }
  #if canImport(Darwin)
    return "\(status.st_size) \(status.st_mtimespec.tv_sec) \(status.st_mtimespec.tv_nsec)"
  #else
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  #endif
}

/// Makes a symbolic link unless one is there.
func makeLink(at path: String, to destination: String) { _ = symlink(destination, path) }

/// Makes a new folder that nobody else has, with mode 0700.
///
/// - Returns: its path; `nil` when the system refuses.
func makePrivateFolder(in folder: String, named prefix: String) -> String? {
  var template = Array("\(folder)/\(prefix)-XXXXXX".utf8CString)
  return template.withUnsafeMutableBufferPointer { buffer in
    mkdtemp(buffer.baseAddress!).map { String(cString: $0) }
  }
}

/// The number of this process.
var thisProcess: Int32 { getpid() }

/// Whether a process with this number is there, whoever owns it.
func isRunning(_ process: Int32) -> Bool { process > 0 && (kill(process, 0) == 0 || errno != ESRCH) }

/// The folder a path lies in.
func parent(_ path: String) -> String {
  guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
  return String(path[..<slash])
}

/// A short name for bytes (FNV-1a, 64 bits). What is stored under it is compared with the bytes themselves, so two
/// texts with one name can't be mixed up.
func hexHash(_ bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
