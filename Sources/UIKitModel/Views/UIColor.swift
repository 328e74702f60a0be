public import Foundation

/// A colour: fixed, or chosen by the traits it is resolved with.
///
/// Components are kept in extended sRGB or extended grey, as UIKit prints them. Left out: other colour spaces, patterns,
/// and colours of asset catalogues.
public final class UIColor: Hashable, CustomStringConvertible, Sendable {
  enum Kind: Hashable, Sendable {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    /// A system colour with a light and a dark form.
    case system(name: String, light: RGBA, dark: RGBA)
    case tint
    case provider
  }

  /// Four components in sRGB, 0…1 (beyond for extended colours).
  public struct RGBA: Hashable, Sendable {
    public var red: CGFloat
    public var green: CGFloat
    public var blue: CGFloat
    public var alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  let kind: Kind
  let provider: (@Sendable (UITraitCollection) -> UIColor)?

  init(kind: Kind, provider: (@Sendable (UITraitCollection) -> UIColor)? = nil) {
    self.kind = kind
    self.provider = provider
  }

  /// A colour of sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(kind: .rgb(red: red, green: green, blue: blue, alpha: min(1, max(0, alpha))))
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(kind: .gray(white: white, alpha: min(1, max(0, alpha))))
  }

  /// A colour of hue, saturation and brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = hue == 1 ? 0 : hue * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that is asked for anew for each set of traits.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(kind: .provider, provider: dynamicProvider)
  }

  /// The colour with another opacity. A dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .gray(let white, _): return UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system, .tint, .provider:
      return UIColor { traits in self.resolvedColor(with: traits).withAlphaComponent(alpha) }
    }
  }

  /// The fixed colour for some traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch kind {
    case .gray, .rgb: return self
    case .system(_, let light, let dark):
      let chosen = traits.userInterfaceStyle == .dark ? dark : light
      if chosen.red == chosen.green, chosen.green == chosen.blue { return UIColor(white: chosen.red, alpha: chosen.alpha) }
      return UIColor(red: chosen.red, green: chosen.green, blue: chosen.blue, alpha: chosen.alpha)
    case .tint: return UIColor.systemBlue.resolvedColor(with: traits)
    case .provider: return provider?(traits).resolvedColor(with: traits) ?? self
    }
  }

  /// The components for some traits.
  public func components(with traits: UITraitCollection = UITraitCollection()) -> RGBA {
    switch resolvedColor(with: traits).kind {
    case .gray(let white, let alpha): RGBA(red: white, green: white, blue: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha): RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .system, .tint, .provider: RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    }
  }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left === right || (left.kind == right.kind && left.kind != .provider)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
