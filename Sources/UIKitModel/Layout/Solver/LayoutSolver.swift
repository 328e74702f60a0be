/// An incremental solver for linear constraints with priorities: Cassowary's simplex method, with one difference. A
/// higher priority always wins outright over any number of lower ones; within one priority the sum of the misses is
/// least.
///
/// Changes are queued and take effect in `solve(breaking:)`. The solver is a value: a copy is independent and cheap.
///
/// Left out: stay constraints (Auto Layout has none) and edit variables (any constraint's constant can be changed).
public struct LayoutSolver: Sendable {
  /// A quantity to be solved for.
  public struct Variable: Hashable, Sendable {
    let symbol: Int32
  }

  /// The name of a constraint in one solver.
  public struct ConstraintID: Hashable, Sendable {
    let index: Int
  }

  /// One summand of a constraint.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// Creates a summand.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How the sum of a constraint's terms and constant compares with zero.
  public enum Relation: Int, Hashable, Sendable {
    /// `sum <= 0`
    case lessThanOrEqual = -1
    /// `sum == 0`
    case equal = 0
    /// `sum >= 0`
    case greaterThanOrEqual = 1
  }

  /// The priority of what must hold.
  public static let required: Float = 1000
  /// What a broken required constraint has left: it is missed by as little as possible.
  static let brokenPriority = Float(1000).nextDown

  struct Record: Sendable {
    var terms: [Term]
    var constant: Double
    /// The constant the tableau holds.
    var insertedConstant: Double
    var relation: Relation
    var priority: Float
    /// Counts up with every constraint, so that the newest can be told.
    var sequence: Int
    var isBroken = false
    var isInserted = false
    var isQueuedForEdit = false
    var marker: Int32 = -1
    var other: Int32 = -1
    /// The coefficient of the marker in the constraint as it was written.
    var markerSign = 1.0
  }

  var tableau = Tableau()
  var records: [Record?] = []
  private var freeRecords: [Int] = []
  private var waiting: [Int] = []
  private var edits: [Int] = []
  private var nextSequence = 0

  /// Creates a solver without constraints.
  public init() {}

  /// How often a symbol of the tableau was exchanged so far: a measure of work that doesn't depend on the machine.
  public var pivotCount: Int { tableau.pivotCount }

  /// How many constraints there are, waiting ones included.
  public var constraintCount: Int { records.count - freeRecords.count }

  // MARK: Building

  /// Creates a variable. A variable in no constraint is 0.
  ///
  /// - Parameter nonNegative: Whether the variable can't be less than zero, as widths and heights can't.
  public mutating func makeVariable(nonNegative: Bool = false) -> Variable {
    Variable(symbol: tableau.makeSymbol(nonNegative ? .nonNegative : .free))
  }

  /// Queues the constraint `Σ terms + constant relation 0`.
  ///
  /// - Parameter priority: 1000 for what must hold; anything less is missed by as little as higher priorities allow.
  public mutating func add(_ terms: [Term], constant: Double, _ relation: Relation, priority: Float = required)
    -> ConstraintID
  {
    let record = Record(
      terms: terms, constant: constant, insertedConstant: constant, relation: relation, priority: priority,
      sequence: nextSequence)
    nextSequence += 1
    let index: Int
    if let free = freeRecords.popLast() {
      index = free
      records[index] = record
    } else {
      index = records.count
      records.append(record)
    }
    waiting.append(index)
    return ConstraintID(index: index)
  }

  /// Takes a constraint away. One that isn't there is ignored.
  public mutating func remove(_ id: ConstraintID) {
    guard let record = records[id.index] else { return }
    if record.isInserted { withdraw(id.index) } else { waiting.removeAll { $0 == id.index } }
    if record.isQueuedForEdit { edits.removeAll { $0 == id.index } }
    records[id.index] = nil
    freeRecords.append(id.index)
  }

  /// Queues a new constant for a constraint (an edit).
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    guard records[id.index] != nil, records[id.index]!.constant != constant else { return }
    records[id.index]!.constant = constant
    if records[id.index]!.isInserted {
      guard !records[id.index]!.isQueuedForEdit else { return }
      records[id.index]!.isQueuedForEdit = true
      edits.append(id.index)
    } else {
      records[id.index]!.insertedConstant = constant
    }
  }

  /// The value of a variable after the last `solve(breaking:)`.
  @inline(__always)
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// Whether a required constraint had to be broken.
  public func isBroken(_ id: ConstraintID) -> Bool { records[id.index]?.isBroken ?? false }

  /// A constraint's priority as it was added; what a broken one had.
  func priority(of id: ConstraintID) -> Float? {
    records[id.index].map { $0.isBroken ? Self.required : $0.priority }
  }

  /// A constraint's terms.
  func terms(of id: ConstraintID) -> [Term] { records[id.index]?.terms ?? [] }

  // MARK: Solving

  /// Brings everything queued into force.
  ///
  /// - Parameter choose: Called for each set of required constraints that contradict each other, with the newest last;
  ///   answers the one to break. A broken constraint stays as the strongest optional one.
  public mutating func solve(breaking choose: (_ conflict: [ConstraintID]) -> ConstraintID = { $0.last! }) {
    insertWaiting(breaking: choose)
    tableau.optimise()
    while !edits.isEmpty {
      do {
        try applyEdits()
      } catch {
        demote(error.blamed, breaking: choose)
        rebuild()
        insertWaiting(breaking: choose)
        tableau.optimise()
      }
    }
    tableau.evaluateDefinitions()
  }

  private mutating func insertWaiting(breaking choose: (_ conflict: [ConstraintID]) -> ConstraintID) {
    guard !waiting.isEmpty else { return }
    while !waiting.isEmpty {
      // Required equations first: most only say what one variable is (`Definitions`), and the shorter ones are that simple. Then
      // sizes: rows that end up in long sums then begin short. Then what must hold, then by falling priority, so that each row
      // starts where it will probably stay.
      let keys = waiting.map { index in
        let record = records[index]!
        let isEquation = record.relation == .equal && record.priority >= Self.required
        let rank = isEquation ? min(record.terms.count, 8) : record.terms.count > 1 ? 10 : 9
        return (rank: rank, priority: record.priority, sequence: record.sequence, index: index)
      }
      let batch = keys.sorted { left, right in
        if left.rank != right.rank { return left.rank < right.rank }
        return left.priority != right.priority ? left.priority > right.priority : left.sequence < right.sequence
      }
      waiting = []
      for index in batch.map(\.index) {
        do {
          try insert(index)
        } catch {
          demote(error.blamed + [index], breaking: choose)
          if !records[index]!.isBroken { waiting.append(index) }
        }
      }
    }
  }

  private mutating func demote(_ blamed: [Int], breaking choose: (_ conflict: [ConstraintID]) -> ConstraintID) {
    let required = Set(blamed).filter { records[$0]?.priority == Self.required }
      .sorted { records[$0]!.sequence < records[$1]!.sequence }
    guard let newest = required.last else { return }
    let answer = choose(required.map { ConstraintID(index: $0) }).index
    let chosen = required.contains(answer) ? answer : newest
    if records[chosen]!.isInserted { withdraw(chosen) }
    records[chosen]!.isBroken = true
    records[chosen]!.priority = Self.brokenPriority
    if !waiting.contains(chosen) { waiting.append(chosen) }
  }

  /// Starts the tableau afresh from the records.
  private mutating func rebuild() {
    edits = []
    waiting = []
    tableau = Tableau(variablesOf: tableau)
    for index in records.indices where records[index] != nil {
      records[index]!.isInserted = false
      records[index]!.isQueuedForEdit = false
      records[index]!.insertedConstant = records[index]!.constant
      waiting.append(index)
    }
  }

  private mutating func applyEdits() throws(Tableau.Refusal) {
    var broken: ContiguousArray<Int32> = []
    for index in edits {
      records[index]!.isQueuedForEdit = false
      let change = records[index]!.constant - records[index]!.insertedConstant
      records[index]!.insertedConstant = records[index]!.constant
      guard change != 0 else { continue }
      broken += tableau.shift(records[index]!.marker, by: -change * records[index]!.markerSign)
    }
    edits.removeAll(keepingCapacity: true)
    try tableau.restore(broken)
  }
}
