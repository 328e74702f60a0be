import Foundation

/// One line of the journal.
enum JournalChange: Sendable {
  case insert(Message)
  case delivery(Message)
  case remove(Message.ID)
  /// A conversation is on the screen and nothing in it is unread; an empty id when none is.
  case open(Conversation.ID)
  /// An undo restores how many messages are unread.
  case unread(Conversation.ID, Int)
  /// The next ordinal and numbers, when an undo takes some back.
  case counters(ordinal: Int, own: Int, received: Int)
}

/// A journal line is `{"check":"XXXXXXXX",…}` and a newline: CRC-32 of everything between the first comma and the newline.
enum JournalLine {
  static let prefix = Array("{\"check\":\"".utf8)
  /// Bytes up to and with the comma after the checksum.
  static let headLength = prefix.count + 10

  /// Appends the line of a change to `line`'s bytes.
  static func write(_ change: JournalChange, number: Int, to lines: inout [UInt8], using json: inout JSONBytes) {
    json.removeAll()
    json.beginObject()
    json.member("n", number)
    switch change {
    case .insert(let message):
      json.member("op", "insert")
      json.key("message")
      json.object(of: message)
    case .delivery(let message):
      json.member("op", "state")
      json.member("id", message.id)
      json.delivery(of: message)
    case .remove(let id):
      json.member("op", "remove")
      json.member("id", id)
    case .open(let conversation):
      json.member("op", "open")
      json.member("conversation", conversation)
    case .unread(let conversation, let count):
      json.member("op", "unread")
      json.member("conversation", conversation)
      json.member("unread", count)
    case .counters(let ordinal, let own, let received):
      json.member("op", "counters")
      json.member("nextOrdinal", ordinal)
      json.member("nextOwn", own)
      json.member("nextReceived", received)
    }
    json.endObject()
    json.bytes.withUnsafeBufferPointer { object in
      let rest = UnsafeBufferPointer(rebasing: object.dropFirst())
      write(rest, to: &lines)
    }
  }

  /// Appends a line whose members after the checksum are `rest`, closing brace included.
  static func write(_ rest: UnsafeBufferPointer<UInt8>, to lines: inout [UInt8]) {
    let check = CRC32.of(rest)
    lines.append(contentsOf: prefix)
    lines.append(contentsOf: hex(check))
    lines.append(UInt8(ascii: "\""))
    lines.append(UInt8(ascii: ","))
    lines.append(contentsOf: rest)
    lines.append(UInt8(ascii: "\n"))
  }

  /// The members after the checksum of a line without its newline, when the checksum is right.
  static func checked(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard line.count > headLength, line.starts(with: prefix), line[headLength - 2] == UInt8(ascii: "\""),
      line[headLength - 1] == UInt8(ascii: ",")
    else { return nil }
    let rest = UnsafeBufferPointer(rebasing: line.dropFirst(headLength))
    return number(line[prefix.count..<(prefix.count + 8)]) == CRC32.of(rest) ? rest : nil
  }

  /// The value of hexadecimal digits as `hex` writes them.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(digit - 0x41 + 10)
      default: return nil
      }
    }
    return value
  }

  static func hex(_ value: UInt32) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return (0..<8).map { digits[Int((value >> (28 - 4 * UInt32($0))) & 0xF)] }
  }
}
