import Debugger
import Inspection

/// One place the program stops at, in the order the program reaches them.
enum SubjectStop: String, CaseIterable {
  case main = "STOP-MAIN"
  case small = "STOP-SMALL"
  case value = "STOP-VALUE"
  case reference = "STOP-REFERENCE"
  case box = "STOP-BOX"
  case view = "STOP-VIEW"
  case generic = "STOP-GENERIC"
  case closure = "STOP-CLOSURE"
  case metatype = "STOP-METATYPE"
  case ranges = "STOP-RANGES"
  case shapes = "STOP-SHAPES"
  case `inout` = "STOP-INOUT"
  case top = "STOP-TOP"

  /// The function as a backtrace names it.
  var function: String {
    switch self {
    case .main: "InboxController.recordOperation"
    case .small: "recordSmall"
    case .value: "ValueCounter.recordOperation"
    case .reference: "ReferenceCounter.recordOperation"
    case .box: "PropertyBox.recordOperation"
    case .view: "UIView.recordOperation"
    case .generic: "describe<subject.DeliveryState>"
    case .closure: "specialized closure #1 in recordClosure"
    case .metatype: "recordMetatypes"
    case .ranges: "recordRanges"
    case .shapes: "recordShapes"
    case .`inout`: "recordInout"
    case .top: "main"
    }
  }

  /// The column of the expression the line stops at.
  var column: Int {
    switch self {
    case .main: 9
    case .small: 12
    case .value: 23
    case .reference: 25
    case .box: 27
    case .view: 22
    case .generic, .metatype, .shapes: 5
    case .closure: 9
    case .ranges: 54
    case .`inout`: 20
    case .top: 7
    }
  }

  /// The text at the top level that calls the function, and the column of the call.
  var call: (text: String, column: Int) {
    switch self {
    case .main: ("print(controller.recordOperation", 18)
    case .small: ("print(recordSmall", 7)
    case .value: ("print(valueCounter.recordOperation", 20)
    case .reference: ("print(ReferenceCounter", 43)
    case .box: ("print(PropertyBox", 46)
    case .view: ("print(rootView.recordOperation", 16)
    case .generic: ("print(describe", 7)
    case .closure: ("print(recordClosure", 7)
    case .metatype: ("print(recordMetatypes", 7)
    case .ranges: ("print(recordRanges", 7)
    case .shapes: ("print(recordShapes", 7)
    case .`inout`: ("recordInout(&", 1)
    case .top: ("print(loose)", 7)
    }
  }

  var location: StackFrame.Location {
    StackFrame.Location(file: SubjectSource.fileName, line: SubjectSource.line(of: rawValue) ?? 0, column: column)
  }

  /// Where the top level of the program stands meanwhile.
  var callLocation: StackFrame.Location {
    let line = SubjectSource.lines.lines.firstIndex { $0.hasPrefix(call.text) }.map { $0 + 1 } ?? 0
    return StackFrame.Location(file: SubjectSource.fileName, line: line, column: call.column)
  }
}
