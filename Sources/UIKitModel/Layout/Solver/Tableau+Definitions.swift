/// Variables that stay outside the rows (`Definitions`).
extension Tableau {
  /// A sum with every defined and every basic symbol written out.
  ///
  /// - Parameter keepsTags: Whether determined symbols are left as their tags.
  mutating func expanded(_ sum: SparseRow, keepsTags: Bool = true) -> SparseRow {
    var constant = sum.constant
    var terms: ContiguousArray<(symbol: Int32, coefficient: Double)> = []
    var pending = PendingTerms()
    func take(_ row: SparseRow, times factor: Double) {
      for position in row.symbols.indices {
        let symbol = row.symbols[position]
        let coefficient = factor * row.coefficients[position]
        let level = definitions.levels[Int(symbol)]
        if keepsTags && definitions.isDetermined(symbol) {
          constant += coefficient * definitions.value(of: symbol)
          terms.append((makeTag(of: symbol), coefficient))
        } else if level > 0 || isBasic(symbol) {
          pending.push(symbol, level: level, coefficient: coefficient)
        } else {
          terms.append((symbol, coefficient))
        }
      }
    }
    take(sum, times: 1)
    while let (symbol, coefficient) = pending.pop() {
      guard abs(coefficient) >= SparseRow.epsilon else { continue }
      guard definitions.isDefined(symbol) else {
        // Basic: all its users have been looked into, and its row has no basic or defined symbol.
        let row = rows[Int(basis[Int(symbol)])]
        constant += coefficient * row.constant
        for cell in row.symbols.indices { terms.append((row.symbols[cell], coefficient * row.coefficients[cell])) }
        continue
      }
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
    let expression = isExpanded ? definitions.untagged(expression) : expression
    // The variable made last: what came before it then stays the root that others are said by, and sums stay short.
    let best = expression.symbols.indices.last { position in
      let symbol = expression.symbols[position]
      let kind = kinds[Int(symbol)]
      guard kind == .free || kind == .nonNegative && staysPositive(at: position, in: expression) else { return false }
      return isFresh(symbol) && (isExpanded || !definitions.mayReach(symbol, from: expression.symbols))
    }
    guard let best else { return false }
    let symbol = expression.symbols[best]
    var row = expression
    row.scale(by: -1 / row.coefficients[best])
    row.remove(symbol)
    definitions.define(symbol, as: row)
    determine(symbol)
    return true
  }

  /// Whether a symbol is, by an equation, a sum of what is never negative. Determined symbols count with their value.
  private func staysPositive(at position: Int, in expression: SparseRow) -> Bool {
    let own = expression.coefficients[position]
    let constant = definitions.folded(expression)
    guard constant == 0 || (constant < 0) == (own > 0) else { return false }
    return expression.symbols.indices.allSatisfy { other in
      let symbol = expression.symbols[other]
      return other == position || kinds[Int(symbol)] == .dummy || definitions.isDetermined(symbol)
        || kinds[Int(symbol)].isRestricted && (expression.coefficients[other] < 0) == (own > 0)
    }
  }

  /// Gives a defined symbol a row.
  ///
  /// - Returns: The row's number.
  @discardableResult
  mutating func materialise(_ symbol: Int32) -> Int32 {
    dissolve(symbol)
    let row = definitions.rows[Int(symbol)]
    definitions.forget(symbol)
    insert(basic: symbol, expanded(row))
    return basis[Int(symbol)]
  }

  /// Takes a constraint's symbols out of the definitions.
  ///
  /// - Returns: Whether the constraint was nothing but a definition, and is gone with it.
  mutating func removeFromDefinitions(marker: Int32, other: Int32) -> Bool {
    func users() -> ContiguousArray<Int32> {
      let first = definitions.users(of: marker)
      return other < 0 ? first : first + definitions.users(of: other).filter { !first.contains($0) }
    }
    for user in users() { dissolve(user) }
    let left = users()
    guard !left.isEmpty else { return false }
    let symbols = other >= 0 ? [marker, other] : [marker]
    let isAlone =
      left.count == 1
      && symbols.allSatisfy { symbol in
        guard !isBasic(symbol) else { return false }
        gather(symbol)
        return gatheredRows.isEmpty
      }
    if isAlone {
      definitions.forget(left[0])
      return true
    }
    for user in left { materialise(user) }
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
