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
      "LabCore", "Transcripts", "CompilerLab", "Lessons", "Catalog", "Messenger", "Screen", "UIKitModel", "subject", "Debugger",
      "Expression", "CommandGrammar", "Inspection", "Markup", "LabSystem", "LabText",
    ]
  ),
  // edge
  ("LineEditing", ["CLineEdit", "CommandGrammar", "LabSystem", "LabText"]),
  (
    "SiteGenerator",
    [
      "LabCommands", "LabCore", "CompilerLab", "Lessons", "Catalog", "Messenger", "CommandGrammar", "Markup", "LabSystem", "LabText",
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

/// `LAB_ONLY=Messenger swift test` builds and tests one row and what it needs: quick turns on a small machine.
let only = ProcessInfo.processInfo.environment["LAB_ONLY"]?.split(separator: ",").map(String.init)
let rows: Set<String> = {
  let imports = Dictionary(uniqueKeysWithValues: (libraries + programs).map { ($0.name, $0.imports) })
  guard let only else { return Set(imports.keys) }
  var reached: Set<String> = []
  var waiting = only
  while let name = waiting.popLast() {
    if reached.insert(name).inserted { waiting += imports[name] ?? [] }
  }
  return reached
}()
func isWanted(_ name: String) -> Bool { only == nil || only?.contains(name) == true }
func named(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

var targets: [Target] = [
  .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
  .target(name: "CLineEdit", dependencies: ["CLibEdit"]),
  .target(name: "CLabSystem"),
  .systemLibrary(
    name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
]
/// Files and folders of a library that are no Swift.
let withoutSwift = ["Expression": ["Grammar.ebnf"], "SiteGenerator": ["Assets"]]
targets += libraries.filter { rows.contains($0.name) }.map {
  .target(name: $0.name, dependencies: named($0.imports), exclude: withoutSwift[$0.name] ?? [])
}
targets += programs.filter { rows.contains($0.name) }.map { .executableTarget(name: $0.name, dependencies: named($0.imports)) }

/// Libraries with a test target of their own, and the folders in it that hold no Swift.
let tested: [(library: String, exclude: [String])] = [
  ("LabText", []),
  ("LabSystem", []),
  ("Markup", []),
  ("Inspection", []),
  ("CommandGrammar", []),
  ("Expression", ["Fixtures"]),
  ("Debugger", []),
  ("UIKitModel", ["Fixtures"]),
  ("Screen", ["Fixtures"]),
  ("Messenger", []),
  ("Lessons", []),
  ("CompilerLab", []),
  ("Transcripts", ["Fixtures"]),
  ("LabCommands", ["Fixtures"]),
  ("LineEditing", []),
]
targets += tested.filter { isWanted($0.library) }.map { row in
  .testTarget(
    name: row.library + "Tests",
    dependencies: named([row.library] + (libraries.first { $0.name == row.library }?.imports ?? [])), exclude: row.exclude)
}

// Terminal tests drive real programs in a pseudo terminal: `LAB_ONLY=LineEditing,TerminalTests swift test`.
if isWanted("TerminalTests") {
  targets += [
    .target(name: "CTestPTY", path: "Tests/CTestPTY"),
    .executableTarget(name: "editor-probe", dependencies: ["LineEditing", "LabText"], path: "Tests/EditorProbe"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CTestPTY", "editor-probe", "LabText"]
        + (rows.contains("lab") ? ["lab", "Lessons"] : []),
      exclude: ["Python"]),
  ]
}

// Crash tests kill real programs at random moments: `LAB_ONLY=Messenger,CrashTests swift test`.
if isWanted("CrashTests") {
  targets += [
    .executableTarget(name: "messenger-probe", dependencies: ["Messenger", "LabSystem", "LabText"], path: "Tests/MessengerProbe"),
    .testTarget(
      name: "CrashTests",
      dependencies: ["messenger-probe", "LabSystem"]
        + (rows.contains("lab") ? ["lab"] : [])),
  ]
}

// Fuzzers spoil every kind of input with fixed seeds; `make fuzz` runs them longer: `LAB_ONLY=LabCommands,FuzzTests swift test`.
if isWanted("FuzzTests") {
  targets.append(
    .testTarget(
      name: "FuzzTests",
      dependencies: named([
        "LabCommands", "LabCore", "Transcripts", "Lessons", "Catalog", "Messenger", "CommandGrammar", "LabSystem", "LabText",
      ])))
}

// Speeds beside peers: `make bench` runs these rows in turns with theirs.
if isWanted("bench-rows") {
  targets.append(
    .executableTarget(
      name: "bench-rows",
      dependencies: named([
        "LineEditing", "LabCommands", "LabCore", "Transcripts", "Lessons", "Screen", "UIKitModel", "CommandGrammar", "LabSystem",
        "LabText", "Debugger", "subject",
      ]),
      path: "Tests/BenchRows"))
}

// Parity tests compare the mimic with recorded answers of the real LLDB: `LAB_ONLY=subject,LLDBParityTests swift test`.
if isWanted("LLDBParityTests") {
  targets.append(.testTarget(name: "LLDBParityTests", dependencies: named(["subject"]), exclude: ["Fixtures"]))
}

// The cards' debugger commands through the real LLDB: `LAB_ONLY=LabCommands,CardDebuggerTests swift test`.
if isWanted("CardDebuggerTests") {
  targets += [
    .executableTarget(
      name: "card-probe",
      dependencies: named(["Catalog", "Inspection", "LabSystem", "Messenger", "TeachingTypes", "UIKitModel"]), path: "Tests/CardProbe"),
    .testTarget(
      name: "CardDebuggerTests",
      dependencies: named([
        "card-probe", "subject", "LabCommands", "LabCore", "Catalog", "UIKitModel", "CommandGrammar", "Inspection", "LabSystem", "LabText",
      ])),
  ]
}

// Site tests drive a browser over the committed page: `LAB_ONLY=SiteGenerator,lab-dev,SiteTests swift test --filter SiteTests`.
if isWanted("SiteTests") {
  targets.append(
    .testTarget(
      name: "SiteTests",
      dependencies: named(["SiteGenerator", "CompilerLab", "Catalog", "Messenger", "LabText"])
        + (rows.contains("lab-dev") ? ["lab-dev"] : []),
      exclude: ["Python"]))
}

// Content tests look at the whole project: `LAB_ONLY=lab,ContentTests swift test`.
if isWanted("ContentTests") {
  targets.append(
    .testTarget(
      name: "ContentTests",
      dependencies: named([
        "LabCommands", "LabCore", "Transcripts", "Lessons", "Catalog", "UIKitModel", "Expression", "CommandGrammar", "Inspection",
        "LabSystem", "LabText",
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
  products: rows.contains("lab") ? [.executable(name: "lab", targets: ["lab"])] : [],
  targets: targets,
  swiftLanguageModes: [.v6])
