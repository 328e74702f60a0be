import CompilerLab
import Foundation
import LabText
import Messenger
import SiteGenerator
import Testing

@Suite("The committed site")
struct CommittedSiteTests {
  @Test("docs/ is what the generator writes now, file by file")
  func current() throws {
    let (text, status) = try SiteUnderTest.output(of: SiteUnderTest.built("lab-dev"), ["site", "--check"])
    #expect(status == 0, "\(text)")
  }

  @Test(
    "every page is valid HTML with the strict policy, and every link, anchor and file of the site is there; the first load is small",
    .enabled(if: SiteUnderTest.python != nil, "needs html5lib: make setup"))
  func documents() throws {
    let answer = try SiteUnderTest.readDocuments()
    #expect(answer.findings == [])
    #expect(try #require(answer["pages"]?.number) > 80)
    #expect(try #require(answer["firstLoad"]?.number) < 250 * 1024)
  }

  @Test("the pictures for other sites were drawn from the drawings that are there now", arguments: Language.allCases)
  func pictures(_ language: Language) throws {
    let folder = SiteUnderTest.root + "/docs/assets/"
    let picture = try Data(contentsOf: URL(fileURLWithPath: folder + "social-\(language.rawValue).png"))
    #expect(picture.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let size = picture[16..<24].reduce(into: [UInt8]()) { $0.append($1) }
    #expect(size == [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76], "it is not 1200 × 630")
    let drawing = try Data(contentsOf: URL(fileURLWithPath: folder + "social-\(language.rawValue).svg"))
    #expect(picture.range(of: Data("Source\0crc32 \(Self.checksum(drawing))".utf8)) != nil, "run scripts/site-pictures.py")
  }

  /// CRC-32 as PNG and zlib have it.
  private static func checksum(_ data: Data) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  @Test("the recorded compiler output belongs to the samples of today, and nothing of the recording machine is in it")
  func recordings() throws {
    for slug in CompilerSample.order {
      let text = try SiteUnderTest.read("CompilerLab/Recordings/\(slug).json")
      let record = try JSONDecoder().decode(MicroscopeRecord.self, from: Data(text.utf8))
      #expect(record.source == CompilerSample.named(slug)?.swift)
      #expect(record.stages.map(\.id) == Pane.shown.map(\.id))
      #expect(record.stages.allSatisfy { !$0.functions.isEmpty && !$0.command.isEmpty })
      for folder in ["/root", "/home", "/tmp", "/Users", "/opt"] { #expect(!text.contains(folder), "\(slug) names \(folder)") }
    }
  }

  @Test("the drawing of the states has one arrow for each step that the model allows, and no other")
  func states() throws {
    let page = try SiteUnderTest.read("docs/en/messenger.html")
    let drawn = Set(page.matches(of: /data-step="(\w+) (\w+)"/).map { "\($0.1) \($0.2)" })
    let allowed = DeliveryState.allCases.flatMap { state in state.successors.map { "\(state.rawValue) \($0.rawValue)" } }
    #expect(drawn == Set(allowed))
  }

  @Test("the figures that files can prove are what the files say", .enabled(if: SiteUnderTest.python != nil, "needs html5lib: make setup"))
  func provable() throws {
    let figures = try JSONDecoder().decode(
      [SiteFigure].self, from: Data(try SiteUnderTest.read("Sources/SiteGenerator/Assets/figures.json").utf8))
    let values = Dictionary(uniqueKeysWithValues: figures.map { ($0.id, $0.value) })
    let firstLoad = try #require(try SiteUnderTest.readDocuments()["firstLoad"]?.number)
    #expect(values["first-load"] == "\(Int((firstLoad / 1024).rounded(.up))) KB")
    let folder = "Tests/LLDBParityTests/Fixtures"
    let files = try FileManager.default.contentsOfDirectory(atPath: SiteUnderTest.root + "/" + folder).filter { $0.hasSuffix(".jsonl") }
    let answers = try files.reduce(0) { try $0 + SiteUnderTest.read("\(folder)/\($1)").split(separator: "\n").count }
    #expect(values["lldb"]?.replacing(",", with: "") == "\(answers)")
  }

  @Test("each figure names its source, its day and the command that finds it again")
  func figures() throws {
    let figures = try JSONDecoder().decode(
      [SiteFigure].self, from: Data(try SiteUnderTest.read("Sources/SiteGenerator/Assets/figures.json").utf8))
    #expect(figures.count >= 7)
    for figure in figures {
      #expect(figure.date.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil && !figure.command.isEmpty && !figure.value.isEmpty, "\(figure.id)")
      for language in Language.allCases {
        let page = try SiteUnderTest.read("docs/\(language.rawValue)/index.html")
        #expect(page.contains("data-figure=\"\(figure.id)\"") && page.contains(figure.value), "\(figure.id)")
      }
    }
  }

  @Test("every lesson, command, fault word and note has its place in both languages")
  func complete() throws {
    for language in Language.allCases {
      let names = try FileManager.default.contentsOfDirectory(atPath: SiteUnderTest.root + "/docs/\(language.rawValue)")
      #expect(names.count { $0.hasPrefix("lesson-") } == 20)
      #expect(names.count { $0.hasPrefix("compiler-") } == 5)
      let messenger = try SiteUnderTest.read("docs/\(language.rawValue)/messenger.html")
      for kind in FaultKind.allCases where kind != .online { #expect(messenger.contains("id=\"fault-\(kind.rawValue)\""), "\(kind.word)") }
      for note in ["transcripts", "uikit-model", "lldb-differences", "lesson-format", "type-catalog", "architecture"] {
        #expect(names.contains("note-\(note).html"))
      }
    }
  }
}
