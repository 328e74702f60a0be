import Foundation
import LabSystem
import LabText
import Messenger
import Testing

@Suite("Recovery texts")
struct RecoveryTextTests {
  @Test("a quiet start has nothing to say, an interrupted one names the messages and the way on")
  func report() async throws {
    let environment = try await Bench().started()
    #expect(try await Bench().environment().start().explanation.isEmpty)
    for number in 1...7 { try await environment.send("/slow \(number)", settling: .zero) }
    guard case .restarted(let report) = await environment.repository.crash(.now) else {
      Issue.record("nothing crashed")
      return
    }
    #expect(!report.isQuiet && report.explanation.count == 2)
    #expect(report.explanation[0].en.hasPrefix("m1, m2, m3, m4, m5 and 2 more"))
    #expect(report.explanation[0].zh.contains("等 7 条消息"))
    #expect(report.explanation[1].en.contains("retry"))
    #expect(report.crashExplanation[0].en.contains("11 messages"))
  }

  @Test("the four policies are compared in both languages, each with a public source")
  func policies() {
    for language in Language.allCases {
      let text = RecoveryPolicy.comparison(in: language).plain
      for policy in RecoveryPolicy.allCases {
        #expect(text.contains(policy.title.text(in: language)))
        #expect(text.contains(policy.source.address) && policy.source.address.hasPrefix("https://"))
      }
      #expect(text.contains(language == .english ? "(this lab)" : "（本程序）"))
    }
  }

  @Test("every fault, failure and state has words in both languages")
  func words() {
    let texts =
      FaultKind.allCases.map(\.explanation) + DeliveryFailure.allCases.map(\.explanation)
      + DeliveryState.allCases.map(\.title)
    for text in texts {
      #expect(!text.en.isEmpty && text.zh.unicodeScalars.contains { $0.value >= 0x4E00 })
    }
  }
}
