import Foundation
import Inspection
import LabText
import UIKitModel

/// Values as cards and controls show them: one line, safe for a terminal, the same on every run.
public enum ValueText {
  /// The value in a few words. An object is named by its type; a long text is cut.
  public static func short(_ value: Any) -> String {
    if let scalar = scalar(value) { return scalar }
    if let payload = DynamicValue.optionalPayload(value) { return payload.map { short($0) } ?? "nil" }
    switch value {
    case let point as CGPoint: return "(\(short(point.x)), \(short(point.y)))"
    case let size as CGSize: return "(\(short(size.width)), \(short(size.height)))"
    case let rect as CGRect: return "(\(short(rect.minX)), \(short(rect.minY)), \(short(rect.width)), \(short(rect.height)))"
    case let color as UIColor: return short(color)
    case let transform as CGAffineTransform: return transform.isIdentity ? "identity" : "\(transform)".truncated(to: 40)
    case let list as [Any]: return list.isEmpty ? "[]" : "\(list.count) × \(Swift.type(of: list[0]))"
    default: break
    }
    let text = String(describing: value)
    // An address says nothing to a reader of a table: the object is named by its type.
    if Swift.type(of: value) is AnyClass, text.contains("0x") || !(value is any CustomStringConvertible) {
      return "\(Swift.type(of: value))"
    }
    return text.escapingUntrusted().truncated(to: 60)
  }

  /// The value as `print` writes it on Apple's systems, where Core Graphics' structs are lists of their numbers.
  static func printed(_ value: Any) -> String {
    switch value {
    case let point as CGPoint: "(\(point.x), \(point.y))"
    case let size as CGSize: "(\(size.width), \(size.height))"
    case let rect as CGRect: "(\(rect.origin.x), \(rect.origin.y), \(rect.width), \(rect.height))"
    default: String(describing: value)
    }
  }

  /// The commonest values first, told by their exact type: a control shows two of them each time it is moved.
  private static func scalar(_ value: Any) -> String? {
    let type = Swift.type(of: value)
    if type == CGFloat.self, let number = value as? CGFloat { return short(Double(number)) }
    if type == Double.self, let number = value as? Double { return short(number) }
    if type == Int.self, let number = value as? Int { return String(number) }
    if type == Bool.self, let flag = value as? Bool { return String(flag) }
    if type == String.self, let text = value as? String { return text.debugDescription.escapingUntrusted() }
    return nil
  }

  /// A colour by its name, or by its components.
  private static func short(_ color: UIColor) -> String {
    let text = color.description
    guard let match = text.firstMatch(of: /name = (\w+?)(?:Color)?>/) else { return text.escapingUntrusted() }
    return "." + String(match.1)
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
