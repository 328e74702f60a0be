/// The root of the model's classes: identity, equality and the address a description shows.
///
/// It stands where `NSObject` stands in UIKit. Two objects are equal when they are the same object, unless a subclass
/// overrides `isEqual(_:)` and `hash` together.
open class UIKitObject: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The simulated address: given out in order of creation by the environment that was current at `init()`.
  public let address: UInt
  /// The properties that are kept and not acted on, by name; `nil` while none was set.
  var keptValues: [String: Any]?

  /// The object as a view or a guide, if it is one: cheaper than a cast, for the layout engine.
  var asView: UIView? { nil }
  var asGuide: UILayoutGuide? { nil }

  /// Creates an object and takes the next simulated address of the current environment.
  public init() { address = UIKitEnvironment.current.allocateAddress() }

  /// Whether two objects count as equal. The same object, unless overridden.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A number that is the same for equal objects.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// What `po` shows: `<UIView: 0x600000c04000>` unless a subclass says more.
  open var description: String { "<\(modelClassName): \(addressText)>" }

  /// The same as `description` unless overridden, as `NSObject` does it.
  open var debugDescription: String { description }

  /// `address` in the form `0x…`.
  public final var addressText: String { "0x" + String(address, radix: 16) }

  /// The class name as UIKit prints it: bare for the model's own classes, `Module.Name` for everyone else's.
  open var modelClassName: String { UIKitObject.className(of: type(of: self)) }

  /// The printed name of a class: bare for the model's own, `Module.Name` for others.
  public static func className(of type: any Any.Type) -> String {
    let environment = UIKitEnvironment.current
    let key = ObjectIdentifier(type)
    if let known = environment.classNames[key] { return known }
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") && !$0.contains(" ") }
    var name = String(describing: type)
    if let module = parts.first, parts.count > 1 {
      name = module == "UIKitModel" ? parts.dropFirst().joined(separator: ".") : "\(module).\(parts[parts.count - 1])"
    }
    environment.classNames[key] = name
    return name
  }

  public static func == (left: UIKitObject, right: UIKitObject) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
