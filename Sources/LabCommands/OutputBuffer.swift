#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gathers text and writes it to a file descriptor in large pieces: a script of a hundred thousand lines must not make
/// a hundred thousand system calls.
public struct OutputBuffer: ~Copyable {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private let capacity: Int
  /// Whether the reader is still there; after a broken pipe nothing more is written.
  public private(set) var isOpen = true
  /// Why what was written did not arrive, in the system's words; `nil` also for a reader that left by itself.
  public private(set) var failure: String?

  /// A buffer in front of a descriptor.
  ///
  /// - Parameter capacity: How many bytes are gathered; 0 writes at once.
  public init(descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
    bytes.reserveCapacity(capacity + 4096)
  }

  /// Adds text.
  public mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count > capacity { flush() }
  }

  /// Writes what was gathered.
  public mutating func flush() {
    var start = 0
    while isOpen, start < bytes.count {
      let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress! + start, bytes.count - start) }
      if written < 0, errno == EINTR || errno == EAGAIN { continue }
      if written <= 0 {
        if errno != EPIPE { failure = String(cString: strerror(errno)) }
        isOpen = false
      }
      start += max(written, 0)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// The error output of the program.
public enum StandardError {
  /// Writes a text. There is nobody to tell when that fails.
  public static func write(_ text: String) {
    var output = OutputBuffer(descriptor: 2, capacity: 0)
    output.write(text)
    output.flush()
  }
}

private func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int { write(descriptor, base, count) }
