import CommandGrammar
import Catalog
import CompilerLab
import LabText
import Lessons

/// What the handbook's generated pages are made from: the same specifications that parsing and help read.
public struct Handbook: Sendable {
  let table: CommandTable
  private let catalog = CatalogIndex()
  private let lessons = LessonLibrary()

  /// The handbook of the lab's own commands.
  public init() { table = CommandIndex().table }

  /// Every generated file of the handbook: its path from the project's root, and what it must hold.
  public var files: [(path: String, text: String)] {
    let pages = [("docs/reference.md", reference(in: .english)), ("docs/reference.zh-Hans.md", reference(in: .simplifiedChinese))]
    return pages + [("docs/man/lab.1", manualPage())] + CompletionShell.allCases.map { ($0.path, completions(for: $0)) }
  }

  /// Words that may stand in a place of a command line outside a session. What only a session knows (properties of the
  /// current instance, messages) is empty.
  func words(for kind: ArgumentKind) -> [String] {
    switch kind {
    case .oneOf(let words): words
    case .live(.subjects): catalog.names
    case .live(.experiments): catalog.entries.map(\.experiment)
    case .live(.lessons): lessons.names
    case .live(.samples): CompilerSample.all.map(\.slug)
    case .live(.glossary): Glossary().entries.map(\.name)
    case .live(.commands): table.words
    case .live, .text, .integer, .file: []
    }
  }
}
