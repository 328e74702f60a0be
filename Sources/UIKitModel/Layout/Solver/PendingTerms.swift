/// What is still to be written out of a sum: the defined symbols in it, highest level first, so that what two of them have
/// in common cancels before it is looked into.
struct PendingTerms {
  private var heap: ContiguousArray<(key: Int64, coefficient: Double)> = []

  mutating func push(_ symbol: Int32, level: Int32, coefficient: Double) {
    heap.append((Int64(level) << 32 | Int64(symbol), coefficient))
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2].key < heap[child].key {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// The next symbol and the sum of its coefficients.
  mutating func pop() -> (symbol: Int32, coefficient: Double)? {
    guard let first = heap.first else { return nil }
    var coefficient = 0.0
    while let next = heap.first, next.key == first.key {
      coefficient += next.coefficient
      removeFirst()
    }
    return (Int32(truncatingIfNeeded: first.key), coefficient)
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var largest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].key > heap[largest].key {
        largest = child
      }
      guard largest != parent else { return }
      heap.swapAt(parent, largest)
      parent = largest
    }
  }
}
