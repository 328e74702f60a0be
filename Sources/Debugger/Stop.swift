public import Inspection

/// The text of a source file that a stopped frame shows lines of.
public struct SourceText: Sendable {
  public var lines: [Substring]
  public init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }
}

/// One entry of a backtrace.
public struct StackFrame {
  /// Where in a source file a frame stands; 1-based.
  public struct Location: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int
    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The binary that holds the code: `subject`, `libc.so.6`.
  public var image: String
  /// The function as a backtrace writes it, generic arguments included.
  public var function: String
  /// Whether parentheses with the arguments follow; the top level of a program has none.
  public var showsArguments: Bool
  public var location: Location?
  /// What can be inspected; nil for code without Swift debug information.
  public var frame: Frame?
  /// What stands for a foreign frame's place: `(main=…) at libc_start_call_main.h:58:16`, `+ 33`.
  public var foreignTail: String

  /// A frame of Swift code.
  public init(
    image: String, function: String, showsArguments: Bool = true, location: Location?, frame: Frame
  ) {
    self.image = image
    self.function = function
    self.showsArguments = showsArguments
    self.location = location
    self.frame = frame
    foreignTail = ""
  }

  /// A frame of other code.
  public init(foreign function: String, image: String, tail: String) {
    self.image = image
    self.function = function
    showsArguments = false
    location = nil
    frame = nil
    foreignTail = tail
  }
}

/// A thread that has stopped: what the debugger shows and inspects.
public struct Stop {
  /// The thread's name, the program's as a rule.
  public var threadName: String
  /// `breakpoint 1.1`
  public var reason: String
  /// The innermost first.
  public var frames: [StackFrame]

  public init(threadName: String, reason: String, frames: [StackFrame]) {
    self.threadName = threadName
    self.reason = reason
    self.frames = frames
  }
}

/// The program behind a session that can be resumed. Absent where the debugger only looks at what is there.
public protocol DebuggedProgram: AnyObject {
  /// Runs to the next of the marks (`STOP-BOX`); nil when the program ends first.
  ///
  /// - Returns: what the program printed, the mark reached, and the stop there; `reason` is filled in by the session.
  func resume(to marks: Set<String>) -> (output: String, mark: String?, stop: Stop?)
  /// Where a mark stands, as `breakpoint set` reports it; nil when no line carries it.
  func place(ofMark mark: String) -> (function: String, location: StackFrame.Location)?
}
