import CommandGrammar
import LabText

/// A shell that completions are written for.
public enum CompletionShell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// What the file is called in the project.
  public var path: String {
    switch self {
    case .bash: "docs/completions/lab.bash"
    case .zsh: "docs/completions/_lab"
    case .fish: "docs/completions/lab.fish"
    }
  }
}

extension Handbook {
  /// The completion script of a shell.
  public func completions(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let origin = "Written by 'lab-dev completions' from the specifications of the commands."

  /// The words that may follow a command, and whether a file may. Words that a shell would read as more than themselves are
  /// left out.
  private func offers(of spec: CommandSpec) -> (words: [String], files: Bool) {
    let kinds = spec.arguments.map(\.kind)
    var seen: Set<String> = []
    return (kinds.flatMap { words(for: $0) }.filter { Self.isPlain($0) && seen.insert($0).inserted }, kinds.contains(.file))
  }

  private func names(of spec: CommandSpec) -> [String] { ([spec.name] + spec.aliases).filter { Self.isPlain($0) } }

  private static func isPlain(_ word: String) -> Bool {
    word.utf8.first.map { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") } ?? false
      && word.allSatisfy { $0.isLetter || $0.isNumber || "_.-+".contains($0) }
  }

  private var valued: [LaunchFlag] { LaunchFlag.all.filter { $0.value != nil } }

  // MARK: bash

  private var bash: String {
    var text =
      "# \(Self.origin)\n_lab() {\n  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word skip=\n"
    text += "  COMPREPLY=()\n  case $previous in\n"
    for flag in valued {
      text += "    \(flag.name)) " + (flag.kind == .file ? "COMPREPLY=($(compgen -f -- \"$current\"))" : bashWords(words(for: flag.kind)))
      text += "; return ;;\n"
    }
    text +=
      "  esac\n  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n    if [ -n \"$skip\" ]; then skip=; continue; fi\n    case $word in\n"
    text +=
      "      \(valued.map(\.name).joined(separator: "|"))|-c) skip=1 ;;\n      -*) ;;\n      *) command=$word; break ;;\n    esac\n  done\n"
    text += "  case $command in\n    '') if [[ $current == -* ]]; then \(bashWords(LaunchFlag.all.map(\.name)))\n"
    text += "      else \(bashWords(table.words.filter { Self.isPlain($0) })); fi ;;\n"
    for spec in table.specs {
      let (words, files) = offers(of: spec)
      let options = spec.options.map { "--" + $0.name }
      guard !words.isEmpty || !options.isEmpty || files else { continue }
      text += "    \(names(of: spec).joined(separator: "|"))) \(bashWords(options + words))"
      if files || spec.name == "run" { text += "; COMPREPLY+=($(compgen -f -- \"$current\"))" }
      text += " ;;\n"
    }
    return text + "  esac\n}\ncomplete -o filenames -F _lab lab\n"
  }

  private func bashWords(_ words: [String]) -> String {
    words.isEmpty ? ":" : "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
  }

  // MARK: zsh

  private var zsh: String {
    var text = "#compdef lab\n# \(Self.origin)\n_lab() {\n  local context state line\n  _arguments -C \\\n"
    for flag in LaunchFlag.all {
      text += "    '\(flag.name)[\(zshText(flag.summary.en))]"
      if let value = flag.value {
        let words = words(for: flag.kind)
        text += ":\(value.en):" + (flag.kind == .file ? "_files" : words.isEmpty ? "" : "(\(words.joined(separator: " ")))")
      }
      text += "' \\\n"
    }
    text += "    '*-c[run one line]:line:' '1:command:->command' '*::argument:->argument'\n  case $state in\n    command)\n"
    text += "      local -a commands=(\n"
    for spec in table.specs { text += "        '\(spec.name):\(zshText(spec.summary.en))'\n" }
    text += "      )\n      _describe command commands ;;\n    argument)\n      case $line[1] in\n"
    for spec in table.specs {
      let (words, files) = offers(of: spec)
      let all = spec.options.map { "--" + $0.name } + words
      guard !all.isEmpty || files else { continue }
      text += "        \(names(of: spec).joined(separator: "|"))) "
      if !all.isEmpty { text += "compadd -- \(all.joined(separator: " "))" }
      if files || spec.name == "run" { text += (all.isEmpty ? "" : "; ") + "_files" }
      text += " ;;\n"
    }
    return text + "      esac ;;\n  esac\n}\n_lab \"$@\"\n"
  }

  private func zshText(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }

  // MARK: fish

  private var fish: String {
    var text = "# \(Self.origin)\ncomplete -c lab -f\n"
    for flag in LaunchFlag.all {
      text += "complete -c lab -n __fish_use_subcommand -l \(flag.name.dropFirst(2)) -d '\(fishText(flag.summary.en))'"
      if flag.value != nil {
        let words = words(for: flag.kind)
        text += flag.kind == .file ? " -r -F" : words.isEmpty ? " -x" : " -x -a '\(words.joined(separator: " "))'"
      }
      text += "\n"
    }
    for spec in table.specs {
      text += "complete -c lab -n __fish_use_subcommand -a \(spec.name) -d '\(fishText(spec.summary.en))'\n"
      let (words, files) = offers(of: spec)
      let seen = names(of: spec).joined(separator: " ")
      let condition = "-n '__fish_seen_subcommand_from \(seen)'"
      for option in spec.options { text += "complete -c lab \(condition) -l \(option.name) -d '\(fishText(option.summary.en))'\n" }
      if !words.isEmpty { text += "complete -c lab \(condition) -a '\(words.joined(separator: " "))'\n" }
      if files || spec.name == "run" { text += "complete -c lab \(condition) -F\n" }
    }
    return text
  }

  private func fishText(_ text: String) -> String { text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
}
