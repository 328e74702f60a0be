public import LabText

/// A transcript as a film: what is written to the terminal and how long is waited before it.
public struct TranscriptPlayer: Sendable {
  /// One thing to write.
  public struct Frame: Sendable, Hashable {
    /// What the frame is.
    public enum Kind: Sendable, Hashable {
      /// The prompt.
      case prompt
      /// One typed character.
      case key
      /// Return and the answer; with single steps, the player waits for a key before this.
      case answer
    }

    /// What the frame is.
    public var kind: Kind
    /// Milliseconds to wait before writing.
    public var pause: Int64
    /// What to write.
    public var text: StyledText
  }

  private let transcript: Transcript
  private let speed: Double
  private let longestPause: Int64

  /// Prepares a transcript.
  ///
  /// - Parameters:
  ///   - speed: 2 plays twice as fast; 0.1 to 100.
  ///   - longestPause: No pause is longer, in milliseconds before speeding up.
  public init(_ transcript: Transcript, speed: Double = 1, longestPause: Int64 = 3000) {
    self.transcript = transcript
    self.speed = speed.isFinite ? min(100, max(0.1, speed)) : 1
    self.longestPause = longestPause
  }

  /// Milliseconds between two keys.
  static let keyPause: Int64 = 35

  /// The frames of one command after the other.
  public func frames() -> some Sequence<Frame> {
    transcript.segments.lazy.flatMap { segment in
      segment.entries.indices.lazy.flatMap { index in
        frames(of: segment.entries[index], after: index > 0 ? segment.entries[index - 1] : nil)
      }
    }
  }

  private func frames(of entry: Transcript.Entry, after previous: Transcript.Entry?) -> [Frame] {
    let keys = entry.command.map { String($0).escapingUntrusted() }
    let typing = min(Self.keyPause * Int64(keys.count), 2000)
    var thinking = Int64(600)
    if let time = entry.time, let before = previous?.time {
      thinking = max(0, time - before - (previous?.duration ?? 0) - typing)
    }
    var frames = [
      Frame(
        kind: .prompt, pause: previous == nil ? 0 : scaled(min(200, thinking)),
        text: StyledText(entry.prompt.rawValue + " ", .strong))
    ]
    for (index, key) in keys.enumerated() {
      let pause = index == 0 ? min(thinking, longestPause) : typing / Int64(max(1, keys.count))
      frames.append(Frame(kind: .key, pause: scaled(pause), text: StyledText(key)))
    }
    var output = StyledText("\n" + entry.answer.output.escapingUntrusted(keepingNewlines: true))
    if !entry.answer.output.isEmpty, !entry.answer.output.hasSuffix("\n") { output.append("\n") }
    frames.append(Frame(kind: .answer, pause: scaled(min(max(150, entry.duration ?? 0), longestPause)), text: output))
    return frames
  }

  private func scaled(_ milliseconds: Int64) -> Int64 { Int64(Double(milliseconds) / speed) }
}
