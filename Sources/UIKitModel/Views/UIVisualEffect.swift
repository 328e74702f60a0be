/// How what is behind is changed.
///
/// Left out: drawing it; the model keeps which effect was chosen.
open class UIVisualEffect: UIKitObject {}

/// What is behind is blurred.
public final class UIBlurEffect: UIVisualEffect {
  /// How bright and how dense the blur is.
  public enum Style: Int, Sendable {
    case extraLight = 0, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  public override var hash: Int { style.rawValue }
}
