/// Variables that stand outside the tableau: each is a sum of others, `variable = constant + Σ coefficient × symbol`.
///
/// Most of a layout only says where one thing lies from another. A variable that no row mentions, and that nothing can push
/// out of its range, need not take part in the simplex at all: it keeps the equation it was given, and is looked up in it.
/// A chain of views then costs its length and not the square of it.
///
/// A defined symbol is **determined** when it is made of nothing but name tags of equations and other determined symbols, as the
/// widths of views in a window of a given width are. In a row one name tag stands for it, that is, for what it differs by from its
/// present value, which is in the row's constant. The row is spared the whole chain of equations behind it.
struct Definitions {
  private(set) var rows: ContiguousArray<SparseRow> = []
  /// Above the levels of all defined symbols in the definition; 0 for a symbol without one.
  private(set) var levels: ContiguousArray<Int32> = []
  /// The symbols whose definitions mention a symbol. An entry may be stale or doubled.
  private var mentions: ContiguousArray<ContiguousArray<Int32>> = []
  private var values: ContiguousArray<Double> = []
  /// Whether a symbol's definition holds nothing but name tags and other determined symbols: only an edit changes it.
  private var determined: ContiguousArray<Bool> = []
  /// The name tag that stands for a determined symbol in the rows, and the symbol that a name tag stands for; or -1.
  private var tags: ContiguousArray<Int32> = []
  private var tagged: ContiguousArray<Int32> = []
  /// When a symbol was last met; spares a set of those met.
  private var stamps: ContiguousArray<UInt32> = []
  private var stamp: UInt32 = 0
  /// The defined symbols, each after those it is made of.
  private var order: ContiguousArray<Int32> = []
  private var isOrderStale = false

  /// The level of a symbol that neither is made of defined ones nor has any made of it: there is room on both sides.
  private static let middle: Int32 = 1 << 30

  /// Makes room for one more symbol.
  mutating func appendSymbol() {
    rows.append(SparseRow())
    levels.append(0)
    mentions.append([])
    values.append(0)
    determined.append(false)
    tags.append(-1)
    tagged.append(-1)
    stamps.append(0)
  }

  @inline(__always)
  func isDefined(_ symbol: Int32) -> Bool { levels[Int(symbol)] > 0 }

  /// The value found last; of a determined symbol, the present one.
  @inline(__always)
  func value(of symbol: Int32) -> Double { values[Int(symbol)] }

  /// Defines a symbol. None of those in the row may depend on it.
  mutating func define(_ symbol: Int32, as row: SparseRow) {
    var below: Int32 = 0
    for other in row.symbols {
      below = max(below, levels[Int(other)])
      mentions[Int(other)].append(symbol)
    }
    let above = users(of: symbol).reduce(Int32.max) { min($0, levels[Int($1)]) }
    rows[Int(symbol)] = row
    let level = below > 0 ? below + 1 : above < .max ? above - 1 : Self.middle
    levels[Int(symbol)] = level
    isOrderStale = true
    if above <= level { raise(over: symbol) }
  }

  /// Lifts everything that depends on a symbol above it.
  private mutating func raise(over symbol: Int32) {
    var waiting = [symbol]
    while let lower = waiting.popLast() {
      let level = levels[Int(lower)]
      for upper in users(of: lower) where levels[Int(upper)] <= level {
        levels[Int(upper)] = level + 1
        waiting.append(upper)
      }
    }
  }

  /// Takes a definition back.
  mutating func forget(_ symbol: Int32) {
    precondition(!determined[Int(symbol)], "a determined symbol is in rows by its tag")
    rows[Int(symbol)] = SparseRow()
    levels[Int(symbol)] = 0
    isOrderStale = true
  }

  /// A symbol's slot is given back: nothing mentions it any more.
  mutating func clear(_ symbol: Int32) {
    for user in users(of: symbol) { rows[Int(user)].remove(symbol) }
    mentions[Int(symbol)].removeAll(keepingCapacity: true)
  }

  mutating func addConstant(_ amount: Double, to symbol: Int32) { rows[Int(symbol)].constant += amount }

  /// The symbols whose definitions mention a symbol now, each once.
  mutating func users(of symbol: Int32) -> ContiguousArray<Int32> {
    let known = mentions[Int(symbol)]
    guard !known.isEmpty else { return known }
    stamp &+= 1
    var found: ContiguousArray<Int32> = []
    found.reserveCapacity(known.count)
    for user in known where levels[Int(user)] > 0 && stamps[Int(user)] != stamp {
      guard rows[Int(user)].index(of: symbol) != nil else { continue }
      stamps[Int(user)] = stamp
      found.append(user)
    }
    if found.count < known.count { mentions[Int(symbol)] = found }
    return found
  }

  /// Whether one of some symbols is, or may be, made of a symbol without a definition.
  ///
  /// - Returns: `true` also when finding out would take long.
  mutating func mayReach(_ symbol: Int32, from others: ContiguousArray<Int32>) -> Bool {
    let highest = others.reduce(0) { max($0, levels[Int($1)]) }
    guard highest > 0 else { return false }
    var found = users(of: symbol)
    var next = 0
    while next < found.count {
      let user = found[next]
      next += 1
      if others.contains(user) || found.count > 32 { return true }
      guard levels[Int(user)] < highest else { continue }
      for upper in users(of: user) where !found.contains(upper) { found.append(upper) }
    }
    return false
  }

  /// Finds the value of every defined symbol.
  ///
  /// - Parameter known: The value of a symbol without a definition.
  mutating func evaluate(_ known: (Int32) -> Double) {
    if isOrderStale {
      order.removeAll(keepingCapacity: true)
      for symbol in levels.indices where levels[symbol] > 0 { order.append(Int32(symbol)) }
      order.sort { levels[Int($0)] < levels[Int($1)] }
      isOrderStale = false
    }
    for symbol in order {
      let row = rows[Int(symbol)]
      var sum = row.constant
      for index in row.symbols.indices {
        let other = row.symbols[index]
        sum += row.coefficients[index] * (levels[Int(other)] > 0 ? values[Int(other)] : known(other))
      }
      values[Int(symbol)] = sum
    }
  }
}

// MARK: - Determined symbols

extension Definitions {
  @inline(__always)
  func isDetermined(_ symbol: Int32) -> Bool { determined[Int(symbol)] }

  /// Counts a symbol as determined from now on and finds its value.
  mutating func markDetermined(_ symbol: Int32) {
    determined[Int(symbol)] = true
    values[Int(symbol)] = folded(rows[Int(symbol)])
  }

  mutating func clearDetermined(_ symbol: Int32) { determined[Int(symbol)] = false }

  mutating func addValue(_ amount: Double, to symbol: Int32) { values[Int(symbol)] += amount }

  /// The constant of a sum, with what its determined symbols add to it now.
  func folded(_ sum: SparseRow) -> Double {
    var constant = sum.constant
    for index in sum.symbols.indices where determined[Int(sum.symbols[index])] {
      constant += sum.coefficients[index] * values[Int(sum.symbols[index])]
    }
    return constant
  }

  /// The name tag that stands for a determined symbol in the rows; `nil` while none does.
  func tag(of symbol: Int32) -> Int32? { tags[Int(symbol)] < 0 ? nil : tags[Int(symbol)] }

  /// The determined symbol a name tag stands for, if it is such a tag.
  func symbol(taggedBy tag: Int32) -> Int32? { tagged[Int(tag)] < 0 ? nil : tagged[Int(tag)] }

  mutating func setTag(_ tag: Int32?, of symbol: Int32) {
    if let old = self.tag(of: symbol) { tagged[Int(old)] = -1 }
    tags[Int(symbol)] = tag ?? -1
    if let tag { tagged[Int(tag)] = symbol }
  }

  /// A sum of rows' symbols with the determined symbols in the place of their tags.
  func untagged(_ sum: SparseRow) -> SparseRow {
    guard sum.symbols.contains(where: { tagged[Int($0)] >= 0 }) else { return sum }
    var result = SparseRow()
    result.constant = sum.constant
    for index in sum.symbols.indices {
      let (symbol, coefficient) = (sum.symbols[index], sum.coefficients[index])
      if let meant = self.symbol(taggedBy: symbol) {
        result.constant -= coefficient * values[Int(meant)]
        result.add(meant, times: coefficient)
      } else {
        result.add(symbol, times: coefficient)
      }
    }
    return result
  }
}
