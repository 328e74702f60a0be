import Foundation
import Inspection

final class InboxController: UIResponder {
  var title: String
  var snapshot: InboxSnapshot
  var operations = 0
  let view: UIView
  private var secret = "hush"
  weak var delegate: CaptureOwner?
  static let shared = "shared-controller"

  init(title: String, snapshot: InboxSnapshot, view: UIView) {
    self.title = title
    self.snapshot = snapshot
    self.view = view
  }

  var unreadTotal: Int { snapshot.conversations.reduce(0) { $0 + $1.unreadCount } }
  func refresh() { operations += 1 }
  func rename(to newTitle: String, animated: Bool) -> Bool {
    title = newTitle
    return animated
  }
  /// What the function leaves behind and returns; its locals are a frame of their own (`RecordOperationFrame`).
  func recordOperation(attempt: Int) -> Int {
    operations += 1
    return 42 + 10 + attempt
  }
}

enum ControllerTables {
  static var all: [any ModuleEntry] {
    [
      TypeTable(InboxController.self, superclass: UIResponder.self) {
        Property("title", \InboxController.title)
        Property("snapshot", \InboxController.snapshot)
        Property("operations", \InboxController.operations)
        Property("view", \InboxController.view, .constant)
        Property("secret", \InboxController.secretForDebugger)
        Property("delegate", \InboxController.delegate)
        StaticProperty("shared", get: { InboxController.shared })
        Initializer("init(title: String, snapshot: InboxSnapshot, view: UIView)") {
          (title: String, snapshot: InboxSnapshot, view: UIView) in
          InboxController(title: title, snapshot: snapshot, view: view)
        }
        Property("unreadTotal", \InboxController.unreadTotal)
        Method("refresh()") { (controller: InboxController) in controller.refresh() }
        Method("rename(to newTitle: String, animated: Bool) -> Bool") {
          (controller: InboxController, title: String, animated: Bool) in
          controller.rename(to: title, animated: animated)
        }
        Method("recordOperation(named name: String, attempt: Int) -> Int") {
          (controller: InboxController, _: String, attempt: Int) in controller.recordOperation(attempt: attempt)
        }
      }
    ]
  }
}

extension InboxController {
  /// The debugger's way past `private`.
  fileprivate var secretForDebugger: String {
    get { secret }
    set { secret = newValue }
  }
}
