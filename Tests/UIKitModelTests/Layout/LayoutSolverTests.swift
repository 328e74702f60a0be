import Testing
import UIKitModel

@Suite("The layout solver")
struct LayoutSolverTests {
  @Test("a chain of required equations is solved in one pass")
  func chain() {
    var solver = LayoutSolver()
    let variables = (0..<50).map { _ in solver.makeVariable() }
    _ = solver.add([.init(variables[0])], constant: -3, .equal)
    for index in 1..<50 {
      _ = solver.add([.init(variables[index]), .init(variables[index - 1], -1)], constant: -2, .equal)
    }
    solver.solve()
    #expect(variables.map { solver.value(of: $0) } == (0..<50).map { 3 + 2 * Double($0) })
  }

  @Test("one constraint of priority 750 outweighs any number at 749")
  func lexicographic() {
    var solver = LayoutSolver()
    let width = solver.makeVariable(nonNegative: true)
    for _ in 0..<5_000 { _ = solver.add([.init(width)], constant: -100, .equal, priority: 749) }
    _ = solver.add([.init(width)], constant: -60, .equal, priority: 750)
    solver.solve()
    #expect(solver.value(of: width) == 60)
  }

  @Test("within one priority the sum of the misses is least")
  func leastSum() {
    var solver = LayoutSolver()
    let width = solver.makeVariable()
    for constant in [10.0, 20, 90] { _ = solver.add([.init(width)], constant: -constant, .equal, priority: 500) }
    solver.solve()
    #expect(solver.value(of: width) == 20)
  }

  @Test("a contradiction names exactly the constraints that take part in it")
  func conflictIsMinimal() {
    var solver = LayoutSolver()
    let (left, width, right, bystander) =
      (solver.makeVariable(), solver.makeVariable(nonNegative: true), solver.makeVariable(), solver.makeVariable())
    let a = solver.add([.init(left)], constant: 0, .equal)
    _ = solver.add([.init(bystander), .init(left, -1)], constant: -7, .equal)
    let b = solver.add([.init(right), .init(left, -1), .init(width, -1)], constant: 0, .equal)
    let c = solver.add([.init(right)], constant: -100, .lessThanOrEqual)
    let d = solver.add([.init(width)], constant: -120, .greaterThanOrEqual)
    var conflicts: [[LayoutSolver.ConstraintID]] = []
    solver.solve {
      conflicts.append($0)
      return $0.last!
    }
    #expect(conflicts == [[a, b, c, d]])
    #expect(solver.isBroken(d) && !solver.isBroken(c))
    #expect(solver.value(of: width) == 100)
  }

  @Test("a broken constraint holds again once what it contradicted is gone")
  func brokenHeals() {
    var solver = LayoutSolver()
    let width = solver.makeVariable()
    let first = solver.add([.init(width)], constant: -100, .equal)
    let second = solver.add([.init(width)], constant: -120, .equal)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.isBroken(second))
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: width) == 120)
  }

  @Test("an edit that makes required constraints contradict is reported and recovered from")
  func conflictByEdit() {
    var solver = LayoutSolver()
    let width = solver.makeVariable(nonNegative: true)
    let low = solver.add([.init(width)], constant: -50, .greaterThanOrEqual)
    let high = solver.add([.init(width)], constant: -80, .lessThanOrEqual)
    _ = solver.add([.init(width)], constant: 0, .equal, priority: 10)
    solver.solve()
    #expect(solver.value(of: width) == 50)
    solver.setConstant(-90, of: low)
    var conflicts: [[LayoutSolver.ConstraintID]] = []
    solver.solve {
      conflicts.append($0)
      return $0[0]
    }
    #expect(conflicts == [[low, high]])
    #expect(solver.isBroken(low))
    #expect(solver.value(of: width) == 80)
  }

  @Test("two equal required constraints may be edited together")
  func editTwins() {
    var solver = LayoutSolver()
    let width = solver.makeVariable()
    let first = solver.add([.init(width)], constant: -10, .equal)
    let second = solver.add([.init(width)], constant: -10, .equal)
    solver.solve()
    solver.setConstant(-25, of: first)
    solver.setConstant(-25, of: second)
    solver.solve { conflict in
      Issue.record("nothing contradicts")
      return conflict[0]
    }
    #expect(solver.value(of: width) == 25)
  }

  @Test("the range of a variable tells a determined one from an ambiguous one")
  func ranges() {
    var solver = LayoutSolver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
    _ = solver.add([.init(x)], constant: -8, .equal)
    _ = solver.add([.init(x), .init(width)], constant: -100, .lessThanOrEqual)
    solver.solve()
    #expect(solver.range(of: [.init(x)]) == 8...8)
    #expect(solver.range(of: [.init(width)]) == 0...92)
    let unbound = solver.makeVariable()
    #expect(solver.range(of: [.init(unbound)]) == nil)
  }

  @Test("an edit of an independent part needs no pivot")
  func editsAreLocal() {
    var solver = LayoutSolver()
    var ids: [LayoutSolver.ConstraintID] = []
    for index in 0..<500 {
      let (x, width) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
      _ = solver.add([.init(x)], constant: -Double(index), .equal)
      ids.append(solver.add([.init(width)], constant: -40, .equal))
      _ = solver.add([.init(width)], constant: -30, .lessThanOrEqual, priority: 250)
    }
    solver.solve()
    let pivots = solver.pivotCount
    for id in ids { solver.setConstant(-55, of: id) }
    solver.solve()
    #expect(solver.pivotCount == pivots)
  }
}

@Suite("The layout solver on random systems")
struct LayoutSolverRandomTests {
  @Test("required constraints hold, or a contradiction was reported", arguments: 0..<40)
  func required(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let system = LinearSystem.random(using: &generator, requiredShare: 0.3)
      var loaded = LoadedSystem(system)
      loaded.solve()
      let misses = system.misses(loaded.values)
      for (index, constraint) in system.constraints.enumerated() where constraint.priority == 1000 {
        let isBroken = loaded.solver.isBroken(loaded.ids[index])
        #expect(misses[index] < 1e-6 || isBroken)
      }
      for index in system.nonNegative { #expect(loaded.values[index] > -1e-6) }
    }
  }

  @Test("adding, removing and editing one by one ends where a fresh solver begins", arguments: 0..<40)
  func incremental(seed: UInt64) {
    var generator = SeededGenerator(seed: 1_000 + seed)
    var system = LinearSystem.random(using: &generator, requiredShare: 0.1)
    var loaded = LoadedSystem(system)
    loaded.solve()
    for _ in 0..<60 {
      change(&system, &loaded, using: &generator)
      if Int.random(in: 0..<3, using: &generator) == 0 { loaded.solve() }
      guard loaded.conflicts.isEmpty else { return }
    }
    loaded.solve()
    var fresh = LoadedSystem(system)
    fresh.solve()
    guard loaded.conflicts.isEmpty && fresh.conflicts.isEmpty else { return }
    for (left, right) in zip(system.missesByPriority(loaded.values), system.missesByPriority(fresh.values)) {
      #expect(abs(left - right) < 1e-6)
    }
  }

  @Test("chains of equations, edited, taken away and put back, end where a fresh solver begins", arguments: 0..<150)
  func chains(seed: UInt64) {
    var generator = SeededGenerator(seed: 5_000 + seed)
    var system = LinearSystem.chain(using: &generator)
    var loaded = LoadedSystem(system)
    var removed: [LinearSystem.Constraint] = []
    for _ in 0..<50 {
      changeChain(&system, &loaded, &removed, using: &generator)
      guard Int.random(in: 0..<3, using: &generator) == 0 else { continue }
      loaded.solve()
      guard loaded.conflicts.isEmpty else { return }
      var fresh = LoadedSystem(system)
      fresh.solve()
      #expect(fresh.conflicts.isEmpty)
      for (left, right) in zip(system.missesByPriority(loaded.values), system.missesByPriority(fresh.values)) {
        #expect(abs(left - right) < 1e-6)
      }
      for index in system.nonNegative { #expect(loaded.values[index] > -1e-6) }
    }
  }

  private func changeChain(
    _ system: inout LinearSystem, _ loaded: inout LoadedSystem, _ removed: inout [LinearSystem.Constraint],
    using generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where !system.constraints.isEmpty:
      let index = Int.random(in: system.constraints.indices, using: &generator)
      removed.append(system.constraints.remove(at: index))
      loaded.solver.remove(loaded.ids.remove(at: index))
    case 1 where !removed.isEmpty:
      system.constraints.append(removed.remove(at: Int.random(in: removed.indices, using: &generator)))
      loaded.add(system.constraints.last!)
    default:
      guard let index = system.constraints.indices.randomElement(using: &generator) else { return }
      system.constraints[index].constant += Double(Int.random(in: -20...10, using: &generator))
      loaded.solver.setConstant(system.constraints[index].constant, of: loaded.ids[index])
    }
  }

  private func change(
    _ system: inout LinearSystem, _ loaded: inout LoadedSystem, using generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      system.constraints.append(
        LinearSystem.randomConstraint(system.variables, requiredShare: 0.02, using: &generator))
      loaded.add(system.constraints.last!)
    case 1 where !system.constraints.isEmpty:
      let index = Int.random(in: system.constraints.indices, using: &generator)
      system.constraints.remove(at: index)
      loaded.solver.remove(loaded.ids.remove(at: index))
    default:
      guard let index = system.constraints.indices.randomElement(using: &generator) else { return }
      system.constraints[index].constant = Double(Int.random(in: -100...100, using: &generator))
      loaded.solver.setConstant(system.constraints[index].constant, of: loaded.ids[index])
    }
  }

  @Test(
    "kiwisolver finds the same systems solvable and misses nothing less",
    .enabled(
      if: Kiwi.python != nil,
      "needs Python with kiwisolver: set LAB_PYTHON to one, or run `pip install kiwisolver` for python3"))
  func kiwi() throws {
    var generator = SeededGenerator(seed: 42)
    let systems = (0..<1_500).map { LinearSystem.random(using: &generator, requiredShare: $0 % 2 == 0 ? 0.1 : 0.35) }
    let answers = try Kiwi.solve(systems)
    var solvable = 0
    for (system, answer) in zip(systems, answers) {
      var loaded = LoadedSystem(system)
      loaded.solve()
      #expect(loaded.conflicts.isEmpty == answer.feasible)
      guard answer.feasible, loaded.conflicts.isEmpty else { continue }
      solvable += 1
      for (ours, theirs) in zip(system.missesByPriority(loaded.values), system.missesByPriority(answer.values)) {
        #expect(abs(ours - theirs) < 1e-3)
      }
    }
    #expect(answers.count == systems.count && solvable > 700 && solvable < systems.count)
  }
}
