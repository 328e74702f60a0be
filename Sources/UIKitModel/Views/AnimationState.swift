import Foundation

/// One call of `UIView.animate`: its timing while the closure runs, its completion until it ends.
final class AnimationBlock {
  let number: Int
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: UIView.AnimationCurve
  let completion: ((Bool) -> Void)?
  private(set) var layers: [CALayer] = []
  var isOver = false

  init(
    number: Int, duration: TimeInterval, delay: TimeInterval, curve: UIView.AnimationCurve,
    completion: ((Bool) -> Void)?
  ) {
    self.number = number
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.completion = completion
  }

  /// Notes what a layer's change inside the block animates.
  func record(layer: CALayer, from old: LayerValues, to new: LayerValues, in environment: UIKitEnvironment) {
    let changed = LayerKey.allCases.filter { $0.differs(old, new) }
    guard !changed.isEmpty, duration > 0 else { return }
    let shown = layer.shownValues(at: environment.runLoop.now, base: old)
    for key in changed {
      layer.animations.removeAll { $0.key == key }
      layer.animations.append(
        LayerAnimation(
          key: key, from: shown, to: new, delay: delay, duration: duration, curve: curve, block: number, begin: nil))
    }
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
  }

  /// Ends the block, once.
  func finish(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    for layer in layers { layer.animations.removeAll { $0.block == number } }
    completion?(finished)
  }
}

/// The animation blocks of a world.
final class AnimationState {
  var isEnabled = true
  /// The blocks whose closures run now, innermost last.
  private(set) var open: [AnimationBlock] = []
  /// Blocks whose animations no commit has handed to the screen yet.
  private var waiting: [AnimationBlock] = []
  private(set) var running: [Int: AnimationBlock] = [:]
  private var nextNumber = 1

  /// The block that records changes now.
  var currentContext: AnimationBlock? { isEnabled ? open.last : nil }

  func run(
    duration: TimeInterval, delay: TimeInterval, curve: UIView.AnimationCurve, animations: () -> Void,
    completion: ((Bool) -> Void)?, in environment: UIKitEnvironment
  ) {
    let block = AnimationBlock(
      number: nextNumber, duration: duration, delay: delay, curve: curve, completion: completion)
    nextNumber += 1
    open.append(block)
    animations()
    open.removeLast()
    if !isEnabled || (duration <= 0 && delay <= 0) {
      block.finish(true)
    } else {
      waiting.append(block)
      running[block.number] = block
      environment.setNeedsCommit()
    }
  }

  func suspend(_ body: () -> Void) {
    let before = isEnabled
    isEnabled = false
    body()
    isEnabled = before
  }

  /// At a commit: the waiting animations begin, and their ends are scheduled.
  func begin(in environment: UIKitEnvironment) {
    let now = environment.runLoop.now
    for block in waiting {
      for layer in block.layers {
        for index in layer.animations.indices where layer.animations[index].block == block.number {
          layer.animations[index].begin = now
        }
      }
      let total = block.layers.isEmpty && block.duration > 0 ? 0 : block.delay + block.duration
      environment.runLoop.schedule(after: total) { [weak self] in
        self?.running[block.number] = nil
        block.finish(true)
        environment.setNeedsCommit()
      }
    }
    waiting.removeAll()
  }

  /// Ends at once the blocks that animate a layer.
  func cancel(on layer: CALayer) {
    for block in Set(layer.animations.map(\.block)) {
      running.removeValue(forKey: block)?.finish(false)
    }
    layer.animations.removeAll()
  }
}

extension CALayer {
  /// The values on their way at a time: `base` with the running animations applied.
  func shownValues(at time: TimeInterval, base: LayerValues) -> LayerValues {
    var values = base
    for animation in animations {
      if let share = animation.share(at: time) {
        animation.key.interpolate(&values, from: animation.from, to: animation.to, share: share)
      }
    }
    return values
  }

  /// A layer with the values the screen shows now; `nil` for a layer the screen has not been given yet.
  public func presentation() -> CALayer? {
    guard let committedValues else { return nil }
    let copy = CALayer()
    copy.values = shownValues(at: UIKitEnvironment.current.runLoop.now, base: committedValues)
    return copy
  }

  /// Ends the animations: the screen jumps to the model, completions are told `false`.
  public func removeAllAnimations() { UIKitEnvironment.current.animations.cancel(on: self) }

  /// The keys that are moving.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key.rawValue) }
}
