extension SubjectSource {
  // swift-format-ignore
  static let controller = #"""

    struct Pair<First, Second> { var first: First; var second: Second }
    final class Cache<Value> { var items: [String: Value]; var limit: Int; init(items: [String: Value], limit: Int) { self.items = items; self.limit = limit } }
    enum Loadable<Value> { case idle; case loading(Double); case loaded(Value) }

    func describe<T>(_ value: T, tag: String) -> String {
        let shown = "\(tag)=\(value)"
        return shown                         // STOP-GENERIC
    }

    func average(of values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    func send(_ text: String, retries: Int = 3) throws -> Int {
        if text.isEmpty { throw SendError.rejected(code: 422) }
        return text.count * retries
    }
    func fixedUUID(_ tail: String) -> UUID { UUID(uuidString: "0F5C3A52-7B1E-4C8D-9A10-0000000000" + tail)! }

    func makeMessage(_ tail: String, _ text: String, _ state: DeliveryState, server: String? = nil) -> Message {
        Message(id: fixedUUID(tail), conversationID: fixedUUID("C1"), author: .me, text: text,
                createdAt: Date(timeIntervalSince1970: 1_700_000_000), deliveryState: state, serverID: server)
    }

    let appName = "Inbox Lab"
    var launchCount = 3

    // MARK: - The main stop

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
        func rename(to newTitle: String, animated: Bool) -> Bool { title = newTitle; return animated }

        func recordOperation(named name: String, attempt: Int) -> Int {
            // scalars
            var count = 42
            let limit = 10
            var ratio = 0.9
            let third = 1.0 / 3.0
            let whole = 3.0
            let huge = 1.5e300
            let tiny = 1e-7
            let notNumber = Double.nan
            let infinite = Double.infinity
            let single: Float = 0.1
            var isReady = true
            let byte: UInt8 = 200
            let small: Int8 = -5
            let big: UInt64 = 18_446_744_073_709_551_615
            let negative = -17
            let scale: CGFloat = 1.25
            let nothing: Void = ()
            let zero = 0

            // text
            var greeting = "Hello, world"
            let cjk = "你好，世界"
            let emoji = "ok 👍🏽 é"
            let multiline = "line one\nline two\ttabbed"
            let quoted = "She said \"hi\" \\ done"
            let emptyText = ""
            let letter: Character = "é"
            let slice = greeting.dropFirst(7)
            let longText = String(repeating: "abcdefghij", count: 120)
            let nulText = "a\0b"
            let scalar: Unicode.Scalar = "A"
            let staticText: StaticString = "fixed"

            // optionals
            var someInt: Int? = 7
            var noInt: Int? = nil
            let someText: String? = "present"
            var noText: String? = nil
            let doubleWrapped: Int?? = .some(.some(5))
            var doubleNil: Int?? = .some(nil)
            var outerNil: Int?? = nil
            var maybeMessage: Message? = makeMessage("0A", "maybe", .queued)
            var noMessage: Message? = nil
            var maybeState: DeliveryState? = .failed
            let maybeView: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            var noView: UIView? = nil

            // collections
            var numbers = [1, 2, 3]
            let words = ["alpha", "beta"]
            let emptyArray: [Int] = []
            let nested = [[1, 2], [], [3]]
            let optionals: [Int?] = [1, nil, 3]
            let oneSet: Set<Int> = [9]
            let tagSet: Set<Tag> = [Tag(name: "swift", weight: 2)]
            let emptySet: Set<String> = []
            var oneDict = ["k": 1]
            let twoDict = ["a": 1, "b": 2]
            let emptyDict: [String: Int] = [:]
            let dictOfArrays = ["only": [1, 2]]
            let large = Array(0..<300)
            let tail = large[297...]
            let anys: [Any] = [1, "two", 3.5, true]
            let repeated = Array(repeating: "x", count: 3)

            // tuples, ranges
            var pair = (1, "one")
            let named2 = (id: 4, name: "four")
            let triple = (1, (2, 3), [4])
            let half = 0..<5
            let closed = 1...10
            let doubleRange = 0.0...1.0

            // enums
            var state = DeliveryState.queued
            let author = Author.peer
            let priority = Priority.high
            let connected = TransportEvent.connected
            let progress = TransportEvent.progress(0.25)
            let failure = TransportEvent.failed(code: 503, reason: "busy")
            let batch = TransportEvent.batch([1, 2])
            let acknowledged = TransportEvent.acknowledged(nil)
            let received = TransportEvent.received(makeMessage("0B", "in", .received))
            let tree = ReplyTree.branch(left: .leaf(1), right: .branch(left: .leaf(2), right: .leaf(3)))
            let leaf = ReplyTree.leaf(8)
            let good: Result<Int, SendError> = .success(3)
            let bad: Result<Int, SendError> = .failure(.rejected(code: 7))
            let idle = Loadable<String>.idle
            let loaded = Loadable<String>.loaded("done")

            // Foundation values
            let url = URL(string: "https://example.com/inbox?page=2#top")!
            let data = Data([0x48, 0x69, 0x21])
            let emptyData = Data()
            let date = Date(timeIntervalSince1970: 1_700_000_000)
            var identifier = fixedUUID("FF")
            let point = CGPoint(x: 1.5, y: -2)
            let rect = CGRect(x: 0, y: 0, width: 320, height: 44)
            let decimal = Decimal(string: "12.50")!
            let indexPath = IndexPath(indexes: [0, 4])
            let components = DateComponents(year: 2024, month: 5)
            let error: Error = SendError.rejected(code: 9)
            let plainError: Error = SendError.offline

            // structs and objects
            var message = makeMessage("01", "Hi there", .sent, server: "srv-1")
            let draft = makeMessage("02", "Draft", .queued)
            var counter = ValueCounter(count: 1, step: 2)
            let fixedCounter = ValueCounter(count: 5, step: 5)
            let reference = ReferenceCounter(count: 1, step: 2)
            let alias = reference
            let box = PropertyBox(stored: 21, label: "main")
            let owner = CaptureOwner(name: "owner", anchor: reference)
            owner.arm()
            owner.peer = owner
            let root = TreeNode(title: "root")
            let child = TreeNode(title: "child")
            root.children.append(child)
            child.parent = root
            let animal: Animal = Dog(name: "Rex")
            let dog = Dog(name: "Fido")
            let emptyObject = EmptyObject()
            let empty = Empty()
            var sizeValue = Size2D(width: 2, height: 0.5)
            let only = Single(value: 3)
            let badge = Badge(count: 3)
            let token = Token(raw: "abc123")
            let both = Both(n: 2)
            let mirrored = Mirrored(hidden: 4)
            var clamped = Clamped(level: 40)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "Inbox"
            let button = UIButton(frame: .zero)
            let toggle = UISwitch(frame: CGRect(x: 5, y: 5, width: 50, height: 30))
            toggle.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            container.addSubview(label)
            container.addSubview(button)
            let views: [UIView] = [container, label, button, toggle]

            // existentials, generics, functions
            let greeter: any Greeter = PoliteGreeter(name: "Mei")
            let loud: any Greeter = LoudGreeter(name: "Bo")
            let archivable: any Archivable = LoudGreeter(name: "Al")
            let greeters: [any Greeter] = [PoliteGreeter(name: "A"), LoudGreeter(name: "B")]
            let anything: Any = 99
            let anyText: Any = "boxed"
            let anyObject: AnyObject = reference
            let anyHash = AnyHashable("key")
            let generic = Pair(first: 1, second: "two")
            let cache = Cache(items: ["x": 1.5], limit: 3)
            let increment: (Int) -> Int = { $0 + 1 }
            let action = { print("action ran") }
            let metatype = Message.self
            let keyPath = \Message.text

            operations += 1
            let total = count + limit + attempt
            consume(total)                   // STOP-MAIN
            // keep the mutable values alive and mutable
            count += 1; ratio += 1; isReady.toggle(); greeting += "!"; someInt = nil; noInt = 1
            noView = maybeView; maybeState = nil; noMessage = maybeMessage; noText = "t"; outerNil = 1; doubleNil = nil
            maybeMessage = nil; numbers.append(4); oneDict["z"] = 2; pair.0 = 2; state = .sent
            message.text += "."; counter.increment(); sizeValue.width = 1; identifier = UUID(); clamped.raise(by: 1)
            keep([limit, ratio, third, whole, huge, tiny, notNumber, infinite, single, isReady, byte, small, big, negative, scale, nothing, zero])
            keep([greeting, cjk, emoji, multiline, quoted, emptyText, letter, slice, longText, nulText, scalar, staticText])
            keep([someInt as Any, noInt as Any, someText as Any, noText as Any, doubleWrapped as Any, doubleNil as Any, outerNil as Any, maybeMessage as Any, noMessage as Any, maybeState as Any, maybeView as Any, noView as Any])

    """#
}
