public import CommandGrammar
public import LabCore
public import LabText

/// A command: what it is called and what it does. One file each; `CommandIndex` lists them all.
public protocol ShellCommand: Sendable {
  /// Everything that is known of it before it runs.
  static var spec: CommandSpec { get }

  /// Whether lines that are too wide for the terminal are broken: what a person reads, but no code and nothing that stands as
  /// a debugger or compiler prints it.
  static var wrapsOutput: Bool { get }

  /// Runs it.
  ///
  /// - Throws: what was wrong, with the place in the line.
  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply
}

extension ShellCommand {
  /// Lessons, the messenger and the lab's own pages are for reading.
  public static var wrapsOutput: Bool { [.learn, .messenger, .lab].contains(spec.group) }
}

extension ParsedArguments {
  /// A diagnostic about a part of this line, with its span moved from the part to the line.
  ///
  /// - Parameter offset: Where the part begins in the line, in `Character`s.
  func rebased(_ diagnostic: Diagnostic, at offset: Int) -> Diagnostic {
    var moved = diagnostic
    moved.source = line
    moved.span = diagnostic.span.map { $0.lowerBound + offset..<$0.upperBound + offset }
    return moved
  }

  /// The text after the first `count` words, as typed, and where it begins in the line.
  func text(after count: Int) -> (text: String, offset: Int) {
    guard count < words.count else { return ("", line.count) }
    let start = words[count].span.lowerBound
    return (String(rest.dropFirst(start - restOffset)), start)
  }
}
