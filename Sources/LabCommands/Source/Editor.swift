#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The learner's editor: it takes the terminal over until it ends.
enum Editor {
  /// Runs `EDITOR` on a file.
  ///
  /// - Returns: whether it ended with status 0.
  static func run(_ editor: String, _ path: String) -> Bool {
    // EDITOR may hold options, as in "code --wait"; the shell that users expect to read it does.
    let words = ["/bin/sh", "-c", editor + " \"$1\"", "lab", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }
}
