import Foundation
import Inspection

// The program's free functions.

func describe<T>(_ value: T, tag: String) -> String {
  let shown = "\(tag)=\(value)"
  return shown
}

func average(of values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
func send(_ text: String, retries: Int = 3) throws -> Int {
  if text.isEmpty { throw SendError.rejected(code: 422) }
  return text.count * retries
}
func fixedUUID(_ tail: String) -> UUID {
  guard let id = UUID(uuidString: "0F5C3A52-7B1E-4C8D-9A10-0000000000" + tail) else {
    preconditionFailure("not the tail of a UUID: \(tail)")
  }
  return id
}

func makeMessage(_ tail: String, _ text: String, _ state: DeliveryState, server: String? = nil) -> Message {
  Message(
    id: fixedUUID(tail), conversationID: fixedUUID("C1"), author: .me, text: text,
    createdAt: Date(timeIntervalSince1970: 1_700_000_000), deliveryState: state, serverID: server)
}

enum FunctionTables {
  static var all: [any ModuleEntry] {
    [
      Function("describe<T>(_ value: T, tag: String) -> String", erased: describeErased),
      Function("average(of values: [Double]) -> Double", average),
      Function("send(_ text: String, retries: Int = 3) throws -> Int") { (text: String, retries: Int) in
        try send(text, retries: retries)
      },
      Function("fixedUUID(_ tail: String) -> UUID") { (tail: String) in
        guard let id = UUID(uuidString: "0F5C3A52-7B1E-4C8D-9A10-0000000000" + tail) else {
          throw Trap("subject/subject.swift:231: Fatal error: Unexpectedly found nil while unwrapping an Optional value")
        }
        return id
      },
      Function(
        "makeMessage(_ tail: String, _ text: String, _ state: DeliveryState, server: String? = nil) -> Message"
      ) { (tail: String, text: String, state: DeliveryState, server: String?) in
        makeMessage(tail, text, state, server: server)
      },
      Function("recordShapes(flag: Bool) -> Int") { (flag: Bool) in 2 + (flag ? 1 : 0) },
      Function("recordClosure() -> Int") { 18 },
      Function("consume(_ n: Int)") { (_: Int) in },
      Function("keep(_ values: [Any])") { (_: [Any]) in },
    ]
  }

  private static func describeErased(_ arguments: Arguments) throws -> Any {
    func open<Value>(_ value: Value) throws -> Any { describe(value, tag: try arguments.value(1)) }
    return try _openExistential(arguments.values[0], do: open)
  }
}
