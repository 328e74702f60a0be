extension StringProtocol {
  /// Where the bytes of another text occur first; `nil` when they occur nowhere or `part` is empty.
  ///
  /// Much faster than the standard library's search for characters, which composes and hashes them. The two differ only for text
  /// that canonical equivalence would find: an "é" of one scalar is not the "é" of two.
  @inlinable public func firstPlace(of part: some StringProtocol) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var start = utf8.startIndex
    while let found = utf8[start...].firstIndex(of: first) {
      if utf8[found...].starts(with: part.utf8) { return found..<utf8.index(found, offsetBy: part.utf8.count) }
      start = utf8.index(after: found)
    }
    return nil
  }

  /// Whether the bytes of another text occur; see `firstPlace(of:)`.
  @inlinable public func holds(_ part: some StringProtocol) -> Bool { firstPlace(of: part) != nil }
}
