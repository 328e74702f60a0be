/// One file of the site.
public struct SiteFile: Sendable, Hashable {
  /// The path below `docs/`.
  public var path: String
  /// The text.
  public var text: String

  /// Creates a file.
  public init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}
