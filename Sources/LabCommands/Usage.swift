public import LabText

/// The text of `lab --help`.
public enum Usage {
  /// The text.
  public static let text = Localized(
    en: """
      lab - learn Swift, Foundation, UIKit and the inside of a chat client without Xcode

        lab                          open the shell; a lesson goes on where it was left
        lab COMMAND WORDS…           run one command:  lab send hello    lab card UIView
        lab -c 'LINE' [-c 'LINE' …]  run several lines, in order
        lab run FILE   lab < FILE    run a script; lines that begin with # are comments

        --home DIR      where everything is kept (LAB_HOME; else the XDG state folder)
        --ephemeral     keep nothing on disk
        --lang LANG     en or zh-Hans; else the locale's
        --clock CLOCK   real or virtual; virtual in scripts, so that they repeat
        --seed N        the seed of every random choice; 0 in scripts
        --json          answer each command with one JSON object
        --color WHEN    auto, always or never (NO_COLOR is honoured)
        --width N       columns of the output
        --keep-going    go on after a command that failed
        --record FILE   record the session as a transcript
        --version       print the version
        --help          print this text

      Exit status: 0 every command succeeded, 1 one failed, 2 wrong usage, 130 interrupted.

      """,
    zh: """
      lab —— 不用 Xcode，学习 Swift、Foundation、UIKit 和聊天客户端的内部

        lab                          打开交互界面；课程会从上次停下的地方继续
        lab 命令 …                   执行一条命令，例如：lab send hello    lab card UIView
        lab -c '一行' [-c '一行' …]  依次执行几行
        lab run 文件   lab < 文件    执行脚本；以 # 开头的行是注释

        --home 目录     数据存放的位置（LAB_HOME；默认在 XDG state 目录）
        --ephemeral     不在磁盘上留下任何东西
        --lang 语言     en 或 zh-Hans；默认跟随系统区域设置
        --clock 时钟    real 或 virtual；脚本默认用 virtual，可重复
        --seed N        随机数种子；脚本默认为 0
        --json          每条命令回答一个 JSON 对象
        --color 时机    auto、always 或 never（遵守 NO_COLOR）
        --width N       输出的列数
        --keep-going    某条命令失败后继续执行
        --record 文件   把会话录制成记录文件
        --version       显示版本
        --help          显示本说明

      退出状态：0 全部成功，1 有命令失败，2 用法错误，130 被中断。

      """)
}
