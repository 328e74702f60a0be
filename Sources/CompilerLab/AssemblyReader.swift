/// Which instruction set a machine-code pane is in.
public enum InstructionSet: String, Sendable, Hashable, Codable {
  case arm64
  case x86_64
}

/// Reads assembly text into functions.
struct AssemblyReader {
  let pane: Pane
  /// The file name that stands in source positions.
  let file: String
  let names: SymbolNames
  let instructionSet: InstructionSet

  private struct State {
    var current: CompiledFunction?
    var origin = LineOrigin.unknown
    var hasJumpTable = false
    var ownFiles: Set<Int> = []
  }

  /// The functions of the text, in its own order.
  ///
  /// - Parameter kinds: What another stage told about symbols.
  func read(_ text: [UInt8], kinds: [String: FunctionKind]) -> Reading {
    var functions: [CompiledFunction] = []
    var state = State()
    var announced: Set<String> = []
    forEachLine(of: text) { line, number in
      if let begin = line.firstIndex(of: "-- Begin function ") {
        announced.insert(line[(begin + 18)...].trimmed.string)
      }
      if line.hasPrefix("\t.type\t"), let comma = line.firstIndex(of: UInt8(ascii: ",")), line.hasSuffix("@function") {
        announced.insert(line[(line.startIndex + 7)..<comma].string)
      }
      if line.hasPrefix("\t.file\t") { self.file(line, &state) }
      guard let first = line.first else { return }
      if first != .space, first != UInt8(ascii: "\t"), let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        let label = line[..<colon].string
        if announced.contains(label) {
          state.current = start(label, number, kinds)
          state.origin = .unknown
          state.hasJumpTable = false
        } else {
          self.label(line[..<colon], number, &state, &functions)
        }
      } else if state.current != nil {
        append(line, number, &state)
      }
    }
    return Reading(pane: pane, functions: functions.map(withoutUnusedLabels))
  }

  private func start(_ label: String, _ number: Int, _ kinds: [String: FunctionKind]) -> CompiledFunction {
    let symbol = label.hasPrefix("_$s") ? String(label.dropFirst()) : label
    let name = names.name(of: symbol)
    return CompiledFunction(
      symbol: symbol, name: name, kind: kinds[symbol] ?? names.kind(of: symbol), sourceLine: nil,
      lines: [CodeLine(text: name + ":", outputLine: number)])
  }

  private func label(_ label: Bytes, _ number: Int, _ state: inout State, _ functions: inout [CompiledFunction]) {
    guard state.current != nil else { return }
    if label.contains("func_end") {
      if state.hasJumpTable {
        for index in state.current!.lines.indices where state.current!.lines[index].operation == "br" {
          state.current!.lines[index].isTailCall = false
          state.current!.lines[index].callee = nil
        }
      }
      functions.append(state.current!)
      state.current = nil
    } else if !label.contains("tmp"), !label.contains("func_begin"), !label.contains("Lloh") {
      state.current!.lines.append(CodeLine(text: label.string + ":", outputLine: number))
    }
  }

  /// Where the last operand of an instruction begins.
  private static func lastOperand(_ text: String) -> String.Index {
    let separators: [UInt8] = [.space, UInt8(ascii: ","), UInt8(ascii: ":")]
    let last = text.utf8.lastIndex { separators.contains($0) }
    return last.map { text.utf8.index(after: $0) } ?? text.startIndex
  }

  /// A function without the labels that nothing in it jumps to.
  private func withoutUnusedLabels(_ function: CompiledFunction) -> CompiledFunction {
    var result = function
    // A label is the last operand of a jump or the only word after `:lo12:`.
    let used = Set(
      function.lines.compactMap { line in
        line.operation == nil ? nil : line.text[Self.lastOperand(line.text)...]
      })
    result.lines =
      [function.lines[0]]
      + function.lines.dropFirst().filter { line in
        guard line.operation == nil else { return true }
        return used.contains(line.text.dropLast())
      }
    return result
  }

  // MARK: - One line

  private func file(_ line: Bytes, _ state: inout State) {
    var index = line.startIndex + 7
    guard let number = line.number(at: &index), let close = line.lastIndex(of: "\"") else { return }
    let name = line[..<close]
    let base = name.suffix(file.utf8.count)
    let before = base.startIndex > name.startIndex ? name[base.startIndex - 1] : 0
    if base.elementsEqual(file.utf8), before == .quote || before == UInt8(ascii: "/") { state.ownFiles.insert(number) }
  }

  private func append(_ line: Bytes, _ number: Int, _ state: inout State) {
    let code = line[..<remark(line)].trimmed
    guard let first = code.first else { return }
    if first == UInt8(ascii: ".") {
      if code.hasPrefix(".loc") { location(code, &state) }
      if code.hasPrefix(".file") { file(line, &state) }
      return
    }
    let operation = code.prefix { $0 != UInt8(ascii: "\t") && $0 != .space }
    let operands = code[operation.endIndex...].trimmed
    let isSpill = line.contains(" Spill") || line.contains(" Reload")
    if operands.contains("JTI") { state.hasJumpTable = true }
    let word = operation.string
    let (callee, isTail) = callee(word, operands)
    let padding = String(repeating: " ", count: max(1, 8 - word.utf8.count))
    let text = "  " + word + (operands.isEmpty ? "" : padding + display(operands))
    state.current!.lines.append(
      CodeLine(
        text: isSpill ? text + (line.contains(" Spill") ? "  // spill" : "  // reload") : text, operation: word,
        origin: state.origin, callee: callee, isTailCall: isTail, isSpill: isSpill, outputLine: number))
    if state.current!.sourceLine == nil, let line = state.origin.line { state.current!.sourceLine = line }
  }

  private func remark(_ line: Bytes) -> Int {
    let marker: Needle = instructionSet == .arm64 ? "//" : "#"
    return line.remark(marker) ?? (instructionSet == .arm64 ? line.remark(";") : nil) ?? line.endIndex
  }

  private func location(_ code: Bytes, _ state: inout State) {
    var index = code.startIndex + 4
    while index < code.endIndex, !code[index].isDigit { index += 1 }
    guard let file = code.number(at: &index) else { return }
    index += 1
    guard let line = code.number(at: &index) else { return }
    state.origin = line > 0 && state.ownFiles.contains(file) ? .source(line, inlined: nil) : .compilerMade
    if line > 0, state.ownFiles.contains(file), state.current!.sourceLine == nil {
      state.current!.sourceLine = line
      state.current!.lines[0].origin = state.origin
    }
  }

  private func callee(_ operation: String, _ operands: Bytes) -> (Callee?, isTail: Bool) {
    switch (instructionSet, operation) {
    case (.arm64, "bl"): return (.symbol(symbol(operands)), false)
    case (.arm64, "blr"): return (.indirect, false)
    case (.arm64, "br"): return (.indirect, true)
    case (.arm64, "b"): return isLocal(operands) ? (nil, false) : (.symbol(symbol(operands)), true)
    case (.x86_64, "callq"), (.x86_64, "call"):
      return (operands.first == UInt8(ascii: "*") ? .indirect : .symbol(symbol(operands)), false)
    case (.x86_64, "jmp"), (.x86_64, "jmpq"):
      if operands.first == UInt8(ascii: "*") { return (.indirect, true) }
      return isLocal(operands) ? (nil, false) : (.symbol(symbol(operands)), true)
    default: return (nil, false)
    }
  }

  private func isLocal(_ operands: Bytes) -> Bool { operands.hasPrefix(".LBB") || operands.hasPrefix("LBB") }

  private func symbol(_ operands: Bytes) -> String {
    let name = operands.prefix { $0 != UInt8(ascii: "@") }
    return name.hasPrefix("_$s") || name.hasPrefix("_swift_") ? name.dropFirst().string : name.string
  }

  private func display(_ operands: Bytes) -> String {
    guard let dollar = operands.firstIndex(of: "$s") else { return operands.string }
    let symbol = operands[dollar...].prefix { $0.isSymbol || $0 >= 0x80 }
    let start = dollar > operands.startIndex && operands[dollar - 1] == UInt8(ascii: "_") ? dollar - 1 : dollar
    return operands[..<start].string + names.name(of: symbol.string) + operands[symbol.endIndex...].string
  }
}
