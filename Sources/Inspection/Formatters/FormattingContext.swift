/// A display format, as `/x` and `-f hex` choose it.
public enum ValueFormat: Sendable, CaseIterable {
  case hexadecimal, uppercaseHexadecimal, binary, octal, decimal, unsigned, character, float, address
  case boolean, bytes, bytesWithASCII, characterArray, printableCharacter, complexFloat, complexInteger, unicode16, osType
  case hexFloat
  /// A C string: no number is one, so nothing is shown for it.
  case string

  /// The format behind a letter of GDB's, as in `p/x`.
  public init?(gdbLetter letter: Character) {
    switch letter {
    case "x": self = .hexadecimal
    case "t": self = .binary
    case "o": self = .octal
    case "d": self = .decimal
    case "u": self = .unsigned
    case "c": self = .character
    case "f": self = .float
    case "a": self = .address
    case "s": self = .string
    case "A": self = .hexFloat
    case "T": self = .osType
    default: return nil
    }
  }
}

/// Where objects seem to live. Real addresses differ from run to run; a debugger's answers must not, so the session hands
/// out its own, the same one for the same object as long as the session lasts.
public final class ObjectAddresses {
  private struct Entry {
    weak var object: AnyObject?
    var address: UInt64
  }

  private var entries: [UInt: Entry] = [:]
  private var next: UInt64
  private let step: UInt64 = 0x40

  /// The address an object has by itself: a model's objects know where they seem to live.
  public var ownAddress: (AnyObject) -> UInt64? = { _ in nil }
  /// Whether a text that names this address names one that `ownAddress` gave.
  public var isOwnAddress: (UInt) -> Bool = { _ in false }

  /// Addresses are handed out upwards from `base`.
  public init(base: UInt64 = 0x5555_5557_0000) { next = base }

  /// The address the object is shown at.
  public func address(of object: AnyObject) -> UInt64 {
    if let own = ownAddress(object) { return own }
    let pointer = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    if let entry = entries[pointer], entry.object === object { return entry.address }
    let address = take()
    entries[pointer] = Entry(object: object, address: address)
    return address
  }

  /// The address shown for a real one that a description mentions (`<Box: 0x…>`).
  public func address(forPointer pointer: UInt) -> UInt64 {
    if isOwnAddress(pointer) { return UInt64(pointer) }
    if let entry = entries[pointer] { return entry.address }
    let address = take()
    entries[pointer] = Entry(object: nil, address: address)
    return address
  }

  private func take() -> UInt64 {
    defer { next += step }
    return next
  }
}

/// The name LLDB finds for a function value's code.
public struct FunctionSymbol: Equatable, Sendable {
  /// What follows the address: ``subject`closure #1 () -> () in …``.
  public var text: String
  public init(_ text: String) { self.text = text }
}

/// What the formatters need to know beyond the value.
public struct FormattingContext {
  /// Where objects seem to live.
  public var addresses: ObjectAddresses
  /// The format asked for; nil for each type's own.
  public var format: ValueFormat?
  /// Whether the value is the result of an expression: LLDB then knows less about Foundation's types.
  public var isExpressionResult = false
  /// Whether an enum stores its payloads indirectly; LLDB shows those without their tuple.
  public var isIndirect: (Any.Type) -> Bool
  /// The symbol of the function stored in a type's property (or a frame's variable when the type is nil).
  public var functionSymbol: (_ owner: Any.Type?, _ property: String) -> FunctionSymbol?

  public init(
    addresses: ObjectAddresses, format: ValueFormat? = nil,
    isIndirect: @escaping (Any.Type) -> Bool = { _ in false },
    functionSymbol: @escaping (_ owner: Any.Type?, _ property: String) -> FunctionSymbol? = { _, _ in nil }
  ) {
    self.addresses = addresses
    self.format = format
    self.isIndirect = isIndirect
    self.functionSymbol = functionSymbol
  }

  /// An address as LLDB pads it: `0x` and sixteen digits.
  static func hexadecimal(_ address: UInt64, digits: Int = 16) -> String {
    let text = String(address, radix: 16)
    return "0x" + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
