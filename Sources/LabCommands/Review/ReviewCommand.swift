import CommandGrammar
import Foundation
import LabCore
import LabSystem
import LabText
import Transcripts

/// `review FILE…`: what was predicted, done and understood.
enum ReviewCommand: ShellCommand {
  static let spec = CommandSpec(
    "review", group: .review, summary: Localized(en: "review recorded sessions step by step", zh: "逐步回看会话记录"),
    details: Localized(
      en:
        "One file shows a page, several a table. --html and --ndjson write files for people and programs; --compare sets two sessions side by side.",
      zh: "一个文件显示一页，多个文件显示一张表。--html 与 --ndjson 分别写给人和程序看的文件；--compare 把两次会话并排比较。"),
    arguments: [ArgumentSpec("FILE", .file, isRepeated: true)],
    options: [
      OptionSpec("html", value: .file, summary: Localized(en: "write one page for a browser", zh: "写出一个网页")),
      OptionSpec("ndjson", value: .file, summary: Localized(en: "write one row a step for other programs", zh: "写出每步一行的数据文件")),
      OptionSpec("json", summary: Localized(en: "print JSON", zh: "输出 JSON")),
      OptionSpec("compare", summary: Localized(en: "compare two sessions", zh: "比较两次会话")),
    ], changes: .session,
    examples: [CommandExample("review session.labt", Localized(en: "one page", zh: "一页回看"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let reviews = try await reviews(arguments, in: workbench)
    let (language, width) = (workbench.language, workbench.width)
    if let file = arguments.value("html") {
      return try write(ReviewHTML(reviews, language: language).page, to: file, arguments, in: workbench)
    }
    if let file = arguments.value("ndjson") {
      let rows = reviews.flatMap(\.rows).map { $0.text() + "\n" }.joined()
      return try write(rows, to: file, arguments, in: workbench)
    }
    if arguments.has("json") { return Reply(output: StyledText(JSONValue.array(reviews.map(\.json)).text(isPretty: true) + "\n")) }
    if arguments.has("compare") {
      guard reviews.count == 2 else {
        throw arguments.diagnostic(Localized(en: "--compare takes two sessions", zh: "--compare 需要两份会话"), at: 0)
      }
      return Reply(output: ReviewComparison(reviews[0], reviews[1]).styled(in: language, width: width))
    }
    if reviews.count == 1 { return Reply(output: reviews[0].styled(in: language, width: width)) }
    return Reply(output: ReviewTable.styled(reviews, in: language, width: width))
  }

  private static func reviews(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> [SessionReview] {
    let verifier = TranscriptVerifier(version: LabVersion.current, sessions: workbench.recordedSessions.factory)
    var reviews: [SessionReview] = []
    for path in try TranscriptPaths.expand(arguments, in: workbench) {
      let transcript = try TranscriptPaths.read(path, arguments)
      let notes = (try? POSIXFileSystem().read(ReviewNotes.path(for: path))).map {
        ReviewNotes(parsing: String(decoding: $0, as: UTF8.self))
      }
      reviews.append(
        SessionReview(
          transcript, name: TranscriptPaths.shown(path, in: workbench), verification: await verifier.verify(transcript),
          notes: notes ?? ReviewNotes()))
    }
    return reviews
  }

  static func write(
    _ text: String, to file: String, _ arguments: ParsedArguments, in workbench: isolated Workbench
  ) throws(Diagnostic) -> Reply {
    Reply(output: try OutputFile.write(Array(text.utf8), to: file, arguments, in: workbench))
  }
}

/// `export FORMAT FILE OUT`: a transcript in another form.
enum ExportCommand: ShellCommand {
  static let spec = CommandSpec(
    "export", group: .review,
    summary: Localized(en: "write a transcript as asciicast, Markdown or text", zh: "把会话记录导出为 asciicast、Markdown 或文本"),
    arguments: [
      ArgumentSpec("asciicast|markdown|text", .oneOf(["asciicast", "markdown", "text"])), ArgumentSpec("FILE", .file),
      ArgumentSpec("OUT", .file),
    ],
    changes: .session,
    examples: [CommandExample("export markdown session.labt session.md", Localized(en: "to read on the web", zh: "方便在网页上阅读"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let path = TranscriptPaths.absolute(arguments[1] ?? "", in: workbench)
    let transcript = try TranscriptPaths.read(path, arguments)
    let title = TranscriptPaths.shown(path, in: workbench)
    let text: String
    switch arguments[0] {
    case "asciicast": text = TranscriptExport.asciicast(transcript, title: title)
    case "markdown": text = TranscriptExport.markdown(transcript, title: title)
    case "text": text = TranscriptExport.plainText(transcript)
    default:
      throw arguments.diagnostic(
        Localized(en: "there is no format '\(arguments[0] ?? "")'", zh: "没有“\(arguments[0] ?? "")”这种格式"), at: 0,
        hint: Localized(en: "one of asciicast, markdown, text", zh: "asciicast、markdown、text 之一"))
    }
    return try ReviewCommand.write(text, to: arguments[2] ?? "", arguments, in: workbench)
  }
}
