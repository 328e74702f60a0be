import Foundation
public import LabSystem
import LabText

/// A Swift compiler of this machine.
public struct SwiftToolchain: Sendable, Hashable, Codable {
  /// A compiler's release number.
  public struct Version: Sendable, Hashable, Codable, Comparable {
    /// `6` of 6.3.1.
    public var major: Int
    /// `3` of 6.3.1.
    public var minor: Int

    /// Creates a release number.
    public init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// The `swiftc` that was found.
  public var compiler: String
  /// The program that does the work, without the driver that starts it.
  public var frontend: String
  /// The compiler's own version line, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public var versionLine: String
  /// The release number, for what depends on it.
  public var version: Version
  /// The target the compiler builds for by default.
  public var hostTarget: String
  /// The folder with the standard library's modules.
  public var resourceFolder: String
  /// The SDK that Apple's targets need.
  public var sdk: String?

  /// Describes a compiler whose parts are known; `find` asks the compiler itself.
  public init(
    compiler: String, frontend: String, versionLine: String, version: Version, hostTarget: String,
    resourceFolder: String, sdk: String? = nil
  ) {
    self.compiler = compiler
    self.frontend = frontend
    self.versionLine = versionLine
    self.version = version
    self.hostTarget = hostTarget
    self.resourceFolder = resourceFolder
    self.sdk = sdk
  }

  /// Whether one compile can write SIL and LLVM IR beside the machine code (Swift 6.3 and later).
  public var writesByProducts: Bool { version >= Version(major: 6, minor: 3) }
  /// Whether the host itself is arm64.
  public var isHostARM64: Bool { hostTarget.hasPrefix("arm64") || hostTarget.hasPrefix("aarch64") }
  /// Whether the host is an Apple system.
  public var isApple: Bool { hostTarget.contains("-apple-") }
  /// Whether the host is Linux.
  public var isLinux: Bool { hostTarget.contains("-linux") }

  /// Finds a compiler.
  ///
  /// - Parameters:
  ///   - override: The value of `LAB_SWIFTC`: a path, or a name to look for.
  ///   - searchPath: The value of `PATH`.
  ///   - cacheFolder: Where what a compiler says of itself is remembered; `nil` asks it each time.
  /// - Throws: A `Diagnostic` that says where it looked, or `CancellationError`.
  public static func find(
    override: String?, searchPath: String?, cacheFolder: String? = nil, processes: any ProcessRunner,
    files: any FileSystem
  ) async throws -> SwiftToolchain {
    let name = override.flatMap { $0.isEmpty ? nil : $0 } ?? "swiftc"
    let places =
      name.contains("/")
      ? [name] : (searchPath ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
    guard let compiler = places.first(where: isExecutable) else {
      throw missing(name, isOverride: override?.isEmpty == false, places: places)
    }
    let identity = "\(compiler) \(resolved(compiler)) \(fingerprint(resolved(compiler)))"
    let memory = cacheFolder.map { "\($0)/toolchain-\(hexHash(Array(identity.utf8)))" }
    if let memory, let bytes = try? files.read(memory, limit: 1 << 16),
      let known = SwiftToolchain(remembered: bytes), isExecutable(known.frontend)
    {
      return known
    }
    let found = try await ask(compiler, processes)
    if let cacheFolder, let memory {
      try? files.createFolder(cacheFolder)
      try? files.replace(memory, with: found.remembered)
    }
    return found
  }

  private static func missing(_ name: String, isOverride: Bool, places: [String]) -> Diagnostic {
    let shown = name.escapingUntrusted()
    let searched = places.prefix(6).joined(separator: ", ").escapingUntrusted()
    return Diagnostic(
      isOverride
        ? Localized(en: "LAB_SWIFTC names \(shown), which is no program", zh: "LAB_SWIFTC 指定的 \(shown) 不是可执行程序")
        : Localized(en: "no Swift compiler was found", zh: "没有找到 Swift 编译器"),
      notes: places.isEmpty
        ? [Localized(en: "PATH is empty", zh: "PATH 为空")]
        : [Localized(en: "looked at \(searched)", zh: "查找过：\(searched)")],
      hint: Localized(
        en: "install Swift from swift.org, or set LAB_SWIFTC to a swiftc; `explain WORD` works without it",
        zh: "请从 swift.org 安装 Swift，或用 LAB_SWIFTC 指定 swiftc；没有它也能用 `explain 词`"))
  }

  // MARK: - Memory

  private var remembered: [UInt8] {
    var fields = FieldWriter()
    fields.append([
      compiler, frontend, versionLine, "\(version.major)", "\(version.minor)", hostTarget, resourceFolder, sdk ?? "",
    ])
    return fields.bytes
  }

  private init?(remembered bytes: [UInt8]) {
    var fields = FieldReader(bytes)
    guard let words = fields.list(), words.count == 8, let major = Int(words[3]), let minor = Int(words[4]) else {
      return nil
    }
    self.init(
      compiler: words[0], frontend: words[1], versionLine: words[2], version: Version(major: major, minor: minor),
      hostTarget: words[5], resourceFolder: words[6], sdk: words[7].isEmpty ? nil : words[7])
  }

  // MARK: - Asking the compiler

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }

  private static func ask(_ compiler: String, _ processes: any ProcessRunner) async throws -> SwiftToolchain {
    let answer = try await run(compiler, ["-print-target-info"], processes)
    guard let answer, let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output)) else {
      throw Diagnostic(
        Localized(
          en: "\(compiler.escapingUntrusted()) does not answer like a Swift compiler",
          zh: "\(compiler.escapingUntrusted()) 的回答不像 Swift 编译器"),
        notes: answer.map { answer in
          answer.ending == .timedOut
            ? [Localized(en: "it gave no answer within 20 seconds", zh: "它在 20 秒内没有回答")]
            : [Localized(same: firstLine(answer.errorText))].filter { !$0.en.isEmpty }
        } ?? [],
        hint: Localized(en: "set LAB_SWIFTC to a working swiftc", zh: "请用 LAB_SWIFTC 指定可用的 swiftc"))
    }
    var frontend = parent(resolved(compiler)) + "/swift-frontend"
    var sdk: String?
    if info.target.triple.contains("-apple-") {
      // On Apple systems /usr/bin/swiftc only forwards to the selected developer folder.
      if !isExecutable(frontend) { frontend = try await line("/usr/bin/xcrun", ["--find", "swift-frontend"], processes) }
      sdk = try await line("/usr/bin/xcrun", ["--show-sdk-path"], processes)
    }
    if !isExecutable(frontend) { frontend = parent(compiler) + "/swift-frontend" }
    if !isExecutable(frontend) { frontend = parent(parent(parent(info.paths.runtimeResourcePath))) + "/usr/bin/swift-frontend" }
    guard isExecutable(frontend) else {
      throw Diagnostic(
        Localized(
          en: "\(compiler.escapingUntrusted()) was found, but not its swift-frontend",
          zh: "找到了 \(compiler.escapingUntrusted())，却没有找到它的 swift-frontend"))
    }
    return SwiftToolchain(
      compiler: compiler, frontend: frontend, versionLine: info.compilerVersion,
      version: number(in: info.compilerVersion), hostTarget: info.target.triple,
      resourceFolder: info.paths.runtimeResourcePath, sdk: sdk.flatMap { $0.isEmpty ? nil : $0 })
  }

  private static func run(
    _ program: String, _ arguments: [String], _ processes: any ProcessRunner
  ) async throws -> ProcessResult? {
    do {
      return try await processes.run(
        ProcessRequest(
          program, arguments, environment: ["PATH": "/usr/bin:/bin"], outputLimit: 1 << 20, timeLimit: .seconds(20)))
    } catch let error as ProcessStartError {
      _ = error
      return nil
    }
  }

  private static func line(
    _ program: String, _ arguments: [String], _ processes: any ProcessRunner
  ) async throws -> String {
    firstLine(try await run(program, arguments, processes)?.outputText ?? "")
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" }.prefix(200)).escapingUntrusted()
  }

  static func number(in line: String) -> Version {
    let digits = line.drop { !$0.isNumber }.split(whereSeparator: { !$0.isNumber })
    return Version(major: digits.first.flatMap { Int($0) } ?? 0, minor: digits.dropFirst().first.flatMap { Int($0) } ?? 0)
  }
}
