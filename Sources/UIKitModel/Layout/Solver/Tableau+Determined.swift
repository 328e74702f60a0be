/// Defined symbols that only edits change (`Definitions`).
extension Tableau {
  /// The name tag that stands for a determined symbol in the rows.
  mutating func makeTag(of symbol: Int32) -> Int32 {
    if let tag = definitions.tag(of: symbol) { return tag }
    let tag = makeSymbol(.dummy)
    definitions.setTag(tag, of: symbol)
    return tag
  }

  /// After a symbol was defined: counts it, and what is made of it, as determined where that is so.
  mutating func determine(_ symbol: Int32) {
    var waiting: ContiguousArray = [symbol]
    while let next = waiting.popLast() {
      guard !definitions.isDetermined(next) else { continue }
      let isDetermined = definitions.rows[Int(next)].symbols.allSatisfy {
        kinds[Int($0)] == .dummy || definitions.isDetermined($0)
      }
      guard isDetermined else { continue }
      definitions.markDetermined(next)
      waiting += definitions.users(of: next)
    }
  }

  /// Writes a symbol, and all determined ones made of it, out of the rows that mention their tags. None of them counts as
  /// determined any more.
  mutating func dissolve(_ symbol: Int32) {
    guard definitions.isDetermined(symbol) else { return }
    var found: ContiguousArray = [symbol]
    var seen: Set = [symbol]
    var next = 0
    while next < found.count {
      for user in definitions.users(of: found[next]) where definitions.isDetermined(user) && seen.insert(user).inserted {
        found.append(user)
      }
      next += 1
    }
    found.sort { definitions.levels[Int($0)] > definitions.levels[Int($1)] }
    for upper in found {
      if let tag = definitions.tag(of: upper) { writeOut(tag, of: upper) }
      definitions.clearDetermined(upper)
    }
    // What was in its range by the values of these symbols may leave it now: it takes part in the simplex.
    for upper in found {
      for user in definitions.users(of: upper) where !keepsRange(user) { materialise(user) }
      if upper != symbol, definitions.isDefined(upper), !keepsRange(upper) { materialise(upper) }
    }
  }

  /// Whether a defined symbol stays in its range as long as what it is made of does and no constant is edited.
  private func keepsRange(_ symbol: Int32) -> Bool {
    guard kinds[Int(symbol)].isRestricted else { return true }
    let row = definitions.rows[Int(symbol)]
    return definitions.folded(row) >= 0
      && row.symbols.indices.allSatisfy { index in
        let other = row.symbols[index]
        return kinds[Int(other)] == .dummy || definitions.isDetermined(other)
          || kinds[Int(other)].isRestricted && row.coefficients[index] > 0
      }
  }

  /// Puts what a determined symbol is made of in the place of its tag.
  private mutating func writeOut(_ tag: Int32, of symbol: Int32) {
    let row = definitions.rows[Int(symbol)]
    var source = SparseRow()
    for index in row.symbols.indices {
      let other = row.symbols[index]
      source.add(kinds[Int(other)] == .dummy ? other : makeTag(of: other), times: row.coefficients[index])
    }
    source.add(tag, times: -1)
    gather(tag)
    for (position, target) in gatheredRows.enumerated() {
      rows[Int(target)].add(source, times: gatheredCoefficients[position], row: target, columns: &columns)
    }
    costs.substitute(tag, with: source)
    definitions.setTag(nil, of: symbol)
    releaseSymbol(tag)
  }

  /// Carries a change of a constraint's constant into the definitions that mention its symbol, and into the rows that mention
  /// what is made of them.
  ///
  /// - Returns: The rows that are out of order now.
  mutating func shiftDefinitions(of symbol: Int32, by amount: Double) -> ContiguousArray<Int32> {
    var broken: ContiguousArray<Int32> = []
    var doubtful: ContiguousArray<Int32> = []
    var pending = PendingTerms()
    for user in definitions.users(of: symbol) {
      let change = -definitions.rows[Int(user)].coefficient(of: symbol) * amount
      definitions.addConstant(change, to: user)
      doubtful.append(user)
      if definitions.isDetermined(user) { pending.push(user, level: .max - definitions.levels[Int(user)], coefficient: change) }
    }
    // The lowest level first: whatever a symbol is made of has its new value before it.
    while let (changed, change) = pending.pop() {
      definitions.addValue(change, to: changed)
      if let tag = definitions.tag(of: changed) {
        gather(tag)
        for (position, row) in gatheredRows.enumerated() {
          rows[Int(row)].constant += gatheredCoefficients[position] * change
          if isBroken(row) { broken.append(row) }
        }
      }
      for user in definitions.users(of: changed) {
        doubtful.append(user)
        guard definitions.isDetermined(user) else { continue }
        let share = definitions.rows[Int(user)].coefficient(of: changed) * change
        pending.push(user, level: .max - definitions.levels[Int(user)], coefficient: share)
      }
    }
    for user in doubtful where kinds[Int(user)].isRestricted && definitions.isDefined(user) {
      guard definitions.folded(definitions.rows[Int(user)]) < -1e-9 else { continue }
      let row = materialise(user)
      if isBroken(row) { broken.append(row) }
    }
    return broken
  }
}
