import Foundation

/// Makes a colour of a colour, for configurations. Two transformers are equal if they are the same or copies of the same.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  private final class Box {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }
  private let box: Box

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

  /// The transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

  /// Grey of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let parts = color.components()
    return UIColor(white: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha)
  }
}

/// The attributes of a title that a configuration can change.
public struct UIConfigurationTextAttributes: Hashable, Sendable {
  /// The font.
  public var font: UIFont
  /// The colour.
  public var foregroundColor: UIColor

  /// Creates attributes.
  public init(font: UIFont, foregroundColor: UIColor) {
    self.font = font
    self.foregroundColor = foregroundColor
  }
}

/// Makes text attributes of text attributes, for configurations. UIKit hands an `AttributeContainer` through; the model
/// has the two attributes it draws.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  private final class Box {
    let transform: (UIConfigurationTextAttributes) -> UIConfigurationTextAttributes
    init(_ transform: @escaping (UIConfigurationTextAttributes) -> UIConfigurationTextAttributes) {
      self.transform = transform
    }
  }
  private let box: Box

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIConfigurationTextAttributes) -> UIConfigurationTextAttributes) {
    box = Box(transform)
  }

  /// The transformed attributes.
  public func callAsFunction(_ input: UIConfigurationTextAttributes) -> UIConfigurationTextAttributes {
    box.transform(input)
  }
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
