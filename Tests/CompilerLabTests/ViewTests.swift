import CompilerLab
import Foundation
import LabText
import Testing

extension RealCompiler {
  @Suite("What a learner reads")
  struct ViewTests {
    private func view(_ slug: String, _ language: Language = .english, width: Int = 100) async throws -> ArtifactView? {
      guard let toolchain = await Machine.toolchain() else { return nil }
      let artifact = try await Machine.pipeline(toolchain).compile(CompilerSample.named(slug)!.source)
      return ArtifactView(artifact, language: language, width: width)
    }

    @Test("the overview fits the width and has source, counts, reasons, question and next steps", arguments: Language.allCases)
    func overview(language: Language) async throws {
      guard let view = try await view("value-and-reference", language, width: 90) else { return }
      let text = view.overview()
      for line in text.lines { #expect(line.displayWidth <= 90, "\(line.plain)") }
      let sample = CompilerSample.named("value-and-reference")!
      let flat = text.plain.filter { !$0.isWhitespace }
      for part in [sample.first, sample.question] {
        #expect(flat.contains(part.text(in: language).filter { !$0.isWhitespace }))
      }
      #expect(text.plain.contains("18 │   return parcel.grams"))
      #expect(text.plain.contains("repack(_:)") && text.plain.contains("7→0"))
      #expect(flat.contains(language == .english ? "nolongermade" : "堆对象少建了"))
      #expect(text.plain.contains("--stage sil") && text.plain.contains("ARM64"))
    }

    @Test("what vanished is said with the names of the functions that were copied in")
    func reasons() async throws {
      guard let view = try await view("property-access") else { return }
      let artifact = view.artifact
      func explanation(_ name: String) throws -> Localized {
        let function = try #require(artifact.writtenFunctions.first { $0.name == name })
        return try #require(artifact.explanation(of: function.symbol))
      }
      let fill = try explanation("fill(_:by:)")
      #expect(fill.en.contains("Tank.peak.setter") && fill.en.contains("inlining"))
      #expect(fill.zh.contains("Tank.peak.setter") && fill.zh.contains("内联"))
      #expect(try explanation("Tank.peak.didset").en.contains("copied into fill(_:by:)"))
      #expect(artifact.explanation(of: "no such symbol") == nil)
    }

    @Test("a stage shows the file's own functions with their source lines, and all of it on request")
    func stage() async throws {
      guard let view = try await view("method-dispatch") else { return }
      let text = view.stage(Pane(.sil)).plain
      #expect(text.contains("    15 │   %5 = witness_method"))
      #expect(text.contains("function_ref Pen.cap()") && !text.contains("$s6Sample"))
      #expect(!text.contains("debug_value") && !text.contains("loc \"") && !text.contains("users:"))
      #expect(text.contains("$ cd ") && text.contains("swift-frontend") && text.contains("not shown:"))
      let all = view.stage(Pane(.sil), all: true).plain
      #expect(all.contains("sil_stage canonical") && all.contains("$s6Sample") && all.contains("debug_value"))
      let machine = view.stage(Pane(.assembly, .optimized)).plain
      #expect(machine.contains("blr") && !machine.contains(".cfi") && !machine.contains(".Ltmp"))
    }

    @Test("a line is followed through all stages, also where it was moved into another function")
    func line() async throws {
      guard let view = try await view("method-dispatch") else { return }
      let text = try view.line(15).plain
      for word in ["witness_method", "class_method", "@llvm.sadd.with.overflow", "blr"] { #expect(text.contains(word)) }
      #expect(try view.line(5).plain.contains("‹5"), "the body of area() was copied into its callers")
      #expect(try view.line(1).plain.contains("made nothing of this line"))
      let error = #expect(throws: Diagnostic.self) { _ = try view.line(400) }
      #expect(error?.message.en == "the file has lines 1 to 19")
    }

    @Test("two modes are compared line by line, two languages source line by source line")
    func diff() async throws {
      guard let view = try await view("value-and-reference") else { return }
      let modes = view.diff(Pane(.sil), Pane(.sil, .optimized)).plain
      #expect(modes.contains("− ") && modes.contains("retain_value") && modes.contains("+ "))
      let languages = view.diff(Pane(.sil), Pane(.assembly)).plain
      #expect(languages.contains("14 ▸") && languages.contains("− ") && languages.contains("swift_retain"))
      let same = PaneDiff(view.artifact, Pane(.sil), Pane(.sil))
      for function in same.functions {
        guard case .lines(let lines) = function.content else { continue }
        #expect(lines.allSatisfy { $0.side == .both })
      }
    }

    @Test("facts are a table for people and the same bytes of JSON each time")
    func facts() async throws {
      guard let view = try await view("enum-state-machine", .simplifiedChinese) else { return }
      let text = view.facts().plain
      #expect(text.contains("next(_:_:)") && text.contains("分支") && text.contains("SIL D"))
      let json = view.artifact.factsJSON.text()
      let data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect(data?["schema"] as? String == "lab.compiler.facts/1")
      let functions = data?["functions"] as? [[String: Any]]
      let next = functions?.first { $0["name"] as? String == "next(_:_:)" }
      let counts = next?["counts"] as? [String: [String: Int]]
      #expect(counts?["sil"]?["branches"] == view.artifact.count(of: "switch_enum", in: Pane(.sil)))
    }

    @Test("text that reorders or hides characters is written out everywhere")
    func hostileText() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let text = "public func t() -> String { \"a\u{202E}b\u{200B}c\" }  // \u{202E}</script><b>&\n"
      let artifact = try await Machine.pipeline(toolchain).compile(
        CompilerSource(displayName: "\u{202E}evil.swift", text: text))
      let view = ArtifactView(artifact, language: .english, width: 100)
      var texts = [view.overview().plain, view.facts().plain, try view.line(1).plain, artifact.html(language: .english)]
      for pane in Pane.all { texts += [view.stage(pane).plain, view.stage(pane, all: true).plain] }
      texts.append(view.diff(Pane(.silgen), Pane(.sil, .optimized)).plain)
      for text in texts {
        #expect(!text.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x200B || $0.value == 0x1B })
      }
      #expect(!artifact.html(language: .english).contains("</script><b>"))
    }

    @Test("words for panes: single, compound, either order; what names none is refused")
    func paneNames() {
      #expect(Pane(named: "sil") == Pane(.sil))
      #expect(Pane(named: "sil", mode: .optimized) == Pane(.sil, .optimized))
      #expect(Pane(named: "optimized-sil") == Pane(.sil, .optimized))
      #expect(Pane(named: "ARM64.debug") == Pane(.assembly))
      #expect(Pane(named: "debug") == nil && Pane(named: "silly") == nil)
      for pane in Pane.all { #expect(Pane(named: pane.id) == pane) }
      let pair = Pane.pair("debug", "optimized")
      #expect(pair?.0 == Pane(.assembly) && pair?.1 == Pane(.assembly, .optimized))
      #expect(Pane.pair("sil", "nothing") == nil)
    }
  }
}

extension RealCompiler {
  @Suite("The linked page")
  struct PageTests {
    @Test("is one file that asks for nothing, links every pane to the source and has both languages", arguments: Language.allCases)
    func page(language: Language) async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let artifact = try await Machine.pipeline(toolchain).compile(CompilerSample.named("closure-capture")!.source)
      let html = artifact.html(language: language)
      for word in ["http://", "https://", "src=", "<link", "@import", "url("] { #expect(!html.contains(word), "\(word)") }
      #expect(html.contains("<html lang=\"\(language.rawValue)\">") && html.contains("prefers-color-scheme:dark"))
      for pane in Pane.shown { #expect(html.contains("<article id=\"pane-\(pane.id)\"")) }
      let count = artifact.source.lines.count
      var linked: Set<Int> = []
      for match in html.matches(of: /<li data-l="([0-9 ]+)">/) {
        for word in match.1.split(separator: " ") { linked.insert(try #require(Int(word))) }
      }
      #expect(linked.contains(7) && linked.allSatisfy { (1...count).contains($0) })
      #expect(html.contains(language == .english ? "What the optimizer did" : "优化器做了什么"))
      #expect(unbalanced(html).isEmpty)
    }

    /// The elements that are opened and not closed, or the other way round.
    private func unbalanced(_ html: String) -> [String] {
      let empty: Set<String> = ["meta", "input", "br"]
      let body = html.replacing(/<script>[\s\S]*?<\/script>/, with: "").replacing(/<style>[\s\S]*?<\/style>/, with: "")
      var open: [String] = []
      for match in body.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) {
        let name = String(match.2)
        if empty.contains(name) { continue }
        if match.1.isEmpty {
          open.append(name)
        } else if open.popLast() != name {
          return ["</\(name)>"]
        }
      }
      return open
    }

    @Test("a recording is read again without a compiler and gives the same page, facts and commands")
    func recording() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let artifact = try await Machine.pipeline(toolchain).compile(CompilerSample.all[2].source)
      let again = try Artifact(recording: artifact.recording)
      #expect(again.html(language: .english) == artifact.html(language: .english))
      #expect(again.factsJSON.text() == artifact.factsJSON.text())
      #expect(again.compilerVersion == toolchain.versionLine && again.source.sample == "method-dispatch")
      for pane in Pane.all { #expect(again.command(pane) == artifact.command(pane)) }
      #expect(throws: Diagnostic.self) { _ = try Artifact(recording: Array(artifact.recording.dropLast())) }
      #expect(throws: Diagnostic.self) { _ = try Artifact(recording: Array("{}".utf8)) }
    }

    @Test("artefacts for a folder: a text a pane, counts, commands, page and the source")
    func files() async throws {
      guard let toolchain = await Machine.toolchain() else { return }
      let folder = try TemporaryFolder()
      let artifact = try await Machine.pipeline(toolchain).compile(CompilerSample.all[0].source)
      let names = try artifact.write(to: folder.path + "/out", files: Machine.files, language: .english)
      let found = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
      #expect(found.sorted() == names.sorted() && names.count == Pane.all.count + 4)
      let commands = try String(contentsOfFile: folder.path + "/out/commands.sh", encoding: .utf8)
      #expect(commands.hasPrefix("# \(toolchain.versionLine)\n"))
    }
  }
}
