public import CommandGrammar

/// Every command, sorted by name. A new command is one file and one row here; a test notices when either is missing.
public struct CommandIndex: Sendable {
  /// The commands.
  public let commands: [any ShellCommand.Type]
  /// Their specifications.
  public let table: CommandTable
  private let byName: [String: Int]

  /// The lab's own commands.
  public init() { self.init(Self.all) }

  /// An index of these commands.
  public init(_ commands: [any ShellCommand.Type]) {
    self.commands = commands
    table = CommandTable(commands.map { $0.spec })
    byName = Dictionary(uniqueKeysWithValues: commands.enumerated().map { ($1.spec.name, $0) })
  }

  /// The command of a name.
  public subscript(_ name: String) -> (any ShellCommand.Type)? { byName[name].map { commands[$0] } }

  static let all: [any ShellCommand.Type] = [
    AnswerCommand.self,
    BackCommand.self,
    BacktraceCommand.self,
    CallCommand.self,
    CancelCommand.self,
    CardCommand.self,
    CompareCommand.self,
    CompileCommand.self,
    ConceptCommand.self,
    ConstraintsCommand.self,
    ContinueCommand.self,
    CrashCommand.self,
    DoctorCommand.self,
    ExperimentsCommand.self,
    ExplainCommand.self,
    ExportCommand.self,
    ExpressionCommand.self,
    FlushCommand.self,
    HelpCommand.self,
    HintCommand.self,
    HistoryCommand.self,
    InboxCommand.self,
    InspectCommand.self,
    LangCommand.self,
    LessonCommand.self,
    LessonsCommand.self,
    LogCommand.self,
    MessagesCommand.self,
    OpenCommand.self,
    PauseCommand.self,
    PredictCommand.self,
    PreviewCommand.self,
    PrintCommand.self,
    PrintObjectCommand.self,
    ProgressCommand.self,
    QueueCommand.self,
    QuitCommand.self,
    QuizCommand.self,
    RecordCommand.self,
    RedoCommand.self,
    ReplayCommand.self,
    RerunCommand.self,
    ResetCommand.self,
    RetryCommand.self,
    ReviewCommand.self,
    RunCommand.self,
    ScrollCommand.self,
    SearchCommand.self,
    SendCommand.self,
    ServerCommand.self,
    SetCommand.self,
    SkipCommand.self,
    SourceCommand.self,
    TapCommand.self,
    TreeCommand.self,
    TypeCommand.self,
    UndoCommand.self,
    UseCommand.self,
    VariableCommand.self,
    VerifyCommand.self,
    WaitCommand.self,
    WhereCommand.self,
  ]
}
