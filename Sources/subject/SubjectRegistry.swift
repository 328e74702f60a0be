public import Debugger
import Foundation
public import Inspection

extension SubjectProgram {
  /// What every run of the program shares: `modules`, those it imports, and its own types and functions. A run adds its
  /// globals. Making these tables costs more than a run; a caller with many runs makes them once.
  public static func library(importing modules: [ModuleTable]) -> TypeRegistry {
    let table = ModuleTable("subject") {
      MessagingTables.all
      PairTables.all
      ObjectTables.all
      ViewTables.all
      ProtocolTables.all
      ControllerTables.all
      ShapeTables.all
      FunctionTables.all
    }
    return TypeRegistry(modules + [table])
  }

  private func registry(_ library: TypeRegistry) -> TypeRegistry {
    var table = ModuleTable("subject")
    for global in globals { global.add(to: &table) }
    var registry = library
    registry.add(table)
    return registry
  }

  private var globals: [any ModuleEntry] {
    [
      Global("appName", get: { "Inbox Lab" }),
      Global("launchCount", get: { [unowned self] in launchCount }, set: { [unowned self] in launchCount = $0 }),
      Global("m1", get: { [unowned self] in m1 }), Global("m2", get: { [unowned self] in m2 }),
      Global("conversation", get: { [unowned self] in conversation }),
      Global("inbox", get: { [unowned self] in inbox }), Global("rootView", get: { [unowned self] in rootView }),
      Global("controller", get: { [unowned self] in controller }),
      Global("valueCounter", get: { [unowned self] in valueCounter }, set: { [unowned self] in valueCounter = $0 }),
      Global("loose", get: { [unowned self] in loose }, set: { [unowned self] in loose = $0 }),
      Global("looseMessage", get: { [unowned self] in looseMessage }, set: { [unowned self] in looseMessage = $0 }),
    ]
  }

  /// How the program's values are shown: its indirect enum, and the closures its properties hold.
  var formattingContext: FormattingContext {
    FormattingContext(
      addresses: ObjectAddresses(), isIndirect: { $0 == ReplyTree.self }, functionSymbol: Self.functionSymbol)
  }

  /// The names the compiler gives the program's closures, by where they are stored.
  private static func functionSymbol(_ owner: Any.Type?, _ property: String) -> FunctionSymbol? {
    let file = SubjectSource.fileName
    func closure(_ number: Int, _ type: String, in function: String, at text: String) -> FunctionSymbol {
      let line = SubjectSource.lines.lines.firstIndex { $0.contains(text) }.map { $0 + 1 } ?? 0
      return FunctionSymbol("subject`closure #\(number) \(type) in \(function) at \(file):\(line)")
    }
    let operation =
      "subject.InboxController.recordOperation(named: Swift.String, attempt: Swift.Int) -> Swift.Int"
    let shapes = "subject.recordShapes(flag: Swift.Bool) -> Swift.Int"
    switch property {
    case "handler":
      return FunctionSymbol(
        "subject`partial apply forwarder for closure #1 () -> Swift.String in subject.CaptureOwner.arm() -> () "
          + "at <compiler-generated>")
    case "increment": return closure(1, "(Swift.Int) -> Swift.Int", in: operation, at: "let increment:")
    case "action" where owner == nil: return closure(2, "() -> ()", in: operation, at: "let action =")
    case "action": return closure(1, "() -> ()", in: shapes, at: "let withClosure =")
    case "optionalClosure": return closure(2, "() -> Swift.Int", in: shapes, at: "var optionalClosure:")
    case "_transform": return closure(3, "(Swift.Int) -> Swift.Int", in: shapes, at: "let lazyMapped =")
    default: return nil
    }
  }

  /// A debugger session stopped at `STOP-MAIN`; `library` is what ``library(importing:)`` made.
  public func session(library: TypeRegistry) -> DebuggerSession {
    let session = DebuggerSession(
      stop: stop, registry: registry(library), sources: [SubjectSource.fileName: SubjectSource.lines],
      context: formattingContext, program: self, marks: [SubjectStop.main.rawValue])
    session.declarationFacts = Self.declarationFacts
    return session
  }

  /// What the source says that tables do not.
  private static var declarationFacts: DeclarationFacts {
    var facts = DeclarationFacts()
    facts.finalClasses = [
      "ReferenceCounter", "PropertyBox", "CaptureOwner", "TreeNode", "EmptyObject", "UILabel", "UIButton", "UISwitch",
      "LoudGreeter", "Cache", "InboxController",
    ]
    facts.initialValues = [
      "PropertyBox.didSetCount", "TreeNode.children", "UIView.alpha", "UIView.isHidden", "UIView.subviews",
      "UILabel.numberOfLines", "UIButton.title", "UIButton.isEnabled", "UISwitch.isOn", "InboxController.operations",
      "InboxController.secret", "WithPrivate.hiddenValue", "WithPrivate.shown", "Base1.one", "Base2.two",
      "Mailbox.pending",
    ]
    facts.observed = ["PropertyBox.stored", "Capped.wrappedValue"]
    facts.implicitInitializers = ["EmptyObject", "UIResponder", "Base0", "Mailbox"]
    facts.inheritance = [
      "SendError": ["Swift.Error"], "Priority": ["Swift.CaseIterable"], "Tag": ["Swift.Hashable"],
      "Badge": ["Swift.CustomStringConvertible"], "Token": ["Swift.CustomDebugStringConvertible"],
      "Both": ["Swift.CustomStringConvertible", "Swift.CustomDebugStringConvertible"],
      "Mirrored": ["Swift.CustomReflectable"], "UIColor": ["Swift.Equatable"],
      "UILabel": ["Swift.CustomStringConvertible"], "UIButton": ["Swift.CustomDebugStringConvertible"],
      "Archivable": ["AnyObject"], "PoliteGreeter": ["subject.Greeter"],
      "LoudGreeter": ["subject.Greeter", "subject.Archivable"],
    ]
    facts.derivedEquality = ["Tag", "UIColor"]
    facts.globals = [
      "valueCounter", "launchCount", "inbox", "m2", "m1", "controller", "rootView", "loose", "appName", "conversation",
      "looseMessage",
    ]
    facts.indirectEnums = ["ReplyTree"]
    return facts
  }
}
