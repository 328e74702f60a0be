public import Inspection

/// One of the 70 experiments with its card, its tables, its frame and its direct workload. Each is one file.
public struct CatalogEntry: Sendable {
  /// What the entry is about.
  public enum Content: Sendable {
    case type(TypeCard)
    case concept(ConceptCard)
  }

  /// The experiment's id: `type.UIView`, `concept.let-var`.
  public let experiment: String
  /// The card. Made anew at each reading, so that a start of the lab pays for none.
  public let content: @Sendable () -> Content
  /// The tables of the types that this entry teaches. They are the only doors into their objects.
  public let tables: @Sendable () -> [TypeTable]
  /// What ran when the workload was performed.
  public let evidence: EvidenceKind
  /// Makes a fresh subject. The same context always gives the same one.
  public let makeSubject: @Sendable (WorkloadContext) -> Subject
  /// Performs the direct workload on objects of its own.
  public let workload: Workload

  /// Creates the entry of a type.
  public static func type(
    _ card: @autoclosure @escaping @Sendable () -> TypeCard, id: String, evidence: EvidenceKind,
    tables: @escaping @Sendable () -> [TypeTable], subject: @escaping @Sendable (WorkloadContext) -> Subject,
    workload: @escaping Workload
  ) -> CatalogEntry {
    CatalogEntry(
      experiment: "type." + id, content: { .type(card()) }, tables: tables, evidence: evidence, makeSubject: subject,
      workload: workload)
  }

  /// Creates the entry of a concept.
  public static func concept(
    _ card: @autoclosure @escaping @Sendable () -> ConceptCard, id: String, evidence: EvidenceKind = .swift,
    tables: @escaping @Sendable () -> [TypeTable] = { [] },
    subject: @escaping @Sendable (WorkloadContext) -> Subject,
    workload: @escaping Workload
  ) -> CatalogEntry {
    CatalogEntry(
      experiment: "concept." + id, content: { .concept(card()) }, tables: tables, evidence: evidence,
      makeSubject: subject, workload: workload)
  }

  /// The id without `type.` or `concept.`.
  public var id: String { String(experiment.drop { $0 != "." }.dropFirst()) }

  /// Whether the entry is a concept.
  public var isConcept: Bool { experiment.hasPrefix("concept.") }
}
