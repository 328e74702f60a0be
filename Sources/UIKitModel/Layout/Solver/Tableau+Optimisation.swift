/// The two simplex loops.
extension Tableau {
  /// Lowers the objective as far as it goes. Every restricted row must be in order.
  ///
  /// - Returns: `false` when a symbol could be raised for ever.
  @discardableResult
  mutating func optimise() -> Bool {
    var degenerate = 0
    while let entering = degenerate < 200 ? nextEntering() : lowestEntering() {
      gather(entering)
      guard let leaving = leavingRow() else { return false }
      degenerate = leaving.ratio > SparseRow.epsilon ? 0 : degenerate + 1
      pivot(entering, row: leaving.row)
    }
    return true
  }

  private mutating func nextEntering() -> Int32? {
    while let symbol = costs.nextCandidate() {
      if kinds[Int(symbol)].canEnter, !isBasic(symbol) { return symbol }
    }
    return nil
  }

  /// Bland's rule, which cannot run in circles.
  private func lowestEntering() -> Int32? {
    for index in kinds.indices where kinds[index].canEnter && basis[index] < 0 {
      if costs.isNegative(Int32(index)) { return Int32(index) }
    }
    return nil
  }

  /// Puts rows back in order after their constants changed. The objective must be optimal.
  mutating func restore(_ broken: ContiguousArray<Int32>) throws(Refusal) {
    var waiting = broken
    while let row = waiting.popLast() {
      guard isBroken(row) else { continue }
      let basic = rowSymbols[Int(row)]
      let cells = rows[Int(row)]
      guard kinds[Int(basic)] != .dummy else { throw Refusal(blamed: blame(cells, basic: basic)) }
      var best: (symbol: Int32, coefficient: Double)?
      for (position, symbol) in cells.symbols.enumerated() where cells.coefficients[position] > 0 {
        guard kinds[Int(symbol)].canEnter else { continue }
        let coefficient = cells.coefficients[position]
        if let old = best, !costs.isCheaper(symbol, per: coefficient, than: old.symbol, per: old.coefficient) {
          continue
        }
        best = (symbol, coefficient)
      }
      guard let best else {
        if cells.constant > -1e-6 {
          rows[Int(row)].constant = 0
          continue
        }
        throw Refusal(blamed: blame(cells, basic: basic))
      }
      pivot(best.symbol, row: row)
      for touched in gatheredRows where isBroken(touched) { waiting.append(touched) }
    }
  }

  /// The least value of a sum among all solutions that are as good as the present one, or `nil` when there is none.
  mutating func leastValue(of sum: SparseRow) -> Double? {
    let expression = expanded(sum)
    if expression.symbols.contains(where: { kinds[Int($0)] == .free }) { return nil }
    let lowest = -Float.greatestFiniteMagnitude
    _ = costs.retain(lowest)
    for (position, symbol) in expression.symbols.enumerated() where kinds[Int(symbol)] != .dummy {
      costs.add(expression.coefficients[position], to: symbol, priority: lowest)
    }
    return optimise() ? expanded(sum).constant : nil
  }
}
