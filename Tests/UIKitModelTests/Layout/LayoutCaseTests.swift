import Foundation
import Testing
import UIKitModel

@Suite("Solved layouts")
struct LayoutCaseTests {
  static let lines: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/layouts.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  @Test("the fixture holds 55 layouts, 40 of constraints and 15 of stacks")
  func fixtureIsComplete() throws {
    let cases = try Self.lines.map { try JSONDecoder().decode(LayoutCase.self, from: Data($0.utf8)) }
    #expect(cases.count == 55)
    #expect(cases.filter { $0.stack != nil }.count == 15)
    #expect(cases.allSatisfy { !$0.expect.isEmpty })
  }

  @Test("a known layout comes out within a thousandth of a point", arguments: lines)
  func solved(line: String) {
    #expect(LayoutOracle.run(lines: [line], show: true) == "solved 1 of 1")
  }

  @Test("the oracle counts and shows what comes out otherwise")
  func oracleShowsDifferences() throws {
    let wrong = Self.lines[0].replacingOccurrences(of: "[16,20,288,200]", with: "[16,20,288,201]")
    #expect(wrong != Self.lines[0])
    #expect(LayoutOracle.run(lines: [wrong, "", Self.lines[1]]) == "solved 1 of 2")
    #expect(
      LayoutOracle.run(lines: [wrong], show: true)
        == "AL.pin.all: a expected (16, 20, 288, 201), got (16, 20, 288, 200)\nsolved 0 of 1")
    #expect(LayoutOracle.run(lines: ["{"], show: true) == "not a layout case: {\nsolved 0 of 1")
  }

  static let stackLines = lines.filter { $0.contains("\"stack\":{") }

  @Test("a real stack view lays its views out as the layout says", arguments: stackLines)
  func stackView(line: String) throws {
    let layout = try JSONDecoder().decode(LayoutCase.self, from: Data(line.utf8))
    let description = try #require(layout.stack)
    let builder = StackBuilder(layout: layout, stack: description)
    builder.stack.layoutIfNeeded()
    for (name, expected) in layout.expect {
      guard let view = builder.views[name] else { continue }
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      for (number, wanted) in zip(numbers, expected) {
        #expect(abs(number - wanted) < 0.001, "\(layout.id) \(name): \(numbers), expected \(expected)")
      }
    }
  }
}

/// A stack view with the properties of a layout case.
private struct StackBuilder {
  let stack: UIStackView
  var views: [String: UIView] = [:]

  init(layout: LayoutCase, stack description: LayoutCase.Stack) {
    let frame = layout.views[0].frame!
    stack = UIStackView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    stack.axis = description.axis == "vertical" ? .vertical : .horizontal
    stack.distribution = UIStackView.Distribution.allCases.first { "\($0)" == description.distribution }!
    stack.alignment = UIStackView.Alignment.allCases.first { "\($0)" == description.alignment }!
    stack.spacing = CGFloat(description.spacing)
    stack.isLayoutMarginsRelativeArrangement = description.isLayoutMarginsRelativeArrangement
    if let margins = description.layoutMargins {
      stack.layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    }
    for name in description.arranged {
      let item = layout.views.first { $0.name == name }!
      let view = SizedView(width: item.intrinsic?[0] ?? -1, height: item.intrinsic?[1] ?? -1)
      view.layer.contentsScale = 100_000
      for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
        if let hugging = item.hugging { view.setContentHuggingPriority(UILayoutPriority(hugging[index]), for: axis) }
        if let resistance = item.compressionResistance {
          view.setContentCompressionResistancePriority(UILayoutPriority(resistance[index]), for: axis)
        }
      }
      stack.addArrangedSubview(view)
      view.isHidden = description.hidden.contains(name)
      views[name] = view
    }
    for (name, gap) in description.customSpacing ?? [:] { stack.setCustomSpacing(CGFloat(gap), after: views[name]!) }
    for constraint in layout.constraints where constraint.second == nil && constraint.first.hasSuffix(".width") {
      let name = String(constraint.first.dropLast(6))
      guard let view = views[name], !view.isHidden, constraint.constant > 0 else { continue }
      view.widthAnchor.constraint(equalToConstant: CGFloat(constraint.constant)).isActive = true
    }
  }
}

/// A view with an intrinsic size that is given.
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(width: Double, height: Double) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { size }
}
