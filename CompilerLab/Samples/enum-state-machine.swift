// States with payloads, one transition function, and every case covered.
public enum Download {
  case idle
  case loading(percent: Int)
  case done(bytes: Int)
}
public enum Signal { case start, chunk(Int), finish(Int), cancel }

@inline(never)
public func next(_ state: Download, _ signal: Signal) -> Download {
  switch (state, signal) {
  case (.idle, .start): .loading(percent: 0)
  case (.loading(let percent), .chunk(let more)): .loading(percent: percent &+ more)
  case (.loading, .finish(let bytes)): .done(bytes: bytes)
  case (_, .cancel): .idle
  default: state
  }
}
