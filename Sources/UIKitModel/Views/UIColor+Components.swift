public import Foundation

extension UIColor {
  /// Whether another object is an equal colour, as `NSObject` compares.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }

  /// Writes the sRGB components.
  ///
  /// - Returns: `true`: each colour of the model has them.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let own = components()
    (red, green, blue, alpha) = (own.red, own.green, own.blue, own.alpha)
    return true
  }

  /// Writes the brightness of a grey.
  ///
  /// - Returns: `false` for a colour that is not a grey; then nothing is written.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let own = components()
    guard own.red == own.green, own.green == own.blue else { return false }
    (white, alpha) = (own.red, own.alpha)
    return true
  }

  /// Writes hue, saturation and brightness, each 0…1.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let own = components()
    let high = max(own.red, own.green, own.blue)
    let spread = high - min(own.red, own.green, own.blue)
    var angle: CGFloat = 0
    if spread > 0 {
      if high == own.red {
        angle = (own.green - own.blue) / spread
      } else if high == own.green {
        angle = 2 + (own.blue - own.red) / spread
      } else {
        angle = 4 + (own.red - own.green) / spread
      }
      if angle < 0 { angle += 6 }
    }
    (hue, saturation, brightness, alpha) = (angle / 6, high > 0 ? spread / high : 0, high, own.alpha)
    return true
  }

  /// UIKit's words: the colour space and the components with six digits, or the dynamic colour's name.
  public var description: String {
    func digits(_ numbers: CGFloat...) -> String { numbers.map(describeNumber).joined(separator: " ") }
    func address() -> String { "0x" + String(UIKitEnvironment.current.address(of: self), radix: 16) }
    switch kind {
    case .gray(let white, let alpha): return "UIExtendedGrayColorSpace " + digits(white, alpha)
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace " + digits(red, green, blue, alpha)
    case .system(let name, _, _): return "<UIDynamicSystemColor: \(address()); name = \(name)>"
    case .tint: return "<UITintColor: \(address())>"
    case .provider:
      let block = String(UIKitEnvironment.current.address(of: self) + 0x40, radix: 16)
      return "<UIDynamicProviderColor: \(address()); provider = <__NSMallocBlock__: 0x\(block)>>"
    }
  }
}

/// A number as `%g` prints it: six digits, no trailing zeros.
func describeNumber(_ number: CGFloat) -> String {
  if number == number.rounded(), abs(number) < 1e6 { return String(Int(number)) }
  return String(format: "%g", Double(number))
}
