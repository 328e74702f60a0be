import Foundation

/// One section of a flow, in the axes of the flow: `main` is the direction of scrolling, `cross` the direction in which
/// a line is filled. A vertical flow has main = y and cross = x.
///
/// A section whose items all have one size is held as a formula, so that a million items cost no more than ten.
struct FlowSection {
  /// A length along each axis.
  struct Size: Equatable {
    var main: CGFloat
    var cross: CGFloat
  }

  /// What the section was asked for.
  struct Metrics {
    /// The length of a line, edge to edge.
    var cross: CGFloat
    var crossBefore: CGFloat = 0
    var crossAfter: CGFloat = 0
    var mainBefore: CGFloat = 0
    var mainAfter: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0

    var available: CGFloat { cross - crossBefore - crossAfter }

    /// How many items of one length fit in a line. At least one; the small number forgives rounding in an exact fit.
    func capacity(_ length: CGFloat) -> Int {
      guard length + itemSpacing > 0 else { return 1 }
      return max(1, Int(saturating: ((available + itemSpacing + 1e-6) / (length + itemSpacing)).rounded(.down)))
    }
  }

  /// One line of a section whose items differ.
  struct Line {
    var first: Int
    var count: Int
    /// Where the line begins after the section's first line, and how long it is, along the main axis.
    var main: CGFloat
    var extent: CGFloat
    /// Where the first item begins after the inset, and what lies between two.
    var start: CGFloat
    var gap: CGFloat
  }

  enum Items {
    case uniform(Size, capacity: Int, start: CGFloat, gap: CGFloat)
    case varied([Size], [Line])
  }

  let metrics: Metrics
  let count: Int
  let items: Items
  /// Where the section begins along the main axis.
  var origin: CGFloat = 0

  /// A section of `count` items of one size.
  init(metrics: Metrics, count: Int, size: Size) {
    self.metrics = metrics
    self.count = count
    let capacity = metrics.capacity(size.cross)
    let (start, gap) = Self.distribution(capacity: capacity, lengths: size.cross * CGFloat(capacity), metrics)
    items = .uniform(size, capacity: capacity, start: start, gap: gap)
  }

  /// A section of items of the given sizes.
  init(metrics: Metrics, sizes: [Size]) {
    let isUniform = sizes.first.map { first in sizes.allSatisfy { $0 == first } } ?? true
    if isUniform {
      self.init(metrics: metrics, count: sizes.count, size: sizes.first ?? Size(main: 0, cross: 0))
    } else {
      self.init(metrics: metrics, count: sizes.count, items: .varied(sizes, Self.lines(of: sizes, metrics: metrics)))
    }
  }

  private init(metrics: Metrics, count: Int, items: Items) {
    self.metrics = metrics
    self.count = count
    self.items = items
  }

  /// A full line: one item is centred, several are pushed apart to both edges.
  private static func distribution(
    capacity: Int, lengths: CGFloat, _ metrics: Metrics
  ) -> (start: CGFloat, gap: CGFloat) {
    let slack = metrics.available - lengths
    return capacity == 1 ? (slack / 2, 0) : (0, slack / CGFloat(capacity - 1))
  }

  private static func lines(of sizes: [Size], metrics: Metrics) -> [Line] {
    var lines: [Line] = []
    var first = 0
    var main: CGFloat = 0
    while first < sizes.count {
      var end = first + 1
      var used = sizes[first].cross
      while end < sizes.count, used + metrics.itemSpacing + sizes[end].cross <= metrics.available + 1e-6 {
        used += metrics.itemSpacing + sizes[end].cross
        end += 1
      }
      let line = sizes[first..<end]
      let (start, gap) = place(line, isLast: end == sizes.count, metrics)
      let extent = line.map(\.main).max() ?? 0
      lines.append(Line(first: first, count: end - first, main: main, extent: extent, start: start, gap: gap))
      main += extent + metrics.lineSpacing
      first = end
    }
    return lines
  }

  /// The last line is spaced as a full line of such items would be if they are all of one size, else by the minimum.
  private static func place(
    _ line: ArraySlice<Size>, isLast: Bool, _ metrics: Metrics
  ) -> (start: CGFloat, gap: CGFloat) {
    let lengths = line.reduce(0) { $0 + $1.cross }
    guard isLast, let first = line.first else {
      return distribution(capacity: line.count, lengths: lengths, metrics)
    }
    guard line.allSatisfy({ $0 == first }) else { return (0, metrics.itemSpacing) }
    let capacity = metrics.capacity(first.cross)
    return distribution(capacity: capacity, lengths: first.cross * CGFloat(capacity), metrics)
  }

  // MARK: Lengths along the main axis

  private var itemsLength: CGFloat {
    switch items {
    case .uniform(let size, let capacity, _, _):
      let lines = (count + capacity - 1) / capacity
      return lines == 0 ? 0 : CGFloat(lines) * size.main + CGFloat(lines - 1) * metrics.lineSpacing
    case .varied(_, let lines):
      return lines.last.map { $0.main + $0.extent } ?? 0
    }
  }

  /// Where the first line begins.
  var firstLine: CGFloat { origin + metrics.header + metrics.mainBefore }
  /// Where the footer begins.
  var footerStart: CGFloat { firstLine + itemsLength + metrics.mainAfter }
  /// Where the section ends.
  var end: CGFloat { footerStart + metrics.footer }

  // MARK: Items

  /// The place and size of an item.
  func frame(of item: Int) -> (main: CGFloat, cross: CGFloat, size: Size) {
    switch items {
    case .uniform(let size, let capacity, let start, let gap):
      let (line, column) = item.quotientAndRemainder(dividingBy: capacity)
      return (
        firstLine + CGFloat(line) * (size.main + metrics.lineSpacing),
        metrics.crossBefore + start + CGFloat(column) * (size.cross + gap), size
      )
    case .varied(let sizes, let lines):
      let line = lines[lines.partitioningIndex { $0.first > item } - 1]
      let before = sizes[line.first..<item].reduce(0) { $0 + $1.cross + line.gap }
      let size = sizes[item]
      return (
        firstLine + line.main + (line.extent - size.main) / 2, metrics.crossBefore + line.start + before, size
      )
    }
  }

  /// The items of the lines that touch a stretch of the main axis.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end > firstLine, start < firstLine + itemsLength else { return 0..<0 }
    switch items {
    case .uniform(let size, let capacity, _, _):
      let step = size.main + metrics.lineSpacing
      guard step > 0 else { return 0..<count }
      let lastLine = (count - 1) / capacity
      let first = min(max(0, Int(saturating: ((start - firstLine - size.main) / step).rounded(.down))), lastLine)
      let last = min(max(first, Int(saturating: ((end - firstLine) / step).rounded(.down))), lastLine)
      return first * capacity..<min(count, (last + 1) * capacity)
    case .varied(_, let lines):
      let first = lines.partitioningIndex { $0.main + $0.extent >= start - firstLine }
      let last = lines.partitioningIndex { $0.main > end - firstLine }
      guard first < last else { return 0..<0 }
      return lines[first].first..<(lines[last - 1].first + lines[last - 1].count)
    }
  }
}

extension RandomAccessCollection {
  /// The first index whose element satisfies a condition that is false, then true, along the collection.
  func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
