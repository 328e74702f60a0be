public import Messenger
import Catalog
public import Debugger
import Expression
import Inspection
import LabSystem
public import LabText
import UIKitModel

extension Workbench {
  /// The conversation with the debugger about the current frame. A new subject begins a new one.
  ///
  /// - Throws: that there is nothing to debug.
  public func debuggerSession() throws(Diagnostic) -> DebuggerSession {
    guard let subject else { throw Self.noSubject }
    if let debugger { return debugger }
    let addresses = ObjectAddresses()
    let world = world
    addresses.ownAddress = { ($0 as? UIKitObject).map { UInt64($0.address) } }
    addresses.isOwnAddress = { world.hasGivenOut($0) }
    let paused = PausedFrame(subject)
    let session = DebuggerSession(
      stop: paused.stop, registry: registry, sources: paused.sources, context: FormattingContext(addresses: addresses),
      surroundings: surroundings)
    session.hasRaised = { world.hasPendingException }
    debugger = session
    return session
  }

  /// Lets the debugger carry out a line, in the subject's world. What the screen shows stays as it was committed.
  ///
  /// - Returns: what LLDB would print, and what UIKit would have ended the process with.
  public func debug(_ line: String) throws(Diagnostic) -> (output: String, exception: String?) {
    let session = try debuggerSession()
    session.promptWidth = marksPromptWidth
    noteTime()
    let output = AppleNames.$areUsed.withValue(true) { UIKitEnvironment.with(world) { session.execute(line) } }
    return (output, world.takePendingException()?.report)
  }

  /// Lets expressions see the time at which the running line began.
  private func noteTime() { surroundings.time = (lineBegan ?? environment.clock.now).date }

  /// How wide the prompt is that marks under a command are drawn for: the one that transcripts and lessons show.
  public var marksPromptWidth: Int { (isPaused ? "(lldb) " : "lab> ").count }

  /// How many lazy properties of the frame's own instances have been made.
  public var madeLazyValues: Int {
    guard let variables = subject?.frame.variables else { return 0 }
    var made = 0
    for index in variables.indices {
      let value = variables[index].value
      if declaresLazyValues(value) { made += Self.madeLazyValues(in: Mirror(reflecting: value)) }
    }
    return made
  }

  /// Whether the type of a value, or a class above it, has a lazy property. Looked up once a type: reflection is slow.
  private func declaresLazyValues(_ value: Any) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: value))
    if let known = lazyDeclarations[type] { return known }
    var mirror: Mirror? = Mirror(reflecting: value)
    var found = false
    while let level = mirror, !found {
      found = level.children.contains { $0.label?.hasPrefix(Self.lazyStoragePrefix) == true }
      mirror = level.superclassMirror
    }
    lazyDeclarations[type] = found
    return found
  }

  private static let lazyStoragePrefix = "$__lazy_storage_$_"

  /// What stands for the value of a lazy property that nobody has read, because showing it would make it; otherwise `nil`.
  public func unmadeLazyText(_ name: String, of value: Any) -> String? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let found = mirror {
      if let storage = found.children.first(where: { $0.label == Self.lazyStoragePrefix + name }) {
        guard case .some(.none) = DynamicValue.optionalPayload(storage.value) else { return nil }
        return Localized(en: "(not made yet)", zh: "（还没生成）").text(in: language)
      }
      mirror = found.superclassMirror
    }
    return nil
  }

  private static func madeLazyValues(in mirror: Mirror) -> Int {
    let made = mirror.children.count { field in
      field.label?.hasPrefix(lazyStoragePrefix) == true && DynamicValue.optionalPayload(field.value).flatMap { $0 } != nil
    }
    return made + (mirror.superclassMirror.map { madeLazyValues(in: $0) } ?? 0)
  }

  /// Evaluates an expression over the current frame and the lesson's facts.
  ///
  /// - Returns: the value, or `nil` when it does not compile, traps or has none.
  func evaluate(_ source: String, with facts: LabFacts? = nil) -> ExpressionValue? {
    var frame = subject?.frame ?? Frame(module: "lab", functionName: "lab")
    if let facts { frame.add(.constant("lab", facts)) }
    let engine = conditionEngine
    let outcome = UIKitEnvironment.with(world) { engine.evaluate(source, in: frame, scope: PersistentScope()).outcome }
    _ = world.takePendingException()
    guard case .value(let value) = outcome else { return nil }
    return value
  }

  /// Whether a text is a condition over the current frame.
  func isCondition(_ text: String) -> Bool {
    guard let subject, case .success(let type?) = conditionEngine.type(of: text, in: subject.frame, scope: PersistentScope()) else {
      return false
    }
    return type.metatype == Bool.self
  }

  var conditionEngine: ExpressionEngine {
    noteTime()
    if let known = engine { return known }
    let made = ExpressionEngine(registry: registry, surroundings: surroundings)
    engine = made
    return made
  }
}

extension Workbench {
  /// The value at a path such as `badge` or `view.superview`; `nil` when there is none.
  public func value(at path: String) -> Any? {
    guard let subject, subject.frame[String(path.prefix { $0 != "." })] != nil else { return nil }
    return evaluate(path)?.value
  }

  /// Whether a condition such as `deliveryState == .failed` holds for a message; `nil` when it is no condition.
  public func holds(_ condition: String, for message: Message) -> Bool? {
    let frame = Frame(module: "lab", functionName: "filter", self: .constant("self", message), [])
    let outcome = conditionEngine.evaluate(condition, in: frame, scope: PersistentScope()).outcome
    guard case .value(let value) = outcome else { return nil }
    return value.value as? Bool
  }
}
