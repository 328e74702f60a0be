import Foundation

/// Dictionaries and sets are compared in the order LLDB shows them, which is the order of their hashes. The program that
/// was recorded ran with fixed hashes and in UTC; this process must too, and starts itself again when it does not.
enum DeterministicHashing {
  private static let settings = ["SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC"]

  static func require() {
    let environment = ProcessInfo.processInfo.environment
    guard settings.contains(where: { environment[$0.key] != $0.value }) else { return }
    for (name, value) in settings { setenv(name, value, 1) }
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv(path, &arguments)
  }
}
