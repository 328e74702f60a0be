public import Transcripts
public import CompilerLab
public import Debugger
import Expression
public import Messenger
public import Catalog
public import Inspection
public import LabSystem
public import LabText
public import Lessons
public import UIKitModel

/// The state of one session: the current instance in its paused frame, the messenger, the lesson run, predictions and
/// progress. Commands act on it and on nothing else; it belongs to one actor, so that no two commands ever overlap.
public actor Workbench {
  /// Where the session lives.
  public nonisolated let environment: LabEnvironment
  /// Every experiment.
  public nonisolated let catalog: CatalogIndex
  /// The language of replies.
  public var language: Language
  /// The width of replies in columns.
  public var width: Int

  /// The current instance with its frame; `nil` until `use`.
  public internal(set) var subject: Subject?
  /// What was done to `subject` since it was opened.
  public internal(set) var subjectHistory: SubjectHistory?
  /// The world of the UIKit model that the subject lives in. Each subject gets a new one, so that addresses repeat.
  public internal(set) var world = UIKitEnvironment()
  /// How many of the console's messages were already shown.
  var consoleRead = 0
  /// What was done to the current instance.
  public var operations = OperationLog()
  /// Whether the command that is running changed something; set to `false` by one that turned out to look only.
  public var didChange = true
  /// What `undo` and `redo` walk over.
  public var changes = ChangeLog()
  /// Predictions that wait for the act they speak of.
  public var openPredictions: [OpenPrediction] = []
  /// What the learner did and answered.
  public var progress: ProgressStore
  /// Evidence earned since the session began, in order.
  public var evidence: [String] = []

  lazy var registry = sharedTables ?? Self.makeTables(catalog)
  private let sharedTables: TypeRegistry?
  var engine: ExpressionEngine?
  var debugger: DebuggerSession?
  var pipeline: CompilerPipeline?
  /// The recording that runs.
  public var recorder: TranscriptRecorder?
  var recordingStart: Int64 = 0
  /// What was compiled last.
  public var artifact: Artifact?
  /// The learner's source file as it was last written in this session.
  public var editedSource: SourceFile?
  /// The literals of the learner's source file, by property.
  var sourceLiterals: [String: String] = [:]
  /// Every table: the only doors into objects.
  public var tables: TypeRegistry { registry }
  var controlCache: [String: Control] = [:]
  /// Where expressions get the time and chance from: the session's clock and seed.
  let surroundings: Surroundings
  /// When the running line began: the time that its expressions see, so that a recording of it verifies.
  public var lineBegan: LabInstant?
  /// Whether a type has lazy properties.
  var lazyDeclarations: [ObjectIdentifier: Bool] = [:]
  /// What the screen shows while the debugger changes the model; `nil` while both agree.
  var committedPicture: SnapshotNode?
  /// What the last `preview` showed.
  public var lastPicture: SnapshotNode?
  var workloads = 0
  /// The lessons that the program carries.
  public nonisolated let lessons: LessonLibrary
  /// The open lesson.
  public var lessonRun: LessonRun?
  /// Whether the open lesson says nothing to what is run: while `skip` types its solution.
  public var isLessonSilent = false
  /// The open quiz.
  public var quiz: QuizRun?
  /// The messenger. Nothing of it is read before the first command that needs it.
  public nonisolated let messenger: AppEnvironment
  /// Whether the messenger's store is open.
  public internal(set) var isMessengerStarted = false
  var pendingRecovery: RecoveryReport?
  /// The ids that the last search found.
  public var lastHits: [String] = []
  /// Names that expressions declared for themselves alone.
  public var declaredNames: Set<String> = []
  /// The Swift that is being typed on several lines; `nil` at the usual prompt.
  public var expressionDraft: ExpressionDraft?
  /// Whether the program is paused in the debugger: lines go to LLDB's stand-in first.
  public var isPaused = false
  /// The real debugger that the lines go to; `nil` while the lab's own answers.
  public var liveDebugger: (any LiveDebugger)?
  /// Whether the learner asked to leave.
  public var isLeaving = false
  /// Whether lines are replayed to rebuild a state: nothing is noted then.
  public var isReplaying = false
  /// The history of the subject that the running line replaced.
  var replacedHistory: SubjectHistory??

  /// Opens a session.
  ///
  /// - Parameters:
  ///   - environment: Where it lives.
  ///   - catalog: Every experiment.
  ///   - lessons: Every lesson.
  ///   - tables: The ``tables`` of another session with the same catalog, so that they need not be made again.
  public init(
    environment: LabEnvironment, catalog: CatalogIndex = CatalogIndex(), lessons: LessonLibrary = LessonLibrary(),
    sharing tables: TypeRegistry? = nil
  ) {
    sharedTables = tables
    surroundings = Surroundings(generator: SeededRandom(seed: SeededRandom.mix(environment.seed)))
    self.environment = environment
    self.catalog = catalog
    self.lessons = lessons
    messenger = AppEnvironment(
      fileSystem: environment.fileSystem, layout: environment.home, clock: environment.clock, ids: environment.uuids,
      language: environment.language)
    language = environment.language
    width = environment.width
    progress = ProgressStore(environment: environment)
  }
  private static func makeTables(_ catalog: CatalogIndex) -> TypeRegistry {
    var tables = catalog.registry(over: TypeRegistry(StandardLibrary.modules))
    tables.add(LabFacts.table)
    return tables
  }
}
