/// What one compilation may cost.
public struct CompilerLimits: Sendable, Hashable {
  /// How long one process may run before its group is killed.
  public var timeLimit: Duration
  /// The most bytes kept of each text.
  public var outputLimit: Int
  /// The most compilations kept in the cache.
  public var cachedArtifacts: Int

  /// Creates limits. The defaults let a file with 400 functions through.
  public init(timeLimit: Duration = .seconds(20), outputLimit: Int = 32 << 20, cachedArtifacts: Int = 64) {
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
    self.cachedArtifacts = cachedArtifacts
  }
}
