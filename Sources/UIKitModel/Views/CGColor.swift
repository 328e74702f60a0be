public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  /// A fixed colour, as layers take it.
  public final class CGColor: Hashable, Sendable {
    /// White and alpha, or red, green, blue and alpha.
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }
    public init(gray: CGFloat, alpha: CGFloat) { components = [gray, alpha] }

    public var numberOfComponents: Int { components?.count ?? 0 }
    public var alpha: CGFloat { components?.last ?? 1 }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif

extension UIColor {
  /// The colour for the world's traits, fixed.
  public var cgColor: CGColor {
    switch resolvedColor(with: UIKitEnvironment.current.traits).kind {
    case .gray(let white, let alpha): return CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system, .tint, .provider: return CGColor(gray: 0, alpha: 1)
    }
  }

  /// The same colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 1]
    if parts.count >= 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      self.init(white: parts.first ?? 0, alpha: parts.last ?? 1)
    }
  }
}

extension CALayer {
  public var backgroundColor: CGColor? {
    get { values.backgroundColor?.cgColor }
    set { values.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }
  public var borderColor: CGColor? {
    get { (values.borderColor ?? .black).cgColor }
    set { values.borderColor = newValue.map(UIColor.init(cgColor:)) }
  }
  public var shadowColor: CGColor? {
    get { (values.shadowColor ?? .black).cgColor }
    set { values.shadowColor = newValue.map(UIColor.init(cgColor:)) }
  }
}
