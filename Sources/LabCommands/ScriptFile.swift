import LabSystem
import LabText

/// A script on disk.
public enum ScriptFile {
  /// The lines of a file; `-` is the standard input.
  ///
  /// - Throws: ``UsageError`` when it cannot be read.
  public static func lines(_ path: String) throws(UsageError) -> [String]? {
    if path == "-" { return nil }
    do {
      let bytes = try POSIXFileSystem().read(path, followingLinks: true)
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    } catch {
      let shown = path.escapingUntrusted()
      throw UsageError(
        Localized(en: "cannot read \(shown): \(error.explanation.en)", zh: "无法读取 \(shown)：\(error.explanation.zh)"))
    }
  }
}
