import Foundation

// The fixed colours have the components UIKit documents; the system colours have those of the Human Interface
// Guidelines' table (default contrast), light and dark.

extension UIColor {
  private static func system(
    _ name: String, _ light: (Int, Int, Int), _ dark: (Int, Int, Int), _ lightAlpha: CGFloat = 1,
    _ darkAlpha: CGFloat? = nil
  ) -> UIColor {
    func rgba(_ parts: (Int, Int, Int), _ alpha: CGFloat) -> RGBA {
      RGBA(
        red: CGFloat(parts.0) / 255, green: CGFloat(parts.1) / 255, blue: CGFloat(parts.2) / 255, alpha: alpha)
    }
    return UIColor(
      kind: .system(name: name, light: rgba(light, lightAlpha), dark: rgba(dark, darkAlpha ?? lightAlpha)))
  }

  // MARK: Fixed

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // MARK: By traits

  /// The tint of the view that shows it.
  public static let tintColor = UIColor(kind: .tint)
  public static let systemRed = system("systemRedColor", (255, 59, 48), (255, 69, 58))
  public static let systemGreen = system("systemGreenColor", (52, 199, 89), (48, 209, 88))
  public static let systemBlue = system("systemBlueColor", (0, 122, 255), (10, 132, 255))
  public static let systemOrange = system("systemOrangeColor", (255, 149, 0), (255, 159, 10))
  public static let systemYellow = system("systemYellowColor", (255, 204, 0), (255, 214, 10))
  public static let systemPink = system("systemPinkColor", (255, 45, 85), (255, 55, 95))
  public static let systemPurple = system("systemPurpleColor", (175, 82, 222), (191, 90, 242))
  public static let systemTeal = system("systemTealColor", (48, 176, 199), (64, 200, 224))
  public static let systemIndigo = system("systemIndigoColor", (88, 86, 214), (94, 92, 230))
  public static let systemBrown = system("systemBrownColor", (162, 132, 94), (172, 142, 104))
  public static let systemMint = system("systemMintColor", (0, 199, 190), (99, 230, 226))
  public static let systemCyan = system("systemCyanColor", (50, 173, 230), (100, 210, 255))
  public static let systemGray = system("systemGrayColor", (142, 142, 147), (142, 142, 147))
  public static let systemGray2 = system("systemGray2Color", (174, 174, 178), (99, 99, 102))
  public static let systemGray3 = system("systemGray3Color", (199, 199, 204), (72, 72, 74))
  public static let systemGray4 = system("systemGray4Color", (209, 209, 214), (58, 58, 60))
  public static let systemGray5 = system("systemGray5Color", (229, 229, 234), (44, 44, 46))
  public static let systemGray6 = system("systemGray6Color", (242, 242, 247), (28, 28, 30))
  public static let label = system("labelColor", (0, 0, 0), (255, 255, 255))
  public static let secondaryLabel = system("secondaryLabelColor", (60, 60, 67), (235, 235, 245), 0.6)
  public static let tertiaryLabel = system("tertiaryLabelColor", (60, 60, 67), (235, 235, 245), 0.3)
  public static let quaternaryLabel = system("quaternaryLabelColor", (60, 60, 67), (235, 235, 245), 0.18, 0.16)
  public static let placeholderText = system("placeholderTextColor", (60, 60, 67), (235, 235, 245), 0.3)
  public static let separator = system("separatorColor", (60, 60, 67), (84, 84, 88), 0.29, 0.6)
  public static let opaqueSeparator = system("opaqueSeparatorColor", (198, 198, 200), (56, 56, 58))
  public static let link = system("linkColor", (0, 122, 255), (9, 132, 255))
  public static let systemFill = system("systemFillColor", (120, 120, 128), (120, 120, 128), 0.2, 0.36)
  public static let secondarySystemFill = system(
    "secondarySystemFillColor", (120, 120, 128), (120, 120, 128), 0.16, 0.32)
  public static let tertiarySystemFill = system("tertiarySystemFillColor", (118, 118, 128), (118, 118, 128), 0.12, 0.24)
  public static let quaternarySystemFill = system(
    "quaternarySystemFillColor", (116, 116, 128), (118, 118, 128), 0.08, 0.18)
  public static let systemBackground = system("systemBackgroundColor", (255, 255, 255), (0, 0, 0))
  public static let secondarySystemBackground = system("secondarySystemBackgroundColor", (242, 242, 247), (28, 28, 30))
  public static let tertiarySystemBackground = system("tertiarySystemBackgroundColor", (255, 255, 255), (44, 44, 46))
  public static let systemGroupedBackground = system("systemGroupedBackgroundColor", (242, 242, 247), (0, 0, 0))
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor", (255, 255, 255), (28, 28, 30))
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackgroundColor", (242, 242, 247), (44, 44, 46))
}
