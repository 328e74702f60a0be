public import CommandGrammar
public import LabText

/// An option of the `lab` program itself. `--help`, the manual page, the reference and the completions read this table.
public struct LaunchFlag: Sendable, Hashable {
  /// The option as typed, with its dashes.
  public var name: String
  /// What its value is called in a usage line; `nil` for a switch.
  public var value: Localized?
  /// What its value may be.
  public var kind: ArgumentKind
  /// What it does.
  public var summary: Localized

  private init(_ name: String, _ value: Localized? = nil, _ kind: ArgumentKind = .text, en: String, zh: String) {
    self.name = name
    self.value = value
    self.kind = kind
    summary = Localized(en: en, zh: zh)
  }

  /// Every option that has a line of its own in `--help`, in that order.
  public static let all: [LaunchFlag] = [
    LaunchFlag(
      "--home", Localized(en: "DIR", zh: "目录"), .file, en: "where everything is kept (LAB_HOME; else the XDG state folder)",
      zh: "数据存放的位置（LAB_HOME；默认在 XDG state 目录）"),
    LaunchFlag("--ephemeral", en: "keep nothing on disk", zh: "不在磁盘上留下任何东西"),
    LaunchFlag(
      "--lang", Localized(en: "LANG", zh: "语言"), .oneOf(Language.allCases.map(\.rawValue)), en: "en or zh-Hans; else the locale's",
      zh: "en 或 zh-Hans；默认跟随系统区域设置"),
    LaunchFlag(
      "--clock", Localized(en: "CLOCK", zh: "时钟"), .oneOf(LaunchOptions.ClockChoice.allCases.map(\.rawValue)),
      en: "real or virtual; virtual in scripts, so that they repeat", zh: "real 或 virtual；脚本默认用 virtual，可重复"),
    LaunchFlag(
      "--seed", Localized(en: "N", zh: "N"), .integer, en: "the seed of every random choice; 0 in scripts", zh: "随机数种子；脚本默认为 0"),
    LaunchFlag("--json", en: "answer each command with one JSON object", zh: "每条命令回答一个 JSON 对象"),
    LaunchFlag(
      "--color", Localized(en: "WHEN", zh: "时机"), .oneOf(LaunchOptions.ColorChoice.allCases.map(\.rawValue)),
      en: "auto, always or never (NO_COLOR is honoured)", zh: "auto、always 或 never（遵守 NO_COLOR）"),
    LaunchFlag("--width", Localized(en: "N", zh: "N"), .integer, en: "columns of the output", zh: "输出的列数"),
    LaunchFlag("--keep-going", en: "go on after a command that failed", zh: "某条命令失败后继续执行"),
    LaunchFlag(
      "--record", Localized(en: "FILE", zh: "文件"), .file, en: "record the session as a transcript", zh: "把会话录制成记录文件"),
    LaunchFlag("--version", en: "print the version", zh: "显示版本"),
    LaunchFlag("--help", en: "print this text", zh: "显示本说明"),
  ]

  /// The option with its value, `--home DIR`.
  public func usage(in language: Language) -> String {
    value.map { name + " " + $0.text(in: language) } ?? name
  }
}
