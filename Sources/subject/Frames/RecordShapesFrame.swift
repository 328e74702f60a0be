import Foundation
import Inspection

/// The locals of `recordShapes(flag:)` at its stop.
struct RecordShapesFrame {
  var frame: Frame {
    let withObject = WithObject(
      id: 1, owner: Single(value: 2), counter: ReferenceCounter(count: 3, step: 4))
    var variables: [Variable] = [.parameter("flag", true)]
    variables += structures(withObject) + enumerations + collections + optionals + numbers + texts + foundationValues
    variables +=
      sequences + [
        .constant("mailbox", Mailbox()), .constant("unmanagedSelf", withObject.counter as ReferenceCounter?),
        .constant("count", 3),
      ]
    return Frame(module: "subject", functionName: "recordShapes", variables)
  }

  private func structures(_ withObject: WithObject) -> [Variable] {
    let deep = Level1(level2: Level2(level3: Level3(level4: Level4(level5: Level5(level6: Level6(value: 7))))))
    let asBase: Base0 = Base2()
    return [
      .constant("fifty", Fifty(abcdefghij: 1, klmnopqrst: 2, uvwxyzabcd: 3, efghijklmn: 4, opqrstuvwx: 5)),
      .constant("fiftyOne", FiftyOne(abcdefghij: 1, klmnopqrst: 2, uvwxyzabcd: 3, efghijklmn: 4, opqrstuvwxy: 5)),
      .constant("withOptional", WithOptional(id: 1, note: "n")),
      .constant("withNil", WithOptional(id: 1, note: nil)),
      .constant("withEnum", WithEnum(id: 1, state: .sent)),
      .constant("withPayload", WithPayload(id: 1, event: .progress(0.5))),
      .constant("withArray", WithArray(id: 1, tags: ["a", "b"])), .constant("withObject", withObject),
      .constant("withDate", WithDate(at: Date(timeIntervalSince1970: 0), ok: true)),
      .constant("withClosure", WithClosure(id: 1, action: {})), .constant("withTuple", WithTuple(id: 1, size: (2, 3))),
      .constant("withPrivate", WithPrivate()), .constant("onlyComputed", OnlyComputed()), .constant("deep", deep),
      .constant("wrapped", WithWrapper(volume: 8)), .constant("derived", Base2()), .constant("asBase", asBase),
    ]
  }

  private var enumerations: [Variable] {
    [
      .constant("step", Move.step(1, 2)), .constant("jump", Move.jump(height: 3)), .constant("noMove", Move.none),
      .constant("objectMove", Move.object(ReferenceCounter(count: 1, step: 1))),
      .constant("maybeMove", Move.maybe(4)), .constant("nestedMove", Move.nested(.queued)),
      .variable("optionalMove", .step(5, 6) as Move?), .variable("optionalNone", Move.none as Move?),
      .variable("compass", .south as Compass?), .constant("flagValue", Flag.on),
    ]
  }

  private var collections: [Variable] {
    [
      .constant("structs", [Single(value: 1), Single(value: 2)]),
      .constant("boxes", [PropertyBox(stored: 1, label: "a"), PropertyBox(stored: 2, label: "b")]),
      .constant("tuples", [(1, "a"), (2, "b")]), .constant("namedTuples", [(id: 1, name: "a")]),
      .constant("states", [.queued, .sent] as [DeliveryState]),
      .constant("events", [.connected, .progress(0.5), .failed(code: 1, reason: "r")] as [TransportEvent]),
      .constant("optionalTexts", ["a", nil] as [String?]), .constant("dictOfStructs", ["one": Single(value: 1)]),
      .constant("dictByInt", [7: "seven"]), .constant("dictByEnum", [DeliveryState.sent: 3]),
      .constant("dictOfDicts", ["outer": ["inner": 1]]),
      .constant("dictOfOptionals", ["none": nil] as [String: Int?]), .constant("setOfText", ["solo"] as Set<String>),
    ]
  }

  private var optionals: [Variable] {
    let closure = SwiftType.optional(.function(FunctionType([], .void)))
    return [
      .variable("optionalArray", [1, 2] as [Int]?), .variable("optionalDict", ["a": 1] as [String: Int]?),
      .variable("optionalTuple", (1, "t") as (Int, String)?),
      .variable("optionalStruct", Size2D(width: 1, height: 2) as Size2D?), .variable("optionalBool", true as Bool?),
      .variable("optionalDouble", 0.1 as Double?),
      .variable("optionalDate", Date(timeIntervalSince1970: 0) as Date?),
      .variable("optionalBox", PropertyBox(stored: 5, label: "opt") as PropertyBox?),
      .variable("optionalClosure", {} as (() -> Void)?, type: closure), .variable("optionalAny", 5 as Any?),
      .variable("tripleOptional", 1 as Int???),
    ]
  }

  private var numbers: [Variable] {
    let interval = AliasType(module: "Foundation", name: "TimeInterval", underlying: .double)
    return [
      .constant("smallest", Int.min), .constant("biggest", Int.max), .constant("minusZero", -0.0),
      .constant("hundred", 100.0), .constant("tenToSixteen", 1e16), .constant("precise", 123456789.123),
      .constant("pi", Double.pi), .constant("floatPi", 3.14159 as Float), half,
      .constant("leastDouble", Double.leastNonzeroMagnitude), .constant("tenth", 0.1 as CGFloat),
      .constant("size", CGSize(width: 10, height: 20.5)), .variable("interval", 2.5, type: .alias(interval)),
      .constant("wide", -7 as Int32), .constant("unsigned", 7 as UInt),
    ]
  }

  private var half: Variable {
    #if os(macOS) && arch(x86_64)
      .constant("half16", 0.5 as Float)
    #else
      .constant("half16", 0.5 as Float16)
    #endif
  }

  private var texts: [Variable] {
    [
      .constant("control", "bell\u{7} return\r del\u{7F} esc\u{1B}"), .constant("flagEmoji", "🇫🇷👨‍👩‍👧"),
      .constant("accents", "e\u{301} é"), .constant("interpolation", "cost \\(x) $5 %d"),
      .constant("newlineCharacter", "\n" as Character), .constant("quoteCharacter", "\"" as Character),
      .constant("family", "👨‍👩‍👧" as Character), .constant("substring", "alone" as Substring),
      .constant("zeroWidth", "a\u{200B}b"),
    ]
  }

  private var foundationValues: [Variable] {
    [
      .constant("distantPast", Date.distantPast),
      .constant("fraction", Date(timeIntervalSince1970: 1_700_000_000.75)),
      .constant("fileURL", URL(fileURLWithPath: "/tmp/a b.txt")), .constant("bigData", Data(repeating: 7, count: 40)),
    ]
  }

  private var sequences: [Variable] {
    let zipped = Array(zip([1, 2], ["a", "b"]))
    let pairs = SwiftType.swift("Zip2Sequence", [.array(.int), .array(.string)])
    let element = SwiftType.alias(
      AliasType(name: "Element", parent: pairs, underlying: .tuple([.init(nil, .int), .init(nil, .string)])))
    let elements = SwiftType.alias(
      AliasType(name: "Elements", parent: .swift("LazySequence", [.array(.int)]), underlying: .array(.int)))
    return [
      .constant("stepped", Array(stride(from: 0, to: 6, by: 2))),
      .constant("lazyMapped", [1, 2].lazy.map { $0 + 1 }, type: .swift("LazyMapSequence", [elements, .int])),
      .constant("reversedView", [1, 2, 3].reversed()),
      .constant("zipped", zipped, type: .array(element)), .constant("twoSet", [1, 2] as Set<Int>),
    ]
  }
}
