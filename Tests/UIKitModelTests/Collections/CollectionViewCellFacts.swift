import Foundation
import Testing

@testable import UIKitModel

private func cell() -> UICollectionViewCell { UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }

@Suite("UICollectionViewCell facts", .freshWorld)
struct CollectionViewCellFacts {
  @Test("UICollectionViewCell.isSelected.default") func isSelected() { #expect(!cell().isSelected) }
  @Test("UICollectionViewCell.isHighlighted.default") func isHighlighted() { #expect(!cell().isHighlighted) }
  @Test("UICollectionViewCell.backgroundView.default") func backgroundView() { #expect(cell().backgroundView == nil) }
  @Test("UICollectionViewCell.contentConfiguration.default") func contentConfiguration() {
    #expect(cell().contentConfiguration == nil)
  }
  @Test("UICollectionViewCell.automaticallyUpdatesContentConfiguration.default") func updatesContent() {
    #expect(cell().automaticallyUpdatesContentConfiguration)
  }
  @Test("UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration.default") func updatesBackground() {
    #expect(cell().automaticallyUpdatesBackgroundConfiguration)
  }
  @Test("UICollectionViewCell.reuseId.default") func reuseIdentifier() { #expect(cell().reuseIdentifier == nil) }

  @Test("UIView.desc.baseClass.cell") func baseClass() {
    let some = RecordingCell(frame: CGRect(x: 0, y: 0, width: 350.0 / 3, height: 350.0 / 3))
    let text =
      #/<UIKitModelTests.RecordingCell: 0x[0-9a-f]+; baseClass = UICollectionViewCell; frame = \(0 0; 116.667 116.667\); layer = <CALayer: 0x[0-9a-f]+>>/#
    #expect(some.description.wholeMatch(of: text) != nil, "\(some.description)")
    #expect(!cell().description.contains("baseClass"))
  }

  @Test("UICollectionViewCell.contentView") func contentView() {
    let some = cell()
    #expect(some.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(some.contentView.superview === some)
    some.frame.size = CGSize(width: 60, height: 30)
    #expect(some.contentView.frame.size == CGSize(width: 60, height: 30))
  }

  @Test("UICollectionViewCell.update.order") func updateOrder() {
    let some = RecordingCell(frame: .zero)
    some.layoutIfNeeded()
    some.configurations = []
    var seen: [Int] = []
    some.configurationUpdateHandler = { _, state in
      seen.append(some.configurations.count)
      #expect(state.isSelected)
    }
    some.isSelected = true
    some.layoutIfNeeded()
    #expect(seen == [1])
    #expect(some.configurations.map(\.isSelected) == [true])
  }

  @Test("UICollectionViewCell.handler.set") func handlerSet() {
    let some = cell()
    some.layoutIfNeeded()
    var runs = 0
    some.configurationUpdateHandler = { _, _ in runs += 1 }
    #expect(runs == 0)
    some.layoutIfNeeded()
    #expect(runs == 1)
  }

  @Test("UICollectionViewCell.needsUpdate.coalesce") func coalesce() {
    let some = RecordingCell(frame: .zero)
    some.layoutIfNeeded()
    some.configurations = []
    for _ in 0..<3 { some.setNeedsUpdateConfiguration() }
    some.layoutIfNeeded()
    #expect(some.configurations.count == 1)
  }

  @Test("UICollectionViewCell.state.flags") func flags() {
    let some = cell()
    some.isSelected = true
    some.isHighlighted = true
    #expect(some.configurationState.isSelected && some.configurationState.isHighlighted)
    some.isUserInteractionEnabled = false
    #expect(some.configurationState.isDisabled)
  }

  @Test("UICollectionViewCell.selectedBg") func selectedBackground() {
    let some = cell()
    let (plain, selected) = (UIView(), UIView())
    some.backgroundView = plain
    some.selectedBackgroundView = selected
    some.layoutIfNeeded()
    #expect(some.subviews == [plain, some.contentView])
    some.isSelected = true
    #expect(some.subviews == [plain, selected, some.contentView])
    some.isSelected = false
    #expect(some.subviews == [plain, some.contentView])
    some.isHighlighted = true
    some.layoutIfNeeded()
    #expect(selected.superview === some && selected.frame == some.bounds)
  }

  @Test("a content configuration makes the content view once, and follows the state") func contentView2() {
    struct Text: UIContentConfiguration {
      var text: String
      var isSelected = false
      func makeContentView() -> any UIContentView & UIView { TextView(self) }
      func updated(for state: UICellConfigurationState) -> Text { Text(text: text, isSelected: state.isSelected) }
    }
    final class TextView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Text) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
    }
    let some = cell()
    some.contentConfiguration = Text(text: "a")
    let view = some.contentView
    #expect(view is TextView)
    some.contentConfiguration = Text(text: "b")
    some.isSelected = true
    some.layoutIfNeeded()
    #expect(some.contentView === view)
    let shown = (view as? TextView)?.configuration as? Text
    #expect(shown?.text == "b")
    #expect(shown?.isSelected == true)
    #expect(view.frame == some.bounds)
  }
}
