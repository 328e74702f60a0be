public import Foundation

/// A typeface at a size.
public final class UIFont: UIKitObject, @unchecked Sendable {
  /// How heavy a face is.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
  public let familyName: String
  public let pointSize: CGFloat
  public let weight: Weight
  init(familyName: String, pointSize: CGFloat, weight: Weight) {
    self.familyName = familyName
    self.pointSize = pointSize
    self.weight = weight
    super.init()
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(familyName: ".AppleSystemUIFont", pointSize: size, weight: weight)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * 1.193359375 }
}
