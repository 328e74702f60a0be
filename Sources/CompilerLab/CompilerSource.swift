public import LabSystem
public import LabText

/// One Swift file to look at.
public struct CompilerSource: Sendable, Hashable {
  /// The module every file is compiled as.
  public static let moduleName = "Sample"
  /// The most bytes a file may have.
  public static let sizeLimit = 1 << 20

  /// How the learner named the file, unescaped.
  public let displayName: String
  /// The name the compiler is given: safe on every command line.
  public let fileName: String
  /// The text.
  public let text: String
  /// The slug of a sample of the lab.
  public let sample: String?
  /// What the learner should know of the file, such as that it is reached through a link.
  public let notes: [Localized]

  /// Creates a source.
  ///
  /// - Parameter displayName: A file name or path as a person wrote it.
  public init(displayName: String, text: String, sample: String? = nil, notes: [Localized] = []) {
    self.displayName = displayName
    self.text = text
    self.sample = sample
    self.notes = notes
    fileName = Self.safeName(displayName)
  }

  /// The lines of the file, without their newlines; what follows the last newline counts when it is not empty.
  public var lines: [String] {
    // `\r\n` is one character.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A name that no command line and no shell can misread; `main.swift` would change the meaning of the file.
  private static func safeName(_ path: String) -> String {
    let base = path.split(separator: "/").last.map(String.init) ?? ""
    let isSafe =
      base.utf8.count <= 64 && base.hasSuffix(".swift") && base != "main.swift" && base.first?.isLetter == true
      && base.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_.".utf8.contains($0) }
    return isSafe ? base : "source.swift"
  }

  /// Reads a file a person named.
  ///
  /// - Throws: A `Diagnostic` for a missing file, a folder, a device, a file that is too big or is not UTF-8.
  public static func load(_ path: String, from files: any FileSystem) throws(Diagnostic) -> CompilerSource {
    let shown = path.escapingUntrusted()
    let status: FileStatus?
    do { status = try files.status(of: path) } catch { throw Diagnostic(error.sentence.escaped) }
    guard let status else {
      throw Diagnostic(
        Localized(en: "there is no file \(shown)", zh: "没有文件 \(shown)"),
        hint: Localized(
          en: "name a Swift file, or a sample: \(CompilerSample.all.map(\.slug).joined(separator: ", "))",
          zh: "请给出一个 Swift 文件，或一个样例：\(CompilerSample.all.map(\.slug).joined(separator: "、"))"))
    }
    if status.kind == .folder {
      throw Diagnostic(
        Localized(en: "\(shown) is a folder; the microscope looks at one file", zh: "\(shown) 是文件夹；显微镜一次看一个文件"),
        hint: Localized(en: "name one .swift file in it", zh: "请写出其中的一个 .swift 文件"))
    }
    if status.kind == .other {
      throw Diagnostic(Localized(en: "\(shown) is not a plain file", zh: "\(shown) 不是普通文件"))
    }
    var notes: [Localized] = []
    if status.kind == .symbolicLink {
      notes.append(
        Localized(
          en: "\(shown) is a link; the file it points to was read", zh: "\(shown) 是符号链接；读取的是它指向的文件"))
    }
    let bytes: [UInt8]
    do {
      bytes = try files.read(path, limit: sizeLimit, followingLinks: true)
    } catch  where error.reason == .tooLarge {
      throw Diagnostic(
        Localized(
          en: "\(shown) is larger than \(sizeLimit >> 20) MB", zh: "\(shown) 超过 \(sizeLimit >> 20) MB"),
        hint: Localized(en: "copy the part you want to see into a smaller file", zh: "把想看的部分复制到小一些的文件里"))
    } catch { throw Diagnostic(error.sentence.escaped) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = bytes.prefix(invalidOffset(bytes)).count { $0 == .newline } + 1
      throw Diagnostic(
        Localized(
          en: "\(shown) is not UTF-8 text (first bad byte in line \(line))",
          zh: "\(shown) 不是 UTF-8 文本（第 \(line) 行出现第一个坏字节）"))
    }
    return CompilerSource(displayName: path, text: text, notes: notes)
  }

  private static func invalidOffset(_ bytes: [UInt8]) -> Int {
    // The longest valid prefix ends where re-encoding first differs.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return zip(bytes, repaired).prefix { $0 == $1 }.count
  }
}

extension Localized {
  /// The sentence with everything that could harm a terminal written out.
  var escaped: Localized { Localized(en: en.escapingUntrusted(), zh: zh.escapingUntrusted()) }
}
