import Inspection

/// Reads the options of `expression`.
enum ExpressionOptionParser {
  private static let taking: Set<Character> = [
    "l", "t", "i", "u", "d", "D", "f", "G", "Z", "a", "j", "S", "P", "X", "V", "e", "b",
  ]
  private static let long: [String: Character] = [
    "language": "l", "timeout": "t", "ignore-breakpoints": "i", "unwind-on-error": "u", "dynamic-type": "d",
    "depth": "D", "format": "f", "object-description": "O", "show-types": "T", "show-all-children": "A",
    "all-threads": "a", "top-level": "p", "debug": "g", "location": "L", "flat": "F", "raw-output": "R",
    "element-count": "Z", "ptr-depth": "P", "apply-fixits": "X", "allow-jit": "j", "description-verbosity": "v",
    "no-summary-depth": "Y", "synthetic-type": "S", "validate": "V", "gdb-format": "G",
  ]

  static func parse(
    _ text: Substring, offset: Int, into request: inout ExpressionRequest
  ) -> OptionComplaint? {
    var words = CommandLineWords.split(text, offset: offset)[...]
    while let word = words.popFirst() {
      let flag: Character
      if word.text.hasPrefix("--"), let known = long[String(word.text.dropFirst(2))] {
        flag = known
      } else if word.text.hasPrefix("-"), let letter = word.text.dropFirst().first {
        flag = letter
      } else {
        // `-v` and `-Y` take their argument only when it stands right behind them; a word of its own ends the options.
        if !word.text.hasPrefix("-") { continue }
        return unknown(word)
      }
      var argument = ""
      if taking.contains(flag) {
        let attached = word.text.hasPrefix("--") ? "" : String(word.text.dropFirst(2))
        guard let found = attached.isEmpty ? words.popFirst()?.text : attached else {
          return OptionComplaint(message: "last option requires an argument")
        }
        argument = found
      }
      if let complaint = apply(flag, argument, word, &request) { return complaint }
    }
    return nil
  }

  private static func unknown(_ word: CommandLineWord) -> OptionComplaint {
    OptionComplaint(message: "unknown or ambiguous option", offset: word.offset, length: word.text.count)
  }

  private static func apply(
    _ flag: Character, _ argument: String, _ word: CommandLineWord, _ request: inout ExpressionRequest
  ) -> OptionComplaint? {
    switch flag {
    case "O": request.style = .namedDescription
    case "T": request.printing.showsTypes = true
    case "A": request.printing.childCount = nil
    case "R": request.printing.showsRawStorage = true
    case "L": request.printing.showsLocations = true
    case "F": request.isFlat = true
    case "l": request.language = argument
    case "p": request.isTopLevel = true
    case "v", "Y", "g", "n", "G", "V", "e", "b": break
    case "S": return OptionComplaint(message: "invalid synthetic-type '\(argument)'")
    case "D", "P", "Z", "t", "i", "u", "X", "j", "a": return applyNumber(flag, argument, &request)
    case "f":
      guard let format = FormatNames.format(argument) else { return OptionComplaint(message: FormatNames.complaint(argument)) }
      request.format = format
    case "d":
      guard VariableOptionParser.dynamicTypes.contains(argument) else {
        let list = VariableOptionParser.dynamicTypes.map { "\"\($0)\"" }.joined(separator: ", ")
        return OptionComplaint(message: "invalid enumeration value, valid values are: \(list)")
      }
      request.usesStaticTypes = argument == "no-dynamic-values"
    default: return unknown(word)
    }
    return nil
  }

  /// Options whose argument is a number or a truth.
  private static func applyNumber(
    _ flag: Character, _ argument: String, _ request: inout ExpressionRequest
  ) -> OptionComplaint? {
    let number = UInt(argument)
    switch flag {
    case "D":
      guard let number else { return OptionComplaint(message: "invalid max depth '\(argument)'") }
      request.printing.depth = Int(clamping: number)
    case "P" where number == nil: return OptionComplaint(message: "invalid pointer depth '\(argument)'")
    case "Z":
      guard let number else { return OptionComplaint(message: "invalid element count '\(argument)'") }
      request.wantsElements = number > 0
    case "t" where number == nil: return OptionComplaint(message: "invalid timeout setting \"\(argument)\"")
    case "a" where truth(argument) == nil:
      return OptionComplaint(message: "invalid all-threads value setting: \"\(argument)\"")
    case "i", "u", "X", "j":
      guard let isOn = truth(argument) else {
        return OptionComplaint(message: "could not convert \"\(argument)\" to a boolean value.")
      }
      if flag == "j", !isOn { request.needsInterpreter = true }
    default: break
    }
    return nil
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "on", "yes", "1": true
    case "false", "off", "no", "0": false
    default: nil
    }
  }
}
