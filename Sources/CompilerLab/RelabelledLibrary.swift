import LabSystem

/// The toolchain's own standard library with the target's name in each module's header changed, so that the compiler
/// builds Swift for arm64 Linux on another host.
///
/// A binary module holds the name of its target once, near its beginning. What differs between the library of the host
/// and a real one for arm64 is little: the type of float literals and `Float80`; where that matters the compiler refuses
/// or crashes and the pipeline takes the next route. A one-line file is compiled before the library is trusted.
struct RelabelledLibrary {
  let pipeline: CompilerPipeline

  /// The modules that need no C headers of the other architecture.
  private static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport", "Observation", "Synchronization", "_RegexParser",
    "_Builtin_float", "RegexBuilder",
  ]
  private static let headerSize = 1 << 16

  /// Whether a file imports nothing else. A guess is enough: a file that needs more is refused and takes another route.
  func covers(_ source: CompilerSource) -> Bool {
    for line in source.lines {
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count, at == 0 || words[0].hasPrefix("@") else { continue }
      let module = words[words.count > at + 2 ? at + 2 : at + 1].prefix { $0 != "." && $0 != ";" }
      if !Self.modules.contains(String(module)) { return false }
    }
    return !source.text.contains("Float80")
  }

  /// Whether the library is there and works; makes it when it is missing.
  func isReady(progress: @Sendable (CompilerStep) -> Void) async throws -> Bool {
    let folder = pipeline.libraryFolder
    let mark = folder + "/verdict"
    if let verdict = try? pipeline.files.read(mark, limit: 64) { return verdict == Array("ready\n".utf8) }
    progress(.relabelling)
    // Made in a folder of its own and then renamed, so that two shells that start together do not meet half a library.
    guard let work = pipeline.workFolders.make(named: "making") else { return false }
    let works: Bool
    do {
      works = make(in: work) ? try await passesSelfTest(work) : false
    } catch {
      pipeline.workFolders.remove(work)
      if error is CancellationError { throw error }
      return false
    }
    do {
      try pipeline.files.replace(work + "/verdict", with: Array((works ? "ready\n" : "unusable\n").utf8))
      try pipeline.files.rename(work, to: folder)
    } catch {
      pipeline.workFolders.remove(work)
      return pipeline.files.exists(mark) ? try await isReady(progress: progress) : false
    }
    return works
  }

  private func make(in folder: String) -> Bool {
    let host = pipeline.toolchain.hostTarget
    guard let label = Self.label(sameLengthAs: host) else { return false }
    let resources = pipeline.toolchain.resourceFolder
    for module in Self.modules {
      let source = "\(resources)/linux/\(module).swiftmodule/\(host).swiftmodule"
      let destination = "\(folder)/linux/\(module).swiftmodule"
      guard let bytes = try? pipeline.files.read(source, limit: 1 << 28, followingLinks: true) else {
        if module == "Swift" { return false }
        continue
      }
      guard let relabelled = Self.relabelled(bytes, from: host, to: label) else { return false }
      do {
        try pipeline.files.createFolder(destination)
        try pipeline.files.replace("\(destination)/\(CompilerPipeline.armTarget).swiftmodule", with: relabelled)
      } catch { return false }
    }
    for name in ["shims", "apinotes", "clang"] { makeLink(at: "\(folder)/\(name)", to: resolved("\(resources)/\(name)")) }
    return true
  }

  /// A name of an arm64 target with as many bytes as another target's name: letters go from the vendor.
  static func label(sameLengthAs host: String) -> String? {
    var parts = host.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts[0] == "x86_64" else { return nil }
    let surplus = "aarch64".utf8.count - parts[0].utf8.count
    guard parts[1].utf8.count > surplus + 1 else { return nil }
    parts[0] = "aarch64"
    let vendor = parts[1]
    parts[1] = String(vendor.prefix(2)) + vendor.dropFirst(2 + surplus)
    return parts.joined(separator: "-")
  }

  /// A module with the target's name changed; `nil` unless the header holds it exactly once.
  static func relabelled(_ bytes: [UInt8], from host: String, to label: String) -> [UInt8]? {
    let old = Array(host.utf8)
    let new = Array(label.utf8)
    guard old.count == new.count else { return nil }
    let header = min(bytes.count, headerSize)
    var found: [Int] = []
    var index = 0
    while index + old.count <= header {
      if bytes[index] == old[0], bytes[index..<index + old.count].elementsEqual(old) {
        found.append(index)
        index += old.count
      } else {
        index += 1
      }
    }
    guard found.count == 1 else { return nil }
    var result = bytes
    result.replaceSubrange(found[0]..<found[0] + new.count, with: new)
    return result
  }

  private func passesSelfTest(_ folder: String) async throws -> Bool {
    let file = folder + "/probe.swift"
    try pipeline.files.replace(file, with: Array("public func f(_ a: [Int]) -> Int { a.reduce(0, +) }\n".utf8))
    let route = Route.relabelledLibrary(target: CompilerPipeline.armTarget)
    let words =
      ["-frontend", "-S", "-primary-file", "probe.swift", "-module-name", "Probe", "-parse-as-library"]
      + pipeline.targetArguments(route, library: folder) + ["-O", "-o", "-"]
    let answer = try await pipeline.run(words, in: folder)
    // A busy machine is no verdict on the library.
    if answer.ending == .timedOut { throw StageFailure.tookTooLong }
    return answer.isSuccess && answer.output[...].contains("\tret")
  }
}
