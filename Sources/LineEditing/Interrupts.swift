import CLineEdit
import Dispatch
import Foundation
import Synchronization

/// Ctrl-C while a command runs: the first cancels its task, the third ends the program as if nobody had caught it.
///
/// SIGINT is caught only while `run` runs. One per process is enough, because signals are the process's own.
public final class Interrupts: @unchecked Sendable {
  private struct State {
    var cancel: (@Sendable () -> Void)?
    var presses = 0
  }

  private let state = Mutex(State())
  // Set once and only cancelled; Dispatch's protocol just isn't marked Sendable.
  private let source: any DispatchSourceRead
  private let writeEnd: Int32

  /// Prepares to watch for Ctrl-C.
  ///
  /// - Returns: nil when the process may open no more files.
  public init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    writeEnd = ends[1]
    let readEnd = ends[0]
    source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .global(qos: .userInteractive))
    source.setEventHandler { @Sendable [weak self] in
      var byte: UInt8 = 0
      while read(readEnd, &byte, 1) == 1 { self?.pressed() }
    }
    source.setCancelHandler { @Sendable in close(readEnd) }
    source.resume()
  }

  deinit {
    source.cancel()
    close(writeEnd)
  }

  /// Runs a command; Ctrl-C cancels the task it runs in.
  ///
  /// - Returns: What the body returned and whether Ctrl-C was pressed.
  public func run<Result: Sendable>(
    _ body: @escaping @Sendable () async -> Result
  ) async -> (result: Result, wasInterrupted: Bool) {
    // Caught before the body begins: there is no moment in which Ctrl-C ends the program instead.
    let before = le_catch(SIGINT, writeEnd)
    let task = Task { await body() }
    let isPressed = state.withLock { state in
      state.cancel = { task.cancel() }
      return state.presses > 0
    }
    if isPressed { task.cancel() }
    let result = await task.value
    if before >= 0 { _ = le_catch(SIGINT, before) } else { le_release(SIGINT) }
    let presses = state.withLock { state in
      defer { state = State() }
      return state.presses
    }
    return (result, presses > 0)
  }

  private func pressed() {
    let (cancel, presses) = state.withLock { state in
      state.presses += 1
      return (state.cancel, state.presses)
    }
    cancel?()
    guard presses >= 3 else { return }
    le_release(SIGINT)
    kill(getpid(), SIGINT)
  }
}
