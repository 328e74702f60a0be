public import Foundation
public import Inspection
public import UIKitModel

/// Tables of Foundation's types that UIKit's methods take, and of what UIKit adds to geometry.
enum FoundationRows {
  /// All of them.
  static var all: [DeferredTable] { [point, size, rect, indexSet] }

  private static func table(_ name: String, of type: Any.Type, _ make: @escaping () -> TypeTable) -> DeferredTable {
    DeferredTable(name, module: SwiftType(type).canonicalNominal?.module ?? "Foundation", make)
  }

  private static var point: DeferredTable {
    table("CGPoint", of: CGPoint.self) {
      TypeTable(CGPoint.self) {
        Method("applying(_ t: CGAffineTransform)") { (point: CGPoint, t: CGAffineTransform) in point.applying(t) }
      }
    }
  }

  private static var size: DeferredTable {
    table("CGSize", of: CGSize.self) {
      TypeTable(CGSize.self) {
        Method("applying(_ t: CGAffineTransform)") { (size: CGSize, t: CGAffineTransform) in size.applying(t) }
      }
    }
  }

  private static var rect: DeferredTable {
    table("CGRect", of: CGRect.self) {
      TypeTable(CGRect.self) {
        Method("applying(_ t: CGAffineTransform)") { (rect: CGRect, t: CGAffineTransform) in rect.applying(t) }
        Method("inset(by insets: UIEdgeInsets)") { (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets) }
      }
    }
  }

  private static var indexSet: DeferredTable {
    table("IndexSet", of: IndexSet.self) {
      TypeTable(IndexSet.self) {
        Initializer("init()") { IndexSet() }
        Initializer("init(integer: Int)") { (integer: Int) in IndexSet(integer: integer) }
        Initializer("init(integersIn range: Range<Int>)") { (range: Range<Int>) in IndexSet(integersIn: range) }
        Initializer("init(integersIn range: ClosedRange<Int>)") { (range: ClosedRange<Int>) in IndexSet(integersIn: range) }
        Initializer("init(_ elements: [Int])") { (elements: [Int]) in IndexSet(elements) }
        Property("count", \IndexSet.count, .get)
        Property("isEmpty", \IndexSet.isEmpty, .get)
        Property("first", \IndexSet.first, .get)
        Property("last", \IndexSet.last, .get)
        Method("contains(_ integer: Int)") { (set: IndexSet, integer: Int) in set.contains(integer) }
        MutatingMethod("insert(integersIn range: Range<Int>)") { (set: inout IndexSet, range: Range<Int>) in set.insert(integersIn: range) }
        MutatingMethod("insert(_ integer: Int)") { (set: inout IndexSet, integer: Int) in _ = set.insert(integer) }
        MutatingMethod("remove(_ integer: Int)") { (set: inout IndexSet, integer: Int) in _ = set.remove(integer) }
      }
    }
  }
}

// What a closure of an expression answers when it failed, where the one that called it can't be told.
extension UIColor: FailureStandIn {
  public static var standIn: Any { UIColor.clear }
}
extension UIView: FailureStandIn {
  public static var standIn: Any { (self as? UICollectionReusableView.Type)?.init(frame: .zero) ?? UIView() }
}
extension UIViewController: FailureStandIn {
  public static var standIn: Any { UIViewController() }
}
extension UIConfigurationTextAttributes: FailureStandIn {
  public static var standIn: Any { UIConfigurationTextAttributes(font: .systemFont(ofSize: 17), foregroundColor: .label) }
}
extension UIEdgeInsets: FailureStandIn {
  public static var standIn: Any { UIEdgeInsets.zero }
}
extension CGPoint: FailureStandIn {
  public static var standIn: Any { CGPoint.zero }
}
extension CGSize: FailureStandIn {
  public static var standIn: Any { CGSize.zero }
}
extension CGRect: FailureStandIn {
  public static var standIn: Any { CGRect.zero }
}
