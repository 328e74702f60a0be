import Foundation
import Inspection

/// The conversions of a format such as `"%.2f of %@"`. C takes an argument for what the format says it is, whatever it is:
/// the wrong one reads memory of others. So each is compared first.
enum FormatString {
  /// The greatest width and precision; more is no text that anybody reads.
  private static let maximumWidth = 10_000

  /// The arguments in the form that the format wants.
  ///
  /// - Throws: a ``Trap`` where there is no argument, or one of another kind.
  static func arguments(for format: String, _ values: [Any]) throws -> [any CVarArg] {
    var arguments: [any CVarArg] = []
    var next = 0
    func take(_ conversion: Character) throws {
      guard next < values.count else { throw Trap("Foundation/NSString.swift:1: Fatal error: %\(conversion) has no argument") }
      guard let argument = converted(values[next], for: conversion) else {
        throw Trap("Foundation/NSString.swift:1: Fatal error: %\(conversion) does not fit its argument of type \(type(of: values[next]))")
      }
      arguments.append(argument)
      next += 1
    }
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      rest = rest.drop { "-+ #0'".contains($0) }
      while let character = rest.first, character.isNumber || character == "." || character == "*" {
        let number = rest.prefix { $0.isNumber }
        guard number.isEmpty || Int(number).map({ $0 <= maximumWidth }) == true, character != "*" else {
          throw Trap("Foundation/NSString.swift:1: Fatal error: the width is too large or not written out")
        }
        rest = number.isEmpty ? rest.dropFirst() : rest[number.endIndex...]
      }
      rest = rest.drop { "hljztqL".contains($0) }
      guard let conversion = rest.popFirst() else { break }
      if conversion != "%" { try take(conversion) }
    }
    return arguments
  }

  private static func converted(_ value: Any, for conversion: Character) -> (any CVarArg)? {
    switch conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": (value as? any BinaryInteger).flatMap { $0 as? any CVarArg }
    case "f", "F", "e", "E", "g", "G", "a", "A": (value as? any BinaryFloatingPoint).flatMap { $0 as? any CVarArg }
    case "@": (value as? NSObject ?? (value as? String).map { NSString(string: $0) }) as? any CVarArg
    default: nil
    }
  }
}
