public import Messenger
import Lessons
public import LabText

extension Workbench {
  /// What a line that is about to run may change, so that it can be taken back.
  public func stateBefore(_ line: String, messenger checkpoint: MessengerCheckpoint? = nil) -> ChangeLog.Entry {
    ChangeLog.Entry(
      line: line, subject: .lines(subjectHistory?.lines.count ?? 0), messenger: checkpoint, openPredictions: openPredictions,
      predictionCount: progress.progress.predictions.count, place: placeInLesson)
  }

  /// The open step; `nil` outside lessons, and when all steps are done.
  private var placeInLesson: String? {
    guard let run = lessonRun, openStep != nil, let state = lessonProgress else { return nil }
    return "\(run.lesson.slug).\(state.position)"
  }

  /// Notes a change that was made. A line that opened another subject keeps the whole history of the old one.
  public func noteChange(_ before: ChangeLog.Entry, isInstance: Bool) {
    guard !isReplaying else { return }
    var entry = before
    if let replaced = replacedHistory {
      entry.subject = .other(replaced)
      replacedHistory = nil
    } else if isInstance, !changes.isFull {
      subjectHistory?.lines.append(before.line)
    }
    if isInstance, lessonRun != nil { lessonProgress?.replay.append(before.line) }
    changes.append(entry)
    if changes.isFull { subjectHistory?.lines = [] }
  }

  /// A rebuilt subject replaces nothing that could be undone.
  public func endRebuilding() { replacedHistory = nil }

  /// Notes a line that was replayed.
  public func noteReplayed(_ line: String) { subjectHistory?.lines.append(line) }

  /// Takes the last change out of the log.
  ///
  /// - Throws: why nothing can be undone.
  public func beginUndo() throws(Diagnostic) -> ChangeLog.Entry {
    // The state in which a step began is what its solution and its checks build on.
    if let place = placeInLesson, let last = changes.entries.last, last.place != place {
      throw Diagnostic(
        Localized(en: "this step has changed nothing that could be undone", zh: "这一步还没有可以撤销的修改"),
        hint: Localized(en: "'back' returns to the step before", zh: "输入 back 回到上一步"))
    }
    guard let entry = changes.popLast() else {
      if changes.isFull {
        throw Diagnostic(
          Localized(
            en: "more than \(ChangeLog.limit) changes were made; they can no longer be taken back one by one",
            zh: "修改已超过 \(ChangeLog.limit) 次，无法再逐一撤销"),
          hint: Localized(en: "'use' begins afresh", zh: "输入 use 重新开始"))
      }
      throw Diagnostic(
        Localized(en: "there is nothing to undo", zh: "没有可以撤销的修改"),
        hint: Localized(en: "'history' shows the changes", zh: "输入 history 查看修改记录"))
    }
    return entry
  }

  /// Puts a change back into the log because it could not be undone.
  public func cancelUndo(_ entry: ChangeLog.Entry) { changes.pushBack(entry) }

  /// The subject to rebuild for an undo, or `nil` when the change did not touch it.
  public func historyToReplay(_ entry: ChangeLog.Entry) -> SubjectHistory? {
    switch entry.subject {
    case .lines(let count):
      guard var history = subjectHistory, history.lines.count > count else { return nil }
      history.lines = Array(history.lines.prefix(count))
      return history
    case .other(let history):
      guard let history else {
        closeSubject()
        return nil
      }
      return history
    }
  }

  /// Puts predictions back and notes that the line can be redone.
  public func endUndo(_ entry: ChangeLog.Entry) {
    replacedHistory = nil
    openPredictions = entry.openPredictions
    let surplus = progress.progress.predictions.count - entry.predictionCount
    if surplus > 0 { progress.progress.predictions.removeLast(surplus) }
    for prediction in openPredictions where progress.progress.predictions.indices.contains(prediction.index) {
      progress.progress.predictions[prediction.index].outcome = nil
      progress.progress.predictions[prediction.index].isMet = nil
    }
    if lessonRun != nil, lessonProgress?.replay.last == entry.line { lessonProgress?.replay.removeLast() }
    changes.didUndo(entry.line)
  }
}
