extension LayoutSolver {
  /// Puts a record into the tableau.
  mutating func insert(_ index: Int) throws(Tableau.Refusal) {
    let record = records[index]!
    let isRequired = record.priority >= Self.required
    var expression = SparseRow(room: record.terms.count + 2)
    expression.constant = record.constant
    for term in record.terms { expression.add(term.variable.symbol, times: term.coefficient) }
    let owner = Int32(index)
    var other: Int32 = -1
    let marker: Int32
    var sign = 1.0
    if record.relation == .equal {
      marker = tableau.makeSymbol(isRequired ? .dummy : .error, owner: owner)
      if !isRequired {
        other = tableau.makeSymbol(.error, owner: owner)
        sign = -1
      }
    } else {
      marker = tableau.makeSymbol(.slack, owner: owner)
      sign = record.relation == .lessThanOrEqual ? 1 : -1
      if !isRequired { other = tableau.makeSymbol(.error, owner: owner) }
    }
    expression.add(marker, times: sign)
    if other >= 0 { expression.add(other, times: -sign) }
    if !isRequired { addMisses(of: record, marker: marker, other: other, times: 1) }
    do {
      let markerIsError = record.relation == .equal && !isRequired
      if !tableau.define(by: expression, isExpanded: false) {
        try tableau.add(tableau.expanded(expression), marker: marker, avoiding: markerIsError ? marker : -1, other: other)
      }
    } catch {
      tableau.releaseSymbol(marker)
      throw error
    }
    records[index]!.marker = marker
    records[index]!.other = other
    records[index]!.markerSign = sign
    records[index]!.insertedConstant = record.constant
    records[index]!.isInserted = true
  }

  /// Takes a record out of the tableau and leaves it as it was before `insert`.
  mutating func withdraw(_ index: Int) {
    let record = records[index]!
    if record.priority < Self.required { addMisses(of: record, marker: record.marker, other: record.other, times: -1) }
    tableau.remove(marker: record.marker, other: record.other)
    records[index]!.isInserted = false
    records[index]!.marker = -1
    records[index]!.other = -1
    records[index]!.insertedConstant = record.constant
  }

  /// Adds what a record's misses cost to the objective, or takes it away.
  private mutating func addMisses(of record: Record, marker: Int32, other: Int32, times amount: Double) {
    if amount > 0 { _ = tableau.costs.retain(record.priority) }
    tableau.addCost(amount, of: other, priority: record.priority)
    if record.relation == .equal { tableau.addCost(amount, of: marker, priority: record.priority) }
    if amount < 0 { tableau.costs.release(record.priority) }
  }

  /// The range a sum of variables has among all solutions as good as the present one: a single value when the layout
  /// determines it, `nil` when it has no bound on one side.
  public func range(of terms: [Term]) -> ClosedRange<Double>? {
    var sum = SparseRow()
    for term in terms { sum.add(term.variable.symbol, times: term.coefficient) }
    var copy = tableau
    guard let least = copy.leastValue(of: sum) else { return nil }
    sum.scale(by: -1)
    copy = tableau
    guard let negative = copy.leastValue(of: sum) else { return nil }
    return least...max(least, -negative)
  }
}
