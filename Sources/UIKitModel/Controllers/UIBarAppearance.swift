import Foundation

/// How tall and wide a bar is: on a phone held upright `default`, on its side `compact`.
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact, defaultPrompt = 101, compactPrompt }

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// What stands behind a bar, and the line at its edge, as an object that bars share.
///
/// Left out: drawing it. The model's bars keep their appearances and are drawn plain.
open class UIBarAppearance: UIKitObject {
  /// Blurs what is behind; `nil` for none.
  open var backgroundEffect: UIBlurEffect?
  /// Over the effect.
  open var backgroundColor: UIColor?
  /// Over the colour.
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The line at the edge; `nil` and `clear` for none.
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public let idiom: UIUserInterfaceIdiom

  /// Creates the appearance the system's bars begin with.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates the appearance the system's bars of this device begin with.
  public convenience override init() { self.init(idiom: UIKitEnvironment.current.traits.userInterfaceIdiom) }

  /// Creates one with the background and shadow of another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    takeBackground(of: barAppearance)
  }

  /// Takes over every value of another appearance of the same class.
  func take(_ other: UIBarAppearance) { takeBackground(of: other) }

  private func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  private func configure(_ effect: UIBlurEffect.Style?, _ color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect.map(UIBlurEffect.init(style:))
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// The system's blur and shadow.
  open func configureWithDefaultBackground() { configure(.systemChromeMaterial, nil, shadow: .separator) }
  /// The system's background colour and shadow, without blur.
  open func configureWithOpaqueBackground() { configure(nil, .systemBackground, shadow: .separator) }
  /// No background and no shadow.
  open func configureWithTransparentBackground() { configure(nil, nil, shadow: nil) }

  /// One with the same values, to change.
  open func copy() -> Self {
    let copy = Self(idiom: idiom)
    copy.take(self)
    return copy
  }
}
