import CompilerLab
import LabText
import Testing

extension RealCompiler {
  @Suite("The dictionary")
  struct GlossaryTests {
    private let glossary = Glossary()

    @Test("has at least 499 words, each once in its field, each explained in both languages")
    func complete() {
      #expect(glossary.entries.count >= 499)
      #expect(Set(glossary.entries.map { "\($0.field) \($0.name)" }).count == glossary.entries.count)
      for entry in glossary.entries {
        for text in [entry.meaning, entry.detail].compactMap({ $0 }) {
          #expect(!text.en.isEmpty && text.en.allSatisfy { !isChinese($0) }, "\(entry.name)")
          #expect(text.zh.contains(where: isChinese), "\(entry.name)")
        }
      }
    }

    private func isChinese(_ character: Character) -> Bool {
      character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    @Test("explains the words a learner meets first in several sentences")
    func details() {
      #expect(glossary.entries.count { $0.detail != nil } >= 50)
      let first = [
        "witness_method", "class_method", "apply", "partial_apply", "alloc_ref", "alloc_box", "strong_retain",
        "begin_access", "copy_value", "destroy_value", "switch_enum", "struct_extract", "swift_retain", "swift_release",
        "swift_allocObject", "blr", "bl", "ldr", "str", "stp", "ret", "cbz",
      ]
      for word in first { #expect(glossary.entries(for: word).contains { $0.detail != nil }, "\(word)") }
    }

    @Test("finds a word of two languages twice, a register by its number and an intrinsic with its types")
    func lookup() {
      #expect(glossary.entries(for: "load").map(\.field) == [.sil, .llvm])
      #expect(glossary.entries(for: "x3").map(\.name) == ["x0-x7"])
      #expect(glossary.entries(for: "w21").map(\.name) == ["wN"])
      #expect(glossary.entries(for: "llvm.memset.p0.i64").map(\.name) == ["llvm.memset"])
      #expect(glossary.entries(for: "ossa").map(\.name) == ["[ossa]"])
      #expect(glossary.entries(for: "BLR").map(\.name) == ["blr"])
      #expect(glossary.entries(for: "nonsense").isEmpty)
    }

    @Test("offers near words for a slip of the pen")
    func near() throws {
      let error = #expect(throws: Diagnostic.self) {
        _ = try glossary.explain("witnes_method", in: nil, language: .english, width: 80)
      }
      #expect(error?.hint?.en.contains("witness_method") == true)
    }

    @Test("knows every instruction and runtime function of the samples' own functions")
    func coverage() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      var missing: Set<String> = []
      for sample in CompilerSample.all {
        let artifact = try await Machine.pipeline(toolchain).compile(sample.source)
        for line in Pane.shown.flatMap({ artifact.reading($0).own }).flatMap(\.lines) {
          if let operation = line.operation, glossary.entries(for: operation).isEmpty { missing.insert(operation) }
          if case .symbol(let name) = line.callee, name.hasPrefix("swift_"), glossary.entries(for: name).isEmpty {
            missing.insert(name)
          }
        }
      }
      #expect(missing.isEmpty)
    }

    @Test("shows where a word occurs in what was compiled")
    func places() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let sample = try #require(CompilerSample.named("method-dispatch"))
      let artifact = try await Machine.pipeline(toolchain).compile(sample.source)
      let text = try glossary.explain("witness_method", in: artifact, language: .english, width: 100).plain
      #expect(text.contains("draw(_:with:)") && text.contains("#Shape.area") && text.contains("In method-dispatch.swift"))
      let absent = try glossary.explain("store_weak", in: artifact, language: .simplifiedChinese, width: 100).plain
      #expect(absent.contains("没有出现"))
    }
  }
}
