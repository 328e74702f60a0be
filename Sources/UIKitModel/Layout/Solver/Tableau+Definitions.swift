/// Variables that stay outside the rows (`Definitions`).
extension Tableau {
  /// A sum with every defined and every basic symbol written out.
  func expanded(_ sum: SparseRow) -> SparseRow {
    var constant = sum.constant
    var terms: ContiguousArray<(symbol: Int32, coefficient: Double)> = []
    var pending = PendingTerms()
    func take(_ row: SparseRow, times factor: Double) {
      for (position, symbol) in row.symbols.enumerated() {
        let coefficient = factor * row.coefficients[position]
        let level = definitions.levels[Int(symbol)]
        if level > 0 {
          pending.push(symbol, level: level, coefficient: coefficient)
        } else if isBasic(symbol) {
          let basic = rows[Int(basis[Int(symbol)])]
          constant += coefficient * basic.constant
          for (cell, other) in basic.symbols.enumerated() { terms.append((other, coefficient * basic.coefficients[cell])) }
        } else {
          terms.append((symbol, coefficient))
        }
      }
    }
    take(sum, times: 1)
    while let (symbol, coefficient) = pending.pop() {
      guard abs(coefficient) >= SparseRow.epsilon else { continue }
      let row = definitions.rows[Int(symbol)]
      constant += coefficient * row.constant
      take(row, times: coefficient)
    }
    terms.sort { $0.symbol < $1.symbol }
    return SparseRow(ascending: terms, constant: constant)
  }

  /// Whether a symbol stands in no row, is not defined, and costs nothing.
  private mutating func isFresh(_ symbol: Int32) -> Bool {
    guard !isBasic(symbol), !definitions.isDefined(symbol), costs.isZero(symbol) else { return false }
    guard !columns[Int(symbol)].isEmpty else { return true }
    gather(symbol)
    return gatheredRows.isEmpty
  }

  /// Keeps `0 = expression` outside the rows, when it says what one of its variables is and can't push that variable out of
  /// its range.
  ///
  /// - Parameter isExpanded: Whether every symbol in the expression has neither a row nor a definition.
  /// - Returns: Whether the expression was taken.
  mutating func define(by expression: SparseRow, isExpanded: Bool) -> Bool {
    var best: Int?
    for position in expression.symbols.indices.reversed() {
      let symbol = expression.symbols[position]
      let kind = kinds[Int(symbol)]
      guard kind == .free || kind == .nonNegative && staysPositive(at: position, in: expression) else { continue }
      guard isFresh(symbol), isExpanded || !definitions.mayReach(symbol, from: expression.symbols) else { continue }
      best = position
      if kind == .free { break }
    }
    guard let best else { return false }
    let symbol = expression.symbols[best]
    var row = expression
    row.scale(by: -1 / row.coefficients[best])
    row.remove(symbol)
    definitions.define(symbol, as: row)
    return true
  }

  /// Whether a symbol is, by an equation, a sum of what is never negative.
  private func staysPositive(at position: Int, in expression: SparseRow) -> Bool {
    let own = expression.coefficients[position]
    guard expression.constant == 0 || (expression.constant < 0) == (own > 0) else { return false }
    return expression.symbols.indices.allSatisfy { other in
      other == position || kinds[Int(expression.symbols[other])] == .dummy
        || kinds[Int(expression.symbols[other])].isRestricted && (expression.coefficients[other] < 0) == (own > 0)
    }
  }

  /// Gives a defined symbol a row.
  ///
  /// - Returns: The row's number.
  @discardableResult
  mutating func materialise(_ symbol: Int32) -> Int32 {
    let row = definitions.rows[Int(symbol)]
    definitions.forget(symbol)
    insert(basic: symbol, expanded(row))
    return basis[Int(symbol)]
  }

  /// Carries a change of a constraint's constant into the definitions that mention its symbol.
  ///
  /// - Returns: The rows of variables that are out of their range now.
  mutating func shiftDefinitions(of symbol: Int32, by amount: Double) -> ContiguousArray<Int32> {
    var broken: ContiguousArray<Int32> = []
    for user in definitions.users(of: symbol) {
      definitions.addConstant(-definitions.rows[Int(user)].coefficient(of: symbol) * amount, to: user)
      guard kinds[Int(user)].isRestricted, definitions.rows[Int(user)].constant < 0 else { continue }
      let row = materialise(user)
      if isBroken(row) { broken.append(row) }
    }
    return broken
  }

  /// Takes a constraint's symbols out of the definitions.
  ///
  /// - Returns: Whether the constraint was nothing but a definition, and is gone with it.
  mutating func removeFromDefinitions(marker: Int32, other: Int32) -> Bool {
    var users = definitions.users(of: marker)
    if other >= 0 { users += definitions.users(of: other).filter { !users.contains($0) } }
    guard !users.isEmpty else { return false }
    let symbols = other >= 0 ? [marker, other] : [marker]
    let isAlone =
      users.count == 1
      && symbols.allSatisfy { symbol in
        guard !isBasic(symbol) else { return false }
        gather(symbol)
        return gatheredRows.isEmpty
      }
    if isAlone {
      definitions.forget(users[0])
      return true
    }
    for user in users { materialise(user) }
    return false
  }

  /// Finds the values of the variables outside the rows.
  mutating func evaluateDefinitions() {
    var known = definitions
    known.evaluate { symbol in
      let row = basis[Int(symbol)]
      return row < 0 ? 0 : rows[Int(row)].constant
    }
    definitions = known
  }
}
