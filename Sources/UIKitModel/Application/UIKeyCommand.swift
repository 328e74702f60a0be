/// Keys held down with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard with an action.
public final class UIKeyCommand: UIKitObject {
  public typealias ModifierFlags = UIKeyModifierFlags
  public let input: String?
  public let modifierFlags: ModifierFlags
  public let action: Selector

  public init(input: String, modifierFlags: ModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }
}

extension UIKitEnvironment {
  /// A hardware key is pressed: the first key command along the responder chain that fits runs its action.
  ///
  /// - Returns: whether one did.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyCommand.ModifierFlags = []) -> Bool {
    var responder: UIResponder? = firstResponder ?? keyWindow
    while let current = responder {
      for command in current.keyCommands ?? [] where command.input == input && command.modifierFlags == modifierFlags {
        return application.sendAction(command.action, to: nil, from: command, for: nil)
      }
      responder = current.next
    }
    return false
  }
}
