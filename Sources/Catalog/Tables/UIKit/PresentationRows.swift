import Foundation
import Inspection
import UIKitModel

/// Tables of presentations and sheets.
enum PresentationRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiPresentationController, uiSheetPresentationController, uiSheetPresentationControllerDetent,
      uiSheetPresentationControllerDetentIdentifier, uiAdaptivePresentationControllerDelegate, uiModalPresentationStyle,
      uiModalTransitionStyle,
    ]
  }

  private static var uiPresentationController: DeferredTable {
    uiKitTable("UIPresentationController") {
      TypeTable(UIPresentationController.self) {
        Property("delegate", \UIPresentationController.delegate)
        Property("presentingViewController", \UIPresentationController.presentingViewController, .get)
        Property("presentedView", \UIPresentationController.presentedView, .get)
        Property("presentationStyle", \UIPresentationController.presentationStyle, .get)
        Property("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen, .get)
        Property("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView, .get)
        Property("frameOfPresentedViewInContainerView", \UIPresentationController.frameOfPresentedViewInContainerView, .get)
        Method("swipeDown()") { (controller: UIPresentationController) in controller.swipeDown() }
      }
    }
  }

  private static var uiSheetPresentationController: DeferredTable {
    uiKitTable("UISheetPresentationController") {
      TypeTable(UISheetPresentationController.self, superclass: UIPresentationController.self) {
        Property("detents", \UISheetPresentationController.detents)
        Property("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
        Property("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
        Property("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
        Property("prefersScrollingExpandsWhenScrolledToEdge", \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
        Property("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
      }
    }
  }

  private static var uiSheetPresentationControllerDetent: DeferredTable {
    uiKitTable("UISheetPresentationController.Detent") {
      TypeTable(UISheetPresentationController.Detent.self) {
        Property("identifier", \UISheetPresentationController.Detent.identifier)
        StaticMethod("medium()") { UISheetPresentationController.Detent.medium() }
        StaticMethod("large()") { UISheetPresentationController.Detent.large() }
      }
    }
  }

  private static var uiSheetPresentationControllerDetentIdentifier: DeferredTable {
    uiKitTable("UISheetPresentationController.Detent.Identifier") {
      TypeTable(UISheetPresentationController.Detent.Identifier.self) {
        Property("rawValue", \UISheetPresentationController.Detent.Identifier.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in UISheetPresentationController.Detent.Identifier(rawValue: rawValue) }
        StaticProperty("medium") { UISheetPresentationController.Detent.Identifier.medium }
        StaticProperty("large") { UISheetPresentationController.Detent.Identifier.large }
      }
    }
  }

  private static var uiAdaptivePresentationControllerDelegate: DeferredTable {
    uiKitTable("UIAdaptivePresentationControllerDelegate") {
      TypeTable((any UIAdaptivePresentationControllerDelegate).self) {
        Method("presentationControllerShouldDismiss(_ presentationController: UIPresentationController)") {
          (delegate: any UIAdaptivePresentationControllerDelegate, presentationController: UIPresentationController) in
          delegate.presentationControllerShouldDismiss(presentationController)
        }
        Method("presentationControllerWillDismiss(_ presentationController: UIPresentationController)") {
          (delegate: any UIAdaptivePresentationControllerDelegate, presentationController: UIPresentationController) in
          delegate.presentationControllerWillDismiss(presentationController)
        }
        Method("presentationControllerDidDismiss(_ presentationController: UIPresentationController)") {
          (delegate: any UIAdaptivePresentationControllerDelegate, presentationController: UIPresentationController) in
          delegate.presentationControllerDidDismiss(presentationController)
        }
        Method("presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)") {
          (delegate: any UIAdaptivePresentationControllerDelegate, presentationController: UIPresentationController) in
          delegate.presentationControllerDidAttemptToDismiss(presentationController)
        }
      }
    }
  }

  private static var uiModalPresentationStyle: DeferredTable {
    uiKitTable("UIModalPresentationStyle") {
      TypeTable(UIModalPresentationStyle.self) {
        EnumCase("none", UIModalPresentationStyle.none)
        EnumCase("pageSheet", UIModalPresentationStyle.pageSheet)
        EnumCase("currentContext", UIModalPresentationStyle.currentContext)
        EnumCase("overFullScreen", UIModalPresentationStyle.overFullScreen)
        EnumCase("popover", UIModalPresentationStyle.popover)
      }
    }
  }

  private static var uiModalTransitionStyle: DeferredTable {
    uiKitTable("UIModalTransitionStyle") {
      TypeTable(UIModalTransitionStyle.self) {
        EnumCase("flipHorizontal", UIModalTransitionStyle.flipHorizontal)
        EnumCase("partialCurl", UIModalTransitionStyle.partialCurl)
      }
    }
  }
}
