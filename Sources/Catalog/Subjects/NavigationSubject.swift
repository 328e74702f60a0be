import UIKitModel

/// The chat client after its launch, with a navigation stack in the window.
struct NavigationSubject {
  let app: RunningApp
  let navigation: UINavigationController
  let inbox: ChatPage
  let thread: ChatPage

  /// Launches the app with the inbox as the stack's root.
  ///
  /// - Parameter pushing: Whether the conversation is already on the stack.
  init(pushing: Bool) {
    let log = CallLog()
    let inbox = ChatPage("inbox", title: "Inbox", log: log)
    let navigation = UINavigationController(rootViewController: inbox)
    app = RunningApp { _ in navigation }
    thread = ChatPage("thread", title: "Trail Club", log: log)
    if pushing {
      navigation.pushViewController(thread, animated: false)
      UIKitEnvironment.current.turn()
    }
    log.clear()
    self.inbox = inbox
    self.navigation = navigation
  }

  /// Where both pages write.
  var log: CallLog { inbox.log }
}
