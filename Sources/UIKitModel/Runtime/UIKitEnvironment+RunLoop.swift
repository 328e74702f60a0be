public import Foundation

extension UIKitEnvironment {
  /// One turn of the run loop: what is due runs, windows are laid out, the screen is given the result. Repeated while
  /// the turn itself makes new work for the same moment, at most a hundred times.
  public func turn() {
    for _ in 0..<100 {
      runLoop.runDue()
      if needsCommit { commit() }
      if !needsCommit, (runLoop.nextDue ?? .infinity) > runLoop.now { return }
    }
  }

  /// Lets virtual time pass: every block runs at its own moment, and after each the screen is committed.
  public func advance(by seconds: TimeInterval) {
    let end = runLoop.now + max(0, seconds)
    turn()
    while let due = runLoop.nextDue, due <= end {
      runLoop.move(to: due)
      turn()
    }
    runLoop.move(to: end)
    turn()
  }

  /// Lets time pass until nothing is scheduled any more, at most `limit` seconds.
  ///
  /// - Returns: the seconds that passed.
  @discardableResult
  public func settle(limit: TimeInterval = 60) -> TimeInterval {
    let start = runLoop.now
    turn()
    while let due = runLoop.nextDue, due <= start + limit {
      runLoop.move(to: due)
      turn()
    }
    return runLoop.now - start
  }

  /// Lays out every visible window.
  func layoutVisibleWindows() {
    for window in visibleWindowsInOrder { window.layoutIfNeeded() }
  }
}
