public import Foundation

/// A corner of a layer that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  /// All four.
  static let all = CACornerMask(rawValue: 15)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Everything a layer shows, as one value: compared to find changes, copied at a commit.
public struct LayerValues: Equatable {
  public var position = CGPoint.zero
  public var bounds = CGRect.zero
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var affineTransform = CGAffineTransform.identity
  public var opacity: Float = 1
  public var isHidden = false
  public var masksToBounds = false
  public var isOpaque = false
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var maskedCorners = CACornerMask.all
  public var cornerCurve = CALayerCornerCurve.circular
  public var borderWidth: CGFloat = 0
  public var borderColor: UIColor?
  public var shadowColor: UIColor?
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowRadius: CGFloat = 3
  public var zPosition: CGFloat = 0
  public var contentsScale: CGFloat = 1

  /// The rectangle in the superlayer's coordinates: the box around the transformed bounds.
  public var frame: CGRect {
    get {
      let size = bounds.size
      let offset = CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
      if affineTransform == .identity {
        return CGRect(origin: CGPoint(x: Self.onGrid(position.x + offset.x), y: Self.onGrid(position.y + offset.y)), size: size)
      }
      let box = CGRect(origin: offset, size: size).applying(affineTransform)
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      var size = newValue.size
      if affineTransform != .identity {
        let turned = CGRect(origin: .zero, size: size).applying(affineTransform.inverted())
        size = turned.size
      }
      bounds.size = size
      let box = CGRect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
      ).applying(affineTransform)
      position = CGPoint(x: newValue.origin.x - box.origin.x, y: newValue.origin.y - box.origin.y)
    }
  }

  /// A length without the last digit's error, where it is a multiple of a twelfth of a point: every pixel of every scale is.
  private static func onGrid(_ length: CGFloat) -> CGFloat {
    let near = (length * 12).rounded() / 12
    return near != length && abs(near - length) < 1e-9 ? near : length
  }

  /// From the layer's own coordinates to its superlayer's.
  public var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
