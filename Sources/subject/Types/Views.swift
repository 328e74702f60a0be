import Foundation
import Inspection

// A view hierarchy in plain Swift.

struct UIColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double
}

class UIResponder { var canBecomeFirstResponder: Bool { false } }

class UIView: UIResponder {
  var frame: CGRect
  var alpha: CGFloat = 1
  var isHidden = false
  var backgroundColor: UIColor?
  private(set) var subviews: [UIView] = []
  weak var superview: UIView?
  init(frame: CGRect) { self.frame = frame }
  func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  func recordOperation() -> Int {
    let depth = subviews.count
    return depth + 1
  }
}

final class UILabel: UIView, CustomStringConvertible {
  var text: String?
  var numberOfLines = 1
  var description: String { "<UILabel text=\(text ?? "none") alpha=\(alpha)>" }
}

final class UIButton: UIView, CustomDebugStringConvertible {
  var title = "Send"
  var isEnabled = true
  var debugDescription: String { "<UIButton '\(title)' enabled=\(isEnabled)>" }
}

final class UISwitch: UIView { var isOn = false }

// MARK: - Tables

enum ViewTables {
  static var all: [any ModuleEntry] { [color, responder, view, label, button, toggle] }

  private static var color: TypeTable {
    TypeTable(UIColor.self) {
      Property("red", \UIColor.red)
      Property("green", \UIColor.green)
      Property("blue", \UIColor.blue)
      Property("alpha", \UIColor.alpha)
      Initializer("init(red: Double, green: Double, blue: Double, alpha: Double)") {
        (red: Double, green: Double, blue: Double, alpha: Double) in
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }

  private static var responder: TypeTable {
    TypeTable(UIResponder.self) {
      Property("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
      Initializer("init()") { UIResponder() }
    }
  }

  private static var view: TypeTable {
    TypeTable(UIView.self, superclass: UIResponder.self) {
      Property("frame", \UIView.frame)
      Property("alpha", \UIView.alpha)
      Property("isHidden", \UIView.isHidden)
      Property("backgroundColor", \UIView.backgroundColor)
      Property("subviews", .privateSet, get: { (view: UIView) in view.subviews }, set: { $0.setSubviews($1) })
      Property("superview", \UIView.superview)
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UIView(frame: frame) }
      Method("addSubview(_ view: UIView)") { (parent: UIView, view: UIView) in parent.addSubview(view) }
      Method("recordOperation() -> Int") { (view: UIView) in view.recordOperation() }
    }
  }

  private static var label: TypeTable {
    TypeTable(UILabel.self, superclass: UIView.self) {
      Property("text", \UILabel.text)
      Property("numberOfLines", \UILabel.numberOfLines)
      Property("description", \UILabel.description)
      Initializer("override init(frame: CGRect)") { (frame: CGRect) in UILabel(frame: frame) }
    }
  }

  private static var button: TypeTable {
    TypeTable(UIButton.self, superclass: UIView.self) {
      Property("title", \UIButton.title)
      Property("isEnabled", \UIButton.isEnabled)
      Property("debugDescription", \UIButton.debugDescription)
      Initializer("override init(frame: CGRect)") { (frame: CGRect) in UIButton(frame: frame) }
    }
  }

  private static var toggle: TypeTable {
    TypeTable(UISwitch.self, superclass: UIView.self) {
      Property("isOn", \UISwitch.isOn)
      Initializer("override init(frame: CGRect)") { (frame: CGRect) in UISwitch(frame: frame) }
    }
  }
}

extension UIView {
  /// The debugger's way past `private(set)`.
  fileprivate func setSubviews(_ views: [UIView]) { subviews = views }
}
