import Catalog
import CommandGrammar
import CompilerLab
import LabCore
import LabText
import Lessons

/// `rerun`: compiles the learner's source and makes a new instance beside the old one.
enum RerunCommand: ShellCommand {
  static let wrapsOutput = true
  static let spec = CommandSpec(
    "rerun", group: .source,
    summary: Localized(en: "compile the source and make a new instance with its defaults", zh: "编译源文件，用其中的默认值创建新实例"),
    details: Localized(
      en: """
        The real swiftc compiles the file. If it refuses, its errors are shown and the old instance stays. Otherwise a new \
        instance is made: both are shown, because only the new one has the new defaults. Without swiftc the literals are \
        read by the lab's own checker, and it says so.
        """,
      zh: "由真正的 swiftc 编译。编译不过就显示它的错误，旧实例保留；编译通过则创建新实例，并把新旧摆在一起——只有新的有新默认值。没有 swiftc 时由实验室自己的检查器读取字面量，并会说明。"),
    changes: .instance,
    examples: [
      CommandExample("rerun", setup: ["use UIView", "source set alpha 0.3"], Localized(en: "a new view beside the old", zh: "新视图和旧视图并排"))
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let file: SourceFile
    do { file = try workbench.sourceFile() } catch { throw arguments.rebased(error, at: 0) }
    let language = workbench.language
    var values: [String: String] = [:]
    var usesCompiler = true
    do {
      let read = try await SourceStep(workbench.compiler()).defaults(in: file.text, fileName: file.fileName)
      values = Dictionary(read.map { ($0.name, literal($0)) }, uniquingKeysWith: { $1 })
    } catch let refusal as SwiftcRefusal {
      let page =
        StyledText(refusal.text.escapingUntrusted(keepingNewlines: true)) + "\n"
        + workbench.settleCompilerPredictions(compiles: false, artifact: nil)
      return Reply(
        status: .error,
        output: page + StyledText(Localized(en: "The old instance stays.\n", zh: "旧实例保留不变。\n").text(in: language), .dim))
    } catch let error as Diagnostic {
      guard workbench.environment.tools.swiftc == nil else { throw arguments.rebased(error, at: 0) }
      usesCompiler = false
      values = Dictionary(file.defaults.map { ($0.name, $0.literal) }, uniquingKeysWith: { $1 })
    } catch { throw arguments.diagnostic(of: error) }
    let original = Dictionary(workbench.freshSource(file.subject).defaults.map { ($0.name, $0.literal) }, uniquingKeysWith: { $1 })
    let rows = try workbench.remake(with: values)
    var page = report(rows, original, workbench)
    page += workbench.settleCompilerPredictions(compiles: true, artifact: nil)
    if !usesCompiler {
      page.append(
        Localized(en: "(no swiftc here: the literals were read by the lab's own checker)\n", zh: "（这里没有 swiftc：字面量由实验室自己的检查器读取）\n").text(
          in: language),
        .warning)
    }
    workbench.stepFacts.didRerun = true
    return Reply(output: page)
  }

  private static func report(_ rows: [RemadeProperty], _ original: [String: String], _ workbench: isolated Workbench) -> StyledText {
    let english = workbench.language == .english
    let changed = rows.filter { $0.old != $0.new }
    guard !changed.isEmpty else {
      return StyledText(english ? "A new instance, equal to the old one: the defaults are the same.\n" : "已创建新实例，与旧的相同：默认值没有变。\n")
    }
    var table = Table(english ? ["property", "old instance", "new instance"] : ["属性", "旧实例", "新实例"])
    for row in changed { table.append([row.name, row.old, row.new]) }
    var page = table.styled(width: workbench.width)
    page.append(
      english
        ? "Only the new one was made with the new defaults; the old one was finished before you changed the source.\n"
        : "只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。\n", .dim)
    return page
  }

  /// A value as the literal it stands for: `Optional("x")` is what an optional property says of `"x"`.
  private static func literal(_ value: SourceStep.Value) -> String {
    guard value.type.hasPrefix("Optional<"), value.text.hasPrefix("Optional("), value.text.hasSuffix(")") else { return value.text }
    return String(value.text.dropFirst("Optional(".count).dropLast())
  }
}
