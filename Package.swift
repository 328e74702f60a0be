// swift-tools-version:6.2
import Foundation
import PackageDescription

/// One row per library: its name and what it may import. A row may name only rows above it, so a cycle cannot be
/// written. ARCHITECTURE.md says what each row is for; ContentTests compares the `import` lines with this table.
let libraries: [(name: String, imports: [String])] = [
  // base
  ("LabText", []),
  ("LabSystem", ["CLabSystem", "LabText"]),
  ("Markup", ["CCMarkGFM", "LabText"]),
  // language
  ("Inspection", ["LabText"]),
  ("CommandGrammar", ["LabText"]),
  ("Expression", ["Inspection", "LabText"]),
  ("Debugger", ["Expression", "Inspection", "LabText"]),
  ("subject", ["Debugger", "Expression", "Inspection", "LabText"]),
  // domain
  ("TeachingTypes", []),
  ("UIKitModel", []),
  ("Screen", ["UIKitModel", "LabText"]),
  ("Messenger", ["LabSystem", "LabText"]),
  (
    "Catalog",
    ["Messenger", "UIKitModel", "TeachingTypes", "Screen", "Expression", "Inspection", "LabSystem", "LabText"]
  ),
  ("Lessons", ["Markup", "CommandGrammar", "LabSystem", "LabText"]),
  ("CompilerLab", ["LabSystem", "LabText"]),
  ("Transcripts", ["CommandGrammar", "LabSystem", "LabText"]),
  // core
  (
    "LabCore",
    [
      "Transcripts", "CompilerLab", "Lessons", "Catalog", "Messenger", "Screen", "UIKitModel", "Debugger", "Expression",
      "CommandGrammar", "Inspection", "LabSystem", "LabText",
    ]
  ),
  // shell
  (
    "LabCommands",
    [
      "LabCore", "Transcripts", "CompilerLab", "Lessons", "Catalog", "Messenger", "Screen", "UIKitModel", "Debugger",
      "Expression", "CommandGrammar", "Inspection", "Markup", "LabSystem", "LabText",
    ]
  ),
  // edge
  ("LineEditing", ["CLineEdit", "CommandGrammar", "LabSystem", "LabText"]),
  (
    "SiteGenerator",
    [
      "LabCore", "Transcripts", "CompilerLab", "Lessons", "Catalog", "Messenger", "CommandGrammar", "Markup",
      "LabSystem", "LabText",
    ]
  ),
]

let programs: [(name: String, imports: [String])] = [
  ("lab", ["LabCommands", "LabCore", "LineEditing", "CommandGrammar", "LabSystem", "LabText"]),
  (
    "lab-dev",
    [
      "SiteGenerator", "LabCommands", "LabCore", "subject", "Transcripts", "CompilerLab", "Lessons", "Catalog",
      "Screen",
      "UIKitModel", "Debugger", "Expression", "CommandGrammar", "Inspection", "LabSystem", "LabText",
    ]
  ),
]

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }

/// `LAB_ONLY=Messenger swift test` builds and tests one row and what it needs: quick turns on a small machine.
let only = ProcessInfo.processInfo.environment["LAB_ONLY"]
func wanted() -> Set<String> {
  let imports = Dictionary(uniqueKeysWithValues: (libraries + programs).map { ($0.name, $0.imports) })
  guard let only else { return Set(imports.keys) }
  var reached: Set<String> = []
  var waiting = only.split(separator: ",").map(String.init)
  while let name = waiting.popLast() {
    if reached.insert(name).inserted { waiting += imports[name] ?? [] }
  }
  return reached
}
let rows = wanted()
func named(_ names: [String]) -> [Target.Dependency] {
  names.filter { exists("Sources/\($0)") || exists("Tests/\($0)") }.map { .byName(name: $0) }
}

var targets: [Target] = []
if exists("Sources/CLineEdit") {
  targets += [
    .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .target(name: "CLineEdit", dependencies: ["CLibEdit"]),
  ]
}
if exists("Sources/CLabSystem") { targets.append(.target(name: "CLabSystem")) }
if exists("Sources/CCMarkGFM") {
  targets.append(
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]))
}
targets += libraries.filter { rows.contains($0.name) && exists("Sources/\($0.name)") }.map {
  .target(
    name: $0.name, dependencies: named($0.imports),
    exclude: $0.name == "Expression" && exists("Sources/Expression/Grammar.ebnf") ? ["Grammar.ebnf"] : [])
}
targets += programs.filter { rows.contains($0.name) && exists("Sources/\($0.name)") }.map {
  .executableTarget(name: $0.name, dependencies: named($0.imports))
}
targets += libraries.filter {
  (only == nil || only!.split(separator: ",").contains(Substring($0.name))) && exists("Tests/\($0.name)Tests")
}
.map { row in
  .testTarget(
    name: "\(row.name)Tests", dependencies: named([row.name] + row.imports + ["LabTestSupport"]),
    exclude: exists("Tests/\(row.name)Tests/Fixtures") ? ["Fixtures"] : [])
}

// Terminal tests drive real programs in a pseudo terminal: `LAB_ONLY=LineEditing,TerminalTests swift test`.
if exists("Tests/TerminalTests"), only == nil || only!.split(separator: ",").contains("TerminalTests") {
  targets += [
    .target(name: "CTestPTY", path: "Tests/CTestPTY"),
    .executableTarget(name: "editor-probe", dependencies: ["LineEditing", "LabText"], path: "Tests/EditorProbe"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CTestPTY", "editor-probe", "LabText"]
        + (rows.contains("lab") && exists("Sources/lab") ? ["lab"] : []),
      exclude: ["Python"]),
  ]
}

// Crash tests kill real programs at random moments: `LAB_ONLY=Messenger,CrashTests swift test`.
if exists("Tests/CrashTests"), only == nil || only!.split(separator: ",").contains("CrashTests") {
  targets += [
    .executableTarget(name: "messenger-probe", dependencies: ["Messenger", "LabSystem", "LabText"], path: "Tests/MessengerProbe"),
    .testTarget(
      name: "CrashTests",
      dependencies: ["messenger-probe", "LabSystem"]
        + (rows.contains("lab") && exists("Sources/lab") ? ["lab"] : [])),
  ]
}

// Speeds, not tests: `swift run -c release lab-bench`.
if exists("Tests/LabBench"), only == nil || only!.split(separator: ",").contains("lab-bench") {
  targets.append(
    .executableTarget(
      name: "lab-bench", dependencies: named(["Transcripts", "LineEditing", "UIKitModel", "LabSystem", "LabText"]),
      path: "Tests/LabBench"))
}

// Parity tests compare the mimic with recorded answers of the real LLDB: `LAB_ONLY=subject,LLDBParityTests swift test`.
if exists("Tests/LLDBParityTests"), exists("Sources/subject"),
  only == nil || only!.split(separator: ",").contains("LLDBParityTests")
{
  targets.append(.testTarget(name: "LLDBParityTests", dependencies: named(["subject"]), exclude: ["Fixtures"]))
}

// Content tests look at the whole project: `LAB_ONLY=lab,ContentTests swift test`.
if exists("Tests/ContentTests"), only == nil || only!.split(separator: ",").contains("ContentTests") {
  targets.append(
    .testTarget(
      name: "ContentTests",
      dependencies: named([
        "LabCommands", "LabCore", "Transcripts", "Lessons", "Catalog", "CommandGrammar", "Inspection", "LabSystem", "LabText",
      ])))
}

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
let unsettled: Set = ["CLabSystem", "CLibEdit", "CLineEdit", "CCMarkGFM", "CTestPTY"]
for target in targets where !unsettled.contains(target.name) { target.swiftSettings = strict }

let package = Package(
  name: "SwiftMessengerLab",
  platforms: [.macOS(.v15)],
  products: rows.contains("lab") && exists("Sources/lab") ? [.executable(name: "lab", targets: ["lab"])] : [],
  targets: targets,
  swiftLanguageModes: [.v6])
