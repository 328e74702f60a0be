import Debugger
import Expression
import Foundation
public import Inspection

/// Compares the mimic with answers recorded from a real LLDB: one case is a fresh program stopped at `STOP-MAIN`, some
/// lines typed first, one line asked.
public enum LLDBOracle {
  /// One recorded case.
  public struct Case: Codable, Equatable, Sendable {
    public var id: String
    /// Typed before the command; what they print is not compared.
    public var setup: [String]
    public var command: String
    /// All that LLDB printed after the command, addresses normalised.
    public var output: String

    /// Creates a case.
    public init(id: String, setup: [String], command: String, output: String) {
      self.id = id
      self.setup = setup
      self.command = command
      self.output = output
    }
  }

  /// A case whose answer was not the recorded one.
  public struct Difference: Sendable {
    public var recorded: Case
    public var answer: String
  }

  /// Reads cases, one JSON object a line.
  ///
  /// - Throws: what `JSONDecoder` throws for a line that is no case.
  public static func cases(from text: String) throws -> [Case] {
    let decoder = JSONDecoder()
    return try text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.map {
      try decoder.decode(Case.self, from: Data($0.utf8))
    }
  }

  /// What the mimic answers in a case, addresses normalised.
  ///
  /// - Parameter library: ``SubjectProgram/library(importing:)``, made once for many cases.
  public static func answer(to recorded: Case, library: TypeRegistry) -> String {
    let printed = PrintedText()
    let program = SubjectProgram { printed.text += $0 }
    let session = program.session(library: library)
    session.programOutput = { [printed] in
      defer { printed.text = "" }
      return printed.text
    }
    for line in recorded.setup { _ = session.execute(line) }
    return normalise(session.execute(recorded.command))
  }

  /// The cases the mimic answers otherwise than recorded.
  public static func differences(in cases: [Case]) -> [Difference] {
    let library = standardLibrary
    return cases.compactMap { recorded in
      let answer = answer(to: recorded, library: library)
      return answer == recorded.output ? nil : Difference(recorded: recorded, answer: answer)
    }
  }

  /// Hexadecimal numbers where pointers live (2³² to 2⁴⁸) become `0xADDR`; smaller ones are constants and stay.
  ///
  /// A line's end is `\n`: recordings are read through a terminal's text stream, which makes `\r\n` of none.
  public static func normalise(_ recorded: String) -> String {
    let text = recorded.utf8.contains(13) ? recorded.replacing("\r\n", with: "\n") : recorded
    guard text.contains("0x") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstRange(of: "0x") {
      result += rest[..<mark.lowerBound]
      let digits = rest[mark.upperBound...].prefix { $0.isHexDigit }
      let number = digits.utf8.count <= 16 ? UInt64(digits, radix: 16) ?? 0 : UInt64.max
      result += (1 << 32..<1 << 48).contains(number) ? "0xADDR" : "0x" + digits
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }

  /// The tables of the program and of what it imports, newly made.
  public static var standardLibrary: TypeRegistry { SubjectProgram.library(importing: StandardLibrary.modules) }

  private final class PrintedText { var text = "" }
}
