public import Inspection

/// The tables of the Swift standard library and of Foundation's values.
public enum StandardLibrary {
  /// The modules, in the order in which a registry should add them.
  public static var modules: [ModuleTable] { [] }
}
