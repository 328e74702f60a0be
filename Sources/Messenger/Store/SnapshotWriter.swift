import LabSystem

/// Writes a snapshot in slices, so that no single change has to wait for all messages to be written.
///
/// The state is a copy that later changes don't touch; changes made meanwhile stay in the journal.
final class SnapshotWriter {
  /// Messages written per step: about 250 kB, a few milliseconds.
  static let messagesPerStep = 1_000

  /// The journal line up to which the snapshot holds everything.
  let through: Int
  /// Bytes written so far.
  private(set) var size = 0
  private let state: InboxState
  private let preserved: String?
  private let replacement: any Replacement
  private var nextSlot = 0
  private var needsComma = false
  private var checksum = CRC32()
  private var json = JSONBytes()

  init(_ state: InboxState, through: Int, preserved: String?, to replacement: any Replacement) {
    self.state = state
    self.through = through
    self.preserved = preserved
    self.replacement = replacement
  }

  /// Writes the next slice; after the last one the new file is in place.
  ///
  /// - Returns: whether that was the last one.
  func step() throws(FileSystemError) -> Bool {
    if size == 0 { writeHeader() }
    let end = min(nextSlot + SnapshotWriter.messagesPerStep, state.slots.count)
    for place in nextSlot..<end {
      guard let message = state.slots[place] else { continue }
      json.raw(needsComma ? ",\n" : "\n")
      json.object(of: message)
      needsComma = true
    }
    nextSlot = end
    let isLast = end == state.slots.count
    if isLast { json.raw("\n]") }
    if isLast, let preserved { json.raw(",\n" + preserved) }
    if isLast { json.raw(",\n") }
    try flush()
    // Brings this slice to the disk now, so that the last one has little to wait for.
    if !isLast { try replacement.synchronize() }
    guard isLast else { return false }
    json.raw("\"check\":\"" + String(decoding: JournalLine.hex(checksum.value), as: UTF8.self) + "\"}\n")
    try flush()
    try replacement.commit()
    return true
  }

  func discard() { replacement.discard() }

  private func writeHeader() {
    json.beginObject()
    json.member("format", "lab-inbox")
    json.member("version", 1)
    json.member("through", through)
    if let selected = state.selected { json.member("selected", selected) }
    json.member("nextOrdinal", state.nextOrdinal)
    json.member("nextOwn", state.nextOwn)
    json.member("nextReceived", state.nextReceived)
    json.raw(",\n\"conversations\":[")
    for (index, row) in state.rows.enumerated() {
      json.raw(index > 0 ? ",\n" : "\n")
      json.object(of: row)
    }
    json.raw("\n],\n\"messages\":[")
  }

  private func flush() throws(FileSystemError) {
    json.bytes.withUnsafeBufferPointer { checksum.add($0) }
    size += json.bytes.count
    try replacement.write(json.bytes)
    json.removeAll()
  }
}
