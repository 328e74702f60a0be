import Foundation

/// The order of a menu's elements.
public enum UIContextMenuElementOrder: Int, Sendable { case automatic = 0, priority, fixed }

/// Whether a control looks as on a tablet or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }

/// What opens a control's menu. The model opens none.
open class UIContextMenuInteraction: UIKitObject {}

// What follows is kept and not acted on.
extension UIControl {
  /// The interaction that opens the control's menu; the model makes none.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UIButton {
  /// The order of the menu's elements.
  public var preferredMenuElementOrder: UIContextMenuElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// The style the button has: on a phone or tablet always that of the tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// How a symbol is drawn for a state; falls back to the normal state's.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[UIControl.State.normal.rawValue]
  }
  public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
    symbolConfigurations[state.rawValue] = configuration
  }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }
  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] {
    get { kept([:]) }
    set { keep(newValue) }
  }
}

extension UILabel {
  /// How lines are broken where several ways look well.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Whether a shortened text runs through the label while its ancestor has the focus.
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// How vividly the label is drawn over a blurred background.
  public var preferredVibrancy: UILabelVibrancy {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

/// How vividly a label is drawn over a blurred background.
public enum UILabelVibrancy: Int, Sendable { case none = 0, automatic }

/// How lines of a paragraph are set; of TextKit's class, the names the model's properties need.
public enum NSParagraphStyle {
  /// How lines are broken where several ways look well.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension UIImageView {
  /// Whether the picture grows with text for accessibility.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// How bright highlights may be.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { kept(.unspecified) }
    set { keep(newValue) }
  }
  /// How bright highlights are: the model's screen has none.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
