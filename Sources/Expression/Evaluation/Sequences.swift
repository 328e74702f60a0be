import Inspection

/// Walks over sequences whose type is known only at run time.
enum Sequences {
  /// Calls `body` for each element until it returns something.
  static func forEach<Result>(
    _ sequence: Any, _ execution: Execution?, _ body: (Any) throws -> Result?
  ) throws -> Result? {
    guard let sequence = sequence as? any Sequence else {
      throw AccessError.wrongType(expected: "a sequence", found: "\(type(of: sequence))")
    }
    func open<S: Sequence>(_ sequence: S) throws -> Result? {
      for element in sequence {
        try execution?.spend()
        if let result = try body(element as Any) { return result }
      }
      return nil
    }
    return try open(sequence)
  }

  /// All elements; a sequence without end is cut off by the run's limits.
  static func elements(_ sequence: Any, _ execution: Execution?) throws -> [Any] {
    var found: [Any] = []
    let limit = execution?.maximumCount ?? .max
    _ = try forEach(sequence, execution) { element -> Bool? in
      found.append(element)
      if found.count > limit { throw Execution.LimitReached() }
      return nil
    }
    return found
  }

  /// All elements in an order of chance.
  static func shuffled(_ sequence: Any, _ arguments: Arguments) throws -> [Any] {
    var surroundings = arguments.surroundings
    return try elements(sequence, arguments.execution).shuffled(using: &surroundings)
  }
}
