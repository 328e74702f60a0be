import Dispatch
import Synchronization

/// A task executor whose jobs run on the thread that waits for their result.
///
/// A program of one task needs no second thread then: `dispatch_main`, which an asynchronous `main` ends in, gives the first
/// thread up and starts others, a third of the time of a short run. Child tasks and the actors that a task enters run here too;
/// a `Task { }` and `globalConcurrentExecutor` have the runtime's threads as ever.
/// See [TaskExecutor](https://developer.apple.com/documentation/swift/taskexecutor).
public final class CallingThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  private init() {}

  /// Called by the Swift runtime, from any thread, when a task has a piece of work to do.
  public func enqueue(_ job: consuming ExecutorJob) {
    let arriving = UnownedJob(job)
    jobs.withLock { $0.append(arriving) }
    arrivals.signal()
  }

  /// Runs a task on the thread that calls this, which waits for it.
  ///
  /// Not to be called inside a task: the thread would be lost to the runtime's pool meanwhile.
  public static func run<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result {
    let thread = CallingThread()
    let outcome = Outcome<Result>()
    Task(executorPreference: thread) {
      let result = await body()
      outcome.result.withLock { $0 = result }
      thread.arrivals.signal()
    }
    while true {
      thread.arrivals.wait()
      let job = thread.jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      if let job {
        job.runSynchronously(on: thread.asUnownedTaskExecutor())
      } else if let result = outcome.result.withLock({ $0 }) {
        return result
      }
    }
  }

  private final class Outcome<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }
}
