#if canImport(Lessons)
  import Foundation
  import LabText
  import Lessons
  import Testing

  @Suite("The whole course at a terminal", .enabled(if: canDriveTerminal, "needs pyte: make setup"), .serialized)
  final class WholeCourseTests {
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("lab-course-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: home) }

    private func lab(_ language: Language) throws -> TerminalSession {
      try TerminalSession("lab", ["--home", home, "--lang", language.rawValue, "--clock", "virtual"], rows: 60, columns: 100)
    }

    /// Types a line and waits until the prompt after it is one of those wanted.
    private func type(_ line: String, in session: TerminalSession, until isPrompt: @escaping (String) -> Bool) throws {
      let before = session.raw.count
      try session.type("\u{C}" + line + "\r")
      try session.wait("the prompt after “\(line)”", seconds: 60) { screen in
        isPrompt(screen.cursorRow) && session.raw.count > before + line.utf8.count + 8
          && session.raw.suffix(64).range(of: Data("\u{1B}[?2004h".utf8)) != nil
      }
    }

    /// The prompt at a step.
    private func place(_ lesson: LessonDocument, _ index: Int, _ language: Language) -> String {
      let step = "\(index + 1)/\(lesson.steps.count)"
      return Localized(en: "lesson \(lesson.number), \(step)>", zh: "第 \(lesson.number) 课 \(step)>").text(in: language)
    }

    /// What a hint tells to type: its code spans.
    private func lines(inHint hint: String) -> [String] {
      let parts = hint.split(separator: "`", omittingEmptySubsequences: false)
      return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    @Test(
      "all lessons are finished by typing what they and their hints say; killed at any step, the shell resumes there",
      arguments: Language.allCases)
    func course(_ language: Language) throws {
      var session = try lab(language)
      try session.wait(forCursorRow: "lab>")
      var typed = 0
      let library = LessonLibrary()
      #expect(library.sources.count == 20)
      for source in library.sources {
        let lesson = try #require(source.parsed().lesson)
        let (number, count, start) = (lesson.number, lesson.steps.count, place(lesson, 0, language))
        try type("lesson \(number)", in: session) { $0.hasSuffix(start) }
        for (index, step) in lesson.steps.enumerated() {
          let here = place(lesson, index, language)
          let lines = lines(inHint: step.hints.last?.text(in: language) ?? "")
          // Each lesson is left by force once, at another step each time; a prediction that was locked there counts after it.
          let leaving = lines.first?.hasPrefix("predict ") == true && lines.count > 1 ? 1 : 0
          for (position, line) in lines.enumerated() {
            if index == number % count, position == leaving {
              session.send(signal: SIGKILL)
              session = try lab(language)
              try session.wait("the place where the lesson was left: \(here)", seconds: 60) { $0.cursorRow.hasSuffix(here) }
            }
            try type(line, in: session) { $0.hasSuffix(">") }
            typed += 1
          }
          #expect(
            !session.screen.cursorRow.hasSuffix(here),
            "step \(index + 1) of lesson \(number) is not done by its hints\n\(session.screen.text)")
        }
        for question in lesson.questions {
          try type(question.solution, in: session) { $0.hasSuffix(">") }
          #expect(session.screen.text.contains("✓"), "\(question.id): \(question.solution)\n\(session.screen.text)")
        }
        try type("lesson", in: session) { $0.hasSuffix(">") }
      }
      #expect(typed > 400)
      try session.type("\u{4}")
      #expect(try session.finish() == 0)
    }
  }
#endif
