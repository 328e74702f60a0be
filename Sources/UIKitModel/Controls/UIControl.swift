public import Foundation

/// A view that tells others what a person does with it.
///
/// Targets are held weakly and called in the order they were added. The model sends no action from a disabled control.
/// Left out: context menus, tool tips' display, and hover and focus effects.
open class UIControl: UIView {
  /// What is called for which events, in order of registration.
  var handlers: [ControlHandler] = []
  private var storedState: State = []

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that runs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// The conditions the control is in, from the four properties below and a subclass's own bits.
  open var state: State { storedState }

  /// Whether it takes touches. A change during a touch ends the tracking without an event.
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set {
      if !newValue, isTracking { stopTracking() }
      setState(.disabled, !newValue)
    }
  }

  /// Whether it is chosen. A tap does not change it.
  open var isSelected: Bool {
    get { storedState.contains(.selected) }
    set { setState(.selected, newValue) }
  }

  /// Whether it shows a finger on it.
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set { setState(.highlighted, newValue) }
  }

  private func setState(_ part: State, _ isOn: Bool) {
    let old = storedState
    if isOn { storedState.insert(part) } else { storedState.remove(part) }
    if storedState != old { stateDidChange() }
  }

  /// Told when `state` changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Content

  /// Where the content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// Where the content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// `contentHorizontalAlignment` with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let plain: plain
    }
  }

  /// Whether the reading direction is from right to left.
  var isRightToLeft: Bool { semanticContentAttribute == .forceRightToLeft }

  // MARK: Tracking

  /// Whether a touch that began in the control is going on.
  public internal(set) var isTracking = false

  /// Whether the tracked touch is inside. Valid only while tracking.
  public internal(set) var isTouchInside = false

  /// Whether a menu opens in place of the primary action.
  open var showsMenuAsPrimaryAction = false

  /// Whether a long press opens a menu.
  open var isContextMenuInteractionEnabled = false

  /// The text shown beside a pointer that rests on the control.
  open var toolTip: String?
  /// Whether symbols move when the control is used. Kept; symbols are placeholders here.
  open var isSymbolAnimationEnabled = false

  /// Asks whether to follow a touch that began here. `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Asks whether to go on following a touch that moved. `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The tracked touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The tracked touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// How far outside the bounds a finger still counts as inside.
  var trackingTolerance: CGFloat { 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }

  open override func willMove(toWindow newWindow: UIWindow?) {
    if isTracking, newWindow !== window { trackCancelled(nil) }
    super.willMove(toWindow: newWindow)
  }

  // MARK: Sending

  /// Sends one action message through the application; with a nil target it looks for one along the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target, for: event)
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  /// Sends the actions registered for any of the events, each once, in order of registration.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Told after a touch was lifted inside and its actions were sent.
  func didTouchUpInside(_ event: UIEvent?) {}
}
