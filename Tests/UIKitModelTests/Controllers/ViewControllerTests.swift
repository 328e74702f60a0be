import Foundation
import Testing
import UIKitModel

@Suite("UIViewController", .freshWorld)
struct ViewControllerTests {
  @Test("UIViewController.children.default") func children() { #expect(UIViewController().children == []) }
  @Test("UIViewController.definesPresentationContext.default") func context() {
    #expect(!UIViewController().definesPresentationContext)
  }
  @Test("UIViewController.isBeingDismissed.default") func dismissed() {
    #expect(!UIViewController().isBeingDismissed)
  }
  @Test("UIViewController.isBeingPresented.default") func presented() {
    #expect(!UIViewController().isBeingPresented)
  }
  @Test("UIViewController.isMovingToParent.default") func moving() { #expect(!UIViewController().isMovingToParent) }
  @Test("UIViewController.isViewLoaded.default") func loaded() { #expect(!UIViewController().isViewLoaded) }
  @Test("UIViewController.isModalInPresentation.default") func modal() {
    #expect(!UIViewController().isModalInPresentation)
  }
  @Test("UIViewController.parent.default") func parent() { #expect(UIViewController().parent == nil) }
  @Test("UIViewController.presentedViewController.default") func presentedController() {
    #expect(UIViewController().presentedViewController == nil)
  }
  @Test("UIViewController.providesPresentationContextTransitionStyle.default") func transitionStyle() {
    #expect(!UIViewController().providesPresentationContextTransitionStyle)
  }
  @Test("UIViewController.splitViewController.default") func split() {
    #expect(UIViewController().splitViewController == nil)
  }
  @Test("UIViewController.tabBarController.default") func tabBar() {
    #expect(UIViewController().tabBarController == nil)
  }
  @Test("UIViewController.title.default") func title() { #expect(UIViewController().title == nil) }
  @Test("UIViewController.shouldAutomaticallyForwardAppearanceMethods.default") func forwards() {
    #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
  }
  @Test("UIViewController.performsWhilePresenting") func performs() {
    #expect(UIViewController().performsActionsWhilePresentingModally)
  }
  @Test("UIViewController.viewIfLoaded") func viewIfLoaded() {
    let controller = UIViewController()
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
  }
  @Test("UIViewController.loadViewIfNeeded") func loadOnce() {
    let journal = Journal()
    let controller = RecordingController("a", journal)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(journal.lines == ["a loadView", "a viewDidLoad"])
  }
  @Test("UIViewController.loadView.default") func defaultView() {
    let controller = UIViewController()
    #expect(type(of: controller.view!) == UIView.self)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }
  @Test("UIViewController.modalStyle.raws") func modalStyles() {
    let all: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]
    #expect(all.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
  }
  @Test("UIViewController.title.back") func titleBack() {
    let controller = UIViewController()
    controller.navigationItem.title = "A"
    #expect(controller.title == nil)
    controller.title = "B"
    #expect(controller.navigationItem.title == "B")
    #expect(controller.tabBarItem.title == "B")
  }

  // MARK: Appearance

  @Test("UIViewController.first.order") func firstOrder() {
    let journal = Journal()
    let controller = RecordingController("a", journal)
    let window = showWindow(controller)
    var distinct: [String] = []
    for line in journal.lines where !distinct.contains(line) { distinct.append(line) }
    #expect(
      distinct == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing", "a viewWillLayoutSubviews",
        "a viewDidLayoutSubviews", "a viewDidAppear",
      ])
    #expect(journal.lines.last == "a viewDidAppear")
    #expect(!window.isHidden)
  }
  @Test("UIViewController.isAppearing.once") func isAppearingOnce() {
    let journal = Journal()
    let controller = RecordingController("a", journal)
    let window = showWindow(controller)
    let names = journal.lines.filter { $0.contains("Appear") }
    #expect(names == ["a viewWillAppear", "a viewIsAppearing", "a viewDidAppear"])
    #expect(window.isKeyWindow)
  }
  @Test("UIViewController.isAppearing.state") func isAppearingState() {
    let controller = RecordingController("a", Journal())
    var inHierarchy: [String: Bool] = [:]
    controller.probe = { controller, event in
      inHierarchy[event] = controller.viewIfLoaded?.superview != nil && controller.viewIfLoaded?.window != nil
    }
    let window = showWindow(controller)
    #expect(inHierarchy["viewWillAppear"] == false)
    #expect(inHierarchy["viewIsAppearing"] == true)
    #expect(controller.view.frame == window.bounds)
  }
  @Test("UIViewController.layoutCallbacks") func layoutCallbacks() {
    let journal = Journal()
    let controller = RecordingController("a", journal)
    controller.view = RecordingView("view", journal)
    journal.clear()
    controller.view.layoutIfNeeded()
    #expect(
      journal.lines.filter { $0.contains("ayoutSubviews") } == [
        "a viewWillLayoutSubviews", "view layoutSubviews", "a viewDidLayoutSubviews",
      ])
  }
  @Test("UIViewController.unbalanced") func unbalanced() {
    let controller = UIViewController()
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    #expect(
      world.consoleLog.map(withoutAddresses) == [
        "Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x…>."
      ])
  }

  // MARK: Containment

  @Test("UIViewController.addChild.order") func addChild() {
    let journal = Journal()
    let parent = UIViewController()
    let child = RecordingController("c", journal)
    child.loadViewIfNeeded()
    journal.clear()
    parent.addChild(child)
    #expect(journal.lines == ["c willMove(toParent: parent)"])
    #expect(child.parent === parent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(journal.lines == ["c willMove(toParent: parent)", "c didMove(toParent: parent)"])
  }
  @Test("UIViewController.removeChild.order") func removeChild() {
    let journal = Journal()
    let parent = UIViewController()
    let child = RecordingController("c", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    journal.clear()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(journal.lines == ["c willMove(toParent: nil)", "c didMove(toParent: nil)"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }
  @Test("UIViewController.addChild.steals") func steals() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
  }
  @Test("UIViewController.child.appearance") func childAppearance() {
    let journal = Journal()
    let parent = UIViewController()
    let window = showWindow(parent)
    let child = RecordingController("c", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    world.turn()
    let order = journal.lines.filter { !$0.contains("Parent") && !$0.contains("oad") }
    #expect(
      order == [
        "c viewWillAppear", "c viewIsAppearing", "c viewWillLayoutSubviews", "c viewDidLayoutSubviews",
        "c viewDidAppear",
      ])
    journal.clear()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(journal.appearance == ["c viewWillDisappear", "c viewDidDisappear"])
    #expect(window.isKeyWindow)
  }
  @Test("a child whose view was there from the start appears with its parent") func childWithParent() {
    let journal = Journal()
    let parent = RecordingController("p", journal)
    let child = RecordingController("c", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    journal.clear()
    let window = showWindow(parent)
    #expect(
      journal.appearance == ["p viewWillAppear", "c viewWillAppear", "p viewDidAppear", "c viewDidAppear"])
    window.rootViewController = nil
    #expect(
      journal.appearance.suffix(4) == [
        "p viewWillDisappear", "c viewWillDisappear", "p viewDidDisappear", "c viewDidDisappear",
      ])
  }

  // MARK: Tabs

  @Test("UITabBarController.default") func tabDefaults() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedIndex == Int.max)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.viewControllers == nil)
  }
  @Test("UIViewController.tab.order") func tabOrder() {
    let journal = Journal()
    let tabs = UITabBarController()
    tabs.viewControllers = [RecordingController("A", journal), RecordingController("B", journal)]
    let window = showWindow(tabs)
    journal.clear()
    tabs.selectedIndex = 1
    world.settle()
    #expect(
      journal.appearance == [
        "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear",
      ])
    #expect(journal.lines.filter { $0 == "B viewDidLoad" }.count == 1)
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    #expect(journal.lines.filter { $0 == "B viewDidLoad" }.count == 1)
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
    #expect(window.isKeyWindow)
  }
  @Test("a delegate may refuse a tab, and is told of a choice by touch only") func tabDelegate() {
    final class Delegate: UITabBarControllerDelegate {
      var mayChoose = false
      var chosen: [UIViewController] = []
      func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        mayChoose
      }
      func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        chosen.append(controller)
      }
    }
    let tabs = UITabBarController()
    let controllers = [UIViewController(), UIViewController()]
    tabs.viewControllers = controllers
    let delegate = Delegate()
    tabs.delegate = delegate
    #expect(tabs.selectedIndex == 0)
    tabs.tapTab(at: 1)
    #expect(tabs.selectedIndex == 0)
    delegate.mayChoose = true
    tabs.tapTab(at: 1)
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(delegate.chosen == [controllers[1]])
    tabs.selectedViewController = UIViewController()
    #expect(world.takePendingException()?.name == .invalidArgument)
    #expect(tabs.selectedIndex == 0)
  }
}
