import Inspection
import LabText

/// Paths such as `view.alpha` that were tried as stored members of an object of a class and are none. What is stored in
/// an object is settled by its class, so they need not be tried again.
struct ComputedPaths {
  private static let limit = 256
  private var classes: [String: ObjectIdentifier] = [:]

  /// The class of the object that a path of one step begins at; nil for any other path.
  func rootClass(of path: String, in frame: Frame) -> ObjectIdentifier? {
    let bytes = path.utf8
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")),
      bytes[dot...].dropFirst().allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }),
      let variable = frame[String(path[..<dot])], variable.hasLocation
    else { return nil }
    let type = type(of: variable.value)
    return type is AnyClass ? ObjectIdentifier(type) : nil
  }

  /// Whether the path is known to lead to nothing stored.
  func isKnown(_ path: String, on rootClass: ObjectIdentifier) -> Bool { classes[path] == rootClass }

  /// Keeps in mind that the path leads to nothing stored.
  mutating func remember(_ path: String, on rootClass: ObjectIdentifier) {
    if classes.count >= Self.limit { classes = [:] }
    classes[path] = rootClass
  }
}
