public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light, dark }
/// Phone, tablet or another kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone = 0, pad, tv, carPlay, mac = 5, vision }
/// Little or much room.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact, regular }
/// The direction the interface is laid out in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft }
/// The direction traits ask for.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight = 0, rightToLeft }

/// The circumstances a view is shown in.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle = .light
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  public var displayScale: CGFloat = 3
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .compact
  public var verticalSizeClass: UIUserInterfaceSizeClass = .regular
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  /// The traits of a phone in portrait, light, at scale 3.
  public init() {}
  /// The default traits with one style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// The default traits with one size class.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
  /// The default traits of a kind of device.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.userInterfaceIdiom = userInterfaceIdiom }
  /// The default traits at a scale.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
  /// How large a person wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
