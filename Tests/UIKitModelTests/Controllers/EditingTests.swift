import Foundation
import Testing
import UIKitModel

@Suite("editing and constraints of a controller", .freshWorld)
struct EditingTests {
  @Test("the edit button switches the controller and its own title") func editButton() {
    let controller = UIViewController()
    #expect(controller.editButtonItem.title == "Edit")
    controller.editButtonItem.tap()
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    controller.editButtonItem.tap()
    #expect(!controller.isEditing)
  }
  @Test("the controller updates the constraints of its view") func updateConstraints() {
    final class Own: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let controller = Own()
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(controller.count == 1)
    #expect(!controller.view.needsUpdateConstraints())
  }
  @Test("endEditing takes the focus from a view inside") func endEditing() {
    let window = UIWindow()
    let view = FocusableView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    view.isSticky = true
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!view.isFirstResponder)
  }
  @Test("the chain goes from a view over controllers and the window to the app") func chain() {
    let controller = UIViewController()
    let window = showWindow(controller)
    let leaf = UIView()
    controller.view.addSubview(leaf)
    #expect(leaf.responderChain == [leaf, controller.view, controller, window, UIApplication.shared])
  }
  @Test("a picture is found by name, a symbol follows its configuration") func images() {
    #expect(UIImage(named: "photo") == nil)
    world.imageAssets["photo"] = UIImage(color: .red, size: .init(width: 4, height: 4))
    #expect(UIImage(named: "photo") == world.imageAssets["photo"])
    let large = UIImage(systemName: "star.fill", withConfiguration: .init(pointSize: 34))
    #expect(large?.size.width == 40)
  }
}
