import Inspection

/// How the arguments of a call fit the parameters of a declaration.
enum ArgumentMatch {
  /// For each parameter the indices of its arguments; empty where the default applies.
  case matched([[Int]])
  case failed(Failure)

  enum Failure {
    /// Parameters without argument, and the argument before which the first belongs.
    case missing([Declaration.Parameter], positions: [Int], before: Int?)
    case extra(index: Int)
    case takesNone
    /// Arguments without the labels of the first parameters, while others have none: both is said.
    case unlabelled([Declaration.Parameter], missing: [Declaration.Parameter])
    case wrongLabels(found: [String?], expected: [String?])
  }

  /// Matches as Swift does: in order, by label, skipping parameters with defaults.
  init(_ arguments: [ExpressionNode.Argument], trailing: Int, _ parameters: [Declaration.Parameter]) {
    if parameters.isEmpty, !arguments.isEmpty {
      self = .failed(.takesNone)
      return
    }
    if let slots = Self.assign(arguments, trailing, parameters) {
      self = .matched(slots)
      return
    }
    self = .failed(Self.explain(arguments, trailing, parameters))
  }

  private static func assign(
    _ arguments: [ExpressionNode.Argument], _ trailing: Int, _ parameters: [Declaration.Parameter]
  ) -> [[Int]]? {
    var slots = Array(repeating: [Int](), count: parameters.count)
    var next = 0
    let firstTrailing = arguments.count - trailing
    for (index, argument) in arguments.enumerated() {
      let isTrailing = index >= firstTrailing
      var position = next
      while position < parameters.count {
        let parameter = parameters[position]
        let fits =
          isTrailing
          ? parameter.type.acceptsClosure && (argument.label == nil || argument.label == parameter.label)
          : parameter.label == argument.label
        if fits { break }
        guard parameter.canBeLeftOut || (isTrailing && parameter.defaultValue != nil) else { return nil }
        position += 1
      }
      guard position < parameters.count else { return nil }
      slots[position].append(index)
      next = position + 1
      if parameters[position].isVariadic, index + 1 < firstTrailing, arguments[index + 1].label == nil { next = position }
      if parameters[position].isVariadic, parameters[position].label != nil, next == position {
        // The label stands before the first of the values only.
        var more = index + 1
        while more < firstTrailing, arguments[more].label == nil { more += 1 }
        return finishVariadic(arguments, trailing, parameters, slots, position, index + 1..<more)
      }
    }
    for position in next..<max(next, parameters.count) where !parameters[position].canBeLeftOut { return nil }
    return slots
  }

  private static func finishVariadic(
    _ arguments: [ExpressionNode.Argument], _ trailing: Int, _ parameters: [Declaration.Parameter], _ slots: [[Int]],
    _ position: Int, _ more: Range<Int>
  ) -> [[Int]]? {
    var slots = slots
    slots[position] += more
    let rest = Array(arguments[more.upperBound...])
    let tail = Array(parameters[(position + 1)...])
    guard let others = assign(rest, min(trailing, rest.count), tail) else { return nil }
    for (offset, found) in others.enumerated() {
      slots[position + 1 + offset] = found.map { $0 + more.upperBound }
    }
    return slots
  }

  /// The argument that no parameter is left for: the labelled ones take theirs, the others what remains in order.
  private static func extraArgument(
    _ arguments: [ExpressionNode.Argument], _ trailing: Int, _ parameters: [Declaration.Parameter]
  ) -> Int? {
    guard trailing == 0, !parameters.contains(where: \.isVariadic) else { return nil }
    var free = Array(parameters.indices)
    var unclaimed: [Int] = []
    for (index, argument) in arguments.enumerated() {
      if let place = free.firstIndex(where: { parameters[$0].label == argument.label }) {
        free.remove(at: place)
      } else {
        unclaimed.append(index)
      }
    }
    if arguments.count > parameters.count { return unclaimed.isEmpty ? nil : unclaimed.last }
    // A label that no parameter has is not taken for that of a parameter with a default.
    guard !free.isEmpty, free.allSatisfy({ parameters[$0].canBeLeftOut }) else { return nil }
    return unclaimed.first { arguments[$0].label != nil }
  }

  private static func explain(
    _ arguments: [ExpressionNode.Argument], _ trailing: Int, _ parameters: [Declaration.Parameter]
  ) -> Failure {
    let required = parameters.indices.filter { !parameters[$0].canBeLeftOut }
    if let extra = extraArgument(arguments, trailing, parameters) { return .extra(index: extra) }
    // As many arguments as parameters: the labels are wrong.
    if arguments.count >= required.count, arguments.count <= parameters.count {
      let chosen = arguments.count == parameters.count ? Array(parameters.indices) : Array(required.prefix(arguments.count))
      let expected = chosen.count == arguments.count ? chosen : Array(parameters.indices.prefix(arguments.count))
      let labels = expected.map { parameters[$0].label }
      if labels != arguments.map(\.label) { return .wrongLabels(found: arguments.map(\.label), expected: labels) }
    }
    if !arguments.isEmpty, arguments.count < required.count, trailing == 0, arguments.allSatisfy({ $0.label == nil }),
      required.prefix(arguments.count).allSatisfy({ parameters[$0].label != nil })
    {
      let given = required.prefix(arguments.count).map { parameters[$0] }
      return .unlabelled(given, missing: required.dropFirst(arguments.count).map { parameters[$0] })
    }
    var used = Array(repeating: false, count: arguments.count)
    var missing: [Int] = []
    var before: Int?
    var next = 0
    for position in parameters.indices {
      let parameter = parameters[position]
      if let index = arguments.indices.first(where: { $0 >= next && !used[$0] && arguments[$0].label == parameter.label }) {
        used[index] = true
        next = index + 1
      } else if !parameter.canBeLeftOut {
        missing.append(position)
        if before == nil, next < arguments.count { before = next }
      }
    }
    if !missing.isEmpty {
      return .missing(missing.map { parameters[$0] }, positions: missing, before: before)
    }
    return .extra(index: used.firstIndex(of: false) ?? max(0, arguments.count - 1))
  }
}

extension Declaration.Parameter {
  /// Whether a call may leave the argument out.
  var canBeLeftOut: Bool { defaultValue != nil || isVariadic }
}

extension SwiftType {
  /// Whether a closure can be given for a parameter of this type.
  var acceptsClosure: Bool {
    if functionType != nil { return true }
    if let wrapped { return wrapped.acceptsClosure }
    if case .parameter = self { return true }
    return false
  }
}
