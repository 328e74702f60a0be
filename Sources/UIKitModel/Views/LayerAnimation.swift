import Foundation

/// One running animation of one layer: from the values that were shown to the values that were set.
struct LayerAnimation {
  /// The keys that move.
  let keys: Set<LayerKey>
  let from: LayerValues
  let to: LayerValues
  /// When it starts, in the run loop's time.
  let begin: TimeInterval
  let duration: TimeInterval
  let curve: UIView.AnimationCurve
  /// The animation block it belongs to.
  let block: Int
}

/// A property of a layer that animates.
enum LayerKey: String, CaseIterable, Hashable {
  case position, bounds, transform, opacity, backgroundColor, cornerRadius
}

/// The open `UIView.animate` block, while its closure runs.
final class AnimationContext {
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: UIView.AnimationCurve
  let number: Int
  private(set) var changedLayers = 0

  init(duration: TimeInterval, delay: TimeInterval, curve: UIView.AnimationCurve, number: Int) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.number = number
  }

  func record(layer: CALayer, from old: LayerValues, to new: LayerValues, in environment: UIKitEnvironment) {
  }
}

/// The animation state of a world.
final class AnimationState {
  var stack: [AnimationContext] = []
  var isEnabled = true
  var currentContext: AnimationContext? { isEnabled ? stack.last : nil }
}
