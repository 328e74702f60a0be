import CLabSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A running child, its pipes, and the loop that feeds and drains it.
final class SpawnedProcess: Sendable {
  private let request: ProcessRequest
  /// The child and the leader of its process group; `nil` once it is reaped, so that no other process is ever killed.
  private let child: Locked<pid_t?>
  private let input: Locked<OpenFile?>
  private let output: OpenFile
  /// The reading end of a pipe, or the request's `errorFile`.
  private let errorOutput: OpenFile

  init(_ request: ProcessRequest) throws {
    self.request = request
    let executable = try SpawnedProcess.find(request)
    let stdin = try Pipe(request.executable)
    let stdout = try Pipe(request.executable)
    let stderr = try Pipe(request.executable, file: request.errorFile)
    let child = try SpawnedProcess.spawn(request, executable, [stdin.reading, stdout.writing, stderr.writing])
    self.child = Locked(child)
    for end in [stdin.writing, stdout.reading] + (request.errorFile == nil ? [stderr.reading] : []) {
      _ = fcntl(end.descriptor, F_SETFL, fcntl(end.descriptor, F_GETFL) | O_NONBLOCK)
    }
    input = Locked(stdin.writing)
    output = stdout.reading
    errorOutput = stderr.reading
  }

  /// Kills the child's process group, unless the child is gone.
  func kill() {
    child.withLock { child in
      guard let child else { return }
      #if canImport(Darwin)
        _ = Darwin.kill(-child, SIGKILL)
      #elseif canImport(Glibc)
        _ = Glibc.kill(-child, SIGKILL)
      #else
        _ = Musl.kill(-child, SIGKILL)
      #endif
    }
  }

  /// Feeds and drains the child until it has ended. Blocks.
  func exchange() -> ProcessResult {
    var captures = [Capture(limit: request.outputLimit), Capture(limit: request.outputLimit)]
    captures[1].isOpen = request.errorFile == nil
    let files = [output, errorOutput]
    let deadline = ContinuousClock.now + request.timeLimit
    var sent = 0
    var timedOut = false
    var status: Int32?
    // A child closes its ends a moment before it can be reaped; one that closed them early may run on for long.
    var patience: Int32 = 1
    while true {
      var polls = zip(captures, files).map {
        pollfd(fd: $0.isOpen ? $1.descriptor : -1, events: Int16(POLLIN), revents: 0)
      }
      let feeding = input.withLock { $0 }
      polls.append(pollfd(fd: feeding?.descriptor ?? -1, events: Int16(POLLOUT), revents: 0))
      let isWaiting = polls.contains { $0.fd >= 0 }
      let ready = poll(&polls, nfds_t(polls.count), isWaiting ? 50 : patience)
      if !isWaiting { patience = min(50, 2 * patience) }
      for index in captures.indices where polls[index].revents != 0 { captures[index].drain(files[index]) }
      if polls[2].revents != 0, let feeding { feed(feeding, &sent) }
      if sent == request.input.count { input.withLock { $0 = nil } }
      if status == nil { status = reap() }
      let isDrained = !captures.contains { $0.isOpen }
      // A grandchild that left the group may hold the pipes for ever; when the child is gone, silence is the end.
      if status != nil, isDrained || ready == 0 { break }
      if !timedOut, ContinuousClock.now >= deadline {
        timedOut = true
        kill()
      }
      if request.errorFile != nil, errorOutput.size > request.outputLimit { kill() }
    }
    if request.errorFile != nil { captures[1].take(errorOutput) }
    return result(status ?? 0, timedOut, captures)
  }

  private func result(_ code: Int32, _ timedOut: Bool, _ captures: [Capture]) -> ProcessResult {
    let ending: ProcessResult.Ending = code & 0x7F == 0 ? .exited((code >> 8) & 0xFF) : .signalled(code & 0x7F)
    return ProcessResult(
      ending: timedOut ? .timedOut : ending, output: captures[0].bytes, errorOutput: captures[1].bytes,
      isTruncated: captures.contains { $0.isTruncated })
  }

  /// Sends as much input as the pipe takes; closes it when the child no longer reads.
  private func feed(_ file: OpenFile, _ sent: inout Int) {
    let (written, code) = holdingBack(SIGPIPE) { () -> (Int, Int32) in
      request.input.withUnsafeBytes { buffer in
        let rest = buffer.count - sent
        guard rest > 0, let start = buffer.baseAddress else { return (0, 0) }
        #if canImport(Darwin)
          let written = Darwin.write(file.descriptor, start + sent, rest)
        #elseif canImport(Glibc)
          let written = Glibc.write(file.descriptor, start + sent, rest)
        #else
          let written = Musl.write(file.descriptor, start + sent, rest)
        #endif
        return (written, errno)
      }
    }
    if written >= 0 {
      sent += written
    } else if code != EAGAIN, code != EINTR {
      sent = request.input.count
    }
  }

  /// The child's wait status once it has ended. What is left of its group is killed with it.
  private func reap() -> Int32? {
    child.withLock { child in
      guard let running = child else { return nil }
      var status: Int32 = 0
      guard waitpid(running, &status, WNOHANG) == running else { return nil }
      child = nil
      return status
    }
  }
}

/// What is kept of one output stream.
private struct Capture {
  let limit: Int
  var bytes: [UInt8] = []
  var isOpen = true
  var isTruncated = false
  /// Where a read puts its bytes; kept, because a program that writes word by word is drained thousands of times.
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(limit: Int) { self.limit = limit }

  /// Reads a file that nobody writes any more.
  mutating func take(_ file: OpenFile) {
    isOpen = true
    while isOpen { drain(file) }
  }

  mutating func drain(_ file: OpenFile) {
    while isOpen {
      #if canImport(Darwin)
        let got = retrying { Darwin.read(file.descriptor, &buffer, buffer.count) }
      #elseif canImport(Glibc)
        let got = retrying { Glibc.read(file.descriptor, &buffer, buffer.count) }
      #else
        let got = retrying { Musl.read(file.descriptor, &buffer, buffer.count) }
      #endif
      if got > 0 {
        let room = max(0, limit - bytes.count)
        bytes += buffer[..<min(got, room)]
        if got > room { isTruncated = true }
        if got < buffer.count { return }
      } else {
        if got == 0 || errno != EAGAIN { isOpen = false }
        return
      }
    }
  }
}

/// A pipe whose ends no child inherits by accident, or a file in its place.
private struct Pipe {
  let reading: OpenFile
  let writing: OpenFile

  /// - Parameter file: A new file that takes the bytes; it is read by a descriptor of its own, from its beginning.
  init(_ executable: String, file: String? = nil) throws {
    var ends: [Int32] = [-1, -1]
    if let file {
      ends[1] = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      ends[0] = ends[1] < 0 ? -1 : open(file, O_RDONLY | O_CLOEXEC)
    }
    guard file == nil ? lab_private_pipe(&ends) == 0 : ends[0] >= 0 else { throw ProcessStartError(executable: executable, code: errno) }
    reading = OpenFile(ends[0], path: "pipe")
    writing = OpenFile(ends[1], path: "pipe")
  }
}

extension SpawnedProcess {
  /// The path to run: as given when it has a slash, else the first executable of that name in the request's `PATH`.
  fileprivate static func find(_ request: ProcessRequest) throws -> String {
    if request.executable.contains("/") { return request.executable }
    let folders = (request.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for path in folders.map({ "\($0)/\(request.executable)" }) where access(path, X_OK) == 0 { return path }
    throw ProcessStartError(executable: request.executable, code: ENOENT)
  }

  fileprivate static func spawn(_ request: ProcessRequest, _ path: String, _ ends: [OpenFile]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (target, end) in ends.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end.descriptor, Int32(target))
    }
    if let folder = request.workingDirectory { lab_spawn_in_folder(&actions, folder) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = ([request.executable] + request.arguments).map { strdup($0) } + [nil]
    let environment = request.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + environment { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, &attributes, words, environment)
    guard code == 0 else { throw ProcessStartError(executable: request.executable, code: code) }
    return child
  }
}
