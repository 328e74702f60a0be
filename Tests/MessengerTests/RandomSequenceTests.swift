import Foundation
import LabSystem
import LabText
import Messenger
import Testing

/// Random sequences of every command, checked after each step against the reference model.
@Suite("Random command sequences")
struct RandomSequenceTests {
  private struct Run {
    let memory = MemoryFileSystem()
    let bench: Bench
    var environment: AppEnvironment
    var model: ReferenceModel
    var random: SeededRandom
    var checkpoints: [(MessengerCheckpoint, ReferenceModel)] = []
    var counts: [String: Int] = [:]

    init(seed: UInt64) async throws {
      bench = Bench(memory, seed: seed)
      random = SeededRandom(seed: seed)
      environment = try await bench.started()
      model = ReferenceModel(await environment.repository.snapshot)
    }

    mutating func step(_ number: Int) async throws {
      let repository = environment.repository
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<6: try await send(number)
      case 6..<9:
        let time = Duration.milliseconds([0, 40, 50, 100, 400, 1_000].randomElement(using: &random) ?? 0)
        model.apply(await repository.settle(within: time))
      case 9: model.apply(await repository.wait(.seconds(Int.random(in: 1...20, using: &random))))
      case 10, 11: await retry()
      case 12: await cancel()
      case 13: model.apply(try await repository.receive(MessageDraft(conversation: conversation(), text: "r")).changes)
      case 14: model.apply(try await repository.open(conversation()).changes)
      case 15: model.apply(await repository.setOnline(Bool.random(using: &random)).changes)
      case 16: try await crash()
      case 17 where Bool.random(using: &random): try await reload(losingPower: Bool.random(using: &random))
      case 17, 18: checkpoints.append((await repository.checkpoint(), model))
      default: await undo()
      }
      await model.check(environment)
    }

    private mutating func conversation() -> String {
      ["trail", "reading", "repair"].randomElement(using: &random) ?? "trail"
    }

    private mutating func send(_ number: Int) async throws {
      let kind = FaultKind.allCases.filter { $0 != .offline && $0 != .online }.randomElement(using: &random)
      let fault = Bool.random(using: &random) ? "" : (kind?.word ?? "") + " "
      let receipt = try await environment.repository.send(
        MessageDraft(conversation: conversation(), text: "\(fault)text \(number)"))
      model.apply(receipt.changes)
      if receipt.recovery == nil {
        #expect(receipt.message.map { model.messages[$0.id] == $0 } == true)
      } else {
        try await environmentWasDropped()
      }
    }

    private mutating func retry() async {
      guard let message = model.messages.values.sorted(by: { $0.ordinal < $1.ordinal }).randomElement(using: &random)
      else { return }
      let isAllowed = message.deliveryState == .failed && message.failure != .rejected
      do throws(Diagnostic) {
        let receipt = try await environment.repository.retry(message.id)
        #expect(isAllowed)
        counts["retry", default: 0] += 1
        model.apply(receipt.changes)
        if receipt.recovery != nil { model.take(await environment.repository.snapshot) }
      } catch {
        #expect(!isAllowed, "\(error.message.en)")
      }
    }

    private mutating func cancel() async {
      guard let message = model.messages.values.sorted(by: { $0.ordinal < $1.ordinal }).randomElement(using: &random)
      else { return }
      let isAllowed = message.deliveryState == .queued || message.deliveryState == .failed
      do throws(Diagnostic) {
        let receipt = try await environment.repository.cancel(message.id)
        #expect(isAllowed)
        counts["cancel", default: 0] += 1
        model.apply(receipt.changes)
        if receipt.recovery != nil { model.take(await environment.repository.snapshot) }
      } catch {
        #expect(!isAllowed, "\(error.message.en)")
      }
    }

    private mutating func crash() async throws {
      let point = CrashPoint.allCases.randomElement(using: &random) ?? .now
      if case .restarted(let report) = await environment.repository.crash(point) {
        #expect(report.interrupted.allSatisfy { model.messages[$0.id]?.deliveryState.isGoing == true })
        counts["crash", default: 0] += 1
        try await environmentWasDropped()
      }
    }

    /// After a restart everything that was published is there, and nothing else.
    private mutating func environmentWasDropped() async throws {
      let before = model
      model = ReferenceModel(await environment.repository.snapshot)
      model.apply(try await environment.repository.open("trail").changes)
      let kept = model.messages.values.filter { $0.deliveryState != .received }
      for message in kept {
        let former = before.messages[message.id]
        #expect(former?.text == message.text)
        if former?.deliveryState.isGoing == false { #expect(former?.deliveryState == message.deliveryState) }
      }
      #expect(before.order == model.order)
    }

    private mutating func reload(losingPower: Bool) async throws {
      await environment.repository.close()
      if losingPower { memory.losePower() }
      let order = model.order
      environment = try await bench.started()
      let snapshot = await environment.repository.snapshot
      #expect(snapshot.messages.map(\.id) == order, "a reload equals the memory")
      for message in snapshot.messages {
        let former = model.messages[message.id]
        if former?.deliveryState.isGoing == true {
          #expect(message.deliveryState == .failed && message.failure == .interrupted)
        } else {
          #expect(former == message)
        }
      }
      model = ReferenceModel(snapshot)
      model.apply(try await environment.repository.open(snapshot.selected?.id ?? "trail").changes)
      checkpoints = []
      counts["reload", default: 0] += 1
    }

    private mutating func undo() async {
      guard let (checkpoint, former) = checkpoints.popLast() else { return }
      if Bool.random(using: &random) { model.apply(await environment.repository.wait(.seconds(30))) }
      do throws(Diagnostic) {
        try await environment.repository.restore(to: checkpoint)
        let snapshot = await environment.repository.snapshot
        #expect(snapshot.messages.map(\.id) == former.order)
        #expect(snapshot.messages.map(\.deliveryState) == former.order.map { former.messages[$0]?.deliveryState })
        counts["undo", default: 0] += 1
        model = former
        model.take(snapshot)
        model.forgetRevision()
      } catch {
        #expect(error.message.en.contains("can't go back"))
      }
    }
  }

  @Test("every sequence keeps the rules", arguments: UInt64(1)...40)
  func rules(_ seed: UInt64) async throws {
    var run = try await Run(seed: seed)
    run.model.apply(try await run.environment.repository.open("trail").changes)
    for number in 1...120 { try await run.step(number) }
    run.model.apply(await run.environment.repository.setOnline(true).changes)
    _ = await run.environment.repository.wait(.seconds(600))
    #expect(await run.environment.repository.queue.isEmpty, "nothing waits for ever")
  }

  @Test("the sequences do reach retries, cancels, crashes, reloads and undos")
  func coverage() async throws {
    var counts: [String: Int] = [:]
    for seed in UInt64(100)...112 {
      var run = try await Run(seed: seed)
      run.model.apply(try await run.environment.repository.open("trail").changes)
      for number in 1...120 { try await run.step(number) }
      counts.merge(run.counts, uniquingKeysWith: +)
    }
    for command in ["retry", "cancel", "crash", "reload", "undo"] { #expect(counts[command, default: 0] > 10, "\(command)") }
  }
}
