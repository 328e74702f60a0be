public import LabText

/// A message that is not one yet: what was typed and for whom. It has no id and no state.
public struct MessageDraft: Hashable, Sendable {
  /// The most UTF-8 bytes a message may have.
  public static let textLimit = 16_384

  /// Where it is to go.
  public var conversation: Conversation.ID
  /// What was typed.
  public var text: String

  /// Creates a draft.
  public init(conversation: Conversation.ID, text: String) {
    self.conversation = conversation
    self.text = text
  }

  /// Whether there is something to send.
  public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  /// Checks what can be checked before a message exists.
  ///
  /// - Throws: a diagnostic when the text is empty or longer than `textLimit`.
  public func validate() throws(Diagnostic) {
    if isEmpty {
      throw Diagnostic(
        Localized(en: "there is no text to send", zh: "没有要发送的文字"),
        hint: Localized(en: "send hello", zh: "send 你好"))
    }
    let size = text.utf8.count
    if size > MessageDraft.textLimit {
      throw Diagnostic(
        Localized(
          en: "the text has \(size) bytes; a message may have \(MessageDraft.textLimit)",
          zh: "文字有 \(size) 字节；一条消息最多 \(MessageDraft.textLimit) 字节"),
        hint: Localized(en: "split it into several messages", zh: "请分成几条消息发送"))
    }
  }
}
