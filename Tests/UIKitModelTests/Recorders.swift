import Foundation
import UIKitModel

/// What happened, in order.
final class Journal {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

/// A view that notes its callbacks.
final class RecordingView: UIView {
  let journal: Journal
  let name: String
  var duringWillMove: ((RecordingView) -> Void)?
  var duringDidMove: ((RecordingView) -> Void)?
  var duringWillRemove: ((RecordingView, UIView) -> Void)?

  init(_ name: String, _ journal: Journal, frame: CGRect = .zero) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
  }
  private func note(_ what: String) { journal.note("\(name) \(what)") }
  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    duringWillMove?(self)
  }
  override func didMoveToSuperview() {
    note("didMoveToSuperview")
    duringDidMove?(self)
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) {
    note("willRemoveSubview")
    duringWillRemove?(self, subview)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
  }
  override func safeAreaInsetsDidChange() { note("safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { note("layoutMarginsDidChange") }
  override func tintColorDidChange() { note("tintColorDidChange") }
}

/// A view that can be first responder and notes who gives it up.
final class FocusableView: UIView {
  var resigned = 0
  var isSticky = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isSticky }
  override func resignFirstResponder() -> Bool {
    resigned += 1
    return super.resignFirstResponder()
  }
}

/// A controller that notes its life.
class RecordingController: UIViewController {
  let journal: Journal
  let name: String
  var probe: ((RecordingController, String) -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  func note(_ what: String) {
    journal.note("\(name) \(what)")
    probe?(self, what)
  }
  override func loadView() {
    super.loadView()
    note("loadView")
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}

extension Journal {
  /// The lines about appearance only.
  var appearance: [String] {
    lines.filter {
      $0.hasSuffix("viewWillAppear") || $0.hasSuffix("viewDidAppear") || $0.hasSuffix("viewWillDisappear")
        || $0.hasSuffix("viewDidDisappear")
    }
  }
}

/// A window on the screen with a root controller, after the run loop turned.
func showWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  window.makeKeyAndVisible()
  world.settle()
  return window
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Whether two rectangles are equal to three decimals.
func isClose(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
  abs(left.minX - right.minX) <= tolerance && abs(left.minY - right.minY) <= tolerance
    && abs(left.width - right.width) <= tolerance && abs(left.height - right.height) <= tolerance
}

/// A description with each address replaced by `0x…`.
func withoutAddresses(_ text: String) -> String {
  text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
}
