public import Foundation

/// A picture.
public final class UIImage: UIKitObject {
  /// Size in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    super.init()
  }
}
