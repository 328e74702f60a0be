import Foundation
import Screen
import Testing
import UIKitModel

@Suite("PNG files")
struct PNGTests {
  private func bigEndian(_ data: Data, _ offset: Int) -> Int {
    data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("the header tells the size in pixels")
  func header() {
    inScreenWorld { _ in
      let data = PNGRenderer(scale: 2).png(of: DisplayList(of: Subjects.chat().committed))
      #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      #expect(bigEndian(data, 16) == 720 && bigEndian(data, 20) == 480)
      #expect(data.count < 720 * 480)
    }
  }

  /// Reads a PNG with Python's own zlib and prints some pixels: width, height, then red, green, blue, alpha each.
  private static let reader = """
    import sys, zlib, struct
    data = open(sys.argv[1], 'rb').read()
    place, packed, w, h = 8, b'', 0, 0
    while place < len(data):
        size, kind = struct.unpack('>I4s', data[place:place + 8])
        body = data[place + 8:place + 8 + size]
        assert zlib.crc32(kind + body) == struct.unpack('>I', data[place + 8 + size:place + 12 + size])[0]
        if kind == b'IHDR': w, h = struct.unpack('>II', body[:8])
        if kind == b'IDAT': packed += body
        place += 12 + size
    raw, rows, above = zlib.decompress(packed), [], bytes(4 * w)
    assert len(raw) == (4 * w + 1) * h
    for y in range(h):
        line = raw[y * (4 * w + 1):(y + 1) * (4 * w + 1)]
        assert line[0] == 2
        above = bytes((a + b) & 255 for a, b in zip(line[1:], above))
        rows.append(above)
    print(w, h, *(v for p in sys.argv[2:] for x, y in [map(int, p.split(','))] for v in rows[y][4 * x:4 * x + 4]))
    """

  static let python: String? = {
    let name = ProcessInfo.processInfo.environment["LAB_PYTHON"] ?? "python3"
    return (try? run(name, ["-c", "import zlib"])) == nil ? nil : name
  }()

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    struct Failure: Error {}
    guard process.terminationStatus == 0 else { throw Failure() }
    return String(decoding: output, as: UTF8.self)
  }

  @Test(
    "another decoder reads the pixels that were drawn",
    .enabled(if: python != nil, "needs python3 (or LAB_PYTHON) with zlib"))
  func pixels() throws {
    try inScreenWorld { _ in
      let data = PNGRenderer(scale: 1).png(of: DisplayList(of: Subjects.shapes().committed))
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      // Background, rounded-off corner, yellow, the turned red square, the green ring, its inside.
      let places = ["5,5", "21,21", "30,60", "80,80", "122,50", "150,50"]
      let output = try Self.run(Self.python!, ["-c", Self.reader, file.path] + places)
      let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      #expect(Array(numbers.prefix(2)) == [200, 120])
      let black = [0, 0, 0, 255]
      #expect(
        Array(numbers.dropFirst(2))
          == black + black + [255, 255, 0, 255] + [255, 0, 0, 255] + [0, 255, 0, 255] + black)
    }
  }

  /// 中, in the form of GNU Unifont.
  private static let shape = "4E2D:01000100010001003FF821082108210821083FF8210801000100010001000100"

  @Test("a font file in Unifont's form is read, and lines in other forms are skipped")
  func hexFont() {
    #expect(HexFont(Self.shape + "\n0041:0000000018242442427E424242420000\r\nnonsense\n12:34\n").count == 2)
  }

  @Test("with a font the picture has the character, without one a box")
  func fontIsUsed() {
    inScreenWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      root.addSubview(Subjects.label("中", x: 4, y: 4, width: 32, font: .systemFont(ofSize: 24)))
      let list = DisplayList(of: root.committed)
      let boxed = PNGRenderer().png(of: list)
      let drawn = PNGRenderer(font: HexFont(Self.shape)).png(of: list)
      #expect(boxed != drawn)
      #expect(PNGRenderer(font: HexFont("")).png(of: list) == boxed)
    }
  }
}
