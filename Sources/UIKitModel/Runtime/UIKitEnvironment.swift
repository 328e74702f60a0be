import Foundation

/// One world of the model: everything that in UIKit belongs to the process.
///
/// Bind a world with `UIKitEnvironment.with(_:_:)`; every object created and every method called inside uses it. Two
/// worlds share nothing. An object must be used only in the world it was made in. Where no world is bound, each thread
/// has one of its own.
///
/// The class is not safe to use from two threads at once: one actor holds it, as the main actor holds UIKit.
public final class UIKitEnvironment: @unchecked Sendable {
  @TaskLocal private static var bound: UIKitEnvironment?

  /// The world that is bound, or else this thread's own.
  public static var current: UIKitEnvironment {
    if let bound { return bound }
    let key = "UIKitModel.UIKitEnvironment"
    if let own = Thread.current.threadDictionary[key] as? UIKitEnvironment { return own }
    let own = UIKitEnvironment()
    Thread.current.threadDictionary[key] = own
    return own
  }

  /// Runs `body` with `environment` as the current world.
  public static func with<Result>(_ environment: UIKitEnvironment, _ body: () throws -> Result) rethrows -> Result {
    try $bound.withValue(environment) { try body() }
  }

  /// Runs `body` with `environment` as the current world, across suspensions.
  public static func with<Result>(
    _ environment: UIKitEnvironment, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $bound.withValue(environment) { try await body() }
  }

  /// The run loop and its virtual time.
  public let runLoop = VirtualRunLoop()
  /// The keys a person presses, and the record of what text input did with them.
  public let keyboard = Keyboard()
  /// The notifications that were posted, in order.
  public let notifications = UINotificationLog()
  /// The messages UIKit would have written to the console, in order.
  public internal(set) var consoleLog: [String] = []
  /// The pictures `UIImage(named:)` finds.
  public var imageAssets: [String: UIImage] = [:]
  /// The responder that gets keyboard events.
  public internal(set) weak var firstResponder: UIResponder?

  /// The device's screen.
  public internal(set) lazy var mainScreen = UIScreen()
  /// The app; made when first asked for.
  public internal(set) lazy var application = UIApplication()
  /// Whether an app was made: there is only one.
  var hasApplication = false
  /// The circumstances the interface is shown in: those of a phone in portrait, until changed.
  public var traits = UITraitCollection() { didSet { if traits != oldValue { traitsDidChange(from: oldValue) } } }
  /// The windows that are shown, in the order they were shown or brought to front.
  var visibleWindows: [UIWindow] = []
  /// The window that keyboard events go to.
  public internal(set) weak var keyWindow: UIWindow?
  /// The identifier exception texts name the app by.
  public var bundleIdentifier = "com.example.App"
  var sessionCount = 0
  /// The version of iOS whose behaviour the model shows where versions differ.
  public var systemVersion = 26
  weak var trackedWindow: UIWindow?
  var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  /// The windows the screen was last given.
  var committedWindows: [UIWindow] = []
  /// What the screen was last given.
  public internal(set) lazy var committedScreen = ScreenSnapshot(
    size: mainScreen.bounds.size, scale: mainScreen.scale, windows: [], traits: traits)
  /// The open and running animations.
  let animations = AnimationState()
  /// Whether the model changed since the screen was last given what it shows.
  public private(set) var needsCommit = false

  /// Printed class names that were already worked out.
  var classNames: [ObjectIdentifier: String] = [:]
  private let firstAddress: UInt
  private var nextAddress: UInt
  private var menuCount = 0
  private var addresses: [ObjectIdentifier: (object: AnyObject, address: UInt)] = [:]
  private var pendingExceptions: [UIException] = []

  /// Creates a world in which nothing has happened.
  ///
  /// - Parameter firstAddress: where the simulated addresses begin.
  public init(firstAddress: UInt = 0x7f8a_1040_4080) {
    self.firstAddress = firstAddress
    nextAddress = firstAddress
  }

  // MARK: Addresses

  /// Whether an address was given to an object of this world.
  public func hasGivenOut(_ address: UInt) -> Bool { (firstAddress..<nextAddress).contains(address) }

  func allocateAddress() -> UInt {
    defer { nextAddress += 0x210 }
    return nextAddress
  }

  /// The simulated address of an object: its own if it is the model's, else one given at the first question and kept.
  public func address(of object: AnyObject) -> UInt {
    if let object = object as? UIKitObject { return object.address }
    let identifier = ObjectIdentifier(object)
    if let known = addresses[identifier] { return known.address }
    let address = allocateAddress()
    addresses[identifier] = (object, address)
    return address
  }

  /// The next number of a menu without an identifier.
  func nextMenuNumber() -> Int {
    menuCount += 1
    return menuCount
  }

  // MARK: The screen

  /// Notes that the model changed.
  func setNeedsCommit() { needsCommit = true }
  func clearNeedsCommit() { needsCommit = false }

  // MARK: Exceptions and the console

  /// Records an exception. The caller of `raise` returns early and leaves the object as UIKit would leave it.
  public func raise(_ name: UIException.Name, _ reason: String) {
    pendingExceptions.append(UIException(name: name, reason: reason))
  }

  /// Whether an exception waits to be taken.
  public var hasPendingException: Bool { !pendingExceptions.isEmpty }

  /// Takes the first exception that was raised since the last call, and forgets the others: the process would have
  /// ended at the first.
  public func takePendingException() -> UIException? {
    defer { pendingExceptions.removeAll() }
    return pendingExceptions.first
  }

  /// Writes a line to the console, as `NSLog` would.
  public func log(_ message: String) { consoleLog.append(message) }
}
