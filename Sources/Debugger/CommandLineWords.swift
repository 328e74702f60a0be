/// A debugger command's arguments, split at spaces; quotes keep words together.
struct CommandLineWord: Equatable {
  var text: String
  /// Where the word starts in the command line, in characters.
  var offset: Int
}

enum CommandLineWords {
  static func split(_ line: Substring, offset: Int) -> [CommandLineWord] {
    var words: [CommandLineWord] = []
    var current: CommandLineWord?
    var quote: Character?
    for (index, character) in line.enumerated() {
      if let open = quote {
        if character == open { quote = nil } else { current?.text.append(character) }
      } else if character == "\"" || character == "'" || character == "`" {
        quote = character
        current = current ?? CommandLineWord(text: "", offset: offset + index)
      } else if character == " " || character == "\t" {
        if let word = current { words.append(word) }
        current = nil
      } else {
        if current == nil { current = CommandLineWord(text: "", offset: offset + index) }
        current?.text.append(character)
      }
    }
    if let word = current { words.append(word) }
    return words
  }
}
