import Foundation

// The authors' tool. Every subcommand has a file of its own.
let words = Array(CommandLine.arguments.dropFirst())
DeterministicHashing.require()
switch words.first {
case "oracle"?: exit(OracleCommand.run(Array(words.dropFirst())))
default:
  FileHandle.standardError.write(Data("\(OracleCommand.usage)\n".utf8))
  exit(2)
}
