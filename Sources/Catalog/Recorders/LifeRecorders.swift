import Foundation
import UIKitModel

/// A view that writes down what UIKit calls on it, for questions about order that no property answers.
final class LoggedView: UIView {
  /// How the log calls it.
  let name: String
  /// Where it writes.
  let log: CallLog
  /// Whether the view may get the keyboard.
  var acceptsFirstResponder = false

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  private func add(_ call: String) { log.add("\(name) \(call)") }

  override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  override func layoutSubviews() {
    super.layoutSubviews()
    add("layoutSubviews")
  }
  override func updateConstraints() {
    add("updateConstraints")
    super.updateConstraints()
  }
  override func willMove(toSuperview newSuperview: UIView?) { add("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))") }
  override func didMoveToSuperview() { add("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { add("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))") }
  override func didMoveToWindow() { add("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { add("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { add("willRemoveSubview") }
  override func tintColorDidChange() { add("tintColorDidChange") }
  override func safeAreaInsetsDidChange() { add("safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { add("layoutMarginsDidChange") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    add("touchesBegan")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    add("touchesEnded")
    super.touchesEnded(touches, with: event)
  }
  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    add("becomeFirstResponder → \(became)")
    return became
  }
  override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    add("resignFirstResponder → \(resigned)")
    return resigned
  }
}

/// A view controller that writes down every callback: those of a ``ChatPage``, and layout and containment beside them.
final class LoggedController: UIViewController {
  /// How the log calls it.
  let name: String
  /// Where it writes.
  let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  private func add(_ call: String) { log.add("\(name) \(call)") }

  override func loadView() {
    add("loadView")
    super.loadView()
  }
  override func viewDidLoad() { add("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { add("viewIsAppearing") }
  override func viewWillLayoutSubviews() { add("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { add("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) { add("willMove(toParent: \(parent == nil ? "nil" : "controller"))") }
  override func didMove(toParent parent: UIViewController?) { add("didMove(toParent: \(parent == nil ? "nil" : "controller"))") }
}

/// A delegate of navigation stacks, tabs and presentations that writes down what it is told.
final class ControllerRecorder: UINavigationControllerDelegate, UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate {
  /// Messages, oldest first.
  var log: [String] = []
  /// The answer to `presentationControllerShouldDismiss(_:)` and `tabBarController(_:shouldSelect:)`.
  var allows = true

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    log.append("willShow \(viewController.title ?? "?")")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    log.append("didShow \(viewController.title ?? "?")")
  }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    log.append("shouldSelect \(viewController.title ?? "?") → \(allows)")
    return allows
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.append("didSelect \(viewController.title ?? "?")")
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.append("presentationControllerShouldDismiss → \(allows)")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("presentationControllerWillDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("presentationControllerDidDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.append("presentationControllerDidAttemptToDismiss")
  }
}
