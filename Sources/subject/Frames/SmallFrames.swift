import Debugger
import Foundation
import Inspection

// The locals of the program's short functions at their stops.
extension SubjectProgram {
  var smallFrame: Frame {
    Frame(
      module: "subject", functionName: "recordSmall",
      [
        .parameter("message", m1), .parameter("flag", true), .variable("text", m1.text + "!"),
        .constant("count", m1.text.count),
      ])
  }

  var valueFrame: Frame {
    valueCounter = ValueCounter(count: 1, step: 2)
    let before = valueCounter.count
    valueCounter.count += valueCounter.step
    let this = Variable(
      "self", type: SwiftType(ValueCounter.self), isConstant: false,
      storage: Storage(
        get: { [self] in valueCounter },
        set: { [self] in if let counter = $0 as? ValueCounter { valueCounter = counter } }))
    return Frame(
      module: "subject", functionName: "ValueCounter.recordOperation", self: this, [.constant("before", before)])
  }

  var referenceFrame: Frame {
    let counter = ReferenceCounter(count: 1, step: 2)
    let before = counter.count
    counter.count += counter.step
    return Frame(
      module: "subject", functionName: "ReferenceCounter.recordOperation", self: .constant("self", counter),
      [.constant("before", before)])
  }

  var boxFrame: Frame {
    let box = PropertyBox(stored: 21, label: "main")
    return Frame(
      module: "subject", functionName: "PropertyBox.recordOperation", self: .constant("self", box),
      [.constant("snapshot", box.stored)])
  }

  var viewFrame: Frame {
    Frame(
      module: "subject", functionName: "UIView.recordOperation", self: .constant("self", rootView),
      [.constant("depth", rootView.subviews.count)])
  }

  var genericFrame: Frame {
    var frame = Frame(
      module: "subject", functionName: "describe",
      [
        .parameter("value", m1.deliveryState), .parameter("tag", "state"),
        .constant("shown", "state=\(m1.deliveryState)"),
      ])
    frame.genericArguments = ["T": SwiftType(DeliveryState.self)]
    return frame
  }

  /// What `recordClosure` holds while its closure runs: the captured variables are the closure's too.
  var closureFrame: Frame {
    let reference = ReferenceCounter(count: 3, step: 1)
    let captured = Storage(15)
    let capturedVariable = Variable("captured", type: .int, isConstant: false, isParameter: true, storage: captured)
    return Frame(
      module: "subject", functionName: "recordClosure",
      [
        .parameter("amount", 5), capturedVariable, .parameter("reference", reference),
        .constant("local", 15 + reference.count),
      ])
  }

  /// The function around the closure, with the variables the closure shares.
  var closureCaller: StackFrame {
    var variables: [Variable] = []
    for name in ["captured", "reference"] {
      guard var variable = stoppedFrame[name] else { continue }
      variable.isParameter = false
      variables.append(variable)
    }
    let call = "return work(5)"
    let line = SubjectSource.lines.lines.firstIndex { $0.hasSuffix(call) }.map { $0 + 1 } ?? 0
    return StackFrame(
      image: "subject", function: "recordClosure",
      location: StackFrame.Location(file: SubjectSource.fileName, line: line, column: 12),
      frame: Frame(module: "subject", functionName: "recordClosure", variables))
  }

  var metatypeFrame: Frame {
    let anyType: Any.Type = DeliveryState.self
    let classType: UIView.Type = UILabel.self
    let any = SwiftType.metatype(.any)
    return Frame(
      module: "subject", functionName: "recordMetatypes",
      [
        Variable("anyType", type: any, isConstant: true, hasLocation: false, storage: Storage(anyType)),
        Variable("classType", type: .metatype(SwiftType(UIView.self)), isConstant: true, storage: Storage(classType)),
        .constant("valueType", Message.self),
        .constant("names", "\(anyType) \(classType) \(Message.self)"),
      ])
  }

  var rangesFrame: Frame {
    Frame(
      module: "subject", functionName: "recordRanges",
      [
        Variable(
          "from", type: SwiftType(PartialRangeFrom<Int>.self), isConstant: true, hasLocation: false,
          storage: Storage(3...)),
        Variable(
          "upTo", type: SwiftType(PartialRangeThrough<Int>.self), isConstant: true, hasLocation: false,
          storage: Storage(...4)),
        .constant("plain", 0..<2),
      ])
  }

  var inoutFrame: Frame {
    loose = 2
    looseMessage = m2
    let value = Variable(
      "value", type: .int, isConstant: false, isParameter: true,
      storage: Storage(get: { [self] in loose }, set: { [self] in if let new = $0 as? Int { loose = new } }))
    let message = Variable(
      "message", type: SwiftType(Message.self), isConstant: false, isParameter: true,
      storage: Storage(
        get: { [self] in looseMessage }, set: { [self] in if let new = $0 as? Message { looseMessage = new } }))
    return Frame(module: "subject", functionName: "recordInout", [value, message])
  }
}
