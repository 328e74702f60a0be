import Foundation
import LabSystem

// The authors' and maintainers' tool. Every subcommand has a file of its own.
let words = Array(CommandLine.arguments.dropFirst())
// Dictionaries, sets and dates are compared as the recorded LLDB shows them: in the order of fixed hashes, and in UTC.
HashSeeds.fix()
setenv("TZ", "UTC", 1)
let rest = Array(words.dropFirst())
switch words.first {
case "check"?: exit(await CheckCommand.run(rest))
case "compile"?: exit(await StagesCommand.run(rest))
case "export"?: exit(ExportCommand.run(rest))
case "completions"?: exit(HandbookCommand.completions(rest))
case "generate"?: exit(GenerateCommand.run(rest))
case "man"?: exit(HandbookCommand.manualPage())
case "new"?: exit(NewCommand.run(rest))
case "oracle"?: exit(OracleCommand.run(rest))
case "site"?: exit(await SiteCommand.run(rest))
case "reference"?: exit(HandbookCommand.reference(rest))
default:
  let usage = """
    usage: lab-dev check [--record] [LESSON…]     replay and lint lessons, cards and commands
           lab-dev compile SAMPLE [--mode debug|optimized]   every stage into CompilerLab/Artifacts
           lab-dev export catalog [--check]       the cards as data, docs/assets/type-catalog.json
           lab-dev completions bash|zsh|fish      the completion script of a shell
           lab-dev generate                       write generated sources (embedded lessons, card frames)
           \(SiteCommand.usage)
           lab-dev new lesson SLUG                the two files of the next lesson, with gaps to fill
           lab-dev man                            the manual page, lab.1
           lab-dev reference [--check]            write the reference, manual page and completions
           \(OracleCommand.usage.dropFirst("usage: ".count))

    """
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
