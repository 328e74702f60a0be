#if canImport(ObjectiveC)
  public import ObjectiveC
#else
  /// The name of a method, as in `Selector("save:")`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with one colon for each argument.
    public let description: String
    /// Makes a selector of a name.
    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }
  }
#endif

/// An object that messages can be sent to by name.
///
/// The Objective-C runtime finds a method by its selector; in the model an object says itself which selectors it
/// answers. `UIResponder` keeps a table (`implement(_:_:)`), so that a closure can stand for a method.
public protocol SelectorTarget: AnyObject {
  /// Whether the object has a method of that name.
  func responds(to selector: Selector) -> Bool
  /// Runs the method of that name.
  ///
  /// - Returns: `false` if there is none (UIKit would raise "unrecognized selector").
  @discardableResult
  func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool
}
