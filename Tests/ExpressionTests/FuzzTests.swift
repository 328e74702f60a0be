import Expression
import Foundation
import Inspection
import Testing

/// A small generator of pseudo-random numbers with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Tells how a long run goes on, and which input took longest. Short runs say nothing.
struct FuzzProgress {
  private let name: String
  private let step = 250_000
  private var done = 0
  private var slowest: (seconds: Duration, source: String) = (.zero, "")

  init(_ name: String) { self.name = name }

  /// Counts an input that is being worked on by `body`.
  mutating func count<Result>(_ source: @autoclosure () -> String, _ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    let result = body()
    let taken = ContinuousClock.now - start
    if taken > slowest.seconds { slowest = (taken, source()) }
    done += 1
    if done.isMultiple(of: step) { print("\(name): \(done) inputs, slowest \(slowest.seconds): \(slowest.source.debugDescription)") }
    return result
  }
}

@Suite("No input ends the shell")
struct FuzzTests {
  private static let words = [
    "count", "limit", "note", ".text", "numbers", "[0]", "[", "]", "(", ")", "{", "}", "1", "2.5", "\"s\"", "\"\\(count)\"",
    "+", "-", "*", "/", "%", "==", "&&", "??", "?", ":", "!", ".", "..<", "...", "=", "+=", ",", ";", "let ", "var ", "x",
    "$0", "$x", "if ", "else ", "for ", "in ", "switch ", "case ", "nil", "true", "as ", "as? ", "is ", "Int", "String",
    ".map", ".filter", "{ $0 }", "try ", "\\.text", ".failed", "box", ".stored", "noInt", "state", "&", "_", "func f",
    "->", "#", "@", "`", "'", "\n", " ", "\t", "é", "👍🏽", "\u{0}", "zero", "words", "table", "pair", ".0", "self", "Note",
  ]

  /// `LAB_FUZZ_INPUTS` in the environment asks for a longer run.
  private static var count: Int {
    ProcessInfo.processInfo.environment["LAB_FUZZ_INPUTS"].flatMap { Int($0) } ?? 1_500
  }

  @Test("whatever is typed gets an outcome", arguments: [UInt64(1), 2])
  func anyInput(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let limits = EvaluationLimits(steps: 2_000, depth: 30, maximumCount: 2_000)
    let engine = Inbox.engine(limits: limits)
    let scope = PersistentScope()
    var progress = FuzzProgress("words, seed \(seed)")
    for _ in 0..<Self.count {
      let length = Int.random(in: 1...12, using: &generator)
      let source = (0..<length).map { _ in Self.words.randomElement(using: &generator) ?? "" }.joined()
      let frame = Inbox.frame().frame
      let outcome = progress.count(source) { engine.evaluate(source, in: frame, scope: scope).outcome }
      if case .failure(let diagnostics) = outcome {
        #expect(!diagnostics.isEmpty)
        #expect(!DiagnosticLayout(source: source, column: 9).text(for: diagnostics).isEmpty)
      }
    }
  }

  @Test("random characters get an outcome")
  func anyCharacters() {
    var generator = SeededGenerator(seed: 3)
    let engine = Inbox.engine()
    let frame = Inbox.frame().frame
    var progress = FuzzProgress("characters")
    for _ in 0..<Self.count {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let isASCII = Bool.random(using: &generator)
        let value = UInt32.random(in: isASCII ? 1...126 : 128...0x1FFFF, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      _ = progress.count(String(text)) { engine.evaluate(String(text), in: frame, scope: PersistentScope()) }
    }
  }

  @Test(
    "nesting without end is refused, not followed",
    arguments: ["(", "[", "{", "-", "!", "f(", "[[", "\"\\(", "a ? ", "if true { ", "x.", "try ", "{ x in ", "&", "\\."])
  func deepNesting(piece: String) {
    let engine = Inbox.engine()
    let frame = Inbox.frame().frame
    let outcome = engine.evaluate(String(repeating: piece, count: 20_000), in: frame, scope: .init()).outcome
    guard case .failure(let diagnostics) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(!diagnostics.isEmpty)
    let balanced = String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
    _ = engine.evaluate(balanced, in: frame, scope: .init())
    _ = engine.evaluate("1" + String(repeating: " + 1", count: 3_000), in: frame, scope: .init())
  }

  @Test(
    "a chain of types, attributes and modifiers of any length gets an outcome",
    arguments: [
      ("let y: Int", "?", " = nil"), ("let f: Int", ".Type", ""), ("let f: A", ".A", ""), ("1 as Int", "?", ""), ("1 as Int", "!", ""),
      ("", "@a ", "var x = 1"), ("", "static ", "var x = 1"), ("", "public ", "var x = 1"),
    ])
  func chains(_ begin: String, _ link: String, _ end: String) {
    let engine = Inbox.engine(limits: EvaluationLimits(steps: 2_000, depth: 30, maximumCount: 2_000))
    let outcomes = [24, 20_000].map { count in
      let source = begin + String(repeating: link, count: count) + end
      return engine.evaluate(source, in: Inbox.frame().frame, scope: PersistentScope()).outcome
    }
    guard case .failure = outcomes[1] else {
      Issue.record("20,000 times '\(link)' is accepted")
      return
    }
  }

  @Test(
    "a format is held against its arguments before C reads them",
    arguments: [
      (#"String(format: "%d and %@", 3, "x")"#, "3 and x"), (#"String(format: "%.2f%%", 2.5)"#, "2.50%"),
      (#"String(format: "%@", 1)"#, nil),
      (#"String(format: "%s", 1)"#, nil), (#"String(format: "%d", "abc")"#, nil), (#"String(format: "%d")"#, nil),
      (#"String(format: "%*d", 2000000000, 1)"#, nil), (#"String(format: "%.2000000000f", 1.0)"#, nil), (#"String(format: "%")"#, "%"),
    ])
  func formats(_ source: String, _ wanted: String?) {
    let engine = Inbox.engine(limits: EvaluationLimits(steps: 2_000, depth: 30, maximumCount: 2_000))
    switch engine.evaluate(source, in: Inbox.frame().frame, scope: PersistentScope()).outcome {
    case .value(let value): #expect(value.value as? String == wanted || (wanted == "%" && value.value is String))
    case .trap: #expect(wanted == nil)
    case let other: Issue.record("\(source): \(other)")
    }
  }
}
