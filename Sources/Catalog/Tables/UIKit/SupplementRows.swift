import Foundation
import Inspection
import UIKitModel

/// Tables that complete views, controls, text and colours: members that change their arguments, and choices.
enum SupplementRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiViewAnimationOptions, uiColor, uiTraitCollection, uiControl, uiTextField, uiTextView, nsTextContainer, uiTextContentType,
      uiTextSmartInsertDeleteType, uiTextInlinePredictionType, uiTextInputPasswordRules, uiKeyboardAppearance, nsLayoutAnchor,
      uiTextViewBorderStyle,
    ]
  }

  private static var uiViewAnimationOptions: DeferredTable {
    uiKitTable("UIView.AnimationOptions") {
      TypeTable(UIView.AnimationOptions.self) {
        StaticProperty("overrideInheritedDuration") { UIView.AnimationOptions.overrideInheritedDuration }
        StaticProperty("overrideInheritedCurve") { UIView.AnimationOptions.overrideInheritedCurve }
        StaticProperty("allowAnimatedContent") { UIView.AnimationOptions.allowAnimatedContent }
        StaticProperty("showHideTransitionViews") { UIView.AnimationOptions.showHideTransitionViews }
        StaticProperty("overrideInheritedOptions") { UIView.AnimationOptions.overrideInheritedOptions }
        StaticProperty("transitionFlipFromLeft") { UIView.AnimationOptions.transitionFlipFromLeft }
        StaticProperty("transitionFlipFromRight") { UIView.AnimationOptions.transitionFlipFromRight }
        StaticProperty("transitionCurlUp") { UIView.AnimationOptions.transitionCurlUp }
        StaticProperty("transitionCurlDown") { UIView.AnimationOptions.transitionCurlDown }
        StaticProperty("transitionFlipFromTop") { UIView.AnimationOptions.transitionFlipFromTop }
        StaticProperty("transitionFlipFromBottom") { UIView.AnimationOptions.transitionFlipFromBottom }
        StaticProperty("preferredFramesPerSecond60") { UIView.AnimationOptions.preferredFramesPerSecond60 }
        StaticProperty("preferredFramesPerSecond30") { UIView.AnimationOptions.preferredFramesPerSecond30 }
      }
    }
  }

  private static var uiColor: DeferredTable {
    uiKitTable("UIColor") {
      TypeTable(UIColor.self) {
        Method("isEqual(_ object: Any?)") { (color: UIColor, object: Any?) in color.isEqual(object) }
        Method("getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool") {
          (color: UIColor, red: InoutArgument, green: InoutArgument, blue: InoutArgument, alpha: InoutArgument) in
          var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          let isConverted = color.getRed(&r, green: &g, blue: &b, alpha: &a)
          if isConverted { try set([(red, r), (green, g), (blue, b), (alpha, a)]) }
          return isConverted
        }
        Method("getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool") {
          (color: UIColor, white: InoutArgument, alpha: InoutArgument) in
          var (w, a): (CGFloat, CGFloat) = (0, 0)
          let isConverted = color.getWhite(&w, alpha: &a)
          if isConverted { try set([(white, w), (alpha, a)]) }
          return isConverted
        }
        Method("getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat) -> Bool") {
          (color: UIColor, hue: InoutArgument, saturation: InoutArgument, brightness: InoutArgument, alpha: InoutArgument) in
          var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          let isConverted = color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
          if isConverted { try set([(hue, h), (saturation, s), (brightness, b), (alpha, a)]) }
          return isConverted
        }
      }
    }
  }

  private static var uiTraitCollection: DeferredTable {
    uiKitTable("UITraitCollection") {
      TypeTable(UITraitCollection.self) {
        Initializer("init(horizontalSizeClass: UIUserInterfaceSizeClass)") { (horizontalSizeClass: UIUserInterfaceSizeClass) in
          UITraitCollection(horizontalSizeClass: horizontalSizeClass)
        }
        Initializer("init(verticalSizeClass: UIUserInterfaceSizeClass)") { (verticalSizeClass: UIUserInterfaceSizeClass) in
          UITraitCollection(verticalSizeClass: verticalSizeClass)
        }
        Initializer("init(userInterfaceIdiom: UIUserInterfaceIdiom)") { (userInterfaceIdiom: UIUserInterfaceIdiom) in
          UITraitCollection(userInterfaceIdiom: userInterfaceIdiom)
        }
        Initializer("init(displayScale: CGFloat)") { (displayScale: CGFloat) in UITraitCollection(displayScale: displayScale) }
        Initializer("init(layoutDirection: UITraitEnvironmentLayoutDirection)") { (layoutDirection: UITraitEnvironmentLayoutDirection) in
          UITraitCollection(layoutDirection: layoutDirection)
        }
        Property("preferredContentSizeCategory", \UITraitCollection.preferredContentSizeCategory, .get)
      }
    }
  }

  private static var uiControl: DeferredTable {
    uiKitTable("UIControl") {
      TypeTable(UIControl.self, superclass: UIView.self) {
        Method("enumerateEventHandlers(_ iterator: (UIAction?, Any?, UIControl.Event, Bool) -> Void)") {
          (control: UIControl, iterator: FunctionValue) in
          control.enumerateEventHandlers { action, pair, event, stop in
            let target: Any? = pair.map { ($0.target as Any, $0.selector) }
            _ = try? iterator.call([action as Any, target as Any, event, false])
          }
        }
      }
    }
  }

  private static var uiTextField: DeferredTable {
    uiKitTable("UITextField") {
      TypeTable(UITextField.self, superclass: UIControl.self) {
        StaticProperty("didEndEditingReasonUserInfoKey") { UITextField.didEndEditingReasonUserInfoKey }
      }
    }
  }

  private static var uiTextView: DeferredTable {
    uiKitTable("UITextView") {
      TypeTable(UITextView.self, superclass: UIScrollView.self) {
        Property("borderStyle", \UITextView.borderStyle).unlisted()
        Property("findInteraction", \UITextView.findInteraction, .get).unlisted()
        Initializer("init(frame: CGRect, textContainer: NSTextContainer?)") { (frame: CGRect, textContainer: NSTextContainer?) in
          UITextView(frame: frame, textContainer: textContainer)
        }
      }
    }
  }

  private static var nsTextContainer: DeferredTable {
    uiKitTable("NSTextContainer") {
      TypeTable(NSTextContainer.self) {
        Property("widthTracksTextView", \NSTextContainer.widthTracksTextView)
        Property("heightTracksTextView", \NSTextContainer.heightTracksTextView)
        Property("size", \NSTextContainer.size)
      }
    }
  }

  private static var uiTextContentType: DeferredTable {
    uiKitTable("UITextContentType") {
      TypeTable(UITextContentType.self) {
        StaticProperty("name") { UITextContentType.name }
        StaticProperty("namePrefix") { UITextContentType.namePrefix }
        StaticProperty("givenName") { UITextContentType.givenName }
        StaticProperty("middleName") { UITextContentType.middleName }
        StaticProperty("familyName") { UITextContentType.familyName }
        StaticProperty("nameSuffix") { UITextContentType.nameSuffix }
        StaticProperty("nickname") { UITextContentType.nickname }
        StaticProperty("jobTitle") { UITextContentType.jobTitle }
        StaticProperty("organizationName") { UITextContentType.organizationName }
        StaticProperty("location") { UITextContentType.location }
        StaticProperty("fullStreetAddress") { UITextContentType.fullStreetAddress }
        StaticProperty("streetAddressLine1") { UITextContentType.streetAddressLine1 }
        StaticProperty("streetAddressLine2") { UITextContentType.streetAddressLine2 }
        StaticProperty("addressCity") { UITextContentType.addressCity }
        StaticProperty("addressState") { UITextContentType.addressState }
        StaticProperty("addressCityAndState") { UITextContentType.addressCityAndState }
        StaticProperty("sublocality") { UITextContentType.sublocality }
        StaticProperty("countryName") { UITextContentType.countryName }
        StaticProperty("postalCode") { UITextContentType.postalCode }
        StaticProperty("creditCardNumber") { UITextContentType.creditCardNumber }
        StaticProperty("dateTime") { UITextContentType.dateTime }
        StaticProperty("flightNumber") { UITextContentType.flightNumber }
        StaticProperty("shipmentTrackingNumber") { UITextContentType.shipmentTrackingNumber }
        StaticProperty("URL") { UITextContentType.URL }
      }
    }
  }

  private static var uiTextSmartInsertDeleteType: DeferredTable {
    uiKitTable("UITextSmartInsertDeleteType") {
      TypeTable(UITextSmartInsertDeleteType.self) {
        EnumCase("default", UITextSmartInsertDeleteType.default)
        EnumCase("no", UITextSmartInsertDeleteType.no)
        EnumCase("yes", UITextSmartInsertDeleteType.yes)
      }
    }
  }

  private static var uiTextInlinePredictionType: DeferredTable {
    uiKitTable("UITextInlinePredictionType") {
      TypeTable(UITextInlinePredictionType.self) {
        EnumCase("default", UITextInlinePredictionType.default)
        EnumCase("no", UITextInlinePredictionType.no)
        EnumCase("yes", UITextInlinePredictionType.yes)
      }
    }
  }

  private static var uiTextInputPasswordRules: DeferredTable {
    uiKitTable("UITextInputPasswordRules") {
      TypeTable(UITextInputPasswordRules.self) {
        Initializer("init(descriptor: String)") { (descriptor: String) in UITextInputPasswordRules(descriptor: descriptor) }
        Property("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
      }
    }
  }

  private static var uiKeyboardAppearance: DeferredTable {
    uiKitTable("UIKeyboardAppearance") {
      TypeTable(UIKeyboardAppearance.self) {
        StaticProperty("alert", .get) { UIKeyboardAppearance.alert }
      }
    }
  }

  private static var nsLayoutAnchor: DeferredTable {
    uiKitTable("NSLayoutAnchor") {
      TypeTable(NSLayoutAnchor.self) {
        Property("hasAmbiguousLayout", \NSLayoutAnchor.hasAmbiguousLayout, .get)
        Property("constraintsAffectingLayout", \NSLayoutAnchor.constraintsAffectingLayout, .get)
      }
    }
  }

  private static var uiTextViewBorderStyle: DeferredTable {
    uiKitTable("UITextView.BorderStyle") {
      TypeTable(UITextView.BorderStyle.self) {
        EnumCase("none", UITextView.BorderStyle.none)
        EnumCase("roundedRect", UITextView.BorderStyle.roundedRect)
      }
    }
  }

  /// Writes numbers into the caller's variables.
  private static func set(_ values: [(place: InoutArgument, number: CGFloat)]) throws {
    for (place, number) in values { try place.set(number) }
  }
}
