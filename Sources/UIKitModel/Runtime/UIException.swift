/// An Objective-C exception as a value: what UIKit would have raised.
public struct UIException: Error, Sendable, Hashable {
  /// An exception name.
  public struct Name: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
    /// The name as the crash log prints it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    /// The object's state does not allow the call.
    public static let internalInconsistency: Name = "NSInternalInconsistencyException"
    /// An argument does not allow the call.
    public static let invalidArgument: Name = "NSInvalidArgumentException"
    /// An index or range is outside what there is.
    public static let range: Name = "NSRangeException"
    /// Neither of the above.
    public static let generic: Name = "NSGenericException"
  }

  /// The exception's name.
  public let name: Name
  /// UIKit's sentence.
  public let reason: String

  /// Creates an exception without recording it.
  public init(name: Name, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The line a crash log begins with.
  public var report: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }
}
