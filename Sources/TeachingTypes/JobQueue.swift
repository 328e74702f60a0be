import Synchronization

/// A task executor that does nothing by itself: each piece of a task waits here until somebody runs it. It makes real
/// tasks stand still between two `await`s, so that one can look around.
public final class JobQueue: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  /// Makes an empty queue.
  public init() {}

  /// Called by the Swift runtime when a task has a piece of work to do.
  public func enqueue(_ job: consuming ExecutorJob) {
    let waiting = UnownedJob(job)
    jobs.withLock { $0.append(waiting) }
  }

  /// How many pieces wait to be run.
  public var waiting: Int { jobs.withLock { $0.count } }

  /// Runs the oldest piece up to its task's next suspension, or to the task's end.
  ///
  /// - Returns: whether there was one.
  public func runNext() -> Bool {
    guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  /// Runs pieces until none waits.
  ///
  /// - Returns: how many were run.
  public func runAll() -> Int {
    var count = 0
    while runNext() { count += 1 }
    return count
  }
}
