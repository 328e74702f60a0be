import Foundation
import LabSystem
import Testing

@Suite("Clock, randomness and home layout")
struct DeterminismTests {
  @Test("the generator gives SplitMix64's published sequence")
  func splitMix() {
    // The first outputs of the reference implementation for seed 1234567.
    var random = SeededRandom(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect((0..<5).map { _ in random.next() } == expected)
  }

  @Test("an identifier depends on the seed and the ordinal, and has the version-4 shape")
  func identifiers() {
    var seen: Set<UUID> = []
    for seed in UInt64(0)..<4 {
      for ordinal in UInt64(0)..<500 {
        let id = UUIDSource.seeded(seed).uuid(ordinal: ordinal)
        #expect(id == UUIDSource.seeded(seed).uuid(ordinal: ordinal))
        #expect(id.uuid.6 >> 4 == 4 && id.uuid.8 >> 6 == 0b10)
        #expect(seen.insert(id).inserted)
      }
    }
    #expect(UUIDSource.system.uuid(ordinal: 1) != UUIDSource.system.uuid(ordinal: 1))
  }

  @Test("a virtual clock moves only forward, and sleeping moves it")
  func virtualClock() async throws {
    let clock = VirtualClock()
    let start = clock.now
    #expect(start.date.timeIntervalSince1970 == 1_767_258_000)
    try await clock.sleep(until: start.advanced(by: .seconds(5)))
    #expect(clock.now.since(start) == .seconds(5))
    clock.advance(to: start)
    #expect(clock.now.since(start) == .seconds(5))
    clock.advance(by: .seconds(-9))
    #expect(clock.now.since(start) == .seconds(5))
  }

  @Test("a moment survives the way through a date", arguments: [0, 1, 1_767_258_000_123, -5_000])
  func instants(_ milliseconds: Int64) {
    let instant = LabInstant(milliseconds: milliseconds)
    #expect(LabInstant(instant.date) == instant)
  }

  @Test("the home folder follows XDG, then HOME, and needs an absolute path")
  func home() {
    #expect(HomeLayout.standard(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"])?.root == "/s/lab")
    #expect(HomeLayout.standard(environment: ["XDG_STATE_HOME": "rel", "HOME": "/h"])?.root == "/h/.local/state/lab")
    #expect(HomeLayout.standard(environment: [:]) == nil)
    #expect(HomeLayout(root: "/x//").inbox == "/x/messenger/inbox.json")
  }
}
