public import Foundation

/// The world's notification centre, which also keeps what was posted.
public final class UINotificationLog {
  /// One posted notification.
  public struct Entry: CustomStringConvertible {
    /// Its name.
    public let name: Notification.Name
    /// Its sender.
    public let object: AnyObject?
    /// What it carries.
    public let userInfo: [String: Any]
    public var description: String { name.rawValue }
  }

  /// An observation, to end it.
  public struct Token: Hashable, Sendable { let number: Int }

  private struct Observer {
    let number: Int
    let name: Notification.Name?
    weak var object: AnyObject?
    let wantsObject: Bool
    let block: (Entry) -> Void
  }

  /// What was posted, oldest first.
  public private(set) var entries: [Entry] = []
  private var observers: [Observer] = []
  private var nextNumber = 0

  init() {}

  /// Posts a notification: it is kept, then each observer is called in order of registration.
  public func post(_ name: Notification.Name, object: AnyObject? = nil, userInfo: [String: Any] = [:]) {
    let entry = Entry(name: name, object: object, userInfo: userInfo)
    entries.append(entry)
    for observer in observers where observer.name == nil || observer.name == name {
      if observer.wantsObject, observer.object !== object { continue }
      observer.block(entry)
    }
  }

  /// Calls `block` for each notification of that name (every one if `nil`) and sender (any if `nil`).
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject? = nil, using block: @escaping (Entry) -> Void
  ) -> Token {
    defer { nextNumber += 1 }
    observers.append(
      Observer(number: nextNumber, name: name, object: object, wantsObject: object != nil, block: block))
    return Token(number: nextNumber)
  }

  /// Ends an observation.
  public func removeObserver(_ token: Token) { observers.removeAll { $0.number == token.number } }

  /// Forgets what was posted. Observers stay.
  public func clear() { entries.removeAll() }
}
