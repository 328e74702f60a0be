import LabSystem
public import Catalog
import Foundation
public import Inspection
public import LabText
import Lessons
import UIKitModel

extension Workbench {
  /// Notes an operation on the current instance and counts it as evidence of its experiment.
  public func noteOperation(origin: String, _ text: String) {
    operations.append(origin: origin, text)
    guard let experiment = subject?.experiment, !isReplaying else { return }
    progress.progress.operate(experiment, at: environment.clock.now.date)
  }

  /// Notes that an experiment's workload ran.
  public func earn(_ experiment: String) {
    evidence.append(experiment)
    progress.progress.operate(experiment, at: environment.clock.now.date)
  }

  /// The current value of a control, as text.
  public func currentValue(of control: Control) -> String {
    guard let variable = subject?.frame[control.root] else { return "" }
    if control.members.count == 1, let text = unmadeLazyText(control.property.declaration.name, of: variable.value) { return text }
    return UIKitEnvironment.with(world) { ValueText.short(Self.read(control.members[...], of: variable.value)) }
  }

  /// Names that a value of a type can have, such as enum cases.
  public func valueNames(of type: SwiftType) -> [String] { ControlValueReader(registry: registry).names(of: type) }

  /// Makes an empty folder for a workload and what else it may use.
  public func beginWorkload() throws -> WorkloadContext {
    let folder = environment.temporaryFolder + "/lab-workload-\(workloads)"
    workloads += 1
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return WorkloadContext(folder: folder, clock: environment.clock, typecheck: { [weak self] in await self?.typecheckAnswer($0) })
  }

  /// Removes what a workload left.
  public func endWorkload(_ context: WorkloadContext) { try? FileManager.default.removeItem(atPath: context.folder) }

  /// Performs a workload in a world of its own.
  public func perform(_ entry: CatalogEntry, _ run: WorkloadRun) async throws {
    try await UIKitEnvironment.with(UIKitEnvironment()) { try await entry.workload(run) }
  }

  /// The methods of the current instance, with their labels.
  public var methodNames: [String] {
    currentTables.flatMap(\.members).filter { $0.declaration.kind == .method && !$0.declaration.isStatic }.map(\.declaration.fullName)
  }

  /// The prompt: it says which mode the shell is in, and where an open lesson stands.
  public var prompt: StyledText {
    if let expressionDraft { return StyledText(expressionDraft.prompt, .strong) }
    if isPaused { return StyledText("(lldb) ", .strong) }
    let place: Localized
    if let quiz {
      let (number, total) = (quiz.total - quiz.questions.count + 1, quiz.total)
      place = Localized(en: "quiz \(number)/\(total)", zh: "测验 \(number)/\(total)")
    } else if let run = lessonRun, let state = lessonProgress, openStep != nil || openQuestion != nil {
      let lesson = run.lesson
      let step = openStep == nil ? "?\(state.question + 1)/\(lesson.questions.count)" : "\(state.position + 1)/\(lesson.steps.count)"
      place = Localized(en: "lesson \(lesson.number), \(step)", zh: "第 \(lesson.number) 课 \(step)")
    } else {
      place = Localized(same: "lab")
    }
    return StyledText(place.text(in: language) + "> ", .strong)
  }

  /// Removes what the session kept in its temporary folder.
  public func removeTemporaryFiles() {
    subject?.dispose()
    if FileManager.default.fileExists(atPath: environment.temporaryFolder) {
      try? FileManager.default.removeItem(atPath: environment.temporaryFolder)
    }
  }
}
