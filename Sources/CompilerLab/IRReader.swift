/// Reads LLVM IR text into functions.
struct IRReader {
  let pane: Pane
  /// The file name that stands in source positions.
  let file: String
  let names: SymbolNames

  private struct Location {
    var line: Int
    var scope: Int
    var inlinedAt: Int?
  }

  /// The functions of the text, in its own order.
  ///
  /// - Parameter kinds: What another stage told about symbols.
  func read(_ text: [UInt8], kinds: [String: FunctionKind]) -> Reading {
    let metadata = Metadata(text, file: file)
    var functions: [CompiledFunction] = []
    var current: CompiledFunction?
    forEachLine(of: text) { line, number in
      if current != nil {
        if line.first == UInt8(ascii: "}") {
          current!.lines.append(CodeLine(text: "}", outputLine: number))
          functions.append(current!)
          current = nil
        } else if let code = codeLine(line, number, metadata) {
          current!.lines.append(code)
        }
      } else if line.hasPrefix("define "), let symbol = symbol(in: line) {
        let position = self.reference("!dbg !", in: line).flatMap(metadata.subprogramLine)
        let origin = position.map { LineOrigin.source($0, inlined: nil) } ?? .unknown
        let head = CodeLine(text: head(line), origin: origin, outputLine: number)
        let name = symbol.string
        current = CompiledFunction(
          symbol: name, name: names.name(of: name), kind: kinds[name] ?? names.kind(of: name), sourceLine: position,
          lines: [head])
      }
    }
    return Reading(pane: pane, functions: functions)
  }

  // MARK: - One line

  private func codeLine(_ line: Bytes, _ number: Int, _ metadata: Metadata) -> CodeLine? {
    var code = line[..<(line.remark(";") ?? line.endIndex)].trimmed
    guard !code.isEmpty, !code.hasPrefix("#dbg_") else { return nil }
    if line.first != .space { return CodeLine(text: code.string, outputLine: number) }
    let isContinuation = line.hasPrefix("    ") || line.hasPrefix("  ]")
    let origin = reference("!dbg !", in: code).map(metadata.origin) ?? .unknown
    if let cut = code.firstIndex(of: ", !") { code = code[..<cut] }
    if isContinuation { return CodeLine(text: "    " + display(code), origin: origin, outputLine: number) }
    let operation = operation(of: code)
    guard !operation.isEmpty else { return nil }
    let word = operation.string
    let isTail = code.contains("musttail call ")
    return CodeLine(
      text: "  " + display(code), operation: word, qualifiers: word == "br" && code.contains("br i1 ") ? ["conditional"] : [],
      origin: origin, callee: word == "call" || word == "invoke" ? callee(code) : nil, isTailCall: isTail,
      outputLine: number)
  }

  private func operation(of code: Bytes) -> Bytes {
    var rest = code
    if rest.first == UInt8(ascii: "%"), let equals = rest.firstIndex(of: " = ") { rest = rest[(equals + 3)...] }
    for prefix: Needle in ["tail ", "musttail ", "notail "] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    return rest.prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
  }

  private func callee(_ code: Bytes) -> Callee? {
    guard let call = code.firstIndex(of: "call ") ?? code.firstIndex(of: "invoke ") else { return nil }
    let rest = code[call...]
    if let assembly = rest.firstIndex(of: " asm "), rest.firstIndex(of: UInt8(ascii: "@")).map({ $0 > assembly }) ?? true {
      return .intrinsic("asm")
    }
    // The callee is the last operand before the argument list: `@name(`, `@"name"(` or `%4(`.
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == UInt8(ascii: "@"), let symbol = symbol(in: rest[index...]) {
        let after = index + symbol.count + (rest[index + 1] == .quote ? 3 : 1)
        if after < rest.endIndex, rest[after] == UInt8(ascii: "(") {
          return symbol.hasPrefix("llvm.") ? .intrinsic(intrinsicName(symbol)) : .symbol(symbol.string)
        }
      } else if byte == UInt8(ascii: "%") {
        let value = rest[(index + 1)...].prefix { $0.isSymbol }
        if value.endIndex < rest.endIndex, rest[value.endIndex] == UInt8(ascii: "(") { return .indirect }
      }
      index += 1
    }
    return nil
  }

  /// An intrinsic's name without the types at its end: `llvm.memset` of `llvm.memset.p0.i64`.
  private func intrinsicName(_ symbol: Bytes) -> String {
    let parts = symbol.split(separator: UInt8(ascii: "."))
    let kept = parts.prefix { part in
      let rest = part.dropFirst()
      return
        !(part.count > 1 && rest.allSatisfy(\.isDigit)
        && [UInt8(ascii: "i"), UInt8(ascii: "p"), UInt8(ascii: "f")].contains(part[part.startIndex]))
        && !(part.first == UInt8(ascii: "v") && part.dropFirst().first?.isDigit == true)
    }
    return kept.map(\.string).joined(separator: ".")
  }

  /// The symbol after the first `@`.
  private func symbol(in line: Bytes) -> Bytes? {
    guard let at = line.firstIndex(of: UInt8(ascii: "@")), at + 1 < line.endIndex else { return nil }
    var index = at + 1
    if line[index] == .quote { return line.quoted(at: &index) }
    return line[index...].prefix { $0.isSymbol || $0 == UInt8(ascii: "-") }
  }

  private func reference(_ marker: Needle, in line: Bytes) -> Int? {
    guard let at = line.lastIndex(of: marker) else { return nil }
    var index = at + marker.count
    return line.number(at: &index)
  }

  // MARK: - Display

  private func head(_ line: Bytes) -> String {
    var code = line
    if let cut = code.firstIndex(of: " !dbg ") { code = code[..<cut] }
    if let cut = code.lastIndex(of: ") #") { code = code[...cut] }
    return display(code.trimmed).trimmingBrace + " {"
  }

  private func display(_ code: Bytes) -> String {
    guard code.contains(UInt8(ascii: "@")) else { return code.string }
    var result: [UInt8] = []
    result.reserveCapacity(code.count)
    var index = code.startIndex
    while let at = code[index...].firstIndex(of: UInt8(ascii: "@")) {
      result += code[index..<at]
      index = at + 1
      if code.has("@\"$s", at: at), let symbol = code.quoted(at: &index) {
        result += "@\"\(names.name(of: symbol.string))\"".utf8
      } else {
        result.append(code[at])
      }
    }
    result += code[index...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  fileprivate var trimmingBrace: String { hasSuffix(" {") ? String(dropLast(2)) : self }
}

// MARK: - Positions

extension IRReader {
  /// The numbered records at the end of a module that say where instructions come from.
  fileprivate struct Metadata {
    private var locations: [Int: Location] = [:]
    /// The file each scope lies in, and its first line.
    private var scopes: [Int: (file: Int?, parent: Int?, line: Int?)] = [:]
    private var ownFiles: Set<Int> = []

    init(_ text: [UInt8], file: String) {
      let slice = text[...]
      guard let start = slice.firstIndex(of: "\n!0 = ") else { return }
      forEachLine(of: text, from: start + 1) { line, _ in
        guard line.first == UInt8(ascii: "!"), let equals = line.firstIndex(of: " = ") else { return }
        var index = line.startIndex + 1
        guard let number = line.number(at: &index) else { return }
        let record = line[(equals + 3)...]
        if record.hasPrefix("!DILocation(") {
          locations[number] = Location(
            line: Self.field("line: ", record) ?? 0, scope: Self.field("scope: !", record) ?? -1,
            inlinedAt: Self.field("inlinedAt: !", record))
        } else if record.contains("!DISubprogram(") || record.contains("!DILexicalBlock") {
          scopes[number] = (
            Self.field("file: !", record), Self.field("scope: !", record), Self.field("line: ", record)
          )
        } else if record.hasPrefix("!DIFile("), let at = record.firstIndex(of: "filename: \"") {
          var open = at + 10
          if let name = record.quoted(at: &open), Self.base(name).elementsEqual(file.utf8) { ownFiles.insert(number) }
        }
      }
    }

    private static func base(_ path: Bytes) -> Bytes {
      path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
    }

    private static func field(_ name: Needle, _ record: Bytes) -> Int? {
      guard let at = record.firstIndex(of: name) else { return nil }
      var index = at + name.count
      return record.number(at: &index)
    }

    /// The first line of a function, when it lies in the learner's file.
    func subprogramLine(_ number: Int) -> Int? {
      guard let scope = scopes[number], let file = scope.file, ownFiles.contains(file) else { return nil }
      return scope.line.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Where an instruction comes from, walking out to the place in this function.
    func origin(_ number: Int) -> LineOrigin {
      var inner: Int?
      var outer: Int?
      var next: Int? = number
      var steps = 0
      while let at = next, let location = locations[at], steps < 64 {
        if location.line > 0, isOwn(location.scope) {
          if inner == nil, outer == nil { inner = location.line }
          outer = location.line
        }
        next = location.inlinedAt
        steps += 1
      }
      guard let outer else { return locations[number] == nil ? .unknown : .compilerMade }
      return .source(outer, inlined: inner == outer ? nil : inner)
    }

    private func isOwn(_ scope: Int) -> Bool {
      guard let entry = scopes[scope], let file = entry.file else { return false }
      return ownFiles.contains(file)
    }
  }
}
