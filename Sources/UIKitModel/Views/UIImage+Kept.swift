public import Foundation

extension UIImage {
  /// How the middle of a resizable picture is filled.
  public enum ResizingMode: Int, Sendable { case tile = 0, stretch }
  /// How bright highlights may be.
  public enum DynamicRange: Int, Sendable { case unspecified = -1, standard = 0, constrainedHigh, high }
  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }
  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  // What follows is kept: the model draws a picture as a whole, and symbols as placeholders.

  /// The edges that are not stretched.
  public var capInsets: UIEdgeInsets { kept(.zero) }
  public var resizingMode: ResizingMode { kept(.tile) }
  /// What layout does not count, at the edges.
  public var alignmentRectInsets: UIEdgeInsets { kept(.zero) }
  /// Whether the picture is mirrored where the interface runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { kept(false) }
  /// The pictures of an animation; `nil` for a single one.
  public var images: [UIImage]? { kept(nil) }
  /// How long an animation takes, in seconds.
  public var duration: TimeInterval { kept(0) }
  public var isHighDynamicRange: Bool { false }
  /// The distance of a symbol's baseline from its lower edge; `nil` for other pictures.
  public var baselineOffsetFromBottom: CGFloat? { kept(nil) }

  /// The picture with edges that are not stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    copy { image in
      image.keep(capInsets, "capInsets")
      image.keep(resizingMode, "resizingMode")
    }
  }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.keep(alignmentInsets, "alignmentRectInsets") }
  }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy { $0.keep(true, "flipsForRightToLeftLayoutDirection") } }
  /// The picture upside down or mirrored, as far as its orientation says so.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      content: content, size: size, scale: scale, renderingMode: renderingMode, orientation: imageOrientation.mirrored, tint: appliedTint)
  }
  /// Several pictures in turn.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.copy { image in
      image.keep(Optional(images), "images")
      image.keep(duration, "duration")
    }
  }

  private func copy(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(
      content: content, size: size, scale: scale, renderingMode: renderingMode, orientation: imageOrientation, tint: appliedTint)
    image.keptValues = keptValues
    change(image)
    return image
  }
}

extension UIImage.Orientation {
  /// The same, seen in a mirror.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}

#if !canImport(CoreGraphics)
  /// Rows of pixels without a scale; of Core Graphics' class, the two measures.
  public struct CGImage: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
  }

  extension UIImage {
    /// The bitmap, as Core Graphics would hold it; `nil` for a picture of no size.
    public var cgImage: CGImage? {
      guard size.width > 0, size.height > 0 else { return nil }
      let turned = [.left, .right, .leftMirrored, .rightMirrored].contains(imageOrientation)
      let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
      return CGImage(
        width: Int(saturating: turned ? pixels.height : pixels.width), height: Int(saturating: turned ? pixels.width : pixels.height))
    }
  }
#endif
