import Foundation
import Testing
import UIKitModel

@Suite("UINavigationController", .freshWorld)
struct NavigationTests {
  private let journal = Journal()

  private func controllers(_ names: String...) -> [RecordingController] {
    names.map { RecordingController($0, journal) }
  }
  private func shown(_ list: [UIViewController]) -> (UIWindow, UINavigationController) {
    let stack = UINavigationController()
    stack.viewControllers = list
    let window = showWindow(stack)
    journal.clear()
    return (window, stack)
  }
  private func plain(_ count: Int) -> (UINavigationController, [UIViewController]) {
    let list = (0..<count).map { _ in UIViewController() }
    let stack = UINavigationController()
    stack.viewControllers = list
    return (stack, list)
  }

  @Test("UINavigationController.viewControllers.default") func empty() {
    #expect(UINavigationController().viewControllers == [])
  }
  @Test("UINavigationController.visibleViewController.default") func visible() {
    #expect(UINavigationController().visibleViewController == nil)
  }
  @Test("UINavigationController.hidesBarsOnSwipe.default") func swipe() {
    #expect(!UINavigationController().hidesBarsOnSwipe)
  }
  @Test("UINavigationController.hidesBarsWhenVerticallyCompact.default") func compact() {
    #expect(!UINavigationController().hidesBarsWhenVerticallyCompact)
  }
  @Test("UINavigationController.init.root") func root() {
    let a = UIViewController()
    let stack = UINavigationController(rootViewController: a)
    #expect(stack.viewControllers == [a])
    #expect(stack.topViewController === a)
    #expect(a.navigationController === stack)
    #expect(a.parent === stack)
  }
  @Test("UINavigationController.pop.root") func popRoot() {
    let (stack, list) = plain(1)
    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.viewControllers == list)
  }
  @Test("UINavigationController.pop.returns") func popReturns() {
    let (stack, list) = plain(2)
    #expect(stack.popViewController(animated: false) === list[1])
    #expect(stack.viewControllers == [list[0]])
    #expect(list[1].parent == nil)
  }
  @Test("UINavigationController.popTo.returns") func popTo() {
    let (stack, list) = plain(3)
    #expect(stack.popToViewController(list[0], animated: false) == [list[1], list[2]])
  }
  @Test("UINavigationController.popTo.top") func popToTop() {
    let (stack, list) = plain(2)
    #expect(stack.popToViewController(list[1], animated: false) ?? [] == [])
    #expect(stack.viewControllers == list)
  }
  @Test("UINavigationController.popTo.unknown") func popToUnknown() {
    let (stack, list) = plain(2)
    #expect(stack.popToViewController(UIViewController(), animated: false) == nil)
    #expect(
      world.takePendingException()
        == UIException(
          name: .internalInconsistency, reason: "Tried to pop to a view controller that doesn't exist."))
    #expect(stack.viewControllers == list)
  }
  @Test("UINavigationController.popToRoot") func popToRoot() {
    let (stack, list) = plain(3)
    #expect(stack.popToRootViewController(animated: false) == [list[1], list[2]])
    #expect(stack.viewControllers == [list[0]])
  }
  @Test("UINavigationController.popToRoot.one") func popToRootOne() {
    let (stack, _) = plain(1)
    #expect(stack.popToRootViewController(animated: false) ?? [] == [])
  }
  @Test("UINavigationController.push.twice.old") func pushTwice() {
    let (stack, list) = plain(1)
    world.systemVersion = 12
    stack.pushViewController(list[0], animated: false)
    let old = world.takePendingException()
    #expect(old?.name == .invalidArgument)
    #expect(
      old.map { withoutAddresses($0.reason) }
        == "Pushing the same view controller instance more than once is not supported (<UIViewController: 0x…>)")
    world.systemVersion = 26
    stack.pushViewController(list[0], animated: false)
    #expect(
      world.takePendingException().map { withoutAddresses($0.reason) }
        == "<UINavigationController: 0x…> is pushing the same view controller instance (<UIViewController: 0x…>) more "
        + "than once which is not supported and is most likely an error in the application : com.example.App")
    #expect(stack.viewControllers == list)
  }
  @Test("UINavigationController.push.nav") func pushStack() {
    let (stack, list) = plain(1)
    stack.pushViewController(UINavigationController(), animated: false)
    #expect(
      world.takePendingException()
        == UIException(name: .invalidArgument, reason: "Pushing a navigation controller is not supported"))
    #expect(stack.viewControllers == list)
  }
  @Test("UINavigationController.set.duplicates") func setDuplicates() {
    let (stack, list) = plain(1)
    stack.viewControllers = [list[0], list[0]]
    let exception = world.takePendingException()
    #expect(exception?.name == .internalInconsistency)
    let words = exception.map { withoutAddresses($0.reason).split(whereSeparator: \.isWhitespace) }
    #expect(
      words?.joined(separator: " ") == "All view controllers in a navigation controller must be distinct "
        + "(( \"<UIViewController: 0x…>\", \"<UIViewController: 0x…>\" ))")
    #expect(stack.viewControllers == list)
  }
  @Test("UINavigationController.set.null") func setEmpty() {
    let (stack, _) = plain(2)
    stack.viewControllers = []
    #expect(!world.hasPendingException)
    #expect(stack.topViewController == nil)
  }
  @Test("UINavigationController.set.anim.pop") func setLikePop() {
    let list = controllers("A", "B")
    let (window, stack) = shown(list)
    var moving: [Bool] = []
    list[1].probe = { controller, event in
      if event == "viewWillDisappear" { moving.append(controller.isMovingFromParent) }
    }
    stack.setViewControllers([list[0]], animated: true)
    world.settle()
    #expect(moving == [true])
    #expect(
      journal.appearance == ["B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear"])
    #expect(list[1].parent == nil)
    #expect(window.isKeyWindow)
  }
  @Test("UINavigationController.set.intermediate") func setIntermediate() {
    let list = controllers("A", "B", "C")
    let (window, stack) = shown(list)
    #expect(list.map(\.isViewLoaded) == [false, false, true])
    #expect(stack.topViewController === list[2])
    #expect(window.isKeyWindow)
  }
  @Test("UINavigationController.stack.timing") func timing() {
    let list = controllers("A", "B")
    let (window, stack) = shown([list[0]])
    stack.pushViewController(list[1], animated: true)
    #expect(stack.viewControllers == list)
    #expect(journal.appearance.isEmpty)
    world.turn()
    #expect(journal.appearance == ["A viewWillDisappear", "B viewWillAppear"])
    world.settle()
    #expect(
      journal.appearance == ["A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear"])
    #expect(window.isKeyWindow)
  }

  private final class Delegate: UINavigationControllerDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func navigationController(
      _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) { journal.note("willShow \((controller as? RecordingController)?.name ?? "")") }
    func navigationController(
      _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) { journal.note("didShow \((controller as? RecordingController)?.name ?? "")") }
  }

  @Test("UINavigationController.delegate.order") func delegateOrder() {
    let list = controllers("A", "B")
    let (window, stack) = shown([list[0]])
    let delegate = Delegate(journal)
    stack.delegate = delegate
    stack.pushViewController(list[1], animated: true)
    world.settle()
    let order = journal.lines.filter { $0.contains("Show") || $0.contains("Did") || $0.contains("Appear") }
      .filter { !$0.contains("IsAppearing") && !$0.contains("Load") && !$0.contains("Layout") }
    #expect(order.first == "willShow B")
    #expect(order.last == "didShow B")
    #expect(order.dropLast().contains("B viewDidAppear"))
    #expect(window.isKeyWindow)
  }
  @Test("UINavigationController.show") func show() {
    let (stack, list) = plain(1)
    let next = UIViewController()
    stack.show(next, sender: nil)
    #expect(stack.viewControllers == list + [next])
    let last = UIViewController()
    next.show(last, sender: nil)
    #expect(stack.topViewController === last)
  }
  @Test("UINavigationController.operation.raws") func operations() {
    let all: [UINavigationController.Operation] = [.none, .push, .pop]
    #expect(all.map(\.rawValue) == [0, 1, 2])
  }
  @Test("UINavigationController.swipeGesture") func gestures() {
    let stack = UINavigationController()
    #expect(stack.interactivePopGestureRecognizer != nil)
    #expect(stack.interactivePopGestureRecognizer !== stack.barHideOnSwipeGestureRecognizer)
  }
  @Test("UIViewController.pop.order") func popOrder() {
    let list = controllers("A", "B")
    let (window, stack) = shown(list)
    stack.popViewController(animated: true)
    world.settle()
    #expect(
      journal.appearance == ["B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear"])
    #expect(window.isKeyWindow)
  }
  @Test("UIViewController.push.flags") func pushFlags() {
    let list = controllers("A", "B")
    let (window, stack) = shown([list[0]])
    var seen: [String: Bool] = [:]
    for controller in list {
      controller.probe = { controller, event in
        if event == "viewWillAppear" { seen[controller.name] = controller.isMovingToParent }
      }
    }
    stack.pushViewController(list[1], animated: true)
    world.settle()
    stack.popViewController(animated: true)
    world.settle()
    #expect(seen == ["B": true, "A": false])
    #expect(window.isKeyWindow)
  }
  @Test("a swipe back that is given up runs every callback and leaves the stack as it was") func cancelledPop() {
    let list = controllers("A", "B")
    let (window, stack) = shown(list)
    #expect(stack.beginInteractivePop())
    stack.updateInteractivePop(0.5)
    #expect(list[1].view.transform.tx == 195)
    #expect(stack.viewControllers == list)
    stack.cancelInteractivePop()
    world.settle()
    #expect(
      journal.appearance == [
        "B viewWillDisappear", "A viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewWillAppear",
        "B viewDidAppear",
      ])
    #expect(stack.viewControllers == list)
    #expect(list[1].view.transform == .identity)
    journal.clear()
    #expect(stack.beginInteractivePop())
    stack.finishInteractivePop()
    #expect(
      journal.appearance == ["B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear"])
    #expect(stack.viewControllers == [list[0]])
    #expect(window.isKeyWindow)
  }
  @Test("two pushes in a row show only the last") func twoPushes() {
    let list = controllers("A", "B", "C")
    let (window, stack) = shown([list[0]])
    stack.pushViewController(list[1], animated: false)
    stack.pushViewController(list[2], animated: false)
    world.settle()
    #expect(
      journal.appearance == ["A viewWillDisappear", "C viewWillAppear", "A viewDidDisappear", "C viewDidAppear"])
    #expect(!list[1].isViewLoaded)
    #expect(window.isKeyWindow)
  }
  @Test("the bar covers the top of the safe area") func barInsets() {
    let list = controllers("A")
    let (window, stack) = shown(list)
    #expect(stack.navigationBar.frame == box(0, 47, 390, 44))
    #expect(list[0].view.safeAreaInsets.top == 91)
    stack.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(list[0].view.safeAreaInsets.top == 47)
  }
}

@Suite("UINavigationItem", .freshWorld)
struct NavigationItemTests {
  private func stack(_ list: UIViewController...) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = list
    return stack
  }

  @Test("UINavigationItem.title.default") func title() { #expect(UINavigationItem().title == nil) }
  @Test("UINavigationItem.prompt.default") func prompt() { #expect(UINavigationItem().prompt == nil) }
  @Test("UINavigationItem.backButtonTitle.default") func backTitle() {
    #expect(UINavigationItem().backButtonTitle == nil)
  }
  @Test("UINavigationItem.hidesBackButton.default") func hides() { #expect(!UINavigationItem().hidesBackButton) }
  @Test("UINavigationItem.leftItemsSupplementBackButton.default") func supplement() {
    #expect(!UINavigationItem().leftItemsSupplementBackButton)
  }
  @Test("UINavigationItem.largeTitleDisplayMode.default") func largeTitle() {
    #expect(UINavigationItem().largeTitleDisplayMode == .automatic)
  }
  @Test("UINavigationItem.searchController.default") func search() {
    #expect(UINavigationItem().searchController == nil)
  }
  @Test("UINavigationItem.back.owner") func owner() {
    let a = UIViewController()
    let b = UIViewController()
    a.navigationItem.backButtonTitle = "From A"
    b.navigationItem.backButtonTitle = "From B"
    let bar = stack(a, b).navigationBar
    #expect(bar.backButtonText == "From A")
    #expect(bar.backItem === a.navigationItem)
  }
  @Test("UINavigationItem.back.nil") func backNil() {
    #expect(stack(UIViewController(), UIViewController()).navigationBar.backButtonText == "Back")
  }
  @Test("UINavigationItem.back.title") func backFromTitle() {
    let a = UIViewController()
    a.navigationItem.title = "Inbox"
    let stack = stack(a, UIViewController())
    let window = showWindow(stack)
    #expect(stack.navigationBar.backButtonText == "Inbox")
    a.navigationItem.title = String(repeating: "A very long title ", count: 5)
    #expect(stack.navigationBar.backButtonText == "Back")
    #expect(window.isKeyWindow)
  }
  @Test("UINavigationItem.back.customView") func customView() {
    let a = UIViewController()
    a.title = "Inbox"
    a.navigationItem.backBarButtonItem = UIBarButtonItem(customView: UIView())
    #expect(stack(a, UIViewController()).navigationBar.backButtonText == "Inbox")
  }
  @Test("UINavigationItem.left.replaces") func leftReplaces() {
    let b = UIViewController()
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
    let bar = stack(UIViewController(), b).navigationBar
    #expect(!bar.showsBackButton)
    #expect(bar.backButtonText == nil)
    b.navigationItem.leftItemsSupplementBackButton = true
    #expect(bar.showsBackButton)
  }
  @Test("UINavigationItem.titleView") func titleView() {
    let a = UIViewController()
    a.title = "Inbox"
    let bar = stack(a).navigationBar
    #expect(bar.titleText == "Inbox")
    a.navigationItem.titleView = UIView()
    #expect(bar.titleText == nil)
  }
  @Test("a back button's own title wins, minimal shows the arrow alone") func displayModes() {
    let a = UIViewController()
    a.title = "Inbox"
    let bar = stack(a, UIViewController()).navigationBar
    a.navigationItem.backButtonTitle = "All"
    #expect(bar.backButtonText == "All")
    a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    #expect(bar.backButtonText == "Own")
    a.navigationItem.backButtonDisplayMode = .generic
    #expect(bar.backButtonText == "Back")
    a.navigationItem.backButtonDisplayMode = .minimal
    #expect(bar.backButtonText == nil)
    #expect(bar.showsBackButton)
  }
  @Test("tapping the back button pops, tapping a bar button sends its action") func taps() {
    let list = [UIViewController(), UIViewController()]
    let stack = stack(list[0], list[1])
    let window = showWindow(stack)
    var count = 0
    list[1].implement(Selector("add:")) { _, _ in count += 1 }
    list[1].navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: list[1], action: Selector("add:"))
    world.tap(at: point(370, 70))
    #expect(count == 1)
    world.tap(at: point(20, 70))
    world.settle()
    #expect(stack.viewControllers == [list[0]])
    #expect(window.isKeyWindow)
  }
}
