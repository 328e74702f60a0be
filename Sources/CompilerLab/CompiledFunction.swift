/// Who wrote a function that the compiler emitted.
public enum FunctionKind: String, Sendable, Hashable, CaseIterable, Codable {
  /// It has statements of the learner's file.
  case written
  /// It belongs to a declaration of the file, but the compiler wrote its body (a stored property's getter).
  case synthesized
  /// It only passes a call on: a protocol witness, a re-abstraction, a closure's forwarder.
  case bridge
  /// It builds or handles the description of a type: metadata accessors, value witnesses.
  case machinery
  /// It is library code that was copied into this module.
  case library

  /// Whether it belongs to the file the learner gave.
  public var isOwn: Bool { self == .written || self == .synthesized }
}

/// What is known of where a line of compiler output comes from. Nothing is guessed.
public enum LineOrigin: Sendable, Hashable {
  /// A line of the learner's file, counted from 1. `inlined` is the line the code was first written on, when the
  /// optimizer moved it here from another function.
  case source(Int, inlined: Int?)
  /// The compiler says that it made this itself.
  case compilerMade
  /// Nothing is recorded.
  case unknown

  /// Whether the line belongs to a line of the source, either where it is called or where it was written.
  public func touches(_ line: Int) -> Bool {
    guard case .source(let own, let inlined) = self else { return false }
    return own == line || inlined == line
  }

  /// The source line, if one is known.
  public var line: Int? {
    guard case .source(let line, _) = self else { return nil }
    return line
  }
}

/// What an instruction calls.
public enum Callee: Sendable, Hashable {
  /// A function known by its symbol.
  case symbol(String)
  /// A function whose address was looked up.
  case indirect
  /// Operations that the code generator supplies: `llvm.*` and inline assembly.
  case intrinsic(String)
}

/// One line of compiler output.
public struct CodeLine: Sendable, Hashable {
  /// The line as a learner reads it: symbols demangled, positions and use lists taken away.
  public var text: String
  /// The instruction's name: `witness_method`, `getelementptr`, `blr`. `nil` for labels and remarks.
  public var operation: String?
  /// A word in brackets that changes the meaning of the instruction: `copy` of `load [copy]`, `dynamic`.
  public var qualifiers: [String]
  /// Where the line comes from.
  public var origin: LineOrigin
  /// What it calls, when it is a call.
  public var callee: Callee?
  /// The function that the instruction names without calling it, such as the body of a closure.
  public var reference: String?
  /// Whether a call leaves this function for good: a jump to another function.
  public var isTailCall: Bool
  /// Whether it only moves a register to the stack and back because registers ran out.
  public var isSpill: Bool
  /// The number of the line in the text the compiler wrote, counted from 1.
  public var outputLine: Int

  /// Whether it only tells the debugger something and makes no code.
  public var isRemark: Bool { operation == "debug_value" || operation == "debug_step" }

  init(
    text: String, operation: String? = nil, qualifiers: [String] = [], origin: LineOrigin = .unknown,
    callee: Callee? = nil, reference: String? = nil, isTailCall: Bool = false, isSpill: Bool = false, outputLine: Int
  ) {
    self.text = text
    self.operation = operation
    self.qualifiers = qualifiers
    self.origin = origin
    self.callee = callee
    self.reference = reference
    self.isTailCall = isTailCall
    self.isSpill = isSpill
    self.outputLine = outputLine
  }
}

/// One function in one pane.
public struct CompiledFunction: Sendable, Hashable {
  /// The linker's name.
  public var symbol: String
  /// The name a learner reads, such as `draw(_:with:)` or `Tank.peak.setter`.
  public var name: String
  /// Who wrote it.
  public var kind: FunctionKind
  /// The first line of the file that it belongs to, if known.
  public var sourceLine: Int?
  /// Its lines, the head first.
  public var lines: [CodeLine]

  /// How many instructions it has.
  public var instructionCount: Int { lines.count { $0.operation != nil && !$0.isRemark } }
}

/// One text of the compiler, read.
public struct Reading: Sendable, Hashable {
  /// Which text.
  public var pane: Pane
  /// Its functions, in the order of the source.
  public var functions: [CompiledFunction]

  /// The functions of the learner's file.
  public var own: [CompiledFunction] { functions.filter(\.kind.isOwn) }

  /// A function by its symbol.
  public func function(symbol: String) -> CompiledFunction? { functions.first { $0.symbol == symbol } }
}
