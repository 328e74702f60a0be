import LabSystem
public import LabText

/// The path of one message from the typed line to the screen and back, ready to be drawn.
public struct DeliveryChain: Hashable, Sendable {
  /// The message, as it is now; `nil` when it was cancelled.
  public let message: Message?
  /// Its hops, oldest first.
  public let hops: [DeliveryLogEntry]

  init(message: Message?, hops: [DeliveryLogEntry]) {
    self.message = message
    self.hops = hops
  }

  /// The layers in the order in which the message passed them, each named once per stay.
  public var layers: [DeliveryLayer] {
    hops.reduce(into: []) { layers, hop in
      if layers.last != hop.layer { layers.append(hop.layer) }
    }
  }

  /// The path through the client's main layers alone: UI → Repository → Transport → Repository → UI for a message that
  /// was sent at once. The cache and the server are left out: the one keeps, the other isn't ours.
  public var mainPath: [DeliveryLayer] {
    layers.reduce(into: []) { path, layer in
      if layer != .cache, layer != .server, path.last != layer { path.append(layer) }
    }
  }

  /// The drawing: one line a hop, indented by the depth of its layer, with the state behind it.
  ///
  ///     UI            send                                 queued
  ///       Repository  attempt 1 begins                     sending
  ///         Cache     2 lines and the fsync
  public func drawing(in language: Language) -> StyledText {
    var text = StyledText()
    let start = hops.first?.date
    let depths: [DeliveryLayer: Int] = [.ui: 0, .repository: 1, .cache: 2, .transport: 2, .server: 3]
    var former = -1
    for hop in hops {
      let depth = depths[hop.layer] ?? 0
      let time = start.map { hop.date.since($0).milliseconds } ?? 0
      let arrow = former < 0 ? "  " : depth > former ? "→ " : depth < former ? "← " : "· "
      former = depth
      text.append(String(repeating: " ", count: max(0, 6 - String(time).count)) + "\(time) ms ", .dim)
      text.append(String(repeating: "  ", count: depth) + arrow)
      text.append(hop.layer.rawValue, .strong)
      text.append(" " + hop.event.text(in: language))
      if let state = hop.state {
        text.append("  [" + state.title.text(in: language) + "]", DeliveryChain.style(of: state))
      }
      text.append("\n")
    }
    text.append(mainPath.map(\.rawValue).joined(separator: " → "), .heading)
    text.append("\n")
    return text
  }

  /// The style in which a state is shown everywhere.
  public static func style(of state: DeliveryState) -> TextStyle {
    switch state {
    case .sent: .success
    case .failed: .failure
    case .queued, .sending: .warning
    case .received: .plain
    }
  }
}
