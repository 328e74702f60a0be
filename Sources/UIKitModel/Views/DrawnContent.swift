public import Foundation

/// What a view itself draws: a description that the screen draws in its own way.
public enum DrawnContent: Equatable {
  /// Nothing.
  case none
  /// Lines of text inside a rectangle of the view's bounds.
  case text(DrawnText)
  /// A picture inside a rectangle of the view's bounds.
  case image(UIImage, rect: CGRect, tint: UIColor?)
  /// Several things, from back to front.
  indirect case layers([DrawnContent])
  /// A filled rectangle with rounded corners.
  case fill(UIColor, rect: CGRect, cornerRadius: CGFloat)
  /// The border of a rectangle with rounded corners.
  case stroke(UIColor, rect: CGRect, cornerRadius: CGFloat, width: CGFloat)
}

/// Text that was already broken into lines.
public struct DrawnText: Equatable {
  /// The lines, the last one with its ellipsis if it was truncated.
  public var lines: [String]
  public var font: UIFont
  public var color: UIColor
  public var alignment: NSTextAlignment
  /// Where the lines stand, in the view's bounds.
  public var rect: CGRect

  public init(lines: [String], font: UIFont, color: UIColor, alignment: NSTextAlignment, rect: CGRect) {
    self.lines = lines
    self.font = font
    self.color = color
    self.alignment = alignment
    self.rect = rect
  }
}

/// Which edge lines of text stand against.
public enum NSTextAlignment: Int, Sendable { case left = 0, center, right, justified, natural }

/// What happens to text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
