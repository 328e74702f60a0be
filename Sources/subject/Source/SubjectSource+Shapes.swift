extension SubjectSource {
  // swift-format-ignore
  static let shapes = #"""
            keep([numbers, words, emptyArray, nested, optionals, oneSet, tagSet, emptySet, oneDict, twoDict, emptyDict, dictOfArrays, large, tail, anys, repeated])
            keep([pair, named2, triple, half, closed, doubleRange])
            keep([state, author, priority, connected, progress, failure, batch, acknowledged, received, tree, leaf, good, bad, idle, loaded])
            keep([url, data, emptyData, date, identifier, point, rect, decimal, indexPath, components, error, plainError])
            keep([message, draft, counter, fixedCounter, reference, alias, box, owner, root, child, animal, dog, emptyObject, empty, sizeValue, only, badge, token, both, mirrored, clamped, label, button, toggle, container, views])
            keep([greeter, loud, archivable, greeters, anything, anyText, anyObject, anyHash, generic, cache, increment, action, metatype, keyPath])
            return total
        }
    }

    func consume(_ n: Int) { if n < 0 { print("negative") } }
    func keep(_ values: [Any]) { if values.isEmpty { print("none") } }

    func recordSmall(message: Message, flag: Bool) -> String {
        var text = message.text
        let count = text.count
        text += flag ? "!" : "."
        return "\(text) \(count)"            // STOP-SMALL
    }

    func recordClosure() -> Int {
        var captured = 10
        let reference = ReferenceCounter(count: 3, step: 1)
        let work: (Int) -> Int = { amount in
            captured += amount
            let local = captured + reference.count
            return local                     // STOP-CLOSURE
        }
        return work(5)
    }

    func recordMetatypes() -> String {
        let anyType: Any.Type = DeliveryState.self
        let classType: UIView.Type = UILabel.self
        let valueType = Message.self
        let names = "\(anyType) \(classType) \(valueType)"
        return names                         // STOP-METATYPE
    }

    func recordRanges() -> Int {
        let from = 3...
        let upTo = ...4
        let plain = 0..<2
        return from.lowerBound + upTo.upperBound + plain.count // STOP-RANGES
    }

    func recordInout(_ value: inout Int, _ message: inout Message) {
        value += 1
        message.text = "changed"             // STOP-INOUT
        value += 1
    }

    // MARK: - Shapes that probe the one-line rule and the depth limit

    struct Fifty { var abcdefghij: Int; var klmnopqrst: Int; var uvwxyzabcd: Int; var efghijklmn: Int; var opqrstuvwx: Int }
    struct FiftyOne { var abcdefghij: Int; var klmnopqrst: Int; var uvwxyzabcd: Int; var efghijklmn: Int; var opqrstuvwxy: Int }
    struct WithOptional { var id: Int; var note: String? }
    struct WithEnum { var id: Int; var state: DeliveryState }
    struct WithPayload { var id: Int; var event: TransportEvent }
    struct WithArray { var id: Int; var tags: [String] }
    struct WithObject { var id: Int; var owner: Single; var counter: ReferenceCounter }
    struct WithDate { var at: Date; var ok: Bool }
    struct WithClosure { var id: Int; var action: () -> Void }
    struct WithTuple { var id: Int; var size: (Int, Int) }
    struct WithPrivate { private var hiddenValue = 3; var shown = 4 }
    struct OnlyComputed { static let shared = 5; var answer: Int { 42 } }
    struct Level1 { var level2: Level2 }
    struct Level2 { var level3: Level3 }
    struct Level3 { var level4: Level4 }
    struct Level4 { var level5: Level5 }
    struct Level5 { var level6: Level6 }
    struct Level6 { var value: Int }
    @propertyWrapper struct Capped { var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } } }
    struct WithWrapper { @Capped var volume: Int }
    class Base0 {}
    class Base1: Base0 { var one = 1 }
    class Base2: Base1 { var two = "two" }
    enum Move { case step(Int, Int), jump(height: Int), none, object(ReferenceCounter), maybe(Int?), nested(DeliveryState) }
    enum Compass { case north, south }
    enum Flag: Int { case off, on }
    actor Mailbox { var pending = 2 }

    func recordShapes(flag: Bool) -> Int {
        let fifty = Fifty(abcdefghij: 1, klmnopqrst: 2, uvwxyzabcd: 3, efghijklmn: 4, opqrstuvwx: 5)
        let fiftyOne = FiftyOne(abcdefghij: 1, klmnopqrst: 2, uvwxyzabcd: 3, efghijklmn: 4, opqrstuvwxy: 5)
        let withOptional = WithOptional(id: 1, note: "n")
        let withNil = WithOptional(id: 1, note: nil)
        let withEnum = WithEnum(id: 1, state: .sent)
        let withPayload = WithPayload(id: 1, event: .progress(0.5))
        let withArray = WithArray(id: 1, tags: ["a", "b"])
        let withObject = WithObject(id: 1, owner: Single(value: 2), counter: ReferenceCounter(count: 3, step: 4))
        let withDate = WithDate(at: Date(timeIntervalSince1970: 0), ok: true)
        let withClosure = WithClosure(id: 1, action: {})
        let withTuple = WithTuple(id: 1, size: (2, 3))
        let withPrivate = WithPrivate()
        let onlyComputed = OnlyComputed()
        let deep = Level1(level2: Level2(level3: Level3(level4: Level4(level5: Level5(level6: Level6(value: 7))))))
        let wrapped = WithWrapper(volume: 8)
        let derived = Base2()
        let asBase: Base0 = Base2()
        let step = Move.step(1, 2)
        let jump = Move.jump(height: 3)
        let noMove = Move.none
        let objectMove = Move.object(ReferenceCounter(count: 1, step: 1))
        let maybeMove = Move.maybe(4)
        let nestedMove = Move.nested(.queued)
        var optionalMove: Move? = .step(5, 6)
        var optionalNone: Move? = Move.none
        var compass: Compass? = .south
        let flagValue = Flag.on
        let structs = [Single(value: 1), Single(value: 2)]
        let boxes = [PropertyBox(stored: 1, label: "a"), PropertyBox(stored: 2, label: "b")]
        let tuples = [(1, "a"), (2, "b")]
        let namedTuples = [(id: 1, name: "a")]
        let states: [DeliveryState] = [.queued, .sent]
        let events: [TransportEvent] = [.connected, .progress(0.5), .failed(code: 1, reason: "r")]
        let optionalTexts: [String?] = ["a", nil]
        let dictOfStructs = ["one": Single(value: 1)]
        let dictByInt = [7: "seven"]
        let dictByEnum = [DeliveryState.sent: 3]
        let dictOfDicts = ["outer": ["inner": 1]]
        let dictOfOptionals: [String: Int?] = ["none": nil]
        let setOfText: Set<String> = ["solo"]
        var optionalArray: [Int]? = [1, 2]
        var optionalDict: [String: Int]? = ["a": 1]
        var optionalTuple: (Int, String)? = (1, "t")
        var optionalStruct: Size2D? = Size2D(width: 1, height: 2)
        var optionalBool: Bool? = true
        var optionalDouble: Double? = 0.1
        var optionalDate: Date? = Date(timeIntervalSince1970: 0)
        var optionalBox: PropertyBox? = PropertyBox(stored: 5, label: "opt")
        var optionalClosure: (() -> Int)? = { 3 }
        var optionalAny: Any? = 5
        var tripleOptional: Int??? = 1
        let smallest = Int.min
        let biggest = Int.max
        let minusZero = -0.0
        let hundred = 100.0
        let tenToSixteen = 1e16
        let precise = 123456789.123
        let pi = Double.pi
        let floatPi: Float = 3.14159
        let half16: Float16 = 0.5
        let leastDouble = Double.leastNonzeroMagnitude
        let tenth: CGFloat = 0.1
        let size = CGSize(width: 10, height: 20.5)
        var interval: TimeInterval = 2.5
        let wide: Int32 = -7
        let unsigned: UInt = 7
        let control = "bell\u{7} return\r del\u{7F} esc\u{1B}"
        let flagEmoji = "🇫🇷👨‍👩‍👧"
        let accents = "e\u{301} é"
        let interpolation = "cost \\(x) $5 %d"
        let newlineCharacter: Character = "\n"
        let quoteCharacter: Character = "\""
        let family: Character = "👨‍👩‍👧"
        let substring: Substring = "alone"
        let zeroWidth = "a\u{200B}b"
        let distantPast = Date.distantPast
        let fraction = Date(timeIntervalSince1970: 1_700_000_000.75)
        let fileURL = URL(fileURLWithPath: "/tmp/a b.txt")
        let bigData = Data(repeating: 7, count: 40)
        let stepped = Array(stride(from: 0, to: 6, by: 2))
        let lazyMapped = [1, 2].lazy.map { $0 + 1 }
        let reversedView = [1, 2, 3].reversed()
        let zipped = Array(zip([1, 2], ["a", "b"]))
        let twoSet: Set<Int> = [1, 2]
        let mailbox = Mailbox()
        let unmanagedSelf: ReferenceCounter? = withObject.counter
        let count = structs.count + (flag ? 1 : 0)
        consume(count)                       // STOP-SHAPES
        optionalMove = nil; optionalNone = nil; compass = nil; optionalArray = nil; optionalDict = nil; optionalTuple = nil
        optionalStruct = nil; optionalBool = nil; optionalDouble = nil; optionalDate = nil; optionalBox = nil
        optionalClosure = nil; optionalAny = nil; tripleOptional = nil; interval = 1
        keep([fifty, fiftyOne, withOptional, withNil, withEnum, withPayload, withArray, withObject, withDate, withClosure, withTuple, withPrivate, onlyComputed])
        keep([deep, wrapped, derived, asBase, step, jump, noMove, objectMove, maybeMove, nestedMove, optionalMove as Any, optionalNone as Any, compass as Any, flagValue])
        keep([structs, boxes, tuples, namedTuples, states, events, optionalTexts, dictOfStructs, dictByInt, dictByEnum, dictOfDicts, dictOfOptionals, setOfText])
        keep([optionalArray as Any, optionalDict as Any, optionalTuple as Any, optionalStruct as Any, optionalBool as Any, optionalDouble as Any, optionalDate as Any, optionalBox as Any, optionalClosure as Any, optionalAny as Any, tripleOptional as Any])
        keep([smallest, biggest, minusZero, hundred, tenToSixteen, precise, pi, floatPi, half16, leastDouble, tenth, size, interval, wide, unsigned])
        keep([control, flagEmoji, accents, interpolation, newlineCharacter, quoteCharacter, family, substring, zeroWidth, distantPast, fraction, fileURL, bigData, stepped, lazyMapped, reversedView, zipped, twoSet, mailbox, unmanagedSelf as Any])
        return count
    }

    // MARK: - Driver

    let m1 = makeMessage("01", "Hi there", .sent, server: "srv-1")
    let m2 = makeMessage("02", "Draft", .queued)
    let conversation = Conversation(id: fixedUUID("C1"), title: "Team", participants: ["Ann", "Bo"],
                                    unreadCount: 2, isMuted: false, lastMessage: m1)
    let inbox = InboxSnapshot(conversations: [conversation], messages: [m1, m2], selectedID: nil)
    let rootView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    rootView.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let controller = InboxController(title: "Inbox", snapshot: inbox, view: rootView)
    print(controller.recordOperation(named: "sync", attempt: 2))
    print(recordSmall(message: m1, flag: true))
    var valueCounter = ValueCounter(count: 1, step: 2)
    print(valueCounter.recordOperation())
    print(ReferenceCounter(count: 1, step: 2).recordOperation())
    print(PropertyBox(stored: 21, label: "main").recordOperation())
    print(rootView.recordOperation())
    print(describe(m1.deliveryState, tag: "state"))
    print(recordClosure())
    print(recordMetatypes())
    print(recordRanges())
    print(recordShapes(flag: true))
    var loose = 1
    var looseMessage = m2
    recordInout(&loose, &looseMessage)
    print(loose)                             // STOP-TOP

    """#
}
