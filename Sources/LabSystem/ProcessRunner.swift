#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Dispatch

/// A program to run: no shell, no inherited descriptors, its own process group.
public struct ProcessRequest: Hashable, Sendable {
  /// The program's path, or a name without a slash that is looked for in the `PATH` of `environment`.
  public var executable: String
  /// The words after the program's name.
  public var arguments: [String]
  /// The whole environment; nothing is inherited.
  public var environment: [String: String]
  /// The folder it starts in; `nil` is the lab's own.
  public var workingDirectory: String?
  /// What it reads from its standard input.
  public var input: [UInt8]
  /// A new file that takes the standard error instead of a pipe, for a program that writes it byte by byte: every write to
  /// a pipe would wake the reader. The caller removes it.
  public var errorFile: String?
  /// Bytes kept of each of standard output and standard error; what comes after is read and dropped. A program whose
  /// `errorFile` grows beyond it is killed.
  public var outputLimit: Int
  /// How long it may run before its process group is killed.
  public var timeLimit: Duration

  /// Creates a request.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String], workingDirectory: String? = nil,
    input: [UInt8] = [], errorFile: String? = nil, outputLimit: Int = 16 << 20, timeLimit: Duration = .seconds(60)
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.input = input
    self.errorFile = errorFile
    self.outputLimit = outputLimit
    self.timeLimit = timeLimit
  }
}

/// How a program ended and what it wrote.
public struct ProcessResult: Hashable, Sendable {
  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By a signal that was not the lab's.
    case signalled(Int32)
    /// Killed because its time was over.
    case timedOut
  }

  /// How it ended.
  public var ending: Ending
  /// What it wrote to its standard output.
  public var output: [UInt8]
  /// What it wrote to its standard error.
  public var errorOutput: [UInt8]
  /// Whether some output was dropped.
  public var isTruncated: Bool

  /// Creates a result, for doubles of a runner.
  public init(ending: Ending, output: [UInt8] = [], errorOutput: [UInt8] = [], isTruncated: Bool = false) {
    self.ending = ending
    self.output = output
    self.errorOutput = errorOutput
    self.isTruncated = isTruncated
  }

  /// Whether it ended by itself with status 0.
  public var isSuccess: Bool { ending == .exited(0) }
  /// Its standard output as text; bytes that are not UTF-8 become U+FFFD.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Its standard error as text; bytes that are not UTF-8 become U+FFFD.
  public var errorText: String { String(decoding: errorOutput, as: UTF8.self) }
}

/// A program that could not be started.
public struct ProcessStartError: Error, Hashable, Sendable {
  /// The program asked for.
  public var executable: String
  /// Why, as the system's `errno`.
  public var code: Int32

  /// Creates an error.
  public init(executable: String, code: Int32) {
    self.executable = executable
    self.code = code
  }

  /// Why, in the system's words.
  public var reason: String { String(cString: strerror(code)) }
}

/// Runs programs.
public protocol ProcessRunner: Sendable {
  /// Runs a program to its end. Cancelling the task kills its process group.
  ///
  /// - Throws: `ProcessStartError`, or `CancellationError` when the task was cancelled.
  func run(_ request: ProcessRequest) async throws -> ProcessResult
}

/// Runs programs of this machine with `posix_spawn`.
public struct POSIXProcessRunner: ProcessRunner {
  /// Creates a runner.
  public init() {}

  public func run(_ request: ProcessRequest) async throws -> ProcessResult {
    try Task.checkCancellation()
    let child = try SpawnedProcess(request)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The exchange blocks in poll(2), so it must not hold a thread of the concurrency pool.
        DispatchQueue.global().async { continuation.resume(returning: child.exchange()) }
      }
    } onCancel: {
      child.kill()
    }
    try Task.checkCancellation()
    return result
  }
}
