import Foundation
import Inspection
import UIKitModel

/// Tables that complete what buttons and configurations offer.
enum ButtonRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiButton, uiButtonButtonType, uiButtonConfiguration, uiButtonConfigurationIndicator, uiButtonConfigurationMacIdiomStyle,
      uiBackgroundConfiguration, uiConfigurationColorTransformer, uiConfigurationTextAttributes, uiConfigurationTextAttributesTransformer,
    ]
  }

  private static var uiButton: DeferredTable {
    uiKitTable("UIButton") {
      TypeTable(UIButton.self, superclass: UIControl.self) {
        Method("setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)") {
          (button: UIButton, title: NSAttributedString?, state: UIControl.State) in button.setAttributedTitle(title, for: state)
        }
        Method("setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)") {
          (button: UIButton, color: UIColor?, state: UIControl.State) in button.setTitleShadowColor(color, for: state)
        }
        Method("attributedTitle(for state: UIControl.State)") { (button: UIButton, state: UIControl.State) in
          button.attributedTitle(for: state)
        }
        Method("titleColor(for state: UIControl.State)") { (button: UIButton, state: UIControl.State) in button.titleColor(for: state) }
        Method("titleShadowColor(for state: UIControl.State)") { (button: UIButton, state: UIControl.State) in
          button.titleShadowColor(for: state)
        }
        Method("backgroundImage(for state: UIControl.State)") { (button: UIButton, state: UIControl.State) in
          button.backgroundImage(for: state)
        }
        Property("currentAttributedTitle", \UIButton.currentAttributedTitle, .get).unlisted()
        Property("currentTitleColor", \UIButton.currentTitleColor, .get).unlisted()
        Property("currentTitleShadowColor", \UIButton.currentTitleShadowColor, .get).unlisted()
        Property("currentBackgroundImage", \UIButton.currentBackgroundImage, .get).unlisted()
        Property("buttonType", \UIButton.buttonType).unlisted()
        Initializer("init(type buttonType: UIButton.ButtonType)") { (buttonType: UIButton.ButtonType) in UIButton(type: buttonType) }
        Property("titleLabel", \UIButton.titleLabel, .get).unlisted()
        Property("subtitleLabel", \UIButton.subtitleLabel, .get).unlisted()
        Property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction).unlisted()
        Property("menu", \UIButton.menu).unlisted()
        Property("isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled).unlisted()
        Property("isHovered", \UIButton.isHovered, .get).unlisted()
        Property("isHeld", \UIButton.isHeld, .get).unlisted()
        Property("adjustsImageSizeForAccessibilityContentSizeCategory", \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory)
          .unlisted()
        Property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted).unlisted()
        Property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled).unlisted()
        Property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted).unlisted()
        Property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted).unlisted()
        Property("titleEdgeInsets", \UIButton.titleEdgeInsets).unlisted()
        Property("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration).unlisted()
        Method("setNeedsUpdateConfiguration()") { (button: UIButton) in button.setNeedsUpdateConfiguration() }
        Method("backgroundRect(forBounds bounds: CGRect)") { (button: UIButton, bounds: CGRect) in button.backgroundRect(forBounds: bounds)
        }
        Method("contentRect(forBounds bounds: CGRect)") { (button: UIButton, bounds: CGRect) in button.contentRect(forBounds: bounds) }
        Method("titleRect(forContentRect contentRect: CGRect)") { (button: UIButton, contentRect: CGRect) in
          button.titleRect(forContentRect: contentRect)
        }
        Method("imageRect(forContentRect contentRect: CGRect)") { (button: UIButton, contentRect: CGRect) in
          button.imageRect(forContentRect: contentRect)
        }
      }
    }
  }

  private static var uiButtonButtonType: DeferredTable {
    uiKitTable("UIButton.ButtonType") {
      TypeTable(UIButton.ButtonType.self) {
        EnumCase("system", UIButton.ButtonType.system)
        EnumCase("infoLight", UIButton.ButtonType.infoLight)
        EnumCase("contactAdd", UIButton.ButtonType.contactAdd)
        EnumCase("close", UIButton.ButtonType.close)
        StaticProperty("roundedRect") { UIButton.ButtonType.roundedRect }
      }
    }
  }

  private static var uiButtonConfiguration: DeferredTable {
    uiKitTable("UIButton.Configuration") {
      TypeTable(UIButton.Configuration.self) {
        Property("background", \UIButton.Configuration.background).unlisted()
        Property("cornerStyle", \UIButton.Configuration.cornerStyle).unlisted()
        Property("buttonSize", \UIButton.Configuration.buttonSize).unlisted()
        Property("macIdiomStyle", \UIButton.Configuration.macIdiomStyle).unlisted()
        Property("baseForegroundColor", \UIButton.Configuration.baseForegroundColor).unlisted()
        Property("baseBackgroundColor", \UIButton.Configuration.baseBackgroundColor).unlisted()
        Property("image", \UIButton.Configuration.image).unlisted()
        Property("imageColorTransformer", \UIButton.Configuration.imageColorTransformer).unlisted()
        Property("showsActivityIndicator", \UIButton.Configuration.showsActivityIndicator).unlisted()
        Property("activityIndicatorColorTransformer", \UIButton.Configuration.activityIndicatorColorTransformer).unlisted()
        Property("titleTextAttributesTransformer", \UIButton.Configuration.titleTextAttributesTransformer).unlisted()
        Property("subtitleTextAttributesTransformer", \UIButton.Configuration.subtitleTextAttributesTransformer).unlisted()
        Property("titleLineBreakMode", \UIButton.Configuration.titleLineBreakMode).unlisted()
        Property("subtitleLineBreakMode", \UIButton.Configuration.subtitleLineBreakMode).unlisted()
        Property("indicator", \UIButton.Configuration.indicator).unlisted()
        Property("indicatorColorTransformer", \UIButton.Configuration.indicatorColorTransformer).unlisted()
        Property("contentInsets", \UIButton.Configuration.contentInsets).unlisted()
        Property("imagePlacement", \UIButton.Configuration.imagePlacement).unlisted()
        Property("imageReservation", \UIButton.Configuration.imageReservation).unlisted()
        Property("imagePadding", \UIButton.Configuration.imagePadding).unlisted()
        Property("titlePadding", \UIButton.Configuration.titlePadding).unlisted()
        Property("titleAlignment", \UIButton.Configuration.titleAlignment).unlisted()
        Property("automaticallyUpdateForSelection", \UIButton.Configuration.automaticallyUpdateForSelection).unlisted()
        StaticMethod("plain()") { UIButton.Configuration.plain() }
        StaticMethod("tinted()") { UIButton.Configuration.tinted() }
        StaticMethod("gray()") { UIButton.Configuration.gray() }
        StaticMethod("filled()") { UIButton.Configuration.filled() }
        StaticMethod("borderless()") { UIButton.Configuration.borderless() }
        StaticMethod("bordered()") { UIButton.Configuration.bordered() }
        StaticMethod("borderedTinted()") { UIButton.Configuration.borderedTinted() }
        StaticMethod("borderedProminent()") { UIButton.Configuration.borderedProminent() }
        Property("title", \UIButton.Configuration.title).unlisted()
        Property("attributedTitle", \UIButton.Configuration.attributedTitle).unlisted()
        Property("subtitle", \UIButton.Configuration.subtitle).unlisted()
        Property("attributedSubtitle", \UIButton.Configuration.attributedSubtitle).unlisted()
        MutatingMethod("setDefaultContentInsets()") { (configuration: inout UIButton.Configuration) in
          configuration.setDefaultContentInsets()
        }
        Method("updated(for button: UIButton)") { (configuration: UIButton.Configuration, button: UIButton) in
          configuration.updated(for: button)
        }
      }
    }
  }

  private static var uiButtonConfigurationIndicator: DeferredTable {
    uiKitTable("UIButton.Configuration.Indicator") {
      TypeTable(UIButton.Configuration.Indicator.self) {
        EnumCase("automatic", UIButton.Configuration.Indicator.automatic)
        EnumCase("none", UIButton.Configuration.Indicator.none)
        EnumCase("popup", UIButton.Configuration.Indicator.popup)
      }
    }
  }

  private static var uiButtonConfigurationMacIdiomStyle: DeferredTable {
    uiKitTable("UIButton.Configuration.MacIdiomStyle") {
      TypeTable(UIButton.Configuration.MacIdiomStyle.self) {
        EnumCase("automatic", UIButton.Configuration.MacIdiomStyle.automatic)
        EnumCase("bordered", UIButton.Configuration.MacIdiomStyle.bordered)
        EnumCase("borderless", UIButton.Configuration.MacIdiomStyle.borderless)
        EnumCase("borderlessTinted", UIButton.Configuration.MacIdiomStyle.borderlessTinted)
      }
    }
  }

  private static var uiBackgroundConfiguration: DeferredTable {
    uiKitTable("UIBackgroundConfiguration") {
      TypeTable(UIBackgroundConfiguration.self) {
        Property("cornerRadius", \UIBackgroundConfiguration.cornerRadius)
        Property("backgroundInsets", \UIBackgroundConfiguration.backgroundInsets)
        Property("strokeWidth", \UIBackgroundConfiguration.strokeWidth)
        Property("strokeOutset", \UIBackgroundConfiguration.strokeOutset)
        StaticMethod("listPlainCell()") { UIBackgroundConfiguration.listPlainCell() }
        StaticMethod("listGroupedCell()") { UIBackgroundConfiguration.listGroupedCell() }
        Method("updated(for state: UICellConfigurationState)") {
          (configuration: UIBackgroundConfiguration, state: UICellConfigurationState) in configuration.updated(for: state)
        }
      }
    }
  }

  private static var uiConfigurationColorTransformer: DeferredTable {
    uiKitTable("UIConfigurationColorTransformer") {
      TypeTable(UIConfigurationColorTransformer.self) {
        Initializer("init(_ transform: @escaping (UIColor) -> UIColor)") { (transform: @escaping (UIColor) -> UIColor) in
          UIConfigurationColorTransformer(transform)
        }
        Method("callAsFunction(_ input: UIColor)") { (transformer: UIConfigurationColorTransformer, input: UIColor) in
          transformer.callAsFunction(input)
        }
        StaticProperty("grayscale") { UIConfigurationColorTransformer.grayscale }
      }
    }
  }

  private static var uiConfigurationTextAttributes: DeferredTable {
    uiKitTable("UIConfigurationTextAttributes") {
      TypeTable(UIConfigurationTextAttributes.self) {
        Property("font", \UIConfigurationTextAttributes.font)
        Property("foregroundColor", \UIConfigurationTextAttributes.foregroundColor)
      }
    }
  }

  private static var uiConfigurationTextAttributesTransformer: DeferredTable {
    uiKitTable("UIConfigurationTextAttributesTransformer") {
      TypeTable(UIConfigurationTextAttributesTransformer.self) {
        Initializer("init(_ transform: @escaping (UIConfigurationTextAttributes) -> UIConfigurationTextAttributes)") {
          (transform: @escaping (UIConfigurationTextAttributes) -> UIConfigurationTextAttributes) in
          UIConfigurationTextAttributesTransformer(transform)
        }
        Method("callAsFunction(_ input: UIConfigurationTextAttributes)") {
          (transformer: UIConfigurationTextAttributesTransformer, input: UIConfigurationTextAttributes) in transformer.callAsFunction(input)
        }
      }
    }
  }
}
