import Expression
import Testing

@Suite("Diagnostics drawn as LLDB draws them")
struct DiagnosticLayoutTests {
  /// What stands under `(lldb) p <source>`.
  private func drawn(_ source: String) -> String {
    let frame = Inbox.frame().frame
    guard case .failure(let diagnostics) = Inbox.engine().evaluate(source, in: frame, scope: .init()).outcome else {
      return "it compiles"
    }
    return DiagnosticLayout(source: source, column: 9).text(for: diagnostics)
  }

  @Test("a marker stands under the place, a message under the marker")
  func oneMessage() {
    #expect(drawn("countt") == "         ˄˜˜˜˜˜\n         ╰─ error: cannot find 'countt' in scope\n")
  }

  @Test("the rightmost message comes first")
  func twoMessages() {
    let marks = "         ˄   ˄\n"
    let second = "         │   ╰─ error: cannot find 'b' in scope\n"
    #expect(drawn("a + b") == marks + second + "         ╰─ error: cannot find 'a' in scope\n")
  }

  @Test("a marker covered by an earlier underline is left out, its message is not")
  func coveredMarker() {
    let drawing = drawn("count??").split(separator: "\n")
    #expect(drawing.first == "              ˄˜˜˜˜˜")
    #expect(drawing.count == 3)
    #expect(drawing.dropFirst().allSatisfy { $0.hasSuffix("optional chaining on non-optional value of type 'Int'") })
  }

  @Test("columns count UTF-8, as the compiler does")
  func columns() {
    #expect(drawn("\"你好\" + nope") == "                    ˄˜˜˜\n                    ╰─ error: cannot find 'nope' in scope\n")
  }

  @Test("a failure after the expression's end is told about LLDB's own code")
  func wrapper() {
    #expect(
      drawn("1 +")
        == "         \nerror: <EXPR>:10:1: expected expression after operator\n} catch (let __lldb_tmp_error) {\n^\n\n")
    #expect(drawn("1 +\n").contains("<EXPR>:11:1"))
  }

  @Test("a note at a declaration shows its text, and LLDB prints it twice")
  func declarationNote() {
    let note =
      "note: ExpressionTests.Note.preview:2:15: 'preview(limit:)' declared here\n"
      + "internal func preview(limit: Int) -> String}\n              ^\n\n"
    #expect(
      drawn("note.preview()")
        == "                      ˄\n                      ╰─ error: missing argument for parameter 'limit' in call\n" + note + note)
  }
}
