import Foundation
public import LabText
public import UIKitModel

/// Draws committed views for a terminal.
///
/// One column stands for 8 points and one row for 16 where the width allows it, which is about what a character of the
/// system font takes; a view that is wider is made smaller as a whole. In colour each cell shows two pixels (`▀`), so that
/// rounded corners and thin lines can be told; without colour the views are outlined by box characters.
public struct ScreenRenderer: Sendable {
  /// The columns there are; at least 40 are used.
  public var width: Int
  /// The colours there are.
  public var depth: ColorDepth
  /// The most rows; a taller picture is made smaller. `nil` for no limit.
  public var maximumRows: Int?

  /// Creates a renderer.
  public init(width: Int, depth: ColorDepth, maximumRows: Int? = nil) {
    self.width = max(40, width)
    self.depth = depth
    self.maximumRows = maximumRows
  }

  /// The picture of one view tree, a line a row.
  public func picture(
    of node: SnapshotNode, traits: UITraitCollection = UITraitCollection(), selection: UInt? = nil
  ) -> StyledText { picture(of: DisplayList(of: node, traits: traits, selection: selection)) }

  /// The picture of a whole screen, a line a row.
  public func picture(of screen: ScreenSnapshot, selection: UInt? = nil) -> StyledText {
    picture(of: DisplayList(of: screen, selection: selection))
  }

  /// The picture of a display list, a line a row.
  public func picture(of list: DisplayList) -> StyledText {
    let grid = grid(for: list)
    if depth == .none {
      var outlines = OutlinePicture(grid: grid)
      outlines.draw(list)
      return outlines.cells.styledText()
    }
    var colours = ColourPicture(grid: grid, background: list.background)
    colours.draw(list)
    return colours.finished().styledText()
  }

  /// How points become cells.
  func grid(for list: DisplayList) -> CellScale {
    var points = max(8, Double(list.size.width) / Double(width))
    if list.size.width <= 160 { points = 4 }
    if let maximumRows, maximumRows > 0 { points = max(points, Double(list.size.height) / Double(2 * maximumRows)) }
    return CellScale(
      pointsPerColumn: points, columns: min(width, max(1, Int((Double(list.size.width) / points).rounded(.up)))),
      rows: max(1, Int((Double(list.size.height) / (2 * points)).rounded(.up))))
  }
}
