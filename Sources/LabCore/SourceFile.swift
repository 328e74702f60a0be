import Catalog
import Foundation
import Inspection
public import LabSystem
public import LabText
import UIKitModel

/// The learner's own source of a type's defaults: a real Swift file with stored properties.
public struct SourceFile: Sendable, Hashable {
  /// One default.
  public struct Default: Sendable, Hashable {
    /// The property.
    public var name: String
    /// Its type as written.
    public var type: String
    /// Its literal as written.
    public var literal: String
    /// The line in the file, from 1.
    public var line: Int
  }

  /// The name of the struct that holds the defaults.
  public static let typeName = "Defaults"

  /// The experiment's id without its kind.
  public var subject: String
  /// The text.
  public var text: String

  /// A file of these defaults.
  ///
  /// - Parameters:
  ///   - subject: The experiment's id without its kind.
  ///   - type: The name of the type whose instance is made with them.
  public init(subject: String, type: String, defaults: [(name: String, type: String, literal: String)]) {
    self.subject = subject
    let needsFoundation = defaults.contains { $0.type == "CGFloat" }
    var lines = ["// The defaults that your \(type) is made with. Change a value, then type: rerun"]
    if needsFoundation { lines.append("import Foundation") }
    lines += ["", "struct \(Self.typeName) {"]
    lines += defaults.map { "  var \($0.name): \($0.type) = \($0.literal)" }
    text = (lines + ["}", ""]).joined(separator: "\n")
  }

  /// A file as it was read, with lines that end as Swift's own do.
  public init(subject: String, text: String) {
    self.subject = subject
    self.text = text.replacing("\r\n", with: "\n")
  }

  /// The file's name.
  public var fileName: String { subject.replacing(".", with: "") + ".swift" }

  /// The defaults that stand in the text as `var name: Type = literal`.
  public var defaults: [Default] {
    let declaration = /^\s*(?:var|let)\s+(\w+)\s*:\s*([^=]+?)\s*=\s*(.+?)\s*(?:\/\/.*)?$/
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let match = String(line).firstMatch(of: declaration) else { return nil }
      return Default(name: String(match.1), type: String(match.2), literal: String(match.3), line: index + 1)
    }
  }

  /// The file with another literal for a property; `nil` when the property is not in it.
  public func setting(_ name: String, to literal: String) -> SourceFile? {
    guard let found = defaults.first(where: { $0.name == name }) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[found.line - 1] = "  var \(name): \(found.type) = \(literal)"
    var changed = self
    changed.text = lines.joined(separator: "\n")
    return changed
  }
}

extension Workbench {
  /// The source file of the current subject: the learner's, or a fresh one.
  ///
  /// - Throws: that there is no subject, or that the subject has no defaults to edit.
  public func sourceFile() throws(Diagnostic) -> SourceFile {
    guard let subject else { throw Self.noSubject }
    let id = String(subject.experiment.drop { $0 != "." }.dropFirst())
    let fresh = freshSource(id)
    if let known = editedSource, known.subject == id { return known }
    if let bytes = try? environment.fileSystem.read(sourcePath(fresh)) {
      return SourceFile(subject: id, text: String(decoding: bytes, as: UTF8.self))
    }
    guard !fresh.defaults.isEmpty else {
      throw Diagnostic(
        Localized(en: "\(id) has no defaults to edit in a source file", zh: "\(id) 没有可以在源文件里修改的默认值"),
        hint: Localized(en: "try a type with stored properties, such as: use UIView", zh: "换一个有存储属性的类型，例如：use UIView"))
    }
    return fresh
  }

  /// A file with the defaults of a fresh subject.
  public func freshSource(_ id: String) -> SourceFile {
    guard let subject, let entry = catalog.entry(subject.experiment) else { return SourceFile(subject: id, type: id, defaults: []) }
    let fresh = UIKitEnvironment.with(UIKitEnvironment()) { entry.makeSubject(workloadContext) }
    let defaults = controls.compactMap { control -> (name: String, type: String, literal: String)? in
      guard control.members.count == 1, control.property.hasDefault, case .property(let get, _) = control.property.implementation,
        let value = try? get(fresh.instance), let literal = Self.literal(value)
      else { return nil }
      return (control.path, "\(control.property.declaration.result)", literal)
    }
    return SourceFile(subject: id, type: currentTables.first?.path ?? id, defaults: defaults)
  }

  /// A value as a Swift literal, for the types that the learner's file may hold.
  private static func literal(_ value: Any) -> String? {
    if let payload = DynamicValue.optionalPayload(value) {
      guard type(of: value) == String?.self else { return nil }
      return payload.flatMap { literal($0) } ?? "nil"
    }
    switch value {
    case let flag as Bool: return String(flag)
    case let number as Int: return String(number)
    case let text as String: return text.debugDescription
    case is Double, is CGFloat, is Float: return ValueText.short(value)
    default: return nil
    }
  }

  /// Where the learner's file is.
  public func sourcePath(_ file: SourceFile) -> String { environment.home.workbench + "/" + file.fileName }

  /// Writes the learner's file.
  public func save(_ file: SourceFile) throws(FileSystemError) {
    editedSource = file
    sourceLiterals = Dictionary(file.defaults.map { ($0.name, $0.literal) }, uniquingKeysWith: { $1 })
    try environment.fileSystem.createFolder(environment.home.workbench)
    try environment.fileSystem.replace(sourcePath(file), with: Array(file.text.utf8))
  }

  /// Forgets the learner's changes.
  public func resetSource(_ file: SourceFile) throws(FileSystemError) {
    editedSource = nil
    sourceLiterals = [:]
    if environment.fileSystem.exists(sourcePath(file)) { try environment.fileSystem.remove(sourcePath(file)) }
  }
}
