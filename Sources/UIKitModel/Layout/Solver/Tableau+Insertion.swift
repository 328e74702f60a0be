/// Adding and removing constraints while no restricted row is negative.
extension Tableau {
  /// Why a constraint could not be added: the constraints that leave no room for it.
  struct Refusal: Error {
    var blamed: [Int]
  }

  /// Adds `0 = expression`, every basic and every defined symbol already replaced.
  ///
  /// - Parameters:
  ///   - marker: The constraint's own first symbol, for which the row is solved when it says nothing new.
  ///   - avoiding: An error symbol that had better stay at zero, or -1.
  mutating func add(_ expression: SparseRow, marker: Int32, avoiding error: Int32, other: Int32) throws(Refusal) {
    var expression = expression
    if expression.constant < 0 { expression.scale(by: -1) }
    if define(by: expression, isExpanded: true) { return }
    if let symbol = freeSubject(of: expression) ?? ownSlack(marker, in: expression)
      ?? restrictedSubject(of: expression, avoiding: error, other)
    {
      insert(expression, solvedFor: symbol)
      return
    }
    if !expression.symbols.contains(where: { kinds[Int($0)].canEnter }) {
      guard abs(expression.constant) <= 1e-6 else { throw Refusal(blamed: blame(expression)) }
      expression.constant = 0
      insert(expression, solvedFor: marker)
      return
    }
    try addWithArtificial(expression, marker: marker)
  }

  /// The free symbol that stands in the fewest rows.
  private func freeSubject(of expression: SparseRow) -> Int32? {
    var best: (symbol: Int32, size: Int)?
    for symbol in expression.symbols where kinds[Int(symbol)] == .free {
      let size = columns[Int(symbol)].count
      if size < best?.size ?? .max { best = (symbol, size) }
      if size == 0 { break }
    }
    return best?.symbol
  }

  /// An inequality that holds as things are stays slack: it pins nothing.
  private func ownSlack(_ marker: Int32, in expression: SparseRow) -> Int32? {
    guard kinds[Int(marker)] == .slack else { return nil }
    return expression.constant == 0 || expression.coefficient(of: marker) < 0 ? marker : nil
  }

  /// A restricted symbol for which the row can be solved without making it or another row negative.
  private mutating func restrictedSubject(of expression: SparseRow, avoiding errors: Int32...) -> Int32? {
    let constant = expression.constant
    var fallback: Int32?
    for rank in 0..<2 {
      for (position, symbol) in expression.symbols.enumerated().reversed() {
        let kind = kinds[Int(symbol)]
        guard kind.canEnter, (rank == 0) == (kind == .nonNegative) else { continue }
        let coefficient = expression.coefficients[position]
        guard constant == 0 || coefficient < 0 else { continue }
        if errors.contains(symbol) {
          fallback = symbol
          continue
        }
        if constant > 0 && !columns[Int(symbol)].isEmpty {
          // Trying a symbol must not cost more than leaving the matter to the optimisation.
          guard columns[Int(symbol)].count <= 32, costs.isZero(symbol) else { continue }
          gather(symbol)
          if let first = leavingRow(), first.ratio < constant / -coefficient - SparseRow.epsilon { continue }
        }
        return symbol
      }
    }
    return fallback
  }

  private mutating func addWithArtificial(_ expression: SparseRow, marker: Int32) throws(Refusal) {
    let artificial = makeSymbol(.slack)
    insert(basic: artificial, expression)
    while isBasic(artificial), rows[Int(basis[Int(artificial)])].constant > SparseRow.epsilon {
      let row = rows[Int(basis[Int(artificial)])]
      guard
        let position = row.symbols.indices.first(where: {
          row.coefficients[$0] < 0 && kinds[Int(row.symbols[$0])].canEnter
        })
      else {
        guard row.constant > 1e-6 else { break }
        let refusal = Refusal(blamed: blame(row))
        releaseSymbol(artificial)
        throw refusal
      }
      let entering = row.symbols[position]
      gather(entering)
      guard let leaving = leavingRow() else { break }
      pivot(entering, row: leaving.row)
    }
    if isBasic(artificial) {
      let row = basis[Int(artificial)]
      let cells = rows[Int(row)]
      let entering = cells.symbols.first { kinds[Int($0)].canEnter } ?? (cells.index(of: marker) == nil ? nil : marker)
      if let entering {
        rows[Int(row)].constant = 0
        pivot(entering, row: row)
      }
    }
    releaseSymbol(artificial)
  }

  /// Takes a constraint's symbols out.
  mutating func remove(marker: Int32, other: Int32) {
    if !removeFromDefinitions(marker: marker, other: other), !isBasic(marker) {
      gather(marker)
      if let row = rowToLeave() { pivot(marker, row: row) }
    }
    releaseSymbol(marker)
    if other >= 0 { releaseSymbol(other) }
  }

  /// The gathered row that can lose its basic symbol to a marker on its way out with every other row staying in order.
  private func rowToLeave() -> Int32? {
    if let first = leavingRow() { return first.row }
    var best: (row: Int32, ratio: Double)?
    var free: Int32?
    for (position, row) in gatheredRows.enumerated() {
      guard kinds[Int(rowSymbols[Int(row)])].isRestricted else {
        free = free ?? row
        continue
      }
      let ratio = rows[Int(row)].constant / gatheredCoefficients[position]
      if ratio < best?.ratio ?? .infinity { best = (row, ratio) }
    }
    return best?.row ?? free
  }

  /// Adds to the objective an amount of a symbol, basic or not.
  mutating func addCost(_ amount: Double, of symbol: Int32, priority: Float) {
    guard isBasic(symbol) else { return costs.add(amount, to: symbol, priority: priority) }
    let row = rows[Int(basis[Int(symbol)])]
    for (position, other) in row.symbols.enumerated() {
      costs.add(amount * row.coefficients[position], to: other, priority: priority)
    }
  }
}
