import Inspection

/// Names and letters of display formats.
enum FormatNames {
  /// The format a letter or the beginning of a name stands for.
  static func format(_ text: String) -> ValueFormat? {
    let exact = known.first { $0.letter.map(String.init) == text || $0.name == text }
    return (exact ?? known.first { !text.isEmpty && $0.name.lowercased().hasPrefix(text.lowercased()) })?.format
  }

  static func complaint(_ text: String) -> String {
    let list = known.map { ($0.letter.map { "'\($0)' or " } ?? "") + "\"\($0.name)\"" }
    return "Invalid format character or name '\(text)'. Valid values are:\n" + list.joined(separator: "\n")
  }

  /// All of LLDB's formats, in the order its message lists them; those the lab has no text for have no format.
  private static let known: [(letter: Character?, name: String, format: ValueFormat?)] = [
    (nil, "default", nil), ("B", "boolean", .boolean), ("b", "binary", .binary), ("y", "bytes", .bytes),
    ("Y", "bytes with ASCII", .bytesWithASCII), ("c", "character", .character), ("C", "printable character", .printableCharacter),
    ("F", "complex float", .complexFloat), ("s", "c-string", .string), ("d", "decimal", .decimal), ("E", "enumeration", .decimal),
    ("x", "hex", .hexadecimal), ("X", "uppercase hex", .uppercaseHexadecimal), ("f", "float", .float), ("o", "octal", .octal),
    ("O", "OSType", .osType), ("U", "unicode16", .unicode16), (nil, "unicode32", nil), ("u", "unsigned decimal", .unsigned),
    ("p", "pointer", .hexadecimal), (nil, "char[]", nil), (nil, "int8_t[]", nil), (nil, "uint8_t[]", nil), (nil, "int16_t[]", nil),
    (nil, "uint16_t[]", nil), (nil, "int32_t[]", nil), (nil, "uint32_t[]", nil), (nil, "int64_t[]", nil), (nil, "uint64_t[]", nil),
    (nil, "float16[]", nil), (nil, "float32[]", nil), (nil, "float64[]", nil), (nil, "uint128_t[]", nil),
    ("I", "complex integer", .complexInteger), ("a", "character array", .characterArray), ("A", "address", .address),
    (nil, "hex float", .hexFloat), ("i", "instruction", nil), ("v", "void", .hexadecimal), ("u", "unicode8", nil),
  ]
}
