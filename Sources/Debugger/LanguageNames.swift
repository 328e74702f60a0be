/// The languages `expression -l` can be asked for.
enum LanguageNames {
  /// Those whose expressions LLDB evaluates, as its message lists them.
  static let supported = ["c++", "objective-c++", "c++03", "c++11", "swift", "c++14", "c++17", "c++20", "objc++"]

  /// Those LLDB hands to Clang.
  static let clang: Set<String> = [
    "c", "c89", "c99", "c11", "c++", "c++03", "c++11", "c++14", "c++17", "c++20", "objective-c", "objective-c++", "objc", "objc++",
    "rust",
  ]

  /// Those LLDB knows by name only.
  static let unsupported: Set<String> = ["python", "java", "go", "fortran", "pascal", "ada", "d", "ocaml", "julia", "haskell"]
}
