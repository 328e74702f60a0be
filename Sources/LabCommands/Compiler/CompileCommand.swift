import CommandGrammar
import CompilerLab
import LabCore
import LabSystem
import LabText
import Lessons

/// `compile SAMPLE|FILE`: one Swift file on its way down to ARM64.
enum CompileCommand: ShellCommand {
  static let spec = CommandSpec(
    "compile", group: .compiler,
    summary: Localized(en: "follow a Swift file through SIL and LLVM IR to ARM64", zh: "跟随一个 Swift 文件，经 SIL、LLVM IR 直到 ARM64"),
    details: Localized(
      en: """
        Without options: the source with its line numbers and what each stage did to each function. Stages: silgen, sil, ir, \
        arm64; '-optimized' behind a stage takes the optimized build. '--diff A B' takes stages or just debug optimized. \
        The samples: \(CompilerSample.all.map(\.slug).joined(separator: ", ")).
        """,
      zh: """
        不带选项时显示带行号的源码，以及每个阶段对每个函数做了什么。阶段有 silgen、sil、ir、arm64，后面加 -optimized 表示优化构建。\
        --diff A B 可以写两个阶段，也可以只写 debug optimized。样例：\(CompilerSample.all.map(\.slug).joined(separator: "、"))。
        """),
    arguments: [ArgumentSpec("SAMPLE|FILE", .live(.samples))],
    options: [
      OptionSpec("stage", value: .oneOf(Pane.all.map(\.id)), valueName: "STAGE", summary: Localized(en: "show one stage", zh: "显示一个阶段")),
      OptionSpec("optimized", summary: Localized(en: "take the optimized build", zh: "使用优化构建")),
      OptionSpec("line", value: .integer, summary: Localized(en: "follow one source line through all stages", zh: "让一行源码走过所有阶段")),
      OptionSpec("diff", value: .text, valueName: "STAGE", valueCount: 2, summary: Localized(en: "compare two stages", zh: "比较两个阶段")),
      OptionSpec("facts", summary: Localized(en: "the counts as a table", zh: "以表格显示各项计数")),
      OptionSpec("all", summary: Localized(en: "with everything the compiler wrote", zh: "显示编译器写出的全部内容")),
      OptionSpec("html", value: .file, summary: Localized(en: "write one page with linked panes", zh: "写出一个各栏联动的网页")),
    ], changes: .session,
    examples: [
      CommandExample("compile property-access", Localized(en: "the overview", zh: "总览")),
      CommandExample("compile method-dispatch --stage sil", Localized(en: "canonical SIL", zh: "规范 SIL")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let source = try source(arguments, in: workbench)
    let artifact: Artifact
    do { artifact = try await workbench.compiler().compile(source) } catch let refusal as SwiftcRefusal {
      let lines = workbench.settleCompilerPredictions(compiles: false, artifact: nil)
      return Reply(
        status: .error, output: StyledText(refusal.text.escapingUntrusted(keepingNewlines: true)) + "\n" + lines)
    } catch { throw arguments.diagnostic(of: error) }
    workbench.noteCompiled(artifact, arguments[0] ?? "")
    var page = try page(artifact, arguments, in: workbench)
    page += workbench.settleCompilerPredictions(compiles: true, artifact: artifact)
    return Reply(output: page, evidence: source.sample.map { ["compiler.\($0)"] } ?? [])
  }

  private static func source(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> CompilerSource {
    let name = arguments[0] ?? ""
    if let sample = CompilerSample.named(name.lowercased()) { return sample.source }
    let path = name.hasPrefix("/") ? name : workbench.environment.workingFolder + "/" + name
    do { return try CompilerSource.load(path, from: POSIXFileSystem()) } catch { throw arguments.pointed(error, at: 0) }
  }

  private static func page(
    _ artifact: Artifact, _ arguments: ParsedArguments, in workbench: isolated Workbench
  ) throws(Diagnostic) -> StyledText {
    let view = ArtifactView(artifact, language: workbench.language, width: workbench.width)
    let mode: BuildMode = arguments.has("optimized") ? .optimized : .debug
    if let file = arguments.value("html") { return try write(artifact, to: file, arguments, in: workbench) }
    if let words = arguments.options["diff"] {
      guard let (left, right) = Pane.pair(words[0].text, words[1].text) else {
        throw stageError(words[0], arguments)
      }
      return view.diff(left, right)
    }
    if let word = arguments.options["stage"]?.first {
      guard let pane = Pane(named: word.text, mode: mode) else { throw stageError(word, arguments) }
      return view.stage(pane, all: arguments.has("all"))
    }
    if let word = arguments.options["line"]?.first {
      guard let number = Int(word.text) else {
        throw Diagnostic(
          Localized(en: "--line takes a number", zh: "--line 后面是数字"), source: arguments.line, span: word.span)
      }
      return try view.line(number)
    }
    return arguments.has("facts") ? view.facts() : view.overview()
  }

  private static func stageError(_ word: CommandWord, _ arguments: ParsedArguments) -> Diagnostic {
    let names = Pane.all.map(\.id)
    let near = NearestNames.suggestions(for: word.text, in: names).first ?? names.joined(separator: ", ")
    return Diagnostic(
      Localized(en: "there is no stage '\(word.text)'", zh: "没有“\(word.text)”这个阶段"), source: arguments.line, span: word.span,
      hint: Localized(same: near))
  }

  private static func write(
    _ artifact: Artifact, to file: String, _ arguments: ParsedArguments, in workbench: isolated Workbench
  ) throws(Diagnostic) -> StyledText {
    try OutputFile.write(Array(artifact.html(language: workbench.language).utf8), to: file, arguments, in: workbench)
  }
}

/// `explain WORD`: a word of SIL, LLVM IR or ARM64.
enum ExplainCommand: ShellCommand {
  static let spec = CommandSpec(
    "explain", group: .compiler, summary: Localized(en: "explain a word of SIL, LLVM IR or ARM64", zh: "解释 SIL、LLVM IR 或 ARM64 里的一个词"),
    details: Localized(
      en: "Also says where the word occurs in what was compiled last.", zh: "同时指出这个词在最近一次编译结果里出现的位置。"),
    arguments: [ArgumentSpec("WORD", .live(.glossary))],
    examples: [CommandExample("explain witness_method", Localized(en: "how a protocol's method is found", zh: "协议方法是怎样找到的"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    do {
      return Reply(
        output: try Glossary().explain(
          arguments[0] ?? "", in: workbench.artifact, language: workbench.language, width: workbench.width))
    } catch { throw arguments.pointed(error, at: 0) }
  }
}

extension Workbench {
  /// Keeps what was compiled for `explain`, and counts it as done in the open step.
  func noteCompiled(_ artifact: Artifact, _ name: String) {
    self.artifact = artifact
    stepFacts.compiled.insert(name.lowercased())
  }
}
