/// The objective: for every symbol one cost for each priority in use, compared like words in a dictionary, so that any
/// amount at a higher priority outweighs every amount at the lower ones.
struct CostTable {
  /// The priorities in use, highest first.
  private(set) var priorities: [Float] = []
  private var uses: [Int] = []
  private var values: ContiguousArray<Double> = []
  private var symbolCount = 0
  private var isQueued: ContiguousArray<Bool> = []
  /// Symbols whose cost turned negative at some time and has not been looked at since.
  private var queue: ContiguousArray<Int32> = []
  private var queueStart = 0

  private var stride: Int { priorities.count }

  /// Makes room for symbols up to, not including, `count`.
  mutating func reserve(symbols count: Int) {
    guard count > symbolCount else { return }
    values.append(contentsOf: repeatElement(0, count: (count - symbolCount) * stride))
    isQueued.append(contentsOf: repeatElement(false, count: count - symbolCount))
    symbolCount = count
  }

  /// Counts one more error variable of a priority and answers its level.
  mutating func retain(_ priority: Float) -> Int {
    if let level = priorities.firstIndex(of: priority) {
      uses[level] += 1
      return level
    }
    let kept = priorities.indices.filter { uses[$0] > 0 }
    var newPriorities = kept.map { priorities[$0] }
    var newUses = kept.map { uses[$0] }
    let level = newPriorities.firstIndex { $0 < priority } ?? newPriorities.count
    newPriorities.insert(priority, at: level)
    newUses.insert(1, at: level)
    var newValues = ContiguousArray(repeating: 0.0, count: symbolCount * newPriorities.count)
    for symbol in 0..<symbolCount {
      for (position, old) in kept.enumerated() {
        let new = position < level ? position : position + 1
        newValues[symbol * newPriorities.count + new] = values[symbol * stride + old]
      }
    }
    priorities = newPriorities
    uses = newUses
    values = newValues
    return level
  }

  /// Counts one error variable of a priority less.
  mutating func release(_ priority: Float) {
    guard let level = priorities.firstIndex(of: priority) else { return }
    uses[level] -= 1
  }

  /// Adds to one cost.
  mutating func add(_ amount: Double, to symbol: Int32, priority: Float) {
    guard let level = priorities.firstIndex(of: priority) else { return }
    let index = Int(symbol) * stride + level
    values[index] += amount
    if abs(values[index]) < SparseRow.epsilon { values[index] = 0 }
    enqueueIfNegative(symbol)
  }

  /// Puts an expression in the place of a symbol.
  ///
  /// - Parameter row: The expression, with the symbol itself in it at -1.
  mutating func substitute(_ symbol: Int32, with row: SparseRow) {
    let count = stride
    let base = Int(symbol) * count
    var isZero = true
    for level in 0..<count where values[base + level] != 0 { isZero = false }
    if isZero { return }
    values.withUnsafeMutableBufferPointer { values in
      for index in row.symbols.indices where row.symbols[index] != symbol {
        let target = Int(row.symbols[index]) * count
        let factor = row.coefficients[index]
        for level in 0..<count {
          let value = values[target + level] + factor * values[base + level]
          values[target + level] = abs(value) < SparseRow.epsilon ? 0 : value
        }
      }
      for level in 0..<count { values[base + level] = 0 }
    }
    for other in row.symbols where other != symbol { enqueueIfNegative(other) }
  }

  /// Forgets everything about a symbol.
  mutating func clear(_ symbol: Int32) {
    for level in 0..<stride { values[Int(symbol) * stride + level] = 0 }
  }

  /// Whether raising the symbol would lower the objective.
  func isNegative(_ symbol: Int32) -> Bool {
    let base = Int(symbol) * stride
    for level in 0..<stride where values[base + level] != 0 { return values[base + level] < 0 }
    return false
  }

  /// Whether the symbol costs nothing at any priority.
  func isZero(_ symbol: Int32) -> Bool {
    let base = Int(symbol) * stride
    return !(0..<stride).contains { values[base + $0] != 0 }
  }

  /// Whether `cost(left) / leftCoefficient` is less than `cost(right) / rightCoefficient`; both coefficients positive.
  func isCheaper(_ left: Int32, per leftCoefficient: Double, than right: Int32, per rightCoefficient: Double) -> Bool {
    for level in 0..<stride {
      let difference =
        values[Int(left) * stride + level] / leftCoefficient - values[Int(right) * stride + level] / rightCoefficient
      if abs(difference) > SparseRow.epsilon { return difference < 0 }
    }
    return false
  }

  private mutating func enqueueIfNegative(_ symbol: Int32) {
    guard !isQueued[Int(symbol)], isNegative(symbol) else { return }
    isQueued[Int(symbol)] = true
    queue.append(symbol)
  }

  /// The next symbol that may be worth raising, oldest first.
  mutating func nextCandidate() -> Int32? {
    while queueStart < queue.count {
      let symbol = queue[queueStart]
      queueStart += 1
      isQueued[Int(symbol)] = false
      if isNegative(symbol) { return symbol }
    }
    queue.removeAll(keepingCapacity: true)
    queueStart = 0
    return nil
  }
}
