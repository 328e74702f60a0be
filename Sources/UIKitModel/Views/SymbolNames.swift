import Foundation

/// The symbols the model knows, with the size of their placeholder.
enum SymbolNames {
  /// The size in points at the default configuration; `nil` for an unknown name.
  static func size(of name: String) -> CGSize? {
    let stem = name.split(separator: ".").filter { !modifiers.contains($0) }.joined(separator: ".")
    guard known.contains(stem) else { return nil }
    if name.contains("circle") || name.contains("square") { return CGSize(width: 20, height: 19) }
    return narrow.contains(stem) ? CGSize(width: 13, height: 18) : CGSize(width: 20, height: 18)
  }

  private static let modifiers: Set<Substring> = ["fill", "circle", "square", "slash", "badge", "rectangle"]
  private static let narrow: Set<String> = ["chevron.left", "chevron.right", "chevron.backward", "chevron.forward"]
  private static let known: Set<String> = [
    "", "plus", "minus", "xmark", "checkmark", "star", "heart", "person", "person.2", "person.3", "house", "gear",
    "gearshape", "trash", "pencil", "paperplane", "magnifyingglass", "message", "bubble.left", "bubble.right",
    "bubble.left.and.bubble.right", "phone", "video", "camera", "photo", "bell", "bookmark", "tag", "folder", "doc",
    "tray", "envelope", "link", "lock", "lock.open", "key", "eye", "ear", "hand.raised", "hand.thumbsup",
    "hand.thumbsdown", "flag", "map", "mappin", "location", "clock", "calendar", "timer", "alarm", "sun.max", "moon",
    "cloud", "bolt", "flame", "drop", "leaf", "globe", "wifi", "battery.100", "antenna.radiowaves.left.and.right",
    "play", "pause", "stop", "forward", "backward", "speaker", "speaker.wave.2", "mic", "music.note", "headphones",
    "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.up.arrow.down", "arrow.uturn.left", "arrow.2.squarepath", "chevron.left", "chevron.right", "chevron.up",
    "chevron.down", "chevron.backward", "chevron.forward", "ellipsis", "line.3.horizontal", "list.bullet",
    "square.and.arrow.up", "and.arrow.up", "and.pencil", "square.and.pencil", "info", "questionmark",
    "exclamationmark", "exclamationmark.triangle", "textformat", "bold", "italic", "underline", "paintbrush",
    "scissors", "wand.and.stars", "sparkles", "gift", "cart", "creditcard", "bag", "car", "airplane", "tram",
    "bicycle", "figure.walk", "book", "newspaper", "graduationcap", "hammer", "wrench", "cpu", "desktopcomputer",
    "laptopcomputer", "iphone", "ipad", "applelogo", "swift", "terminal", "network", "server.rack", "externaldrive",
    "cube", "shippingbox", "archivebox", "chart.bar", "chart.pie", "waveform", "face.smiling", "hourglass",
    "slider.horizontal.3", "power", "circle", "square", "rectangle", "triangle",
  ]
}
