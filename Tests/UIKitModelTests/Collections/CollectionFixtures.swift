import Foundation

@testable import UIKitModel

/// Runs a test in a world of its own, so that tests on one thread do not see each other's exceptions and focus.
@discardableResult
func inWorld<Result>(_ body: (UIKitEnvironment) throws -> Result) rethrows -> Result {
  let environment = UIKitEnvironment()
  return try UIKitEnvironment.with(environment) { try body(environment) }
}

/// Lets virtual time pass frame by frame.
func pass(_ seconds: TimeInterval, in environment: UIKitEnvironment) {
  let end = environment.runLoop.now + seconds
  while let due = environment.runLoop.nextDue, due <= end {
    environment.runLoop.move(to: due)
    environment.runLoop.runDue()
  }
  environment.runLoop.move(to: end)
}

/// A cell that counts what happens to it.
final class RecordingCell: UICollectionViewCell {
  var reuses = 0
  var configurations: [UICellConfigurationState] = []
  var label = ""
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
  override func updateConfiguration(using state: UICellConfigurationState) { configurations.append(state) }
}

/// A flow layout that keeps the batches it is told of.
final class RecordingFlowLayout: UICollectionViewFlowLayout {
  var batches: [CollectionUpdate] = []
  override func prepare(forCollectionViewUpdates updateItems: CollectionUpdate) { batches.append(updateItems) }
}
