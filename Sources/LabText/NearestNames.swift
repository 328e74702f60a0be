/// Finds the names a person probably meant.
public enum NearestNames {
  /// The best candidates for a word that names nothing, nearest first.
  ///
  /// A candidate is near when it begins with the word (or the word with it), or when its Damerau–Levenshtein distance
  /// (insert, delete, replace, swap neighbours; upper and lower case are equal) is at most a third of the word, at
  /// least 1 and at most 3.
  public static func suggestions(for word: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    guard let word = Word(word) else { return [] }
    var found: [(rank: Int, name: String)] = []
    for candidate in Set(candidates) where candidate.count <= 128 {
      if let rank = word.rank(of: Array(candidate.lowercased())) { found.append((rank, candidate)) }
    }
    found.sort { ($0.rank, $0.name.count, $0.name) < ($1.rank, $1.name.count, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// A word that is compared with many names; see `suggestions(for:in:limit:)` for what is near.
  public struct Word: Sendable {
    private let letters: [Character]
    private let allowed: Int

    /// Prepares a word; `nil` when it is empty or longer than 64 characters, which no name is near.
    public init?(_ word: String) {
      guard word.utf8.count <= 512 else { return nil }
      letters = Array(word.lowercased())
      guard !letters.isEmpty, letters.count <= 64 else { return nil }
      allowed = min(3, max(1, letters.count / 3))
    }

    /// How far a name in lower case is from the word, 0 for the same; `nil` when it is not near.
    public func rank(of name: [Character]) -> Int? {
      if let distance = distance(letters, name, atMost: allowed) { return distance * 2 }
      if letters.count >= 2 && name.starts(with: letters) { return 3 }
      return name.count >= 3 && letters.starts(with: name) ? 5 : nil
    }
  }

  /// The names that are least unlike a word, however unlike they are: what to offer when nothing is near.
  public static func leastUnlike(_ word: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(word.prefix(64).lowercased())
    let ranked = Set(candidates).map { name in
      let letters = Array(name.lowercased())
      return (rank: distance(wanted, letters, atMost: max(wanted.count, letters.count)) ?? .max, name: name)
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(limit).map(\.name)
  }

  /// The optimal string alignment distance, or nil when it is larger than `limit`.
  static func distance(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
    if abs(left.count - right.count) > limit { return nil }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      if current.min() ?? 0 > limit { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
