/// Comparisons of integers of different types.
enum IntegerComparison {
  static func compare(_ first: any BinaryInteger, _ second: any BinaryInteger, _ text: String) -> Bool {
    func open<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> Bool {
      switch text {
      case "==": return a == b
      case "!=": return a != b
      case "<": return a < b
      case "<=": return a <= b
      case ">": return a > b
      default: return a >= b
      }
    }
    return open(first, second)
  }
}
