import CompilerLab
import LabText
import Testing

/// Builds a recording by hand, so that the readers are tested with texts of this file and without a compiler.
private func artifact(_ texts: [(Pane, String)]) throws -> Artifact {
  func field(_ text: String) -> String { "\(text.utf8.count):\(text)" }
  func list(_ words: [String]) -> String { field("\(words.count)") + words.map(field).joined() }
  var text = list(["lab.compiler.recording/1", "t.swift", "line 1\nline 2\nline 3\nline 4\nline 5\n", ""])
  text += field("Swift version 6.3.1") + list(["native", "aarch64-unknown-linux-gnu"]) + field("0") + field("")
  text += field("0") + field("\(texts.count)")
  for (pane, content) in texts { text += field(pane.id) + field(content) }
  return try Artifact(recording: Array(text.utf8))
}

@Suite("Reading the compiler's texts")
struct ReaderTests {
  private let silgen = """
    sil_stage raw

    // f(_:)
    // Isolation: unspecified
    sil [ossa] @$s6Sample1fyS2iF : $@convention(thin) (Int) -> Int {
    // %0 "x"                                         // user: %1
    bb0(%0 : $Int):
      debug_value %0, let, name "x", argno 1          // id: %1; line:2:10:in_prologue
      %2 = string_literal utf8 "a // b"               // line:3:3
      // function_ref g()
      %3 = function_ref @$s6Sample1gyyF : $@convention(thin) () -> () // user: %4; line:3:5
      %4 = apply %3() : $@convention(thin) () -> ()   // line:3:5
      %5 = load [copy] %9                             // line:4:5:auto_gen
      return %0                                       // id: %6; line:5:1:imp_return
    } // end sil function '$s6Sample1fyS2iF'

    """

  @Test("SIL: own functions, names, lines, calls and qualifiers; text in quotes is no remark")
  func sil() throws {
    let reading = try artifact([(Pane(.silgen), silgen)]).reading(Pane(.silgen))
    let function = try #require(reading.functions.first)
    #expect(reading.functions.count == 1 && function.name == "f(_:)" && function.kind == .written)
    #expect(function.sourceLine == 2)
    let literal = try #require(function.lines.first { $0.operation == "string_literal" })
    #expect(literal.text.contains("\"a // b\"") && literal.origin == .source(3, inlined: nil))
    let call = try #require(function.lines.first { $0.operation == "apply" })
    #expect(call.callee == .symbol("$s6Sample1gyyF") && call.text == "  %4 = apply %3()")
    #expect(function.lines.contains { $0.text == "  %3 = function_ref g()" })
    let facts = function.facts(.silgen)
    #expect(facts[.directCalls] == 1 && facts[.retains] == 1 && facts[.loads] == 1 && facts[.instructions] == 5)
  }

  @Test("optimized SIL: code that was moved knows both lines; library lines are not taken for the file's")
  func inlined() throws {
    let sil = """
      // f(_:), loc "t.swift":2:6, scope 1
      // Isolation: unspecified
      sil @$s6Sample1fyS2iF : $@convention(thin) (Int) -> Int {
      [global: read,write,copy,destroy,allocate,deinit_barrier]
      bb0(%0 : $Int):
        %1 = struct_extract %0, #Int._value, loc "t.swift":5:3, scope 3 // user: %2; line:5:3: f(_:) perf_inlined_at line:3:7
        %2 = struct $Int (%1), loc "Array.swift":900:3, scope 4 // user: %3; Array.swift:900:3: f(_:) perf_inlined_at t.swift:4:9
        strong_release %9, loc * "<compiler-generated>":0:0, scope 1 // id: %3; <invalid loc>:auto_gen
        return %2, loc "t.swift":5:1, scope 1         // id: %4; line:5:1:imp_return
      } // end sil function '$s6Sample1fyS2iF'

      """
    let artifact = try artifact([(Pane(.silgen), silgen), (Pane(.sil, .optimized), sil)])
    let function = try #require(artifact.reading(Pane(.sil, .optimized)).functions.first)
    let origins = function.lines.filter { $0.operation != nil }.map(\.origin)
    #expect(
      origins == [.source(3, inlined: 5), .source(4, inlined: nil), .compilerMade, .source(5, inlined: nil)])
    #expect(!function.lines.contains { $0.text.contains("loc ") || $0.text.contains("scope") })
    #expect(origins[0].touches(3) && origins[0].touches(5) && !origins[0].touches(4))
  }

  @Test("LLVM IR: direct, indirect and intrinsic calls, branches, and positions through scopes and files")
  func ir() throws {
    let ir = """
      define protected swiftcc i64 @"$s6Sample1fyS2iF"(i64 %0) #0 !dbg !5 {
      entry:
        %x.debug = alloca i64, align 8
        call void @llvm.memset.p0.i64(ptr align 8 %x.debug, i8 0, i64 8, i1 false)
        %1 = call swiftcc i64 @"$s6Sample1gyyF"(), !dbg !6
        %2 = tail call swiftcc i64 %7(ptr swiftself %1), !dbg !7
        br i1 %3, label %a, label %b, !dbg !8
        call void asm sideeffect "", "n"(i32 0) #9, !dbg !8
        ret i64 %1, !dbg !9
      }

      !0 = distinct !DICompileUnit(language: DW_LANG_Swift, file: !1)
      !1 = !DIFile(filename: "t.swift", directory: ".")
      !2 = !DIFile(filename: "<compiler-generated>", directory: "/")
      !5 = distinct !DISubprogram(name: "f", scope: !0, file: !1, line: 2, unit: !0)
      !6 = !DILocation(line: 3, column: 5, scope: !5)
      !7 = !DILocation(line: 5, column: 5, scope: !5, inlinedAt: !6)
      !8 = !DILocation(line: 9, column: 5, scope: !10)
      !9 = !DILocation(line: 0, scope: !5)
      !10 = distinct !DISubprogram(name: "h", scope: !0, file: !2, line: 1, unit: !0)

      """
    let artifact = try artifact([(Pane(.silgen), silgen), (Pane(.ir), ir)])
    let function = try #require(artifact.reading(Pane(.ir)).function(symbol: "$s6Sample1fyS2iF"))
    #expect(function.sourceLine == 2 && function.kind == .written)
    let facts = function.facts(.ir)
    #expect(facts[.directCalls] == 1 && facts[.indirectCalls] == 1 && facts[.branches] == 1 && facts[.stackSlots] == 1)
    #expect(function.lines.contains { $0.callee == .intrinsic("llvm.memset") })
    #expect(function.lines.contains { $0.callee == .intrinsic("asm") })
    let origins = function.lines.filter { $0.operation != nil }.map(\.origin)
    #expect(origins[2] == .source(3, inlined: nil) && origins[3] == .source(3, inlined: 5))
    #expect(origins[4] == .compilerMade && origins[6] == .compilerMade)
  }

  @Test("arm64: calls, tail calls, spills, used labels and positions that last until the next one")
  func assembly() throws {
    let text = """
      \t.type\t$s6Sample1fyS2iF,@function
      $s6Sample1fyS2iF:                       // @"$s6Sample1fyS2iF"
      .Lfunc_begin0:
      \t.file\t1 "." "t.swift"
      \t.loc\t1 2 0                           // t.swift:2:0
      \t.cfi_startproc
      \tstp\tx29, x30, [sp, #-16]!            // 16-byte Folded Spill
      \tcbz\tx0, .LBB0_2
      // %bb.1:
      \t.loc\t1 3 5 prologue_end              // t.swift:3:5
      \tbl\t$s6Sample1gyyF
      \tldr\tx8, [x20]
      \tblr\tx8
      .LBB0_2:
      .LBB0_3:
      \t.loc\t1 0 0 is_stmt 0                 // t.swift:0
      \tbl\tswift_retain
      \tb\tswift_release
      .Lfunc_end0:

      """
    let artifact = try artifact([(Pane(.silgen), silgen), (Pane(.assembly), text)])
    let function = try #require(artifact.reading(Pane(.assembly)).function(symbol: "$s6Sample1fyS2iF"))
    let facts = function.facts(.assembly)
    #expect(facts[.directCalls] == 2 && facts[.indirectCalls] == 1 && facts[.tailCalls] == 1)
    #expect(facts[.retains] == 1 && facts[.releases] == 1 && facts[.branches] == 1 && facts[.spills] == 1)
    #expect(facts[.loads] == 1 && facts[.stores] == 1 && facts[.instructions] == 7)
    let texts = function.lines.map(\.text)
    #expect(texts.contains(".LBB0_2:") && !texts.contains(".LBB0_3:") && texts.contains("  bl      g()"))
    #expect(function.lines.first { $0.operation == "blr" }?.origin == .source(3, inlined: nil))
    #expect(function.lines.last?.origin == .compilerMade)
    #expect(artifact.count(of: "swift_retain", in: Pane(.assembly)) == 1)
  }

  @Test("a source's lines are counted as the compiler counts them, also with Windows line ends")
  func lines() {
    #expect(CompilerSource(displayName: "a.swift", text: "let a = 1\r\n\r\nlet b = 2\r\n").lines.count == 3)
    #expect(CompilerSource(displayName: "a.swift", text: "let a = 1\n\nlet b = 2").lines == ["let a = 1", "", "let b = 2"])
    #expect(CompilerSource(displayName: "a.swift", text: "").lines.isEmpty)
  }

  @Test("names: symbols are shown as declarations, what is no Swift symbol as it is")
  func names() throws {
    #expect(demangled("$s6Sample4TankC4peakSivs") == "Sample.Tank.peak.setter : Swift.Int")
    #expect(demangled("swift_retain") == nil)
    let artifact = try artifact([(Pane(.silgen), silgen)])
    #expect(artifact.name(of: "$s6Sample4TankC4peakSivs") == "Tank.peak.setter : Int")
    #expect(artifact.name(of: "$s6Sample1fyS2iF") == "f(_:)")
  }
}
