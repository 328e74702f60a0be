import Foundation

// What the system does to an app, as the model's own methods.

extension UIApplication {
  /// Starts the app in the foreground.
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate; the launch keeps it alive.
  ///   - sceneDelegate: makes the delegate of the first scene. With one the app adopts scenes; the configuration the
  ///     app's delegate returns may name another.
  public func launch(delegate: any UIApplicationDelegate, sceneDelegate: (() -> any UISceneDelegate)? = nil) {
    self.delegate = delegate
    launchDelegate = delegate
    adoptsScenes = sceneDelegate != nil
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    if let sceneDelegate { connectScene(sceneDelegate) }
    becomeActive()
  }

  /// Connects a new scene as the system does, up to the state before it becomes active.
  @discardableResult
  func connectScene(_ makeDelegate: @escaping () -> any UISceneDelegate) -> UIWindowScene {
    let environment = UIKitEnvironment.current
    let plain = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    plain.makeDelegate = makeDelegate
    let session = UISceneSession(
      role: .windowApplication, configuration: plain, persistentIdentifier: environment.nextSessionIdentifier())
    sessionList.append(session)
    if let configuration = delegate?.application(
      self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    {
      session.configuration = configuration
    }
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.delegate = (session.configuration.makeDelegate ?? makeDelegate)()
    scene.connect()
    scene.enterForeground()
    return scene
  }

  /// The person goes to the home screen or to another app.
  public func enterBackground() {
    resignActive()
    guard applicationState == .inactive else { return }
    applicationState = .background
    for scene in sceneList { scene.enterBackground() }
    if !adoptsScenes { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// The person comes back to the app.
  public func enterForeground() {
    guard applicationState == .background else { return }
    if !adoptsScenes { delegate?.applicationWillEnterForeground(self) }
    for scene in sceneList { scene.enterForeground() }
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
    becomeActive()
  }

  /// Something covers the app for a while: a call's banner, the control centre, a system alert.
  public func interrupt() { resignActive() }

  /// What covered the app is gone.
  public func endInterruption() { becomeActive() }

  /// The system ends the app.
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  /// Memory runs short.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.tellMemoryWarning() }
  }

  /// The person closes a scene in the app switcher: it is disconnected and its session is given up.
  public func discardSession(_ session: UISceneSession) {
    guard sessionList.contains(where: { $0 === session }) else { return }
    session.scene?.disconnect()
    sessionList.removeAll { $0 === session }
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  private func becomeActive() {
    guard applicationState == .inactive else { return }
    applicationState = .active
    for scene in sceneList { scene.activate() }
    if !adoptsScenes { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// The delegate still reads `active` while it is told.
  private func resignActive() {
    guard applicationState == .active else { return }
    for scene in sceneList { scene.deactivate() }
    if !adoptsScenes { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
  }

  private func post(_ name: Notification.Name) {
    UIKitEnvironment.current.notifications.post(name, object: self)
  }
}

extension UIKitEnvironment {
  func nextSessionIdentifier() -> String {
    sessionCount += 1
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - String(sessionCount).count)
      + String(sessionCount)
  }
}
