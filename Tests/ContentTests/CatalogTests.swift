import CommandGrammar
import Catalog
import Foundation
import Inspection
import LabCommands
import LabCore
import LabText
import Testing

@Suite("Catalog")
struct CatalogTests {
  let catalog = CatalogIndex()

  @Test("there are 52 types and 18 concepts, exactly those of the curriculum")
  func complete() {
    let types = Set(catalog.entries.filter { !$0.isConcept }.map(\.id))
    let concepts = Set(catalog.entries.filter(\.isConcept).map(\.id))
    #expect(types == Set(Curriculum.types), "missing: \(Set(Curriculum.types).subtracting(types).sorted())")
    #expect(concepts == Set(Curriculum.concepts), "missing: \(Set(Curriculum.concepts).subtracting(concepts).sorted())")
    #expect(catalog.entries.count == Set(catalog.entries.map(\.experiment)).count)
  }

  @Test("no field of a card is empty, and no language is a copy of the other")
  func fields() {
    for entry in catalog.entries {
      for (name, text) in CardTexts.of(entry) {
        #expect(!text.en.isEmpty && !text.zh.isEmpty, "\(entry.id): \(name) is empty")
        #expect(text.en != text.zh, "\(entry.id): \(name) is the same in both languages")
        #expect(text.zh.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(entry.id): \(name) has no Chinese")
        #expect(!text.en.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(entry.id): \(name) has Chinese in English")
      }
    }
  }

  @Test("no two cards share a sentence")
  func unique() {
    var owners: [String: String] = [:]
    for entry in catalog.entries {
      for (name, text) in CardTexts.of(entry) where CardTexts.isOwn(name) {
        for sentence in [text.en, text.zh] {
          if let other = owners[sentence], other != entry.id { Issue.record("\(entry.id) and \(other) share: \(sentence)") }
          owners[sentence] = entry.id
        }
      }
    }
  }

  @Test("every source cue names a file and a declaration in it")
  func sourceCues() throws {
    for entry in catalog.entries {
      let cue = CardTexts.cue(of: entry)
      let text = try? Project.read(cue.file)
      #expect(text?.contains(cue.symbol) == true, "\(entry.id): '\(cue.symbol)' is not in \(cue.file)")
    }
  }

  @Test("every listed property and method is in the tables")
  func members() async throws {
    let registry = await (try Project.workbench()).registryForTests()
    for entry in catalog.entries {
      guard case .type(let card) = entry.content() else { continue }
      let facts = TypeFacts(card: card, registry: registry.value)
      let own = Set(entry.tables().flatMap(\.members).map(\.declaration.fullName))
      for note in card.properties {
        #expect(facts.member(note.name) != nil || own.contains(note.name), "\(card.id).\(note.name) is in no table")
      }
      for note in card.methods {
        #expect(facts.member(note.name) != nil || own.contains(note.name), "\(card.id).\(note.name) is in no table")
      }
    }
  }

  @Test("every debugger line and every line of a misconception runs in the card's frame")
  func debuggerLines() async throws {
    for entry in catalog.entries {
      for lines in [CardTexts.debuggerCommands(of: entry), CardTexts.tryIt(of: entry)] {
        let shell = LabShell(try Project.workbench())
        let opened = await shell.execute("use \(entry.id)")
        #expect(opened.status == .ok)
        for line in lines {
          let reply = await shell.execute(line)
          #expect(
            reply.status == .ok && (!reply.output.isEmpty || line.hasPrefix("expr")),
            "\(entry.id): '\(line)' answers \(reply.output.plain) \(reply.diagnostic?.message.en ?? "")")
        }
      }
    }
  }

  @Test("all workloads run in one session, each with its own evidence, and leave no file behind")
  func workloads() async throws {
    let shell = LabShell(try Project.workbench())
    var tokens: Set<String> = []
    for entry in catalog.entries {
      let reply = await shell.execute("run \(entry.id)")
      #expect(reply.status == .ok, "\(entry.id): \(reply.diagnostic?.message.en ?? "")")
      let token = "target-evidence:\(entry.experiment)"
      #expect(reply.output.plain.contains(token) && reply.evidence == [entry.experiment])
      tokens.insert(token)
    }
    #expect(tokens.count == catalog.entries.count)
    let folder = shell.workbench.environment.temporaryFolder
    let left = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter { $0.contains("workload") } ?? []
    #expect(left.isEmpty)
  }

  @Test("related ids exist")
  func related() {
    let names = Set(catalog.names)
    for entry in catalog.entries {
      let links: [Related] =
        switch entry.content() {
        case .type(let card): card.related
        case .concept(let card): card.related
        }
      for link in links { #expect(names.contains(link.id), "\(entry.id) names \(link.id)") }
    }
  }
}
