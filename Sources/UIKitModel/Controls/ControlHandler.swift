/// One entry of a control's list: whom to tell of which events.
struct ControlHandler {
  enum Kind {
    /// A method of an object; of whoever answers along the responder chain if there was no object.
    case target(WeakTarget?, Selector)
    case action(UIAction)
  }

  /// An object that is not kept alive.
  struct WeakTarget {
    weak var object: AnyObject?
  }

  var kind: Kind
  var events: UIControl.Event

  var action: UIAction? { if case .action(let action) = kind { action } else { nil } }

  /// Whether the entry is for this target (every one if `nil`) and this selector (every one if `nil`).
  func matches(target: AnyObject?, action: Selector?) -> Bool {
    guard case .target(let held, let selector) = kind else { return target == nil && action == nil }
    if let target, held?.object !== target { return false }
    return action == nil || action == selector
  }
}
