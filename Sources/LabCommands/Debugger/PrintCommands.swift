import CommandGrammar
import LabText

/// `p EXPRESSION`: prints a value as LLDB does.
enum PrintCommand: DebuggerCommand {
  static let spec = CommandSpec(
    "p", aliases: ["print"], group: .debugger,
    summary: Localized(en: "print a value the way LLDB does", zh: "像 LLDB 那样打印一个值"),
    details: Localized(
      en: "A variable path is read as it is stored; anything else is compiled and run in the current frame. 'p/x' prints in hexadecimal.",
      zh: "变量路径按存储内容读取；其他内容会在当前现场编译并执行。p/x 以十六进制打印。"),
    arguments: [ArgumentSpec("EXPRESSION", .live(.locals), isRepeated: true)], style: .raw, changes: .instance,
    examples: [CommandExample("p view.alpha", setup: ["use UIView"], Localized(en: "the type and the value", zh: "类型和值"))])
}

/// `po EXPRESSION`: an object's own description.
enum PrintObjectCommand: DebuggerCommand {
  static let spec = CommandSpec(
    "po", group: .debugger, summary: Localized(en: "print an object's description, as LLDB does", zh: "像 LLDB 那样打印对象的描述"),
    arguments: [ArgumentSpec("EXPRESSION", .live(.locals), isRepeated: true)], style: .raw, changes: .instance,
    examples: [CommandExample("po view", setup: ["use UIView"], Localized(en: "how UIKit describes it", zh: "UIKit 对它的描述"))])
}

/// `v PATH`: variables without running code.
enum VariableCommand: DebuggerCommand {
  static let spec = CommandSpec(
    "v", aliases: ["var", "frame"], group: .debugger,
    summary: Localized(en: "show variables without running any code", zh: "不执行代码，直接查看变量"),
    details: Localized(
      en: "'v' alone shows every local; 'v view.alpha' follows a path of stored properties. 'frame variable' is its long name.",
      zh: "单独的 v 显示全部局部变量；v view.alpha 沿着存储属性往下看。完整写法是 frame variable。"),
    arguments: [ArgumentSpec("PATH", .live(.locals), isOptional: true, isRepeated: true)], style: .raw, changes: .nothing,
    examples: [CommandExample("v counter", setup: ["use ValueCounter"], Localized(en: "what is stored", zh: "存储的内容"))])

  static func mayChange(_ line: String) -> Bool { false }
  static func isCompiled(_ line: String) -> Bool { false }
}

/// `expr STATEMENT`: runs code in the paused frame.
enum ExpressionCommand: DebuggerCommand {
  static let spec = CommandSpec(
    "expr", aliases: ["e", "expression"], group: .debugger,
    summary: Localized(en: "run Swift in the paused frame: how a debugger changes things", zh: "在暂停的现场执行 Swift：调试器修改东西的方式"),
    details: Localized(
      en: """
        Changes the model at once, past the white-list and its ranges; the screen keeps showing what was committed until \
        'flush', 'continue' or the next control. Results are kept as $R0, $R1, … 'expr' alone takes several lines, up to an empty \
        one; Ctrl-C leaves them.
        """,
      zh: "立刻修改模型，绕过白名单和取值范围；屏幕要等 flush、continue 或下一次 set 才更新。结果保存为 $R0、$R1……单独输入 expr 可以写多行，以空行结束；Ctrl-C 放弃。"),
    arguments: [ArgumentSpec("STATEMENT", .live(.locals), isRepeated: true)], style: .raw, changes: .instance,
    examples: [
      CommandExample("expr view.alpha = 0.5", setup: ["use UIView"], Localized(en: "the model changes, the screen waits", zh: "模型变了，屏幕还没变"))
    ])
}

/// `call EXPRESSION`: LLDB's way to call a method.
enum CallCommand: DebuggerCommand {
  static let spec = CommandSpec(
    "call", group: .experiment, summary: Localized(en: "call a method of something in the frame", zh: "调用现场里某个对象的方法"),
    arguments: [ArgumentSpec("CALL", .live(.locals), isRepeated: true)], style: .raw, changes: .instance,
    examples: [CommandExample("call reference.increment()", setup: ["use ReferenceCounter"], Localized(en: "one step further", zh: "前进一步"))]
  )
}

/// `bt`: how the program got here.
enum BacktraceCommand: DebuggerCommand {
  static let spec = CommandSpec(
    "bt", group: .debugger, summary: Localized(en: "show the call stack", zh: "查看调用栈"),
    arguments: [ArgumentSpec("N", .integer, isOptional: true)], style: .raw,
    examples: [CommandExample("bt", setup: ["use UIView"], Localized(en: "the frame that is paused", zh: "暂停的那一帧"))])

  static func mayChange(_ line: String) -> Bool { false }
  static func isCompiled(_ line: String) -> Bool { false }
}
