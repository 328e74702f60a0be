// Written by `lab-dev generate` from the files in Lessons/. Do not edit.

enum EmbeddedLessons {
  static let all: [LessonLibrary.Source] = []
}
