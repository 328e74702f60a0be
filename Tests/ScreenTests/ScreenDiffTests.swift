import Foundation
import LabText
import Screen
import Testing
import UIKitModel

@Suite("What changed on the screen")
struct ScreenDiffTests {
  private func changes(_ name: Localized? = nil, _ change: (UIView) -> Void) -> [ScreenDiff.Change] {
    inScreenWorld { _ in
      let root = Subjects.chat()
      let before = root.committed
      change(root)
      let after = root.committed
      if let name { return ScreenDiff(from: before, to: after) { _ in name }.changes }
      return ScreenDiff(from: before, to: after).changes
    }
  }

  @Test("nothing changed, nothing said")
  func nothing() { #expect(changes { _ in }.isEmpty) }

  @Test("an opacity is told in both languages")
  func alpha() {
    let found = changes(Localized(en: "the bubble", zh: "气泡")) { $0.subviews[1].alpha = 0.5 }
    #expect(found.map(\.property) == ["alpha"])
    #expect(found[0].sentence == Localized(en: "alpha of the bubble 1 → 0.5", zh: "气泡的 alpha：1 → 0.5"))
  }

  @Test("a text is told with its old and new words")
  func text() {
    let found = changes { ($0.subviews[0] as? UILabel)?.text = "Messages" }
    #expect(
      found.map(\.sentence)
        == [Localized(en: "text of the UILabel \"Chats\" → \"Messages\"", zh: "UILabel 的 text：\"Chats\" → \"Messages\"")])
  }

  @Test("frames and colours are told as numbers")
  func frameAndColor() {
    let found = changes(Localized(en: "the card", zh: "卡片")) { root in
      root.subviews[1].frame.origin.x = 20
      root.subviews[1].backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    }
    #expect(
      found.map(\.sentence.en)
        == [
          "frame of the card (16, 48, 232, 40) → (20, 48, 232, 40)", "backgroundColor of the card #E5E5EA → #FF0000 50%",
        ])
  }

  @Test("views that come, go and change places are told")
  func tree() {
    let found = changes(Localized(en: "it", zh: "它")) { root in
      root.subviews[3].removeFromSuperview()
      root.bringSubviewToFront(root.subviews[0])
      root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    #expect(found.map(\.property) == ["order", "added", "removed", "removed"])
    #expect(found[1].sentence == Localized(en: "it appeared", zh: "它出现了"))
  }

  @Test("every sentence exists in both languages, and a text from outside is made harmless")
  func languages() {
    let found = changes { root in
      (root.subviews[0] as? UILabel)?.text = "x\u{1B}[2J"
      root.subviews[1].isHidden = true
      root.subviews[2].transform = CGAffineTransform(scaleX: 2, y: 2)
      root.subviews[2].layer.borderWidth = 2
    }
    #expect(found.count >= 4)
    for change in found {
      #expect(!change.sentence.zh.isEmpty && change.sentence.zh != change.sentence.en)
      #expect(!change.sentence.en.unicodeScalars.contains { $0.value == 0x1B })
      #expect(change.sentence.zh.first != " ")
    }
  }
}
