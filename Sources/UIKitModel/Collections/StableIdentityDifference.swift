/// What turns one list of unique identifiers into another with the fewest deletions, insertions and moves.
///
/// Identifiers are unique, so one hash look-up per element says where it was. The elements that keep their order are a
/// longest increasing run of old places; everything else that is in both lists moves. That gives the smallest number of
/// moves. The cost is one look-up per element plus a binary search among the runs of integers (`n log n` integer
/// comparisons at most), against the `n × differences` of a general edit script such as `CollectionDifference`.
public struct StableIdentityDifference: Equatable, Sendable {
  /// One element that is in both lists and changed its order among them.
  public struct Move: Equatable, Hashable, Sendable {
    /// Where it was in the old list.
    public let from: Int
    /// Where it is in the new list.
    public let to: Int
  }

  /// Places in the old list of what is gone, ascending.
  public let deletions: [Int]
  /// Places in the new list of what is new, ascending.
  public let insertions: [Int]
  /// What moved, ascending by the new place.
  public let moves: [Move]

  /// Whether the two lists are the same.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// Compares two lists. Neither may hold an identifier twice.
  public init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    self.init(
      old: old[prefix..<(old.count - suffix)], new: new[prefix..<(new.count - suffix)])
  }

  private init<Identifier: Hashable>(old: ArraySlice<Identifier>, new: ArraySlice<Identifier>) {
    var placeInOld = [Identifier: Int](minimumCapacity: old.count)
    for place in old.indices { placeInOld[old[place]] = place }
    var isKept = [Bool](repeating: false, count: old.count)
    var insertions: [Int] = []
    var keptFrom: [Int] = []
    var keptTo: [Int] = []
    for place in new.indices {
      if let from = placeInOld[new[place]] {
        isKept[from - old.startIndex] = true
        keptFrom.append(from)
        keptTo.append(place)
      } else {
        insertions.append(place)
      }
    }
    self.insertions = insertions
    deletions = old.indices.filter { !isKept[$0 - old.startIndex] }
    var stays = [Bool](repeating: false, count: keptFrom.count)
    for index in longestIncreasingSubsequence(of: keptFrom) { stays[index] = true }
    moves = keptFrom.indices.filter { !stays[$0] }.map { Move(from: keptFrom[$0], to: keptTo[$0]) }
  }
}

/// The indices, ascending, of a longest strictly increasing subsequence of `values` (patience sorting).
func longestIncreasingSubsequence(of values: [Int]) -> [Int] {
  guard !values.isEmpty else { return [] }
  var tops: [Int] = []  // index of the smallest value that ends a run of length k + 1
  var topValues: [Int] = []  // that value: searched without going through `values`
  var previous = [Int](repeating: -1, count: values.count)
  for index in values.indices {
    let value = values[index]
    var low = 0
    var high = topValues.count
    if let last = topValues.last, last < value { low = high }
    while low < high {
      let middle = (low + high) / 2
      if topValues[middle] < value { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? tops[low - 1] : -1
    if low == tops.count {
      tops.append(index)
      topValues.append(value)
    } else {
      tops[low] = index
      topValues[low] = value
    }
  }
  var result = [Int](repeating: 0, count: tops.count)
  var index = tops[tops.count - 1]
  for place in result.indices.reversed() {
    result[place] = index
    index = previous[index]
  }
  return result
}
