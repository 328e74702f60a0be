import LabText

/// The runtime's own demangler, which every Swift program carries; it costs a microsecond a name and no process.
@_silgen_name("swift_demangle")
private func demangleWithRuntime(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Turns a linker's symbol into the declaration it stands for.
///
/// - Returns: The full form, such as `Sample.Tank.peak.setter : Swift.Int`; `nil` when it is not a Swift symbol.
public func demangled(_ symbol: String) -> String? {
  guard symbol.utf8.count < 4096 else { return nil }
  return symbol.withCString { pointer in
    guard let result = demangleWithRuntime(pointer, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
    defer { result.deallocate() }
    return String(cString: result)
  }
}

/// The names a learner reads for the symbols of one compilation.
///
/// SIL writes a short name in front of every function and reference; these are used first because they are the ones the
/// compiler's authors read. Other symbols are demangled and lose their module's name.
struct SymbolNames {
  /// The module's name, as the compiler was given it.
  let module: String
  private var short: [String: String] = [:]

  init(module: String) { self.module = module }

  /// Takes the short names that a SIL text contains.
  mutating func collect(fromSIL text: [UInt8]) {
    var remark: Bytes = []
    var found: [String: String] = [:]
    forEachLine(of: text) { line, _ in
      if line.hasPrefix("// Isolation:") || line.hasPrefix("// Preds:") { return }
      if line.hasPrefix("// ") {
        remark = line.dropFirst(3)
      } else if line.hasPrefix("sil "), !remark.isEmpty {
        if let symbol = silSymbol(in: line) {
          let end = remark.firstIndex(of: ", loc ") ?? remark.firstIndex(of: ", scope ") ?? remark.endIndex
          found[symbol.string] = remark[..<end].string
        }
        remark = []
      } else if line.hasPrefix("  // function_ref ") {
        remark = line.dropFirst(18)
      } else if !remark.isEmpty {
        if line.contains(" function_ref @"), let symbol = silSymbol(in: line) { found[symbol.string] = remark.string }
        remark = []
      }
    }
    short.merge(found) { old, _ in old }
  }

  /// The name for reading, such as `Tank.peak.setter` or `type metadata accessor for Pen`.
  func name(of symbol: String) -> String {
    if let name = short[symbol] { return name + specialization(symbol, name) }
    if let base = Self.resumedBase(symbol) { return name(of: base) + " (resumed)" }
    guard let full = demangled(symbol) else { return symbol }
    return full.removing("\(module).").removing("Swift.")
  }

  /// The accessor whose second half a symbol names: `….resume.0` is what runs after the lent value comes back.
  static func resumedBase(_ symbol: String) -> String? {
    symbol.firstPlace(of: ".resume.").map { String(symbol[..<$0.lowerBound]) }
  }

  /// The types that a copy of a generic function was made for, such as ` for Square`.
  private func specialization(_ symbol: String, _ name: String) -> String {
    guard name.hasPrefix("specialized "), let full = demangled(symbol),
      let start = full.firstPlace(of: "generic specialization <")?.upperBound
    else { return "" }
    let types = full[start...].prefix { $0 != ">" }
    return " for " + String(types).removing("\(module).").removing("Swift.")
  }

  /// Who wrote the function with this symbol, as far as the symbol tells.
  func kind(of symbol: String) -> FunctionKind {
    if symbol == "main" || symbol.hasPrefix("async_Main") || symbol == "\(module)_main" { return .written }
    let mangledModule = "\(module.utf8.count)\(module)"
    if symbol.hasPrefix("$s"), !symbol.holds(mangledModule) { return .library }
    guard let full = demangled(symbol) else {
      let isHelper = symbol.hasPrefix("__swift") || symbol.holds("objectdestroy") || symbol.holds("block_")
      return isHelper ? .machinery : .library
    }
    var core = full[...]
    while let rest = Self.withoutSpecialization(core) { core = rest }
    if Self.machinery.contains(where: core.hasPrefix) || core.holds(" value witness for ") { return .machinery }
    let isOwn = symbol.hasPrefix("$s" + mangledModule) || symbol.holds(mangledModule + "E")
    if Self.bridges.contains(where: core.hasPrefix) { return isOwn || core.holds(" \(module).") ? .bridge : .library }
    return isOwn ? .written : .library
  }

  private static func withoutSpecialization(_ text: Substring) -> Substring? {
    guard let end = text.firstPlace(of: "specialization <")?.upperBound, text.utf8.distance(from: text.startIndex, to: end) < 60 else {
      return text.hasPrefix("merged ") ? text.dropFirst(7) : nil
    }
    var depth = 1
    var index = end
    while index < text.endIndex, depth > 0 {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">", text[text.index(before: index)] != "-" { depth -= 1 }
      index = text.index(after: index)
    }
    let rest = text[index...]
    return rest.hasPrefix(" of ") ? rest.dropFirst(4) : rest
  }

  private static let bridges = [
    "protocol witness for", "reabstraction thunk", "partial apply", "dispatch thunk of", "protocol self-conformance",
    "vtable thunk", "back deployment", "key path getter", "key path setter", "@objc ",
  ]
  private static let machinery = [
    "type metadata", "value witness", "outlined ", "lazy protocol witness", "method lookup function", "metaclass",
    "demangling cache", "associated type", "base witness table", "protocol witness table", "generic protocol witness",
    "destructor of outlined", "lazy cache", "key path ", "initialize", "enum case",
  ]
}

/// The symbol that follows the first `@` which begins one in a line of SIL.
func silSymbol(in line: Bytes) -> Bytes? {
  var index = line.startIndex
  while let at = line[index...].firstIndex(of: UInt8(ascii: "@")) {
    let start = at + 1
    guard start < line.endIndex else { return nil }
    // Attributes of types (`@guaranteed`) follow a `(`, `$` or another word; a symbol follows `sil …] ` or `_ref `.
    if line[start] == UInt8(ascii: "$") || line[..<at].hasSuffix("_ref ") || line.hasPrefix("sil ") {
      var end = start
      while end < line.endIndex, line[end].isSymbol || line[end] >= 0x80 { end += 1 }
      return line[start..<end]
    }
    index = start
  }
  return nil
}

extension String {
  /// The text without every occurrence of a part.
  func removing(_ part: String) -> String {
    let needle = Array(part.utf8)
    guard let first = needle.first else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == first, index + needle.count <= bytes.count,
        bytes[index..<index + needle.count].elementsEqual(needle)
      {
        index += needle.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result.count == bytes.count ? self : String(decoding: result, as: UTF8.self)
  }
}
