/// An array whose copies are cheap to keep: changing one of two copies copies one chunk and the list of chunks, not all
/// elements. At 100,000 elements that is 391 references and 256 elements.
struct PersistentArray<Element: Sendable>: Sendable {
  /// Elements per chunk.
  static var chunkSize: Int { 256 }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    set { chunks[index / Self.chunkSize][index % Self.chunkSize] = newValue }
  }

  mutating func append(_ element: Element) {
    if count % Self.chunkSize == 0 {
      var chunk: [Element] = []
      chunk.reserveCapacity(count == 0 ? 8 : Self.chunkSize)
      chunk.append(element)
      chunks.append(chunk)
    } else {
      chunks[chunks.count - 1].append(element)
    }
    count += 1
  }

  mutating func removeLast() {
    chunks[chunks.count - 1].removeLast()
    if chunks[chunks.count - 1].isEmpty { chunks.removeLast() }
    count -= 1
  }

  /// Calls `body` for every index below both counts whose chunk is not the same storage in both copies.
  func forEachPossibleDifference(from other: Self, _ body: (Int) -> Void) {
    for (number, (mine, theirs)) in zip(chunks, other.chunks).enumerated() {
      let isSame = mine.withUnsafeBufferPointer { left in
        theirs.withUnsafeBufferPointer { right in left.baseAddress == right.baseAddress && left.count == right.count }
      }
      if isSame { continue }
      for offset in 0..<Swift.min(mine.count, theirs.count) { body(number * Self.chunkSize + offset) }
    }
  }
}

extension PersistentArray: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
}
