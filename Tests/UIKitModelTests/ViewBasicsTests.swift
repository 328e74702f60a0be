import Foundation
import Testing
import UIKitModel

@Suite(.freshWorld)
struct ViewBasicsTests {
  @Test("UIView.tag.default") func tag() { #expect(UIView().tag == 0) }
}
