public import LabText

extension Artifact {
  /// What the optimizer did to a function and why, in one sentence computed from the stages.
  ///
  /// - Returns: `nil` when the function is not one of the file's.
  public func explanation(of symbol: String) -> Localized? {
    guard let debug = reading(Pane(.sil)).function(symbol: symbol) else { return nil }
    guard let optimized = reading(Pane(.sil, .optimized)).function(symbol: symbol) else {
      return disappeared(debug).sentence
    }
    return Comparison(artifact: self, debug: debug, optimized: optimized).clauses.sentence
  }

  /// The functions that reach another one in the Debug build, directly or through others.
  private func users(of symbol: String) -> Set<String> {
    let functions = reading(Pane(.sil)).functions.map { ($0.symbol, Set($0.lines.compactMap(\.reference))) }
    var found: Set<String> = []
    var waiting = [symbol]
    while let next = waiting.popLast() {
      for (user, references) in functions where references.contains(next) && found.insert(user).inserted {
        waiting.append(user)
      }
    }
    return found
  }

  /// Why a function does not exist any more.
  private func disappeared(_ function: CompiledFunction) -> [Localized] {
    let lines = Set(function.lines.compactMap(\.origin.line))
    let users = users(of: function.symbol)
    let heirs = reading(Pane(.sil, .optimized)).own.filter { other in
      users.contains(other.symbol)
        && other.lines.contains { line in
          guard case .source(_, let inlined?) = line.origin else { return false }
          return lines.contains(inlined)
        }
    }
    if let names = list(heirs.map(\.name)) {
      return [
        Localized(
          en: "no longer exists on its own: its body was copied into \(names.en)", zh: "不再单独存在：函数体已搬进\(names.zh)")
      ]
    }
    return [Localized(en: "removed, because nothing that is left uses it", zh: "被移除，因为剩下的代码里没有谁用它")]
  }
}

/// Debug beside Optimized for one function.
private struct Comparison {
  let artifact: Artifact
  let debug: CompiledFunction
  let optimized: CompiledFunction
  /// The copy of the function that the optimizer made and that does the work now.
  let specialized: CompiledFunction?
  let before: FactCounts
  let after: FactCounts
  private let machineBefore: FactCounts?
  private let machineAfter: FactCounts?

  init(artifact: Artifact, debug: CompiledFunction, optimized: CompiledFunction) {
    self.artifact = artifact
    self.debug = debug
    self.optimized = optimized
    let reading = artifact.reading(Pane(.sil, .optimized))
    let called = optimized.calledSymbols
    specialized = called.first { $0.hasPrefix(debug.symbol + "T") }.flatMap(reading.function)
    before = debug.facts(.sil)
    after = (specialized ?? optimized).facts(.sil)
    func machine(_ mode: BuildMode, _ symbol: String) -> FactCounts? {
      artifact.reading(Pane(.assembly, mode)).function(symbol: symbol)?
        .facts(.assembly, instructionSet: artifact.route.instructionSet)
    }
    machineBefore = machine(.debug, debug.symbol)
    machineAfter = machine(.optimized, (specialized ?? optimized).symbol)
  }

  /// The most telling changes, at most three.
  var clauses: [Localized] {
    let found = [moved, inlined, lookups, heap, owners, accesses, closures, branches, registers].compactMap { $0 }
    if found.isEmpty {
      return [Localized(en: "nothing vanished: there was nothing to save", zh: "什么也没少：本来就没有可省的")]
    }
    return Array(found.prefix(3))
  }

  private var moved: Localized? {
    guard let specialized else { return nil }
    return Localized(
      en: "the body moved into a copy made for its callers (\(specialized.name)), which this one calls",
      zh: "函数体搬进了为调用方专门做的副本（\(specialized.name)），本函数只调用它")
  }

  private var inlined: Localized? {
    let left = Set((specialized ?? optimized).calledSymbols + optimized.calledSymbols)
    let gone = debug.calledSymbols.filter { symbol in
      !left.contains(symbol) && !left.contains { $0.hasPrefix(symbol + "T") }
    }
    var seen: Set<String> = []
    guard let names = list(gone.filter { seen.insert($0).inserted }.map(artifact.name)) else { return nil }
    return Localized(
      en: gone.count == 1
        ? "the call of \(names.en) gave way to its body (inlining)"
        : "the calls of \(names.en) gave way to the bodies (inlining)",
      zh: "对\(names.zh)的调用被函数体取代（内联）")
  }

  private var lookups: Localized? {
    let old = before[.witnessLookups] + before[.classLookups]
    let new = after[.witnessLookups] + after[.classLookups]
    guard old > 0 else { return nil }
    if new == 0 {
      return Localized(
        en: "\(share(of: old, left: 0, "table lookup")) vanished, because the concrete type is known here",
        zh: old == 1 ? "查表消失了，因为这里知道具体类型" : "\(old) 次查表全部消失，因为这里知道具体类型")
    }
    if new < old {
      return Localized(
        en: "\(share(of: old, left: new, "table lookup")) vanished, because the concrete type is known there",
        zh: "\(old) 次查表少了 \(old - new) 次，因为那里知道具体类型")
    }
    return Localized(
      en: "\(new == 1 ? "the table lookup stays" : "the \(new) table lookups stay"): only the caller knows the concrete type",
      zh: "\(new) 次查表保留：只有调用方知道具体类型")
  }

  /// The objects that a function makes, itself or by calling an allocating initializer.
  private func objects(_ function: CompiledFunction, _ counts: FactCounts) -> Int {
    counts[.heapAllocations]
      + function.calledSymbols.count { symbol in
        symbol.hasSuffix("fC") && artifact.name(of: symbol).contains("__allocating_init")
      }
  }

  private var heap: Localized? {
    let old = objects(debug, before)
    let new = objects(specialized ?? optimized, after)
    if new < old {
      return Localized(
        en: """
          \(share(of: old, left: new, "heap object")) \(old - new == 1 ? "is" : "are") no longer made, because nothing \
          outside could see \(old - new == 1 ? "it" : "them")
          """,
        zh: "\(old) 个堆对象少建了 \(old - new) 个，因为外面谁也看不到")
    }
    guard new > 0, new == old else { return nil }
    return Localized(
      en: new == 1
        ? "the heap object stays, because something outside can see it"
        : "the \(new) heap objects stay, because something outside can see them",
      zh: "\(new) 个堆对象保留，因为外面看得到")
  }

  private var owners: Localized? {
    let old = before[.retains] + before[.releases]
    let new = after[.retains] + after[.releases]
    guard new < old else { return nil }
    return Localized(
      en: "\(share(of: old, left: new, "step")) of reference counting vanished, because another owner lives longer",
      zh: new == 0 ? "\(old) 步引用计数全部消失，因为另有持有者活得更久" : "\(old) 步引用计数少了 \(old - new) 步，因为另有持有者活得更久")
  }

  private var accesses: Localized? {
    let old = before[.accesses]
    let new = after[.accesses]
    guard new < old else { return nil }
    return Localized(
      en: "\(share(of: old, left: new, "access check")) vanished, because no overlap is possible",
      zh: "\(old) 次访问检查少了 \(old - new) 次，因为不可能重叠")
  }

  private var closures: Localized? {
    let old = before[.closures]
    let new = after[.closures]
    guard new < old else { return nil }
    return Localized(
      en: "\(share(of: old, left: new, "closure")) vanished: the bodies are used in place",
      zh: "\(old) 个闭包少建了 \(old - new) 个：函数体就地使用")
  }

  private var branches: Localized? {
    guard let old = machineBefore?[.branches], let new = machineAfter?[.branches] else { return nil }
    guard new < old, old - new >= 2 else { return nil }
    return Localized(
      en: "\(share(of: old, left: new, "jump")) became choices without a jump or were decided while compiling",
      zh: "\(old) 次跳转少了 \(old - new) 次：变成不跳转的选择，或在编译时就已决定")
  }

  private var registers: Localized? {
    guard let machineBefore, let machineAfter else { return nil }
    let old = machineBefore[.loads] + machineBefore[.stores]
    let new = machineAfter[.loads] + machineAfter[.stores]
    guard new < old else { return nil }
    return Localized(
      en: "values stay in registers: memory is touched \(new) instead of \(old) times",
      zh: "值留在寄存器里：访问内存从 \(old) 次减到 \(new) 次")
  }
}

extension CompiledFunction {
  /// The symbols of the functions it calls, in order, with repetitions.
  var calledSymbols: [String] {
    lines.compactMap { line in
      guard case .symbol(let name) = line.callee else { return nil }
      return name
    }
  }
}

/// How much of something went: `the step`, `both steps`, `all 5 steps`, `2 of 3 steps`.
private func share(of old: Int, left new: Int, _ noun: String) -> String {
  switch (old, new) {
  case (1, 0): "the \(noun)"
  case (2, 0): "both \(noun)s"
  case (_, 0): "all \(old) \(noun)s"
  default: "\(old - new) of \(old) \(noun)s"
  }
}

/// Up to three names as a list; `nil` when there is none.
private func list(_ names: [String]) -> Localized? {
  guard let last = names.last else { return nil }
  if names.count > 3 {
    return Localized(
      en: names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more",
      zh: " " + names.prefix(2).joined(separator: "、") + " 等 \(names.count) 个函数")
  }
  let head = names.dropLast()
  return Localized(
    en: head.isEmpty ? last : head.joined(separator: ", ") + " and " + last,
    zh: " " + names.joined(separator: "、") + " ")
}

extension [Localized] {
  /// The clauses as one sentence.
  fileprivate var sentence: Localized {
    let en = map(\.en).joined(separator: "; ")
    return Localized(
      en: en.prefix(1).uppercased() + en.dropFirst() + ".",
      zh: (map(\.zh).joined(separator: "；") + "。").replacing(" ；", with: "；").replacing(" 。", with: "。"))
  }
}
