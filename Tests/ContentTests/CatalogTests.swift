import Catalog
import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabText
import Testing

@Suite("Catalog")
struct CatalogTests {
  private func checker(_ readFile: @escaping @Sendable (String) -> String?) -> CatalogChecker {
    CatalogChecker(readFile: readFile) {
      Project.workbench()
    }
  }

  @Test("there are 52 types and 18 concepts, and they keep every rule", arguments: CatalogChecker.Rule.allCases)
  func rules(_ rule: CatalogChecker.Rule) async {
    let entries = CatalogIndex().entries
    #expect(entries.filter { !$0.isConcept }.count == 52 && entries.filter(\.isConcept).count == 18)
    let issues = await checker { try? Project.read($0) }.issues(rule)
    #expect(issues.isEmpty, "\(issues.map { "\($0.entry): \($0.message)" })")
  }

  @Test("a source that has moved away is found for every card")
  func movedSource() async {
    let entries = CatalogIndex().entries
    #expect(await checker { _ in "" }.issues(.sourceCues).map(\.entry) == entries.map(\.id))
  }

  @Test("all workloads run in one session, each with its own evidence, and leave no file behind")
  func workloads() async throws {
    let shell = LabShell(Project.workbench())
    var tokens: Set<String> = []
    for entry in CatalogIndex().entries {
      let reply = await shell.execute("run \(entry.id)")
      #expect(reply.output.plain.contains("target-evidence:\(entry.experiment)"), "\(entry.id)")
      tokens.formUnion(reply.evidence)
    }
    #expect(tokens.count == 70)
    let folder = shell.workbench.environment.temporaryFolder
    let left = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter { $0.contains("workload") } ?? []
    #expect(left.isEmpty)
  }
}
