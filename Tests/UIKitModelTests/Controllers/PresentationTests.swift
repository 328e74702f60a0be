import Foundation
import Testing
import UIKitModel

@Suite("presentation", .freshWorld)
struct PresentationTests {
  private let journal = Journal()

  private func pair(_ style: UIModalPresentationStyle) -> (UIWindow, RecordingController, RecordingController) {
    let a = RecordingController("A", journal)
    let b = RecordingController("B", journal)
    b.modalPresentationStyle = style
    let window = showWindow(a)
    journal.clear()
    return (window, a, b)
  }

  @Test("UIViewController.present.full", arguments: [false, true]) func presentFull(animated: Bool) {
    let (window, a, b) = pair(.fullScreen)
    a.present(b, animated: animated)
    world.settle()
    #expect(
      journal.appearance == ["A viewWillDisappear", "B viewWillAppear", "B viewDidAppear", "A viewDidDisappear"])
    #expect(a.view.window == nil)
    #expect(b.view.window === window)
  }
  @Test("UIViewController.dismiss.full", arguments: [false, true]) func dismissFull(animated: Bool) {
    let (window, a, b) = pair(.fullScreen)
    a.present(b, animated: false)
    world.settle()
    journal.clear()
    a.dismiss(animated: animated)
    world.settle()
    #expect(
      journal.appearance == ["B viewWillDisappear", "A viewWillAppear", "A viewDidAppear", "B viewDidDisappear"])
    #expect(a.view.window === window)
    #expect(b.view.window == nil)
    #expect(window.subviews == [a.view])
  }
  @Test("UIViewController.present.overFull") func overFull() {
    let (window, a, b) = pair(.overFullScreen)
    a.present(b, animated: true)
    world.settle()
    #expect(journal.appearance == ["B viewWillAppear", "B viewDidAppear"])
    #expect(a.view.window === window)
  }
  @Test("a sheet leaves the presenting controller where it is") func sheet() {
    let (window, a, b) = pair(.automatic)
    a.present(b, animated: true)
    world.settle()
    #expect(journal.appearance == ["B viewWillAppear", "B viewDidAppear"])
    #expect(a.view.window === window)
    #expect(b.view.frame == box(0, 57, 390, 787))
    b.sheetPresentationController?.detents = [.medium(), .large()]
    #expect(b.view.frame.height == 422)
  }
  @Test("UIViewController.present.links") func links() {
    let (window, a, b) = pair(.fullScreen)
    a.present(b, animated: true)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    world.settle()
    a.dismiss(animated: true)
    world.settle()
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(window.isKeyWindow)
  }
  @Test("UIViewController.present.completion", arguments: [false, true]) func completion(animated: Bool) {
    let (window, a, b) = pair(.automatic)
    var flag: Bool?
    a.present(b, animated: animated) { [journal] in
      journal.note("completion")
      flag = b.isBeingPresented
    }
    world.settle()
    #expect(journal.lines.last == "completion")
    #expect(journal.lines.contains("B viewDidAppear"))
    #expect(flag == false)
    #expect(window.isKeyWindow)
  }
  @Test("UIViewController.present.flags") func flags() {
    let (window, a, b) = pair(.fullScreen)
    var seen: [Bool] = []
    b.probe = { controller, event in
      if event == "viewWillAppear" { seen = [controller.isBeingPresented, controller.isMovingToParent] }
    }
    a.present(b, animated: true)
    #expect(seen == [true, false])
    #expect(window.isKeyWindow)
  }
  @Test("UIViewController.present.self") func presentSelf() {
    let (window, a, b) = pair(.automatic)
    a.present(a, animated: false)
    let first = world.takePendingException()
    #expect(first?.name == .invalidArgument)
    #expect(
      first.map { withoutAddresses($0.reason) } == "Application tried to present modal view controller on itself. "
        + "Presenting controller is <UIKitModelTests.RecordingController: 0x…>.")
    #expect(a.presentedViewController == nil)
    a.present(b, animated: false)
    b.present(b, animated: false)
    #expect(world.takePendingException()?.reason.contains("on itself") == true)
    let c = UIViewController()
    let d = UIViewController()
    b.present(c, animated: false)
    c.present(b, animated: false)
    #expect(world.takePendingException()?.reason.contains("that is already being presented by") == true)
    d.addChild(UIViewController())
    c.present(d.children[0], animated: false)
    #expect(world.takePendingException()?.reason.contains("that has a parent view controller") == true)
    #expect(window.isKeyWindow)
  }
  @Test("UIViewController.dismiss.forward") func dismissForward() {
    let (window, a, b) = pair(.fullScreen)
    a.present(b, animated: false)
    b.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
    #expect(b.view.window == nil)
    #expect(window.isKeyWindow)
  }
  @Test("UIViewController.dismiss.stack") func dismissStack() {
    let (window, a, b) = pair(.pageSheet)
    let c = RecordingController("C", journal)
    a.present(b, animated: false)
    b.present(c, animated: false)
    #expect(b.presentedViewController === c)
    journal.clear()
    var animated: [String: Bool] = [:]
    b.probe = { controller, event in if event == "viewWillDisappear" { animated["B"] = controller.isBeingDismissed } }
    a.dismiss(animated: true)
    world.settle()
    #expect(a.presentedViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(b.view.window == nil)
    #expect(c.view.window == nil)
    #expect(journal.appearance.contains("C viewDidDisappear"))
    #expect(animated == ["B": true])
    #expect(window.subviews == [a.view])
  }
  @Test("UIViewController.dismiss.nothing") func dismissNothing() {
    var count = 0
    UIViewController().dismiss(animated: true) { count += 1 }
    #expect(count == 1)
  }
  @Test("presenting twice, or without a window, is only a line on the console") func warnings() {
    let (window, a, b) = pair(.automatic)
    a.present(b, animated: false)
    a.present(UIViewController(), animated: false)
    #expect(world.consoleLog.last?.contains("which is already presenting") == true)
    UIViewController().present(UIViewController(), animated: false)
    #expect(world.consoleLog.last?.contains("whose view is not in the window hierarchy") == true)
    #expect(!world.hasPendingException)
    #expect(window.isKeyWindow)
  }
  @Test("the root of the containers presents") func containers() {
    let a = UIViewController()
    let stack = UINavigationController(rootViewController: a)
    let window = showWindow(stack)
    let b = UIViewController()
    a.present(b, animated: false)
    #expect(b.presentingViewController === stack)
    #expect(a.presentedViewController === b)
    #expect(stack.visibleViewController === b)
    #expect(window.isKeyWindow)
  }

  private final class SheetDelegate: UIAdaptivePresentationControllerDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      journal.note("shouldDismiss")
      return true
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { journal.note("willDismiss") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { journal.note("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      journal.note("didAttemptToDismiss")
    }
  }

  @Test("UIViewController.sheet.order") func sheetOrder() {
    let (window, a, b) = pair(.pageSheet)
    let delegate = SheetDelegate(journal)
    b.presentationController?.delegate = delegate
    a.present(b, animated: false)
    b.isModalInPresentation = true
    journal.clear()
    #expect(b.presentationController?.swipeDown() == false)
    #expect(journal.lines == ["didAttemptToDismiss"])
    #expect(a.presentedViewController === b)
    b.isModalInPresentation = false
    journal.clear()
    #expect(b.presentationController?.swipeDown() == true)
    world.settle()
    #expect(journal.lines.filter { $0.contains("ismiss") } == ["shouldDismiss", "willDismiss", "didDismiss"])
    #expect(journal.lines.last == "didDismiss")
    #expect(a.presentedViewController == nil)
    #expect(window.isKeyWindow)
  }
  @Test("UIViewController.sheet.programmatic") func sheetProgrammatic() {
    let (window, a, b) = pair(.pageSheet)
    let delegate = SheetDelegate(journal)
    b.presentationController?.delegate = delegate
    a.present(b, animated: false)
    journal.clear()
    a.dismiss(animated: true)
    world.settle()
    #expect(!journal.lines.contains { $0.contains("ismiss") })
    #expect(window.isKeyWindow)
  }
}
