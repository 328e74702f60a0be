/// Finds the names a person probably meant.
public enum NearestNames {
  /// The best candidates for a word that names nothing, nearest first.
  ///
  /// A candidate is near when it begins with the word (or the word with it), or when its Damerau–Levenshtein distance
  /// (insert, delete, replace, swap neighbours; upper and lower case are equal) is at most a third of the word, at
  /// least 1 and at most 3.
  public static func suggestions(for word: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    guard word.utf8.count <= 512 else { return [] }
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    let allowed = min(3, max(1, wanted.count / 3))
    var found: [(rank: Int, name: String)] = []
    for candidate in Set(candidates) where candidate.count <= 128 {
      let name = Array(candidate.lowercased())
      if let distance = distance(wanted, name, atMost: allowed) {
        found.append((distance * 2, candidate))
      } else if wanted.count >= 2 && name.starts(with: wanted) {
        found.append((3, candidate))
      } else if name.count >= 3 && wanted.starts(with: name) {
        found.append((5, candidate))
      }
    }
    found.sort { ($0.rank, $0.name.count, $0.name) < ($1.rank, $1.name.count, $1.name) }
    return found.prefix(limit).map(\.name)
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
