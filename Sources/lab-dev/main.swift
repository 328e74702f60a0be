import Foundation

// The authors' and maintainers' tool. Every subcommand has a file of its own.
let words = Array(CommandLine.arguments.dropFirst())
DeterministicHashing.require()
let rest = Array(words.dropFirst())
switch words.first {
case "check"?: exit(await CheckCommand.run(rest))
case "compile"?: exit(await StagesCommand.run(rest))
case "export"?: exit(ExportCommand.run(rest))
case "generate"?: exit(GenerateCommand.run(rest))
case "oracle"?: exit(OracleCommand.run(rest))
case "site"?: exit(await SiteCommand.run(rest))
default:
  let usage = """
    usage: lab-dev check [--record] [LESSON…]     replay and lint lessons, cards and commands
           lab-dev compile SAMPLE [--mode debug|optimized]   every stage into CompilerLab/Artifacts
           lab-dev export catalog [--check]       the cards as data, docs/assets/type-catalog.json
           lab-dev generate                       write generated sources (embedded lessons)
           \(SiteCommand.usage)
           \(OracleCommand.usage.dropFirst("usage: ".count))

    """
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
