import Foundation
import LabCommands
import LabCore
import LabSystem
import LabText

/// The program: reads its arguments, wires the outside world to a session, and runs what was asked for.
@main struct Lab {
  static func main() {
    HashSeeds.fix()
    exit(CallingThread.run(run))
  }

  @Sendable private static func run() async -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let variables = ProcessInfo.processInfo.environment
    do {
      let options = try LaunchOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      return try await Program(options: options, variables: variables).run()
    } catch let error as UsageError {
      complain(error, variables)
      return 2
    } catch {
      StandardError.write("lab: \(error)\n")
      return 2
    }
  }

  private static func complain(_ error: UsageError, _ variables: [String: String]) {
    let language =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
      .flatMap { Language(localeName: $0) } ?? .english
    let text = "lab: \(error.message.text(in: language))\n\(error.hint.text(in: language))\n"
    StandardError.write(text)
  }
}
