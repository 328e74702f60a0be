public import Catalog
public import Inspection
public import LabText
public import UIKitModel

extension Workbench {
  /// Opens a fresh subject: a new current instance in a new frame and a new world. The old one is let go.
  public func open(_ entry: CatalogEntry) {
    replacedHistory = .some(subjectHistory)
    subject?.dispose()
    world = UIKitEnvironment()
    consoleRead = 0
    controlCache = [:]
    debugger = nil
    liveDebugger = nil
    committedPicture = nil
    isPaused = false
    operations = OperationLog()
    subject = UIKitEnvironment.with(world) { entry.makeSubject(workloadContext) }
    subjectHistory = SubjectHistory(experiment: entry.experiment)
    turnRunLoop()
  }

  /// Lets the subject go without opening another.
  public func closeSubject() {
    subject?.dispose()
    subject = nil
    subjectHistory = nil
    controlCache = [:]
  }

  /// Lets the run loop turn once: layout and drawing happen, and the screen shows what the model says.
  public func turnRunLoop() {
    guard let screen = subject?.screen else { return }
    UIKitEnvironment.with(world) {
      if screen.window != nil { world.turn() } else { screen.layoutIfNeeded() }
    }
    committedPicture = nil
  }

  /// Keeps what the screen shows, because the debugger is about to change the model behind its back.
  public func holdScreen() {
    guard committedPicture == nil, let screen = subject?.screen else { return }
    committedPicture = UIKitEnvironment.with(world) { world.snapshot(of: screen) }
  }

  /// What the screen shows: the tree as it was at the last turn of the run loop.
  public func displayedPicture() -> SnapshotNode? {
    guard let screen = subject?.screen else { return nil }
    return committedPicture ?? UIKitEnvironment.with(world) { world.snapshot(of: screen) }
  }

  /// Whether the model says something that the screen does not show yet.
  public var isScreenBehind: Bool { committedPicture != nil }

  /// What workloads and subjects may use.
  public var workloadContext: WorkloadContext {
    WorkloadContext(folder: environment.temporaryFolder, clock: environment.clock, typecheck: nil)
  }

  /// The table of the current instance's dynamic type and those of its superclasses, nearest first.
  public var currentTables: [TypeTable] {
    guard let subject, let table = registry.table(ofValue: subject.instance) else { return [] }
    return registry.tableChain(for: table.type)
  }

  /// The properties that `set` can change on the current instance, nearest class first, each name once.
  public var controls: [Control] {
    guard let subject else { return [] }
    var seen: Set<String> = []
    return currentTables.flatMap(\.members).filter { $0.isControl && seen.insert($0.declaration.name).inserted }.map {
      Control(path: $0.declaration.name, root: subject.current, members: [$0])
    }
  }

  /// Why nothing can be set while no instance is open, with the property that was probably meant and a type that has it.
  ///
  /// The diagnostic's source is the path.
  public func noSubject(setting path: String) -> Diagnostic {
    let name = String(path.prefix { $0 != "." })
    let owners = catalog.entries.filter { !$0.isConcept }.map { entry in
      (id: entry.id, names: entry.tables().flatMap(\.members).filter { $0.isControl }.map(\.declaration.name))
    }
    func owner(of name: String) -> String? { owners.first { $0.names.contains(name) }?.id }
    if let owner = owner(of: name) {
      var diagnostic = Self.noSubject
      diagnostic.hint = Localized(
        en: "open one that has '\(name)', for example: use \(owner)", zh: "先打开一个有“\(name)”的类型，例如：use \(owner)")
      return diagnostic
    }
    var diagnostic = Diagnostic(
      Localized(en: "there is no current instance yet, and no type has a property '\(name)'", zh: "还没有当前实例，也没有哪个类型有属性“\(name)”"),
      source: path, span: 0..<name.count, hint: Self.noSubject.hint)
    if let near = NearestNames.suggestions(for: name, in: owners.flatMap(\.names)).first, let owner = owner(of: near) {
      diagnostic.hint = Localized(en: "did you mean \(near)? First type: use \(owner)", zh: "你是不是想输入 \(near)？请先输入 use \(owner)")
    }
    return diagnostic
  }

  /// Finds the control that a path names: a property of the current instance, or `local.property.property`.
  ///
  /// - Throws: a diagnostic that says which part of the path is wrong; offsets are within the path.
  public func control(_ path: String) throws(Diagnostic) -> Control {
    if let known = controlCache[path] { return known }
    let found = try findControl(path)
    controlCache[path] = found
    return found
  }

  private func findControl(_ path: String) throws(Diagnostic) -> Control {
    guard let subject else { throw Self.noSubject }
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // Alone, a name is a property of the current instance first; before a dot it is a local.
    let isOwn =
      parts.count == 1 && currentTables.contains { table in table.members(named: parts[0]).contains { $0.declaration.kind == .property } }
    let isLocal = subject.frame[parts[0]] != nil && !isOwn
    let root = isLocal ? parts[0] : subject.current
    let names = isLocal ? Array(parts.dropFirst()) : parts
    if names.isEmpty, let variable = subject.frame[root], let control = try wholeVariable(variable, path) { return control }
    guard !names.isEmpty, let variable = subject.frame[root] else {
      throw Diagnostic(
        Localized(en: "'\(root)' is the instance itself; name one of its properties", zh: "“\(root)”是实例本身，请写出它的某个属性"), source: path,
        span: 0..<path.count, hint: example(root, subject.frame[root]?.value ?? ()))
    }
    var value: Any = variable.value
    var members: [Member] = []
    var offset = isLocal ? root.count + 1 : 0
    for name in names {
      let member = try member(name, of: value, source: path, at: offset)
      members.append(member)
      offset += name.count + 1
      if members.count < names.count { value = try read(member, of: value, source: path, at: offset) }
    }
    return Control(path: path, root: root, members: members)
  }

  /// The control of a local that is a plain value, such as a number or a text: the variable itself is set.
  private func wholeVariable(_ variable: Variable, _ path: String) throws(Diagnostic) -> Control? {
    guard !(type(of: variable.value) is AnyClass), let now = ControlValueReader.literal(of: variable.value),
      ControlValueReader(registry: registry).value(now, as: variable.type) != nil
    else { return nil }
    guard !variable.isConstant else {
      throw Diagnostic(
        Localized(en: "'\(path)' is a 'let' constant: nothing can assign it again", zh: "“\(path)”是 let 常量，不能再赋值"), source: path,
        span: 0..<path.count, hint: Localized(en: "a 'var' can be set: 'v' lists the locals", zh: "var 才能修改；输入 v 查看局部变量"))
    }
    var declaration = Declaration(kind: .property, name: path, result: variable.type)
    declaration.access = .getSet
    return Control(path: path, root: path, members: [Member(declaration, .property(get: { $0 }, set: { $0 = $1 }))])
  }

  /// What to type in place of a local's bare name.
  private func example(_ root: String, _ value: Any) -> Localized {
    let chain = registry.table(ofValue: value).map { registry.tableChain(for: $0.type) } ?? []
    let member = chain.flatMap(\.members).first { $0.declaration.kind == .property && $0.declaration.access == .getSet }
    guard let member else {
      return Localized(en: "the debugger can change it: expr \(root) = …", zh: "调试器可以改它：expr \(root) = …")
    }
    return Localized(same: "set \(root).\(member.declaration.name) …")
  }

  private func member(_ name: String, of value: Any, source: String, at offset: Int) throws(Diagnostic) -> Member {
    let value = DynamicValue.optionalPayload(value).flatMap { $0 } ?? value
    let chain = registry.table(ofValue: value).map { registry.tableChain(for: $0.type) } ?? []
    let properties = chain.flatMap(\.members).filter { $0.declaration.kind == .property && !$0.declaration.isStatic }
    if let found = properties.first(where: { $0.declaration.name == name })
      ?? properties.first(where: { $0.declaration.name.lowercased() == name.lowercased() })
    {
      return found
    }
    let type = chain.first?.path ?? "\(type(of: value))"
    let near = NearestNames.suggestions(for: name, in: properties.map(\.declaration.name))
    throw Diagnostic(
      Localized(en: "\(type) has no property '\(name)'", zh: "\(type) 没有“\(name)”这个属性"), source: source,
      span: offset..<offset + name.count,
      hint: near.first.map { Localized(en: "did you mean \($0)?", zh: "你是不是想输入 \($0)？") }
        ?? Localized(en: "'set' alone lists what can be set", zh: "单独输入 set 可以列出能设置的属性"))
  }

  private func read(_ member: Member, of value: Any, source: String, at offset: Int) throws(Diagnostic) -> Any {
    let value = DynamicValue.optionalPayload(value).flatMap { $0 } ?? value
    guard case .property(let get, _) = member.implementation, let result = try? get(value) else {
      throw Diagnostic(
        Localized(en: "'\(member.declaration.name)' cannot be read here", zh: "这里读不到“\(member.declaration.name)”"), source: source,
        span: offset..<source.count)
    }
    if case .some(.none) = DynamicValue.optionalPayload(result) {
      throw Diagnostic(
        Localized(
          en: "'\(member.declaration.name)' is nil, so nothing in it can be set", zh: "“\(member.declaration.name)”是 nil，里面没有可设置的东西"),
        source: source, span: 0..<max(1, offset - 1))
    }
    return result
  }

  /// What commands that need a subject say without one.
  public static let noSubject = Diagnostic(
    Localized(en: "there is no current instance yet", zh: "还没有当前实例"),
    hint: Localized(en: "open one, for example: use UIView", zh: "先打开一个，例如：use UIView"))
}

extension Member {
  /// Whether `set` may change it: an instance property that can be written and is in the lists.
  var isControl: Bool {
    declaration.kind == .property && !declaration.isStatic && declaration.access == .getSet && isListed
  }
}
