import Foundation

/// Editing of a string by UTF-16 ranges, the unit of `NSRange` and of every text delegate.
enum TextEditing {
  /// The number of UTF-16 units.
  static func length(_ text: String) -> Int { text.utf16.count }

  /// A range cut to the text.
  static func clamped(_ range: NSRange, in text: String) -> NSRange {
    let length = length(text)
    let start = min(max(range.location, 0), length)
    let end = min(max(range.location + range.length, start), length)
    return NSRange(location: start, length: end - start)
  }

  /// The text with a range replaced, as `NSString.replacingCharacters(in:with:)` does it.
  static func replacing(_ range: NSRange, in text: String, with replacement: String) -> String {
    let range = clamped(range, in: text)
    var units = Array(text.utf16)
    units.replaceSubrange(range.location..<(range.location + range.length), with: replacement.utf16)
    return String(decoding: units, as: UTF16.self)
  }

  /// The text of a range.
  static func substring(_ range: NSRange, of text: String) -> String {
    let range = clamped(range, in: text)
    let units = Array(text.utf16)[range.location..<(range.location + range.length)]
    return String(decoding: units, as: UTF16.self)
  }

  /// What backspace takes: the selection, else the whole character before the caret, else nothing.
  static func rangeDeletedBackward(from selection: NSRange, in text: String) -> NSRange? {
    let selection = clamped(selection, in: text)
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let start = boundaries(of: text).last { $0 < selection.location } ?? 0
    return NSRange(location: start, length: selection.location - start)
  }

  /// The place one character before or after, for the arrow keys.
  static func place(movedBy step: Int, from place: Int, in text: String) -> Int {
    let all = boundaries(of: text)
    return step < 0 ? all.last { $0 < place } ?? 0 : all.first { $0 > place } ?? length(text)
  }

  /// The UTF-16 places between characters, from 0 to the length.
  static func boundaries(of text: String) -> [Int] {
    var places = [0]
    var place = 0
    for character in text {
      place += String(character).utf16.count
      places.append(place)
    }
    return places
  }
}
