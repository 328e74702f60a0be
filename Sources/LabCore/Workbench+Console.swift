public import LabText
import UIKitModel

extension Workbench {
  /// What UIKit wrote to the console since the last call, as it stands in Xcode: a conflict of constraints, for example.
  /// Empty when it wrote nothing.
  public func takeConsole() -> StyledText {
    let messages = world.consoleLog.dropFirst(consoleRead)
    consoleRead = world.consoleLog.count
    let lines = messages.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return StyledText(
      lines.map { $0.replacing("\t", with: "    ").escapingUntrusted() + "\n" }.joined())
  }
}
