public import LabText

/// What is counted in a function.
public enum FactKind: String, Sendable, Hashable, CaseIterable, Codable {
  /// All instructions.
  case instructions
  /// Functions looked up in a protocol's witness table.
  case witnessLookups
  /// Functions looked up in a class's table.
  case classLookups
  /// Calls of a function known by name.
  case directCalls
  /// Calls of a function whose address was looked up or handed over.
  case indirectCalls
  /// Jumps to another function that never come back.
  case tailCalls
  /// Functions bundled with values they captured.
  case closures
  /// Owners added.
  case retains
  /// Owners taken away.
  case releases
  /// Objects and boxes made on the heap.
  case heapAllocations
  /// Places made on the stack.
  case stackSlots
  /// Reads and changes whose overlap is checked.
  case accesses
  /// Choices between two or more ways.
  case branches
  /// Stops for overflow and bounds.
  case checks
  /// Reads of memory.
  case loads
  /// Writes to memory.
  case stores
  /// Registers put aside on the stack and taken back.
  case spills

  /// The name a learner reads.
  public var title: Localized {
    switch self {
    case .instructions: Localized(en: "instructions", zh: "指令")
    case .witnessLookups: Localized(en: "witness lookups", zh: "协议表查找")
    case .classLookups: Localized(en: "class lookups", zh: "类方法表查找")
    case .directCalls: Localized(en: "direct calls", zh: "直接调用")
    case .indirectCalls: Localized(en: "indirect calls", zh: "间接调用")
    case .tailCalls: Localized(en: "tail calls", zh: "尾调用")
    case .closures: Localized(en: "closures made", zh: "创建闭包")
    case .retains: Localized(en: "retains", zh: "增加持有")
    case .releases: Localized(en: "releases", zh: "释放持有")
    case .heapAllocations: Localized(en: "heap allocations", zh: "堆分配")
    case .stackSlots: Localized(en: "stack slots", zh: "栈上位置")
    case .accesses: Localized(en: "checked accesses", zh: "独占访问检查")
    case .branches: Localized(en: "branches", zh: "分支")
    case .checks: Localized(en: "traps", zh: "陷阱检查")
    case .loads: Localized(en: "memory reads", zh: "内存读取")
    case .stores: Localized(en: "memory writes", zh: "内存写入")
    case .spills: Localized(en: "spills and reloads", zh: "寄存器溢出与恢复")
    }
  }
}

/// Counts of one function in one pane.
public struct FactCounts: Sendable, Hashable {
  private var values: [FactKind: Int] = [:]

  /// How often a kind was met.
  public subscript(_ kind: FactKind) -> Int { values[kind] ?? 0 }

  mutating func add(_ kind: FactKind, _ amount: Int = 1) { values[kind, default: 0] += amount }

  static func += (left: inout FactCounts, right: FactCounts) {
    left.values.merge(right.values, uniquingKeysWith: +)
  }
}

extension CompiledFunction {
  /// What the function does, counted.
  public func facts(_ stage: Stage, instructionSet: InstructionSet = .arm64) -> FactCounts {
    var counts = FactCounts()
    for line in lines {
      guard let operation = line.operation, !line.isRemark else { continue }
      counts.add(.instructions)
      switch stage {
      case .silgen, .sil: counts.addSIL(operation, line)
      case .irgen, .ir: counts.addIR(operation, line)
      case .assembly:
        instructionSet == .arm64 ? counts.addARM64(operation, line) : counts.addX86(operation, line)
      }
    }
    return counts
  }
}

extension FactCounts {
  private static let sil: [String: FactKind] = [
    "witness_method": .witnessLookups, "class_method": .classLookups, "super_method": .classLookups,
    "objc_method": .classLookups, "objc_super_method": .classLookups, "partial_apply": .closures,
    "copy_value": .retains, "explicit_copy_value": .retains, "strong_retain": .retains, "retain_value": .retains,
    "unowned_retain": .retains, "strong_copy_unowned_value": .retains, "strong_copy_weak_value": .retains,
    "load_weak": .retains, "load_unowned": .retains, "destroy_value": .releases, "strong_release": .releases,
    "release_value": .releases, "unowned_release": .releases, "destroy_addr": .releases,
    "alloc_ref": .heapAllocations, "alloc_ref_dynamic": .heapAllocations, "alloc_box": .heapAllocations,
    "alloc_existential_box": .heapAllocations, "alloc_stack": .stackSlots, "begin_access": .accesses,
    "begin_unpaired_access": .accesses, "cond_br": .branches, "switch_enum": .branches,
    "switch_enum_addr": .branches, "switch_value": .branches, "select_enum": .branches,
    "select_enum_addr": .branches, "checked_cast_br": .branches, "checked_cast_addr_br": .branches,
    "dynamic_method_br": .branches, "cond_fail": .checks, "load": .loads, "load_borrow": .loads, "store": .stores,
    "assign": .stores, "store_weak": .stores, "store_unowned": .stores, "store_borrow": .stores,
  ]

  fileprivate mutating func addSIL(_ operation: String, _ line: CodeLine) {
    if let kind = Self.sil[operation] { add(kind) }
    if operation == "load", line.qualifiers.contains("copy") { add(.retains) }
    if operation == "alloc_ref", line.qualifiers.contains("stack") { add(.heapAllocations, -1) }
    switch line.callee {
    case .symbol: add(.directCalls)
    case .indirect: add(.indirectCalls)
    case .intrinsic, nil: break
    }
  }

  private static let intrinsicTraps: Set<String> = ["llvm.trap", "llvm.ubsantrap", "llvm.debugtrap"]

  fileprivate mutating func addIR(_ operation: String, _ line: CodeLine) {
    switch operation {
    case "load": add(.loads)
    case "store": add(.stores)
    case "alloca": add(.stackSlots)
    case "switch", "select", "indirectbr": add(.branches)
    case "br" where !line.qualifiers.isEmpty: add(.branches)
    default: break
    }
    addCall(line)
    if case .intrinsic(let name) = line.callee, Self.intrinsicTraps.contains(name) { add(.checks) }
  }

  fileprivate mutating func addARM64(_ operation: String, _ line: CodeLine) {
    addCall(line)
    if line.isSpill { add(.spills) }
    if operation.hasPrefix("ld") {
      add(.loads)
    } else if operation.hasPrefix("st") {
      add(.stores)
    } else if operation.hasPrefix("b.") || ["cbz", "cbnz", "tbz", "tbnz"].contains(operation) {
      add(.branches)
    } else if operation == "br", !line.isTailCall {
      add(.branches)
    } else if operation == "brk" || operation == "udf" {
      add(.checks)
    }
  }

  fileprivate mutating func addX86(_ operation: String, _ line: CodeLine) {
    addCall(line)
    if line.isSpill { add(.spills) }
    if operation.hasPrefix("mov"), let open = line.text.firstIndex(of: "(") {
      add(line.text[open...].contains(",") && !line.text.hasSuffix(")") ? .loads : .stores)
    } else if operation.first == "j", !operation.hasPrefix("jmp") {
      add(.branches)
    } else if operation == "ud2" {
      add(.checks)
    }
  }

  private mutating func addCall(_ line: CodeLine) {
    switch line.callee {
    case .symbol(let name):
      add(line.isTailCall ? .tailCalls : .directCalls)
      addRuntime(name)
    case .indirect: add(line.isTailCall ? .tailCalls : .indirectCalls)
    case .intrinsic, nil: break
    }
  }

  /// What a call of the Swift runtime does. It counts as a call as well.
  private mutating func addRuntime(_ name: String) {
    guard name.hasPrefix("swift_") else { return }
    if name == "swift_beginAccess" {
      add(.accesses)
    } else if name.hasPrefix("swift_alloc") || name == "swift_slowAlloc" {
      if name != "swift_allocateGenericClassMetadata" && name != "swift_allocateGenericValueMetadata" {
        add(.heapAllocations)
      }
    } else if name.holds("etain") || name == "swift_weakLoadStrong" {
      add(.retains)
    } else if name.holds("elease") {
      add(.releases)
    }
  }
}
