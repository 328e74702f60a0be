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
      ModuleTable("Foundation") { FoundationTables.tables },
    ]
  }
}
