import Foundation

/// How long the fuzzers run and where they begin. `make fuzz` asks for more of both.
enum Fuzz {
  /// Inputs for each test case; `LAB_FUZZ_INPUTS` in the environment.
  static let inputs = number("LAB_FUZZ_INPUTS") ?? 100
  /// Seeds, one test case each; the first is `LAB_FUZZ_SEED` (1), their number `LAB_FUZZ_SEEDS` (2).
  static let seeds: [UInt64] = {
    let first = UInt64(number("LAB_FUZZ_SEED") ?? 1)
    return (first..<first + UInt64(number("LAB_FUZZ_SEEDS") ?? 2)).map { $0 }
  }()

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// The root of the checkout.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}

/// A generator whose numbers depend on its seed alone, so that a failure can be repeated.
struct FuzzGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 &+ 1 }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Spoils texts the way broken disks, careless editors and hostile people do.
struct Mutator {
  var generator: FuzzGenerator

  init(seed: UInt64) { generator = FuzzGenerator(seed: seed) }

  /// Pieces that parsers have stumbled over.
  static let nasty: [String] = [
    "\u{0}", "\u{1B}[2J", "\u{1B}]52;c;aGk=\u{7}", "\u{9B}31m", "\u{202E}", "\u{2066}", "\u{FEFF}", "\r", "\r\n", "\t", "\u{8}", "\u{7F}",
    "\u{2028}",
    "\\", "\\u", "\\u{", "\\ud800", "\\u{110000}", "\"", "'", "`", "```", "~~~~", "---", "#", "# ", "#@", "?", "lab> ", "...> ", "(lldb) ",
    "- [x] ",
    "99999999999999999999", "-1", "1e999", "NaN", "null", "{}", "[]", "[[[[", "{{{{", "}", "]", ",", ":", "=", "==", "é", "e\u{301}", "你好",
    "👩‍👩‍👧‍👦", "🇯🇵", String(repeating: "a", count: 5_000), String(repeating: "\u{301}", count: 50), String(repeating: "[", count: 300), "%n", "%@",
    "../../etc/passwd", "/dev/full", "$(id)", "${HOME}", "<script>", "&amp;", "]]>", "-->",
  ]

  mutating func choose<Element>(_ list: [Element]) -> Element { list[Int.random(in: 0..<list.count, using: &generator)] }
  mutating func upTo(_ limit: Int) -> Int { Int.random(in: 0...max(limit, 0), using: &generator) }

  /// The text after one to six changes of bytes, lines or pieces.
  mutating func spoiled(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...upTo(5) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = upTo(bytes.count)
    switch upTo(8) {
    case 0: bytes = Array(bytes.prefix(place))
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + upTo(40)))
    case 2: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: upTo(255)) }
    case 3: if place < bytes.count { bytes[place] ^= 1 << UInt8(upTo(7)) }
    case 4: bytes.insert(contentsOf: (0...upTo(8)).map { _ in UInt8(truncatingIfNeeded: upTo(255)) }, at: place)
    case 5, 6: bytes.insert(contentsOf: Array(choose(Self.nasty).utf8), at: place)
    default: changeLines(&bytes)
    }
  }

  private mutating func changeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    guard lines.count > 1 else { return }
    let (first, second) = (upTo(lines.count - 1), upTo(lines.count - 1))
    switch upTo(2) {
    case 0: lines.swapAt(first, second)
    case 1: lines.insert(lines[first], at: second)
    default: lines.remove(at: first)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  /// A line of words from a list, joined by the spaces, quotes and rubbish of real typing.
  mutating func line(of words: [String]) -> String {
    var line = ""
    for _ in 0...upTo(6) {
      line += upTo(9) == 0 ? choose(Self.nasty) : choose(words)
      line += choose([" ", " ", " ", "", "  ", "\"", "'", "=", " --"])
    }
    return line
  }
}

extension String {
  /// The first scalar that a terminal would obey, or hide something with; `nil` when everything is safe to show. Tabs are
  /// LLDB's own.
  var liveScalar: Unicode.Scalar? {
    unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0xFEFF: true
      default: false
      }
    }
  }
}
