import Testing
import UIKitModel

/// Gives each test of a suite a world of its own.
struct FreshWorld: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true
  func provideScope(for test: Test, testCase: Test.Case?, performing body: @concurrent () async throws -> Void)
    async throws
  {
    try await UIKitEnvironment.with(UIKitEnvironment()) { try await body() }
  }
}

extension Trait where Self == FreshWorld {
  /// Each test runs in a world in which nothing has happened.
  static var freshWorld: FreshWorld { FreshWorld() }
}

/// The world of the running test.
var world: UIKitEnvironment { .current }
