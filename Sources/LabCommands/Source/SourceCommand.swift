import Foundation
import CommandGrammar
import LabCore
import LabSystem
import LabText

/// `source`: the learner's own file of defaults.
enum SourceCommand: ShellCommand {
  static let spec = CommandSpec(
    "source", group: .source, summary: Localized(en: "show or edit the source file with the defaults", zh: "查看或修改写着默认值的源文件"),
    details: Localized(
      en: """
        'source' shows the file; 'source set PROPERTY VALUE' changes a default; 'source edit' opens it in $EDITOR; 'source \
        reset' brings the original back. Nothing changes until 'rerun', and then only a new instance has the new default.
        """,
      zh: "source 显示文件；source set 属性 值 修改默认值；source edit 用 $EDITOR 打开；source reset 恢复原样。要等 rerun 之后才生效，而且只有新实例才有新的默认值。"),
    arguments: [
      ArgumentSpec("set|edit|reset", .oneOf(["edit", "reset", "set"]), isOptional: true),
      ArgumentSpec("PROPERTY", .live(.controls), isOptional: true),
      ArgumentSpec("VALUE", isOptional: true, isRepeated: true),
    ], changes: .session,
    examples: [
      CommandExample("source", setup: ["use UIView"], Localized(en: "the file with line numbers", zh: "带行号的文件")),
      CommandExample("source set alpha 0.3", setup: ["use UIView"], Localized(en: "another default", zh: "换一个默认值")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let file: SourceFile
    do { file = try workbench.sourceFile() } catch { throw arguments.rebased(error, at: 0) }
    switch arguments[0] {
    case nil: return Reply(output: listing(file))
    case "set": return try set(arguments, file, in: workbench)
    case "edit": return try edit(arguments, file, in: workbench)
    case "reset":
      try disk(arguments) { () throws(FileSystemError) in try workbench.resetSource(file) }
      return Reply(output: StyledText(Localized(en: "The source is as it was.\n", zh: "源文件已恢复原样。\n").text(in: workbench.language)))
    case let word?:
      throw arguments.diagnostic(
        Localized(en: "'source' cannot '\(word)'", zh: "source 没有“\(word)”这个用法"), at: 0,
        hint: Localized(en: "one of source, source set, source edit, source reset", zh: "source、source set、source edit、source reset 之一"))
    }
  }

  private static func disk(_ arguments: ParsedArguments, _ body: () throws(FileSystemError) -> Void) throws(Diagnostic) {
    do { try body() } catch { throw arguments.diagnostic(of: error) }
  }

  private static func listing(_ file: SourceFile) -> StyledText {
    var page = StyledText("workbench/\(file.fileName)\n", .dim)
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
      page.append(String(index + 1).padded(to: 4, alignment: .trailing) + "  ", .dim)
      page.append(line.description.escapingUntrusted() + "\n", .code)
    }
    return page
  }

  private static func set(_ arguments: ParsedArguments, _ file: SourceFile, in workbench: isolated Workbench) throws(Diagnostic) -> Reply {
    guard let name = arguments[1] else {
      throw arguments.diagnostic(
        Localized(en: "name the property and its new default", zh: "请写出属性和新的默认值"), at: 0,
        hint: Localized(same: "source set alpha 0.3"))
    }
    guard let old = file.defaults.first(where: { $0.name == name }) else {
      let near = NearestNames.suggestions(for: name, in: file.defaults.map(\.name)).first
      throw arguments.diagnostic(
        Localized(en: "the file has no default called '\(name)'", zh: "文件里没有名为“\(name)”的默认值"), at: 1,
        hint: near.map { Localized(en: "did you mean \($0)?", zh: "你是不是想输入 \($0)？") })
    }
    let (text, _) = arguments.text(after: arguments[2] == "=" ? 3 : 2)
    guard !text.isEmpty else {
      return Reply(output: StyledText("workbench/\(file.fileName):\(old.line)  \(name) = \(old.literal)\n"))
    }
    let literal = normalized(text, type: old.type)
    guard let changed = file.setting(name, to: literal) else { return Reply() }
    try disk(arguments) { () throws(FileSystemError) in try workbench.save(changed) }
    var page = StyledText(
      "workbench/\(file.fileName):\(old.line)  \(name): \(old.literal.escapingUntrusted()) → \(literal.escapingUntrusted())\n")
    page.append(
      Localized(en: "'rerun' compiles it and makes a new instance.\n", zh: "输入 rerun 编译并创建新实例。\n").text(in: workbench.language), .dim)
    return Reply(output: page)
  }

  /// A value as Swift source: full-width digits become narrow, `.5` becomes `0.5`, and text gets its quotes.
  private static func normalized(_ text: String, type: String) -> String {
    var plain = text.precomposedStringWithCompatibilityMapping.replacing("“", with: "\"").replacing("”", with: "\"")
    if plain.hasPrefix("."), plain.dropFirst().first?.isNumber == true { plain = "0" + plain }
    let isText = type == "String" || type == "String?"
    if isText, !plain.hasPrefix("\""), plain != "nil" { return plain.debugDescription }
    return plain
  }

  private static func edit(_ arguments: ParsedArguments, _ file: SourceFile, in workbench: isolated Workbench) throws(Diagnostic) -> Reply {
    guard workbench.environment.isInteractive, !workbench.environment.isEphemeral, let editor = workbench.environment.tools.editor else {
      throw arguments.diagnostic(
        Localized(en: "there is no editor here: EDITOR is not set, or this is a script", zh: "这里没有编辑器：没有设置 EDITOR，或者这是脚本"),
        hint: Localized(en: "source set PROPERTY VALUE", zh: "source set 属性 值"))
    }
    try disk(arguments) { () throws(FileSystemError) in try workbench.save(file) }
    guard Editor.run(editor, workbench.sourcePath(file)) else {
      throw arguments.diagnostic(Localized(en: "the editor did not end well; the file is as it left it", zh: "编辑器异常退出；文件保持它留下的样子"))
    }
    workbench.editedSource = nil
    let read = try workbench.sourceFile()
    try disk(arguments) { () throws(FileSystemError) in try workbench.save(read) }
    return Reply(output: listing(read))
  }
}
