import Inspection
import UIKitModel

/// Tables of the objects that write down what UIKit calls.
enum RecorderTables {
  /// All of them; made when they are first asked for.
  static var all: [DeferredTable] {
    [
      DeferredTable("LoggedView", module: "Catalog") { view },
      DeferredTable("LoggedController", module: "Catalog") { controller },
      DeferredTable("ControllerRecorder", module: "Catalog") { delegate },
    ]
  }

  private static var view: TypeTable {
    TypeTable(LoggedView.self, superclass: UIView.self) {
      Property("name", \LoggedView.name)
      Property("log", \LoggedView.log)
      Property("acceptsFirstResponder", \LoggedView.acceptsFirstResponder)
      Initializer("init(_ name: String, log: CallLog)") { (name: String, log: CallLog) in LoggedView(name, log: log) }
    }
  }

  private static var controller: TypeTable {
    TypeTable(LoggedController.self, superclass: UIViewController.self) {
      Property("name", \LoggedController.name)
      Property("log", \LoggedController.log)
      Initializer("init(_ name: String, log: CallLog)") { (name: String, log: CallLog) in LoggedController(name, log: log) }
    }
  }

  private static var delegate: TypeTable {
    TypeTable(
      ControllerRecorder.self,
      conformances: ["UINavigationControllerDelegate", "UITabBarControllerDelegate", "UIAdaptivePresentationControllerDelegate"],
      fresh: ControllerRecorder()
    ) {
      Property("log", \ControllerRecorder.log)
      Property("allows", \ControllerRecorder.allows)
      Initializer("init()") { ControllerRecorder() }
    }
  }
}
