import LabSystem
import LabText

/// A script on disk.
public enum ScriptFile {
  /// The bytes of a file; `nil` for `-`, which is the standard input.
  ///
  /// - Throws: ``UsageError`` when it cannot be read.
  public static func bytes(_ path: String) throws(UsageError) -> [UInt8]? {
    if path == "-" { return nil }
    do {
      return try POSIXFileSystem().read(path, followingLinks: true)
    } catch {
      let shown = path.escapingUntrusted()
      throw UsageError(
        Localized(en: "cannot read \(shown): \(error.explanation.en)", zh: "无法读取 \(shown)：\(error.explanation.zh)"))
    }
  }
}
