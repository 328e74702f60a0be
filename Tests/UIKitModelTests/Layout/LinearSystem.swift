import Foundation
import UIKitModel

/// A repeatable source of random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A system of constraints in a form that both solvers can be given.
struct LinearSystem: Codable {
  struct Constraint: Codable {
    var terms: [[Double]]
    var constant: Double
    var relation: Int
    var priority: Float
  }

  var variables: Int
  var nonNegative: [Int]
  var constraints: [Constraint]

  /// A random system of small whole numbers, in which equations, inequalities and three optional priorities mix.
  static func random(using generator: inout SeededGenerator, requiredShare: Double) -> LinearSystem {
    let count = Int.random(in: 2...9, using: &generator)
    let nonNegative = (0..<count).filter { _ in Bool.random(using: &generator) }
    var system = LinearSystem(variables: count, nonNegative: nonNegative, constraints: [])
    for _ in 0..<Int.random(in: 2...(count * 2), using: &generator) {
      system.constraints.append(randomConstraint(count, requiredShare: requiredShare, using: &generator))
    }
    return system
  }

  static func randomConstraint(_ variables: Int, requiredShare: Double, using generator: inout SeededGenerator)
    -> Constraint
  {
    let indices = (0..<variables).shuffled(using: &generator).prefix(
      Int.random(in: 1...min(3, variables), using: &generator))
    let terms = indices.map { [Double($0), Double([-2, -1, -1, 1, 1, 2].randomElement(using: &generator)!)] }
    let isRequired = Double.random(in: 0..<1, using: &generator) < requiredShare
    return Constraint(
      terms: terms, constant: Double(Int.random(in: -100...100, using: &generator)),
      relation: [-1, 0, 0, 1].randomElement(using: &generator)!,
      priority: isRequired ? 1000 : [250, 500, 750].randomElement(using: &generator)!)
  }

  /// A system as views make them: most variables are said by an equation to be another one, in any order, and each has a wish.
  static func chain(using generator: inout SeededGenerator) -> LinearSystem {
    let count = Int.random(in: 3...12, using: &generator)
    let nonNegative = (0..<count).filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
    var system = LinearSystem(variables: count, nonNegative: nonNegative, constraints: [])
    let order = Bool.random(using: &generator) ? (0..<count).shuffled(using: &generator) : Array(0..<count)
    for index in order where Int.random(in: 0..<5, using: &generator) > 0 {
      system.constraints.append(link(index, using: &generator))
    }
    for index in 0..<count {
      let wish = -Double(Int.random(in: 0...100, using: &generator))
      for (relation, priority) in [(-1, Float(250)), (1, 750)] {
        system.constraints.append(
          Constraint(terms: [[Double(index), 1]], constant: wish, relation: relation, priority: priority))
      }
    }
    return system
  }

  private static func link(_ index: Int, using generator: inout SeededGenerator) -> Constraint {
    guard index > 0, Int.random(in: 0..<8, using: &generator) > 0 else {
      return Constraint(
        terms: [[Double(index), 1]], constant: -Double(Int.random(in: 0...200, using: &generator)), relation: 0,
        priority: 1000)
    }
    let other = Int.random(in: 0..<index, using: &generator)
    var terms = [[Double(index), 1], [Double(other), [-1, -1, -1, -0.5, -2].randomElement(using: &generator)!]]
    if let third = (0..<index).filter({ $0 != other }).randomElement(using: &generator),
      Int.random(in: 0..<4, using: &generator) == 0
    {
      terms.append([Double(third), [-1, 1].randomElement(using: &generator)!])
    }
    return Constraint(
      terms: terms, constant: Double(Int.random(in: -40...5, using: &generator)), relation: 0, priority: 1000)
  }

  /// By how much each constraint is missed.
  func misses(_ values: [Double]) -> [Double] {
    constraints.map { constraint in
      let sum = constraint.terms.reduce(constraint.constant) { $0 + $1[1] * values[Int($1[0])] }
      return constraint.relation == 0 ? abs(sum) : max(0, constraint.relation < 0 ? sum : -sum)
    }
  }

  /// The sum of the misses at each priority, highest first.
  func missesByPriority(_ values: [Double]) -> [Double] {
    let misses = misses(values)
    return [1000, 750, 500, 250].map { priority in
      zip(constraints, misses).filter { $0.0.priority == priority }.reduce(0) { $0 + $1.1 }
    }
  }
}

/// A system put into a `LayoutSolver`.
struct LoadedSystem {
  var solver = LayoutSolver()
  var variables: [LayoutSolver.Variable] = []
  var ids: [LayoutSolver.ConstraintID] = []
  var conflicts: [[LayoutSolver.ConstraintID]] = []

  init(_ system: LinearSystem) {
    let nonNegative = Set(system.nonNegative)
    variables = (0..<system.variables).map { solver.makeVariable(nonNegative: nonNegative.contains($0)) }
    for constraint in system.constraints { add(constraint) }
  }

  mutating func add(_ constraint: LinearSystem.Constraint) {
    let terms = constraint.terms.map { LayoutSolver.Term(variables[Int($0[0])], $0[1]) }
    ids.append(
      solver.add(
        terms, constant: constraint.constant, LayoutSolver.Relation(rawValue: constraint.relation)!,
        priority: constraint.priority))
  }

  mutating func solve() {
    var found: [[LayoutSolver.ConstraintID]] = []
    solver.solve {
      found.append($0)
      return $0.last!
    }
    conflicts += found
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}

/// The Python package kiwisolver as a second opinion.
enum Kiwi {
  struct Answer: Codable {
    var feasible: Bool
    var values: [Double]
  }

  /// The Python to run: `LAB_PYTHON`, else `python3`; `nil` when it can't import kiwisolver.
  static let python: String? = {
    let name = ProcessInfo.processInfo.environment["LAB_PYTHON"] ?? "python3"
    return (try? run(name, ["-c", "import kiwisolver"], input: "")) == nil ? nil : name
  }()

  static func solve(_ systems: [LinearSystem]) throws -> [Answer] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Oracles/kiwi_layout.py").path
    let encoder = JSONEncoder()
    let lines = try systems.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let output = try run(python!, [script], input: lines.joined(separator: "\n") + "\n")
    return try output.split(separator: "\n").map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  struct Failure: Error {}

  private static func run(_ program: String, _ arguments: [String], input: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiwi-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputFile = folder.appendingPathComponent("in")
    try Data(input.utf8).write(to: inputFile)
    let outputFile = folder.appendingPathComponent("out")
    try Data().write(to: outputFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return try String(contentsOf: outputFile, encoding: .utf8)
  }
}
