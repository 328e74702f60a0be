import Inspection

extension DebuggerSession {
  func typeCommand(_ invocation: Invocation) -> String {
    let words = invocation.words.map(\.text)
    guard let verb = words.first else { return helpForSubcommands("type", ["lookup"]) }
    guard "lookup".hasPrefix(verb) else { return unknownSubcommand(verb, of: "type") }
    guard words.count > 1 else { return "error: type lookup cannot be invoked without a type name as argument\n" }
    let name = words.dropFirst().joined(separator: " ")
    let path = name.hasPrefix(stop.threadName + ".") ? String(name.dropFirst(stop.threadName.count + 1)) : name
    if let table = registry.table(named: path) {
      return TypeInterface(table: table, facts: declarationFacts, registry: registry).text
    }
    return """
      no type was found in the current language swift matching '\(name)'; performing a global search across all languages
      no type was found matching '\(name)'

      """
  }
}
