import Foundation

/// One coordinate or size: a variable of the solver plus a number, or a number alone.
struct LayoutQuantity {
  var variable: LayoutSolver.Variable?
  var constant: Double

  static func + (left: LayoutQuantity, right: Double) -> LayoutQuantity {
    LayoutQuantity(variable: left.variable, constant: left.constant + right)
  }
}

/// Where an item lies, from the root's origin: the item's alignment rectangle.
struct LayoutBox {
  var x: LayoutQuantity
  var y: LayoutQuantity
  var width: LayoutQuantity
  var height: LayoutQuantity
}

/// A sum of variables and a number.
struct LayoutExpression {
  var terms: [LayoutSolver.Term] = []
  var constant = 0.0

  mutating func add(_ quantity: LayoutQuantity, times factor: Double = 1) {
    constant += quantity.constant * factor
    guard let variable = quantity.variable else { return }
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(LayoutSolver.Term(variable, factor))
    }
  }
}
