import Expression
import Inspection

// A little program of the tests' own: one of everything an expression can meet.

enum State: String { case queued, sending, failed }
enum Event {
  case connected
  case failed(code: Int, reason: String)
}
struct Note {
  let id: Int
  var text: String
  var state: State
  var tag: String?
  mutating func mark(_ state: State) { self.state = state }
  func preview(limit: Int) -> String { String(text.prefix(limit)) }
}
class Base { var legs = 4 }
final class Box: Base {
  var stored = 1 { didSet { changes += 1 } }
  private(set) var changes = 0
  private var secret = "hush"
  var doubled: Int { stored * 2 }
  var notes: [Note] = [Note(id: 7, text: "first", state: .queued, tag: nil)]
  var handler: (() -> String)?
  func peek() -> String { secret }
}
enum SendError: Error { case rejected(code: Int) }
protocol Greeter { var greeting: String { get } }
struct Polite: Greeter {
  var name: String
  var greeting: String { "Hello, \(name)" }
}

enum Inbox {
  static var module: ModuleTable {
    ModuleTable("ExpressionTests") {
      TypeTable(State.self) {
        EnumCase("queued", State.queued)
        EnumCase("sending", State.sending)
        EnumCase("failed", State.failed)
      }
      TypeTable(Event.self) {
        EnumCase("connected", Event.connected)
        EnumCase("failed(code: Int, reason: String)", Event.failed)
      }
      TypeTable(Note.self) {
        Property("id", \Note.id)
        Property("text", \Note.text)
        Property("state", \Note.state)
        Property("tag", \Note.tag)
        MutatingMethod("mark(_ state: State)") { (note: inout Note, state: State) in note.mark(state) }
        Method("func preview(limit: Int) -> String") { (note: Note, limit: Int) in note.preview(limit: limit) }
        Initializer("init(id: Int, text: String, state: State, tag: String? = nil)") {
          (id: Int, text: String, state: State, tag: String?) in Note(id: id, text: text, state: state, tag: tag)
        }
      }
      TypeTable(Base.self) { Property("legs", \Base.legs) }
      TypeTable(Box.self, superclass: Base.self) {
        Property("stored", \Box.stored)
        Property("changes", \Box.changes)
        Property("doubled", \Box.doubled)
        Property("notes", \Box.notes)
        Property("handler", \Box.handler)
      }
      TypeTable(SendError.self) { EnumCase("rejected(code: Int)", SendError.rejected) }
      TypeTable((any Greeter).self) { Property("greeting", get: { (greeter: any Greeter) in greeter.greeting }) }
      TypeTable(Polite.self, conformances: ["Greeter"]) { Property("name", \Polite.name) }
      Function("func send(_ text: String, retries: Int = 3) throws -> Int") { (text: String, retries: Int) in
        if text.isEmpty { throw SendError.rejected(code: 422) }
        return text.count * retries
      }
    }
  }

  static func engine(limits: EvaluationLimits = EvaluationLimits()) -> ExpressionEngine {
    ExpressionEngine(registry: TypeRegistry(StandardLibrary.modules + [module]), limits: limits)
  }

  /// What an expression prints, or the messages of the compiler about it.
  static func output(_ source: String) -> String {
    let evaluation = engine().evaluate(source, in: frame().frame, scope: PersistentScope())
    if case .failure(let diagnostics) = evaluation.outcome { return diagnostics.map(\.message).joined(separator: "; ") }
    return evaluation.output
  }

  /// A frame with fresh values and the box in it.
  static func frame() -> (frame: Frame, box: Box) {
    let box = Box()
    let greeter: any Greeter = Polite(name: "Mei")
    var frame = Frame(module: "ExpressionTests", functionName: "test", self: .constant("self", box))
    for variable in [
      .variable("count", 42), .constant("limit", 10), .variable("ratio", 0.5), .variable("isReady", true),
      .variable("greeting", "Hello, world"), .variable("numbers", [1, 2, 3]), .constant("words", ["alpha", "beta"]),
      .variable("table", ["k": 1]), .variable("someInt", Int?.some(7)), .variable("noInt", Int?.none),
      .variable("pair", (1, "one")), .variable("state", State.queued), .constant("box", box),
      .variable("note", Note(id: 1, text: "Hi", state: .queued, tag: "a")),
      .variable("noNote", Note?.none), .constant("greeter", greeter), .constant("anything", 99 as Any),
      .constant("byte", UInt8(200)), .constant("zero", 0),
    ] as [Variable] {
      frame.add(variable)
    }
    return (frame, box)
  }
}
