public import Foundation

/// A picture: a bitmap of the model's own, or a symbol.
///
/// Left out: decoding of image files, asset catalogues, stretching resizable images, and the real glyphs of SF Symbols (a symbol has
/// its name, its size and a placeholder to draw).
public final class UIImage: UIKitObject {
  /// Whether the colours or only the shape count.
  public enum RenderingMode: Int, Sendable { case automatic = 0, alwaysOriginal, alwaysTemplate }
  /// Which way up the pixels are.
  public enum Orientation: Int, Sendable {
    case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What there is to draw.
  public enum Content: Equatable, Sendable {
    /// Rows of pixels.
    case bitmap(Bitmap)
    /// A symbol, by name: drawn as a placeholder in the tint colour.
    case symbol(String)
  }

  /// What there is to draw.
  public let content: Content
  /// The size in points: pixels divided by the scale.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  public let imageOrientation: Orientation
  /// The colour `withTintColor(_:)` gave.
  public let appliedTint: UIColor?

  init(
    content: Content, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    orientation: Orientation = .up, tint: UIColor? = nil
  ) {
    self.content = content
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    imageOrientation = orientation
    appliedTint = tint
    super.init()
  }

  /// A picture of pixels. `size` is the number of pixels divided by `scale`.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1, orientation: Orientation = .up) {
    let pixels = CGSize(width: bitmap.width, height: bitmap.height)
    let turned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    self.init(
      content: .bitmap(bitmap),
      size: CGSize(
        width: (turned ? pixels.height : pixels.width) / scale,
        height: (turned ? pixels.width : pixels.height) / scale), scale: scale, orientation: orientation)
  }

  /// A picture of no size.
  public convenience override init() { self.init(bitmap: Bitmap(width: 0, height: 0, color: UIColor.clear.components())) }

  /// A picture of one colour, `size` in points.
  public convenience init(color: UIColor, size: CGSize, scale: CGFloat = 3) {
    self.init(
      content: .bitmap(
        Bitmap(
          width: Int(saturating: min(4_096, (size.width * scale).rounded())),
          height: Int(saturating: min(4_096, (size.height * scale).rounded())),
          color: color.components())), size: size, scale: scale)
  }

  /// A system symbol.
  ///
  /// - Returns: `nil` for a name the model does not know.
  public convenience init?(systemName: String) {
    guard let size = SymbolNames.size(of: systemName) else { return nil }
    self.init(content: .symbol(systemName), size: size, scale: 3)
  }

  /// A system symbol at another size.
  public convenience init?(systemName: String, withConfiguration configuration: SymbolConfiguration) {
    guard let size = SymbolNames.size(of: systemName) else { return nil }
    let factor = configuration.pointSize / 17
    func pixels(_ length: CGFloat) -> CGFloat { (length * factor * 3).rounded() / 3 }
    self.init(
      content: .symbol(systemName), size: CGSize(width: pixels(size.width), height: pixels(size.height)), scale: 3)
  }

  /// A picture of the app's own, from those the world was given (`UIKitEnvironment.imageAssets`).
  public convenience init?(named name: String) {
    guard let asset = UIKitEnvironment.current.imageAssets[name] else { return nil }
    self.init(
      content: asset.content, size: asset.size, scale: asset.scale, renderingMode: asset.renderingMode,
      orientation: asset.imageOrientation, tint: asset.appliedTint)
  }

  /// How large and heavy a symbol is drawn; the model uses the size.
  public struct SymbolConfiguration: Hashable, Sendable {
    public let pointSize: CGFloat
    public let weight: UIFont.Weight
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular) {
      self.pointSize = pointSize
      self.weight = weight
    }
    public init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
  }

  /// Whether this is a symbol.
  public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  /// The same picture, drawn another way.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      content: content, size: size, scale: scale, renderingMode: mode, orientation: imageOrientation,
      tint: appliedTint)
  }

  /// The same shape in one colour, which then counts as the picture's own.
  public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode = .automatic) -> UIImage {
    UIImage(
      content: content, size: size, scale: scale, renderingMode: mode, orientation: imageOrientation, tint: color)
  }

  /// Whether it is drawn in the tint colour: a template, or a symbol that is not asked to keep its colours.
  public var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (other.content == content && other.size == size && other.scale == scale
        && other.renderingMode == renderingMode && other.appliedTint == appliedTint)
  }

  public override var hash: Int { Int(saturating: size.width) &* 31 &+ Int(saturating: size.height) }

  public override var description: String {
    let measure = "(\(describeNumber(size.width)) \(describeNumber(size.height)))@\(describeNumber(scale))"
    switch content {
    case .bitmap: return "<UIImage:\(addressText) CGImage anonymous; \(measure)>"
    case .symbol(let name): return "<UIImage:\(addressText) symbol \"\(name)\"; \(measure){2}>"
    }
  }
}

/// Rows of pixels, top first.
public struct Bitmap: Equatable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `width × height` colours, row by row.
  public private(set) var pixels: [UIColor.RGBA]

  /// A bitmap of one colour.
  public init(
    width: Int, height: Int, color: UIColor.RGBA = UIColor.RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  ) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: color, count: max(0, width) * max(0, height))
  }

  /// The colour at a place; clear outside.
  public subscript(x: Int, y: Int) -> UIColor.RGBA {
    get {
      guard x >= 0, x < width, y >= 0, y < height else { return UIColor.RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
      return pixels[y * width + x]
    }
    set {
      guard x >= 0, x < width, y >= 0, y < height else { return }
      pixels[y * width + x] = newValue
    }
  }
}
