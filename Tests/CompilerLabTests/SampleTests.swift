import CompilerLab
import Foundation
import LabText
import Testing

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

extension RealCompiler {
  @Suite("The samples")
  struct SampleTests {
    @Test("each has at most 20 lines and a text in both languages for everything a learner reads")
    func shape() {
      #expect(CompilerSample.all.map(\.slug) == CompilerSample.order)
      for sample in CompilerSample.all {
        #expect(sample.source.lines.count <= 20, "\(sample.slug)")
        for text in [sample.title, sample.first, sample.question, sample.answer] + sample.facts.map(\.meaning) {
          #expect(!text.en.isEmpty && !text.zh.isEmpty && text.en != text.zh)
        }
        #expect(sample.facts.count >= 5)
      }
    }

    @Test("the program carries the files of CompilerLab/Samples; run `lab-dev generate` when this fails")
    func embedding() throws {
      let samples = try CompilerSample.order.map { slug in
        try CompilerSample(
          slug: slug, swift: String(contentsOfFile: "\(folder)/CompilerLab/Samples/\(slug).swift", encoding: .utf8),
          side: String(contentsOfFile: "\(folder)/CompilerLab/Samples/\(slug).json", encoding: .utf8))
      }
      let committed = try String(contentsOfFile: "\(folder)/Sources/CompilerLab/EmbeddedSamples.swift", encoding: .utf8)
      #expect(committed == CompilerSample.embedding(samples))
    }

    @Test("every expected fact holds on the compiler of this machine", arguments: CompilerSample.order)
    func facts(slug: String) async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let sample = try #require(CompilerSample.named(slug))
      let artifact = try await Machine.pipeline(toolchain).compile(sample.source)
      for fact in sample.facts {
        let outcome = fact.check(artifact)
        #expect(
          outcome.holds,
          "\(fact.function ?? "all functions") \(fact.count) in \(fact.pane): \(outcome.found.map(String.init) ?? "none")")
      }
      for pane in Pane.all { #expect(!artifact.text(pane).isEmpty, "\(pane.id) is empty") }
    }
  }
}
