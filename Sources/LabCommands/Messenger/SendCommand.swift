import CommandGrammar
import LabCore
import LabText
import Messenger

/// `send TEXT`: a message on its way through every layer.
enum SendCommand: ShellCommand {
  static let spec = CommandSpec(
    "send", group: .messenger,
    summary: Localized(en: "send a message; a word like /fail makes it go wrong", zh: "发送消息；加上 /fail 之类的词可以让它出错"),
    details: details, arguments: [ArgumentSpec("TEXT", isRepeated: true)], style: .raw, changes: .messenger,
    examples: [
      CommandExample("send hello", Localized(same: "queued → sending → sent")),
      CommandExample("send /fail", Localized(en: "fails; 'retry' gets it through with the same id", zh: "失败；retry 用同一个 id 送达")),
      CommandExample("send --as Mei are you there?", Localized(en: "a message from somebody else arrives", zh: "收到别人的一条消息")),
    ])

  private static let details = Localized(
    en: "Fault words, at the beginning or the end of the text:\n"
      + FaultKind.allCases.map { "  \($0.word)  \($0.explanation.en)" }.joined(separator: "\n")
      + "\n\nThe text is stored as typed. '--as NAME TEXT' receives a message from NAME instead of sending one.",
    zh: "故障词，写在文字的开头或结尾：\n" + FaultKind.allCases.map { "  \($0.word)  \($0.explanation.zh)" }.joined(separator: "\n")
      + "\n\n文字按输入原样保存。“--as 名字 文字”表示收到这个人发来的消息，而不是发送。")

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    let recovered = workbench.takeRecovery().map { MessengerPages(workbench).recovery($0) } ?? StyledText()
    let (author, text) = try author(arguments)
    let snapshot = await repository.snapshot
    let draft = MessageDraft(conversation: snapshot.selected?.id ?? "", text: text)
    var reply: Reply
    do {
      if let author {
        reply = await workbench.reply(to: try await repository.receive(draft, from: author))
      } else {
        reply = await workbench.reply(to: try await repository.send(draft))
      }
    } catch let error { throw arguments.rebased(error, at: arguments.restOffset) }
    reply.output = recovered + reply.output
    let near = FaultKind.nearMisses(in: text)
    if author == nil, !near.isEmpty {
      reply.output.append(
        Localized(
          en: "(sent as plain text; the fault words are written like \(near.joined(separator: " ")))\n",
          zh: "（已按普通文字发送；故障词的写法是 \(near.joined(separator: " "))）\n"
        ).text(in: workbench.language), .dim)
    }
    return reply
  }

  /// `--as NAME TEXT` or plain text.
  private static func author(_ arguments: ParsedArguments) throws(Diagnostic) -> (String?, String) {
    guard arguments.rest == "--as" || arguments.rest.hasPrefix("--as ") else { return (nil, arguments.rest) }
    let words = CommandLineScanner.words(in: arguments.rest)
    guard words.count > 2 else {
      throw arguments.diagnostic(
        Localized(en: "--as needs a name and a text", zh: "--as 后面要有名字和文字"),
        hint: Localized(en: "send --as Mei hello", zh: "send --as Mei 你好"))
    }
    return (words[1].text, String(arguments.rest.dropFirst(words[2].span.lowerBound)))
  }
}
