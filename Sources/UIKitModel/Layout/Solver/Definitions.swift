/// Variables that stand outside the tableau: each is a sum of others, `variable = constant + Σ coefficient × symbol`.
///
/// Most of a layout only says where one thing lies from another. A variable that no row mentions, and that nothing can push
/// out of its range, need not take part in the simplex at all: it keeps the equation it was given, and is looked up in it.
/// A chain of views then costs its length and not the square of it.
struct Definitions {
  private(set) var rows: ContiguousArray<SparseRow> = []
  /// Above the levels of all defined symbols in the definition; 0 for a symbol without one.
  private(set) var levels: ContiguousArray<Int32> = []
  /// The symbols whose definitions mention a symbol. An entry may be stale or doubled.
  private var mentions: ContiguousArray<ContiguousArray<Int32>> = []
  private var values: ContiguousArray<Double> = []
  /// The defined symbols, each after those it is made of.
  private var order: ContiguousArray<Int32> = []
  private var isOrderStale = false

  /// Makes room for one more symbol.
  mutating func appendSymbol() {
    rows.append(SparseRow())
    levels.append(0)
    mentions.append([])
    values.append(0)
  }

  @inline(__always)
  func isDefined(_ symbol: Int32) -> Bool { levels[Int(symbol)] > 0 }

  /// The value found last.
  @inline(__always)
  func value(of symbol: Int32) -> Double { values[Int(symbol)] }

  /// Defines a symbol. None of those in the row may depend on it.
  mutating func define(_ symbol: Int32, as row: SparseRow) {
    var level: Int32 = 0
    for other in row.symbols {
      level = max(level, levels[Int(other)])
      mentions[Int(other)].append(symbol)
    }
    rows[Int(symbol)] = row
    levels[Int(symbol)] = level + 1
    isOrderStale = true
    raise(over: symbol)
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
    var found: ContiguousArray<Int32> = []
    guard !mentions[Int(symbol)].isEmpty else { return found }
    var seen: Set<Int32> = []
    for user in mentions[Int(symbol)]
    where levels[Int(user)] > 0 && rows[Int(user)].index(of: symbol) != nil && seen.insert(user).inserted {
      found.append(user)
    }
    if found.count < mentions[Int(symbol)].count { mentions[Int(symbol)] = found }
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

/// What is still to be written out of a sum: the defined symbols in it, highest level first, so that what two of them have
/// in common cancels before it is looked into.
struct PendingTerms {
  private var heap: ContiguousArray<(key: Int64, coefficient: Double)> = []

  mutating func push(_ symbol: Int32, level: Int32, coefficient: Double) {
    heap.append((Int64(level) << 32 | Int64(symbol), coefficient))
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2].key < heap[child].key {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// The next symbol and the sum of its coefficients.
  mutating func pop() -> (symbol: Int32, coefficient: Double)? {
    guard let first = heap.first else { return nil }
    var coefficient = 0.0
    while let next = heap.first, next.key == first.key {
      coefficient += next.coefficient
      removeFirst()
    }
    return (Int32(truncatingIfNeeded: first.key), coefficient)
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var largest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].key > heap[largest].key {
        largest = child
      }
      guard largest != parent else { return }
      heap.swapAt(parent, largest)
      parent = largest
    }
  }
}
