public import Catalog
public import CommandGrammar
public import LabText
public import Lessons

/// Everything that the site is written from. The same content always gives the same files.
public struct SiteContent: Sendable {
  /// The lab's version.
  public var version: String
  /// The catalog.
  public var catalog: CatalogIndex
  /// The lessons, by number.
  public var lessons: [LessonDocument]
  /// The commands, in the order of their names.
  public var commands: [CommandSpec]
  /// What the compiler made of the samples.
  public var microscope: [MicroscopeRecord]
  /// Sessions that were run, by their names, in each language.
  public var sessions: [Language: [String: RecordedSession]]
  /// The project's own documents.
  public var notes: [SiteNote]
  /// Styles and scripts, by file name.
  public var assets: [String: String]
  /// Numbers with their sources.
  public var figures: [SiteFigure]
  /// Where the site is served, ending in a slash: for the site map and for pictures that other sites show.
  public var address: String

  /// Creates content.
  public init(
    version: String, catalog: CatalogIndex, lessons: [LessonDocument], commands: [CommandSpec], microscope: [MicroscopeRecord],
    sessions: [Language: [String: RecordedSession]], notes: [SiteNote], assets: [String: String], figures: [SiteFigure], address: String
  ) {
    self.version = version
    self.catalog = catalog
    self.lessons = lessons
    self.commands = commands
    self.microscope = microscope
    self.sessions = sessions
    self.notes = notes
    self.assets = assets
    self.figures = figures
    self.address = address
  }
}

/// A session that the lab's engine answered.
public struct RecordedSession: Sendable, Hashable, Codable {
  /// A line and its answer.
  public struct Exchange: Sendable, Hashable, Codable {
    /// The line that was typed.
    public var line: String
    /// The answer as the shell styled it.
    public var output: StyledText
    /// Whether the line was refused.
    public var isRefused: Bool

    /// Creates an exchange.
    public init(line: String, output: StyledText, isRefused: Bool) {
      self.line = line
      self.output = output
      self.isRefused = isRefused
    }

    private enum Key: String, CodingKey { case line, output, refused }

    /// Reads an exchange that a compiler was needed for; only its plain text was kept.
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      line = try fields.decode(String.self, forKey: .line)
      output = StyledText(try fields.decode(String.self, forKey: .output))
      isRefused = try fields.decode(Bool.self, forKey: .refused)
    }

    /// Writes the plain text.
    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(line, forKey: .line)
      try fields.encode(output.plain, forKey: .output)
      try fields.encode(isRefused, forKey: .refused)
    }
  }

  /// The exchanges, in order.
  public var exchanges: [Exchange]

  /// Creates a session.
  public init(_ exchanges: [Exchange]) { self.exchanges = exchanges }
}

/// A document of the project that the site shows.
public struct SiteNote: Sendable, Hashable {
  /// The file's name, such as `transcripts.md`.
  public var file: String
  /// Its Markdown.
  public var markdown: String

  /// Creates a note.
  public init(file: String, markdown: String) {
    self.file = file
    self.markdown = markdown
  }

  /// The name without its ending.
  var slug: String { file.hasSuffix(".md") ? String(file.dropLast(3)).lowercased() : file.lowercased() }
}

/// A number that the site claims, and how it is known.
public struct SiteFigure: Sendable, Hashable, Codable {
  /// How a number is known.
  public enum Source: String, Sendable, Hashable, Codable, CaseIterable {
    /// Counted in the project's own tables when the site is written.
    case counted
    /// Measured by a program on a named machine.
    case measured
    /// Compared with something outside by a test.
    case verified
  }

  /// The name by which pages ask for it.
  public var id: String
  /// The number with its unit.
  public var value: String
  /// What it says, in words.
  public var label: Localized
  /// How it is known.
  public var source: Source
  /// The day it was last found, such as `2026-11-30`.
  public var date: String
  /// The command that finds it again.
  public var command: String

  /// Creates a figure.
  public init(id: String, value: String, label: Localized, source: Source, date: String, command: String) {
    self.id = id
    self.value = value
    self.label = label
    self.source = source
    self.date = date
    self.command = command
  }
}
