import Foundation
import Inspection
import UIKitModel

/// Tables of the small types that view controllers and their bars speak of.
enum ControllerTables {
  static var all: [TypeTable] {
    [
      ApplicationTables.log, chatPage, presentationStyle, transitionStyle, presentationController, bar, barButton, buttonStyle, largeTitles,
      backButton, operation,
    ]
  }

  private static var chatPage: TypeTable {
    TypeTable(ChatPage.self, superclass: UIViewController.self, fresh: ChatPage("page", title: nil, log: CallLog())) {
      Property("name", \ChatPage.name, .constant)
      Property("log", \ChatPage.log, .constant)
      Initializer("init(_ name: String, title: String?, log: CallLog)") { (name: String, title: String?, log: CallLog) in
        ChatPage(name, title: title, log: log)
      }
    }
  }

  private static var presentationStyle: TypeTable {
    TypeTable(UIModalPresentationStyle.self) {
      EnumCase("automatic", UIModalPresentationStyle.automatic)
      EnumCase("none", UIModalPresentationStyle.none)
      EnumCase("fullScreen", UIModalPresentationStyle.fullScreen)
      EnumCase("pageSheet", UIModalPresentationStyle.pageSheet)
      EnumCase("formSheet", UIModalPresentationStyle.formSheet)
      EnumCase("currentContext", UIModalPresentationStyle.currentContext)
      EnumCase("custom", UIModalPresentationStyle.custom)
      EnumCase("overFullScreen", UIModalPresentationStyle.overFullScreen)
      EnumCase("overCurrentContext", UIModalPresentationStyle.overCurrentContext)
      EnumCase("popover", UIModalPresentationStyle.popover)
    }
  }

  private static var transitionStyle: TypeTable {
    TypeTable(UIModalTransitionStyle.self) {
      EnumCase("coverVertical", UIModalTransitionStyle.coverVertical)
      EnumCase("flipHorizontal", UIModalTransitionStyle.flipHorizontal)
      EnumCase("crossDissolve", UIModalTransitionStyle.crossDissolve)
      EnumCase("partialCurl", UIModalTransitionStyle.partialCurl)
    }
  }

  private static var presentationController: TypeTable {
    TypeTable(UIPresentationController.self) {
      Property("presentedViewController", \UIPresentationController.presentedViewController, .constant)
      Property("presentingViewController", \UIPresentationController.presentingViewController, .get)
      Property("containerView", \UIPresentationController.containerView, .privateSet)
      Method("swipeDown()") { (controller: UIPresentationController) in controller.swipeDown() }
    }
  }

  private static var bar: TypeTable {
    TypeTable(UINavigationBar.self, superclass: UIView.self, fresh: UINavigationBar()) {
      Property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
      Property("isTranslucent", \UINavigationBar.isTranslucent)
      Property("barTintColor", \UINavigationBar.barTintColor)
      Property("items", \UINavigationBar.items, .privateSet)
      Property("topItem", \UINavigationBar.topItem, .get)
      Property("backItem", \UINavigationBar.backItem, .get)
      Property("showsBackButton", \UINavigationBar.showsBackButton, .get)
      Property("backButtonText", \UINavigationBar.backButtonText, .get)
      Property("titleText", \UINavigationBar.titleText, .get)
      Method("tapBackButton()") { (bar: UINavigationBar) in bar.tapBackButton() }
    }
  }

  private static var barButton: TypeTable {
    TypeTable(UIBarButtonItem.self, fresh: UIBarButtonItem()) {
      Property("title", \UIBarButtonItem.title)
      Property("isEnabled", \UIBarButtonItem.isEnabled)
      Property("tag", \UIBarButtonItem.tag)
      Property("style", \UIBarButtonItem.style)
      Property("width", \UIBarButtonItem.width)
      Property("customView", \UIBarButtonItem.customView)
      Method("tap()") { (item: UIBarButtonItem) in item.tap() }
      Initializer("init()") { UIBarButtonItem() }
    }
  }

  private static var buttonStyle: TypeTable {
    TypeTable(UIBarButtonItem.Style.self) {
      EnumCase("plain", UIBarButtonItem.Style.plain)
      EnumCase("done", UIBarButtonItem.Style.done)
    }
  }

  private static var largeTitles: TypeTable {
    TypeTable(UINavigationItem.LargeTitleDisplayMode.self) {
      EnumCase("automatic", UINavigationItem.LargeTitleDisplayMode.automatic)
      EnumCase("always", UINavigationItem.LargeTitleDisplayMode.always)
      EnumCase("never", UINavigationItem.LargeTitleDisplayMode.never)
      EnumCase("inline", UINavigationItem.LargeTitleDisplayMode.inline)
    }
  }

  private static var backButton: TypeTable {
    TypeTable(UINavigationItem.BackButtonDisplayMode.self) {
      EnumCase("default", UINavigationItem.BackButtonDisplayMode.default)
      EnumCase("generic", UINavigationItem.BackButtonDisplayMode.generic)
      EnumCase("minimal", UINavigationItem.BackButtonDisplayMode.minimal)
    }
  }

  private static var operation: TypeTable {
    TypeTable(UINavigationController.Operation.self) {
      EnumCase("none", UINavigationController.Operation.none)
      EnumCase("push", UINavigationController.Operation.push)
      EnumCase("pop", UINavigationController.Operation.pop)
    }
  }
}
