/// The simplex tableau of the Cassowary algorithm (Badros, Borning, Stuckey 2001): every basic symbol is written as a
/// row over the others. Restricted symbols are never negative; free ones may have any value.
///
/// Unlike the textbook's, it keeps for each symbol the rows that mention it, so that a pivot and an edit cost what they
/// touch and not what exists, and its objective is lexicographic (`CostTable`).
struct Tableau {
  /// What a symbol stands for.
  enum Kind: UInt8 {
    /// A slot without a symbol.
    case unused
    /// A variable of the caller that may have any value.
    case free
    /// A variable of the caller that is never negative.
    case nonNegative
    /// The surplus of an inequality.
    case slack
    /// The amount by which an optional constraint is missed.
    case error
    /// The name tag of a required equation; always zero.
    case dummy

    var isRestricted: Bool { self != .free && self != .dummy }
    var canEnter: Bool { self == .nonNegative || self == .slack || self == .error }
  }

  private(set) var kinds: ContiguousArray<Kind> = []
  /// The row in which a symbol is basic, or -1.
  private(set) var basis: ContiguousArray<Int32> = []
  /// The constraint a slack, error or dummy symbol belongs to, or -1.
  private(set) var owners: ContiguousArray<Int32> = []
  var columns: ColumnIndex = []
  private var freeSymbols: ContiguousArray<Int32> = []

  var rows: ContiguousArray<SparseRow> = []
  /// The basic symbol of each row, or -1 for a row not in use.
  var rowSymbols: ContiguousArray<Int32> = []
  private var freeRows: ContiguousArray<Int32> = []
  private var rowStamps: ContiguousArray<UInt32> = []
  private var stamp: UInt32 = 0

  var costs = CostTable()
  /// The variables outside the rows.
  var definitions = Definitions()
  /// The rows and coefficients of the symbol gathered last.
  private(set) var gatheredRows: ContiguousArray<Int32> = []
  private(set) var gatheredCoefficients: ContiguousArray<Double> = []
  /// How many pivots there were.
  private(set) var pivotCount = 0

  /// An empty tableau.
  init() {}

  /// A tableau without rows that has the variables of another, under the same numbers.
  init(variablesOf other: Tableau) {
    var unused: ContiguousArray<Int32> = []
    for kind in other.kinds {
      let isVariable = kind == .free || kind == .nonNegative
      let symbol = makeSymbol(isVariable ? kind : .unused)
      if !isVariable { unused.append(symbol) }
    }
    freeSymbols = unused
  }

  // MARK: Symbols and rows

  mutating func makeSymbol(_ kind: Kind, owner: Int32 = -1) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    basis.append(-1)
    owners.append(owner)
    columns.append([])
    definitions.appendSymbol()
    costs.reserve(symbols: kinds.count)
    return Int32(kinds.count - 1)
  }

  /// Gives a symbol's slot back. Whatever cells rounding left behind go with it.
  mutating func releaseSymbol(_ symbol: Int32) {
    let index = Int(symbol)
    if basis[index] >= 0 { dropRow(basis[index]) }
    gather(symbol)
    for row in gatheredRows { rows[Int(row)].remove(symbol) }
    columns[index].removeAll(keepingCapacity: true)
    definitions.clear(symbol)
    costs.clear(symbol)
    kinds[index] = .unused
    owners[index] = -1
    freeSymbols.append(symbol)
  }

  func isBasic(_ symbol: Int32) -> Bool { basis[Int(symbol)] >= 0 }

  /// The value of a symbol; of a defined one, as of the last `evaluateDefinitions()`.
  func value(of symbol: Int32) -> Double {
    let row = basis[Int(symbol)]
    return row < 0 ? definitions.isDefined(symbol) ? definitions.value(of: symbol) : 0 : rows[Int(row)].constant
  }

  mutating func dropRow(_ row: Int32) {
    basis[Int(rowSymbols[Int(row)])] = -1
    rowSymbols[Int(row)] = -1
    rows[Int(row)] = SparseRow()
    freeRows.append(row)
  }

  private mutating func takeRow() -> Int32 {
    if let row = freeRows.popLast() { return row }
    rows.append(SparseRow())
    rowSymbols.append(-1)
    rowStamps.append(0)
    return Int32(rows.count - 1)
  }

  // MARK: Columns

  /// Finds the rows that mention a symbol now and tidies its column.
  mutating func gather(_ symbol: Int32) {
    gatheredRows.removeAll(keepingCapacity: true)
    gatheredCoefficients.removeAll(keepingCapacity: true)
    stamp &+= 1
    for row in columns[Int(symbol)] {
      let index = Int(row)
      guard rowSymbols[index] >= 0, rowStamps[index] != stamp else { continue }
      rowStamps[index] = stamp
      guard let cell = rows[index].index(of: symbol) else { continue }
      gatheredRows.append(row)
      gatheredCoefficients.append(rows[index].coefficients[cell])
    }
    if gatheredRows.count < columns[Int(symbol)].count { columns[Int(symbol)] = gatheredRows }
  }

  /// Of the rows gathered for a symbol, the restricted one that first reaches zero when the symbol is raised from zero.
  func leavingRow() -> (row: Int32, ratio: Double)? {
    var best: (row: Int32, ratio: Double)?
    for (position, row) in gatheredRows.enumerated() {
      let coefficient = gatheredCoefficients[position]
      guard coefficient < 0, kinds[Int(rowSymbols[Int(row)])].isRestricted else { continue }
      let ratio = -rows[Int(row)].constant / coefficient
      if let old = best {
        let isTie = abs(ratio - old.ratio) < SparseRow.epsilon
        guard isTie ? rowSymbols[Int(row)] < rowSymbols[Int(old.row)] : ratio < old.ratio else { continue }
      }
      best = (row, ratio)
    }
    return best
  }

  // MARK: Pivots

  /// Exchanges a symbol with the basic symbol of a row that mentions it.
  mutating func pivot(_ entering: Int32, row: Int32) {
    pivotCount += 1
    let leaving = rowSymbols[Int(row)]
    var source = SparseRow()
    swap(&source, &rows[Int(row)])
    let position = source.index(of: entering)!
    let coefficient = source.coefficients[position]
    source.scale(by: -1 / coefficient)
    source.coefficients[position] = -1
    source.add(leaving, times: 1 / coefficient)
    basis[Int(leaving)] = -1
    columns[Int(leaving)].append(row)
    substitute(entering, with: &source, row: row)
  }

  /// Makes `0 = expression` a row whose basic symbol is one of the expression's.
  ///
  /// - Returns: The row's number.
  @discardableResult
  mutating func insert(_ expression: SparseRow, solvedFor symbol: Int32) -> Int32 {
    var source = expression
    let position = source.index(of: symbol)!
    source.scale(by: -1 / source.coefficients[position])
    source.coefficients[position] = -1
    let row = takeRow()
    for other in source.symbols where other != symbol { columns[Int(other)].append(row) }
    substitute(symbol, with: &source, row: row)
    return row
  }

  /// Makes `symbol = expression` a row, for a symbol that is mentioned nowhere.
  mutating func insert(basic symbol: Int32, _ expression: SparseRow) {
    let row = takeRow()
    for other in expression.symbols { columns[Int(other)].append(row) }
    rows[Int(row)] = expression
    rowSymbols[Int(row)] = symbol
    basis[Int(symbol)] = row
  }

  /// Replaces a symbol by its expression everywhere and stores the expression.
  private mutating func substitute(_ symbol: Int32, with source: inout SparseRow, row: Int32) {
    rowSymbols[Int(row)] = -1
    gather(symbol)
    for (position, target) in gatheredRows.enumerated() {
      rows[Int(target)].add(source, times: gatheredCoefficients[position], row: target, columns: &columns)
    }
    costs.substitute(symbol, with: source)
    source.remove(symbol)
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    rows[Int(row)] = source
    rowSymbols[Int(row)] = symbol
    basis[Int(symbol)] = row
  }

  /// Adds to the constants of the rows that mention a symbol what replacing it by `symbol - amount` adds.
  ///
  /// - Returns: The rows that are no longer in order: restricted and negative, or a name tag that isn't zero.
  mutating func shift(_ symbol: Int32, by amount: Double) -> ContiguousArray<Int32> {
    var broken: ContiguousArray<Int32> = []
    if isBasic(symbol) {
      let row = basis[Int(symbol)]
      rows[Int(row)].constant += amount
      if isBroken(row) { broken.append(row) }
    } else {
      gather(symbol)
      for (position, row) in gatheredRows.enumerated() {
        rows[Int(row)].constant -= gatheredCoefficients[position] * amount
        if isBroken(row) { broken.append(row) }
      }
    }
    return broken + shiftDefinitions(of: symbol, by: amount)
  }

  /// Whether a row's constant is not allowed for its symbol.
  func isBroken(_ row: Int32) -> Bool {
    let symbol = rowSymbols[Int(row)]
    guard symbol >= 0 else { return false }
    let kind = kinds[Int(symbol)]
    let constant = rows[Int(row)].constant
    return kind == .dummy ? abs(constant) > 1e-6 : kind.isRestricted && constant < -1e-9
  }

  /// The constraints that a row blames: the owners of its symbols, among them that of its basic symbol.
  mutating func blame(_ expression: SparseRow, basic: Int32 = -1) -> [Int] {
    var found: Set<Int> = []
    for symbol in expanded(definitions.untagged(expression), keepsTags: false).symbols where owners[Int(symbol)] >= 0 {
      found.insert(Int(owners[Int(symbol)]))
    }
    if basic >= 0, owners[Int(basic)] >= 0 { found.insert(Int(owners[Int(basic)])) }
    return found.sorted()
  }
}
