public import Debugger
import Foundation
import Inspection

/// The program under the debugger, as a live object graph that stops where the real one does.
///
/// Every instance is a run of its own: its globals, its controller, its views. `resume(to:)` plays the program's top level
/// on from stop to stop; what it prints comes from the values as they are then.
public final class SubjectProgram: DebuggedProgram {
  var launchCount = 3
  let m1 = makeMessage("01", "Hi there", .sent, server: "srv-1")
  let m2 = makeMessage("02", "Draft", .queued)
  let conversation: Conversation
  let inbox: InboxSnapshot
  let rootView: UIView
  let controller: InboxController
  var valueCounter = ValueCounter(count: 0, step: 0)
  var loose = 0
  var looseMessage: Message
  private var current = SubjectStop.main
  /// The innermost function's variables.
  private(set) var stoppedFrame = Frame(module: "subject", functionName: "main")
  private let output: (String) -> Void

  /// Starts the program and stops it at `STOP-MAIN`.
  ///
  /// - Parameter output: Takes what the program's own code prints while the debugger runs some of it.
  public init(output: @escaping (String) -> Void = { _ in }) {
    Clamped.created = 0
    self.output = output
    conversation = Conversation(
      id: fixedUUID("C1"), title: "Team", participants: ["Ann", "Bo"], unreadCount: 2, isMuted: false,
      lastMessage: m1)
    inbox = InboxSnapshot(conversations: [conversation], messages: [m1, m2], selectedID: nil)
    rootView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    rootView.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    controller = InboxController(title: "Inbox", snapshot: inbox, view: rootView)
    looseMessage = m2
    stoppedFrame = makeFrame(.main)
  }

  /// Where the program stands.
  public var stop: Stop {
    let top = Frame(module: "subject", functionName: "main")
    var frames: [StackFrame] = []
    if current == .top {
      frames.append(
        StackFrame(image: "subject", function: "main", showsArguments: false, location: current.location, frame: top))
    } else {
      frames.append(
        StackFrame(image: "subject", function: current.function, location: current.location, frame: stoppedFrame))
      if current == .closure { frames.append(closureCaller) }
      frames.append(
        StackFrame(
          image: "subject", function: "main", showsArguments: false, location: current.callLocation, frame: top))
    }
    return Stop(threadName: "subject", reason: "breakpoint 1.1", frames: frames + Self.startFrames)
  }

  /// Plays the program on to the next of the marks.
  public func resume(to marks: Set<String>) -> (output: String, mark: String?, stop: Stop?) {
    var printed = ""
    while let next = SubjectStop.allCases.drop(while: { $0 != current }).dropFirst().first {
      printed += finish(current)
      current = next
      stoppedFrame = makeFrame(next)
      if marks.contains(next.rawValue) { return (printed, next.rawValue, stop) }
    }
    return (printed + finish(current), nil, nil)
  }

  /// Where a mark stands.
  public func place(ofMark mark: String) -> (function: String, location: StackFrame.Location)? {
    guard let stop = SubjectStop(rawValue: mark) else { return nil }
    return (stop.function, stop.location)
  }

  // MARK: Frames

  private func makeFrame(_ stop: SubjectStop) -> Frame {
    switch stop {
    case .main:
      controller.operations += 1
      return RecordOperationFrame(controller: controller, print: output).frame
    case .small: return smallFrame
    case .value: return valueFrame
    case .reference: return referenceFrame
    case .box: return boxFrame
    case .view: return viewFrame
    case .generic: return genericFrame
    case .closure: return closureFrame
    case .metatype: return metatypeFrame
    case .ranges: return rangesFrame
    case .shapes: return RecordShapesFrame().frame
    case .`inout`: return inoutFrame
    case .top: return Frame(module: "subject", functionName: "main")
    }
  }

  /// The C code below a program's `main`.
  private static var startFrames: [StackFrame] {
    let main = "main=(subject`main at subject.swift), argc=1, argv=0x00007fffffffe5f8"
    return [
      StackFrame(
        foreign: "__libc_start_call_main", image: "libc.so.6", tail: "(\(main)) at libc_start_call_main.h:58:16"),
      StackFrame(
        foreign: "__libc_start_main_impl", image: "libc.so.6",
        tail: "(\(main), init=<unavailable>, fini=<unavailable>, rtld_fini=<unavailable>, "
          + "stack_end=0x00007fffffffe5e8) at libc-start.c:360:3"),
      StackFrame(foreign: "_start", image: "subject", tail: " + 33"),
    ]
  }

  /// What is left of a function after its stop: its effects on the globals, and what the top level prints of its result.
  private func finish(_ stop: SubjectStop) -> String {
    func read<Value>(_ name: String, _ other: Value) -> Value { stoppedFrame[name]?.value as? Value ?? other }
    switch stop {
    case .main: return "\(read("total", 0))\n"
    case .small: return "\(read("text", "")) \(read("count", 0))\n"
    case .value:
      return "\(read("before", 0) + valueCounter.count)\n"
    case .reference: return "\(read("before", 0) + (read("self", ReferenceCounter(count: 0, step: 0)).count))\n"
    case .box: return "\(read("snapshot", 0) + read("self", PropertyBox(stored: 0, label: "")).doubled)\n"
    case .view: return "\(read("depth", 0) + 1)\n"
    case .generic: return read("shown", "") + "\n"
    case .closure: return "\(read("local", 0))\n"
    case .metatype: return read("names", "") + "\n"
    case .ranges: return "9\n"
    case .shapes: return "\(read("count", 0))\n"
    case .`inout`:
      looseMessage.text = "changed"
      loose += 1
      return ""
    case .top: return "\(loose)\n"
    }
  }
}
