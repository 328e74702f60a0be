import Foundation
import Testing

/// What does not compile can only be tested by asking the compiler.
@Suite("Facts about the types of anchors")
struct LayoutAnchorTypeTests {
  /// Where SwiftPM put the module under test, next to the test program.
  private static let modules: URL? = {
    let program = URL(fileURLWithPath: CommandLine.arguments[0])
    var folder = program.deletingLastPathComponent()
    for _ in 0..<5 {
      let candidate = folder.appendingPathComponent("Modules")
      let file = candidate.appendingPathComponent("UIKitModel.swiftmodule").path
      if FileManager.default.fileExists(atPath: file) { return candidate }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  private func compile(_ expression: String) throws -> (succeeded: Bool, output: String) {
    let modules = try #require(Self.modules)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("anchors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try "import UIKitModel\nlet a = UIView()\nlet b = UIView()\n_ = \(expression)\n".write(
      to: file, atomically: true, encoding: .utf8)
    let output = folder.appendingPathComponent("out")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path]
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus == 0, try String(contentsOf: output, encoding: .utf8))
  }

  @Test("NSLayoutAnchor.axis.swift", .enabled(if: modules != nil, "the built module was not found"))
  func axes() throws {
    let good = try compile("a.leadingAnchor.constraint(equalTo: b.trailingAnchor)")
    #expect(good.succeeded, "\(good.output)")
    let bad = try compile("a.leadingAnchor.constraint(equalTo: b.topAnchor)")
    #expect(!bad.succeeded)
    #expect(bad.output.contains("'NSLayoutYAxisAnchor'") && bad.output.contains("'NSLayoutXAxisAnchor'"))
    #expect(try !compile("a.topAnchor.constraint(equalTo: b.widthAnchor)").succeeded)
  }

  @Test("NSLayoutAnchor.multiplier.onlyDimension", .enabled(if: modules != nil, "the built module was not found"))
  func multipliers() throws {
    let good = try compile("a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)")
    #expect(good.succeeded, "\(good.output)")
    #expect(try !compile("a.leadingAnchor.constraint(equalTo: b.leadingAnchor, multiplier: 2)").succeeded)
  }
}
