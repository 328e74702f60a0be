import Foundation

/// A property of a layer that animates.
enum LayerKey: String, CaseIterable, Hashable, Sendable {
  case position, bounds, transform, opacity, backgroundColor, cornerRadius

  func differs(_ left: LayerValues, _ right: LayerValues) -> Bool {
    switch self {
    case .position: left.position != right.position
    case .bounds: left.bounds != right.bounds
    case .transform: left.affineTransform != right.affineTransform
    case .opacity: left.opacity != right.opacity
    case .backgroundColor: left.backgroundColor != right.backgroundColor
    case .cornerRadius: left.cornerRadius != right.cornerRadius
    }
  }

  /// Writes into `values` what lies between two values: `share` 0 is `from`, 1 is `to`.
  func interpolate(_ values: inout LayerValues, from: LayerValues, to: LayerValues, share: CGFloat) {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    switch self {
    case .position:
      values.position = CGPoint(x: mix(from.position.x, to.position.x), y: mix(from.position.y, to.position.y))
    case .bounds:
      let (a, b) = (from.bounds, to.bounds)
      values.bounds = CGRect(
        x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width), height: mix(a.height, b.height))
    case .transform:
      let (a, b) = (from.affineTransform, to.affineTransform)
      values.affineTransform = CGAffineTransform(
        a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
        ty: mix(a.ty, b.ty))
    case .opacity: values.opacity = Float(mix(CGFloat(from.opacity), CGFloat(to.opacity)))
    case .backgroundColor:
      let clear = UIColor.RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      let a = from.backgroundColor?.components() ?? clear
      let b = to.backgroundColor?.components() ?? clear
      values.backgroundColor = UIColor(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
    case .cornerRadius: values.cornerRadius = mix(from.cornerRadius, to.cornerRadius)
    }
  }
}

/// One running animation of one property of one layer, from what was shown to what was set.
struct LayerAnimation {
  let key: LayerKey
  let from: LayerValues
  let to: LayerValues
  let delay: TimeInterval
  let duration: TimeInterval
  let curve: UIView.AnimationCurve
  /// The animation block it belongs to.
  let block: Int
  /// When the screen began to show it, in the run loop's time; `nil` until a commit.
  var begin: TimeInterval?

  /// The share of the way at a time, after the curve; `nil` once it is over.
  func share(at time: TimeInterval) -> CGFloat? {
    guard let begin else { return 0 }
    let elapsed = time - begin - delay
    if elapsed <= 0 { return 0 }
    guard elapsed < duration else { return nil }
    return curve.value(at: CGFloat(elapsed / duration))
  }
}

extension UIView.AnimationCurve {
  /// The pace: how much of the way is done after a share of the time. The Bézier curves Core Animation documents.
  func value(at time: CGFloat) -> CGFloat {
    let (x1, x2): (CGFloat, CGFloat) =
      switch self {
      case .linear: (1 / 3, 2 / 3)
      case .easeIn: (0.42, 1)
      case .easeOut: (0, 0.58)
      case .easeInOut: (0.42, 0.58)
      }
    let (y1, y2): (CGFloat, CGFloat) = self == .linear ? (1 / 3, 2 / 3) : (0, 1)
    func bezier(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return bezier(y1, y2, (low + high) / 2)
  }
}
