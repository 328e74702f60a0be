import LabText

extension CommandTable {
  /// One command line from the words that a program was started with. A word with spaces is quoted when the command
  /// reads words, and left as it is when the command takes the rest of its line as it stands.
  public func line(from words: [String]) -> String {
    guard let first = words.first, words.count > 1 else { return words.first ?? "" }
    if case .command(let spec) = resolve(first), spec.style == .raw { return words.joined(separator: " ") }
    return words.map { word in
      guard word.isEmpty || word.contains(where: \.isBlank) else { return word }
      return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }.joined(separator: " ")
  }
}
