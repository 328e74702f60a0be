public import LabText

/// Shows a person that something goes on while the lab waits for another program.
public protocol ActivityIndicator: Sendable {
  /// A wait begins. Waits may overlap.
  func begin(_ what: Localized)
  /// A wait has ended; after the last one nothing is shown any more when this returns.
  func end()
}

/// Runs programs as another runner does, and says so while they run.
public struct IndicatingProcessRunner: ProcessRunner {
  private let base: any ProcessRunner
  private let indicator: any ActivityIndicator
  private let what: Localized

  /// Creates a runner.
  ///
  /// - Parameter what: what the person waits for.
  public init(_ base: any ProcessRunner, shows what: Localized, on indicator: any ActivityIndicator) {
    self.base = base
    self.indicator = indicator
    self.what = what
  }

  public func run(_ request: ProcessRequest) async throws -> ProcessResult {
    indicator.begin(what)
    defer { indicator.end() }
    return try await base.run(request)
  }
}
