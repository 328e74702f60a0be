/// Whether types are named as on Apple's systems, where UIKit's classes and Core Graphics' structs are imported from C and
/// Objective-C and LLDB prints them without a module: `(CGFloat)`, `(UIView)`; on Linux it prints `(Foundation.CGFloat)`.
///
/// The lab's own frames are shown as a learner will see them in Xcode; comparisons with LLDB on Linux are not.
public enum AppleNames {
  /// Bound to `true` while such a frame is shown.
  @TaskLocal public static var areUsed = false

  /// The modules that stand for imported frameworks, besides Foundation's Core Graphics types.
  private static let importedModules: Set<String> = ["UIKitModel"]

  /// Whether a class stands for an imported one: LLDB sees no Swift members in it.
  static func isImported(_ type: Any.Type) -> Bool {
    guard areUsed, type is AnyClass else { return false }
    return importedModules.contains(TypeMemory.module(of: type))
  }

  /// The module to print before a type's name; empty for an imported one.
  static func shownModule(of name: String, in module: String) -> String {
    guard areUsed else { return module }
    if importedModules.contains(module) || (name.hasPrefix("CG") && module.hasPrefix("Foundation")) { return "" }
    return module == "FoundationEssentials" ? "Foundation" : module
  }
}
