public import Foundation
public import UIKitModel

/// A rectangle with rounded corners under a transform, in the picture's points.
public struct DisplayShape: Equatable, Sendable {
  /// The rectangle before the transform.
  public var rect: CGRect
  /// The radius of the rounded corners.
  public var radius: CGFloat
  /// The corners that are rounded.
  public var corners: CACornerMask
  /// From the rectangle's coordinates to the picture's.
  public var transform: CGAffineTransform

  /// The box around the shape in the picture.
  public var box: CGRect { rect.applying(transform) }
}

/// Lines of text at a place of the picture.
public struct DisplayText: Equatable {
  /// The lines, their font, colour, alignment and rectangle.
  public var text: DrawnText
  /// The colour for the picture's traits.
  public var color: UIColor.RGBA
  /// From the rectangle's coordinates to the picture's.
  public var transform: CGAffineTransform
  /// The part of the picture the text can be seen in.
  public var visible: CGRect
  /// The opacity of the views around the text, multiplied.
  public var opacity: CGFloat
}

/// One step of drawing.
public enum DisplayItem: Equatable {
  /// Fills a shape.
  case fill(DisplayShape, UIColor.RGBA)
  /// Draws a line inside a shape's edge.
  case stroke(DisplayShape, width: CGFloat, UIColor.RGBA)
  /// Writes lines of text.
  case text(DisplayText)
  /// Draws pixels into a rectangle.
  case image(Bitmap, DisplayShape)
  /// Draws a symbol's placeholder: its outline in one colour.
  case symbol(String, DisplayShape, UIColor.RGBA)
  /// What follows is drawn by itself and then laid over with an opacity.
  case beginGroup(opacity: CGFloat)
  /// Ends the group.
  case endGroup
  /// What follows shows only inside a shape.
  case beginClip(DisplayShape)
  /// Ends the clip.
  case endClip
  /// The thumb of a scroll indicator.
  case scrollIndicator(DisplayShape)
  /// The ring around the view that gets the keyboard.
  case focus(DisplayShape)
  /// The outline of the selected view.
  case selection(DisplayShape)
}

/// Everything a picture shows, in order: what the terminal, SVG and PNG renderers all draw.
public struct DisplayList: Equatable {
  /// The picture's size in points.
  public var size: CGSize
  /// The colour under everything.
  public var background: UIColor.RGBA
  /// The steps, from back to front.
  public var items: [DisplayItem]

  /// The picture of one committed view tree, the view's own corner at the origin.
  ///
  /// - Parameters:
  ///   - node: The tree, from `UIKitEnvironment.snapshot(of:)`.
  ///   - traits: What dynamic colours are resolved with.
  ///   - selection: The address of the view to outline.
  public init(of node: SnapshotNode, traits: UITraitCollection = UITraitCollection(), selection: UInt? = nil) {
    size = node.values.bounds.size.drawable
    background = UIColor.systemBackground.components(with: traits)
    var builder = DisplayListBuilder(traits: traits, selection: selection)
    builder.drawRoot(node)
    items = builder.items
  }

  /// The picture of a whole screen: its windows from back to front.
  public init(of screen: ScreenSnapshot, selection: UInt? = nil) {
    size = screen.size.drawable
    background = UIColor(white: 0, alpha: 1).components()
    var builder = DisplayListBuilder(traits: screen.traits, selection: selection)
    let area = CGRect(origin: .zero, size: screen.size)
    for window in screen.windows { builder.draw(window, transform: .identity, visible: area, opacity: 1) }
    items = builder.items
  }
}

extension DisplayList {
  /// Whether a text holds characters that the dot font of PNG pictures has no shape for.
  public var hasTextBeyondASCII: Bool {
    items.contains { item in
      guard case .text(let text) = item else { return false }
      return text.text.lines.contains { line in line.unicodeScalars.contains { !$0.isASCII && $0 != "…" } }
    }
  }
}
