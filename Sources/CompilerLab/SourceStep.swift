import LabSystem
import LabText

/// Checks and evaluates small Swift files with the real compiler: the learner's source of defaults, and the examples of
/// concepts.
public struct SourceStep: Sendable {
  /// One stored property of an instance, as Swift itself printed it.
  public struct Value: Sendable, Hashable, Codable {
    /// The property's name.
    public var name: String
    /// The type of its value.
    public var type: String
    /// The value, as `String(reflecting:)` prints it, escaped for a terminal.
    public var text: String
  }

  /// What a type check found.
  public struct Check: Sendable, Hashable {
    /// Whether the file compiles.
    public var compiles: Bool
    /// The compiler's text, escaped for a terminal; empty when it had nothing to say.
    public var text: String
    /// The messages in it.
    public var diagnostics: [SwiftcDiagnostic]
  }

  let pipeline: CompilerPipeline

  /// Creates a step that uses a pipeline's compiler, cache and limits.
  public init(_ pipeline: CompilerPipeline) { self.pipeline = pipeline }

  private struct Stored {
    var values: [Value]?
    var compiles: Bool
    var text: String

    func bytes(_ identity: String) -> [UInt8] {
      var fields = FieldWriter()
      fields.append(identity)
      fields.append([compiles ? "1" : "0", text, values == nil ? "" : "values"])
      fields.append((values ?? []).flatMap { [$0.name, $0.type, $0.text] })
      return fields.bytes
    }

    init(values: [Value]?, compiles: Bool, text: String) {
      self.values = values
      self.compiles = compiles
      self.text = text
    }

    init?(_ bytes: [UInt8], identity: String) {
      var fields = FieldReader(bytes)
      guard fields.text() == identity, let head = fields.list(), head.count == 3, let parts = fields.list(),
        parts.count.isMultiple(of: 3)
      else { return nil }
      let values = stride(from: 0, to: parts.count, by: 3).map {
        Value(name: parts[$0], type: parts[$0 + 1], text: parts[$0 + 2])
      }
      self.init(values: head[2].isEmpty ? nil : values, compiles: head[0] == "1", text: head[1])
    }
  }

  /// Type-checks a file. The answer is remembered by content.
  ///
  /// - Parameters:
  ///   - fileName: The name that stands in the compiler's messages.
  ///   - prelude: Swift that the file may use, such as the types of the lab; messages never point into it.
  /// - Throws: A `Diagnostic` when the compiler crashes or takes too long, `CancellationError` when cancelled.
  public func typecheck(_ text: String, fileName: String = "source.swift", prelude: String = "") async throws -> Check {
    let source = CompilerSource(displayName: fileName, text: text)
    let stored = try await remembered("check", [source.fileName, text, prelude]) { folder in
      let words = ["-frontend", "-typecheck"] + words(try write(source, prelude, in: folder), folder)
      let answer = try await run(words, in: folder, source)
      return Stored(values: nil, compiles: answer.isSuccess, text: answer.errorText)
    }
    let shown = stored.text.escapingUntrusted(keepingNewlines: true)
    return Check(compiles: stored.compiles, text: shown, diagnostics: parseSwiftcDiagnostics(shown))
  }

  /// Compiles a file and reads the stored properties of a new instance of one of its types.
  ///
  /// The compiler runs the program in its own process (`-interpret`): that is the quickest way that is right for every
  /// default, computed ones included; it needs no linker.
  ///
  /// - Parameters:
  ///   - type: The name of the type, which must have an initializer without arguments.
  ///   - prelude: Swift that the file may use.
  /// - Throws: `SwiftcRefusal` when the file does not compile, a `Diagnostic` when it crashes or takes too long,
  ///   `CancellationError` when cancelled.
  public func defaults(
    of type: String = "Defaults", in text: String, fileName: String = "source.swift", prelude: String = ""
  ) async throws -> [Value] {
    guard type.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }) else {
      throw Diagnostic(Localized(en: "a type's name was expected", zh: "这里需要类型名"))
    }
    let source = CompilerSource(displayName: fileName, text: text)
    let stored = try await remembered("values", [source.fileName, text, prelude, type]) { folder in
      let inputs = try write(source, prelude, in: folder)
      try save(Self.program(type), as: "main.swift", in: folder)
      let words = ["-frontend", "-interpret"] + words(inputs + ["main.swift"], folder)
      let answer = try await run(words, in: folder, source)
      guard answer.isSuccess else {
        return Stored(values: nil, compiles: false, text: answer.errorText)
      }
      return Stored(values: try Self.values(answer.output), compiles: true, text: answer.errorText)
    }
    guard let values = stored.values else { throw SwiftcRefusal(stored.text) }
    return values
  }

  // MARK: - The program that prints

  /// Marks the lines of the program among whatever the learner's file prints.
  private static let mark = "\u{1}lab-value\u{1}"
  /// The program's last line. Without it the learner's code ended the program before.
  private static let end = "\u{1}lab-end\u{1}"

  private static func program(_ type: String) -> String {
    """
    for child in Mirror(reflecting: \(type)()).children {
      let parts = [child.label ?? "", "\\(Swift.type(of: child.value))", String(reflecting: child.value)]
      let numbers = parts.map { part in part.utf8.map { Swift.String($0, radix: 16) }.joined(separator: " ") }
      print("\\u{1}lab-value\\u{1}" + numbers.joined(separator: ","))
    }
    print("\\u{1}lab-end\\u{1}")

    """
  }

  private static func values(_ output: [UInt8]) throws -> [Value] {
    let text = String(decoding: output, as: UTF8.self)
    guard text.firstRange(of: end) != nil else { throw stopped(because: nil) }
    return text.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: mark)?.upperBound else { return nil }
      let parts = line[start...].split(separator: ",", omittingEmptySubsequences: false).map { part in
        String(decoding: part.split(separator: " ").compactMap { UInt8($0, radix: 16) }, as: UTF8.self)
      }
      guard parts.count == 3 else { return nil }
      // The lab's own module name is noise in a value.
      return Value(name: parts[0], type: parts[1], text: parts[2].removing("Workbench.").escapingUntrusted())
    }
  }

  // MARK: - Running

  private func write(_ source: CompilerSource, _ prelude: String, in folder: String) throws -> [String] {
    try save(source.text, as: source.fileName, in: folder)
    guard !prelude.isEmpty else { return [source.fileName] }
    try save(prelude, as: "_prelude.swift", in: folder)
    return [source.fileName, "_prelude.swift"]
  }

  private func save(_ text: String, as name: String, in folder: String) throws {
    do { try pipeline.files.replace("\(folder)/\(name)", with: Array(text.utf8)) } catch {
      throw Diagnostic(error.sentence.escaped)
    }
  }

  private func words(_ inputs: [String], _ folder: String) -> [String] {
    inputs + ["-module-name", "Workbench"] + pipeline.targetArguments(.hostOnly(target: pipeline.toolchain.hostTarget))
      + ["-solver-expression-time-threshold=2"] + pipeline.pluginArguments
  }

  private func run(_ words: [String], in folder: String, _ source: CompilerSource) async throws -> ProcessResult {
    let answer = try await pipeline.run(words, in: folder)
    switch answer.ending {
    case .exited(let status) where status < 128: return answer
    case .timedOut where words.contains("-interpret"):
      let seconds = pipeline.limits.timeLimit.components.seconds
      throw Diagnostic(
        Localized(
          en: "compiling and running the file took longer than \(seconds) s and was stopped", zh: "编译并运行这个文件超过了 \(seconds) 秒，已停止"),
        hint: Self.lookAtComputed)
    case .timedOut: throw StageFailure.tookTooLong.explained(source, pipeline.limits)
    case .exited, .signalled:
      guard words.contains("-interpret") else { throw StageFailure.crashed.explained(source, pipeline.limits) }
      // A trap in the learner's code ends the process as well; the line with the reason comes first.
      let reason = answer.errorText.split(separator: "\n").first { $0.contains("Fatal error") }
      throw Self.stopped(because: reason.map { String($0) })
    }
  }

  private static let lookAtComputed = Localized(en: "look at the default that is computed", zh: "请检查需要计算的默认值")

  private static func stopped(because reason: String?) -> Diagnostic {
    Diagnostic(
      Localized(en: "the file compiles, but running it stopped the program", zh: "文件能编译，但运行时程序停下了"),
      notes: reason.map { [Localized(same: $0.escapingUntrusted())] } ?? [], hint: lookAtComputed)
  }

  /// Takes an answer from the cache or makes it in a folder of its own.
  private func remembered(
    _ kind: String, _ parts: [String], _ make: (String) async throws -> Stored
  ) async throws -> Stored {
    let head = [kind, pipeline.toolchain.frontend, pipeline.toolchain.versionLine] + parts
    let identity = head.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n")
    let path = "\(pipeline.cacheFolder)/\(kind)-\(hexHash(Array(identity.utf8)))"
    if let bytes = try? pipeline.files.read(path, limit: 1 << 22), let stored = Stored(bytes, identity: identity) {
      return stored
    }
    guard let folder = pipeline.workFolders.make(named: "step") else {
      throw Diagnostic(
        Localized(
          en: "could not make a folder in \(pipeline.cacheFolder.escapingUntrusted())",
          zh: "无法在 \(pipeline.cacheFolder.escapingUntrusted()) 中创建文件夹"))
    }
    defer { pipeline.workFolders.remove(folder) }
    let stored = try await make(folder)
    try? pipeline.files.replace(path, with: stored.bytes(identity))
    return stored
  }
}
