import Foundation
public import Inspection

/// The tables of the Swift standard library and of Foundation's values.
public enum StandardLibrary {
  /// The modules, in the order in which a registry should add them, before the program's own.
  public static var modules: [ModuleTable] {
    [
      ModuleTable("Swift") {
        SequenceTables.table
        CollectionTables.tables
        ArrayTables.tables
        OptionalTables.tables
        NumberTables.tables
        StringTables.tables
        RangeTables.tables
        MiscTables.tables
        FunctionTables.tables
      },
      // The module in which Foundation's basic values are declared: FoundationEssentials on Linux.
      ModuleTable(SwiftType(Date.self).canonicalNominal?.module ?? "Foundation") {
        Alias("TimeInterval", "Double")
      },
      ModuleTable("Foundation") {
        FoundationTables.tables
        Global("NSNotFound") { NSNotFound }
        Alias("NSRange", "_NSRange")
      },
    ]
  }
}
