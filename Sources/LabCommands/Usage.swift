public import LabText

/// The text of `lab --help`.
public enum Usage {
  /// One line for each way to start the program: the words to type and what happens.
  static let forms: [(line: Localized, note: Localized)] = [
    (Localized(en: "lab", zh: "lab"), Localized(en: "open the shell; the last lesson goes on", zh: "打开交互界面；课程会从上次停下的地方继续")),
    (
      Localized(en: "lab COMMAND WORDS…", zh: "lab 命令 …"),
      Localized(en: "one command:  lab send hello   lab card UIView", zh: "执行一条命令，例如：lab send hello    lab card UIView")
    ),
    (
      Localized(en: "lab -c 'LINE' [-c 'LINE' …]", zh: "lab -c '一行' [-c '一行' …]"),
      Localized(en: "run several lines, in order", zh: "依次执行几行")
    ),
    (
      Localized(en: "lab run FILE   lab < FILE", zh: "lab run 文件   lab < 文件"),
      Localized(en: "run a script; lines with # first are comments", zh: "执行脚本；以 # 开头的行是注释")
    ),
  ]

  /// What the program is, in one line.
  static let purpose = Localized(
    en: "learn Swift, Foundation, UIKit and a chat client's inside without Xcode", zh: "不用 Xcode，学习 Swift、Foundation、UIKit 和聊天客户端的内部")

  static let exitStatus = Localized(
    en: "Exit status: 0 success, 1 a command failed, 2 wrong usage, 130 interrupted.",
    zh: "退出状态：0 全部成功，1 有命令失败，2 用法错误，130 被中断。")

  /// The text.
  public static var text: Localized { Localized(en: text(in: .english), zh: text(in: .simplifiedChinese)) }

  private static func text(in language: Language) -> String {
    var text = language == .english ? "lab - " : "lab —— "
    text += purpose.text(in: language) + "\n\n"
    for form in forms { text += row(form.line.text(in: language), 28, form.note.text(in: language)) }
    text += "\n"
    for flag in LaunchFlag.all { text += row(flag.usage(in: language), 15, flag.summary.text(in: language)) }
    return text + "\n" + exitStatus.text(in: language) + "\n"
  }

  private static func row(_ left: String, _ width: Int, _ right: String) -> String { "  \(left.padded(to: width)) \(right)\n" }
}
