import Foundation
import Inspection

/// The locals of `InboxController.recordOperation(named:attempt:)` at its stop, in the order of their declarations.
struct RecordOperationFrame {
  let controller: InboxController
  let print: (String) -> Void

  var frame: Frame {
    var variables: [Variable] = [
      .parameter("name", "sync"),
      .parameter("attempt", 2),
    ]
    variables += scalars + texts + optionals + collections + tuples + enumerations + foundationValues
    variables += objectsAndExistentials
    return Frame(
      module: "subject", functionName: "InboxController.recordOperation",
      self: .constant("self", controller), variables)
  }

  private var scalars: [Variable] {
    [
      .variable("count", 42), .constant("limit", 10), .variable("ratio", 0.9), .constant("third", 1.0 / 3.0),
      .constant("whole", 3.0), .constant("huge", 1.5e300), .constant("tiny", 1e-7),
      .constant("notNumber", Double.nan), .constant("infinite", Double.infinity), .constant("single", 0.1 as Float),
      .variable("isReady", true), .constant("byte", 200 as UInt8), .constant("small", -5 as Int8),
      .constant("big", UInt64.max), .constant("negative", -17), .constant("scale", 1.25 as CGFloat),
      .constant("nothing", (), type: .alias(AliasType(module: "Swift", name: "Void", underlying: .void))),
      .constant("zero", 0),
    ]
  }

  private var texts: [Variable] {
    let greeting = "Hello, world"
    let slice = greeting.dropFirst(7)
    return [
      .variable("greeting", greeting), .constant("cjk", "你好，世界"), .constant("emoji", "ok 👍🏽 é"),
      .constant("multiline", "line one\nline two\ttabbed"), .constant("quoted", "She said \"hi\" \\ done"),
      .constant("emptyText", ""), .constant("letter", "é" as Character),
      .constant(
        "slice", slice,
        type: .alias(AliasType(name: "SubSequence", parent: .string, underlying: SwiftType(Substring.self)))),
      .constant("longText", String(repeating: "abcdefghij", count: 120)), .constant("nulText", "a\0b"),
      .constant("scalar", "A" as Unicode.Scalar), .constant("staticText", "fixed" as StaticString),
    ]
  }

  private var optionals: [Variable] {
    let doubleNil: Int?? = .some(nil)
    let maybeView: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    return [
      .variable("someInt", 7 as Int?), .variable("noInt", nil as Int?), .constant("someText", "present" as String?),
      .variable("noText", nil as String?), .constant("doubleWrapped", .some(.some(5)) as Int??),
      .variable("doubleNil", doubleNil), .variable("outerNil", nil as Int??),
      .variable("maybeMessage", makeMessage("0A", "maybe", .queued) as Message?),
      .variable("noMessage", nil as Message?), .variable("maybeState", .failed as DeliveryState?),
      .constant("maybeView", maybeView), .variable("noView", nil as UIView?),
    ]
  }

  private var collections: [Variable] {
    let large = Array(0..<300)
    return [
      .variable("numbers", [1, 2, 3]), .constant("words", ["alpha", "beta"]), .constant("emptyArray", [] as [Int]),
      .constant("nested", [[1, 2], [], [3]]), .constant("optionals", [1, nil, 3] as [Int?]),
      .constant("oneSet", [9] as Set<Int>), .constant("tagSet", [Tag(name: "swift", weight: 2)] as Set<Tag>),
      .constant("emptySet", [] as Set<String>), .variable("oneDict", ["k": 1]), .constant("twoDict", ["a": 1, "b": 2]),
      .constant("emptyDict", [:] as [String: Int]), .constant("dictOfArrays", ["only": [1, 2]]),
      .constant("large", large), .constant("tail", large[297...]),
      .constant("anys", [1, "two", 3.5, true] as [Any]), .constant("repeated", Array(repeating: "x", count: 3)),
    ]
  }

  private var tuples: [Variable] {
    [
      .variable("pair", (1, "one")), .constant("named2", (id: 4, name: "four")), .constant("triple", (1, (2, 3), [4])),
      .constant("half", 0..<5), .constant("closed", 1...10), .constant("doubleRange", 0.0...1.0),
    ]
  }

  private var enumerations: [Variable] {
    let tree = ReplyTree.branch(left: .leaf(1), right: .branch(left: .leaf(2), right: .leaf(3)))
    return [
      .variable("state", DeliveryState.queued), .constant("author", Author.peer), .constant("priority", Priority.high),
      .constant("connected", TransportEvent.connected), .constant("progress", TransportEvent.progress(0.25)),
      .constant("failure", TransportEvent.failed(code: 503, reason: "busy")),
      .constant("batch", TransportEvent.batch([1, 2])), .constant("acknowledged", TransportEvent.acknowledged(nil)),
      .constant("received", TransportEvent.received(makeMessage("0B", "in", .received))), .constant("tree", tree),
      .constant("leaf", ReplyTree.leaf(8)), .constant("good", .success(3) as Result<Int, SendError>),
      .constant("bad", .failure(.rejected(code: 7)) as Result<Int, SendError>),
      .constant("idle", Loadable<String>.idle), .constant("loaded", Loadable<String>.loaded("done")),
    ]
  }

  private var foundationValues: [Variable] {
    let error: any Error = SendError.rejected(code: 9)
    let plainError: any Error = SendError.offline
    var variables: [Variable] = []
    if let url = URL(string: "https://example.com/inbox?page=2#top") { variables.append(.constant("url", url)) }
    variables += [
      .constant("data", Data([0x48, 0x69, 0x21])), .constant("emptyData", Data()),
      .constant("date", Date(timeIntervalSince1970: 1_700_000_000)), .variable("identifier", fixedUUID("FF")),
      .constant("point", CGPoint(x: 1.5, y: -2)), .constant("rect", CGRect(x: 0, y: 0, width: 320, height: 44)),
    ]
    if let decimal = Decimal(string: "12.50") { variables.append(.constant("decimal", decimal)) }
    variables += [
      .constant("indexPath", IndexPath(indexes: [0, 4])),
      .constant("components", DateComponents(year: 2024, month: 5)),
      .constant("error", error, type: .error), .constant("plainError", plainError, type: .error),
    ]
    return variables
  }

  private var objectsAndExistentials: [Variable] {
    let reference = ReferenceCounter(count: 1, step: 2)
    let owner = CaptureOwner(name: "owner", anchor: reference)
    owner.arm()
    owner.peer = owner
    let root = TreeNode(title: "root")
    let child = TreeNode(title: "child")
    root.children.append(child)
    child.parent = root
    let animal: Animal = Dog(name: "Rex")
    return [
      .variable("message", makeMessage("01", "Hi there", .sent, server: "srv-1")),
      .constant("draft", makeMessage("02", "Draft", .queued)), .variable("counter", ValueCounter(count: 1, step: 2)),
      .constant("fixedCounter", ValueCounter(count: 5, step: 5)), .constant("reference", reference),
      .constant("alias", reference), .constant("box", PropertyBox(stored: 21, label: "main")),
      .constant("owner", owner), .constant("root", root), .constant("child", child), .constant("animal", animal),
      .constant("dog", Dog(name: "Fido")), .constant("emptyObject", EmptyObject()), .constant("empty", Empty()),
      .variable("sizeValue", Size2D(width: 2, height: 0.5)), .constant("only", Single(value: 3)),
      .constant("badge", Badge(count: 3)), .constant("token", Token(raw: "abc123")), .constant("both", Both(n: 2)),
      .constant("mirrored", Mirrored(hidden: 4)), .variable("clamped", Clamped(level: 40)),
    ] + views + existentials(reference)
  }

  private var views: [Variable] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Inbox"
    let button = UIButton(frame: .zero)
    let toggle = UISwitch(frame: CGRect(x: 5, y: 5, width: 50, height: 30))
    toggle.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    container.addSubview(label)
    container.addSubview(button)
    return [
      .constant("label", label), .constant("button", button), .constant("toggle", toggle),
      .constant("container", container), .constant("views", [container, label, button, toggle] as [UIView]),
    ]
  }

  private func existentials(_ reference: ReferenceCounter) -> [Variable] {
    let greeter: any Greeter = PoliteGreeter(name: "Mei")
    let loud: any Greeter = LoudGreeter(name: "Bo")
    let archivable: any Archivable = LoudGreeter(name: "Al")
    let greeters: [any Greeter] = [PoliteGreeter(name: "A"), LoudGreeter(name: "B")]
    let anyObject: AnyObject = reference
    let closure = SwiftType.function(FunctionType([], .void))
    let increment: (Int) -> Int = { $0 + 1 }
    let action: () -> Void = { [print] in print("action ran\n") }
    return [
      .constant("greeter", greeter), .constant("loud", loud), .constant("archivable", archivable),
      .constant("greeters", greeters), .constant("anything", 99 as Any), .constant("anyText", "boxed" as Any),
      .constant("anyObject", anyObject), .constant("anyHash", AnyHashable("key")),
      .constant("generic", Pair(first: 1, second: "two")), .constant("cache", Cache(items: ["x": 1.5], limit: 3)),
      // LLDB knows a local closure only as `() -> ()` on Linux.
      .constant("increment", increment, type: closure), .constant("action", action, type: closure),
      .constant("metatype", Message.self), .constant("keyPath", \Message.text), .constant("total", 54),
    ]
  }
}
