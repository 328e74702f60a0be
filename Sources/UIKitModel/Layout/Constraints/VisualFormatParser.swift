import Foundation

/// Reads a visual format.
struct VisualFormatParser {
  private let characters: [Character]
  private var index = 0

  init(_ format: String) { characters = Array(format) }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if let letter = peek, letter == "H" || letter == "V" {
      index += 1
      try expect(":", "Expected a ':' here to follow the orientation")
      format.axis = letter == "V" ? .vertical : .horizontal
    }
    if peek == "|" {
      format.leadingOffset = index
      index += 1
      format.leading = try connection()
    }
    format.views.append(try view())
    while index < characters.count {
      let link = try connection()
      if peek == "|" {
        format.trailingOffset = index
        index += 1
        format.trailing = link
        break
      }
      format.connections.append(link)
      format.views.append(try view())
    }
    guard index == characters.count else { throw failure("Expected the end of the format here") }
    return format
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private func failure(_ reason: String, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, offset: offset ?? index)
  }

  private mutating func expect(_ character: Character, _ reason: String) throws(VisualFormatError) {
    guard peek == character else { throw failure(reason) }
    index += 1
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard peek == "-" else { return .touching }
    index += 1
    guard let next = peek, next != "[", next != "|" else { return .standard }
    let list = try peek == "(" ? predicates() : [simplePredicate()]
    try expect("-", "Expected a '-' here to end the connection")
    return .predicates(list)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    try expect("[", "Expected a view here: '['")
    let start = index
    let name = word()
    guard !name.isEmpty else { throw failure("Expected a view name here") }
    let list = try peek == "(" ? predicates() : []
    try expect("]", "Expected a ']' here to end the view")
    return VisualFormat.View(name: name, predicates: list, offset: start)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    index += 1
    var list = [try predicate()]
    while peek == "," {
      index += 1
      list.append(try predicate())
    }
    try expect(")", "Expected a ')' here to end the predicates")
    return list
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = index
    return VisualFormat.Predicate(operand: try operand(allowingSign: false), priority: nil, offset: start)
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = index
    var relation = NSLayoutConstraint.Relation.equal
    for (text, found) in [("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual)]
    where characters[index...].starts(with: text) {
      relation = found
      index += 2
      break
    }
    let operand = try operand(allowingSign: true)
    var priority: VisualFormat.Operand?
    if peek == "@" {
      index += 1
      priority = try self.operand(allowingSign: false)
    }
    return VisualFormat.Predicate(relation: relation, operand: operand, priority: priority, offset: start)
  }

  private mutating func operand(allowingSign: Bool) throws(VisualFormatError) -> VisualFormat.Operand {
    let start = index
    if allowingSign, peek == "-" { index += 1 }
    while let next = peek, next.isASCII, next.isNumber || next == "." { index += 1 }
    if let number = Double(String(characters[start..<index])) { return .number(CGFloat(number)) }
    index = start
    let name = word()
    guard !name.isEmpty else { throw failure("Expected a number or key here, or '-' if a connection is desired", at: start) }
    return .name(name)
  }

  private mutating func word() -> String {
    let start = index
    while let next = peek, next.isLetter || next == "_" || next == "." || (next.isNumber && index > start) { index += 1 }
    return String(characters[start..<index])
  }
}
