import Catalog
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
        Localized(en: "cannot read \(shown): \(error.explanation.en)", zh: "无法读取 \(shown)：\(error.explanation.zh)"),
        hint: Localized(
          en: "'run' takes a script, '-' for the standard input, or an experiment: 'lab experiments' lists them",
          zh: "run 后面写脚本文件，写 - 表示标准输入，或写一个实验；lab experiments 会列出全部实验"))
    }
  }

  /// Whether a word after `run` is no file but an experiment, by its full id or the card's.
  public static func isExperiment(_ name: String) -> Bool {
    guard CatalogIndex().entry(name) != nil else { return false }
    return (try? POSIXFileSystem().status(of: name)).flatMap { $0 } == nil
  }
}
