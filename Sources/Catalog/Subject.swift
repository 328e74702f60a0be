public import Inspection
public import UIKitModel

/// A live current instance with the frame around it, as at a breakpoint: what `use` opens and every other command acts
/// on. It belongs to the actor that made it.
public final class Subject {
  /// The experiment it was made for, such as `type.UIView`.
  public let experiment: String
  /// The named locals. Reading and writing them reaches the live values.
  public var frame: Frame
  /// The local that `set`, `inspect` and `preview` act on, such as `view`.
  public let current: String
  /// The view whose committed tree `preview` draws; `nil` where there is nothing to see.
  public let screen: UIView?
  /// Ends what the subject started and removes what it left on disk.
  public let dispose: () -> Void

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - experiment: The experiment's id.
  ///   - function: The function that the frame claims to be stopped in.
  ///   - current: The name of the local that is the current instance.
  ///   - variables: The locals, the current instance among them.
  ///   - screen: What `preview` draws.
  ///   - dispose: Called once, when another subject takes its place.
  public init(
    _ experiment: String, function: String, current: String, _ variables: [Variable], screen: UIView? = nil,
    dispose: @escaping () -> Void = {}
  ) {
    precondition(variables.contains { $0.name == current }, "\(experiment) has no local '\(current)'")
    self.experiment = experiment
    self.current = current
    self.screen = screen
    self.dispose = dispose
    frame = Frame(module: "lab", functionName: function, variables)
  }

  /// The current instance itself.
  public var instance: Any { frame[current].map(\.value) ?? () }
}
