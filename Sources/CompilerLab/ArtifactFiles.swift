public import LabSystem
public import LabText

extension Artifact {
  /// The file name of a pane, such as `sil-optimized.sil`.
  public static func fileName(of pane: Pane) -> String {
    switch pane.stage {
    case .silgen, .sil: pane.id + ".sil"
    case .irgen, .ir: pane.id + ".ll"
    case .assembly: pane.id + ".s"
    }
  }

  /// Writes every text, the counts, the commands and the linked page into a folder: what `make compiler-lab` does.
  ///
  /// - Returns: the names of the files, in the order they were written.
  /// - Throws: A `Diagnostic` when the folder can't be written.
  @discardableResult
  public func write(to folder: String, files: any FileSystem, language: Language) throws(Diagnostic) -> [String] {
    var contents: [(String, String)] = Pane.all.map { (Self.fileName(of: $0), text($0)) }
    contents.append(("facts.json", factsJSON.text(isPretty: true) + "\n"))
    contents.append(("commands.sh", commandsScript))
    contents.append(("index.html", html(language: language)))
    contents.append((source.fileName, source.text))
    do throws(FileSystemError) {
      try files.createFolder(folder)
      for (name, text) in contents { try files.replace("\(folder)/\(name)", with: Array(text.utf8)) }
    } catch { throw Diagnostic(error.sentence.escaped) }
    return contents.map(\.0)
  }

  private var commandsScript: String {
    var text = "# \(compilerVersion)\n# \(route.label.en)\n"
    for pane in Pane.all { text += "\n# \(pane.title.en)\n\(command(pane))\n" }
    return text
  }
}
