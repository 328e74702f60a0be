import Foundation
import LabText
import LineEditing
import Testing

@Suite("Plain line reader")
struct PlainLineReaderTests {
  /// Everything the reader makes of these bytes, fed through a pipe.
  private func read(_ bytes: Data) throws -> [LineInput] {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: bytes)
      try? writer.close()
    }
    let reader = PlainLineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var inputs: [LineInput] = []
    while true {
      let input = reader.next()
      if input == .end { return inputs }
      inputs.append(input)
    }
  }

  private func problem(_ input: LineInput?) -> String {
    if case .rejected(let diagnostic)? = input { return diagnostic.message.en }
    return "no problem"
  }

  @Test("lines come as they are, whatever ends them")
  func lines() throws {
    #expect(try read(Data()) == [])
    #expect(try read(Data("a\nb\r\n\nd".utf8)) == [.line("a"), .line("b"), .line(""), .line("d")])
    #expect(try read(Data("\u{FEFF}set 好 🎉\n".utf8)) == [.line("set 好 🎉")])
  }

  @Test("a line of one mebibyte is fine, one byte more is refused, and the next line is read")
  func long() throws {
    let longest = String(repeating: "x", count: LineLimit.bytes)
    let inputs = try read(Data((longest + "\n" + longest + "x\nnext\n").utf8))
    #expect(inputs[0] == .line(longest))
    #expect(problem(inputs[1]) == "line 2 is longer than 1 MiB; nothing of it was run")
    #expect(inputs[2] == .line("next"))
    let huge = try read(Data((String(repeating: "x", count: 5_000_000) + "\nnext").utf8))
    #expect(problem(huge[0]).contains("line 1 is longer") && huge[1...] == [.line("next")])
  }

  @Test("NUL and broken UTF-8 are refused with the line's number")
  func broken() throws {
    let inputs = try read(Data("ok\na\0b\n".utf8) + Data([0x61, 0xFF, 0x0A, 0xE4, 0xBD, 0x0A]) + Data("ok".utf8))
    #expect(inputs.count == 5 && inputs[0] == .line("ok") && inputs[4] == .line("ok"))
    #expect(problem(inputs[1]) == "line 2 holds a NUL byte; nothing of it was run")
    #expect(problem(inputs[2]).hasPrefix("line 3 is not UTF-8") && problem(inputs[3]).hasPrefix("line 4 is not UTF-8"))
  }

  @Test("text in memory is read as a pipe's is", arguments: ["", "a\nb", "\u{FEFF}set 好\r\n\nend\n"])
  func memory(_ text: String) throws {
    let reader = PlainLineReader(bytes: Array(text.utf8))
    var inputs: [LineInput] = []
    while case let input = reader.next(), input != .end { inputs.append(input) }
    #expect(try inputs == read(Data(text.utf8)))
  }

  @Test("a line is ready when it can be had without waiting")
  func ready() throws {
    let pipe = Pipe()
    let reader = PlainLineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(!reader.isLineReady)
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\n".utf8))
    #expect(reader.isLineReady)
    #expect(reader.next() == .line("a"))
    #expect(reader.isLineReady)
    #expect(reader.next() == .line("b"))
    #expect(!reader.isLineReady)
    try pipe.fileHandleForWriting.close()
    #expect(reader.isLineReady && reader.next() == .end)
  }

  @Test("lines that lie across the chunks are whole")
  func chunks() throws {
    let lines = (0..<60_000).map { "line \($0) " + String(repeating: "好", count: $0 % 40) }
    let inputs = try read(Data(lines.joined(separator: "\n").utf8))
    #expect(inputs == lines.map { .line($0) })
  }
}
