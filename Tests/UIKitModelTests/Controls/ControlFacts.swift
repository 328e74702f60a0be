import Foundation
import Testing

@testable import UIKitModel

/// A control of 100x100 in a visible window.
private final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let control: UIControl
  var events: [String] = []

  init(_ control: UIControl = UIControl()) {
    self.control = control
    control.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    window.addSubview(control)
    window.isHidden = false
  }

  /// Keeps each of the events under its name.
  func watch(_ names: [String: UIControl.Event]) {
    for (name, event) in names {
      control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
    }
  }
}

private let touchEvents: [String: UIControl.Event] = [
  "down": .touchDown, "inside": .touchDragInside, "outside": .touchDragOutside, "exit": .touchDragExit,
  "enter": .touchDragEnter, "upInside": .touchUpInside, "upOutside": .touchUpOutside, "cancel": .touchCancel,
]

@Suite("UIControl facts", .freshWorld)
struct ControlFacts {
  @Test("UIControl.isSelected.default") func isSelected() { #expect(!UIControl().isSelected) }
  @Test("UIControl.isHighlighted.default") func isHighlighted() { #expect(!UIControl().isHighlighted) }
  @Test("UIControl.contentVerticalAlignment.default") func vertical() {
    #expect(UIControl().contentVerticalAlignment == .center)
    #expect(UIControl().contentVerticalAlignment.rawValue == 0)
  }
  @Test("UIControl.contentHorizontalAlignment.default") func horizontal() {
    #expect(UIControl().contentHorizontalAlignment == .center)
    #expect(UIControl().contentHorizontalAlignment.rawValue == 0)
  }
  @Test("UIControl.tracking.default") func tracking() {
    #expect(!UIControl().isTracking && !UIControl().isTouchInside)
  }
  @Test("UIControl.state.derived") func state() {
    let control = UIControl()
    control.isHighlighted = true
    control.isSelected = true
    #expect(control.state == [.highlighted, .selected])
    #expect(control.state.rawValue == 5)
    control.isEnabled = false
    #expect(control.state.rawValue == 7)
  }

  // MARK: Raw values

  @Test("UIControl.Event.touchDown") func touchDown() { #expect(UIControl.Event.touchDown.rawValue == 1) }
  @Test("UIControl.Event.touchDownRepeat") func repeated() { #expect(UIControl.Event.touchDownRepeat.rawValue == 2) }
  @Test("UIControl.Event.touchDragOutside") func outside() { #expect(UIControl.Event.touchDragOutside.rawValue == 8) }
  @Test("UIControl.Event.touchDragExit") func exit() { #expect(UIControl.Event.touchDragExit.rawValue == 32) }
  @Test("UIControl.Event.touchUpInside") func upInside() { #expect(UIControl.Event.touchUpInside.rawValue == 64) }
  @Test("UIControl.Event.touchCancel") func cancelEvent() { #expect(UIControl.Event.touchCancel.rawValue == 256) }
  @Test("UIControl.Event.primaryActionTriggered") func primaryEvent() {
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
  }
  @Test("UIControl.Event.editingDidEnd") func didEnd() { #expect(UIControl.Event.editingDidEnd.rawValue == 262144) }
  @Test("UIControl.Event.editingDidEndOnExit") func onExit() {
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 524288)
  }
  @Test("UIControl.Event.allEditingEvents") func allEditing() {
    #expect(UIControl.Event.allEditingEvents.rawValue == 983040)
  }
  @Test("UIControl.State.raws") func stateRaws() {
    typealias State = UIControl.State
    #expect(
      [State.normal, .highlighted, .disabled, .selected, .focused, .application, .reserved].map(\.rawValue)
        == [0, 1, 2, 4, 8, 0x00FF_0000, 0xFF00_0000])
  }
  @Test("UIControl.align.raws") func alignmentRaws() {
    typealias Vertical = UIControl.ContentVerticalAlignment
    typealias Horizontal = UIControl.ContentHorizontalAlignment
    #expect([Vertical.center, .top, .bottom, .fill].map(\.rawValue) == [0, 1, 2, 3])
    #expect([Horizontal.center, .left, .right, .fill, .leading, .trailing].map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  // MARK: Touches

  @Test("UIControl.disabled.touch") func disabledTouch() {
    let stage = Stage()
    stage.watch(["any": .allEvents])
    stage.control.isEnabled = false
    world.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.events == [])
    #expect(!stage.control.isTracking)
    stage.control.isEnabled = true
    world.advance(by: 1)
    world.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.events == ["any", "any"])
  }

  @Test("UIControl.touch.order") func touchOrder() {
    let stage = Stage()
    var states: [Bool] = []
    stage.control.addAction(
      UIAction { _ in states += [stage.control.isTracking, stage.control.isHighlighted] },
      for: [.touchDown, .touchUpInside])
    stage.watch(touchEvents)
    world.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.events == ["down", "upInside"])
    #expect(states == [true, true, false, false])
  }

  @Test("UIControl.touch.drag") func drag() {
    let stage = Stage()
    stage.watch(touchEvents)
    world.touchDown(at: CGPoint(x: 100, y: 100))
    for x: CGFloat in [120, 140, 170, 190] { world.touchMove(to: CGPoint(x: x, y: 100)) }
    #expect(stage.control.isTracking && !stage.control.isHighlighted && !stage.control.isTouchInside)
    world.touchUp()
    #expect(stage.events == ["down", "inside", "inside", "exit", "outside", "upOutside"])
    stage.events = []
    world.touchDown(at: CGPoint(x: 100, y: 100))
    for x: CGFloat in [170, 100] { world.touchMove(to: CGPoint(x: x, y: 100)) }
    world.touchUp()
    #expect(stage.events == ["down", "exit", "enter", "upInside"])
  }

  @Test("UIControl.cancel") func cancel() {
    let stage = Stage()
    stage.watch(touchEvents)
    world.touchDown(at: CGPoint(x: 100, y: 100))
    world.touchCancel()
    #expect(stage.events == ["down", "cancel"])
    #expect(!stage.control.isTracking)
    world.touchDown(at: CGPoint(x: 100, y: 100))
    stage.control.removeFromSuperview()
    #expect(stage.events == ["down", "cancel", "down", "cancel"])
    #expect(!stage.control.isTracking)
  }

  // MARK: Targets

  @Test("UIControl.actionsFor.none") func noActions() {
    let control = UIControl()
    #expect(control.actions(forTarget: UIResponder(), forControlEvent: .touchUpInside) == nil)
    let target = UIResponder()
    control.addTarget(target, action: "save:", for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
  }

  @Test("UIControl.remove.all") func removeAll() {
    let control = UIControl()
    let target = UIResponder()
    control.addTarget(target, action: "save:", for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(control.allTargets.isEmpty)
  }

  @Test("UIControl.allControlEvents") func allControlEvents() {
    let control = UIControl()
    let target = UIResponder()
    control.addTarget(target, action: "a", for: [.touchDown, .touchUpInside])
    control.addAction(UIAction { _ in }, for: .valueChanged)
    control.removeTarget(target, action: "a", for: .touchDown)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("UIControl.signature") func signatures() {
    let control = UIControl()
    let target = UIResponder()
    var calls: [String] = []
    target.implement("plain") { _, _ in calls.append("plain") }
    target.implement("with:") { sender, _ in calls.append("with \(sender as? UIControl === control)") }
    target.implement("with:event:") { sender, event in calls.append("event \(event == nil)") }
    for selector: Selector in ["plain", "with:", "with:event:"] {
      control.addTarget(target, action: selector, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["plain", "with true", "event true"])
  }

  @Test("UIControl.send.noEvent") func sendNothing() {
    let stage = Stage()
    stage.watch(["up": .touchUpInside])
    stage.control.sendActions(for: .valueChanged)
    #expect(stage.events == [])
    stage.control.sendActions(for: .touchUpInside)
    #expect(stage.events == ["up"])
  }

  @Test("UIControl.collected") func throughApplication() {
    let stage = Stage()
    var taken = 0
    let root = UIViewController()
    stage.window.rootViewController = root
    root.implement("save:") { _, _ in taken += 1 }
    root.view.addSubview(stage.control)
    stage.control.sendAction("save:", to: nil, for: nil)
    #expect(taken == 1)
    stage.control.addTarget(nil, action: "save:", for: .touchUpInside)
    stage.control.sendActions(for: .touchUpInside)
    #expect(taken == 2)
  }

  @Test("a target without the method raises in the runtime's words, and a dead target is not called") func badTargets() {
    let control = UIControl()
    let target = UIResponder()
    control.addTarget(target, action: "nothing:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    let exception = world.takePendingException()
    #expect(exception?.name == .invalidArgument)
    #expect(
      exception?.reason == "-[UIResponder nothing:]: unrecognized selector sent to instance \(target.addressText)")
    var short: UIResponder? = UIResponder()
    let other = UIControl()
    other.addTarget(short, action: "nothing:", for: .touchUpInside)
    short = nil
    other.sendActions(for: .touchUpInside)
    #expect(!world.hasPendingException)
  }

  // MARK: Actions

  @Test("UIControl.action.uniqued") func actionsAreUnique() {
    let control = UIControl()
    var ran: [String] = []
    control.addAction(UIAction(identifier: .init("x")) { _ in ran.append("first") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: .init("y")) { _ in ran.append("other") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: .init("x")) { _ in ran.append("second") }, for: .touchDown)
    var entries: [(String, UIControl.Event)] = []
    control.enumerateEventHandlers { action, _, event, _ in entries.append((action?.identifier.rawValue ?? "", event)) }
    #expect(entries.map(\.0) == ["y", "x"])
    #expect(entries.last?.1 == [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    #expect(ran == ["other", "second"])
    control.removeAction(identifiedBy: .init("x"), for: .touchUpInside)
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test("UIControl.action.sender") func actionSender() {
    let control = UIControl()
    var sender: Any?
    control.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(sender as? UIControl === control)
  }

  @Test("UIControl.action.allTargets") func allTargets() {
    let control = UIControl()
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(control.allTargets.isEmpty)
    let target = UIResponder()
    control.addTarget(target, action: "a", for: .touchUpInside)
    #expect(control.allTargets == [AnyHashable(target)])
  }

  @Test("UIControl.primary") func primary() {
    var ran = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in ran += 1 })
    #expect(control.allControlEvents == .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(ran == 1)
  }

  @Test("UIControl.primary.afterTouchUp") func primaryAfterTouchUp() {
    let stage = Stage(UIButton(type: .system))
    stage.watch(["primary": .primaryActionTriggered])
    stage.watch(["touchUp": .touchUpInside])
    world.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.events == ["touchUp", "primary"])
  }

  @Test("an action for no event is refused") func noEvents() {
    let control = UIControl()
    control.addAction(UIAction(title: "Go") { _ in }, for: [])
    let exception = world.takePendingException()
    #expect(exception?.name == .internalInconsistency)
    #expect(exception?.reason.hasPrefix("Attempt to set action '<UIAction: 0x") == true)
    #expect(exception?.reason.hasSuffix("' with no event mask set") == true)
  }
}
