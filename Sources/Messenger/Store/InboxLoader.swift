import Foundation

/// Builds a state from the two store files, whatever is in them. Never fails: what can't be read is counted.
struct InboxLoader {
  private(set) var state = InboxState()
  /// Where each message is in the state.
  private(set) var places: [Message.ID: Int32] = [:]
  /// The last journal line that the snapshot already holds.
  private(set) var through = 0
  /// The highest journal line seen.
  private(set) var lastNumber = 0
  /// Top-level members of the snapshot that this version doesn't know.
  private(set) var preserved: String?
  /// Journal lines of later versions, without their checksums.
  private(set) var foreignLines: [[UInt8]] = []
  private(set) var version = 1
  private(set) var duplicates = 0
  private(set) var unknownStates = 0
  private var isOrdered = true
  private var lastOrdinal = 0
  private var selected: Conversation.ID?

  /// The finished state and the place of every message in it.
  mutating func finish() -> (state: InboxState, places: [Message.ID: Int32]) {
    if !isOrdered {
      state = state.sorted()
      places.removeAll(keepingCapacity: true)
      for (place, message) in state.slots.enumerated() {
        if let message { places[message.id] = Int32(place) }
      }
    }
    state.selected = selected
    return (state, places)
  }

  /// Begins with a state that is not from a file.
  mutating func begin(with seed: InboxState) {
    state = seed
    lastOrdinal = seed.nextOrdinal - 1
    for (place, message) in seed.slots.enumerated() {
      if let message { places[message.id] = Int32(place) }
    }
  }

  // MARK: Snapshot

  /// Reads a whole snapshot.
  ///
  /// - Returns: whether the checksum at its end was right.
  mutating func read(snapshot bytes: UnsafeBufferPointer<UInt8>) throws(JSONFault) -> Bool {
    guard String(bytes: bytes, encoding: .utf8) != nil else { throw JSONFault(offset: 0) }
    places.reserveCapacity(bytes.count / 190)
    var scanner = JSONScanner(bytes)
    var loader = self
    self = InboxLoader()  // Hands the storage over, so that nothing is copied.
    var isLab = false
    var hasMessages = false
    var check: (value: String, covers: Int)?
    try scanner.object { (scanner, key) throws(JSONFault) in
      if scanner.key(key, is: "format") {
        isLab = try scanner.string() == "lab-inbox"
      } else if scanner.key(key, is: "messages") {
        hasMessages = true
        try scanner.array { (scanner) throws(JSONFault) in try loader.readMessage(&scanner) }
      } else if scanner.key(key, is: "conversations") {
        try scanner.array { (scanner) throws(JSONFault) in try loader.readConversation(&scanner) }
      } else if scanner.key(key, is: "check") {
        check = (try scanner.string(), key.lowerBound - 1)
      } else {
        try loader.readHeader(&scanner, key)
      }
    }
    guard isLab, hasMessages || loader.version > 1, scanner.peek() == nil else { throw scanner.fault }
    self = loader
    lastNumber = through
    guard let check else { return false }
    let covered = CRC32.of(UnsafeBufferPointer(rebasing: bytes[..<check.covers]))
    return check.value == String(decoding: JournalLine.hex(covered), as: UTF8.self)
  }

  /// Reads what can be read of a damaged snapshot: every line that is a whole conversation or message.
  mutating func salvage(snapshot bytes: UnsafeBufferPointer<UInt8>) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let buffer = UnsafeBufferPointer(rebasing: line)
      guard String(bytes: buffer, encoding: .utf8) != nil else { continue }
      var scanner = JSONScanner(buffer)
      if (try? readMessage(&scanner)) != nil { continue }
      scanner = JSONScanner(buffer)
      _ = try? readConversation(&scanner)
    }
  }

  private mutating func readHeader(_ scanner: inout JSONScanner, _ key: Range<Int>) throws(JSONFault) {
    if scanner.key(key, is: "version") {
      version = try scanner.integer()
    } else if scanner.key(key, is: "through") {
      through = try scanner.integer()
    } else if scanner.key(key, is: "selected") {
      selected = try scanner.string()
    } else if scanner.key(key, is: "nextOrdinal") {
      state.nextOrdinal = max(state.nextOrdinal, min(try scanner.integer(), 1 << 40))
    } else if scanner.key(key, is: "nextOwn") {
      state.nextOwn = max(state.nextOwn, min(try scanner.integer(), 1 << 40))
    } else if scanner.key(key, is: "nextReceived") {
      state.nextReceived = max(state.nextReceived, min(try scanner.integer(), 1 << 40))
    } else {
      preserved = try scanner.preserving(key, after: preserved)
    }
  }

  private mutating func readConversation(_ scanner: inout JSONScanner) throws(JSONFault) {
    let (conversation, preserved) = try scanner.conversation()
    if state.rowIndex(conversation.id) == nil { state.addRow(conversation, preserved: preserved) }
  }

  private mutating func readMessage(_ scanner: inout JSONScanner) throws(JSONFault) {
    let fault = scanner.fault
    let record = try MessageRecord(&scanner)
    guard let message = record.message() else { throw fault }
    if record.delivery.unknown != nil { unknownStates += 1 }
    guard places[message.id] == nil else {
      duplicates += 1
      return
    }
    append(message)
  }

  private mutating func append(_ message: Message) {
    if message.ordinal <= lastOrdinal { isOrdered = false }
    lastOrdinal = max(lastOrdinal, message.ordinal)
    places[message.id] = Int32(state.append(message))
  }

  // MARK: Journal

  /// Reads a journal.
  ///
  /// - Returns: the length of the leading lines that are whole, and whether whole lines come after one that is not.
  mutating func read(journal bytes: UnsafeBufferPointer<UInt8>) -> (validLength: Int, hasGap: Bool) {
    var start = 0
    var validLength = 0
    var isBroken = false
    var hasGap = false
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let line = UnsafeBufferPointer(rebasing: bytes[start..<(end ?? bytes.count)])
      if end != nil, let rest = JournalLine.checked(line) {
        apply(line, rest: rest)
        if isBroken { hasGap = true } else { validLength = (end ?? 0) + 1 }
      } else {
        isBroken = true
      }
      start = (end ?? bytes.count) + 1
    }
    return (validLength, hasGap)
  }

  private mutating func apply(_ line: UnsafeBufferPointer<UInt8>, rest: UnsafeBufferPointer<UInt8>) {
    var number = 0
    var operation = 0..<0
    var subject: UUID?
    var conversation: String?
    var message: MessageRecord?
    var delivery = DeliveryRecord()
    var next = (ordinal: 1, own: 1, received: 1)
    var unread: Int?
    var scanner = JSONScanner(line)
    let isRead: Void? = try? scanner.object { (scanner, key) throws(JSONFault) in
      if scanner.key(key, is: "n") {
        number = try scanner.integer()
      } else if scanner.key(key, is: "op") {
        operation = try scanner.token()
      } else if scanner.key(key, is: "message") {
        message = try MessageRecord(&scanner)
      } else if scanner.key(key, is: "id") {
        subject = try scanner.uuid()
      } else if scanner.key(key, is: "conversation") {
        conversation = try scanner.string()
      } else if scanner.key(key, is: "unread") {
        unread = try scanner.integer()
      } else if scanner.key(key, is: "nextOrdinal") {
        next.ordinal = try scanner.integer()
      } else if scanner.key(key, is: "nextOwn") {
        next.own = try scanner.integer()
      } else if scanner.key(key, is: "nextReceived") {
        next.received = try scanner.integer()
      } else if try !delivery.read(&scanner, key) {
        try scanner.skipValue()
      }
    }
    lastNumber = max(lastNumber, number)
    let isNew = number > through
    func `is`(_ name: StaticString) -> Bool { isRead != nil && scanner.key(operation, is: name) }
    if `is`("state"), let subject, delivery.state != nil {
      if isNew { update(subject, delivery) }
    } else if `is`("insert"), let message = message?.message() {
      if isNew { insert(message) }
    } else if `is`("remove"), let subject {
      if isNew, let place = places.removeValue(forKey: subject) { state.remove(at: Int(place)) }
    } else if `is`("open"), let conversation {
      if isNew { open(conversation) }
    } else if `is`("unread"), let conversation, let unread {
      if isNew, let row = state.rowIndex(conversation) { state.setUnread(max(0, unread), row: row) }
    } else if `is`("counters") {
      if isNew { setCounters(next) }
    } else {
      foreignLines.append(Array(rest))
    }
  }

  private mutating func insert(_ message: Message) {
    if let place = places[message.id] {
      state.replace(at: Int(place), with: message)
      return
    }
    append(message)
    if message.deliveryState == .received, message.conversation != selected,
      let row = state.rowIndex(message.conversation)
    {
      state.setUnread(state.rows[row].conversation.unread + 1, row: row)
    }
  }

  private mutating func update(_ id: Message.ID, _ delivery: DeliveryRecord) {
    guard let place = places[id], var message = state.slots[Int(place)], let newState = delivery.state else { return }
    if delivery.unknown != nil { unknownStates += 1 }
    message.deliveryState = newState
    message.attempts = delivery.attempts
    message.serverID = delivery.serverID
    message.failure = delivery.failure
    state.replace(at: Int(place), with: message)
  }

  private mutating func open(_ id: Conversation.ID) {
    selected = id.isEmpty ? nil : id
    if let row = state.rowIndex(id) { state.setUnread(0, row: row) }
  }

  private mutating func setCounters(_ next: (ordinal: Int, own: Int, received: Int)) {
    state.nextOrdinal = next.ordinal
    state.nextOwn = next.own
    state.nextReceived = next.received
    lastOrdinal = next.ordinal - 1
  }
}
