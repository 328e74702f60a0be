import Foundation
import Testing
import UIKitModel

/// A world of its own for one test, and what happened in it.
func inLayoutWorld<Result>(_ body: (UIKitEnvironment) throws -> Result) rethrows -> Result {
  let environment = UIKitEnvironment()
  return try UIKitEnvironment.with(environment) { try body(environment) }
}

/// The exception that `body` raises.
func layoutException(_ body: () -> Void) -> UIException? {
  let environment = UIKitEnvironment.current
  body()
  return environment.takePendingException()
}

/// A root view of a size, placed by its frame.
func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 240) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A view that waits for constraints, in a superview.
@discardableResult
func addFree(_ view: UIView = UIView(), to parent: UIView) -> UIView {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

/// Pins a view's left top corner and gives it a size.
func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
  let parent = view.superview!
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: x),
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y),
  ])
  if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
  if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
}

/// A text with every address replaced by `0x…`.
func hidingAddresses(_ text: String) -> String {
  text.replacing(/0x[0-9a-f]+/, with: "0x…")
}

/// A row of views that are arranged.
func makeStack(
  _ views: [UIView], width: CGFloat = 300, height: CGFloat = 30, spacing: CGFloat = 0,
  distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill,
  axis: NSLayoutConstraint.Axis = .horizontal
) -> UIStackView {
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  stack.axis = axis
  stack.spacing = spacing
  stack.distribution = distribution
  stack.alignment = alignment
  for view in views {
    view.layer.contentsScale = 1_000
    stack.addArrangedSubview(view)
  }
  return stack
}

/// Equal to a hundredth of a point.
func isClose(_ left: [CGFloat], _ right: [Double]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs(Double($0) - $1) < 0.01 }
}
