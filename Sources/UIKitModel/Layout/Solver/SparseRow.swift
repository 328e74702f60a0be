/// Which rows mention each symbol. An entry may be stale or doubled; `Tableau.gather` weeds them out when it looks.
typealias ColumnIndex = ContiguousArray<ContiguousArray<Int32>>

/// A linear expression `constant + Σ coefficient × symbol`, its symbols in ascending order.
struct SparseRow {
  /// What is smaller than this is zero.
  static let epsilon = 1e-9

  var symbols: ContiguousArray<Int32> = []
  var coefficients: ContiguousArray<Double> = []
  var constant = 0.0

  /// Nothing.
  init() {}

  /// Nothing, with room for some terms.
  init(room: Int) {
    symbols.reserveCapacity(room)
    coefficients.reserveCapacity(room)
  }

  /// A sum of terms in ascending order of their symbols, of which several may have the same.
  init(ascending terms: ContiguousArray<(symbol: Int32, coefficient: Double)>, constant: Double) {
    self.init(room: terms.count)
    self.constant = constant
    var next = 0
    while next < terms.count {
      let symbol = terms[next].symbol
      var coefficient = 0.0
      while next < terms.count, terms[next].symbol == symbol {
        coefficient += terms[next].coefficient
        next += 1
      }
      guard abs(coefficient) >= Self.epsilon else { continue }
      symbols.append(symbol)
      coefficients.append(coefficient)
    }
  }

  /// Where a symbol is or would be.
  @inline(__always)
  private static func lowerBound(_ symbol: Int32, in symbols: UnsafeMutableBufferPointer<Int32>, from start: Int) -> Int {
    var low = start
    var high = symbols.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if symbols[middle] < symbol { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// The position of a symbol, or `nil`.
  func index(of symbol: Int32) -> Int? {
    symbols.withUnsafeBufferPointer { buffer in
      var low = 0
      var high = buffer.count
      while low < high {
        let middle = (low &+ high) &>> 1
        if buffer[middle] < symbol { low = middle &+ 1 } else { high = middle }
      }
      return low < buffer.count && buffer[low] == symbol ? low : nil
    }
  }

  /// The coefficient of a symbol; 0 when it is not there.
  func coefficient(of symbol: Int32) -> Double {
    guard let index = index(of: symbol) else { return 0 }
    return coefficients[index]
  }

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    coefficients.withUnsafeMutableBufferPointer { buffer in
      for index in buffer.indices { buffer[index] *= factor }
    }
  }

  /// Takes a symbol away.
  mutating func remove(_ symbol: Int32) {
    guard let index = index(of: symbol) else { return }
    symbols.remove(at: index)
    coefficients.remove(at: index)
  }

  /// Adds `coefficient × symbol` to an expression that stands in no tableau.
  mutating func add(_ symbol: Int32, times coefficient: Double) {
    if let last = symbols.last, last < symbol {
      symbols.append(symbol)
      coefficients.append(coefficient)
      return
    }
    let position = symbols.withUnsafeMutableBufferPointer { Self.lowerBound(symbol, in: $0, from: 0) }
    if position < symbols.count, symbols[position] == symbol {
      coefficients[position] += coefficient
      if abs(coefficients[position]) < Self.epsilon {
        symbols.remove(at: position)
        coefficients.remove(at: position)
      }
    } else {
      symbols.insert(symbol, at: position)
      coefficients.insert(coefficient, at: position)
    }
  }

  /// Adds `factor × other` and enters the cells that are new here into the column index.
  ///
  /// - Parameter row: This row's number, or -1 when it stands in no tableau.
  mutating func add(_ other: SparseRow, times factor: Double, row: Int32, columns: inout ColumnIndex) {
    constant += factor * other.constant
    let missing = countMissing(other)
    var hasZero = false
    if missing == 0 {
      hasZero = addInPlace(other, times: factor)
    } else {
      let oldCount = symbols.count
      symbols.append(contentsOf: repeatElement(0, count: missing))
      coefficients.append(contentsOf: repeatElement(0, count: missing))
      hasZero = mergeFromEnd(other, times: factor, oldCount: oldCount, row: row, columns: &columns)
    }
    if hasZero { dropZeros() }
  }

  private mutating func countMissing(_ other: SparseRow) -> Int {
    symbols.withUnsafeMutableBufferPointer { mine in
      other.symbols.withUnsafeBufferPointer { theirs in
        var missing = 0
        var position = 0
        if theirs.count &* 8 < mine.count {
          for symbol in theirs {
            position = Self.lowerBound(symbol, in: mine, from: position)
            if position == mine.count || mine[position] != symbol { missing &+= 1 }
          }
        } else {
          for symbol in theirs {
            while position < mine.count, mine[position] < symbol { position &+= 1 }
            if position == mine.count || mine[position] != symbol { missing &+= 1 }
          }
        }
        return missing
      }
    }
  }

  private mutating func addInPlace(_ other: SparseRow, times factor: Double) -> Bool {
    let sparse = other.symbols.count * 8 < symbols.count
    return symbols.withUnsafeMutableBufferPointer { mine in
      coefficients.withUnsafeMutableBufferPointer { values in
        other.symbols.withUnsafeBufferPointer { theirs in
          other.coefficients.withUnsafeBufferPointer { added in
            var hasZero = false
            var position = 0
            for index in 0..<theirs.count {
              let symbol = theirs[index]
              if sparse {
                position = Self.lowerBound(symbol, in: mine, from: position)
              } else {
                while mine[position] != symbol { position &+= 1 }
              }
              let value = values[position] + factor * added[index]
              values[position] = value
              if abs(value) < Self.epsilon { hasZero = true }
            }
            return hasZero
          }
        }
      }
    }
  }

  private mutating func mergeFromEnd(
    _ other: SparseRow, times factor: Double, oldCount: Int, row: Int32, columns: inout ColumnIndex
  ) -> Bool {
    symbols.withUnsafeMutableBufferPointer { mine in
      coefficients.withUnsafeMutableBufferPointer { values in
        other.symbols.withUnsafeBufferPointer { theirs in
          other.coefficients.withUnsafeBufferPointer { added in
            var hasZero = false
            var from = oldCount &- 1
            var to = mine.count &- 1
            var index = theirs.count &- 1
            while index >= 0 {
              let symbol = theirs[index]
              while from >= 0, mine[from] > symbol {
                if from != to {
                  mine[to] = mine[from]
                  values[to] = values[from]
                }
                from &-= 1
                to &-= 1
              }
              var value = factor * added[index]
              if from >= 0, mine[from] == symbol {
                value += values[from]
                from &-= 1
              } else if row >= 0 {
                columns[Int(symbol)].append(row)
              }
              if abs(value) < Self.epsilon { hasZero = true }
              mine[to] = symbol
              values[to] = value
              to &-= 1
              index &-= 1
            }
            return hasZero
          }
        }
      }
    }
  }

  private mutating func dropZeros() {
    var kept = 0
    for index in symbols.indices where abs(coefficients[index]) >= Self.epsilon {
      symbols[kept] = symbols[index]
      coefficients[kept] = coefficients[index]
      kept += 1
    }
    symbols.removeLast(symbols.count - kept)
    coefficients.removeLast(coefficients.count - kept)
  }
}
