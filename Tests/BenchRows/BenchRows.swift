import Foundation

/// Times one part of the lab inside one process and prints one JSON object: `bench-rows ROW [SIZE…]`.
///
/// `make bench` runs the rows beside their peers and in turns; nothing else depends on these numbers.
@main
struct BenchRows {
  /// A row: what it is called, what it takes, and what it does.
  struct Row: Sendable {
    let name: String
    let sizes: [Int]
    let run: @Sendable ([Int]) async throws -> [String: Double]
  }

  static let rows =
    [
      Row(name: "reader", sizes: [1_000_000]) { try plainReader(lines: $0[0]) },
      Row(name: "transcript-format", sizes: [1_000]) { try transcriptFormat(commands: $0[0]) },
      Row(name: "debugger", sizes: [5_000]) { debugger(lines: $0[0]) },
      Row(name: "constraints", sizes: [1_000]) { constraints($0[0]) },
      Row(name: "difference", sizes: [10_000]) { stableDifference(of: $0[0]) },
      Row(name: "collection-difference", sizes: [10_000]) { standardDifference(of: $0[0]) },
      Row(name: "scroll", sizes: [1_000]) { scrolling(through: $0[0]) },
      Row(name: "search", sizes: [20]) { try await search(rounds: $0[0]) },
      Row(name: "lesson", sizes: [1]) { try await lesson($0[0]) },
    ]
    + Shape.allCases.map { shape in Row(name: "layout-\(shape)", sizes: [1_000]) { layoutPass(shape, views: $0[0]) } }

  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let row = rows.first(where: { $0.name == words.first }) else {
      let known = rows.map { "\($0.name) \($0.sizes.map(String.init).joined(separator: " "))" }
      FileHandle.standardError.write(Data("usage: bench-rows ROW [SIZE…]\n  \(known.joined(separator: "\n  "))\n".utf8))
      exit(2)
    }
    var sizes = row.sizes
    for (place, word) in words.dropFirst().enumerated() where place < sizes.count { sizes[place] = Int(word) ?? sizes[place] }
    let data = try JSONSerialization.data(withJSONObject: try await row.run(sizes), options: [.sortedKeys])
    print(String(decoding: data, as: UTF8.self))
  }

  /// Wall seconds of some work.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .seconds(1)
  }

  /// The median of several measurements of the same work.
  static func median(of rounds: Int, _ work: () -> Double) -> Double {
    (0..<max(rounds, 1)).map { _ in work() }.sorted()[max(rounds, 1) / 2]
  }
}
