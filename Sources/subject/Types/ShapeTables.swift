import Foundation
import Inspection

enum ShapeTables {
  static var all: [any ModuleEntry] { flat + holders + levels + classes + enumerations }

  private static var flat: [any ModuleEntry] {
    [
      TypeTable(Fifty.self) {
        Property("abcdefghij", \Fifty.abcdefghij)
        Property("klmnopqrst", \Fifty.klmnopqrst)
        Property("uvwxyzabcd", \Fifty.uvwxyzabcd)
        Property("efghijklmn", \Fifty.efghijklmn)
        Property("opqrstuvwx", \Fifty.opqrstuvwx)
      },
      TypeTable(FiftyOne.self) {
        Property("abcdefghij", \FiftyOne.abcdefghij)
        Property("klmnopqrst", \FiftyOne.klmnopqrst)
        Property("uvwxyzabcd", \FiftyOne.uvwxyzabcd)
        Property("efghijklmn", \FiftyOne.efghijklmn)
        Property("opqrstuvwxy", \FiftyOne.opqrstuvwxy)
      },
      TypeTable(WithPrivate.self) {
        Property("hiddenValue", \WithPrivate.hiddenValueForDebugger)
        Property("shown", \WithPrivate.shown)
        Initializer("init()") { WithPrivate() }
      },
      TypeTable(OnlyComputed.self) {
        StaticProperty("shared", get: { OnlyComputed.shared })
        Property("answer", \OnlyComputed.answer)
        Initializer("init()") { OnlyComputed() }
      },
    ]
  }

  private static var holders: [any ModuleEntry] {
    [
      TypeTable(WithOptional.self) {
        Property("id", \WithOptional.id)
        Property("note", \WithOptional.note)
        Initializer("init(id: Int, note: String? = nil)") { (id: Int, note: String?) in WithOptional(id: id, note: note) }
      },
      TypeTable(WithEnum.self) {
        Property("id", \WithEnum.id)
        Property("state", \WithEnum.state)
        Initializer("init(id: Int, state: DeliveryState)") { (id: Int, state: DeliveryState) in
          WithEnum(id: id, state: state)
        }
      },
      TypeTable(WithPayload.self) {
        Property("id", \WithPayload.id)
        Property("event", \WithPayload.event)
        Initializer("init(id: Int, event: TransportEvent)") { (id: Int, event: TransportEvent) in
          WithPayload(id: id, event: event)
        }
      },
      TypeTable(WithArray.self) {
        Property("id", \WithArray.id)
        Property("tags", \WithArray.tags)
        Initializer("init(id: Int, tags: [String])") { (id: Int, tags: [String]) in WithArray(id: id, tags: tags) }
      },
      TypeTable(WithObject.self) {
        Property("id", \WithObject.id)
        Property("owner", \WithObject.owner)
        Property("counter", \WithObject.counter)
        Initializer("init(id: Int, owner: Single, counter: ReferenceCounter)") {
          (id: Int, owner: Single, counter: ReferenceCounter) in WithObject(id: id, owner: owner, counter: counter)
        }
      },
      TypeTable(WithDate.self) {
        Property("at", \WithDate.at)
        Property("ok", \WithDate.ok)
        Initializer("init(at: Date, ok: Bool)") { (at: Date, ok: Bool) in WithDate(at: at, ok: ok) }
      },
      TypeTable(WithClosure.self) {
        Property("id", \WithClosure.id)
        Property("action", \WithClosure.action, type: "() -> Void")
      },
      TypeTable(WithTuple.self) {
        Property("id", \WithTuple.id)
        Property("size", \WithTuple.size)
        Initializer("init(id: Int, size: (Int, Int))") { (id: Int, size: (Int, Int)) in WithTuple(id: id, size: size) }
      },
    ]
  }

  private static var levels: [any ModuleEntry] {
    [
      TypeTable(Level1.self) { Property("level2", \Level1.level2) },
      TypeTable(Level2.self) { Property("level3", \Level2.level3) },
      TypeTable(Level3.self) { Property("level4", \Level3.level4) },
      TypeTable(Level4.self) { Property("level5", \Level4.level5) },
      TypeTable(Level5.self) { Property("level6", \Level5.level6) },
      TypeTable(Level6.self) {
        Property("value", \Level6.value)
        Initializer("init(value: Int)") { (value: Int) in Level6(value: value) }
      },
      TypeTable(Capped.self) {
        Property("wrappedValue", \Capped.wrappedValue)
        Initializer("init(wrappedValue: Int)") { (value: Int) in Capped(wrappedValue: value) }
      },
      TypeTable(WithWrapper.self) {
        Property("volume", \WithWrapper.volume)
        Property("_volume", \WithWrapper.volumeStorage)
        Initializer("init(volume: Int)") { (volume: Int) in WithWrapper(volume: volume) }
      },
    ]
  }

  private static var classes: [any ModuleEntry] {
    [
      TypeTable(Base0.self) { Initializer("init()") { Base0() } },
      TypeTable(Base1.self, superclass: Base0.self) {
        Property("one", \Base1.one)
        Initializer("override init()") { Base1() }
      },
      TypeTable(Base2.self, superclass: Base1.self) {
        Property("two", \Base2.two)
        Initializer("override init()") { Base2() }
      },
      TypeTable(Mailbox.self) {
        Property("pending", get: { (mailbox: Mailbox) in mailbox.assumeIsolatedForDebugger() })
        Initializer("init()") { Mailbox() }
      },
    ]
  }

  private static var enumerations: [any ModuleEntry] {
    [
      TypeTable(Move.self) {
        EnumCase("step(Int, Int)", Move.step)
        EnumCase("jump(height: Int)", Move.jump)
        EnumCase("none", Move.none)
        EnumCase("object(ReferenceCounter)", Move.object)
        EnumCase("maybe(Int?)", Move.maybe)
        EnumCase("nested(DeliveryState)", Move.nested)
      },
      TypeTable(Compass.self) {
        EnumCase("north", Compass.north)
        EnumCase("south", Compass.south)
      },
      TypeTable(Flag.self) {
        EnumCase("off", Flag.off)
        EnumCase("on", Flag.on)
      },
    ]
  }
}

extension Mailbox {
  /// What a debugger reads: the stored value, whoever may run.
  nonisolated fileprivate func assumeIsolatedForDebugger() -> Int {
    DynamicValue.readField("pending", of: self) as? Int ?? 0
  }
}
