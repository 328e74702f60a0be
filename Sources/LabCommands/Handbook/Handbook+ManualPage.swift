import CommandGrammar
import LabCore
import LabText

extension Handbook {
  /// The manual page `lab.1` in man(7) macros.
  public func manualPage() -> String {
    var page = ".\\\" Written by 'lab-dev man' from the specifications of the commands.\n"
    page += ".TH LAB 1 \"\(LabVersion.date)\" \"lab \(LabVersion.current)\" \"User Commands\"\n"
    page += ".SH NAME\nlab \\- \(text(Usage.purpose.en))\n.SH SYNOPSIS\n"
    let forms = [
      #".B lab\#n.RI [ options ]"#, #".B lab\#n.RI [ options ] " command words" \&..."#,
      #".B lab\#n.RI [ options ] " " "\fB\-c\fR \(aq" line "\(aq ..."#,
      #".B lab\#n.RI [ options ] " " "\fBrun\fR " file"#,
    ]
    page += forms.joined(separator: "\n.br\n") + "\n.SH DESCRIPTION\n"
    page +=
      text(
        "An interactive shell in which live Swift objects, a model of UIKit and the inside of a chat client are poked, predicted and "
          + "looked at, in the debugger as well as in the compiler's own languages. It works offline.") + "\n"
    page += ".PP\nA command is found by its name, another name of it, or a beginning that only it has.\n.SH OPTIONS\n"
    for flag in LaunchFlag.all {
      page += ".TP\n.B \(text(flag.name))" + (flag.value.map { " \\fI\(text($0.en))\\fR" } ?? "") + "\n\(text(flag.summary.en)).\n"
    }
    page += ".SH COMMANDS\n"
    for group in CommandGroup.allCases {
      let members = table.specs.filter { $0.group == group }
      if members.isEmpty { continue }
      page += ".SS \(text(group.title.en))\n"
      for spec in members { page += entry(spec) }
    }
    return page + closing
  }

  private func entry(_ spec: CommandSpec) -> String {
    var entry = ".TP\n.B \(text(spec.usage(in: .english)))\n\(text(spec.summary.en)).\n"
    if !spec.aliases.isEmpty { entry += "Also: \(text(spec.aliases.joined(separator: ", "))).\n" }
    for option in spec.options { entry += ".br\n.B \(text("--" + option.name))\n\(text(option.summary.en))\n" }
    if let example = spec.examples.first {
      entry += ".br\nExample: \\fB\(text(example.line))\\fR\n"
    }
    return entry
  }

  private var closing: String {
    let variables = [
      ("LAB_HOME", "The home folder, as with --home."), ("LAB_LANG", "The language, as with --lang."),
      ("LAB_SWIFTC", "The Swift compiler; else the first swiftc on PATH."), ("LAB_LLDB", "The LLDB; else the first lldb on PATH."),
      ("VISUAL, EDITOR", "The editor of 'source edit'."), ("NO_COLOR", "No colours when it is set."),
    ]
    var page = ".SH ENVIRONMENT\n"
    for (name, meaning) in variables { page += ".TP\n.B \(name)\n\(text(meaning))\n" }
    page +=
      ".SH FILES\nEverything is kept in one folder, $XDG_STATE_HOME/swift\\-messenger\\-lab by default; \\fBlab doctor\\fR names it.\n"
    return page + ".SH EXIT STATUS\n0 when every command succeeded, 1 when one failed, 2 for wrong usage, 130 when interrupted.\n"
  }

  /// Text whose backslashes, dashes, quotes and leading dots mean themselves.
  private func text(_ text: String) -> String {
    var result = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
    result = result.replacing("…", with: "\\&...").replacing("\"", with: "\\(dq").replacing("\n", with: " ")
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
