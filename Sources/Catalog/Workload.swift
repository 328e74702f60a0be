public import LabSystem
public import LabText

/// What ran when an experiment was performed.
public enum EvidenceKind: String, Sendable, Hashable, Codable {
  /// The type itself: Swift's, Foundation's or the lab's own.
  case swift
  /// The lab's model of UIKit.
  case model
}

/// What a workload may use of the world.
public struct WorkloadContext: Sendable {
  /// An empty folder of the real file system that is removed afterwards.
  public var folder: String
  /// The session's time.
  public var clock: any LabClock
  /// Type-checks a program with the real compiler; answers `nil` where there is none.
  public var typecheck: (@Sendable (String) async -> TypecheckAnswer?)?

  /// Creates a context.
  public init(folder: String, clock: any LabClock, typecheck: (@Sendable (String) async -> TypecheckAnswer?)?) {
    self.folder = folder
    self.clock = clock
    self.typecheck = typecheck
  }
}

/// What the compiler said of a program.
public struct TypecheckAnswer: Sendable, Hashable {
  /// Whether it compiles.
  public var compiles: Bool
  /// The first error without its place, when it does not.
  public var error: String?

  /// Creates an answer.
  public init(compiles: Bool, error: String? = nil) {
    self.compiles = compiles
    self.error = error
  }
}

/// One thing that a workload did and what was seen.
public struct WorkloadStep: Sendable, Hashable {
  /// What was done.
  public var action: Localized
  /// What was seen: values as the program has them.
  public var observed: String

  /// Creates a step.
  public init(action: Localized, observed: String) {
    self.action = action
    self.observed = observed
  }
}

/// A workload that did not show what it claims. Tests run every workload, so a learner never meets one.
public struct WorkloadFailure: Error, Hashable, Sendable {
  /// What should have held.
  public var claim: Localized
}

/// Collects what a workload does.
public final class WorkloadRun {
  /// What the workload may use.
  public let context: WorkloadContext
  /// The steps so far.
  public private(set) var steps: [WorkloadStep] = []
  /// Whether a recorded answer stood in for a tool that is not on this machine.
  public private(set) var usedRecording = false

  /// Creates a run.
  public init(context: WorkloadContext) { self.context = context }

  /// Notes something that was done, with the value that it led to.
  public func step(_ action: Localized, _ observed: Any) {
    steps.append(WorkloadStep(action: action, observed: ValueText.printed(observed)))
  }

  /// Notes a change of a value.
  public func change(_ action: Localized, from old: Any, to new: Any) {
    steps.append(WorkloadStep(action: action, observed: "\(ValueText.printed(old)) → \(ValueText.printed(new))"))
  }

  /// Proves a claim of the workload.
  ///
  /// - Throws: ``WorkloadFailure`` when it does not hold.
  public func prove(_ claim: Localized, _ holds: Bool) throws {
    guard holds else { throw WorkloadFailure(claim: claim) }
    steps.append(WorkloadStep(action: claim, observed: "✓"))
  }

  /// The compiler's answer about a program, or the recorded one where no compiler was found; the run says which.
  public nonisolated(nonsending) func typecheck(_ source: String, recorded: TypecheckAnswer) async -> TypecheckAnswer {
    if let answer = await context.typecheck?(source) { return answer }
    usedRecording = true
    return recorded
  }
}

/// A direct workload: runs where its caller runs, so that it may use objects that belong to one actor.
public typealias Workload = nonisolated(nonsending) @Sendable (WorkloadRun) async throws -> Void
