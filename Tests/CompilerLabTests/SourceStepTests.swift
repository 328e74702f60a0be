import CompilerLab
import Foundation
import LabSystem
import LabText
import Testing

extension RealCompiler {
  @Suite("The source step")
  struct SourceStepTests {
    private let prelude = "typealias CGFloat = Double\nenum NSTextAlignment { case left, right }\n"

    private func step() async throws -> SourceStep? {
      guard let toolchain = await Machine.toolchain() else { return nil }
      return SourceStep(
        try Machine.pipeline(toolchain, limits: CompilerLimits(timeLimit: .seconds(120))))
    }

    @Test("reads the defaults of a new instance, computed ones too, whatever the file prints itself")
    func defaults() async throws {
      guard let step = try await step() else { return }
      let values = try await step.defaults(
        in: """
          struct Defaults {
            var alpha: CGFloat = 1
            var title = "a,b \\u{1}\\u{202E}"
            var count = 3 * 4
            var alignment: NSTextAlignment = .left
            var note: String? = nil
            init() { print("lab-value", count) }
          }
          """, prelude: prelude)
      #expect(values.map(\.name) == ["alpha", "title", "count", "alignment", "note"])
      #expect(values.map(\.text).prefix(1) == ["1.0"] && values[2].text == "12" && values[4].text == "nil")
      #expect(values.map(\.type) == ["Double", "String", "Int", "NSTextAlignment", "Optional<String>"])
      #expect(values[3].text == "NSTextAlignment.left")
      #expect(!values[1].text.unicodeScalars.contains("\u{202E}"))
    }

    @Test("an error is the compiler's, at the line of the learner's file")
    func refusal() async throws {
      guard let step = try await step() else { return }
      let refusal = await #expect(throws: SwiftcRefusal.self) {
        _ = try await step.defaults(
          in: "struct Defaults {\n  var alpha: CGFloat = \"one\"\n}\n", fileName: "UIView.swift", prelude: prelude)
      }
      #expect(refusal?.diagnostics.first?.file == "UIView.swift" && refusal?.diagnostics.first?.line == 2)
      #expect(refusal?.text.contains("cannot convert value of type 'String'") == true)
    }

    @Test(
      "a default that stops the program is told apart from one that does not compile",
      arguments: ["[Int]().first!", "{ () -> Int in print(1); exit(0) }()"])
    func trap(_ value: String) async throws {
      guard let step = try await step() else { return }
      let error = await #expect(throws: Diagnostic.self) {
        _ = try await step.defaults(in: "import Foundation\nstruct Defaults { var first = \(value) }\n")
      }
      #expect(error?.message.en.contains("running it stopped the program") == true)
    }

    @Test("a type check answers whether a file compiles, and why not")
    func typecheck() async throws {
      guard let step = try await step() else { return }
      let good = try await step.typecheck("var x = 1\nx = 2\n")
      #expect(good.compiles)
      let bad = try await step.typecheck("let x = 1\nx = 2\n", fileName: "let-var.swift")
      #expect(!bad.compiles && bad.diagnostics.first?.line == 2)
      #expect(bad.diagnostics.first?.message == "cannot assign to value: 'x' is a 'let' constant")
      let again = try await step.typecheck("let x = 1\nx = 2\n", fileName: "let-var.swift")
      #expect(again == bad)
    }

    @Test("nothing but answers stays in the cache, and a type's name can't smuggle code in")
    func tidy() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let step = SourceStep(try Machine.pipeline(toolchain, cache: folder.path))
      _ = try await step.typecheck("let x = 1\n")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.allSatisfy { $0 == "modules" || $0.hasPrefix("check-") })
      await #expect(throws: Diagnostic.self) { _ = try await step.defaults(of: "X(); exit(1); _ = Y", in: "") }
    }
  }
}
