import LabText

/// Reads SIL text, raw or canonical, into functions.
struct SILReader {
  let pane: Pane
  /// The file name that stands in source positions.
  let file: String
  let names: SymbolNames

  private struct Function {
    var symbol: String
    var sourceLine: Int?
    var hasStatements = false
    var lines: [CodeLine] = []
    /// What each value that names a function stands for.
    var references: [[UInt8]: String] = [:]
    /// The opened existentials met so far, in order, to give them short numbers.
    var opened: [[UInt8]] = []
  }

  /// The functions of the text.
  ///
  /// - Parameter written: The symbols of functions with statements of their own, when another text told; `nil` lets this
  ///   text tell.
  func read(_ text: [UInt8], written: Set<String>? = nil) -> Reading {
    var functions: [CompiledFunction] = []
    var current: Function?
    var position: Int?
    forEachLine(of: text) { line, number in
      if current != nil {
        if line.first == UInt8(ascii: "}") {
          current!.lines.append(CodeLine(text: "}", outputLine: number))
          functions.append(finish(current!, written: written))
          current = nil
        } else {
          append(line, number, to: &current!)
        }
      } else if line.hasPrefix("sil "), line.hasSuffix("{"), let symbol = silSymbol(in: line) {
        var function = Function(symbol: symbol.string, sourceLine: position)
        let origin = position.map { LineOrigin.source($0, inlined: nil) } ?? .unknown
        function.lines = [CodeLine(text: display(line, &function), origin: origin, outputLine: number)]
        current = function
        position = nil
      } else if line.hasPrefix("// "), let at = line.firstIndex(of: ", loc \"") {
        position = location(line, at: at + 6)
      } else if line.isEmpty {
        position = nil
      }
    }
    let ordered = functions.enumerated().sorted {
      ($0.element.sourceLine ?? .max, $0.offset) < ($1.element.sourceLine ?? .max, $1.offset)
    }
    return Reading(pane: pane, functions: ordered.map(\.element))
  }

  private func finish(_ function: Function, written: Set<String>?) -> CompiledFunction {
    var kind = names.kind(of: function.symbol)
    if kind == .library, pane.stage == .silgen, demangled(function.symbol) == nil { kind = .written }
    if kind == .written {
      let hasStatements = written.map { $0.contains(function.symbol) || isSpecialized(function.symbol) }
      if !(hasStatements ?? function.hasStatements) || function.symbol.hasSuffix("vpfi") { kind = .synthesized }
    }
    var lines = function.lines
    let first = function.sourceLine ?? lines.compactMap(\.origin.line).min()
    if let first, case .unknown = lines[0].origin { lines[0].origin = .source(first, inlined: nil) }
    return CompiledFunction(
      symbol: function.symbol, name: names.name(of: function.symbol), kind: kind, sourceLine: first, lines: lines)
  }

  private func isSpecialized(_ symbol: String) -> Bool { symbol.holds("Tf") || symbol.holds("Tg") }

  // MARK: - One line

  private func append(_ line: Bytes, _ number: Int, to function: inout Function) {
    guard let first = line.first, first != UInt8(ascii: "["), first != UInt8(ascii: "/") else { return }
    if first != .space {
      let label = line[..<(line.remark("//") ?? line.endIndex)].trimmed
      function.lines.append(CodeLine(text: display(label, &function), outputLine: number))
      return
    }
    let split = line.remark("// ") ?? line.endIndex
    let code = line[..<split].trimmed
    guard !code.isEmpty else { return }
    let remark = line[split...]
    let cut = cutPosition(code)
    let body = code[..<cut].trimmed
    let (operation, qualifiers, arguments) = parts(of: body)
    guard !operation.isEmpty else { return }
    let origin = origin(code: code[cut...], remark: remark)
    let word = operation.string
    var reference: String?
    if word == "function_ref" || word == "dynamic_function_ref", let symbol = silSymbol(in: body) {
      reference = symbol.string
      let value = Array(body[..<(body.firstIndex(of: UInt8.space) ?? body.endIndex)])
      function.references[value] = symbol.string
    }
    if isStatement(word, remark: remark) { function.hasStatements = true }
    function.lines.append(
      CodeLine(
        text: "  " + display(shortened(body, operation: word), &function), operation: word, qualifiers: qualifiers,
        origin: origin, callee: callee(word, arguments, function.references), reference: reference, outputLine: number))
  }

  /// The instruction's name, its words in brackets, and the rest.
  private func parts(of body: Bytes) -> (operation: Bytes, qualifiers: [String], arguments: Bytes) {
    var rest = body
    if rest.first == UInt8(ascii: "%") || rest.first == UInt8(ascii: "("), let equals = rest.firstIndex(of: " = ") {
      rest = rest[(equals + 3)...]
    }
    var end = rest.startIndex
    while end < rest.endIndex, rest[end].isLetter || rest[end].isDigit || rest[end] == UInt8(ascii: "_") { end += 1 }
    let operation = rest[..<end]
    var qualifiers: [String] = []
    var arguments = rest[end...].trimmed
    for word in arguments.split(separator: .space) where word.first == UInt8(ascii: "[") {
      qualifiers.append(word.dropFirst().prefix { $0 != UInt8(ascii: "]") }.string)
    }
    while arguments.first == UInt8(ascii: "["), let close = arguments.firstIndex(of: UInt8(ascii: "]")) {
      arguments = arguments[(close + 1)...].trimmed
    }
    return (operation, qualifiers, arguments)
  }

  private static let calls: Set<String> = ["apply", "try_apply", "begin_apply"]

  private func callee(_ operation: String, _ arguments: Bytes, _ references: [[UInt8]: String]) -> Callee? {
    if operation == "builtin", let open = arguments.firstIndex(of: UInt8.quote) {
      var index = open
      return arguments.quoted(at: &index).map { .intrinsic($0.string) }
    }
    guard Self.calls.contains(operation) else { return nil }
    let value = Array(arguments.prefix { $0 == UInt8(ascii: "%") || $0.isDigit })
    return references[value].map(Callee.symbol) ?? .indirect
  }

  /// Whether a line of raw SIL stands for something that a person wrote.
  private func isStatement(_ operation: String, remark: Bytes) -> Bool {
    guard pane.stage == .silgen, let at = remark.firstIndex(of: "line:") else { return false }
    if ["debug_value", "yield", "unwind"].contains(operation) { return false }
    let flags = remark[at...]
    return !flags.contains(":auto_gen") && !flags.contains(":in_prologue") && !flags.contains(":cleanup")
      && !flags.contains(":imp_return")
  }
}

// MARK: - Positions

extension SILReader {
  /// Where the position and scope begin that follow an instruction.
  private func cutPosition(_ code: Bytes) -> Int {
    if let at = code.lastIndex(of: ", loc "), at > code.startIndex { return at }
    if let at = code.lastIndex(of: ", scope "), code[(at + 8)...].allSatisfy(\.isDigit) { return at }
    return code.endIndex
  }

  /// The line of `"file":L:C` when the file is the learner's.
  private func location(_ line: Bytes, at start: Int) -> Int? {
    var index = start
    guard let name = line.quoted(at: &index), name.elementsEqual(file.utf8), index < line.endIndex else { return nil }
    index += 1
    return line.number(at: &index).flatMap { $0 > 0 ? $0 : nil }
  }

  private func origin(code: Bytes, remark: Bytes) -> LineOrigin {
    var inner: Int?
    if let open = code.firstIndex(of: UInt8.quote) { inner = location(code, at: open) }
    var positions = chain(remark)
    if inner == nil, let first = positions.first { inner = first }
    positions = positions.compactMap { $0 }.map { Optional($0) }
    guard let outer = positions.last.flatMap({ $0 }) ?? inner else {
      let isMade = remark.contains("auto_gen") || remark.contains("<invalid loc>") || code.contains("compiler-generated")
      return isMade ? .compilerMade : .unknown
    }
    return .source(outer, inlined: inner == outer ? nil : inner)
  }

  /// The positions of a remark: the instruction's own, then each place it was inlined at, outermost last. `nil` stands
  /// for a place outside the learner's file.
  private func chain(_ remark: Bytes) -> [Int?] {
    var result: [Int?] = []
    var isOwnFile = true
    var index = remark.startIndex
    // Every position ends in `:line:column` after `line` or a file's name.
    while let colon = remark[index...].firstIndex(of: UInt8(ascii: ":")) {
      index = colon + 1
      let isShort = remark[..<colon].hasSuffix("line")
      guard isShort || remark[..<colon].hasSuffix(".swift") else { continue }
      guard let line = remark.number(at: &index) else { continue }
      if !isShort { isOwnFile = remark[..<colon].suffix(file.utf8.count).elementsEqual(file.utf8) }
      result.append(isOwnFile ? line : nil)
    }
    return result
  }
}

// MARK: - Display

extension SILReader {
  /// An instruction without the function type that repeats what the name says.
  private func shortened(_ body: Bytes, operation: String) -> Bytes {
    switch operation {
    case "function_ref", "dynamic_function_ref", "apply", "begin_apply", "partial_apply":
      return body[..<(body.firstIndex(of: " : $") ?? body.endIndex)]
    case "try_apply":
      guard let from = body.firstIndex(of: " : $"), let to = body.lastIndex(of: ", normal ") else { return body }
      return (Array(body[..<from]) + Array(body[to...]))[...]
    case "class_method", "witness_method", "super_method", "objc_method":
      guard let name = body.firstIndex(of: ", #") else { return body }
      return body[..<(body.firstIndex(of: " : ", from: name) ?? body.endIndex)]
    default: return body
    }
  }

  private func display(_ body: Bytes, _ function: inout Function) -> String {
    guard body.contains(UInt8(ascii: "@")) else { return body.string }
    var result: [UInt8] = []
    result.reserveCapacity(body.count)
    var index = body.startIndex
    while let at = body[index...].firstIndex(of: UInt8(ascii: "@")) {
      result += body[index..<at]
      index = at + 1
      if body.has("@$s", at: at) {
        while index < body.endIndex, body[index].isSymbol || body[index] >= 0x80 { index += 1 }
        result += names.name(of: body[(at + 1)..<index].string).utf8
      } else if body.has("@opened(\"", at: at), body.endIndex - at > 46 {
        let identifier = Array(body[(at + 9)..<(at + 45)])
        let known = function.opened.firstIndex(of: identifier)
        if known == nil { function.opened.append(identifier) }
        result += "@opened(#\((known ?? function.opened.count - 1) + 1)".utf8
        index = at + 46
      } else {
        result.append(body[at])
      }
    }
    result += body[index...]
    return String(decoding: result, as: UTF8.self)
  }
}
