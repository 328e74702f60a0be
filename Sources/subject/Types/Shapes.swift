import Foundation
import Inspection

// Shapes that probe the one-line rule and the depth limit.

struct Fifty {
  var abcdefghij: Int
  var klmnopqrst: Int
  var uvwxyzabcd: Int
  var efghijklmn: Int
  var opqrstuvwx: Int
}
struct FiftyOne {
  var abcdefghij: Int
  var klmnopqrst: Int
  var uvwxyzabcd: Int
  var efghijklmn: Int
  var opqrstuvwxy: Int
}
struct WithOptional {
  var id: Int
  var note: String?
}
struct WithEnum {
  var id: Int
  var state: DeliveryState
}
struct WithPayload {
  var id: Int
  var event: TransportEvent
}
struct WithArray {
  var id: Int
  var tags: [String]
}
struct WithObject {
  var id: Int
  var owner: Single
  var counter: ReferenceCounter
}
struct WithDate {
  var at: Date
  var ok: Bool
}
struct WithClosure {
  var id: Int
  var action: () -> Void
}
struct WithTuple {
  var id: Int
  var size: (Int, Int)
}
struct WithPrivate {
  private var hiddenValue = 3
  var shown = 4
}
struct OnlyComputed {
  static let shared = 5
  var answer: Int { 42 }
}
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
enum Move {
  case step(Int, Int)
  case jump(height: Int)
  case none
  case object(ReferenceCounter)
  case maybe(Int?)
  case nested(DeliveryState)
}
enum Compass { case north, south }
enum Flag: Int { case off, on }
actor Mailbox { var pending = 2 }

extension WithPrivate {
  /// The debugger's way past `private`.
  var hiddenValueForDebugger: Int {
    get { hiddenValue }
    set { hiddenValue = newValue }
  }
}
extension WithWrapper {
  var volumeStorage: Capped {
    get { _volume }
    set { _volume = newValue }
  }
}
