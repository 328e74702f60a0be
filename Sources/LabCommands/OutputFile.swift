import CommandGrammar
import LabCore
import LabSystem
import LabText

/// A file that a command writes for other programs: a page, a picture, an export.
enum OutputFile {
  /// Writes the file. One that is there is replaced when it is such an output too, and never when it may be all there is of something:
  /// a recording, a source file, a note.
  ///
  /// - Parameters:
  ///   - file: The path as it was typed.
  ///   - index: The word of the line that holds it; the whole rest of the line when it is an option's value.
  static func write(
    _ bytes: [UInt8], to file: String, _ arguments: ParsedArguments, at index: Int? = nil, in workbench: isolated Workbench
  ) throws(Diagnostic) -> StyledText {
    let path = TranscriptPaths.absolute(file, in: workbench)
    let disk = POSIXFileSystem()
    let head = (try? disk.openForReading(path, followingLinks: true).read(upTo: 64)) ?? []
    guard isOutput(head, like: bytes) else {
      throw arguments.diagnostic(
        Localized(en: "this file exists already, and it is something else", zh: "文件已经存在，而且是别的内容"), at: index,
        hint: Localized(en: "name another file, or remove this one first", zh: "换一个文件名，或者先删除这个文件"))
    }
    do { try disk.replace(path, with: bytes) } catch { throw arguments.diagnostic(of: error, at: index) }
    let shown = file.escapingUntrusted()
    return StyledText(Localized(en: "Written: \(shown)\n", zh: "已写入：\(shown)\n").text(in: workbench.language))
  }

  /// Whether what a file begins with may be replaced: nothing, or the same kind of thing as what comes.
  private static func isOutput(_ head: [UInt8], like bytes: [UInt8]) -> Bool {
    if head.isEmpty { return true }
    if head.starts(with: "# lab transcript".utf8) { return false }
    return head.prefix(4) == bytes.prefix(4)
  }
}
