import Foundation
import Inspection
import UIKitModel

/// Members of `UIViewController` by topic.
enum UIViewControllerMembers {
  /// What a page may be asked to be.
  @TableBuilder static var settings: [any TableEntry] {
    Property("title", \UIViewController.title)
    Property("isModalInPresentation", \UIViewController.isModalInPresentation)
    Property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    Property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    Property("modalTransitionStyle", \UIViewController.modalTransitionStyle).unlisted()
    Property("definesPresentationContext", \UIViewController.definesPresentationContext).unlisted()
    Property("providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle).unlisted()
    Property("isEditing", \UIViewController.isEditing)
    Property("preferredContentSize", \UIViewController.preferredContentSize).unlisted()
    Property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars).unlisted()
    Property("viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins).unlisted()
    Property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets).unlisted()
    Property("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle).unlisted()
    Property("restorationIdentifier", \UIViewController.restorationIdentifier).unlisted()
    Property("performsActionsWhilePresentingModally", \UIViewController.performsActionsWhilePresentingModally, .get).unlisted()
    Property("shouldAutomaticallyForwardAppearanceMethods", \UIViewController.shouldAutomaticallyForwardAppearanceMethods, .get).unlisted()
  }

  /// The view and its life.
  @TableBuilder static var life: [any TableEntry] {
    Property("view", \UIViewController.view, type: "UIView!").unlisted()
    Property("viewIfLoaded", \UIViewController.viewIfLoaded, .get)
    Property("isViewLoaded", \UIViewController.isViewLoaded, .get)
    Property("nibName", \UIViewController.nibName, .constant).unlisted()
    Method("loadViewIfNeeded()") { (controller: UIViewController) in controller.loadViewIfNeeded() }
    Method("loadView()") { (controller: UIViewController) in controller.loadView() }
    Method("viewDidLoad()") { (controller: UIViewController) in controller.viewDidLoad() }
    Method("viewWillAppear(_ animated: Bool)") { (controller: UIViewController, animated: Bool) in controller.viewWillAppear(animated) }
    Method("viewIsAppearing(_ animated: Bool)") { (controller: UIViewController, animated: Bool) in controller.viewIsAppearing(animated) }
    Method("viewDidAppear(_ animated: Bool)") { (controller: UIViewController, animated: Bool) in controller.viewDidAppear(animated) }
    Method("viewWillDisappear(_ animated: Bool)") { (controller: UIViewController, animated: Bool) in
      controller.viewWillDisappear(animated)
    }
    Method("viewDidDisappear(_ animated: Bool)") { (controller: UIViewController, animated: Bool) in
      controller.viewDidDisappear(animated)
    }
    Method("viewWillLayoutSubviews()") { (controller: UIViewController) in controller.viewWillLayoutSubviews() }
    Method("viewDidLayoutSubviews()") { (controller: UIViewController) in controller.viewDidLayoutSubviews() }
    Method("beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)") {
      (controller: UIViewController, isAppearing: Bool, animated: Bool) in
      controller.beginAppearanceTransition(isAppearing, animated: animated)
    }
    Method("endAppearanceTransition()") { (controller: UIViewController) in controller.endAppearanceTransition() }
    Method("didReceiveMemoryWarning()") { (controller: UIViewController) in controller.didReceiveMemoryWarning() }
    Method("setEditing(_ editing: Bool, animated: Bool)") { (controller: UIViewController, editing: Bool, animated: Bool) in
      controller.setEditing(editing, animated: animated)
    }
  }

  /// Containers, children, and what is presented.
  @TableBuilder static var relations: [any TableEntry] {
    Property("navigationItem", \UIViewController.navigationItem, .get)
    Property("navigationController", \UIViewController.navigationController, .get)
    Property("tabBarController", \UIViewController.tabBarController, .get).unlisted()
    Property("splitViewController", \UIViewController.splitViewController, .get).unlisted()
    Property("parent", \UIViewController.parent, .privateSet)
    Property("children", \UIViewController.children, .get)
    Property("presentedViewController", \UIViewController.presentedViewController, .get)
    Property("presentingViewController", \UIViewController.presentingViewController, .get)
    Property("presentationController", \UIViewController.presentationController, .get).unlisted()
    Property("isBeingPresented", \UIViewController.isBeingPresented, .privateSet).unlisted()
    Property("isBeingDismissed", \UIViewController.isBeingDismissed, .privateSet).unlisted()
    Property("isMovingToParent", \UIViewController.isMovingToParent, .privateSet).unlisted()
    Property("isMovingFromParent", \UIViewController.isMovingFromParent, .privateSet).unlisted()
    Property("hierarchyDescription", \UIViewController.hierarchyDescription, .get).unlisted()
    Method("addChild(_ childController: UIViewController)") { (controller: UIViewController, child: UIViewController) in
      controller.addChild(child)
    }
    Method("removeFromParent()") { (controller: UIViewController) in controller.removeFromParent() }
    Method("willMove(toParent parent: UIViewController?)") { (controller: UIViewController, parent: UIViewController?) in
      controller.willMove(toParent: parent)
    }
    Method("didMove(toParent parent: UIViewController?)") { (controller: UIViewController, parent: UIViewController?) in
      controller.didMove(toParent: parent)
    }
    Method("show(_ vc: UIViewController, sender: Any?)") { (controller: UIViewController, other: UIViewController, sender: Any?) in
      controller.show(other, sender: sender)
    }
    withCompletion(
      "func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)",
      [UIViewController.self, Bool.self]
    ) { controller, arguments, completion in
      controller.present(try arguments.value(0), animated: try arguments.value(1), completion: completion)
    }
    withCompletion("func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)", [Bool.self]) { controller, arguments, completion in
      controller.dismiss(animated: try arguments.value(0), completion: completion)
    }
  }

  /// A method whose last parameter is a closure that an expression may write.
  ///
  /// - Parameter types: The types of the parameters before it.
  private static func withCompletion(
    _ text: String, _ types: [Any.Type], _ body: @escaping (UIViewController, Arguments, (() -> Void)?) throws -> Void
  ) -> Member {
    var member = Member(
      text,
      .call { root, arguments in
        let controller = try DynamicValue.unwrap(root, as: UIViewController.self)
        return try body(controller, arguments, arguments.completion(types.count))
      })
    for (index, type) in types.enumerated() { member.declaration.parameters[index].type = SwiftType(type) }
    member.declaration.kind = .method
    return member
  }
}
