import Foundation
import LabSystem

/// A program that keeps a messenger in a home folder, as the crash tests need it.
struct StormProgram: Sendable, CustomStringConvertible {
  /// How a program is driven.
  enum Kind: Sendable {
    /// `messenger-probe storm HOME` sends by itself and prints each change once it is durable.
    case probe
    /// The shell: a script on standard input, one JSON object a command on standard output.
    case lab
  }

  var kind: Kind
  var path: String

  var description: String { path }

  /// The folder with the products of this build.
  private static var products: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
  }

  /// The probe of this build.
  static var builtProbe: StormProgram { StormProgram(kind: .probe, path: products + "/messenger-probe") }

  /// The programs to kill: the one that `LAB_CRASH_PROGRAM` names, else what this build made.
  static var all: [StormProgram] {
    if let path = ProcessInfo.processInfo.environment["LAB_CRASH_PROGRAM"] {
      return [StormProgram(kind: path.hasSuffix("messenger-probe") ? .probe : .lab, path: path)]
    }
    return [builtProbe, StormProgram(kind: .lab, path: products + "/lab")].filter { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// How often each program is killed: `LAB_CRASH_KILLS`, else 40.
  static var kills: Int { ProcessInfo.processInfo.environment["LAB_CRASH_KILLS"].flatMap { Int($0) } ?? 40 }

  /// The environment of the child: nothing of the person who runs the tests.
  static var environment: [String: String] {
    ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
  }

  /// Runs a storm of sends that ends by SIGKILL after `time`.
  func storm(home: String, round: Int, for time: Duration) async throws -> ProcessResult {
    var request = ProcessRequest(path, environment: Self.environment, timeLimit: time)
    switch kind {
    case .probe: request.arguments = ["storm", home]
    case .lab:
      request.arguments = ["--home", home, "--json", "--keep-going", "--lang", "en"]
      request.input = Array(Self.script(round: round).utf8)
    }
    return try await POSIXProcessRunner().run(request)
  }

  /// Sends with every fault, each text once in all rounds. The texts are long, because what a shell writes into a pipe
  /// comes in pieces of its buffer's size, and a kill takes what is still in it.
  private static func script(round: Int) -> String {
    let padding = String(repeating: "long-", count: 600)
    let words = ["", "/fail ", "/dropack ", "/echofirst ", "/503 ", "", "/html520 ", "/slow "]
    return (0..<2_000).map { number in
      let command = "send \(words[number % words.count])\(padding) storm-\(round)-\(number)-\n"
      return number % 9 == 8 ? command + "retry\n" : command
    }
    .joined()
  }

  /// The command whose answer lists the messages. The one before it takes the report on the kill.
  static let listing = "messages --all"

  /// What the next start says about the messages.
  func state(home: String) async throws -> ProcessResult {
    let arguments =
      switch kind {
      case .probe: ["state", home]
      case .lab: ["--home", home, "--json", "--lang", "en", "-c", "inbox", "-c", Self.listing]
      }
    return try await POSIXProcessRunner().run(
      ProcessRequest(path, arguments, environment: Self.environment, timeLimit: .seconds(120)))
  }
}
