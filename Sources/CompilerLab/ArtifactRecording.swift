public import LabText

extension Artifact {
  private static let form = "lab.compiler.recording/1"

  /// The artefact as bytes that can be kept and read again where no compiler is: for the site and for tests. Compiler
  /// version, route and commands are part of it.
  public var recording: [UInt8] {
    var fields = FieldWriter()
    fields.append([Self.form, source.displayName, source.text, source.sample ?? ""])
    let record = ArtifactRecord(
      compilerVersion: compilerVersion, route: route, isScript: isScript, warnings: warnings,
      commands: Pane.all.compactMap { pane in commands[pane].map { (pane, $0) } })
    record.write(to: &fields)
    let panes = Pane.all.filter { texts[$0] != nil }
    fields.append(panes.count)
    for pane in panes {
      fields.append(pane.id)
      fields.append(texts[pane]!)
    }
    return fields.bytes
  }

  /// Reads a recording.
  ///
  /// - Throws: A `Diagnostic` when the bytes are no recording.
  public init(recording bytes: [UInt8]) throws(Diagnostic) {
    let refusal = Diagnostic(
      Localized(en: "this is no recording of the compiler microscope", zh: "这不是编译器显微镜的记录"))
    var fields = FieldReader(bytes)
    guard let head = fields.list(), head.count == 4, head[0] == Self.form,
      let record = ArtifactRecord(from: &fields), let count = fields.number(), count <= Pane.all.count
    else { throw refusal }
    var texts: [Pane: [UInt8]] = [:]
    for _ in 0..<count {
      guard let pane = fields.text().flatMap({ Pane(named: $0) }), let text = fields.part() else { throw refusal }
      texts[pane] = text
    }
    let source = CompilerSource(displayName: head[1], text: head[2], sample: head[3].isEmpty ? nil : head[3])
    self.init(record, source: source, texts: texts, isFromCache: true)
  }
}
