import Foundation
import LabSystem
public import LabText

/// The three fictional conversations of a new store. Names and texts are stored in the language of the first start, as
/// what people write is.
public struct InboxSeed: Hashable, Sendable {
  /// The language of names and texts.
  public var language: Language

  /// Creates the seed of a language.
  public init(language: Language) { self.language = language }

  private struct Row {
    let id: String
    let title: Localized
    let peer: Localized
    let lines: [Localized]
  }

  private static let rows: [Row] = [
    Row(
      id: "trail", title: Localized(en: "Trail Club", zh: "登山小队"), peer: Localized(en: "Mina", zh: "米娜"),
      lines: [
        Localized(en: "Saturday, 8:30, north gate. Who is in?", zh: "周六八点半，北门集合。谁来？"),
        Localized(en: "Bring water, the spring is dry.", zh: "记得带水，泉眼干了。"),
      ]),
    Row(
      id: "reading", title: Localized(en: "Reading Circle", zh: "读书会"), peer: Localized(en: "Oskar", zh: "奥斯卡"),
      lines: [Localized(en: "Chapter four by Thursday?", zh: "周四前读完第四章？")]),
    Row(
      id: "repair", title: Localized(en: "Bicycle Workshop", zh: "自行车工坊"), peer: Localized(en: "June", zh: "小俊"),
      lines: [Localized(en: "Your front wheel is true again.", zh: "你的前轮已经校正好了。")]),
  ]

  /// The first state of a store. The messages were received one minute apart, the last one a minute before `now`.
  func makeState(now: LabInstant) -> InboxState {
    var state = InboxState()
    let total = InboxSeed.rows.map(\.lines.count).reduce(0, +)
    for row in InboxSeed.rows {
      let peer = row.peer.text(in: language)
      state.addRow(
        Conversation(id: row.id, title: row.title.text(in: language), peer: peer, unread: row.lines.count))
      for line in row.lines {
        let ordinal = state.nextOrdinal
        // The seed's own identifiers are the same in every store, apart from those a session makes.
        let id = UUID(version4Bits: 0x5EED_0000_0000_0000, UInt64(ordinal))
        state.append(
          Message(
            id: id, number: state.nextReceived, ordinal: ordinal, conversation: row.id, author: peer,
            text: line.text(in: language), createdAt: now.advanced(by: .seconds(60 * (ordinal - 1 - total))).date,
            deliveryState: .received))
      }
    }
    return state
  }
}
